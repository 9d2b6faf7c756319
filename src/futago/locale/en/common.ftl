# Texts that belong to no game.

verbatim = { $word }

## Errors

bad-seed = The seed "{ $seed }" is not one: write 64 hexadecimal digits (0-9, a-f).
bot-unknown = There is no bot "{ $name }" for this game: choose one of { $known }.
cannot-concede = { $seat } cannot end the game by "{ $reason }".
cannot-undo = Nothing to take back: your last move has already told somebody something, or somebody has moved since.
file-empty = { $file } is empty: no record in it.
file-not-json = { $file }, line { $line }: this is not a JSON object; a record is one object on one line.
file-unreadable = { $file } cannot be read: check the name and that it is a text file.
game-over = The game is over: no more moves.
game-unknown = There is no game "{ $name }": choose one of { $known }.
move-bad-field = The move "{ $do }" has a field of the wrong form: { $error }.
move-fields = The move "{ $do }" lacks the field "{ $field }" or does not know it.
move-unknown = There is no move "{ $do }": a move does one of { $known }.
not-your-turn = It is not { $seat }'s turn: { $mover } is to move.
notation-empty = Type a move, or the number of one in the list.
option-bad-value = The option { $name } cannot be "{ $value }": use { $values }.
option-unknown = There is no option "{ $name }": the options are { $known }.

## Positions

position-bad = The position's { $name }={ $value } cannot be read here: check the names and numbers.
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
record-result = The result is wrong: { $field } is { $given }, the { $moves } moves give { $due }.
record-seats = The record must name who sat in each of the seats { $seats }, and in no other.
record-unfinished = Move { $move } is missing: the game is not over, { $mover } is to move.
record-version = The record was played under version { $version } of the rules: this program knows { $expected }.
save-damaged = The saved game is damaged: start a new one.
save-version = The saved game was begun under version { $version } of the rules, which this program no longer plays.
