# The rules of Goryō to read, section by section; rulebook.toml says which paragraphs are in force and
# rules/facts.py what their arguments are.

rules-goryo-goal = Il gioco
rules-goryo-goal-1 = Uno spirito gatto, il Goryō, si aggira di notte per un palazzo e rompe ciò che un tempo possedeva. Quattro samurai, guidati da un solo giocatore, cercano di fermarlo. Nessuno lo vede passare: si fanno domande, e lui deve rispondere.
rules-goryo-goal-2 = Il Goryō vince se cinque oggetti sono rotti: uno prima del primo round e uno in ognuno dei quattro round. Il Samurai vince con tre catture, scoprendo l’oggetto vincolato, o non lasciandogli alcun percorso.

rules-goryo-palace = Il palazzo
rules-goryo-palace-1 = Ci sono quattro stanze di otto caselle. Ogni stanza contiene una volta ciascuno degli otto tipi di oggetto, di solito elmo, urna, fiore, lanterna, maschera, pergamena, vaso e ventaglio.
rules-goryo-palace-2 = Due caselle di una stanza sono adiacenti se hanno un lato in comune; le diagonali non contano. Da una stanza all’altra si passa solo sui ponti, che uniscono due caselle ciascuno. { $variant ->
    [cursed-object] Nei piani del gatto sono adiacenti anche le due caselle maledette.
   *[other] Vale sia per il gatto sia per i samurai.
}
rules-goryo-palace-3 = Edo, il nostro tabellone abituale, è una ricostruzione: quello stampato non ci è noto con esattezza. Si può giocare in altri palazzi o disegnarne uno proprio.

rules-goryo-setup = Preparazione
rules-goryo-setup-1 = Otto segnalini, uno per tipo di oggetto, vanno nel sacchetto. Uno si pesca in segreto: è l’oggetto vincolato del Goryō.
rules-goryo-setup-2 = Un secondo si pesca e si rivela. Il Goryō rompe uno dei quattro oggetti di quel tipo, anche nella casella di un samurai, e parte da lì. La tessera di quell’oggetto, in giardino, viene girata. Nel sacchetto restano sei segnalini.
rules-goryo-setup-3 = I samurai cominciano al centro delle quattro stanze, { $terms ->
    [track] il segnalino all’inizio del tracciato semicircolare.
   *[gong] il mazzuolo all’inizio dell’arco dei gong.
} I tre segnalini spirito non sono ancora girati.
rules-goryo-setup-4 = I samurai sono verde, viola, rosso e blu.
rules-goryo-setup-5 = I samurai sono verde, giallo, rosso e blu.

rules-goryo-plan = Il turno del Goryō: il piano
rules-goryo-plan-1 = Il Goryō mette quattro cubetti Movimento: il primo sulla sua casella, ogni altro accanto al precedente. Poi viene il bersaglio, accanto all’ultimo cubetto. { $variant ->
    [none] Sono quattro passi; solo il Balzo ne aggiunge un quinto.
   *[other] Sono quattro passi, sempre quattro.
} Nessuna casella prende due cubetti.
rules-goryo-plan-2 = Si può attraversare tutto: samurai, oggetti rotti e sigillati, persino il proprio oggetto vincolato. Solo il bersaglio dev’essere integro, non sigillato e diverso dall’oggetto vincolato. Può esserci sopra un samurai. Si può rompere ancora un tipo già rotto, su un’altra casella.
rules-goryo-plan-3 = { $variant ->
    [none] Se non c’è alcun piano consentito, nemmeno con il Balzo, il Goryō è in trappola e perde.
   *[other] Se non c’è alcun piano consentito, il Goryō è in trappola e perde.
}

rules-goryo-powers = I poteri del Goryō
rules-goryo-powers-1 = Ogni potere si può spendere una volta a partita. Si usa in segreto e si mostra nella Rivelazione. Tutti sanno quali sono già spesi.
rules-goryo-powers-2 = Il Balzo è un quinto cubetto Movimento, con le stesse regole: cinque passi invece di quattro. Si spende nel round in cui si usa.
rules-goryo-powers-3 = La Falsa Pista va su una qualsiasi casella senza cubetti del Goryō, vicina o lontana. Si spende solo se si è investigato lì, qualunque sia la risposta; altrimenti torna. { $terms ->
    [track] Il suo segnalino indizio non conta mai.
   *[gong] La sua impronta non conta mai.
}
rules-goryo-powers-4 = { $honour ->
    [yes] Interrogato sulla Falsa Pista, il Goryō può dire sì o dire la verità.
   *[no] Interrogato sulla Falsa Pista, il Goryō può dire sì o dire la verità. Lo decide con il piano, così che nessuna pausa lo tradisca.
}
rules-goryo-powers-5 = Interrogato sulla Falsa Pista, il Goryō dice sempre sì.

rules-goryo-samurai = Il turno del Samurai
rules-goryo-samurai-1 = Il Samurai ha sei cubetti azione e attiva fino a tre dei suoi quattro samurai, uno dopo l’altro. Attivarne uno nuovo chiude il turno del precedente. Può fermarsi quando vuole.
rules-goryo-samurai-2 = Ogni samurai ha al massimo { $actions ->
    [2] due
    [3] tre
   *[other] quattro
} azioni a round.
rules-goryo-samurai-3 = Le regole del 2019 ne danno solo due; con tre è più facile per il Samurai.
rules-goryo-samurai-4 = Le azioni sono Passo (muoversi di una casella, due volte al massimo), Ricerca (una volta) e Segugio (fiutare, una volta). I samurai possono stare nella stessa casella, anche in quella del gatto.

rules-goryo-asking = Domande e risposte
rules-goryo-asking-1 = Cercare riguarda la casella del samurai, fiutare una casella accanto. La risposta è sì se lì c’è un cubetto del Goryō, bersaglio compreso, altrimenti no. { $terms ->
    [track] Un segnalino indizio verde vuol dire sì, uno rosso no.
   *[gong] Un’impronta verde vuol dire sì, una rossa no.
}
rules-goryo-asking-2 = { $variant ->
    [genjutsu] Solo sulla casella dell’Ombra la risposta può essere diversa.
   *[other] Solo sulla casella della Falsa Pista la risposta può essere diversa.
}
rules-goryo-asking-3 = Mai due volte la stessa casella in un round, e mai la casella di partenza del Goryō. Si può investigare su oggetti rotti o sigillati.

rules-goryo-discovery = La Rivelazione
rules-goryo-discovery-1 = { $honour ->
    [yes] Quando i samurai hanno agito, il percorso si mostra. Prima ogni errore gira un segnalino spirito; poi seguono questi passaggi, in quest’ordine.
   *[no] Quando i samurai hanno agito, il percorso si mostra. Poi seguono questi passaggi, in quest’ordine.
}
rules-goryo-discovery-2 = { $variant ->
    [none] Tranne che sulla Falsa Pista, ogni
    [genjutsu] Tranne che sull’Ombra, ogni
   *[other] Ogni
} { $terms ->
    [track] segnalino indizio verde fa avanzare di uno spazio il segnalino sul tracciato. Tutti i segnalini indizio lasciano il tabellone.
   *[gong] impronta verde fa avanzare il mazzuolo di un gong. Tutte le impronte lasciano il tabellone.
}
rules-goryo-discovery-3 = Ogni samurai sul bersaglio gira un segnalino spirito. Il terzo dà la vittoria al Samurai.
rules-goryo-discovery-4 = Il bersaglio si rompe, il Goryō si mette lì, e la tessera del tipo si gira se era integra.
rules-goryo-discovery-5 = Infine si pescano dal sacchetto i segnalini dovuti.

rules-goryo-gong = { $terms ->
    [track] Tracciato, sacchetto e sigilli
   *[gong] Gong, sacchetto e sigilli
}
rules-goryo-gong-1 = { $terms ->
    [track] Il tracciato ha { $steps ->
        [one] { $steps } spazio
       *[other] { $steps } spazi
    }. { $bag-count ->
        [0] Nessuno porta un sacchetto: il segnalino non fa pescare nulla.
        [one] Lo spazio { $last-bag } porta un sacchetto. Conta una volta, quando il segnalino lo raggiunge o lo supera.
       *[other] Gli spazi { $first-bags } e { $last-bag } portano ciascuno un sacchetto. Un sacchetto conta una volta, quando il segnalino lo raggiunge o lo supera.
    } Il segnalino si ferma all’ultimo spazio.
   *[gong] L’arco ha { $steps } gong. { $bag-count ->
        [0] Nessuno porta un sacchetto: il mazzuolo non fa pescare nulla.
        [one] Il gong { $last-bag } porta un sacchetto. Conta una volta, quando il mazzuolo lo raggiunge o lo supera.
       *[other] I gong { $first-bags } e { $last-bag } portano ciascuno un sacchetto. Un sacchetto conta una volta, quando il mazzuolo lo raggiunge o lo supera.
    } Il mazzuolo si ferma all’ultimo gong.
}
rules-goryo-gong-2 = { $bag-count ->
    [0] Si pesca un segnalino per ogni segnalino spirito girato in questo round.
   *[other] Si pesca un segnalino per ogni sacchetto raggiunto e per ogni segnalino spirito girato in questo round.
} Il suo tipo è sigillato in tutte le stanze: ciò che è integro non si può più rompere. La sua tessera si gira se era integra. Se non ci sono più segnalini, non si pesca nulla.

rules-goryo-bound = L’oggetto vincolato
rules-goryo-bound-1 = Il Goryō non può mai rompere il suo oggetto vincolato. Perciò ogni tipo rotto, e ogni segnalino dal sacchetto, esclude una possibilità: la sua tessera viene girata.
rules-goryo-bound-2 = Appena tutte le tessere tranne una sono girate, il Samurai lo conosce ed esorcizza il Goryō. Altrimenti resta nascosto fino alla fine della partita.

rules-goryo-winning = Come finisce la partita
rules-goryo-winning-1 = { $honour ->
    [yes] Il Samurai vince subito quando si gira il terzo segnalino spirito, quando tutte le tessere tranne una sono girate, quando il Goryō non ha piani consentiti all’inizio del turno o quando rompe il suo oggetto vincolato.
   *[no] Il Samurai vince subito quando si gira il terzo segnalino spirito, quando tutte le tessere tranne una sono girate o quando il Goryō non ha piani consentiti all’inizio del turno.
}
rules-goryo-winning-2 = Se nulla di tutto ciò è accaduto dopo la Rivelazione del quarto round, il Goryō ha avuto la sua vendetta e vince.

rules-goryo-advanced = Variante avanzata
rules-goryo-advanced-1 = Per rendere più dura la vita al Samurai, ogni samurai può avere al massimo due azioni a round invece di tre.
rules-goryo-advanced-2 = State giocando la variante avanzata: ogni samurai ha due azioni a round invece di tre. È più dura per il Samurai.

rules-goryo-cursed = Variante: Oggetto maledetto
rules-goryo-cursed-1 = Niente poteri. Dopo aver rotto il primo oggetto il Goryō segna, sotto gli occhi di tutti, due delle altre tre caselle di quel tipo. Nei suoi piani contano come adiacenti; per i samurai non cambia nulla.
rules-goryo-cursed-2 = La variante viene dall’edizione 2019; si può giocare con tutte.

rules-goryo-genjutsu = Variante: Genjutsu
rules-goryo-genjutsu-1 = Il Goryō ha due poteri. L’Illusione, una volta a partita, si annuncia con il piano: in questo round un samurai non può né cercare né fiutare. Può muoversi, e cattura ancora sul bersaglio.
rules-goryo-genjutsu-2 = L’Ombra va su un cubetto Movimento, mai sul bersaglio. { $honour ->
    [yes] Interrogato lì, il Goryō può dire no.
   *[no] Interrogato lì, il Goryō può dire no; lo decide con il piano.
} Si spende se si è investigato lì, altrimenti torna. { $terms ->
    [track] Il suo segnalino indizio non conta mai.
   *[gong] La sua impronta non conta mai.
}
rules-goryo-genjutsu-3 = La variante viene dall’edizione 2019; si può giocare con tutte.

rules-goryo-checking = Controllo automatico delle regole
rules-goryo-checking-1 = Sono possibili solo piani consentiti, e ogni risposta segue dal piano.

rules-goryo-honour = Giocare sull’onore
rules-goryo-honour-1 = Il Goryō mette i cubetti come vuole e risponde da sé, come a un vero tavolo.
rules-goryo-honour-2 = La Rivelazione trova ogni errore, e ognuno gira un segnalino spirito: primo cubetto fuori dalla partenza, passo verso una casella non adiacente, casella usata due volte, bersaglio rotto o sigillato, { $variant ->
    [cursed-object] ogni risposta sbagliata.
   *[other] potere già speso o messo male, ogni risposta sbagliata.
} Rompere l’oggetto vincolato fa perdere subito.
rules-goryo-honour-3 = { $variant ->
    [none] Cinque o più cubetti Movimento sono un Balzo, che lo si dica o no. Si spende, o è un errore se era già speso. Ogni cubetto sotto i quattro o sopra i cinque è un errore a sé.
   *[other] Ogni cubetto Movimento sotto o sopra i quattro è un errore a sé.
}
rules-goryo-honour-4 = { $variant ->
    [none] Servono quattro cubetti Movimento, o cinque con il Balzo, che il piano deve indicare. Ogni altro numero conta come un solo errore. Un Balzo indicato è speso.
   *[other] Il Goryō ha solo quattro cubetti Movimento. Metterne di meno conta come un solo errore, non importa quanti ne mancano.
}

rules-goryo-split = Regola della casa: cubetti liberi
rules-goryo-split-1 = I sei cubetti si dividono liberamente fra tre samurai al massimo. Ognuno si muove sempre al massimo due volte, cerca una volta e fiuta una volta: quattro azioni.

## Didascalie delle immagini

rules-goryo-picture-goal = Il palazzo di notte: due che cercano, e un gatto che non vedono.
rules-goryo-picture-palace = Dalla lanterna si possono fare quattro passi; dal fiore accanto uno porta oltre il ponte.
rules-goryo-picture-setup = Il Goryō parte dall’oggetto che ha rotto, i samurai dal centro delle stanze.
rules-goryo-picture-plan = Quattro cubetti Movimento, numerati, il primo sulla casella del Goryō; poi il bersaglio, cerchiato.
rules-goryo-picture-powers = Con il Balzo il Goryō fa cinque passi. La Falsa Pista sta fuori dal suo percorso.
rules-goryo-picture-genjutsu = L’Ombra sta su un cubetto Movimento; l’Illusione acceca un samurai.
rules-goryo-picture-samurai = Due passi, il secondo oltre il ponte.
rules-goryo-picture-asking = Cerca nella sua casella e fiuta in due accanto: due sì, un no.
rules-goryo-picture-discovery = Il percorso è rivelato: il bersaglio si rompe, e il samurai che vi sta sopra gira un segnalino spirito.
rules-goryo-picture-gong = { $terms ->
    [track] Il tracciato con i sacchetti: il segnalino è avanzato di tre spazi.
   *[gong] L’arco dei gong con i sacchetti: il mazzuolo è avanzato di tre gong.
}
rules-goryo-picture-bound = Due tipi sono rotti, uno è sigillato: l’oggetto vincolato è uno degli altri cinque.
