# I tavoli, e il server che li tiene.

## Quello che a un tavolo non si può fare

table-agreed = Hai già accettato: tocca agli altri rispondere.
table-clock-short = Un orologio ha bisogno di almeno 5 secondi.
table-conceded = Ti sei già arreso: un bot gioca al tuo posto.
table-leave-late = La partita è cominciata: puoi arrenderti, ma non più lasciare il posto.
table-move-unknown = La mossa { $move } non esiste: la partita ne ha { $moves }.
table-no-offer = Non c'è nessuna proposta a cui rispondere.
table-no-record = Una posizione solo provata non ha un archivio: la sua partita non ha un inizio.
table-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
table-not-over = Si può fare a partita finita.
table-not-paused = La partita non è in pausa.
table-not-running = Si può fare solo durante la partita.
table-offer-open = C'è già una proposta che aspetta risposta.
table-offer-when = Ora non si può proporre: la rivincita viene dopo la partita, il resto durante.
table-paused = La partita è in pausa: tutti devono accettare di riprendere.
table-rematched = La prossima partita è già pronta.
table-seat-taken = { $seat }: posto occupato, scegline uno libero.
table-seat-unknown = A questo tavolo non c'è il posto "{ $seat }".
table-seed-later = Il seme si svela a fine partita: allora chiunque può controllare i sorteggi.
table-stale = È successo qualcosa che non sapevi: la tua mossa contava di essere la numero { $number }, la prossima è la { $next }. Guarda di nuovo, poi decidi.
table-version = Questa partita è cominciata con la versione { $version } delle regole: questo programma gioca la { $expected }.

## Quello che succede a un tavolo

table-event-sat = { $name } prende posto: { $seat }.
table-event-left = { $seat }: il posto è di nuovo libero.
table-event-start = Tutti i posti sono presi. La partita comincia.
table-event-undo = { $seat } ritira una mossa.
table-event-resigned = { $seat } si arrende.
table-event-time = { $seat } ha finito il tempo.
table-event-bot = Un bot continua per { $seat }.
table-event-offer-undo = { $seat } chiede di ritirare una mossa.
table-event-offer-pause = { $seat } chiede una pausa.
table-event-offer-resume = { $seat } vuole riprendere.
table-event-offer-rematch = { $seat } vuole giocare ancora.
table-event-yes = { $seat } accetta.
table-event-no = { $seat } non accetta.
table-event-pause = La partita è in pausa.
table-event-resume = La partita riprende.
table-event-chat = { $name }: { $text }
table-event-rematch = La prossima partita è pronta, a ruoli scambiati.

## Le risposte del server

serve-title-400 = Non capito
serve-title-401 = Sconosciuto
serve-title-403 = Non permesso
serve-title-404 = Non trovato
serve-title-405 = Non così
serve-title-409 = Non ora
serve-title-413 = Troppo grande
serve-title-415 = Non in questa forma
serve-title-429 = Troppe richieste
serve-title-500 = Errore nostro
serve-title-503 = Occupato
serve-bad-record = Questo non è l'archivio di una partita: deve avere la forma descritta nella documentazione.
serve-bad-request = Questa richiesta non si capisce: { $reason }
serve-bad-token = Il token non ha la forma giusta: usa quello che ti è stato dato.
serve-bug = Qualcosa è andato storto da noi; è stato annotato. Al tuo tavolo non è cambiato nulla.
serve-busy = Il server ora non è riuscito a conservarlo, quindi non è successo nulla. Riprova fra un momento.
serve-code-spent = Questo link è già stato usato, o è troppo vecchio: chiedine uno nuovo.
serve-host = Il server non risponde a questo nome. Chi lo gestisce può permetterlo con --allow-host.
serve-method = Questo indirizzo non accetta richieste di questo tipo: vedi la descrizione dell'API.
serve-move-long = Una mossa non è mai così lunga.
serve-no-belief = Per questo posto non c'è nulla da indovinare: in questo gioco, o da questo lato, nulla di nascosto si può calcolare.
serve-no-chat = Qui non si chiacchiera: il tavolo è fatto senza, o solo per chi gioca.
serve-no-client = Il server funziona, ma le sue pagine non sono state costruite: installa Futago con pip, o lancia "make setup".
serve-no-destination = Indica un indirizzo e-mail o un webhook.
serve-no-hints = A questo tavolo si è deciso di giocare senza aiuti.
serve-no-mail = Questo server non manda e-mail: usa un webhook, o tieni aperta la pagina.
serve-no-seat = Non hai un posto a questo tavolo: puoi solo guardare.
serve-not-found = Qui non c'è nulla, o è privato: controlla il link, anche la parte dopo il #.
serve-not-json = Invia del JSON e dillo: Content-Type: application/json.
serve-not-your-seat = Questo non è il tuo posto.
serve-nothing-said = Non è stato detto nulla: scrivi qualche parola.
serve-origin = Questa richiesta viene da un altro sito. Apri il tavolo sulla pagina di questo server.
serve-too-deep = Le parti di questa richiesta sono annidate troppo in profondità.
serve-too-fast = Troppe richieste in poco tempo: aspetta un attimo.
serve-too-large = È più di quanto il server accetti in una volta.
serve-too-many = Troppe connessioni: chiudine una, o torna più tardi.
serve-unknown = Il server non ti conosce ancora: prendi posto, o manda il tuo token.

## Avviare il server

serve-ready = Futago è pronto: { $address }   (per fermarlo Ctrl+C)
serve-port = La porta { $port } non è fra 0 e 65535.
serve-port-taken = La porta { $port } su { $host } non si può usare ({ $reason }): ferma chi la occupa, o scegline un'altra con --port.
serve-public-url = "{ $url }" non è l'indirizzo di un sito: scrivilo come https://games.example.org.
serve-mail-from = Per mandare e-mail serve un mittente: aggiungi --mail-from.
serve-number = --{ $flag } non può essere { $value }.
serve-trust-proxy = "{ $address }" non è l'indirizzo di un proxy: scrivilo come 127.0.0.1 o 10.0.0.0/8.

cli-serve = Tenere tavoli per browser e script, finché non lo si ferma.
cli-serve-host = Indirizzo su cui ascoltare; quello predefinito si raggiunge solo da questo computer.
cli-serve-port = Porta su cui ascoltare; 0 ne prende una libera.
cli-serve-data = Cartella, o file .sqlite, in cui si conserva tutto.
cli-serve-open = Aprire il browser appena il server è pronto.
cli-serve-public-url = Dove si raggiunge il server dietro un proxy, come https://games.example.org.
cli-serve-allow-host = Un altro nome con cui si può chiamare il server.
cli-serve-trust-proxy = Indirizzo di un proxy di cui si credono le intestazioni X-Forwarded.
cli-serve-bot-workers = Processi in cui pensano i bot.
cli-serve-bot-deadline = Secondi dopo i quali un bot non può più pensare.
cli-serve-bot-pace = Lentezza dei bot: 1 come previsto, 0 subito (il tempo che ci mettono può allora tradire qualcosa).
cli-serve-max-connections = Connessioni aperte in tutto.
cli-serve-max-connections-per-address = Connessioni aperte da uno stesso indirizzo.
cli-serve-requests-per-second = Richieste al secondo da uno stesso indirizzo, a lungo andare.
cli-serve-tables-per-minute = Tavoli al minuto che una persona può fare, a lungo andare.
cli-serve-max-body = Byte di una richiesta al massimo.
cli-serve-smtp = Server di posta per gli avvisi di turno, come smtp://user:password@host:587?tls=starttls.
cli-serve-mail-from = Mittente di queste e-mail.
cli-serve-allow-inner = Un indirizzo interno, host:porta, che i webhook possono chiamare lo stesso.
cli-serve-metrics-token = Chi chiede /metrics deve mostrare questo token; senza, può farlo solo questo computer.
cli-serve-log-level = Quanto si scrive nel registro.
cli-serve-log-format = Registro in testo o in JSON.
