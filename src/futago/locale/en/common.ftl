# Texts that belong to no game.

verbatim = { $word }
seat-chance = chance

## Errors

bad-seed = The seed “{ $seed }” is not valid: use 64 hexadecimal digits (0-9, a-f) or, on the command line, a whole number.
bot-failed = The bot { $bot } ({ $seat }) didn’t move: ask it again, or give the seat to someone else.
bot-unknown = There is no bot “{ $name }” for this game: choose one of { $known }.
cannot-concede = This game cannot be given up by { $seat }.
cannot-undo = You can’t undo now: your last move has already revealed something, or somebody has played since.
difficulty-chosen = Difficulty { $name }: { $about }
difficulty-option = The difficulty “{ $name }” sets { $option } to { $value }: leave this option out, or the difficulty.
difficulty-unknown = { $count ->
    [0] This game has no difficulties to choose from.
   *[other] There is no difficulty “{ $name }”: choose one of { $known }.
}
file-empty = { $file } is empty.
file-not-json = { $file }, line { $line }: not a JSON object; every line must hold one.
file-unreadable = { $file } cannot be read: check the name and that it is a text file.
game-over = The game is over: no more moves can be made.
game-unknown = There is no game “{ $name }”: choose one of { $known }.
ismcts-effort = “{ $effort }” does not say how long to search: write a number of simulations (ismcts:500) or seconds (ismcts:0.5s).
ismcts-missing = OpenSpiel is not installed: pip install open_spiel.
move-bad-field = The move “{ $do }” has a malformed field: { $error }.
move-fields = In the move “{ $do }”, the field “{ $field }” is missing or does not belong.
move-unknown = There is no move “{ $do }”: a move does one of { $known }.
not-your-turn = It’s { $mover }’s turn, not { $seat }’s.
notation-empty = Type a move, or the number of one in the list.
option-bad-value = The option { $name } cannot be “{ $value }”: use { $values }.
option-unknown = There is no option “{ $name }”: the options are { $known }.

## Positions

position-bad = In the position, { $name }={ $value } cannot be read: check the names and numbers.
position-contradiction = The position’s { $name } is impossible in a running game: check it.
position-unknown = A position has no “{ $name }”: it may name { $known }.
position-word = “{ $word }” does not belong in a position: write name=value, each name once.

## Records

record-draw = Draw { $draw } (move { $move }) does not follow from the seed: it says “{ $given }”, the seed gives “{ $due }”.
record-extra = The record has a field “{ $field }” that records do not have: remove it.
record-format = The record’s format is “{ $format }”: this program reads “{ $expected }”.
record-line = { $file }, line { $line }: { $reason }
record-missing = The record has no field “{ $field }”.
record-move = Move { $move }: { $reason }
record-not-list = “{ $field }” of the record is not a list.
record-not-object = “{ $field }” of the record is not an object.
record-option-missing = The record’s options do not name “{ $name }”: a record names every option.
record-option-form = The record’s option “{ $name }” is not written in full: it reads { $due }.
record-result = The result is wrong: { $field } is { $given }, the { $moves } moves give { $due }.
record-seats = The record must name who sat in each of the seats { $seats }, and in no other.
record-unfinished = Move { $move } is missing: the game is not over, { $mover } is to move.
rival-unknown = { $count ->
    [0] This game has no rivals to choose from.
   *[other] There is no rival “{ $name }” for this seat at this level: choose one of { $known }.
}
save-damaged = The saved game is damaged: start a new one with --new.
rules-unknown = These rules of { $game } (version { $version }) are not known here: a newer version of Futago may know them.
scores-damaged = { $file } is damaged: repair it, or delete it to start a new table.

## Playing in the terminal

play-welcome = Type the number of a choice, a word from it, or a whole move. “?” explains the rule that matters now; undo, log, resign and quit (the game waits for you) work at any time.
play-help = Choose by number or word, several numbers on one line if you like (1 3 4), and confirm with Enter; more shows the rest of a long list, undo undoes the last step, log shows what happened, resign gives up, quit saves the game for later.
play-left = The game waits for you: { $command } play { $game } --resume
play-waiting = Continuing the game you left. To start another one, use --new.
play-hand-over = Hand the keyboard to { $seat }, then press Enter.
play-turn = At the keyboard: { $seat }.
play-no-number = There is no choice { $number }: the list goes from 1 to { $most }.
play-undone = Undone: { $what }
play-resign = Resign this game? (yes/no)
play-confirm = Enter: play it
play-more = more: { $count } more
play-record = The record of this game is in { $file }; look at it with: { $command } replay { $file } --game 1
play-score-first = Your score is { $score }: the one to beat from now on (futago scores).
play-score-better = Your score is { $score }: it beats { $best }, the best so far.
play-score-not-better = Your score is { $score }; the one to beat is { $best }.
play-nothing-left = There is no saved game of { $game }: start one without --resume.
seat-unknown = There is no seat “{ $seat }”: choose one of { $known }.

## The command line

cli-futago = Futago: play, study and balance two tabletop games. Start with: futago play
cli-group-commands = Commands
cli-group-parameters = Options
cli-group-arguments = Arguments
cli-see-help = See futago --help, or --help after a command.
cli-install-completion = Install completion of commands and options for your shell.
cli-not-a-pair = { $option } takes name=value; “{ $entry }” is not.
cli-bad-number = { $name } must be at least 1, not { $number }.
cli-cannot-write = { $file } cannot be written: { $error }.

cli-lang = Language of everything shown: en, fr or it; by default your environment’s.
cli-colour = Colours in the terminal; --no-colour for none.
cli-seed = A whole number, or 64 hexadecimal digits; fresh and secret if left out.
cli-file = The file to read.

cli-play = Play a game in the terminal against a bot. Any option of the game can be given by its name, for example --edition 2019 --variant genjutsu --palace lake.
cli-play-game = The game.
cli-play-as = The seat you take, for example goryo or samurai; several with a comma between share this keyboard.
cli-play-bot = The bots in the other seats: one for all, such as expert, or one for each, such as p2=expert:baldo,p3=novice.
cli-play-resume = Continue the game you left.
cli-play-new = Start a new game even if one was left.
cli-options-of = Options of { $game }:
cli-rules = Read the rules of a game. With options of the game, the rules as they are played with them, for example --edition 2019 --variant genjutsu.
cli-rules-game = The game.
cli-rules-options = An option of the game.
cli-play-options = An option of the game.

cli-scores = Show the scores to beat: the best one for each set of options of a game that is played alone.
cli-scores-game = Only the scores of this game.
scores-none = No score yet: win a game that is played alone, for example futago play gorpg --mode solo
scores-game = game
scores-score = score
scores-options = options
scores-made = made on

cli-simulate = Play many games between bots and write them down. The same seed gives the same games, whatever the number of processes.
cli-simulate-game = The game.
cli-simulate-games = How many games.
cli-simulate-bots = Who plays: seat=name with commas between; * stands for every other seat; random if not said. ismcts:500 is OpenSpiel’s search with 500 simulations a move, ismcts:0.5s with half a second.
cli-simulate-option = An option of the game as name=value; may be given again.
cli-simulate-vary = Draw the options at random for each game; those given by --option stay.
cli-simulate-jobs = Processes at work; by default one for each core.
cli-simulate-out = The file for the records, one game a line.
simulate-progress = Playing
simulate-seat = seat
simulate-wins = wins
simulate-share = share
simulate-interval = 95% interval
simulate-ending = ending
simulate-games = games
simulate-speed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $moves } moves a game, { $seconds } s ({ $rate } games/s)

cli-replay = Check that every game of a file follows the rules, or watch one step by step.
cli-replay-game = Show this game of the file, counted from 1.
cli-replay-seat = Whose view: a seat, spectator, or above (everything visible).
replay-all = { $count ->
    [one] 1 record: every move follows the rules and the result is right.
   *[other] { $count } records: every move follows the rules and every result is right.
}
replay-no-game = There is no game { $game }: the file has { $count }.
replay-progress = Checking
replay-step = Step { $number } of { $last }. Enter: next, b: back, a number: go there, q: leave.

cli-verify = Check every game of a file and recompute each draw from the seed.
verify-all = { $count ->
    [one] 1 record verified
   *[other] { $count } records verified
}: { $draws ->
    [one] 1 draw matches
   *[other] { $draws } draws match
} the seeds.
cli-option-only = Only with { $when }.
cli-option-difficulty = Sets several options to make the game as hard as you like.
cli-option-default = With { $when } the default is { $default }.
play-option-unused = { $option } makes no difference here: it counts only with { $when }.
