# I tavoli, e il server che li tiene.

## Quello che a un tavolo non si può fare

table-advice-already = A questo tavolo gli aiuti sono già permessi.
table-advice-not = A questo tavolo nessuno ha accettato gli aiuti.
table-agreed = Hai già accettato: tocca agli altri rispondere.
table-clock-short = L’orologio deve lasciare almeno 5 secondi.
table-conceded = Hai già abbandonato: un bot gioca al posto tuo.
table-damaged = Questo tavolo non si può aprire: ciò che il server ne ha conservato è danneggiato. Avvisa chi gestisce il server; forse c’è ancora in una copia di riserva.
table-leave-late = La partita è cominciata: puoi abbandonare, ma non lasciare il posto.
table-move-unknown = La mossa { $move } non esiste: la partita ne ha { $moves }.
table-no-offer = Non c’è nessuna richiesta a cui rispondere.
table-no-record = Questa è una posizione di prova, non una partita intera: non si può salvare.
table-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
table-nobody = Qualcuno deve sedersi al tavolo: i bot non giocano da soli.
table-too-many-open = Dal tuo indirizzo ci sono già { $most } tavoli aperti nell’elenco: aspetta che qualcuno cominci, o apri un tavolo privato.
table-not-over = Si può fare solo a partita finita.
table-not-paused = La partita non è in pausa.
table-not-running = Si può fare solo durante la partita.
table-not-together = Queste mosse non si possono fare insieme: una di loro rivela qualcosa o chiude il tuo turno. Falle una alla volta.
table-offer-open = Un’altra richiesta aspetta già risposta.
table-offer-when = Ora non si può: la rivincita si chiede dopo la partita, il resto durante.
table-paused = La partita è in pausa: tutti devono accettare di riprendere.
table-rematched = La prossima partita è già pronta.
table-seat-taken = Posto già occupato ({ $seat }): scegline uno libero.
table-seat-unknown = A questo tavolo non c’è il posto «{ $seat }».
table-seed-later = Il seme viene rivelato a fine partita: allora chiunque può controllare le estrazioni.
table-stale = Nel frattempo la partita è andata avanti (la tua mossa era la numero { $number }, la prossima è la { $next }). Guarda il tavolo, poi gioca di nuovo.

## Quello che succede a un tavolo

table-event-sat = { $name } prende posto: { $seat }.
table-event-left = Posto di nuovo libero: { $seat }.
table-event-start = Tutti i posti sono presi. La partita comincia.
table-event-undo = { $seat } annulla una mossa.
table-event-resigned = { $seat } abbandona.
table-event-time = { $seat } ha esaurito il tempo.
table-event-bot = Un bot continua per { $seat }.
table-event-offer-undo = { $seat } chiede di annullare una mossa.
table-event-offer-pause = { $seat } chiede una pausa.
table-event-offer-resume = { $seat } vuole riprendere.
table-event-offer-rematch = { $seat } propone la rivincita a ruoli scambiati.
table-event-offer-rematch-same = { $seat } propone la rivincita con gli stessi ruoli.
table-event-offer-advice = { $seat } propone di permettere gli aiuti: consigli, deduzioni, mosse di prova.
table-event-yes = { $seat } accetta.
table-event-no = { $seat } rifiuta.
table-event-pause = La partita è in pausa.
table-event-resume = La partita riprende.
table-event-advice-on = Tutti d’accordo: da ora gli aiuti sono permessi, e tutti vedono chi li usa.
table-event-advice-off = { $seat } preferisce giocare senza aiuti: da ora non sono più permessi.
table-event-advised-hint = { $seat } chiede consiglio all’allenatore.
table-event-advised-belief = { $seat } guarda che cosa si può dedurre.
table-event-advised-try = { $seat } prova delle mosse su una copia.
table-event-chat = { $name }: { $text }
table-event-rematch = La prossima partita è pronta.

## Le risposte del server

serve-title-400 = Richiesta non valida
serve-title-401 = Non riconosciuto
serve-title-403 = Non consentito
serve-title-404 = Non trovato
serve-title-405 = Metodo non consentito
serve-title-409 = Non ora
serve-title-413 = Troppo grande
serve-title-415 = Formato non supportato
serve-title-429 = Troppe richieste
serve-title-500 = Errore del server
serve-title-503 = Server occupato
serve-bad-record = Questa non è una partita salvata: il formato è descritto nella documentazione.
serve-bad-request = Questa richiesta non si capisce: { $reason }
serve-bad-token = Questo token di accesso non è valido: usa quello che ti è stato dato.
serve-bug = Qualcosa è andato storto da noi; è stato annotato. Al tuo tavolo non è cambiato nulla.
serve-busy = Il server non è riuscito a salvare: non è cambiato nulla. Riprova fra un momento.
serve-code-spent = Questo link è già stato usato o è scaduto: chiedine uno nuovo.
serve-host = Il server non accetta questo nome host. Chi lo gestisce può consentirlo con --allow-host.
serve-method = Questo indirizzo non accetta richieste di questo tipo: vedi la descrizione dell’API.
serve-move-long = Una mossa non è mai così lunga.
serve-no-advice = In una partita fra persone non ci sono aiuti, finché non sono tutti d’accordo.
serve-network = Da qui non è possibile aprire il server alla rete: avvialo con il comando indicato.
serve-no-belief = Per questo posto non c’è nulla da stimare.
serve-no-chat = A questo tavolo la chat è disattivata, o riservata a chi gioca.
serve-no-client = Il server funziona, ma le sue pagine non sono state costruite: installa Futago con pip, o lancia «make setup».
serve-no-destination = Indica un indirizzo e-mail o un webhook.
serve-no-hints = A questo tavolo gli aiuti sono disattivati.
serve-no-mail = Questo server non manda e-mail: usa un webhook, o tieni aperta la pagina.
serve-no-seat = Non hai un posto a questo tavolo: puoi solo guardare.
serve-not-found = Qui non c’è nulla, o è privato: controlla il link, anche la parte dopo il #.
serve-not-here = Può farlo solo chi si trova al computer del server.
serve-not-json = Invia del JSON e dillo: Content-Type: application/json.
serve-not-your-seat = Questo non è il tuo posto.
serve-nothing-said = Scrivi prima un messaggio.
serve-origin = Questa richiesta viene da un altro sito. Apri il tavolo sulla pagina di questo server.
serve-too-deep = Questa richiesta è annidata troppo in profondità.
serve-too-fast = Troppe richieste in poco tempo: aspetta un attimo.
serve-too-large = È troppo grande per il server.
serve-too-many = Troppe connessioni: chiudine una, o torna più tardi.
serve-work-failed = Il server non è riuscito a prepararlo: riprova fra un attimo.
serve-work-waiting = Si stanno ripercorrendo troppe partite in questo momento: riprova fra un attimo.
serve-unknown = Il server non ti conosce ancora: prendi posto, o manda il tuo token di accesso.

## Avviare il server

serve-ready = Futago è pronto: { $address }   (per fermarlo Ctrl+C)
serve-port = La porta { $port } non è fra 0 e 65535.
serve-port-taken = La porta { $port } su { $host } non si può usare ({ $reason }): ferma chi la occupa, o scegline un’altra con --port.
serve-public-url = «{ $url }» non è l’indirizzo di un sito: scrivilo come https://games.example.org.
serve-mail-from = Per mandare e-mail serve un mittente: aggiungi --mail-from.
serve-number = --{ $flag } non può essere { $value }.
serve-processes = Questo sistema non permette più processi: togli --processes.
serve-peer-address = «{ $address }» non è un indirizzo per altri computer: scrivilo come 10.0.0.5:8100.
serve-peer-file = --peer-address richiede un database PostgreSQL: più computer non possono condividere un file.
serve-trust-proxy = «{ $address }» non è l’indirizzo di un proxy: scrivilo come 127.0.0.1 o 10.0.0.0/8.

cli-serve = Avvia il server dei tavoli per browser e script, finché non lo fermi.
cli-serve-host = Indirizzo su cui ascoltare; quello predefinito si raggiunge solo da questo computer.
cli-serve-port = Porta su cui ascoltare; 0 ne prende una libera.
cli-serve-data = Cartella, file .sqlite o indirizzo postgresql:// in cui si conserva tutto.
cli-serve-open = Apri il browser appena il server è pronto.
cli-serve-public-url = Indirizzo pubblico del server dietro un proxy, come https://games.example.org.
cli-serve-allow-host = Un altro nome con cui si può chiamare il server.
cli-serve-trust-proxy = Indirizzo di un proxy di cui si accettano le intestazioni X-Forwarded.
cli-serve-processes = Processi che si dividono i tavoli; uno per core basta.
cli-serve-peer-address = Indirizzo come 10.0.0.5:8100 al quale i server di altri computer, con lo stesso database, raggiungono questo.
cli-serve-bot-workers = Processi in cui pensano i bot.
cli-serve-bot-deadline = Secondi dopo i quali la riflessione di un bot viene interrotta.
cli-serve-bot-pace = Lentezza dei bot: 1 come previsto, 0 subito (il tempo che ci mettono può allora tradire qualcosa).
cli-serve-max-connections = Connessioni aperte in tutto.
cli-serve-max-connections-per-address = Connessioni aperte da uno stesso indirizzo.
cli-serve-requests-per-second = Richieste al secondo consentite in media da uno stesso indirizzo.
cli-serve-messages-per-second = Messaggi al secondo consentiti in media su tutte le connessioni di uno stesso indirizzo; gli altri aspettano.
cli-serve-tables-per-minute = Tavoli al minuto che uno stesso indirizzo può creare in media.
cli-serve-work-per-second = Mosse di partite salvate rigiocate al secondo per uno stesso indirizzo, in media: replay, cronache, importazioni.
cli-serve-max-body = Dimensione massima di una richiesta, in byte.
cli-serve-smtp = Server di posta per gli avvisi di turno, come smtp://user:password@host:587?tls=starttls.
cli-serve-mail-from = Mittente di queste e-mail.
cli-serve-allow-inner = Un indirizzo interno, host:porta, che i webhook possono chiamare lo stesso.
cli-serve-metrics-token = Token richiesto per /metrics; senza, vi accede solo questo computer.
cli-serve-log-level = Livello di dettaglio del registro.
cli-serve-log-format = Registro in testo o in JSON.
recap-not-game = Non c’è un riepilogo di questa partita.
