# Puzzles of Goryō: the pages, the terminal and the command.

## What has to be found

puzzle-name = Problema { $number }
puzzle-level-1 = Facile
puzzle-level-2 = Abbastanza facile
puzzle-level-3 = Medio
puzzle-level-4 = Difficile
puzzle-level-5 = Molto difficile
puzzle-line-samurai = Samurai, { $cubes } cubetti Azione rimasti
puzzle-line-goryo = Goryō, l’ultimo piano
puzzle-edition = edizione { $edition }
puzzle-actions = { $actions } azioni per samurai
puzzle-palace = palazzo { $palace }
puzzle-task-samurai = Sei il Samurai, nell’ultimo round, con { $cubes } cubetti Azione. Muovi e fai la domanda migliore, o termina il turno se è meglio così. Il Goryō pianifica nel miglior modo possibile.
puzzle-task-goryo = Sei il Goryō, nell’ultimo round. Trova il piano che vince più spesso contro un Samurai che fa le domande migliori.

## What is said of a try

puzzle-right = Probabilità di vincere: { $best } %; con la migliore delle altre idee: { $second } %.
puzzle-costs = Probabilità di vincere: { $value } % invece di { $best } %.
puzzle-costs-least = Probabilità di vincere: al massimo { $value } % invece di { $best } %.
puzzle-detour = È la domanda giusta, ma prima c’è uno spostamento di troppo. Chiedi prima: la risposta può dire dove andare.
puzzle-yours = La tua domanda: su { $ways } percorsi probabili, { $yes } { $yes ->
    [one] può
   *[other] possono
} rispondere sì e { $no } { $no ->
    [one] può
   *[other] possono
} rispondere no. Probabilità di un sì: { $chance ->
    [0] meno dell’1
    [100] più del 99
   *[other] { $chance }
} %.
puzzle-plan-loses = Rompere questo bersaglio lascia integra una sola tessera: la partita è subito persa.
puzzle-plan-turns = Gira una tessera in più.
puzzle-plan-reached = { $reached ->
    [0] Nessun samurai può
    [one] Un samurai può
   *[other] { $reached } samurai possono
} raggiungere questo bersaglio.
puzzle-moves = Niente può seguire una domanda, un piano o la fine del turno: indica le mosse fin lì.
puzzle-solution = Soluzione: { $moves }

## Why

puzzle-why-split = Su { $ways } percorsi probabili, { $yes } { $yes ->
    [one] può
   *[other] possono
} rispondere sì qui e { $no } { $no ->
    [one] può
   *[other] possono
} rispondere no. Probabilità di un sì: { $chance ->
    [0] meno dell’1
    [100] più del 99
   *[other] { $chance }
} %.
puzzle-why-sure = { $yes ->
    [0] Tutti i { $ways } percorsi probabili rispondono no qui.
   *[other] Tutti i { $ways } percorsi probabili rispondono sì qui: è un’impronta sicura.
}
puzzle-why-targets = Su { $targets } bersagli probabili ne { $yes ->
    [one] resta
   *[other] restano
} { $yes } dopo un sì e { $no } dopo un no.
puzzle-why-reach = Da lì raggiunge ancora { $reach } dei { $targets } bersagli probabili.
puzzle-why-print = Probabilità di trovare un’impronta che conta: { $chance } %; con la migliore delle altre domande { $other } %.
puzzle-why-stand = { $stood ->
    [0] Allora nessun samurai sta su un bersaglio probabile.
    [one] I samurai tengono allora un bersaglio probabile. Probabilità che il Goryō finisca lì: { $chance } %.
   *[other] I samurai tengono allora { $stood } bersagli probabili. Probabilità che il Goryō finisca su uno di essi: { $chance } %.
}
puzzle-why-all = Su { $targets } bersagli probabili se ne { $reached ->
    [one] può
   *[other] possono
} ancora raggiungere { $reached }.
puzzle-why-stake = Con le impronte trovate finora, probabilità di vincere del Samurai: { $caught } % se un samurai è sul bersaglio, { $alone } % se non c’è nessuno.
puzzle-why-loses = { $count ->
    [one] Un altro bersaglio perde
   *[other] { $count } altri bersagli perdono
} subito: resterebbe integra una sola tessera.
puzzle-why-old = La tessera del suo tipo è già girata; { $count ->
    [one] un altro bersaglio ne gira
   *[other] { $count } altri bersagli ne girano
} una in più.
puzzle-why-far = { $others ->
    [0] È l’unico bersaglio che nessun samurai raggiunge.
    [one] Nessun samurai lo raggiunge; vale solo per un altro bersaglio.
   *[other] Nessun samurai lo raggiunge; vale per altri { $others } bersagli.
}
puzzle-why-fewer = { $reached ->
    [one] Un solo samurai può
   *[other] Solo { $reached } samurai possono
} arrivarci; ogni altro bersaglio è raggiungibile da almeno { $least }.
puzzle-why-last-spirit = Due segnalini spirito sono girati: un samurai sul bersaglio pone fine alla partita.
puzzle-why-catchers = Servono { $needed } samurai sul bersaglio per finire subito la partita: qui non possono arrivarne abbastanza, ma su { $count ->
    [one] un altro bersaglio
   *[other] altri { $count } bersagli
} sì.
puzzle-why-hidden = Il Samurai può chiedere di { $cubes ->
    [0] nessuno
   *[other] { $cubes }
} dei suoi cubetti; su altri percorsi verso lo stesso bersaglio fino a { $most }.
puzzle-why-unexpected = Ci sono { $targets } bersagli tra cui scegliere; su questo percorso le domande migliori del Samurai fanno meno danno.

## The pages

puzzles-intro = Posizioni da partite tra bot, sempre nell’ultimo round, in cui un’idea è nettamente la migliore. Tutte le probabilità sono calcolate esattamente, per due giocatori che da qui in poi non sbagliano.
puzzles-count = { $done } di { $all } risolti
puzzles-done = risolto
puzzles-following = Il prossimo per te
puzzles-all = Tutti i problemi
puzzles-right = Giusto
puzzles-wrong = C’è di meglio
puzzles-detour = Quasi
puzzles-illegal = Non consentito
puzzles-back = Riprendi l’ultimo passo
puzzles-again = Prova ancora
puzzles-show = Mostra la soluzione
puzzles-solution = La soluzione, passo per passo:
puzzles-step = { $first }: { $rest }
puzzles-also = { $count ->
    [one] C’è un altro modo di realizzare la stessa idea.
   *[other] Ci sono altri { $count } modi di realizzare la stessa idea.
}
puzzles-next = Problema successivo
puzzles-none = Qui non c’è questo problema.

## In the terminal

play-puzzle-none = Non c’è il problema { $number }: scegline uno da 1 a { $last }.
play-puzzle-how = Provane uno con futago puzzles e il suo numero.
play-puzzle-help = Scegli o scrivi una mossa come in una partita. undo: riprendi un passo; solution: mostrala; next: un altro problema; quit: esci.
play-puzzle-next = Invio: il problema successivo

## The command

cli-puzzles = Risolvi problemi di Goryō nel terminale; senza numero sono elencati tutti.
cli-puzzles-number = Il numero di un problema dell’elenco.
cli-lab-puzzles = Trova problemi di Goryō in partite tra bot: momenti dell’ultimo round in cui un’idea è nettamente la migliore. Una ricerca interrotta continua quando la si riavvia.
cli-lab-puzzles-game = Il gioco; solo goryo ha problemi.
cli-lab-puzzles-count = Quanti problemi scegliere.
cli-lab-puzzles-out = Il file da scrivere, o con --check quello da leggere; se non c’è, si controllano i problemi che arrivano con Futago.
cli-lab-puzzles-jobs = Processi al lavoro; di norma uno per core.
cli-lab-puzzles-check = Ricalcola tutto ciò che si afferma dei problemi, e risolvi di nuovo i loro round.
cli-lab-puzzles-found = Partite esaminate, { $found } problemi trovati
cli-lab-puzzles-checking = Controllo
cli-lab-puzzles-checked = { $count } problemi controllati, { $wrong } errori
cli-lab-puzzles-unreadable = Questi non sono problemi: { $error }
cli-lab-puzzles-other-seed = { $file } è stato iniziato con un altro seme: usa quello, o elimina il file.
