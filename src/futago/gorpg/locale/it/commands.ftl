# The command `futago cards`.

cli-cards = Controlla o mostra un mazzo di Go RPG: uno dei nostri, o un tuo file.
cli-cards-check = Controlla il file di un mazzo; il primo difetto è indicato con la sua carta.
cli-cards-check-file = Un file TOML, o il nome di un mazzo: heroes, monsters, locations, equipment.
cli-cards-show = Mostra le carte di un mazzo con i loro nomi.
cli-cards-show-file = Un file TOML, o il nome di un mazzo: heroes, monsters, locations, equipment.
deck-sound = { $file } è un mazzo valido ({ $deck }). Carte diverse: { $count }, ognuna con un nome in ogni lingua.
deck-no-file = Non c’è un mazzo «{ $file }»: indica un file, o uno fra { $known }.
deck-not-toml = { $file } non è un file TOML: { $error }.
deck-unknown = { $file }: deck è «{ $deck }»; deve essere uno fra { $known }.
deck-incomplete = { $file }: un mazzo ha una lista cards e una tabella [joker].
deck-not-a-card = { $file }, carta { $number }: non è una tabella con affiliation, level e nomi.
deck-no-such-card = { $file }, carta { $number }: non c’è una carta { $card }; affinità nature, water, fire, urban, livelli da 1 a 13.
deck-card-twice = { $file }: la carta { $card } c’è due volte.
deck-card-missing = { $file }: manca la carta { $card }.
deck-joker-level = { $file }: il livello del jolly deve essere { $level }.
deck-no-name = { $file }: la carta { $card } non ha un nome nella lingua { $language }.
