## The lab: training and measuring

cli-lab = Allena e misura i bot di Goryō. Ogni comando riprende da dove è stato fermato.
cli-lab-train = Impara quanto valgono i round di Goryō: gioca partite, risolvi le posizioni incontrate, adatta dei pesi.
cli-lab-game = Il gioco: goryo.
cli-lab-train-kinds = Tipi di partite separati da virgole, per esempio "3 plain,split genjutsu": i cubi di un samurai, poi la variante; tutti se non indicato.
cli-lab-train-positions = Posizioni da risolvere per ogni tipo, generazione e round.
cli-lab-train-games = Numero massimo di partite per tipo e generazione; quattro per posizione se non indicato.
cli-lab-train-generations = Quante volte rigiocare e adattare, secondo i valori già noti.
cli-lab-train-recipe = Un file che dice che cosa si gioca e con quale precisione si risolve, al posto del nostro (vedi study/training.toml).
cli-lab-train-out = Il file dei valori; se manca, values.json nella cartella di --work. I tipi che contiene già vi restano.
cli-lab-seed = Un numero intero, o 64 cifre esadecimali; lo stesso seme dà gli stessi risultati.
cli-lab-jobs = Processi al lavoro; se non indicato, uno per core.
cli-lab-work = La cartella in cui i risultati vengono conservati man mano; se manca, una propria per ogni serie.

lab-no-study = In { $game } non c’è nulla da studiare; giochi possibili: { $known }.
lab-level-unknown = Non c’è nessun livello «{ $name }»; livelli disponibili: { $known }.
lab-kind-unknown = Non c’è nessun tipo di partita «{ $kind }»; tipi possibili: { $known }.
lab-other-run = { $file } contiene i risultati di un’altra serie: indica un’altra cartella con --work, o eliminalo.
lab-bad-recipe = { $file } non è una ricetta di allenamento: { $reason }.
lab-not-values = { $file } non contiene valori: indica un altro file con --out, o eliminalo.

lab-train-doing = { $kind }, generazione { $generation }: { $doing }
lab-train-games = partite
lab-train-round = round { $round }
lab-train-fitted = { $kind }, generazione { $generation }, round { $round }: pesi adattati a { $positions } posizioni, scarto di { $error } punti su quelle tenute da parte (la media: { $mean }), { $seconds } s
lab-train-too-few = { $kind }, generazione { $generation }, round { $round }: troppo poche posizioni, nessun peso adattato
lab-train-done = Valori in { $file }; posizioni risolte in { $folder }.
