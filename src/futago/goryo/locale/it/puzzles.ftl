# Problemi di Goryō: la domanda, che cosa si dice di un tentativo, e perché.

puzzle-line-samurai = Samurai, round { $round }, { $cubes ->
    [one] { $cubes } cubetto azione rimasto
   *[other] { $cubes } cubetti azione rimasti
}
puzzle-line-goryo = Goryō, il suo piano nel round { $round }
puzzle-line-stated = Goryō, il suo piano nel round { $round } contro domande annunciate
puzzle-edition = edizione { $edition }
puzzle-actions = { $actions ->
    [one] { $actions } azione per samurai
   *[other] { $actions } azioni per samurai
}
puzzle-palace = palazzo { $palace }
puzzle-task-samurai = Sei il Samurai, { $later ->
    [0] nell’ultimo round
   *[other] nel round { $round } di { $rounds }
}, con { $cubes ->
    [one] { $cubes } cubetto azione
   *[other] { $cubes } cubetti azione
}. Muovi e fai la domanda migliore, o termina il turno se è meglio così. Il Goryō pianifica nel miglior modo possibile.
puzzle-task-goryo = Sei il Goryō, { $later ->
    [0] nell’ultimo round
   *[other] nel round { $round } di { $rounds }
}. Trova il piano che vince più spesso contro un Samurai che fa le domande migliori.
puzzle-task-stated = Sei il Goryō, { $later ->
    [0] nell’ultimo round
   *[other] nel round { $round } di { $rounds }
}, e sai che cosa farà il Samurai: lo mostrano le frecce. Trova il piano che vince più spesso contro queste mosse. Non resta alcun potere.

puzzle-right = Probabilità di vincere: { $best }%; con la migliore delle altre idee: { $second }%.
puzzle-costs = Probabilità di vincere: { $value }% invece di { $best }%.
puzzle-costs-least = Probabilità di vincere: al massimo { $value }% invece di { $best }%.
puzzle-detour = È la domanda giusta, ma prima c’è uno spostamento di troppo. Chiedi prima: la risposta può dire dove andare.
puzzle-yours = La tua domanda: su { $ways ->
    [one] { $ways } percorso probabile
   *[other] { $ways } percorsi probabili
}, { $yes } { $yes ->
    [one] può
   *[other] possono
} rispondere sì e { $no } { $no ->
    [one] può
   *[other] possono
} rispondere no. Probabilità di un sì: { $chance ->
    [0] meno dell’1
    [100] più del 99
   *[other] { $chance }
}%.
puzzle-plan-loses = Rompere questo bersaglio lascia integra una sola tessera: la partita è subito persa.
puzzle-plan-turns = Questo bersaglio fa girare una tessera in più.
puzzle-plan-reached = { $reached ->
    [0] Nessun samurai può
    [one] Un samurai può
   *[other] { $reached } samurai possono
} raggiungere questo bersaglio.
puzzle-plan-fate = { $clues ->
    [0] Il tuo percorso non dà alcun indizio
    [one] Il tuo percorso dà un indizio
   *[other] Il tuo percorso dà { $clues } indizi
}, e { $caught ->
    [0] nessun samurai finisce
    [one] un samurai finisce
   *[other] { $caught } samurai finiscono
} sul suo bersaglio.
puzzle-moves = Niente può seguire una domanda, un piano o la fine del turno: indica le mosse fin lì.
puzzle-solution = Soluzione: { $moves }

puzzle-why-split = Su { $ways ->
    [one] { $ways } percorso probabile
   *[other] { $ways } percorsi probabili
}, { $yes } { $yes ->
    [one] può
   *[other] possono
} rispondere sì qui e { $no } { $no ->
    [one] può
   *[other] possono
} rispondere no. Probabilità di un sì: { $chance ->
    [0] meno dell’1
    [100] più del 99
   *[other] { $chance }
}%.
puzzle-why-sure = { $yes ->
    [0] Su tutti i percorsi probabili ({ $ways }) la risposta qui è no.
   *[other] Su tutti i percorsi probabili ({ $ways }) la risposta qui è sì: un indizio sicuro.
}
puzzle-why-targets = Bersagli probabili: { $targets } per ora, { $yes } dopo un sì, { $no } dopo un no.
puzzle-why-reach = Bersagli probabili che raggiunge ancora da lì: { $reach } su { $targets }.
puzzle-why-print = Probabilità di trovare un indizio che conta: { $chance }%; con la migliore delle altre domande { $other }%.
puzzle-why-stand = { $stood ->
    [0] Allora nessun samurai sta su un bersaglio probabile.
    [one] I samurai tengono allora un bersaglio probabile. Probabilità che il Goryō finisca lì: { $chance }%.
   *[other] I samurai tengono allora { $stood } bersagli probabili. Probabilità che il Goryō finisca su uno di essi: { $chance }%.
}
puzzle-why-all = Bersagli probabili ancora raggiungibili: { $reached } su { $targets }.
puzzle-why-stake = Con gli indizi trovati finora, probabilità di vincere del Samurai: { $caught }% se un samurai è sul bersaglio, { $alone }% se non c’è nessuno.
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
puzzle-why-unexpected = { $targets ->
    [one] C’è un solo bersaglio possibile
   *[other] Ci sono { $targets } bersagli tra cui scegliere
}; su questo percorso le domande migliori del Samurai fanno meno danno.
puzzle-why-slip = { $clues ->
    [0] Questo percorso non dà alcun indizio
    [one] Questo percorso dà un solo indizio
   *[other] Questo percorso dà { $clues } indizi
}, e { $caught ->
    [0] nessun samurai finisce
    [one] un samurai finisce
   *[other] { $caught } samurai finiscono
} sul suo bersaglio.
puzzle-why-slip-others = Gli altri percorsi ({ $others }): più indizi per { $clues }, un samurai sul bersaglio per { $caught }, un bersaglio peggiore per { $rest }.

puzzle-hint-samurai = Più uno spazio è caldo, più spesso il suo percorso passa di lì.
puzzle-hint-goryo = Mira all’oggetto cerchiato; resta da trovare il percorso.
puzzle-reply-stated = Quanto era annunciato, giocato fino in fondo:
puzzle-reply-harsh = Una delle migliori risposte del Samurai a questo piano:
puzzle-reply-path = Per esempio, su un percorso che il Goryō prende nel { $share }% dei casi:
puzzle-reply-wins = Così finisce la partita: vince { $seat ->
    [goryo] il Goryō
   *[samurai] il Samurai
}.
puzzle-theme-slip = Sgusciare via
puzzle-theme-stand = Dove appostarsi
puzzle-theme-narrow = Stringere il cerchio
puzzle-theme-reach = Restare a portata
puzzle-theme-clue = Trovare un indizio
puzzle-theme-tiles = Occhio alle tessere
puzzle-theme-away = Fuori portata
puzzle-theme-hide = Nascondere il percorso
