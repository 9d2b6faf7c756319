# L’allenatore: che cosa insegna una partita finita, e che fare in una in corso.
# I «punti» sono centesimi di probabilità di vincere. Una percentuale viene come testo, con l’articolo: coach-percent.

## Remarks on decisions

coach-better-again = Meglio, come prima: { $do }.
coach-turn-ends = Il turno finisce.

coach-do-search = il samurai { $samurai } cerca in { $space }
coach-do-search-at = il samurai { $samurai } va in { $space } e cerca lì
coach-do-sniff = il samurai { $samurai } fiuta in { $space } da dove si trova
coach-do-sniff-from = il samurai { $samurai } va in { $to } e fiuta in { $space }
coach-do-walk = il samurai { $samurai } va in { $to }
coach-do-and = { $one }, { $two }
coach-do-end = { $do }, e lì il turno finisce
coach-do-first = prima il samurai { $samurai } va in { $to }, poi { $do }
coach-do-stop = non chiedere altro e terminare il turno
coach-do-break = rompere { $space } ({ $object })
coach-do-curse = maledire queste caselle: { $one }, { $two }

coach-why-certain-no = Nessun percorso compatibile con le risposte passava per { $space }: la risposta poteva essere solo no.
coach-why-only-trail = Nessun percorso compatibile con le risposte passava per { $space }: solo questo potere ({ $power }) avrebbe potuto dire di sì.
coach-why-cubes = { $cubes ->
    [one] Restava un cubetto azione.
   *[other] Restavano { $cubes } cubetti azione.
}
coach-why-won = Così si vince subito { $better } delle volte; come si è giocato, { $played }.
coach-why-catch = Un samurai finisce allora sul bersaglio { $better } delle volte; come si è giocato, { $played }.
coach-why-draw = Si pesca allora un segnalino { $better } delle volte; come si è giocato, { $played }. Il prossimo sacchetto è { $steps ->
    [one] a un passo.
   *[other] a { $steps } passi.
}
coach-why-draw-catch = Si pesca allora un segnalino { $better } delle volte; come si è giocato, { $played }.
coach-why-trick = Il Goryō deve allora usare questo potere ({ $power }) { $better } delle volte; come si è giocato, { $played }.
coach-why-places = I samurai stanno allora meglio per il round seguente.
coach-why-split = { $ways ->
    [one] Un solo percorso è ancora possibile.
   *[other] Divide i { $ways } percorsi ancora possibili in { $yes } e { $no }; la domanda fatta li divide in { $own_yes } e { $own_no }.
}
coach-why-counts = La probabilità di un sì che conta nella Rivelazione era { $better } in { $other }, { $played } in { $space }.
coach-why-reach = Da { $to } non può più chiedere di { $space }, dove la probabilità di un cubetto del Goryō è { $likely }.
coach-why-wins = La sua probabilità di vincere è allora { $better }; come si è giocato, { $played }.

coach-why-plan-wins = Un buon Samurai vince { $played } delle partite contro questo piano, { $better } contro quello migliore.
coach-why-plan-won = Un buon Samurai vince subito { $played } delle volte contro questo piano, { $better } contro quello migliore.
coach-why-plan-catch = Un buon Samurai finisce in { $target } { $played } delle volte, in { $other } solo { $better }.
coach-why-plan-catch-never = Un buon Samurai finisce in { $target } { $played } delle volte, in { $other } mai.
coach-why-plan-catch-same = Un buon Samurai finisce in { $target } { $played } delle volte, contro il piano migliore { $better }.
coach-why-plan-draw = Un buon Samurai pesca un segnalino { $played } delle volte contro questo piano, { $better } contro quello migliore.
coach-why-plan-tile = Questo piano gira una tessera ancora integra ({ $object }): { $tiles ->
    [one] ne resta una sola, e il Goryō è dunque esorcizzato.
   *[other] ne restano { $tiles }, e con una sola il Goryō è esorcizzato.
} Il piano migliore rompe un tipo già rotto.
coach-why-plan-near = Il samurai { $samurai } si trovava { $steps ->
    [0] già in { $target }.
    [one] a un passo da { $target }.
   *[other] a { $steps } passi da { $target }.
}
coach-why-plan-trail = Un buon Samurai chiede della Falsa Pista in { $space } { $played } delle volte; in { $other } sarebbe { $better }.
coach-why-plan-lay = Il piano migliore mette una Falsa Pista in { $space }, dove un buon Samurai chiede { $often } delle volte.
coach-why-plan-keeps = Il piano migliore conserva questo potere per dopo: { $power }.
coach-why-plan-ways = { $ways ->
    [one] Un solo percorso porta
   *[other] Solo { $ways } percorsi portano
} in { $target }, e { $more } in { $other }.
coach-why-opening = Da { $space } il Goryō ha { $ways ->
    [one] { $ways } percorso
   *[other] { $ways } percorsi
} verso { $targets ->
    [one] { $targets } bersaglio
   *[other] { $targets } bersagli
}, da { $other } { $more ->
    [one] { $more } percorso
   *[other] { $more } percorsi
} verso { $most ->
    [one] { $most } bersaglio
   *[other] { $most } bersagli
}.

## Luck

coach-luck-yes = Un sì in { $space }, la cui probabilità era { $expected }: quella del Samurai di vincere era { $before }, ora è { $after }.
coach-luck-no = Un no in { $space }, la cui probabilità era { $expected }: quella del Samurai di vincere era { $before }, ora è { $after }.
coach-luck-caught = Un samurai sta sul bersaglio { $target }, la cui probabilità era { $expected }: quella del Samurai di vincere era { $before }, ora è { $after }.
coach-luck-caught-yet = Un samurai sta sul bersaglio { $target }, la cui probabilità era { $expected }, ma ci si poteva aspettare di più: la probabilità del Samurai di vincere era { $before }, ora è { $after }.
coach-luck-away = Il bersaglio è { $target }, la cui probabilità era { $expected }, e lì non c’è nessun samurai: la probabilità del Samurai di vincere era { $before }, ora è { $after }.
coach-luck-away-yet = Nessun samurai sta sul bersaglio { $target }, la cui probabilità era { $expected }, ma al Goryō serve a poco: la probabilità del Samurai di vincere era { $before }, ora è { $after }.
coach-luck-draw = Il sacchetto dà questo segnalino: { $object }. La probabilità del Samurai di vincere era { $before }, ora è { $after }.

## Hints in a running game

coach-hint-yes = La probabilità di un sì in { $space } è { $yes }.
coach-hint-yes-counts = La probabilità di un sì in { $space } è { $yes }, di un sì che conta nella Rivelazione { $counts }.
coach-hint-split = { $ways ->
    [one] Un solo percorso è ancora possibile.
   *[other] La risposta divide i { $ways } percorsi ancora possibili in { $yes } e { $no }.
}
coach-hint-turn = Se prosegui bene, un samurai finisce sul bersaglio { $caught } delle volte, e si pesca un segnalino { $drawn } delle volte.
coach-hint-targets = Bersagli più probabili: { $targets }.
coach-hint-target = { $space } ({ $percent }%)
coach-hint-plan = Un buon Samurai finisce sul tuo bersaglio { $caught } delle volte, e pesca un segnalino { $drawn } delle volte.
coach-hint-mix = Non pianificare sempre allo stesso modo, o ti scopriranno: questi sono solo i piani che l’allenatore sceglierebbe più spesso.
coach-hint-opening = Da { $space } hai { $ways ->
    [one] { $ways } percorso
   *[other] { $ways } percorsi
} verso { $targets ->
    [one] { $targets } bersaglio
   *[other] { $targets } bersagli
}.

## The report: page and terminal

coach-page-precision = Analisi: { $effort }. Il valore di un round è esatto a meno di { $points ->
    [one] un punto
   *[other] { $points } punti
}; quello dei round seguenti è stimato. I casi dubbi non ricevono osservazioni.
coach-page-curve = Probabilità di vincere
coach-page-curve-more = La probabilità del Samurai dopo ogni mossa; il Goryō ha il resto. All’inizio di ogni round l’allenatore ricalcola.
coach-page-remarks-more = Le mosse costate care, che cosa era meglio e perché, contro un avversario perfetto. Un punto è un centesimo della probabilità di vincere.
coach-page-balance-more = Che cosa ha mosso la probabilità del Samurai, in punti: a destra per lui, a sinistra per il Goryō. Le correzioni sono ciò che l’allenatore aveva giudicato male prima di calcolare un round.
coach-page-sum = Probabilità del Samurai all’inizio: { $first }%, alla fine: { $result }%.
coach-page-maps = Che cosa si poteva sapere, e la verità
coach-page-maps-more = Alla fine di ogni turno, e prima di ogni errore del Samurai. Più una casella è scura, più è probabile un cubetto del Goryō (in%); gli anelli sono i bersagli probabili, + e – le risposte date. La linea è il vero percorso, la stella il bersaglio, ? la Falsa Pista o l’Ombra.
coach-page-map = { $ways ->
    [one] Round { $round }, dopo la mossa { $move }: un solo percorso possibile
   *[other] Round { $round }, dopo la mossa { $move }: { $ways } percorsi possibili
}
coach-page-bits = Che cosa hanno detto le domande
coach-page-bits-more = In bit: un bit dimezza le possibilità. Accanto a ogni risposta stanno la sua probabilità, poi quanto ha detto del percorso, e quanto ci si aspettava dalla domanda. Una sorpresa può lasciare meno sicuri di prima.
coach-page-frame = La barra è quanto ha detto la risposta, la cornice quanto ci si aspettava.
coach-page-yes = { $space }: sì ({ $percent ->
    [0] <1
   *[other] { $percent }
}%)
coach-page-no = { $space }: no ({ $percent ->
    [0] <1
   *[other] { $percent }
}%)
coach-page-chance = Samurai
coach-page-by-goryo = Goryō:
coach-page-by-samurai = Samurai:
coach-page-luck-goryo = Fortuna per il Goryō:
coach-page-luck-samurai = Fortuna per il Samurai:
coach-page-told = { $won }, attesi { $expected }
coach-side-goryo = Goryō
coach-side-samurai = Samurai

coach-cause-goryo = Errori del Goryō
coach-cause-samurai = Errori del Samurai
coach-cause-answers = Fortuna delle risposte
coach-cause-bag = Fortuna del sacchetto
coach-cause-coach = Correzioni
coach-cause-conceded = Abbandono
