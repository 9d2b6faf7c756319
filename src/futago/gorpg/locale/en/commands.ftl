# The command `futago cards`.

cli-cards = Check or show a deck of Go RPG: one of ours, or your own file.
cli-cards-check = Check a deck file; the first fault is named with its card.
cli-cards-check-file = A TOML file, or the name of a deck: heroes, monsters, locations, equipment.
cli-cards-show = Show the cards of a deck with their names.
cli-cards-show-file = A TOML file, or the name of a deck: heroes, monsters, locations, equipment.
deck-sound = { $file } is a valid deck ({ $deck }). Different cards: { $count }, each with a name in every language.
deck-no-file = There is no deck “{ $file }”: name a file, or one of { $known }.
deck-not-toml = { $file } is not a TOML file: { $error }.
deck-unknown = { $file }: deck is “{ $deck }”; it must be one of { $known }.
deck-incomplete = { $file }: a deck has a list of cards and a table [joker].
deck-not-a-card = { $file }, card { $number }: this is not a table with affiliation, level and names.
deck-no-such-card = { $file }, card { $number }: there is no card { $card }; affiliations are nature, water, fire, urban, levels 1 to 13.
deck-card-twice = { $file }: the card { $card } is there twice.
deck-card-missing = { $file }: the card { $card } is missing.
deck-joker-level = { $file }: the joker’s level must be { $level }.
deck-no-name = { $file }: the card { $card } has no name in the language { $language }.
