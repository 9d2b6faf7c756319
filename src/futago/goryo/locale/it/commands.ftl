## Solving rounds of Goryō

cli-solve = Risolvi round di Goryō: come il Goryō dovrebbe variare i suoi piani, quale probabilità ha allora il Samurai, e di quanto può essere sbagliata al massimo.
cli-solve-position = Un file con una posizione, o con molte, una per riga (JSON; vedi docs/solver.md); - legge lo standard input.
cli-solve-out = Il file per le soluzioni; se manca, vengono mostrate.
cli-solve-gap = Fermati quando il valore è noto con questa precisione.
cli-solve-seconds = Fermati dopo questo tempo per ogni posizione.
cli-solve-jobs = Processi al lavoro; se non indicato, uno per core.

solve-progress = Soluzione
solve-between = Samurai { $lower } - { $upper }
solve-stdin = standard input
solve-done = { $count ->
    [one] { $count } posizione risolta
   *[other] { $count } posizioni risolte
} in { $seconds } s; il valore è noto con uno scarto massimo di { $gap }, { $short ->
    [0] come richiesto.
    [one] meno preciso del richiesto per { $short } posizione.
   *[other] meno preciso del richiesto per { $short } posizioni.
}
solve-bad-number = { $name } deve essere maggiore di 0, non { $number }.
solve-bad-position = Questa non è una posizione: { $reason }.
solve-unknown-name = In questo palazzo non c’è nessun «{ $name }».
solve-contradiction = Nessuna partita arriva a questo punto: { $name ->
    [round] il round deve essere da 1 a 4
    [samurai] samurai deve dire dove sta ogni samurai delle opzioni
    [broken] start deve essere una delle caselle rotte, e ognuna è nominata una volta sola
    [first] nessuna casella del primo tipo (first) è rotta
    [sealed] un tipo si pesca una volta sola, e il primo mai come sigillo
    [over] al massimo un tipo è integro, quindi la partita è finita
    [gong] il mazzuolo non è sul gong
    [spirits] il numero di segnalini spirito deve essere da 0 a 2
    [powers] resta un potere che non c’è in questa variante
    [cursed] la variante cursed-object, e nessun’altra, ha due caselle maledette, entrambe del primo tipo
   *[bound] la probabilità (bound) deve fare 1 in totale, su tipi la cui tessera è integra
}.
solve-too-many = Troppi segreti possibili in questo palazzo: { $count }, e la ricerca ne regge al massimo { $most }.
solve-no-kernel = La ricerca del solutore non è compilata: esegui python -m futago.kernels.

## Palaces

cli-palace = Controlla o mostra un palazzo: uno dei nostri, o un tuo file.
cli-palace-check = Controlla il file di un palazzo; ogni difetto viene indicato con la sua posizione.
cli-palace-check-file = Un file TOML, o il nome di un palazzo fornito con il gioco.
cli-palace-show = Mostra un palazzo.
cli-palace-show-file = Un file TOML, o il nome di un palazzo fornito con il gioco.
palace-sound = { $name } è valido. Caselle: 32; ponti: { $bridges }; percorsi di quattro passi da una casella: da { $fewest } a { $most }; bersagli: da { $least_targets } a { $most_targets }.
