# L’allenatore: che cosa insegna una partita finita, e che fare in una in corso.
# I «punti» sono centesimi di probabilità di vincere; un «indizio» è un sì che conta nella Rivelazione.

coach-two = { $one } { $two }

## Remarks on decisions

coach-verdict-inaccuracy = Imprecisione ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
coach-verdict-mistake = Errore ({ $points } punti).
coach-verdict-blunder = Grave errore ({ $points } punti).
coach-better = Meglio: { $do }.

coach-do-search = il samurai { $samurai } cerca in { $space }
coach-do-search-at = il samurai { $samurai } va in { $space } e cerca lì
coach-do-sniff = il samurai { $samurai } fiuta in { $space } da dove si trova
coach-do-sniff-from = il samurai { $samurai } va in { $to } e fiuta in { $space }
coach-do-walk = il samurai { $samurai } va in { $to }
coach-do-and = { $one }, e { $two }
coach-do-first = prima il samurai { $samurai } va in { $to }, poi { $do }
coach-do-stop = non chiedere altro e terminare il turno

coach-why-certain-no = Nessun percorso compatibile con le risposte passava per { $space }: poteva venire solo un no.
coach-why-only-trail = Nessun percorso compatibile con le risposte passava per { $space }: solo questo potere avrebbe potuto dire di sì: { $power }.
coach-why-cubes = { $cubes ->
    [one] Restava un cubetto azione.
   *[other] Restavano { $cubes } cubetti azione.
}
coach-why-won = Così si vince subito il { $better } % delle volte, con quanto giocato il { $played } %.
coach-why-catch = Un samurai finisce allora sul bersaglio il { $better } % delle volte, dopo quanto giocato il { $played } %.
coach-why-draw = Porta un segnalino dal sacchetto il { $better } % delle volte invece del { $played } %: il prossimo sacchetto è a { $steps ->
    [one] un indizio
   *[other] { $steps } indizi
}.
coach-why-draw-catch = Porta un segnalino dal sacchetto il { $better } % delle volte invece del { $played } %.
coach-why-trick = Fa spendere al Goryō questo potere il { $better } % delle volte invece del { $played } %: { $power }.
coach-why-places = Lascia i samurai in posizioni migliori per il round seguente.
coach-why-split = Divide i { $ways } percorsi ancora possibili in { $yes } e { $no }; la domanda fatta li divide in { $own_yes } e { $own_no }.
coach-why-clue = Un indizio era probabile al { $better } % in { $other }, al { $played } % in { $space }.
coach-why-reach = Da { $to } non può più chiedere di { $space }, dove un cubetto del Goryō è probabile al { $percent } %.
coach-why-wins = Gli lascia il { $better } % di probabilità di vincere, quanto giocato il { $played } %.

coach-why-plan-wins = Un Samurai che gioca bene vince il { $played } % delle partite contro questo piano, il { $better } % contro quello migliore.
coach-why-plan-won = Un Samurai che gioca bene vince subito contro questo piano il { $played } % delle volte, contro quello migliore il { $better } %.
coach-why-plan-catch = Un Samurai che gioca bene finisce in { $target } il { $played } % delle volte, in { $other } { $better ->
    [0] mai.
   *[other] solo il { $better } %.
}
coach-why-plan-catch-same = Un Samurai che gioca bene finisce in { $target } il { $played } % delle volte, contro il piano migliore il { $better } %.
coach-why-plan-draw = Questo piano lascia pescare un segnalino a un Samurai che gioca bene il { $played } % delle volte, il piano migliore il { $better } %.
coach-why-plan-tile = Questo piano gira una tessera ancora integra ({ $object }): ne restano { $tiles }, e con una sola il Goryō è esorcizzato. Il piano migliore rompe un tipo già rotto.
coach-why-plan-near = Il samurai { $samurai } si trovava { $steps ->
    [0] già in { $target }.
    [one] a un passo da { $target }.
   *[other] a { $steps } passi da { $target }.
}
coach-why-plan-trail = Un Samurai che gioca bene chiede della Falsa Pista in { $space } il { $played } % delle volte; in { $other } sarebbe il { $better } %.
coach-why-plan-lay = Il piano migliore mette una Falsa Pista in { $space }, dove un Samurai che gioca bene chiede il { $percent } % delle volte.
coach-why-plan-keeps = Il piano migliore conserva questo potere per dopo: { $power }.
coach-why-plan-ways = { $ways ->
    [one] Un solo percorso porta
   *[other] Solo { $ways } percorsi portano
} a { $target }, e { $more } a { $other }.
coach-why-opening = Da { $space } il Goryō ha { $ways } percorsi verso { $targets } bersagli, da { $other } { $more } percorsi verso { $most } bersagli.

## Luck

coach-percent = { $percent ->
    [0] meno dell’1 %
   *[other] { $percent } %
}
coach-luck-yes = Un sì in { $space } (probabilità: { $expected }): la probabilità del Samurai passa dal { $before } % al { $after } %.
coach-luck-no = Un no in { $space } (probabilità: { $expected }): la probabilità del Samurai passa dal { $before } % al { $after } %.
coach-luck-caught = Un samurai sta sul bersaglio { $target } (ritenuto probabile: { $expected }): la probabilità del Samurai passa dal { $before } % al { $after } %.
coach-luck-away = Il bersaglio è { $target } (ritenuto probabile: { $expected }), e lì non c’è nessun samurai: la probabilità del Samurai passa dal { $before } % al { $after } %.
coach-luck-draw = Il sacchetto dà questo segnalino: { $object }. La probabilità del Samurai passa dal { $before } % al { $after } %.

## Hints in a running game

coach-hint-question = { $space }: un sì è probabile al { $yes } %, un indizio al { $clue } %.
coach-hint-split = Divide i { $ways } percorsi ancora possibili in { $yes } e { $no }.
coach-hint-turn = { $steps ->
    [0] Proseguendo bene, un samurai finisce sul bersaglio il { $caught } % delle volte, e si pesca un segnalino il { $drawn } %.
    [one] Proseguendo bene, un samurai finisce sul bersaglio il { $caught } % delle volte, e si pesca un segnalino il { $drawn } %: il prossimo sacchetto è a un indizio.
   *[other] Proseguendo bene, un samurai finisce sul bersaglio il { $caught } % delle volte, e si pesca un segnalino il { $drawn } %: il prossimo sacchetto è a { $steps } indizi.
}
coach-hint-targets = Bersagli più probabili: { $targets }.
coach-hint-plan = Con { $target } un Samurai che gioca bene finisce sul tuo bersaglio il { $caught } % delle volte, e pesca un segnalino il { $drawn } %.

## The report: page and terminal

coach-effort-quick = rapido
coach-effort-normal = normale
coach-effort-thorough = approfondito
coach-page-title = L’allenatore su questa partita
coach-page-precision = Sforzo: { $effort }. Il valore di un round può essere sbagliato di { $points ->
    [one] un punto
   *[other] { $points } punti
}; quello dei round seguenti è inoltre una stima. Ciò che può ben essere un errore dell’allenatore stesso non riceve osservazioni.
coach-page-round = Round
coach-page-curve = Probabilità di vincere
coach-page-curve-more = La probabilità del Samurai dopo ogni mossa; il Goryō ha il resto. Cerchi: imprecisioni; triangoli: errori; quadrati: gravi errori; rombi: fortuna.
coach-page-remarks = Osservazioni
coach-page-remarks-more = Che cosa è costato, che cosa sarebbe stato meglio, e perché. Un punto è un centesimo della probabilità di vincere; un indizio è un sì che conta nella Rivelazione.
coach-page-nothing = Nulla che l’allenatore avrebbe fatto meglio di sicuro.
coach-page-balance = Abilità e fortuna
coach-page-balance-more = Che cosa ha mosso la probabilità, in punti: a destra per il Samurai, a sinistra per il Goryō.
coach-page-sum = Il Samurai ha cominciato con il { $first } % e finito con il { $result } %.
coach-page-maps = Che cosa si poteva credere, e la verità
coach-page-maps-more = Più è scuro, più è probabile un cubetto del Goryō (in %); gli anelli sono i bersagli probabili, + e – le risposte date. La linea è il vero percorso, la stella il bersaglio, ? la Falsa Pista o l’Ombra.
coach-page-map = { $ways ->
    [one] Round { $round }, dopo la mossa { $move }: un solo percorso possibile
   *[other] Round { $round }, dopo la mossa { $move }: { $ways } percorsi possibili
}
coach-page-bits = Che cosa hanno detto le domande
coach-page-bits-more = In bit: un bit dimezza le possibilità. La cornice è quanto una domanda poteva dire in media sul percorso, la barra quanto ha detto la risposta; una risposta sorprendente può lasciare meno sicuri.
coach-page-yes = { $round }: { $space }, sì (probabile al { $percent } %)
coach-page-no = { $round }: { $space }, no (sì probabile al { $percent } %)
coach-page-moves = Tutte le mosse
coach-page-move = Mossa
coach-page-what = Che cosa è successo
coach-page-chance = Samurai
coach-page-lost = Persi
coach-page-at = Round { $round }. { $what }
coach-page-by-goryo = Goryō:
coach-page-by-samurai = Samurai:
coach-page-luck-goryo = Fortuna per il Goryō:
coach-page-luck-samurai = Fortuna per il Samurai:
coach-page-told = { $won } su { $expected } attesi
coach-side-goryo = Goryō
coach-side-samurai = Samurai

coach-cause-goryo = Errori del Goryō
coach-cause-samurai = Errori del Samurai
coach-cause-answers = Fortuna delle risposte
coach-cause-bag = Fortuna del sacchetto
coach-cause-coach = Visto meglio dopo
coach-cause-conceded = Abbandono
