# Le partite riviste nel browser: guardarle, portarle via, proseguirle.

replay-page-above = dall’alto
replay-page-back = Una mossa indietro
replay-page-begin = La partita comincia.
replay-page-belief = Che cosa poteva sapere il Samurai
replay-page-belief-more = Più una casella è scura, più è probabile un cubetto del Goryō; un anello rosso è un bersaglio probabile. In percentuale: bianco per un cubetto, rosso per il bersaglio.
replay-page-blind = Senza anticipazioni
replay-page-bring = Porta una partita
replay-page-bring-more = Lascia qui un file o scegline uno: una partita come la salva questa casa, o un file che ne contiene più d’una, di cui si mostra la prima.
replay-page-brought = portata qui
replay-page-chance = { $seat }: { $percent } %
replay-page-choose = Scegli un file
replay-page-coach = L’allenatore
replay-page-coach-ask = Chiedi all’allenatore
replay-page-coach-more = Rivede tutta la partita: che cosa è costato, che cosa sarebbe stato meglio e perché, e quanto ha contato la fortuna. Ci vuole fino a un minuto, una volta sola.
replay-page-coach-working = L’allenatore rivede la partita…
replay-page-commitment = La sua impronta (SHA-256)
replay-page-controls = La bobina
replay-page-copied = La partita è copiata.
replay-page-copy-record = Copiala
replay-page-draw = Si estrae qualcosa.
replay-page-eyes = Punto di vista
replay-page-first = All’inizio
replay-page-fork = Prosegui da qui
replay-page-fork-bots = bot
replay-page-fork-end = Qui la partita è finita: torna prima a una mossa precedente.
replay-page-fork-go = Al nuovo tavolo
replay-page-fork-more = Un nuovo tavolo comincia dopo la mossa { $move } di questa partita. Quella vecchia resta com’è.
replay-page-fork-open = chi arriva con un link
replay-page-fork-others = Gli altri
replay-page-fork-seat = Io gioco
replay-page-last = Alla fine
replay-page-likely = Bersagli più probabili: { $targets }.
replay-page-link = Link a questa mossa
replay-page-mine = Le mie partite finite
replay-page-move = Mossa { $move }
replay-page-move-of = Mossa { $move } di { $moves }
replay-page-moves = Le mosse
replay-page-next = Una mossa avanti
replay-page-no-clipboard = Qui il browser non lascia copiare nulla: salva la partita in un file.
replay-page-no-ways = In questo momento nessun piano è nascosto sul tabellone.
replay-page-none = Non hai ancora finito nessuna partita. Quelle che giochi fino in fondo si trovano qui.
replay-page-none-yet = Va’ avanti per vedere la prima mossa.
replay-page-not-begun = A questo tavolo la partita non è ancora cominciata.
replay-page-not-record = Questo file non contiene partite: una partita è un oggetto JSON.
replay-page-not-verified = Non tutte le { $draws } estrazioni derivano dal seme.
replay-page-numbers = Il seme e la sua impronta
replay-page-over = Una partita finita
replay-page-pause = Pausa
replay-page-piece = Mosse da { $first } a { $last }
replay-page-play = Avvia
replay-page-round = Round { $round }
replay-page-running = La partita continua: ecco come l’hai vista finora.
replay-page-save = Salva la partita
replay-page-save-forked = Questa partita è cominciata nel mezzo di un’altra, e le prime estrazioni vengono dal seme di quella: il file si può leggere, ma non controllare né riportare qui.
replay-page-save-more = Il file nomina ogni opzione, ogni mossa e ogni estrazione. Si può riportare qui, fra le partite riviste.
replay-page-scrub = Mossa
replay-page-seal = Le estrazioni, controllate
replay-page-secret = { $seat }: una decisione segreta.
replay-page-seed = Seme
replay-page-side = Sul tavolo
replay-page-spectator = spettatori
replay-page-speed = Velocità
replay-page-take = Condividi e conserva
replay-page-to-table = Al tavolo
replay-page-verified = { $draws ->
    [0] Nulla è stato estratto, e il seme corrisponde alla sua impronta.
    [one] L’unica estrazione deriva dal seme.
   *[other] Tutte le { $draws } estrazioni derivano dal seme.
}
replay-page-ways = { $ways ->
    [one] Una sola via è possibile.
   *[other] { $ways } vie sono possibili.
}
replay-page-why = L’impronta del seme era visibile prima della prima mossa: nessuno, nemmeno questo server, ha potuto scegliere un’estrazione dopo.
replay-page-why-imported = Il seme è arrivato con la partita: le estrazioni sono le sue, ma quando fu fissato questo server non può dirlo.
replay-page-you-won = Hai vinto.
