# Goryō nel browser: ciò che il disegno dice a chi non lo vede, e le parole accanto.

goryo-page-board = Il palazzo { $palace }
goryo-page-side = Samurai e stato della partita
goryo-page-space = { $space }, { $object }
goryo-page-broken = oggetto rotto
goryo-page-sealed = oggetto sigillato
goryo-page-cursed = casella maledetta
goryo-page-cat = il gatto è qui
goryo-page-stands = il samurai { $samurai } è qui
goryo-page-print-yes = { $terms ->
    [track] segnalino indizio: sì
   *[gong] impronta: sì
}
goryo-page-print-no = { $terms ->
    [track] segnalino indizio barrato: no
   *[gong] impronta barrata: no
}
goryo-page-asked = sotto indagine
goryo-page-step = il tuo passo { $step }
goryo-page-target = il tuo bersaglio
goryo-page-trail = la tua Falsa Pista
goryo-page-shadow = la tua Ombra

goryo-page-skip = Salta
goryo-page-close = Avanti
goryo-page-watch-again = Rivedi
goryo-page-again = Rivedi la Rivelazione
goryo-scene-path = Ecco dove è passata.
goryo-scene-breath = Qualcuno la aspettava…
goryo-page-belief = Il suo percorso probabile, in percentuale

goryo-page-actions = cubetti: { $moves } per muoversi, { $searches } per cercare, { $sniffs } per fiutare
goryo-page-acting = in azione
goryo-page-blinded = sotto un’Illusione
goryo-page-cubes = { $cubes ->
    [one] Resta { $cubes } cubetto azione
   *[other] Restano { $cubes } cubetti azione
}
goryo-page-of = { $count } di { $all }
goryo-page-none = –
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
goryo-page-spirits = Spirito catturato
goryo-page-intact = Tessere integre
goryo-page-sealed-types = Sigillati
goryo-page-broken-spaces = Rotti su
goryo-page-bound = Oggetto vincolato
goryo-page-powers = Poteri rimasti

## The card on the home page

page-goryo = Goryō
page-goryo-facts = 2 giocatori
page-goryo-line = Di notte uno spirito gatto rompe uno a uno i tesori del palazzo. Quattro samurai ne seguono le tracce di stanza in stanza.
page-goryo-intro = La tua prima notte: 90 secondi

## Palaces

page-palaces = Palazzi
page-palaces-go = Disegna il tuo palazzo

## Convinzioni nei replay

replay-page-belief = Che cosa poteva sapere il Samurai
replay-page-belief-more = Più una casella è scura, più è probabile un cubetto del Goryō; un anello rosso è un bersaglio probabile. In percentuale: bianco per un cubetto, rosso per il bersaglio.
table-page-belief = Dove può essere?
table-page-ways = { $ways ->
    [one] Resta un solo percorso possibile.
   *[other] Sono ancora possibili { $ways } percorsi.
}
goryo-goal-samurai = Cattura il gatto tre volte in quattro round: scopri dove passa e fatti trovare sull’oggetto che rompe.
goryo-goal-goryo = Resisti quattro round: in ognuno va’ in segreto a rompere un oggetto dove nessun samurai aspetta.
goryo-goal-first-samurai = Comincia dal samurai cerchiato: toccalo, poi tocca una casella illuminata.
goryo-goal-first-goryo = Comincia toccando la casella cerchiata: rompi l’oggetto e parti da lì.

## Explanations of the powers, the gong, the bag and the spirits

goryo-help-sprint = Una volta a partita il Goryō fa cinque passi invece di quattro. Nessuno lo sa prima della Rivelazione.
goryo-help-trail = Una volta a partita il Goryō la mette su una qualsiasi casella senza suoi cubetti. { $terms ->
    [track] Se gli chiedono di quella casella, risponde sì.
   *[gong] Se gli chiedono di quella casella, può rispondere sì.
} Quel sì non conta. Se nessuno investiga su quella casella, il potere gli resta.
goryo-help-shadow = Una volta a partita il Goryō la mette su uno dei suoi cubetti Movimento. Se gli chiedono di quella casella, può rispondere no. Quella risposta non conta. Se nessuno investiga su quella casella, il potere gli resta.
goryo-help-illusion = Una volta a partita il Goryō la annuncia con il piano: in questo round un samurai non può né cercare né fiutare. Può comunque muoversi e catturare il Goryō.
goryo-help-gong = { $terms ->
    [track] Nella Rivelazione il segnalino sul tracciato avanza di un passo per ogni sì. Non contano le risposte su una casella dove il Goryō aveva messo un potere. Ogni sacchetto raggiunto fa pescare un segnalino.
   *[gong] Nella Rivelazione il mazzuolo avanza di un gong per ogni sì. Non contano le risposte su una casella dove il Goryō aveva messo un potere. Ogni sacchetto raggiunto fa pescare un segnalino.
}
goryo-help-bags = { $count ->
    [0] Qui non ci sono sacchetti.
    [one] C’è un sacchetto, alla posizione { $steps }. Quando viene raggiunto o superato, si pesca un segnalino.
   *[other] Ci sono sacchetti alle posizioni { $steps }. Ognuno conta una volta: quando viene raggiunto o superato, si pesca un segnalino.
}
goryo-help-bag = Un segnalino per ogni tipo di oggetto non ancora pescato. Si pesca un segnalino per ogni sacchetto raggiunto e per ogni spirito catturato, e il suo tipo viene sigillato.
goryo-help-sealed = I segnalini di questi tipi sono stati pescati: il Goryō non può più rompere questi oggetti, e nessuno di essi è il suo oggetto vincolato.
goryo-help-spirits = Ogni samurai che finisce il round sul bersaglio gira un segnalino spirito, e si pesca un segnalino dal sacchetto. Con il terzo spirito il Samurai vince.

## Palaces kept in this browser

