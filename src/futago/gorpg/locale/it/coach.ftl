# The coach of Go RPG: what a finished game tells, and what to do in a running one.
# A share comes with its article: "il 38%".

gorpg-coach-other-rules = Questa partita segue regole precedenti, che l’allenatore non conosce: non può analizzarla.
gorpg-coach-no-simulator = L’allenatore ha bisogno del suo simulatore, che su questo computer non è installato: qui non può analizzare partite di Go RPG.
gorpg-coach-too-large = Questa partita ha più carte di quante l’allenatore possa gestirne: non può analizzarla.

gorpg-coach-no-odds = Le previsioni ci sono solo mentre una compagnia sceglie la sua missione.
gorpg-coach-no-group = Questi eroi non possono partire insieme: scegli da uno a tre eroi della compagnia.

## What a seat should do

gorpg-coach-do-then = { $one }, poi { $two }
gorpg-coach-do-items = { $do }; { $items }
gorpg-coach-carries = { $hero } porta { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
} (livello totale { $levels })
gorpg-coach-carries-nothing = { $hero } non porta nulla
gorpg-coach-do-quest = partire per la { $slot } con { $heroes }
gorpg-coach-do-rest = riposare
gorpg-coach-do-recruit = prendere un eroe alla taverna
gorpg-coach-do-muster = cominciare con { $heroes }
gorpg-coach-do-attack = attaccare { $target } con { $heroes }
gorpg-coach-do-retreat = { $count ->
    [0] ritirarsi
   *[other] ritirarsi e lasciare indietro { $leave }
}
gorpg-coach-do-buy = comprare { $items } in cambio di { $pay }
gorpg-coach-do-hire = { $count ->
    [0] ingaggiare { $heroes } in cambio di { $pay }
   *[other] ingaggiare { $heroes } in cambio di { $pay } e congedare { $gone }
}
gorpg-coach-do-lay = mettere sulla { $slot }: { $monsters }
gorpg-coach-do-strike = { $monster } attacca { $hero }
gorpg-coach-do-dismiss = congedare { $hero }
gorpg-coach-do-trade = proporre uno scambio ({ $seat }): { $give } per { $take }
gorpg-coach-do-condemn = scegliere chi perde lo spareggio: { $seat }
gorpg-coach-do-accept = accettare l’offerta
gorpg-coach-do-decline = rifiutare l’offerta
gorpg-coach-do-pass = { $phase ->
    [stand] restare per il contrattacco
    [recruit] non prendere nessuno alla taverna
    [hunters] non comprare nulla
    [mercenaries] non ingaggiare nessuno
   *[other] essere pronti
}

## Why

gorpg-coach-verdict-inaccuracy = Imprecisione ({ $points } mo).
gorpg-coach-verdict-mistake = Errore ({ $points } mo).
gorpg-coach-verdict-blunder = Grave errore ({ $points } mo).
gorpg-coach-odds = la { $slot } viene ripulita { $cleared } delle volte e { $brings ->
    [more] arricchisce la compagnia di { $gold } mo
   *[less] impoverisce la compagnia di { $gold } mo
} in media, e { $hero } va perso { $lost } delle volte
gorpg-coach-odds-safe = la { $slot } viene ripulita { $cleared } delle volte e { $brings ->
    [more] arricchisce la compagnia di { $gold } mo
   *[less] impoverisce la compagnia di { $gold } mo
} in media, quasi mai al prezzo di un eroe
gorpg-coach-waits = { $count ->
        [one] Un mostro nascosto:
       *[other] { $count } mostri nascosti, ciascuno con
    } salute { $life-low }–{ $life-high } (per lo più intorno a { $life-usual }), attacco { $attack-low }–{ $attack-high } (per lo più intorno a { $attack-usual }).
gorpg-coach-fight = { $count ->
    [0] Non cade ancora nessuno
    [one] { $slain } cade
   *[other] Cadono: { $slain }
}{ $end ->
    [cleared] , e non resta nessun mostro.
    [falls] . Poi { $hero } cadrebbe: decidi di nuovo tu.
    [decide] . Poi decidi tu se restare.
    [home] . Poi la battaglia è finita.
   *[others] . Poi tocca agli altri.
}
gorpg-coach-as-played = Così come si è giocato, { $odds }.
gorpg-coach-that-way = Giocando meglio, { $odds }.
gorpg-coach-gain = Alla fine vale in media { $gain } mo in più (con un errore di { $error }).
gorpg-coach-gain-wins = Alla fine vale in media { $gain } mo in più (con un errore di { $error }) e vince { $better } delle volte; così come si è giocato, { $played }.
gorpg-coach-gain-chance = Vince { $better } delle volte; così come si è giocato, { $played } (con un errore di { $error ->
    [one] un punto
   *[other] { $error } punti
}).

## Luck

gorpg-coach-luck-cards = Carte pescate: { $cards }.
gorpg-coach-luck-battle = Che cosa aspetta alla { $slot }: { $monsters }.
gorpg-coach-luck-score = { $what } { $seat } poteva aspettarsi { $before } prima, e { $after } adesso.
gorpg-coach-luck-chance = { $what } Probabilità di vincere ({ $seat }): prima { $before }, adesso { $after }.

## Hints in a running game

gorpg-coach-hint-odds = Lì, { $odds }.
gorpg-coach-hint-odds-battle = Continuando così, { $odds }.
gorpg-coach-hint-gain = La migliore altra scelta porta in media { $gain } mo in meno (con un errore di { $error }): { $do }.
gorpg-coach-hint-gain-chance = La migliore altra scelta costa { $gain ->
    [one] un punto
   *[other] { $gain } punti
} della probabilità di vincere (con un errore di { $error }): { $do }.
gorpg-coach-hint-even = Quasi altrettanto buono: { $do }.
gorpg-coach-hint-gold = Alla fine puoi aspettarti circa { $gold } mo.

## The report: page and terminal

coach-page-precision-gorpg = Analisi: { $effort }. L’allenatore gioca molte partite a partire da ogni decisione. Le differenze che possono essere un caso non ricevono osservazioni.
coach-page-curve-gorpg = Probabilità di vincere
coach-page-curve-gorpg-score = L’oro alla fine
coach-page-curve-more-gorpg = La probabilità di ciascuno dopo ogni decisione, se tutti continuano in modo ragionevole.
coach-page-curve-more-gorpg-score = L’oro che ogni compagnia può aspettarsi alla fine, dopo ogni decisione, se tutte continuano in modo ragionevole.
coach-page-remarks-more-gorpg = Le decisioni costate care, che cosa era meglio e perché, secondo ciò che la compagnia poteva sapere. Un punto è un centesimo della probabilità di vincere.
coach-page-remarks-more-gorpg-score = Le decisioni costate care, che cosa era meglio e perché, secondo ciò che la compagnia poteva sapere. La cifra è l’oro perso in media.
coach-page-balance-more-gorpg = Che cosa ha cambiato la probabilità di vincere, in punti: a destra in meglio, a sinistra in peggio. Le correzioni sono ciò che l’allenatore ha visto solo guardando più da vicino.
coach-page-balance-more-gorpg-score = Che cosa ha cambiato l’oro da aspettarsi, in mo: a destra in meglio, a sinistra in peggio. Le correzioni sono ciò che l’allenatore ha visto solo guardando più da vicino.
coach-page-sum-gorpg = { $first } all’inizio, { $result } alla fine.
gorpg-coach-score = { $score } mo
coach-cause-own = Decisioni proprie
coach-cause-others = Decisioni degli altri
coach-cause-luck = Fortuna
coach-cause-closer = Correzioni
coach-page-by-p1 = Compagnia 1:
coach-page-by-p2 = Compagnia 2:
coach-page-by-p3 = Compagnia 3:
coach-page-by-p4 = Compagnia 4:
coach-page-by-p5 = Compagnia 5:
coach-page-by-p6 = Compagnia 6:
coach-page-by-p7 = Compagnia 7:
coach-page-by-overlord = Tiranno:
coach-page-luck-p1 = Fortuna, Compagnia 1:
coach-page-luck-p2 = Fortuna, Compagnia 2:
coach-page-luck-p3 = Fortuna, Compagnia 3:
coach-page-luck-p4 = Fortuna, Compagnia 4:
coach-page-luck-p5 = Fortuna, Compagnia 5:
coach-page-luck-p6 = Fortuna, Compagnia 6:
coach-page-luck-p7 = Fortuna, Compagnia 7:
coach-page-luck-overlord = Fortuna, Tiranno:
