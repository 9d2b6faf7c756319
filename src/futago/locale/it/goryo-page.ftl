# Goryō nel browser: ciò che il disegno dice a chi non lo vede, e le parole accanto.

goryo-page-board = Il palazzo { $palace }
goryo-page-side = I samurai e il tavolo
goryo-page-space = { $space }, { $object }
goryo-page-broken = rotto
goryo-page-sealed = sigillato
goryo-page-cursed = maledetto
goryo-page-cat = il gatto è qui
goryo-page-stands = il samurai { $samurai } è qui
goryo-page-print-yes = impronta: sì
goryo-page-print-no = impronta barrata: no
goryo-page-asked = in questione
goryo-page-step = il tuo passo { $step }
goryo-page-target = il tuo bersaglio
goryo-page-trail = la tua Falsa Pista
goryo-page-shadow = la tua Ombra

goryo-page-sprint = Meglio un Balzo: una casella in più
goryo-page-skip = Salta
goryo-page-close = Avanti
goryo-page-belief = Che cosa si può credere del suo percorso, in percentuale

goryo-page-actions = cubi: { $moves } per camminare, { $searches } per cercare, { $sniffs } per fiutare
goryo-page-acting = in azione
goryo-page-blinded = sotto un’Illusione
goryo-page-cubes = { $cubes ->
    [one] Resta { $cubes } cubo azione
   *[other] Restano { $cubes } cubi azione
}
goryo-page-of = { $count } di { $all }
goryo-page-none = nessuno
goryo-page-round = Round
goryo-page-gong = { $terms ->
    [track] Tracciato
   *[gong] Gong
}
goryo-page-next-bag = Prossimo sacchetto a
goryo-page-bag = Nel sacchetto
goryo-page-tokens = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
}
goryo-page-spirits = Spiriti catturati
goryo-page-intact = Tessere intatte
goryo-page-sealed-types = Sigillati
goryo-page-broken-spaces = Rotti su
goryo-page-bound = Tipo vincolato
goryo-page-powers = Poteri rimasti
