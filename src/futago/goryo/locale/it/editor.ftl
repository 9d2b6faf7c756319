# The gallery of palaces, and the page on which they are drawn.

palace-page-back = Tutti i palazzi
palace-page-begin-with = Forme da cui partire
palace-page-bridge-one-room = Un ponte unisce due stanze: fallo finire in un’altra.
palace-page-bridge-to = ponte verso { $name }
palace-page-bridge-water = Un ponte comincia e finisce su una casella di una stanza.
palace-page-bring = Apri un file
palace-page-cell-empty = { $name }, acqua
palace-page-complete = Completa per me
palace-page-copy-of = { $name } a modo mio
palace-page-count = { $count } su { $all }
palace-page-deleted = Il palazzo { $name } è stato eliminato.
palace-page-draw = Disegna un palazzo
palace-page-empty = Nuovo palazzo
palace-page-fault-bad-title = Dai un nome al palazzo.
palace-page-fault-few-room-size = { $room }: troppo poche caselle ({ $count } su 8).
palace-page-fault-no-centre = { $count ->
    [one] Un samurai non ha ancora una casella di partenza.
   *[other] { $count } samurai non hanno ancora una casella di partenza.
}
palace-page-fault-no-object = { $count ->
    [one] Una casella non ha ancora un oggetto.
   *[other] { $count } caselle non hanno ancora un oggetto.
}
palace-page-fault-not-connected = { $count ->
    [one] Una parte non è raggiungibile: aggiungi un ponte.
   *[other] { $count } parti non sono raggiungibili: aggiungi dei ponti.
}
palace-page-fault-object-twice = { $room }: due oggetti dello stesso tipo ({ $object }).
palace-page-fault-room-size = { $room }: troppe caselle ({ $count } invece di 8).
palace-page-fault-rooms = { $count ->
    [one] Manca ancora una stanza: dipingila.
   *[other] Mancano ancora { $count } stanze: dipingile.
}
palace-page-fault-too-many-ways = Da qui avrebbe troppi percorsi: togli qualche ponte.
palace-page-file = Salva come file
palace-page-forget = Elimina
palace-page-forget-one = Elimina { $name }
palace-page-gone = Qui non c’è nessun palazzo: forse il link è rovinato, o è stato disegnato in un altro browser.
palace-page-help-bridge = Trascina da una stanza all’altra, o tocca le due estremità. Tocca un ponte per toglierlo.
palace-page-help-missing = Trascina in una stanza: gli oggetti che mancano compaiono uno dopo l’altro.
palace-page-help-object = Tocca una casella. Ogni stanza ha ogni oggetto una volta: se serve, due oggetti si scambiano di posto.
palace-page-help-room = Tocca o trascina per ingrandire la stanza. Comincia da una sua casella per toglierne.
palace-page-help-start = Tocca in ogni stanza la casella da cui parte il suo samurai.
palace-page-help-water = Tocca o trascina per far tornare l’acqua.
palace-page-included = Palazzi del gioco
palace-page-kept = Ogni modifica viene salvata in questo browser.
palace-page-line = Disegna il tabellone che possiedi, o inventane uno: dipingi quattro stanze, uniscile con ponti e giocaci subito.
palace-page-link-above = Il link ora è nella barra dell’indirizzo.
palace-page-mine = I miei palazzi
palace-page-name = Nome del palazzo
palace-page-no-object = senza oggetto
palace-page-none = Quello che disegni resta qui, in questo browser.
palace-page-not-a-palace = Questo file non contiene nessun palazzo che stia sul foglio.
palace-page-not-a-space = Qui c’è acqua: aggiungila prima a una stanza.
palace-page-not-kept = Questo browser non può salvare il palazzo. Salvalo come file.
palace-page-not-yet = Non ancora giocabile: guarda che cosa manca.
palace-page-nothing-back = Niente da annullare.
palace-page-nothing-forth = Niente da ripristinare.
palace-page-open = Modifica
palace-page-play = Gioca qui
palace-page-play-in = Gioca in { $name }
palace-page-redo = Ripristina
palace-page-reshaped = Nuova forma; nome, gong e oggetti sono rimasti.
palace-page-room-ne = Stanza della gru
palace-page-room-nw = Stanza del pino
palace-page-room-se = Stanza dell’onda
palace-page-room-sw = Stanza del sole
palace-page-shape-corridors = Corridoi
palace-page-shape-towers = Torri
palace-page-shape-spiral = Spirale
palace-page-shape-stairs = Scala
palace-page-shape-windmill = Mulino a vento
palace-page-shapes = Prova un’altra forma
palace-page-shapes-line = I tuoi oggetti seguono; annullando torna tutto com’era.
palace-page-share = Condividi
palace-page-sheet = Tabellone
palace-page-shuffle = Mescola gli oggetti
palace-page-sound = Pronto per giocare.
palace-page-starts-here = partenza del samurai
palace-page-tag-few-room-size = { $count } su 8
palace-page-tag-no-centre = manca il samurai
palace-page-tag-not-connected = irraggiungibile
palace-page-tag-object-twice = doppio
palace-page-tag-room-size = { $count } su 8
palace-page-tag-too-many-ways = troppi percorsi
palace-page-to-do = Ancora da fare
palace-page-tool = Strumenti
palace-page-tool-bridge = ponte
palace-page-tool-missing = oggetti mancanti
palace-page-tool-start = partenza del samurai
palace-page-tool-water = acqua
palace-page-undo = Annulla
palace-page-unfinished = Non ancora finito
palace-page-untitled = Il mio palazzo
palace-page-vary = Modificalo
