# Replays in the browser: a game looked at again, taken along, gone on with.

replay-page-above = from above
replay-page-back = One move back
replay-page-begin = The game begins.
replay-page-belief = What the Samurai could know
replay-page-belief-more = The darker a space, the likelier one of her cubes; a red ring is a likely target. In percent: white for a cube, red for the target.
replay-page-blind = Without spoilers
replay-page-bring = Bring a record
replay-page-bring-more = Drop a file here, or choose one: a record as this house saves them, or a file with several of them, of which the first is shown.
replay-page-brought = brought here
replay-page-chance = { $seat }: { $percent } %
replay-page-choose = Choose a file
replay-page-coach = The coach
replay-page-coach-ask = Ask the coach
replay-page-coach-more = He goes through the whole game: what cost something, what would have been better and why, and what was luck. It takes up to a minute, once.
replay-page-coach-working = The coach is going through the game …
replay-page-commitment = Its fingerprint (SHA-256)
replay-page-controls = The reel
replay-page-copied = The record is copied.
replay-page-copy-record = Copy it
replay-page-draw = Something is drawn.
replay-page-eyes = Point of view
replay-page-first = To the beginning
replay-page-fork = Go on from here
replay-page-fork-bots = bots
replay-page-fork-end = The game is over here: go back to an earlier move first.
replay-page-fork-go = To the new table
replay-page-fork-more = A new table begins after move { $move } of this game. The old game stays as it is.
replay-page-fork-open = whoever comes by a link
replay-page-fork-others = The others
replay-page-fork-seat = I play
replay-page-last = To the end
replay-page-likely = Likeliest targets: { $targets }.
replay-page-link = Link to this move
replay-page-mine = My finished games
replay-page-move = Move { $move }
replay-page-move-of = Move { $move } of { $moves }
replay-page-moves = The moves
replay-page-next = One move on
replay-page-no-clipboard = This browser lets nothing be copied here: save the record as a file.
replay-page-no-ways = At this moment no plan lies hidden on the board.
replay-page-none = You have not finished a game yet. What you play to its end is found here.
replay-page-none-yet = Step on to see the first move.
replay-page-not-begun = The game at this table has not begun yet.
replay-page-not-record = This file holds no record: a record is a JSON object.
replay-page-not-verified = Not all of the { $draws } draws follow from the seed.
replay-page-numbers = The seed and its fingerprint
replay-page-over = A finished game
replay-page-pause = Pause
replay-page-piece = Moves { $first } to { $last }
replay-page-play = Play
replay-page-round = Round { $round }
replay-page-running = The game goes on: this is how you saw it so far.
replay-page-save = Save the record
replay-page-save-forked = This game began in the middle of another, and its first draws come from that one’s seed: the record can be read, but not checked and brought back here.
replay-page-save-more = The record names every option, move and draw. It can be brought back here under Replays.
replay-page-scrub = Move
replay-page-seal = The draws, checked
replay-page-secret = { $seat } decides something in secret.
replay-page-seed = Seed
replay-page-side = On the table
replay-page-spectator = spectators
replay-page-speed = Speed
replay-page-take = Share and keep
replay-page-to-table = To the table
replay-page-verified = { $draws ->
    [0] Nothing was drawn, and the seed fits its fingerprint.
    [one] The one draw follows from the seed.
   *[other] All { $draws } draws follow from the seed.
}
replay-page-ways = { $ways ->
    [one] Only one way is possible.
   *[other] { $ways } ways are possible.
}
replay-page-why = The fingerprint of the seed was shown before the first move: nobody, not even this server, could choose a draw afterwards.
replay-page-why-imported = The seed came with the record: its draws are its own, but when it was fixed this server cannot say.
replay-page-you-won = You have won.
