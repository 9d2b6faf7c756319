# Le partite riviste nel browser: guardarle, portarle via, proseguirle.

replay-page-above = tutto visibile
replay-page-back = Mossa precedente
replay-page-begin = La partita comincia.
replay-page-blind = Senza anticipazioni
replay-page-bring = Importa una partita
replay-page-bring-more = Trascina qui una partita salvata, o scegli un file. Se ne contiene più d’una, si mostra la prima.
replay-page-brought = importata
replay-page-chance = { $seat }: { $percent }%
replay-page-choose = Scegli un file
replay-page-coach-ask = Chiedi all’allenatore
replay-page-coach-more = L’allenatore rivede tutta la partita: gli errori, che cosa era meglio e perché, e quanto ha contato la fortuna. Serve al massimo un minuto.
replay-page-coach-working = L’allenatore rivede la partita…
replay-page-commitment = Codice di controllo (SHA-256)
replay-page-controls = Comandi di riproduzione
replay-page-copied = Partita copiata.
replay-page-copy-record = Copia la partita
replay-page-draw = Un’estrazione casuale.
replay-page-eyes = Punto di vista
replay-page-first = All’inizio
replay-page-fork = Gioca da qui
replay-page-fork-bots = bot
replay-page-fork-end = Qui la partita è finita: torna prima a una mossa precedente.
replay-page-fork-go = Apri il nuovo tavolo
replay-page-fork-more = Si apre un nuovo tavolo dopo la mossa { $move }. La vecchia partita non cambia.
replay-page-fork-open = chiunque abbia il link
replay-page-fork-others = Gli altri
replay-page-fork-seat = Io gioco
replay-page-last = Alla fine
replay-page-likely = Bersagli più probabili: { $targets }.
replay-page-link = Link a questa mossa
replay-page-mine = Le mie partite finite
replay-page-move = Mossa { $move }
replay-page-move-of = Mossa { $move } di { $moves }
replay-page-moves = Le mosse
replay-page-next = Mossa successiva
replay-page-no-clipboard = Qui il browser non permette di copiare: salva la partita in un file.
replay-page-no-ways = In questo momento sul tabellone non ci sono piani nascosti.
replay-page-none = Ancora nessuna partita finita. Quelle che concludi compariranno qui.
replay-page-none-yet = Premi «Mossa successiva» per cominciare.
replay-page-not-begun = A questo tavolo la partita non è ancora cominciata.
replay-page-not-record = Questo file non contiene partite salvate.
replay-page-not-verified = { $draws ->
    [one] Attenzione: l’estrazione non corrisponde al seme.
   *[other] Attenzione: non tutte le { $draws } estrazioni corrispondono al seme.
}
replay-page-numbers = Seme e codice di controllo
replay-page-over = Una partita finita
replay-page-pause = Pausa
replay-page-piece = Mosse da { $first } a { $last }
replay-page-play = Riproduci
replay-page-round = Round { $round }
replay-page-running = La partita continua: ecco come l’hai vista finora.
replay-page-save = Salva la partita
replay-page-save-forked = Questa partita è nata da un’altra, il cui seme ha dato le prime estrazioni: il file si può leggere, ma non controllare né importare qui.
replay-page-save-more = Il file contiene ogni opzione, mossa ed estrazione. Puoi reimportarlo in «Partite finite».
replay-page-scrub = Mossa
replay-page-seal = Controllo delle estrazioni
replay-page-secret = { $seat }: una decisione segreta.
replay-page-seed = Seme
replay-page-side = Sul tavolo
replay-page-spectator = spettatori
replay-page-speed = Velocità
replay-page-take = Condividi e salva
replay-page-target = { $space } { $percent }%
replay-page-to-table = Torna al tavolo
replay-page-verified = { $draws ->
    [0] Nulla è stato estratto, e il seme corrisponde al suo codice di controllo.
    [one] L’unica estrazione corrisponde al seme.
   *[other] Tutte le { $draws } estrazioni corrispondono al seme.
}
replay-page-ways = { $ways ->
    [one] Un solo percorso è possibile.
   *[other] { $ways } percorsi sono possibili.
}
replay-page-why = Il codice di controllo era visibile prima della prima mossa: nessuno, nemmeno questo server, ha potuto cambiare un’estrazione dopo.
replay-page-why-imported = Il seme è arrivato con la partita importata: le estrazioni corrispondono, ma questo server non può dire quando è stato scelto.
replay-page-you-won = Hai vinto.
