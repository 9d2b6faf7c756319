# Tables, and the server that keeps them.

## What cannot be done at a table

table-advice-already = Advice is already allowed at this table.
table-advice-not = Nobody has agreed to advice at this table.
table-agreed = You’ve already agreed: waiting for the others.
table-clock-short = The clock needs at least 5 seconds.
table-conceded = You’ve already resigned: a bot is playing for you.
table-damaged = This table cannot be opened: what this server has kept of it is damaged. Tell whoever runs the server; a backup may still have it.
table-leave-late = The game has started: you can resign, but not leave your seat.
table-move-unknown = There is no move { $move }: the game has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
table-no-offer = There is no request to answer.
table-no-record = This is a trial position, not a whole game: it can’t be saved.
table-not-begun = The game has not begun: some seats are still free.
table-nobody = Somebody has to sit at the table: bots do not play alone.
table-too-many-open = There are already { $most } open tables in the list from your address: wait until some of them begin, or open a private one.
table-not-over = You can do this once the game is over.
table-not-paused = The game is not paused.
table-not-running = You can only do this during the game.
table-not-together = These moves can’t be made together: one of them reveals something new or ends your turn. Make them one by one.
table-offer-open = Another request is still waiting for an answer.
table-offer-when = You can’t ask for that now: a rematch comes after the game, everything else during it.
table-paused = The game is paused: everyone has to agree to resume.
table-rematched = The next game has been set up already.
table-seat-taken = This seat is taken ({ $seat }): choose a free one.
table-seat-unknown = There is no seat “{ $seat }” at this table.
table-seed-later = The seed is revealed when the game is over, so that everyone can check the draws.
table-stale = The game has moved on since you last looked (your move was number { $number }, the next is { $next }). Check the board, then play again.

## What happens at a table

table-event-sat = { $name } takes a seat: { $seat }.
table-event-left = Free seat again: { $seat }.
table-event-start = All seats are taken. The game begins.
table-event-undo = { $seat } undoes a move.
table-event-resigned = { $seat } resigns.
table-event-time = { $seat } ran out of time.
table-event-bot = A bot takes over for { $seat }.
table-event-offer-undo = { $seat } asks for a takeback.
table-event-offer-pause = { $seat } asks for a pause.
table-event-offer-resume = { $seat } wants to resume.
table-event-offer-rematch = { $seat } offers a rematch with roles swapped.
table-event-offer-rematch-same = { $seat } offers a rematch with the same roles.
table-event-offer-advice = { $seat } would like to allow advice: hints, deductions, trying moves on a copy.
table-event-yes = { $seat } accepts.
table-event-no = { $seat } declines.
table-event-pause = The game is paused.
table-event-resume = The game resumes.
table-event-advice-on = Everyone agrees: advice is allowed from now on, and everyone sees who uses it.
table-event-advice-off = { $seat } would rather play without advice: from now on it is off.
table-event-advised-hint = { $seat } asks the coach.
table-event-advised-belief = { $seat } looks at what can be deduced.
table-event-advised-try = { $seat } tries moves on a copy.
table-event-chat = { $name }: { $text }
table-event-rematch = The next game is ready.

## The server's answers

serve-title-400 = Bad request
serve-title-401 = Not recognised
serve-title-403 = Not allowed
serve-title-404 = Not found
serve-title-405 = Method not allowed
serve-title-409 = Not now
serve-title-413 = Too large
serve-title-415 = Unsupported format
serve-title-429 = Too many requests
serve-title-500 = Server error
serve-title-503 = Server busy
serve-bad-record = This is not a saved game: see the documentation for the format.
serve-bad-request = This request cannot be understood: { $reason }
serve-bad-token = This access token is not valid: use the one you were given.
serve-bug = Something went wrong on our side; it has been noted. Nothing has changed at your table.
serve-busy = The server couldn’t save this, so nothing has changed. Try again in a moment.
serve-code-spent = This link has already been used or has expired: ask for a new one.
serve-host = The server doesn’t accept this host name. Its operator can allow it with --allow-host.
serve-method = This address does not take requests of this kind: see the API’s description.
serve-move-long = A move is never that long.
serve-no-advice = In a game between people, advice is off until everyone agrees to it.
serve-network = The server can’t be opened to the network from here: start it with the command shown.
serve-no-belief = There is nothing to estimate for this seat.
serve-no-chat = Chat is off at this table, or for players only.
serve-no-client = The server is running, but its pages have not been built: install Futago with pip, or run “make setup”.
serve-no-destination = Enter an e-mail address or a webhook.
serve-no-hints = Hints are off at this table.
serve-no-mail = This server sends no e-mail: use a webhook, or keep the page open.
serve-no-seat = You have no seat at this table: you can only watch.
serve-not-found = There is nothing here, or it is private: check that the link is complete, including the part after #.
serve-not-here = Only someone at the server’s own computer can do this.
serve-not-json = Send JSON, and say so: Content-Type: application/json.
serve-not-your-seat = This is not your seat.
serve-nothing-said = Write a message first.
serve-origin = This request comes from another site. Open the table on this server’s own page.
serve-too-deep = This request is nested too deeply.
serve-too-fast = Too many requests in a short time: wait a moment.
serve-too-large = This is too large for the server.
serve-too-many = Too many connections: close one, or come back later.
serve-work-failed = The server couldn’t prepare this: try again in a moment.
serve-work-waiting = Too many games are being played through at the moment: try again in a moment.
serve-unknown = The server doesn’t know you yet: take a seat, or send your access token.

## Starting the server

serve-ready = Futago is ready: { $address }   (stop with Ctrl+C)
serve-port = The port { $port } is not between 0 and 65535.
serve-port-taken = Port { $port } on { $host } cannot be used ({ $reason }): stop whatever has it, or choose another with --port.
serve-public-url = “{ $url }” is not the address of a site: write it like https://games.example.org.
serve-mail-from = To send e-mail the server needs a sender: add --mail-from.
serve-number = --{ $flag } cannot be { $value }.
serve-processes = Several processes are not supported on this system: leave --processes out.
serve-peer-address = “{ $address }” is not an address for other computers: write it like 10.0.0.5:8100.
serve-peer-file = --peer-address needs a PostgreSQL database: a file cannot be shared between computers.
serve-trust-proxy = “{ $address }” is not a proxy address: write it like 127.0.0.1 or 10.0.0.0/8.

cli-serve = Run the table server for browsers and scripts, until stopped.
cli-serve-host = Address to listen at; the default is reached from this computer only.
cli-serve-port = Port to listen at; 0 takes a free one.
cli-serve-data = Folder, .sqlite file or postgresql:// address in which everything is kept.
cli-serve-open = Open the browser as soon as the server is ready.
cli-serve-public-url = Public address of the server when it runs behind a proxy, like https://games.example.org.
cli-serve-allow-host = A further host name by which the server may be called.
cli-serve-trust-proxy = Address of a proxy whose X-Forwarded headers are trusted.
cli-serve-processes = Processes that share the tables; one per core is enough.
cli-serve-peer-address = Address like 10.0.0.5:8100 at which servers on other computers with the same database reach this one.
cli-serve-bot-workers = Processes in which bots think.
cli-serve-bot-deadline = Seconds after which a bot’s thinking is cut off.
cli-serve-bot-pace = How slowly bots answer: 1 as intended, 0 at once (their thinking time may then tell something).
cli-serve-max-connections = Live connections in all.
cli-serve-max-connections-per-address = Live connections from one address.
cli-serve-requests-per-second = Average requests per second allowed from one address.
cli-serve-messages-per-second = Average messages per second allowed over all sockets of one address; more have to wait.
cli-serve-tables-per-minute = Average tables per minute one address may create.
cli-serve-work-per-second = Moves of stored games played through per second for one address, on average: replays, logs, imports.
cli-serve-max-body = Maximum size of a request, in bytes.
cli-serve-smtp = Mail server for turn notices, like smtp://user:password@host:587?tls=starttls.
cli-serve-mail-from = Sender of these e-mails.
cli-serve-allow-inner = An inner address, host:port, that webhooks may call all the same.
cli-serve-metrics-token = Bearer token required for /metrics; without one, only this computer may read it.
cli-serve-log-level = How much is logged.
cli-serve-log-format = Logs as text or as JSON.
recap-not-game = There is no summary of this game.
