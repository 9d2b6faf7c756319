# The browser's table: what belongs to no game.

table-page-actions = What you can do
table-page-advice = Advice
table-page-advice-ask = Ask to allow advice
table-page-advice-asked = Waiting for the others to agree to advice.
table-page-advice-end = Play without advice
table-page-advice-off = Fair play: no hints between people, unless everyone agrees.
table-page-advice-on = Everyone agreed to advice. The others see when you use it.
table-page-advised = { $times ->
    [one] used advice once
   *[other] used advice { $times } times
}
table-page-agree = Accept
table-page-ask-undo = Ask for a takeback
table-page-away = offline
table-page-back = Back
table-page-bot = bot
table-page-chat = Chat
table-page-chat-empty = No messages yet.
table-page-chat-say = Your message
table-page-chat-send = Send
table-page-commitment = All draws were fixed before the first move. Check code: { $commitment }
table-page-confirm = Confirm
table-page-copied = Link copied.
table-page-copy = Copy
table-page-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
table-page-device = Continue on another device
table-page-device-more = Open this link on the other device within 24 hours. It works once, and your seat moves with you.
table-page-free = free
table-page-go-on = Keep playing
table-page-goal = The goal of the game
table-page-goal-close = Close the goal
table-page-hand-over = Hand the screen to { $name } ({ $seat }).
table-page-hint = What would the coach do?
table-page-hint-chance = Your winning chances with good play from both sides: { $percent }%.
table-page-hint-refining = The coach keeps looking for something better…
table-page-hint-share = chosen { $percent }% of the time
table-page-hint-thinking = The coach is thinking…
table-page-leave = Leave the table
table-page-line-away = Connection lost. Your game is safe: reconnecting…
table-page-link = Link to this table
table-page-link-more = Anyone who opens it can take a free seat or watch.
table-page-log = What happened
table-page-log-empty = Nothing yet.
table-page-lost = You lost to { $names }.
table-page-more = More
table-page-mute = Mute { $name }
table-page-next-game = Go to the next game
table-page-nickname = Your nickname
table-page-nobody = Nobody has won.
table-page-notices-confirm = Your address is confirmed: we’ll e-mail you when it’s your turn.
table-page-notices-stop = You won’t get any more e-mails from this table.
table-page-over = The game is over
table-page-pause = Ask for a pause
table-page-paused = The game is paused.
table-page-player = Player
table-page-players = At the table
table-page-refuse = Decline
table-page-rematch = Rematch, roles swapped
table-page-rematch-same = Rematch
table-page-next-level = Play on at the next level: { $level }
table-page-easier-level = Try an easier level: { $level }
table-page-meet = Play against { $name }
table-page-meet-easier = Try { $name } instead
table-page-says = “{ $words }”
table-page-decided = What decided the game
table-page-decided-see = See it on the board
table-page-decided-nothing = Nobody made a mistake that mattered.
table-page-replay = Watch the replay
table-page-resign = Resign
table-page-resign-sure = Resign this game?
table-page-result = The result
table-page-resume = Resume
table-page-share = Invite or share
table-page-sound-ask = Play with sound? Wood, paper, bronze and a cat: short and soft.
table-page-sound-yes = With sound
table-page-sound-no = Silently
table-page-since = Since your last visit
table-page-spectators = the spectators
table-page-thinking = is thinking
table-page-time-up = time is up
table-page-clock-waits = waits for the scene to end
table-page-to-move-away = their turn, offline
table-page-try = Try moves on a copy
table-page-uncover = That’s me: show it
table-page-watch = Watch the board.
table-page-watch-all = Everybody may look: watch the board.
table-page-undo = Undo
table-page-unmute = Unmute { $name }
table-page-view = The game as you see it
table-page-winner = Winner: { $names }.
table-page-withdraw = Withdraw request
table-page-won = You won!
table-page-you = you
table-page-your-turn = your turn
table-page-again = Play again
table-page-email = E-mail me when it’s my turn
table-page-email-keep = Confirm the address
table-page-notify = Notify me in this browser when it’s my turn
table-page-notify-denied = Your browser blocks notifications: allow them for this site in its settings.
table-page-notify-sent = We’ve sent you an e-mail: open its link to confirm.
table-page-line-back = The connection is back.
table-page-seat-moved = You are now playing on another device. Here you can watch.
table-page-chat-muted = Messages from players you have muted are hidden.
table-page-leave-sure = Your seat becomes free, and somebody else can take it.
table-page-leave-no = Stay
table-page-aside = the store
table-page-bill = Price { $price }, paid { $paid }.
table-page-bill-change = { $change } too much, without change.
table-page-bill-leave = { $count ->
    [one] One more has to leave.
   *[other] { $count } more have to leave.
}
table-page-bill-missing = { $missing } missing.
table-page-cheapest = Cheapest payment
table-page-chosen = Chosen so far:
table-page-instead = Something else instead
table-page-put = { $thing }: { $place }
table-page-reset = Put everything back
table-page-shorter = Take the last step back
table-page-space = { $space }
table-page-target = Set the target now
table-page-target-on = target: { $space }
table-page-skip = Skip to my turn
table-page-tempo = Others’ moves
table-page-tempo-watch = watch
table-page-tempo-quick = quick
table-page-tempo-instant = instant
table-page-place = { $place ->
    [1] You finish first of { $count }!
    [2] You finish second of { $count }.
    [3] You finish third of { $count }.
    [4] You finish fourth of { $count }.
    [5] You finish fifth of { $count }.
    [6] You finish sixth of { $count }.
   *[other] You finish last of { $count }.
}
table-page-recap-table = As a table
table-page-recap-round = Round
table-page-recap-highlights = Highlights
table-page-rank = Place { $place }
table-page-log-more = Blow by blow
table-page-keep = Keep your games, on every device
