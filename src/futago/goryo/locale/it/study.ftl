## The lab: training and measuring

cli-lab-train = Impara quanto valgono i round di Goryō: gioca partite, risolvi le posizioni incontrate, adatta dei pesi.
cli-lab-train-kinds = Tipi di partite separati da virgole, per esempio "3 plain,split genjutsu": i cubetti di un samurai, poi la variante; tutti se non indicato.
cli-lab-train-positions = Posizioni da risolvere per ogni tipo e generazione; di ogni round la parte che dice la ricetta.
cli-lab-train-games = Numero massimo di partite per tipo e generazione; sei per posizione se non indicato.
cli-lab-train-generations = Quante volte rigiocare e adattare, secondo i valori già noti.
cli-lab-train-recipe = Un file che dice che cosa si gioca e con quale precisione si risolve, al posto del nostro (vedi goryo/study/training.toml).
cli-lab-train-out = Il file dei valori; se manca, values.json nella cartella di --work. I tipi che contiene già vi restano.

lab-kind-unknown = Non c’è nessun tipo di partita «{ $kind }»; tipi possibili: { $known }.
lab-bad-recipe = { $file } non è una ricetta di allenamento: { $reason }.
lab-not-values = { $file } non contiene valori: indica un altro file con --out, o eliminalo.

cli-lab-book = Risolvi in anticipo e a lungo ogni primo round di Goryō, così che bot e allenatore partano da lì.
cli-lab-book-nodes = Numero massimo di posizioni della ricerca di domande, per ogni primo round.
cli-lab-book-gap = Quanto esattamente è risolto un primo round: 0.002 è un quinto di punto.
cli-lab-book-out = Il file del libro; book.json nella cartella di --work se non indicato. Le pagine di altre partite vi restano.
lab-book-open = Con Genjutsu un primo round mostra troppo per il libro: scegli un’altra variante.
lab-not-a-book = { $file } non contiene un libro di primi round: indica un altro file con --out, o rimuovilo.
lab-book-done = Primi round in { $file }: { $count }, ciascuno entro { $gap } punti.

lab-train-doing = { $kind }, generazione { $generation }: { $doing }
lab-train-games = partite
lab-train-round = round { $round }
lab-train-fitted = { $kind }, generazione { $generation }, round { $round }: pesi adattati; posizioni: { $positions }; scarto di { $error } punti su quelle tenute da parte (la media: { $mean }), { $seconds } s
lab-train-too-few = { $kind }, generazione { $generation }, round { $round }: troppo poche posizioni, nessun peso adattato
lab-train-done = Valori in { $file }; posizioni risolte in { $folder }.

## Measuring

cli-lab-effort = Nessun livello usa più di questa parte della riflessione del più forte: 0.2 è un quinto delle sue risposte migliori e dei suoi nodi. Il rapporto lo dice.
cli-lab-values = Un file di valori con cui i livelli ragionano, al posto del nostro.
cli-lab-calibrate = Controlla se le probabilità dichiarate si avverano: un livello gioca contro sé stesso, e ciò che diceva della probabilità del Samurai si confronta con la fine delle partite.
cli-lab-calibrate-games = Quante partite.
cli-lab-balance-editions = Edizioni, separate da virgole.
cli-lab-balance-actions = Azioni di un samurai, separate da virgole; un’edizione si gioca solo con quelle che conosce.
cli-lab-balance-variants = Varianti, separate da virgole.
cli-lab-balance-gongs = Gong da confrontare, separati da punto e virgola: lunghezza, due punti, passi che portano un sacchetto, come 12:2,4,6;12:3,6,9; il nostro se non indicato.
cli-lab-balance-palace = Il palazzo: uno dei nostri, o un file.
cli-lab-adversary = Misura quanto guadagna chi conosce esattamente le strategie miste e i valori di un livello.
cli-lab-adversary-games = Partite in ogni posto.

lab-bad-effort = --effort deve essere maggiore di 0 e al massimo 100, non { $effort }.
lab-bad-values = { $file } non contiene valori.
lab-not-exact = Il livello { $level } non gioca sempre la sua strategia mista, quindi nessuno può conoscerla esattamente: scegline uno senza blend e slip.
lab-balance-nothing = Nessuna di queste edizioni ({ $editions }) si gioca con questo numero di azioni per samurai: { $actions }.

lab-head-samurai-wins = vittorie del Samurai
lab-head-said = dichiarato
lab-head-points = volte
lab-head-mean-said = dichiarato in media
lab-head-mean-fitted = adattato, in media
lab-head-verdict = verdetto
lab-head-round = round
lab-head-adversary = avversario
lab-head-when = quando
lab-head-count = volte
lab-head-over-value = guadagno, in punti
lab-head-by-mix = di cui per la sola strategia mista
lab-head-over-level = più del livello in quel posto
lab-head-promised = probabilità all’inizio
lab-calibrate-solved = Che cosa dice { $level } della probabilità del Samurai all’inizio di un round, e che cosa ne è stato
lab-calibrate-fitted = Lo stesso secondo i valori adattati: ciò su cui contava il round precedente
lab-calibrate-by-round = Per round
lab-calibrate-chart = Probabilità del Samurai secondo { $level }, partite: { $games }
lab-calibrate-across = probabilità dichiarata
lab-calibrate-up = quota vinta
lab-calibrate-square = Media dei quadrati dello scarto fra ciò che è stato dichiarato e ciò che è avvenuto (Brier): { $square }.
lab-verdict-right = si avvera
lab-verdict-low = dichiarato troppo poco
lab-verdict-high = dichiarato troppo
lab-verdict-few = troppo poche partite
lab-round = round { $round }
lab-whole-game = partita intera
lab-adversary-gains = Che cosa guadagna un avversario che conosce le strategie miste, ± errore standard
lab-adversary-wins = Come sono finite le partite dell’avversario

## What a game is measured by

goryo-measure-broken = dove rompe gli oggetti
goryo-measure-caught = dove viene catturato, una volta per samurai
goryo-measure-asked = dove i samurai investigano
goryo-measure-printed = dove trovano impronte
goryo-measure-walked = dove cammina
goryo-measure-captures = samurai che lo hanno catturato
goryo-measure-questions = investigazioni
goryo-measure-searches = ricerche
goryo-measure-sniffs = fiutate
goryo-measure-prints = impronte trovate
goryo-measure-gong = passi del mazzuolo
goryo-measure-draws = segnalini pescati dal sacchetto
goryo-measure-spirits-left = segnalini spirito rimasti
goryo-measure-tiles-broken = tessere oggetto girate
goryo-measure-mistakes = errori del Goryō
goryo-measure-captures-by-round = samurai che lo hanno catturato, per round
goryo-measure-questions-by-round = investigazioni per round
goryo-measure-prints-by-round = impronte trovate, per round
goryo-measure-powers-used = poteri spesi
goryo-measure-bound = oggetto vincolato
goryo-measure-first = primo oggetto

goryo-reason-vengeance = vendetta
goryo-reason-captured = cattura
goryo-reason-exorcised = esorcismo
goryo-reason-cornered = messo alle strette
goryo-reason-self-broken = rotto il proprio oggetto vincolato

# Che cosa chiedono gli studi forniti con il gioco.

study-goryo-ladder = Quale livello è più forte?
study-goryo-balance = Chi vince tra bot pari, secondo edizione, numero di azioni e variante?
study-goryo-two-actions = E se ogni samurai avesse due azioni?
study-goryo-palaces = Un palazzo favorisce una parte?
study-goryo-skill = Quanto decide l’abilità: quante volte vince il bot migliore?
study-goryo-any-options = Il bot migliore vince qualunque siano le opzioni?
lab-bad-settings = Le impostazioni non vanno bene ({ $reason }); impostazioni possibili: { $known }.
