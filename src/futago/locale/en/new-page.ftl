# The page on which a table is made.

new-page-title = New game of { $game }
new-page-with = Play with
new-page-with-bots = Bots
new-page-with-link = Friends online (by link)
new-page-with-here = Friends on this screen
new-page-seat = Your seat
new-page-level = Your opponent
new-page-level-many = Your opponents
new-page-difficulty = Difficulty
new-page-difficulty-own = Your own
new-page-strength = Strength
new-page-suits = suits you
new-page-options = Game options
new-page-table = Table options
new-page-public = Public: shown to everybody on this server
new-page-name = Table name
new-page-chat = Chat
new-page-spectator-chat = Spectators may chat
new-page-hints = Hints and trial moves allowed (between people only if everyone agrees)
new-page-clock = Clock
new-page-clock-none = none
new-page-clock-move = per move
new-page-clock-game = whole game
new-page-clock-days = days per move
new-page-seconds = Seconds per move
new-page-minutes = Minutes per player
new-page-increment = Seconds added per move
new-page-days = Days per move
new-page-make = Create the table
new-page-start = Start the game
new-page-friend = Name of the other player: { $seat }
new-page-own-palace = My palace: { $name }
bot-random = random
bot-greedy = impulsive
bot-gentle = gentle
bot-novice = novice
bot-player = intermediate
bot-expert = expert
bot-master = master
bot-help-random = Plays any legal move at random.
bot-help-greedy = Takes what looks best right now and never thinks ahead.
bot-help-gentle = Gives newcomers a fair chance: they win about every other game.
bot-help-novice = Plays by instinct and makes beginner’s mistakes.
bot-help-player = Knows what it is doing, and slips now and then.
bot-help-expert = Rarely wrong: you’ll need a good plan to beat it.
bot-help-master = Close to perfect. Thinks up to five seconds.
bot-introduction = { $name } ({ $seat }, { $level }): { $manner }
bot-introduction-short = { $name } ({ $seat }, { $level })
bot-says = { $name }: “{ $words }”

## Options that follow others

new-page-advanced = More options
new-page-changed = Changed to fit your choice; it was: { $before }.
new-page-changed-plain = Changed to fit your choice.
new-page-usual = Back to the default
