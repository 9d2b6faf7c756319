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
lab-head-against = contro
lab-head-games = partite
lab-head-wins = vittorie
lab-head-leans = pende verso
lab-leans-neither = incerto
cli-lab-level = Il livello che gioca.
cli-lab-ladder = Fai giocare ogni bot contro ogni altro, in tutti i ruoli.
cli-lab-ladder-levels = I bot, separati da virgole.
cli-lab-ladder-against = Solo questi bot come avversari, separati da virgole; di norma si affrontano tutti.
cli-lab-ladder-games = Partite per ogni incontro, secondo chi ha quale ruolo.
cli-lab-balance = Misura chi vince tra bot pari, secondo le opzioni del gioco.
cli-lab-balance-games = Partite per ogni riga della tabella.
lab-no-duckdb = Le tabelle dei risultati richiedono DuckDB: pip install "futago[lab]"
