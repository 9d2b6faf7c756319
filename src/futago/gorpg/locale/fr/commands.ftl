# The command `futago cards`.

cli-cards = Vérifier ou montrer une pioche de Go RPG : une des nôtres, ou votre propre fichier.
cli-cards-check = Vérifier un fichier de pioche ; le premier défaut est nommé avec sa carte.
cli-cards-check-file = Un fichier TOML, ou le nom d’une pioche : heroes, monsters, locations, equipment.
cli-cards-show = Montrer les cartes d’une pioche avec leurs noms.
cli-cards-show-file = Un fichier TOML, ou le nom d’une pioche : heroes, monsters, locations, equipment.
deck-sound = { $file } est une pioche valide ({ $deck }). Cartes différentes : { $count }, chacune nommée dans chaque langue.
deck-no-file = Aucune pioche « { $file } » : nommez un fichier, ou l’une de { $known }.
deck-not-toml = { $file } n’est pas un fichier TOML : { $error }.
deck-unknown = { $file } : deck vaut « { $deck } » ; il faut l’un de { $known }.
deck-incomplete = { $file } : une pioche a une liste cards et une table [joker].
deck-not-a-card = { $file }, carte { $number } : ce n’est pas une table avec affiliation, level et noms.
deck-no-such-card = { $file }, carte { $number } : il n’y a pas de carte { $card } ; affiliations nature, water, fire, urban, niveaux 1 à 13.
deck-card-twice = { $file } : la carte { $card } s’y trouve deux fois.
deck-card-missing = { $file } : la carte { $card } manque.
deck-joker-level = { $file } : le niveau du joker doit être { $level }.
deck-no-name = { $file } : la carte { $card } n’a pas de nom dans la langue { $language }.
