# Replays in the browser: a game looked at again, taken along, gone on with.

replay-page-above = everything visible
replay-page-back = Previous move
replay-page-begin = The game begins.
replay-page-blind = Without spoilers
replay-page-bring = Import a game
replay-page-bring-more = Drop a saved game here, or choose a file. If it contains several games, the first one is shown.
replay-page-brought = imported
replay-page-chance = { $seat }: { $percent }%
replay-page-choose = Choose a file
replay-page-coach-ask = Ask the coach
replay-page-coach-more = The coach reviews the whole game: mistakes, better moves and why, and what was luck. It takes up to a minute.
replay-page-coach-working = The coach is reviewing the game…
replay-page-commitment = Check code (SHA-256)
replay-page-controls = Playback controls
replay-page-copied = Game copied.
replay-page-copy-record = Copy the game
replay-page-draw = A random draw.
replay-page-eyes = Point of view
replay-page-first = To the beginning
replay-page-fork = Play from here
replay-page-fork-bots = bots
replay-page-fork-end = The game is over here: go back to an earlier move first.
replay-page-fork-go = Open the new table
replay-page-fork-more = This opens a new table after move { $move }. The old game is not changed.
replay-page-fork-open = anyone with the link
replay-page-fork-others = The others
replay-page-fork-seat = I play
replay-page-last = To the end
replay-page-likely = Likeliest targets: { $targets }.
replay-page-link = Link to this move
replay-page-mine = My finished games
replay-page-move = Move { $move }
replay-page-move-of = Move { $move } of { $moves }
replay-page-moves = The moves
replay-page-next = Next move
replay-page-no-clipboard = Your browser doesn’t allow copying here: save the game to a file instead.
replay-page-no-ways = There is no hidden plan on the board at this point.
replay-page-none = No finished games yet. Games you finish will appear here.
replay-page-none-yet = Press “Next move” to begin.
replay-page-not-begun = The game at this table has not begun yet.
replay-page-not-record = This file doesn’t contain a saved game.
replay-page-not-verified = { $draws ->
    [one] Warning: the draw doesn’t match the seed.
   *[other] Warning: not all of the { $draws } draws match the seed.
}
replay-page-numbers = Seed and check code
replay-page-over = A finished game
replay-page-pause = Pause
replay-page-piece = Moves { $first } to { $last }
replay-page-play = Play
replay-page-round = Round { $round }
replay-page-running = This game is still going on: here is what you have seen so far.
replay-page-save = Save the game
replay-page-save-forked = This game was started from another one, whose seed gave the first draws: the file can be read, but not checked or imported here.
replay-page-save-more = The file contains every option, move and draw. You can import it again under Replays.
replay-page-scrub = Move
replay-page-seal = Fairness check
replay-page-secret = { $seat } makes a secret decision.
replay-page-seed = Seed
replay-page-side = On the table
replay-page-spectator = spectators
replay-page-speed = Speed
replay-page-take = Share and save
replay-page-target = { $space } { $percent }%
replay-page-to-table = Back to the table
replay-page-verified = { $draws ->
    [0] Nothing was drawn, and the seed matches its check code.
    [one] The one draw matches the seed.
   *[other] All { $draws } draws match the seed.
}
replay-page-ways = { $ways ->
    [one] Only one path is possible.
   *[other] { $ways } paths are possible.
}
replay-page-why = The check code was shown before the first move, so nobody, not even this server, could change a draw afterwards.
replay-page-why-imported = The seed came with the imported game: its draws match, but this server cannot tell when the seed was chosen.
replay-page-you-won = You won.
