# Texts that belong to no game.

verbatim = { $word }

## Errors

bad-seed = The seed "{ $seed }" is not one: write 64 hexadecimal digits (0-9, a-f), or a whole number on the command line.
bot-failed = The bot { $bot } at { $seat } gave no move: ask it again, or give the seat to somebody else.
bot-unknown = There is no bot "{ $name }" for this game: choose one of { $known }.
cannot-concede = { $seat } cannot end the game by "{ $reason }".
cannot-undo = Nothing to take back: your last move has already told somebody something, or somebody has moved since.
file-empty = { $file } is empty: there is nothing in it.
file-not-json = { $file }, line { $line }: this is not a JSON object; each line holds one.
file-unreadable = { $file } cannot be read: check the name and that it is a text file.
game-over = The game is over: no more moves.
game-unknown = There is no game "{ $name }": choose one of { $known }.
ismcts-effort = "{ $effort }" does not say how long to search: write a number of simulations (ismcts:500) or seconds (ismcts:0.5s).
ismcts-missing = OpenSpiel is not installed: pip install open_spiel.
move-bad-field = The move "{ $do }" has a field of the wrong form: { $error }.
move-fields = The move "{ $do }" lacks the field "{ $field }" or does not know it.
move-unknown = There is no move "{ $do }": a move does one of { $known }.
not-your-turn = It is not { $seat }'s turn: { $mover } is to move.
notation-empty = Type a move, or the number of one in the list.
option-bad-value = The option { $name } cannot be "{ $value }": use { $values }.
option-unknown = There is no option "{ $name }": the options are { $known }.

## Positions

position-bad = The position's { $name }={ $value } cannot be read here: check the names and numbers.
position-contradiction = The position's { $name } cannot be in a game that goes on: check it.
position-impossible = No plan of the Goryō fits this position: check prints, start and sealed types.
position-incomplete = A position in phase "{ $phase }" needs more: first, start, and for a finished game winner and reason; a plan needs the bound type.
position-unknown = A position has no "{ $name }": it may name { $known }.
position-word = "{ $word }" is not a word of a position: each is name=value, once.

## Records

record-draw = Draw { $draw } (move { $move }) does not follow from the seed: it says "{ $given }", the seed gives "{ $due }".
record-extra = The record has a field "{ $field }" that records do not have: remove it.
record-format = The record's format is "{ $format }": this program reads "{ $expected }".
record-line = { $file }, line { $line }: { $reason }
record-missing = The record has no field "{ $field }".
record-move = Move { $move }: { $reason }
record-not-list = "{ $field }" of the record is not a list.
record-not-object = "{ $field }" of the record is not an object.
record-option-missing = The record's options do not name "{ $name }": a record names every option.
record-option-form = The record's option "{ $name }" is not written in full: it reads { $due }.
record-result = The result is wrong: { $field } is { $given }, the { $moves } moves give { $due }.
record-seats = The record must name who sat in each of the seats { $seats }, and in no other.
record-unfinished = Move { $move } is missing: the game is not over, { $mover } is to move.
record-version = The record was played under version { $version } of the rules: this program knows { $expected }.
save-damaged = The saved game is damaged: start a new one with --new.
save-version = The saved game was begun under version { $version } of the rules, which this program no longer plays.
scores-damaged = { $file } is damaged: mend it, or delete it to begin a new table.

## Playing in the terminal

play-welcome = Type the number of a choice, its word, or a whole move. "?" explains the rule that matters now; undo, log, resign and quit (the game waits for you) work at any time.
play-help = A number or a word picks, Enter confirms; more goes on in a long list, undo takes back, log tells what happened, resign gives up, quit leaves the game for later.
play-left = The game waits for you: { $command } play { $game } --resume
play-waiting = A game that you left is waiting. Going on with it; for another one use --new.
play-hand-over = Hand the keyboard to { $seat }, then press Enter.
play-turn = At the keyboard: { $seat }.
play-no-number = There is no choice { $number }: the list goes from 1 to { $most }.
play-undone = Taken back: { $move }
play-resign = Resign this game? (yes/no)
play-confirm = Enter: play it
play-more = more: { $count } others
play-record = The record of this game is in { $file }; look at it with: { $command } replay { $file } --game 1
play-score-first = Your score is { $score }: the one to beat from now on (futago scores).
play-score-better = Your score is { $score }: it beats { $best }, the best so far.
play-score-not-better = Your score is { $score }; the one to beat is { $best }.
play-nothing-left = No game of { $game } was left: start one without --resume.
seat-unknown = There is no seat "{ $seat }": choose among { $known }.

## The command line

cli-futago = Futago: play, study and balance two tabletop games. Start with: futago play
cli-group-commands = Commands
cli-group-parameters = Options
cli-group-arguments = Arguments
cli-see-help = See futago --help, or --help after a command.
cli-install-completion = Install completion of commands and options for your shell.
cli-not-a-pair = { $option } takes name=value: "{ $entry }" is none.
cli-bad-number = { $name } must be at least 1, not { $number }.
cli-cannot-write = { $file } cannot be written: { $error }.

cli-lang = Language of everything shown: en, fr or it; by default your environment's.
cli-colour = Colours in the terminal; --no-colour for none.
cli-seed = A whole number, or 64 hexadecimal digits; fresh and secret if left out.
cli-file = The file to read.

cli-play = Play a game in the terminal against a bot. Any option of the game can be given by its name, for example --edition 2019 --variant genjutsu --palace lake.
cli-play-game = The game.
cli-play-as = The seat you take, for example goryo or samurai; several with a comma between share this keyboard.
cli-play-bot = The bot in the other seats: random or greedy.
cli-play-resume = Go on with the game that you left.
cli-play-new = Start anew although a game was left.
cli-options-of = Options of { $game }:
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
simulate-interval = 95 % interval
simulate-ending = ending
simulate-games = games
simulate-speed = { $games } games, { $moves } moves a game, { $seconds } s ({ $rate } games/s)

cli-replay = Check that every game of a file keeps the rules, or look at one, step by step.
cli-replay-game = Show this game of the file, counted from 1.
cli-replay-seat = Whose view: a seat, spectator, or above (everything).
replay-all = { $count ->
    [one] 1 record: every move keeps the rules and the result is right.
   *[other] { $count } records: every move keeps the rules and every result is right.
}
replay-no-game = There is no game { $game }: the file has { $count }.
replay-progress = Checking
replay-step = Step { $number } of { $last }. Enter: next, b: back, a number: go there, q: leave.

cli-verify = Check every game of a file and derive each draw from the seed again.
verify-all = { $count ->
    [one] 1 record verified
   *[other] { $count } records verified
}: { $draws ->
    [one] 1 draw follows
   *[other] { $draws } draws follow
} from the seeds.

cli-palace = Check or show a palace: one of ours, or your own file.
cli-palace-check = Check a palace file; the first fault is named with its place.
cli-palace-check-file = A TOML file, or the name of a palace that comes with the game.
cli-palace-show = Show a palace.
cli-palace-show-file = A TOML file, or the name of a palace that comes with the game.
palace-sound = { $name } is sound: 32 spaces, { $bridges } bridges, { $fewest } to { $most } ways of four steps from a space, to { $least_targets } to { $most_targets } targets.

## Decks

cli-cards = Check or show a deck of Go RPG: one of ours, or your own file.
cli-cards-check = Check a deck file; the first fault is named with its card.
cli-cards-check-file = A TOML file, or the name of a deck: heroes, monsters, locations, equipment.
cli-cards-show = Show the cards of a deck with their names.
cli-cards-show-file = A TOML file, or the name of a deck: heroes, monsters, locations, equipment.
deck-sound = { $file } is a sound deck of { $deck }: { $count } faces, each with a name in every language.
deck-no-file = There is no deck "{ $file }": name a file, or one of { $known }.
deck-not-toml = { $file } is not a TOML file: { $error }.
deck-unknown = { $file }: deck is "{ $deck }"; it must be one of { $known }.
deck-incomplete = { $file }: a deck has a list of cards and a table [joker].
deck-not-a-card = { $file }, card { $number }: this is not a table with affiliation, level and names.
deck-no-such-card = { $file }, card { $number }: there is no card { $card }; affiliations are nature, water, fire, urban, levels 1 to 13.
deck-card-twice = { $file }: the card { $card } is there twice.
deck-card-missing = { $file }: the card { $card } is missing.
deck-joker-level = { $file }: the joker's level must be { $level }.
deck-no-name = { $file }: the card { $card } has no name in the language { $language }.
