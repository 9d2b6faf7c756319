# Il laboratorio: ciò che dicono i suoi comandi per tutti i giochi.

cli-lab = Misura i giochi e i bot, e allenali. Un comando interrotto riprende da dove si era fermato.
cli-lab-game = Il gioco.
cli-lab-seed = Un numero intero, o 64 cifre esadecimali; lo stesso seme dà gli stessi risultati.
cli-lab-jobs = Processi al lavoro; se non indicato, uno per core.
cli-lab-work = La cartella in cui i risultati vengono conservati man mano; se manca, una propria per ogni serie.
lab-no-study = In { $game } non c’è nulla da studiare; giochi possibili: { $known }.
lab-other-run = { $file } contiene i risultati di un’altra serie: indica un’altra cartella con --work, o eliminalo.
cli-lab-option = Un’opzione del gioco nella forma name=value; si può ripetere.
lab-playing = Partite
lab-intervals = Intervalli al 95% (Wilson).
lab-effort = Ragionamento ridotto: nessun livello ha usato più di { $effort } delle migliori risposte e dei nodi del più forte.
lab-kept = Risultati e rapporto in { $folder }.
lab-level-unknown = Non c’è nessun livello «{ $name }»; livelli disponibili: { $known }.
lab-head-bot = bot
lab-head-games = partite
lab-head-wins = vittorie
cli-lab-level = Il livello che gioca.
cli-lab-ladder = Fai giocare ogni bot contro ogni altro, in tutti i ruoli.
cli-lab-ladder-levels = I bot, separati da virgole.
cli-lab-ladder-against = Solo questi bot come avversari, separati da virgole; di norma si affrontano tutti.
cli-lab-ladder-games = Partite per ogni incontro, secondo chi ha quale ruolo.
cli-lab-balance = Misura chi vince tra bot pari, secondo le opzioni del gioco.
cli-lab-balance-games = Partite per ogni riga della tabella.
lab-no-duckdb = Le tabelle dei risultati richiedono DuckDB: pip install "futago[lab]"

# Gli studi: file che pongono una domanda sui giochi.

cli-lab-run = Gioca uno studio e rispondi alla sua domanda. Lo stesso comando riprende una serie interrotta.
cli-lab-run-study = Uno studio fornito con un gioco (vedi: futago lab studies), o un file TOML.
cli-lab-run-games = Partite per casella al massimo, invece di quanto dice lo studio.
cli-lab-run-precision = Termina una casella appena i suoi intervalli sono larghi al più così, per esempio 0.05.
cli-lab-run-option = Un’opzione per tutte le caselle, nella forma name=value; si può ripetere.
cli-lab-run-vary = Estrai a caso, per ogni distribuzione, le opzioni non indicate.
cli-lab-run-records = Conserva le registrazioni di tutte le partite.
cli-lab-run-seed = Un numero intero, o 64 cifre esadecimali, invece del seme dello studio.
cli-lab-cluster = Gioca su un cluster Ray: HOST:PORT, «auto» per quello di questo computer, o «local».
cli-lab-studies = Elenca gli studi forniti con i giochi.
cli-lab-ask = Interroga in SQL i risultati di uno studio: games, cells, estimates e times sono tabelle.
cli-lab-ask-question = La domanda, per esempio: select reason, count(*) from games group by reason
cli-lab-ask-folder = La cartella dei risultati.
cli-lab-ask-format = Come scrivere la risposta.
lab-study-not-toml = { $file } non è TOML valido: { $error }.
lab-study-wrong = { $file } non è uno studio: { $fault }
lab-study-unknown = Non c’è uno studio «{ $name }», né un file con questo nome; studi disponibili: { $known }.
lab-study-key-unknown = non c’è una chiave { $key }; chiavi possibili: { $known }.
lab-study-key-missing = manca la chiave { $key }.
lab-study-value = il valore di { $key } non va bene ({ $reason }).
lab-study-needs-list = { $key } richiede una lista di bot.
lab-study-needs-seats = { $key } richiede bot per posto; quelli di una lista cambiano posto comunque.
lab-study-play = play[{ $number }] non va bene: { $fault }
lab-study-cell = La casella { $number } dello studio non si può giocare: { $fault }
lab-study-nothing = Non resta nulla da giocare.
lab-way-unknown = Non c’è un modo di giocare «{ $name }»; modi possibili: { $known }.
lab-way-no-settings = Il modo di giocare «{ $name }» non ha impostazioni.
lab-way-no-records = Il modo di giocare «{ $name }» non conserva registrazioni.
lab-bad-precision = --precision è la larghezza di un intervallo, più di 0 e meno di 1, non { $precision }.
lab-folder-busy = Un’altra serie scrive in { $folder }: aspetta che finisca, o indica un’altra cartella con --work.
lab-no-results = { $folder } non ha tabelle di risultati: indica la cartella di uno studio giocato.
lab-bad-question = Impossibile rispondere alla domanda: { $reason }
lab-no-ray = Un cluster richiede Ray: pip install "futago[cluster]"
lab-no-cluster = Nessun cluster Ray risponde a «{ $address }»: avviane uno, o controlla l’indirizzo e il token (RAY_AUTH_MODE=token).
lab-bad-address = «{ $address }» non è l’indirizzo di un cluster: indica auto, local o HOST:PORT.
lab-other-program = { $host } ha un’altra versione di Futago: installa la stessa su tutti i computer.
lab-workers-die = I processi muoiono di continuo alla stessa partita: forse la memoria non basta per così tanti.
lab-intervals-anytime = Intervalli al 95% validi in qualunque momento una casella finisca (successioni di confidenza per scommesse).
lab-tables = Tabelle in { $folder }; interrogale con: futago lab ask "select * from estimates" { $folder }
lab-stopped = Interrotto. Lo stesso comando riprende.
lab-studies-run = Per giocarne uno: futago lab run NOME
lab-head-study = studio
lab-head-question = che cosa chiede
lab-head-cell = #
lab-head-seat = posto
lab-head-share = vittorie
lab-head-interval = intervallo
lab-head-even = pari?
lab-head-state = stato
lab-bot-against = { $bot } c. { $against }
lab-seat-all = tutti a turno
lab-state-complete = completa
lab-state-precise = precisa
lab-state-stopped = interrotta
lab-ladder-overall = Tutte le partite contro altri bot, in tutti i posti
