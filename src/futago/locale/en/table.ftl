# Tables, and the server that keeps them.

## What cannot be done at a table

table-agreed = You have agreed already: the others have to answer.
table-clock-short = A clock needs at least 5 seconds.
table-conceded = You have given up already: a bot plays on for you.
table-leave-late = The game has begun: you can resign, but no longer leave your seat.
table-move-unknown = There is no move { $move }: the game has { $moves } moves.
table-no-offer = Nothing is offered that could be answered.
table-no-record = A position that was only tried out has no record: its game has no beginning.
table-not-begun = The game has not begun: some seats are still free.
table-not-over = This can be done when the game is over.
table-not-paused = The game is not paused.
table-not-running = This can be done only while the game goes on.
table-offer-open = Something is offered already: it has to be answered first.
table-offer-when = This cannot be offered now: a rematch comes after the game, all else during it.
table-paused = The game is paused: all have to agree to go on.
table-rematched = The next game has been set up already.
table-seat-taken = { $seat } is taken: choose a free seat.
table-seat-unknown = There is no seat "{ $seat }" at this table.
table-seed-later = The seed is told when the game is over: then everybody can check the draws.
table-stale = Something has happened that you did not know: your move expected to be number { $number }, the next one is { $next }. Look again, then decide.
table-version = This game was begun under version { $version } of the rules: this program plays version { $expected }.

## What happens at a table

table-event-sat = { $name } takes a seat: { $seat }.
table-event-left = { $seat } is free again.
table-event-start = All seats are taken. The game begins.
table-event-undo = { $seat } takes a move back.
table-event-resigned = { $seat } resigns.
table-event-time = { $seat }'s time has run out.
table-event-bot = A bot plays on for { $seat }.
table-event-offer-undo = { $seat } asks to take a move back.
table-event-offer-pause = { $seat } asks for a pause.
table-event-offer-resume = { $seat } wants to go on.
table-event-offer-rematch = { $seat } wants to play again.
table-event-yes = { $seat } agrees.
table-event-no = { $seat } does not agree.
table-event-pause = The game is paused.
table-event-resume = The game goes on.
table-event-chat = { $name }: { $text }
table-event-rematch = The next game is ready, with roles swapped.

## The server's answers

serve-title-400 = Not understood
serve-title-401 = Unknown
serve-title-403 = Not allowed
serve-title-404 = Not found
serve-title-405 = Not this way
serve-title-409 = Not now
serve-title-413 = Too large
serve-title-415 = Not in this form
serve-title-429 = Too many
serve-title-500 = Our mistake
serve-title-503 = Busy
serve-bad-record = This is not a record: it needs the form that the documentation describes.
serve-bad-request = This request cannot be understood: { $reason }
serve-bad-token = The bearer token does not have the form of one: use the token that you were given.
serve-bug = Something went wrong on our side; it has been noted. Nothing has changed at your table.
serve-busy = The server could not keep this just now, so nothing has happened. Try again in a moment.
serve-code-spent = This link has been used already, or it is too old: ask for a new one.
serve-host = The server does not go by this name. Whoever runs it can allow it with --allow-host.
serve-method = This address does not take requests of this kind: see the API's description.
serve-move-long = A move is never that long.
serve-no-belief = There is nothing to guess for this seat: in this game, or from this side of it, nothing hidden can be reckoned.
serve-no-chat = Nobody chats here: the table was made without it, or only for those who play.
serve-no-client = The server is running, but its pages have not been built: install Futago with pip, or run "make setup".
serve-no-destination = Name an e-mail address or a webhook.
serve-no-hints = At this table the players agreed to play without help.
serve-no-mail = This server sends no e-mail: use a webhook, or keep the page open.
serve-no-seat = You have no seat at this table: you can only watch.
serve-not-found = There is nothing here, or it is private: check the link, the part after # included.
serve-not-json = Send JSON, and say so: Content-Type: application/json.
serve-not-your-seat = This is not your seat.
serve-nothing-said = Nothing was said: write some words.
serve-origin = This request comes from another site. Open the table on this server's own page.
serve-too-deep = The parts of this request lie too deep in each other.
serve-too-fast = Too many requests in a short time: wait a moment.
serve-too-large = This is more than the server takes at once.
serve-too-many = Too many connections: close one, or come again later.
serve-unknown = The server does not know you yet: take a seat, or send your bearer token.

## Starting the server

serve-ready = Futago is ready: { $address }   (stop with Ctrl+C)
serve-port = The port { $port } is not between 0 and 65535.
serve-port-taken = Port { $port } on { $host } cannot be used ({ $reason }): stop whatever has it, or choose another with --port.
serve-public-url = "{ $url }" is not the address of a site: write it like https://games.example.org.
serve-mail-from = To send e-mail the server needs a sender: add --mail-from.
serve-number = --{ $flag } cannot be { $value }.
serve-trust-proxy = "{ $address }" is no address of a proxy: write it like 127.0.0.1 or 10.0.0.0/8.

cli-serve = Serve tables to browsers and scripts until stopped.
cli-serve-host = Address to listen at; the default is reached from this computer only.
cli-serve-port = Port to listen at; 0 takes a free one.
cli-serve-data = Folder, or .sqlite file, in which everything is kept.
cli-serve-open = Open the browser as soon as the server is ready.
cli-serve-public-url = Where people reach the server when it stands behind a proxy, like https://games.example.org.
cli-serve-allow-host = A further host name by which the server may be called.
cli-serve-trust-proxy = Address of a proxy whose X-Forwarded headers are believed.
cli-serve-bot-workers = Processes in which bots think.
cli-serve-bot-deadline = Seconds after which a bot's thinking is cut off.
cli-serve-bot-pace = How slowly bots answer: 1 as intended, 0 at once (their thinking time may then tell something).
cli-serve-max-connections = Live connections in all.
cli-serve-max-connections-per-address = Live connections from one address.
cli-serve-requests-per-second = Requests a second from one address, in the long run.
cli-serve-tables-per-minute = Tables a minute that one person can make, in the long run.
cli-serve-max-body = Bytes of a request at most.
cli-serve-smtp = Mail server for turn notices, like smtp://user:password@host:587?tls=starttls.
cli-serve-mail-from = Sender of these mails.
cli-serve-allow-inner = An inner address, host:port, that webhooks may call all the same.
cli-serve-metrics-token = Who asks for /metrics has to show this bearer token; without one only this computer may.
cli-serve-log-level = How much is logged.
cli-serve-log-format = Logs as text or as JSON.
