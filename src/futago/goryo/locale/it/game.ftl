# Goryō: everything that is said about it. $terms: "gong" for the 2024 edition, "track" before.

## Names

goryo-object-fan = ventaglio
goryo-object-flower = fiore
goryo-object-helmet = elmo
goryo-object-lantern = lanterna
goryo-object-mask = maschera
goryo-object-scroll = pergamena
goryo-object-urn = urna
goryo-object-vase = vaso

goryo-samurai-blue = blu
goryo-samurai-green = verde
goryo-samurai-purple = viola
goryo-samurai-red = rosso
goryo-samurai-yellow = giallo

goryo-power-illusion = Illusione
goryo-power-shadow = Ombra
goryo-power-sprint = Balzo
goryo-power-trail = Falsa Pista

goryo-name = Goryō
goryo-seat-goryo = il Goryō
goryo-seat-samurai = il Samurai
goryo-stage = round { $round }
goryo-list = { $head }, { $tail }

## Options

goryo-option-edition = Edizione delle regole: colori, termini, azioni per samurai, Falsa Pista, ordine della Rivelazione.
goryo-option-actions-per-samurai = Azioni possibili per samurai in un round; con 2 è più dura per il Samurai.
goryo-option-split-cubes = Regola della casa: i sei cubetti si dividono liberamente fra tre samurai al massimo.
goryo-option-variant = Altri poteri per il Goryō: due caselle maledette, oppure Illusione e Ombra.
goryo-option-enforcement = Automatico: sono possibili solo piani consentiti e risposte vere. Sull’onore: gli errori sono possibili e costano segnalini spirito.
goryo-option-palace = Il tabellone: uno dei nostri, o il tuo.
goryo-option-gong = Quanti passi ha l’arco, e quali hanno un sacchetto.
goryo-value-samurai = quattro colori diversi, in minuscolo, di { $most ->
    [one] { $most } lettera al massimo
   *[other] { $most } lettere al massimo
}
goryo-value-gong = lunghezza:sacchetti, con i sacchetti in ordine crescente da 1 alla lunghezza, per esempio 12:2,4,6

## The palace

palace-line = { $file }, riga { $line }
palace-bad-cell = { $place }: la casella { $at } sta alla riga { $row }, colonna { $column }; entrambe vanno da 0 a 99.
palace-bad-name = { $place }: «{ $at }» (casella { $space }) non è un nome; usa minuscole e cifre, una lettera all’inizio e nessuna parola della notazione.
palace-bad-title = { $place }: «{ $at }» non è un nome per un palazzo; usa al massimo 40 caratteri su una riga, senza spazi all’inizio o alla fine.
palace-bridge-in-room = { $place }: il ponte { $at }-{ $other } resta in una sola stanza; un ponte ne unisce due.
palace-bridge-nowhere = { $place }: un ponte finisce in «{ $at }», che non è una casella.
palace-bridge-twice = { $place }: il ponte { $at }-{ $other } compare due volte.
palace-cell-twice = { $place }: la casella { $at } ha la stessa riga e la stessa colonna di { $other }.
palace-centre-elsewhere = { $place }: il centro della stanza { $at } è «{ $centre }», che non è una delle sue caselle.
palace-malformed = { $place }: { $error }.
palace-no-centre = { $place }: la stanza { $room } non ha un centro; indica una delle sue caselle sotto [centres].
palace-no-file = Non c’è nessun palazzo «{ $file }»: indica un file o uno di questi nomi: { $known }.
palace-no-object = { $place }: la casella { $at } non ha un oggetto.
palace-no-such-room = { $place }: c’è un centro per la stanza «{ $at }», che non ha caselle.
palace-not-connected = { $place }: la casella { $at } non si può raggiungere da { $start }; aggiungi un ponte.
palace-not-toml = { $file } non è un file TOML: { $error }.
palace-object-twice = { $place }: la casella { $at } ha lo stesso oggetto ({ $object }) di { $other }, nella stessa stanza; ogni tipo compare una sola volta per stanza.
palace-room-size = { $place }: la stanza { $at } ha { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}; devono essere 8.
palace-rooms = { $place }: { $count ->
    [one] c’è { $count } stanza
   *[other] ci sono { $count } stanze
}; un palazzo ne ha 4.
palace-space-twice = { $place }: la casella { $at } compare due volte.
palace-too-many-ways = { $place }: da { $at } il Goryō avrebbe troppi percorsi di quattro o cinque passi per una partita (più di { $most }); togli dei ponti.
palace-types = { $place }: { $count ->
    [one] c’è { $count } tipo di oggetto
   *[other] ci sono { $count } tipi di oggetto
} ({ $types }); un palazzo ne ha 8, ciascuno una volta per stanza.

## Notation

goryo-notation-form = Una mossa che comincia con «{ $word }» si scrive così: { $form }.
goryo-notation-power = { $variant ->
    [cursed-object] «{ $word }» non può seguire il bersaglio: in questa variante non ci sono poteri.
    [genjutsu] { $honest ->
        [yes] «{ $word }» non può seguire il bersaglio: scrivi shadow CASELLA, honest o illusion COLORE.
       *[no] «{ $word }» non può seguire il bersaglio: scrivi shadow CASELLA o illusion COLORE.
    }
   *[none] { $honest ->
        [yes] «{ $word }» non può seguire il bersaglio: scrivi sprint, trail CASELLA o honest.
       *[no] «{ $word }» non può seguire il bersaglio: scrivi sprint o trail CASELLA.
    }
}
goryo-notation-samurai = Scrivi «{ $samurai } CASELLA» per muoverlo, «{ $samurai } search» o «{ $samurai } sniff CASELLA».
goryo-notation-space = Non c’è nessuna casella «{ $word }» in questo palazzo.
goryo-notation-target = Scrivi il piano con il bersaglio dopo «>», per esempio: plan c2 c3 b3 b2 > a2.
goryo-notation-word = Nessuna mossa comincia con «{ $word }»: si comincia con plan, break, curse, answer, done o un samurai ({ $samurai }).

## Posizioni

goryo-position-impossible = Nessun piano del Goryō è compatibile con questa posizione: controlla prints, start e sealed.
goryo-position-incomplete = Una posizione in fase «{ $phase }» è incompleta: servono first, start e, a partita finita, winner e reason; un piano richiede anche bound.

## Why a move is not allowed

goryo-refused-now = Non è possibile adesso: { $now }
goryo-now-bound = si deve pescare l’oggetto vincolato.
goryo-now-first = si deve pescare il primo oggetto.
goryo-now-break = il Goryō rompe il suo primo oggetto.
goryo-now-curse = il Goryō segna due caselle maledette.
goryo-now-plan = il Goryō pianifica il suo percorso.
goryo-now-act = tocca ai samurai agire.
goryo-now-answer = una domanda aspetta risposta.
goryo-now-seal = si deve pescare un segnalino dal sacchetto.

goryo-refused-answer = Non è la risposta che dà il tuo piano.
goryo-refused-break = { $space } ha un altro oggetto: scegli una delle quattro caselle con questo: { $object }.
goryo-refused-curse = Segna altre due caselle con questo oggetto: { $object }.
goryo-refused-draw = Quel segnalino non è nel sacchetto.

goryo-refused-no-samurai = Non c’è nessun samurai { $samurai }; samurai in gioco: { $known }.
goryo-refused-no-space = Non c’è nessuna casella { $space } in questo palazzo.
goryo-refused-no-cubes = I sei cubetti azione sono tutti usati: termina il turno.
goryo-refused-finished = Il samurai { $samurai } ha finito per questo round: ne hai già attivato un altro.
goryo-refused-three-called = Tre samurai hanno già agito: in questo round il samurai { $samurai } resta dov’è.
goryo-refused-cap = Il samurai { $samurai } ha usato { $cap ->
    [one] la sua unica azione
   *[other] le sue { $cap } azioni
} del round.
goryo-refused-moved = Il samurai { $samurai } ha già fatto due passi: non più di due per round.
goryo-refused-searched = Il samurai { $samurai } ha già cercato in questo round.
goryo-refused-sniffed = Il samurai { $samurai } ha già fiutato in questo round.
goryo-refused-blinded = Il samurai { $samurai } è sotto un’Illusione: in questo round si muove, ma non può né cercare né fiutare.
goryo-refused-not-adjacent = { $cursed ->
    [yes] { $here } e { $there } non sono adiacenti: due caselle devono avere un lato in comune, essere unite da un ponte o essere entrambe maledette.
   *[no] { $here } e { $there } non sono adiacenti: due caselle devono avere un lato in comune o essere unite da un ponte.
}
goryo-refused-ask-start = { $space } è la casella di partenza del Goryō in questo round: lì non si investiga.
goryo-refused-asked = In { $space } si è già investigato in questo round.

goryo-refused-start = Il primo cubetto va sulla casella dove si trova il Goryō: { $start }.
goryo-refused-cubes = Un piano richiede un bersaglio e questo numero di cubetti Movimento: { $cubes }. Questo ne ha { $given }.
goryo-refused-most-cubes = Cubetti Movimento al massimo, sull’onore: { $most }. Questo piano ne ha { $given }.
goryo-refused-say-sprint = Cinque cubetti Movimento richiedono il Balzo: aggiungilo al piano.
goryo-refused-twice = { $space } è usata due volte: un solo cubetto per casella.
goryo-refused-broken = L’oggetto in { $space } è già rotto: scegli un altro bersaglio.
goryo-refused-sealed = L’oggetto in { $space } ({ $object }) è sigillato: scegli un altro bersaglio.
goryo-refused-bound = L’oggetto in { $space } ({ $object }) è il tuo oggetto vincolato: non puoi mai romperlo.
goryo-refused-no-power = Potere assente in questa partita: { $power }.
goryo-refused-spent = Potere già speso: { $power }.
goryo-refused-trail-on-cube = La Falsa Pista va su una casella senza cubetti del Goryō: { $space } ne ha uno.
goryo-refused-shadow-off-cube = L’Ombra va su un cubetto Movimento, mai sul bersaglio: { $space } non ha un cubetto Movimento.
goryo-refused-honest = { $honour ->
    [yes] Sull’onore dai tu le risposte.
   *[no] { $variant ->
        [cursed-object] Senza poteri non c’è risposta da scegliere.
        [genjutsu] La risposta si sceglie solo sull’Ombra.
       *[none] { $trail ->
            [yes] Sulla Falsa Pista la risposta è sempre sì.
           *[chosen] La risposta si sceglie solo sulla Falsa Pista.
        }
    }
}

## Perché qualcosa non si può scegliere

goryo-why-samurai-first = Scegli prima un samurai.
goryo-why-path-first = Traccia prima il percorso e il bersaglio.
goryo-why-path-complete = Il percorso è completo: annulla un passo per cambiarlo.
goryo-why-leads-nowhere = Passando per { $space } non arrivi a nessun oggetto che puoi rompere.
goryo-why-no-sprint = Con un passo in più nessun percorso arriva a un oggetto che puoi rompere.
goryo-why-nothing-to-sniff = Attorno al samurai { $samurai } non resta niente da fiutare.
goryo-why-two-cursed = Due caselle sono già segnate: togline una per segnarne un’altra.

## Prompts

goryo-wait-chance = Si pesca un segnalino.
goryo-wait-goryo = Il Goryō sta pensando.
goryo-wait-samurai = Il Samurai sta pensando.
goryo-wait-over = La partita è finita.

goryo-prompt-bound = Pesca l’oggetto vincolato.
goryo-prompt-first = Pesca il primo oggetto.
goryo-prompt-seal = Pesca un segnalino dal sacchetto.
goryo-prompt-break = Scegli quale oggetto rompere ({ $object }): partirai da lì.
goryo-prompt-curse = Segna due caselle: per te saranno adiacenti.
goryo-prompt-plan = Round { $round }: pianifica il percorso del gatto.
goryo-prompt-walk = Scegli la prossima casella del gatto: { $steps ->
    [one] ancora { $steps } cubetto
   *[other] ancora { $steps } cubetti
} prima del bersaglio.
goryo-prompt-anywhere = Metti un cubetto Movimento, o il bersaglio.
goryo-prompt-target = Scegli l’oggetto da rompere.
goryo-prompt-sprint = Nessun bersaglio accanto: avanza di una casella in più con il Balzo.
goryo-prompt-powers = Conferma il piano, o aggiungi un potere.
goryo-prompt-honest = Conferma il piano, o scegli di dire la verità su quella casella.
goryo-prompt-confirm = Conferma il piano.
goryo-prompt-trail = Dove metti la Falsa Pista?
goryo-prompt-shadow = Su quale dei tuoi cubetti metti l’Ombra?
goryo-prompt-illusion = Quale samurai subisce l’Illusione?
goryo-prompt-act = Attiva un samurai, o termina il turno: { $cubes ->
    [one] resta { $cubes } cubetto azione
   *[other] restano { $cubes } cubetti azione
}.
goryo-prompt-done-sure = Terminare il turno con { $cubes ->
    [one] 1 cubetto azione inutilizzato
   *[other] { $cubes } cubetti azione inutilizzati
}?
goryo-prompt-reveal = Non resta altro da fare: rivela dove è passato il gatto.
goryo-prompt-samurai = { $can ->
    [walk] Dove si muove il samurai { $samurai }?
    [search] Il samurai { $samurai } deve cercare dov’è?
    [sniff] Il samurai { $samurai } deve fiutare accanto a sé?
    [walk-search] Che cosa fa il samurai { $samurai }: si muove o cerca?
    [walk-sniff] Che cosa fa il samurai { $samurai }: si muove o fiuta?
    [search-sniff] Che cosa fa il samurai { $samurai }: cerca o fiuta?
   *[walk-search-sniff] Che cosa fa il samurai { $samurai }: si muove, cerca o fiuta?
}
goryo-prompt-sniff = In quale casella fiuta il samurai { $samurai }?
goryo-prompt-answer = La casella { $space } è sul tuo percorso? Rispondi sì o no.

goryo-pick-space = { $space } ({ $object })
goryo-pick-samurai = il samurai { $samurai } in { $space }
goryo-pick-break-on = rompi l’oggetto in { $space }
goryo-pick-walk-to = muovi in { $space }
goryo-pick-sniff-at = fiuta in { $space }
goryo-pick-search = cerca qui
goryo-pick-sniff = fiuta accanto
goryo-pick-done = termina il turno
goryo-pick-reveal = rivela
goryo-pick-yes = sì
goryo-pick-no = no
goryo-pick-honest = di’ la verità su quella casella

## What happened

goryo-event-bound = Il Goryō è vincolato a questo tipo di oggetto: { $object }. Non deve mai romperne.
goryo-event-bound-hidden = Il Goryō pesca in segreto il suo oggetto vincolato.
goryo-event-first = Primo oggetto: { $object }.
goryo-event-seal = Dal sacchetto: { $object }. Tutti gli oggetti di questo tipo sono sigillati.
goryo-event-break = Oggetto rotto in { $space }: { $object }. Il Goryō si trova lì.
goryo-event-curse = { $one } e { $other } sono maledette: per il Goryō sono adiacenti.
goryo-event-planned = Il piano del Goryō: { $plan }.
goryo-event-planned-hidden = Il piano del Goryō è pronto.
goryo-plan = percorso { $path }, bersaglio { $target }
goryo-plan-with = { $plan }, con { $power }
goryo-plan-with-on = { $plan }, con { $power } in { $space }
goryo-plan-honest = { $plan }, dicendo lì la verità
goryo-plan-illusion = { $plan }, con { $power } sul samurai { $samurai }
goryo-event-illusion = Illusione: in questo round il samurai { $samurai } non può né cercare né fiutare.
goryo-event-move = Il samurai { $samurai } va in { $to }.
goryo-event-search = Il samurai { $samurai } cerca in { $space }.
goryo-event-sniff = Il samurai { $samurai } fiuta in { $space }.
goryo-event-answer-yes = { $terms ->
    [track] Sì: un segnalino indizio verde.
   *[gong] Sì: un’impronta verde.
}
goryo-event-answer-no = { $terms ->
    [track] No: un segnalino indizio rosso.
   *[gong] No: un’impronta rossa.
}
goryo-event-reveal = { $sprint ->
    [true] Rivelazione: con il Balzo il suo percorso era { $path }, bersaglio { $target }.
   *[false] Rivelazione: il suo percorso era { $path }, bersaglio { $target }.
}
goryo-event-reveal-trail = La sua Falsa Pista era in { $space }.
goryo-event-reveal-shadow = La sua Ombra era in { $space }.
goryo-event-mistake-start = Errore: il suo primo cubetto non era sulla casella di partenza.
goryo-event-mistake-step = Errore: un passo verso una casella non adiacente.
goryo-event-mistake-twice = Errore: una casella usata due volte.
goryo-event-mistake-cubes = Errore: troppi o troppo pochi cubetti Movimento.
goryo-event-mistake-target = Errore: il bersaglio era rotto o sigillato.
goryo-event-mistake-power = { $fifth ->
    [yes] Errore: un quinto cubetto Movimento.
   *[no] Errore: un potere già speso o messo male.
}
goryo-event-mistake-answer = Errore: una risposta sbagliata.
goryo-event-gong = { $terms ->
    [track] Il segnalino avanza di { $steps } sul tracciato.
   *[gong] Il mazzuolo avanza di { $steps } lungo i gong.
} { $bags ->
    [0] Non raggiunge nessun sacchetto.
    [one] Raggiunge un sacchetto.
   *[other] Raggiunge { $bags } sacchetti.
}
goryo-event-caught = Il samurai { $samurai } è sul bersaglio: si gira un segnalino spirito.
goryo-event-spent = Potere usato: { $power }.
goryo-event-round = Round { $round } di { $rounds }.
goryo-event-end-vengeance = Finiti i quattro round: { $winner } ha avuto la sua vendetta. Oggetto vincolato: { $bound }.
goryo-event-end-captured = Terzo segnalino spirito: { $winner } ha catturato il Goryō. Oggetto vincolato: { $bound }.
goryo-event-end-exorcised = Resta una sola tessera: { $winner } esorcizza il Goryō. Oggetto vincolato: { $bound }.
goryo-event-end-cornered = Il Goryō non ha più piani possibili: { $winner } l’ha bloccato. Oggetto vincolato: { $bound }.
goryo-event-end-self-broken = Il Goryō ha rotto il proprio oggetto vincolato ({ $bound }): vince { $winner }.
goryo-event-end-resigned = L’altra parte abbandona: vince { $winner }. Oggetto vincolato: { $bound }.
goryo-event-end-time = Tempo scaduto: vince { $winner }. Oggetto vincolato: { $bound }.

## Rules, where they matter

goryo-rule-bound = Si pesca un segnalino in segreto: è l’oggetto vincolato del Goryō. { $honour ->
    [yes] Se ne rompe uno, perde.
   *[no] Il Goryō non può mai romperne uno.
}
goryo-rule-first = Si pesca e si rivela un secondo segnalino: il Goryō rompe un oggetto di quel tipo e parte da lì. La tessera di quell’oggetto viene girata.
goryo-rule-break = Va bene una qualsiasi delle quattro caselle del primo oggetto, anche con un samurai sopra. Da lì il Goryō inizia il primo round.
goryo-rule-curse = Altre due caselle del primo oggetto vengono segnate sotto gli occhi di tutti. Nei piani del Goryō, e solo lì, contano come adiacenti fra loro. In questa variante non ci sono poteri.
goryo-rule-plan = Il Goryō mette quattro cubetti Movimento, il primo dove si trova, ognuno accanto al precedente, e poi un bersaglio: quattro passi, mai due volte la stessa casella. { $variant ->
    [cursed-object] Solo i ponti uniscono le stanze, ma nei suoi piani le due caselle maledette sono adiacenti.
   *[other] Solo i ponti uniscono le stanze.
} Si può passare su samurai e su oggetti rotti o sigillati.
goryo-rule-target = Il bersaglio dev’essere integro, non sigillato e diverso dall’oggetto vincolato; può esserci sopra un samurai. { $variant ->
    [cursed-object] In questa variante non ci sono poteri.
    [genjutsu] L’Illusione si annuncia con il piano; l’Ombra resta segreta fino alla Rivelazione.
   *[none] Il Balzo, una volta a partita, aggiunge un cubetto Movimento. I poteri restano segreti fino alla Rivelazione.
}
goryo-rule-trail = La Falsa Pista va su una qualsiasi casella senza cubetti del Goryō. { $trail ->
    [yes] Se gli chiedono di quella casella, risponde sì.
   *[chosen] Se gli chiedono di quella casella, può rispondere sì o dire la verità.
} { $terms ->
    [track] Quel segnalino indizio non conta.
   *[gong] Quell’impronta non conta.
} La Falsa Pista si spende solo se si è investigato lì; altrimenti torna disponibile.
goryo-rule-shadow = L’Ombra va su un cubetto Movimento del Goryō. Se gli chiedono di quella casella, può rispondere no; la risposta non conta mai. L’Ombra si spende solo se si è investigato lì; altrimenti torna disponibile.
goryo-rule-illusion = Una volta a partita, annunciandola: in questo round un samurai non può né cercare né fiutare. Può comunque muoversi e catturare il Goryō.
goryo-rule-act = Sei cubetti azione, al massimo tre samurai, uno dopo l’altro: attivarne uno nuovo chiude il turno del precedente. Ognuno può muoversi due volte, cercare una volta e fiutare una volta, { $actions ->
    [2] ma ha solo due azioni in tutto.
    [3] ma ha solo tre azioni in tutto.
   *[other] quattro azioni in tutto.
} { $variant ->
    [none] Nella Rivelazione ogni sì, tranne che sulla Falsa Pista, fa avanzare
    [genjutsu] Nella Rivelazione ogni sì, tranne che sull’Ombra, fa avanzare
   *[other] Nella Rivelazione ogni sì fa avanzare
} { $terms ->
    [track] il segnalino sul tracciato; un samurai che finisce sul bersaglio fa girare un segnalino spirito.
   *[gong] il mazzuolo; un samurai che finisce sul bersaglio fa girare un segnalino spirito.
}
goryo-rule-ask = Cercare riguarda la casella del samurai, fiutare una casella accanto. Mai due volte la stessa casella in un round, e mai la partenza del Goryō. Si può investigare anche dove l’oggetto è rotto o sigillato. Ci si muove di una casella alla volta, e da una stanza all’altra solo sui ponti.
goryo-rule-answer = { $variant ->
    [none] { $trail ->
        [yes] Sì se in quella casella c’è un cubetto del Goryō o la Falsa Pista, altrimenti no.
       *[chosen] Sì se in quella casella c’è un cubetto del Goryō, altrimenti no; sulla Falsa Pista è a scelta.
    }
    [genjutsu] Sì se in quella casella c’è un cubetto del Goryō, altrimenti no; sull’Ombra è a scelta.
   *[other] Sì se in quella casella c’è un cubetto del Goryō, altrimenti no.
} { $honour ->
    [yes] Ogni risposta sbagliata gira un segnalino spirito nella Rivelazione.
   *[no] La risposta segue dal suo piano.
}
goryo-rule-seal = { $bag-count ->
    [0] Un segnalino per ogni segnalino spirito girato.
   *[other] Un segnalino per ogni sacchetto raggiunto e per ogni segnalino spirito girato.
} Il suo tipo è sigillato: il Goryō non può più romperne. Quando tutte le tessere tranne una sono girate, è esorcizzato.
goryo-rule-over = { $honour ->
    [yes] Il Samurai vince con tre segnalini spirito, scoprendo l’oggetto vincolato, quando il Goryō non ha più piani possibili o quando rompe il suo oggetto vincolato; altrimenti vince il Goryō dopo quattro round.
   *[no] Il Samurai vince con tre segnalini spirito, scoprendo l’oggetto vincolato, o quando il Goryō non ha più piani possibili; altrimenti vince il Goryō dopo quattro round.
}

## Drawing

goryo-palace-edo = edo (nostra ricostruzione)
goryo-as-above = tutto visibile
goryo-as-goryo = sei il Goryō
goryo-as-samurai = sei il Samurai
goryo-as-spectator = da spettatore
goryo-draw-title = Goryō { $edition } - { $palace } - { $seat }
goryo-draw-bridges = Altri ponti: { $bridges }
goryo-draw-round = Round { $round } di { $rounds }
goryo-draw-gong = { $terms ->
    [track] Tracciato { $gong } di { $length }
   *[gong] Gong { $gong } di { $length }
}
goryo-draw-bag = Sacchetto a { $next } ({ $bag })
goryo-draw-spirits = Catture: { $spirits } su { $all }
goryo-draw-bound = Vincolato: { $object }
goryo-draw-intact = Tessere integre: { $count }
goryo-draw-cubes = Cubetti azione: { $cubes }

## The coach

coach-not-palace = Questo palazzo dà al Goryō più percorsi di quanti l’allenatore possa analizzare.
