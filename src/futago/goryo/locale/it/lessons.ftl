# Goryō's lessons: what is said at each step, of a good move and of likely other ones.

## The Samurai's turn

lesson-goryo-samurai-title = Il turno del Samurai
lesson-goryo-samurai-line = Passo, Ricerca, Segugio: sei cubetti per scoprire dov’è passato il gatto.
lesson-goryo-samurai-walk = Guidi quattro samurai. Il gatto ha rotto il vaso in c5 e da lì ha pianificato un percorso segreto: quattro cubetti Movimento, il primo in c5, e un bersaglio. Hai sei cubetti azione. La prima azione è il Passo: muoversi di una casella. Attiva il samurai blu e portalo in e4.
lesson-goryo-samurai-walk-good = Un cubetto è speso. Un samurai si muove di una casella per cubetto, al massimo due volte a round, mai in diagonale.
lesson-goryo-samurai-walk-first = Questa sarebbe una domanda. Prima muoviamoci: il blu in e4.
lesson-goryo-samurai-walk-blue = Potrebbe farlo, ma qui tocca al samurai blu: si trova in e5.
lesson-goryo-samurai-walk-early = Puoi terminare il turno quando vuoi, ma sei cubetti aspettano.
lesson-goryo-samurai-search = La Ricerca riguarda la casella in cui si trova: c’è qui un cubetto del Goryō? Cerca con il samurai blu.
lesson-goryo-samurai-search-good = Sì: un’impronta verde. Il gatto è passato in e4, oppure lì c’è il suo bersaglio.
lesson-goryo-samurai-search-sniff = Fiutare riguarda una casella adiacente. Prima cerca nella sua.
lesson-goryo-samurai-search-other = Attivare un altro samurai terminerebbe il turno del blu per questo round. Gli resta un’azione.
lesson-goryo-samurai-sniff = Il Segugio fiuta una casella adiacente. Ogni samurai cerca una volta e fiuta una volta a round. Fiuta in d4.
lesson-goryo-samurai-sniff-good = Di nuovo sì. Il blu ha fatto le sue tre azioni: riposa fino al prossimo round.
lesson-goryo-samurai-sniff-where = Buona domanda, ma fiuta in d4: se è venuto dal ponte di c5, può essere passato di lì.
lesson-goryo-samurai-next = Agiscono al massimo tre samurai, uno dopo l’altro. Attiva il rosso e fiuta in una casella adiacente. Sulla partenza, c5, non si investiga: prova e vedrai.
lesson-goryo-samurai-next-good = No: un’impronta rossa. Anche questo dice qualcosa: non è passato di qui.
lesson-goryo-samurai-next-red = Questa volta fiuta con il samurai rosso.
lesson-goryo-samurai-done = Restano due cubetti; non devi usarli per forza. Termina il turno e guarda dov’è andato.
lesson-goryo-samurai-done-good = Rivelazione: il suo percorso è scoperto e il fiore in f4 si rompe. Le tue due impronte verdi portano il mazzuolo a un sacchetto, e ne esce un segnalino: le urne sono sigillate, non può più romperne.
lesson-goryo-samurai-done-enough = Puoi farlo, ma qui basta così: termina il turno.

## A whole turn

lesson-goryo-turn-title = Un turno intero
lesson-goryo-turn-line = L’esempio del regolamento, il turno dei Samurai: giocalo tu.
lesson-goryo-turn-search = Il gatto ha rotto la lanterna in c1. Il samurai verde è lì vicino, sull’elmo. Fallo cercare sul posto.
lesson-goryo-turn-search-good = Sì: è passato dall’elmo.
lesson-goryo-turn-search-far = Quello è troppo lontano da c1. Comincia dal verde, che sta dove il gatto può essere passato.
lesson-goryo-turn-sniff = Come è andato da c1 a b2: dall’urna in b1 o dal fiore in c2? Fiuta l’urna.
lesson-goryo-turn-sniff-good = Sì. Quindi i suoi primi cubetti sono in c1, b1 e b2. Gli restano un cubetto Movimento e il bersaglio.
lesson-goryo-turn-sniff-urn = Così non si decide. Chiedi dell’urna in b1.
lesson-goryo-turn-walk = Il verde potrebbe ancora muoversi, ma risparmia il cubetto. Attiva il samurai viola e portalo in e3.
lesson-goryo-turn-walk-good = Il verde ha finito per questo round: ne è stato attivato un altro.
lesson-goryo-turn-walk-save = Lascia il verde dov’è: muoversi non direbbe altro.
lesson-goryo-turn-walk-south = Il viola va bene; fallo andare a sud, in e3.
lesson-goryo-turn-bridge = Da una stanza all’altra si passa solo per un ponte. Ce n’è uno da e3 a e4: attraversalo.
lesson-goryo-turn-bridge-good = Due movimenti sono il massimo per un samurai in un round. Può ancora investigare.
lesson-goryo-turn-flower = Ora fiuta il fiore in f4.
lesson-goryo-turn-flower-good = No. È rimasto dall’altra parte del palazzo.
lesson-goryo-turn-wait = Resta un cubetto e puoi attivare ancora un samurai. Da b2, passando per b3, il gatto può arrivare in b4. Metti lì il samurai rosso e aspetta.
lesson-goryo-turn-wait-good = Tutti e sei i cubetti sono sul tabellone.
lesson-goryo-turn-wait-last = Una domanda può dare un’impronta in più, ma un samurai sul bersaglio vale di più. Vai in b4.
lesson-goryo-turn-wait-red = Il blu non può avvicinarsi al gatto in un passo. Il rosso sì.
lesson-goryo-turn-done = Termina il turno.
lesson-goryo-turn-done-good = Catturato una volta: il samurai rosso era sul bersaglio, quindi un segnalino spirito si gira. Con il sacchetto fanno due segnalini pescati. Altre due catture e la partita è vinta.

## Reading the prints

lesson-goryo-prints-title = Leggere le impronte
lesson-goryo-prints-line = Quattro passi, né più né meno: ogni risposta esclude dei percorsi.
lesson-goryo-prints-fork = Round 3. Il gatto è in f3 e ha speso i poteri: fa esattamente quattro passi. Da f3 partono due vie, per f2 o per e3. Il samurai viola è accanto a entrambe: fagli scoprire quale.
lesson-goryo-prints-fork-good = Entrambe le risposte decidono: è passato da e3. Le impronte sul tabellone sono la tua memoria.
lesson-goryo-prints-fork-far = In quattro passi da f3 non si arriva lì senza passare accanto al viola. Comincia da lui.
lesson-goryo-prints-fork-exits = Chiedi di una delle due uscite: f2 o e3.
lesson-goryo-prints-fork-later = Il blu avrà il suo turno. Prima scopri da dove ha lasciato f3.
lesson-goryo-prints-centre = Da e3 prosegue a sinistra, verso il centro, o sul ponte verso e4, nella stanza del samurai blu. Cerca dove si trova il blu.
lesson-goryo-prints-centre-good = Sì. f3, e3, e4, e5: sono già quattro cubetti. Manca solo il bersaglio, accanto a e5.
lesson-goryo-prints-centre-stand = Prima cerca nella sua casella: dirà se ha attraversato il centro della stanza.
lesson-goryo-prints-centre-blue = Ora conta la stanza oltre il ponte, e lì c’è il blu.
lesson-goryo-prints-which = Accanto a e5 ci sono d5, f5 ed e6. Il vaso in e6 è sigillato. La pergamena in d5 e la maschera in f5 no. Basta una domanda.
lesson-goryo-prints-which-good = Ora conosci il bersaglio: la maschera in f5.
lesson-goryo-prints-which-guess = Sarebbe tirare a indovinare, una possibilità su due. Prima fiuta: costa un cubetto.
lesson-goryo-prints-which-two = Non può andare lì. Chiedi di d5 o f5.
lesson-goryo-prints-go = Al blu resta un’azione. Vai sul bersaglio.
lesson-goryo-prints-go-good = Aspetta dove arriverà il gatto.
lesson-goryo-prints-go-other = La risposta esclude d5: il bersaglio è f5.
lesson-goryo-prints-done = Restano due cubetti, ma non servono. Termina il turno.
lesson-goryo-prints-done-good = Catturato. Ricorda: conta i suoi cubetti, guarda i sigilli e gli oggetti rotti, e chiedi dove due vie si dividono. Finché ha il Balzo, calcola un passo in più.

## Discovery

lesson-goryo-discovery-title = Rivelazione, gong e sacchetto
lesson-goryo-discovery-line = Quello che impronte e samurai ti fruttano a fine round.
lesson-goryo-discovery-reveal = Sul tabellone ci sono due impronte verdi, e il samurai rosso è andato in b4. Termina il turno: la Rivelazione segue da sé, in un ordine fisso.
lesson-goryo-discovery-reveal-good = Prima si è rotta la lanterna in b4. Poi il mazzuolo è avanzato di un gong per ogni impronta verde e ha raggiunto un sacchetto. Poi il rosso, sul bersaglio, ha girato un segnalino spirito. Un segnalino per il sacchetto, uno per lo spirito: elmi e urne sono sigillati.
lesson-goryo-discovery-reveal-stay = Lascia il rosso in b4: un samurai sul bersaglio gira un segnalino spirito.
lesson-goryo-discovery-reveal-enough = Restano cubetti, ma vediamo che cosa abbiamo guadagnato.
lesson-goryo-discovery-start = Round 2. Il gatto parte da b4, dove c’è anche il samurai rosso. Lì non può cercare: sulla partenza non si investiga mai. Fiuta invece in b5.
lesson-goryo-discovery-start-good = Sì. I samurai restano dove hanno finito: il rosso era nel posto giusto.
lesson-goryo-discovery-start-south = Può esserci andato, ma chiedi di b5, il centro della stanza.
lesson-goryo-discovery-start-stay = Non serve muoversi: b5 è accanto a lui.
lesson-goryo-discovery-start-red = Il rosso è il più vicino al gatto. Comincia da lui.
lesson-goryo-discovery-bridge = Il mazzuolo è al secondo gong; il prossimo sacchetto è al quarto. Un altro sì e lo raggiunge. Se il gatto ha lasciato la stanza, è passato dal ponte fra c5 e d5: fai fiutare il blu in d5.
lesson-goryo-discovery-bridge-good = Sì: due impronte verdi, due gong.
lesson-goryo-discovery-bridge-where = È permesso, ma il sì più sicuro è al ponte: il blu fiuta in d5.
lesson-goryo-discovery-bag = Termina il turno e pesca.
lesson-goryo-discovery-bag-good = Un sacchetto, un segnalino: le pergamene sono sigillate. Ogni segnalino gli lascia meno bersagli ed esclude un possibile oggetto vincolato.
lesson-goryo-discovery-bag-more = Altre impronte porterebbero il mazzuolo più avanti, ma ora vediamo il sacchetto.

## Her plan

lesson-goryo-plan-title = Il piano del gatto
lesson-goryo-plan-line = Un percorso, un bersaglio, e ciò che non si deve mai rompere.
lesson-goryo-plan-break = Ora sei il gatto. Il tuo spirito è vincolato al ventaglio: lo sai solo tu, e non devi mai romperne uno. Il primo oggetto pescato viene rivelato: un elmo. Rompi uno dei quattro elmi; partirai da lì.
lesson-goryo-plan-break-good = Un oggetto è rotto. Altri quattro, uno a round, e avrai la tua vendetta.
lesson-goryo-plan-path = Il primo esempio del regolamento. Sei sull’elmo b2. Metti quattro cubetti Movimento, il primo dove sei, ognuno accanto al precedente, poi il bersaglio: quattro passi, mai due volte la stessa casella. Le lanterne sono sigillate e la maschera in a3 è rotta. Rompi la pergamena in c3.
lesson-goryo-plan-path-good = Ci sono due percorsi, uno dall’urna e uno dal ventaglio. Si può passare su oggetti sigillati o rotti, anche sull’oggetto vincolato: conta solo il bersaglio.
lesson-goryo-plan-path-scroll = Un piano consentito, ma qui si vuole la pergamena in c3: è a due passi, quindi serve un giro più lungo.
lesson-goryo-plan-bridge = Solo i ponti uniscono le stanze. Sei in b3, accanto a uno. I samurai non ti fermano: puoi attraversarli. Rompi la pergamena in d5, a due ponti da qui.
lesson-goryo-plan-bridge-good = Ben fatto. I ponti sono pochi: un samurai saggio chiede lì.
lesson-goryo-plan-bridge-scroll = Funziona anche così, ma prova ad arrivare in d5: per b4 e c5.
lesson-goryo-plan-bound = Questa volta sei vincolato all’urna. Con il controllo automatico non si può scegliere come bersaglio; sull’onore si potrebbe, e si perderebbe subito. Pianifica come vuoi.
lesson-goryo-plan-bound-good = Il piano è fatto. Se un giorno non trovi alcun piano consentito, sei in trappola e hai perso.

## Powers

lesson-goryo-powers-title = Balzo e Falsa Pista
lesson-goryo-powers-line = Due poteri segreti per sviare il Samurai.
lesson-goryo-powers-sprint = Quattro passi non finiscono mai proprio accanto a te; cinque sì. Il Balzo, una volta a partita, è un quinto cubetto Movimento. Rompi il vaso in b3: metti cinque cubetti, poi il bersaglio.
lesson-goryo-powers-sprint-good = Un passo in più, e un bersaglio che il Samurai non aveva previsto. Il Balzo è speso.
lesson-goryo-powers-sprint-vase = Questo piano è consentito. Ma mostra che cosa può il Balzo: rompi il vaso in b3, accanto a te.
lesson-goryo-powers-sprint-only = Il bersaglio è giusto. Tieni la Falsa Pista per il prossimo passo.
lesson-goryo-powers-trail = La Falsa Pista va su una casella senza tuoi cubetti; se chiedono lì, dici sì. Passa dall’urna (b1, c1, c2) fino alla pergamena in c3 e metti la pista in b3, dove il samurai verde potrebbe fiutare.
lesson-goryo-powers-trail-good = Ha fiutato, ha sentito sì e ha guardato dalla parte sbagliata. Nella Rivelazione quell’impronta è stata tolta e non conta; la Falsa Pista è spesa. Se nessuno avesse chiesto lì, ti sarebbe tornata.
lesson-goryo-powers-trail-honest = Nell’edizione 2024 puoi dire la verità sulla pista. Qui, lasciala mentire.
lesson-goryo-powers-trail-where = Il percorso è giusto. Ora aggiungi la Falsa Pista, in b3.
lesson-goryo-powers-trail-path = Consentito, ma passa per b1, c1 e c2 fino alla pergamena in c3, con la pista in b3.
lesson-goryo-powers-spent = Round 2: la pista non è più disponibile, il Balzo sì. Pianifica come vuoi.
lesson-goryo-powers-spent-good = Se un potere è stato usato resta segreto fino alla Rivelazione; quali sono spesi, lo sanno tutti.

## Three spirit tokens

lesson-goryo-hunt-title = La terza cattura
lesson-goryo-hunt-line = Due segnalini spirito sono girati. Dove andrà?
lesson-goryo-hunt-walk = Il gatto è partito da b6 e non ha più poteri. Le impronte dicono che è passato da c6 e d5: quindi anche da c5, e il bersaglio è accanto a d5. Urne, maschere ed elmi sono sigillati. Fai partire il samurai blu: gli restano due passi.
lesson-goryo-hunt-walk-good = Ancora un passo.
lesson-goryo-hunt-walk-sealed = Da d5 potrebbe andare in d4 o in d6, ma l’elmo in d4 è sigillato. Vai verso d6.
lesson-goryo-hunt-walk-blue = Le domande non servono più: il blu deve essere sul bersaglio a fine turno. Va verso d6.
lesson-goryo-hunt-onto = E ora sulla lanterna in d6.
lesson-goryo-hunt-onto-good = È dove il gatto deve arrivare.
lesson-goryo-hunt-onto-there = Al blu resta un’azione: d6.
lesson-goryo-hunt-done = Termina il turno.
lesson-goryo-hunt-done-good = Il terzo segnalino spirito si gira: il Samurai ha vinto. Più samurai sul bersaglio ne girerebbero più d’uno insieme.
lesson-goryo-hunt-done-now = Non serve altro: termina il turno.

## The bound type

lesson-goryo-bound-title = L’oggetto vincolato
lesson-goryo-bound-line = Quando tutte le tessere tranne una sono girate, lo spirito non ha più segreti.
lesson-goryo-bound-ask = Le tessere in giardino mostrano ciò che non può essere il suo oggetto vincolato: ciò che ha rotto e ciò che è uscito dal sacchetto. Due sono integre, il ventaglio e il vaso. Il mazzuolo è a un gong da un sacchetto. Fai una domanda che dia un sì: il gatto è in f3.
lesson-goryo-bound-ask-good = Sì. Un’impronta verde, un gong, e lì c’è un sacchetto.
lesson-goryo-bound-ask-cold = La risposta sarebbe no. Il viola è nella sua stanza: fallo cercare, o fiutare in f2.
lesson-goryo-bound-ask-first = Prima chiedi: il viola è al centro della sua stanza.
lesson-goryo-bound-done = Termina il turno e guarda che cosa esce dal sacchetto.
lesson-goryo-bound-done-good = Il ventaglio. Tutte le tessere tranne il vaso sono girate: il Goryō è esorcizzato, il Samurai ha vinto. Il gatto avrebbe potuto girare il ventaglio da solo, rompendone uno.
lesson-goryo-bound-done-now = Un sì basta: termina il turno.

## Vengeance

lesson-goryo-vengeance-title = Vendetta
lesson-goryo-vengeance-line = L’ultimo round, dalla parte del gatto.
lesson-goryo-vengeance-tiles = Round 4: ancora un oggetto e vinci. Sei vincolato al vaso. Fra le altre tessere solo il ventaglio è integro: se si girasse anche quello, il tuo segreto sarebbe svelato. Scegli un bersaglio di un tipo già girato e non sigillato: un fiore o una pergamena.
lesson-goryo-vengeance-tiles-good = Cinque oggetti sono rotti e nessuno conosce il tuo oggetto vincolato: hai avuto la tua vendetta.
lesson-goryo-vengeance-tiles-fan = Rompere un ventaglio ne girerebbe la tessera. Resterebbe solo il vaso, e il Samurai ti esorcizzerebbe.

## Cursed Object

lesson-goryo-cursed-title = Variante: Oggetto maledetto
lesson-goryo-cursed-line = Niente poteri, ma due caselle lontane che contano come adiacenti.
lesson-goryo-cursed-break = In questa variante non ci sono poteri. Come sempre rompi il primo oggetto: prendi l’elmo in b2.
lesson-goryo-cursed-break-good = Restano tre elmi.
lesson-goryo-cursed-break-centre = Qualsiasi elmo andrebbe bene; per questa lezione prendi quello in b2.
lesson-goryo-cursed-curse = Segnane due. Tutti vedono i segni; nei tuoi piani le due caselle sono adiacenti.
lesson-goryo-cursed-curse-good = D’ora in poi un passo porta dall’una all’altra. Per i samurai non cambia nulla.
lesson-goryo-cursed-jump = Poniamo che tu abbia segnato a5 e d4, e che sia in b4. Fai un piano che passi da a5 a d4.
lesson-goryo-cursed-jump-good = Senza ponte, da un angolo all’altro del palazzo.
lesson-goryo-cursed-jump-use = Un piano consentito, ma usa la maledizione: per a4 in a5, e da lì in d4.

## Genjutsu

lesson-goryo-genjutsu-title = Variante: Genjutsu
lesson-goryo-genjutsu-line = L’Ombra nasconde un passo, l’Illusione confonde un samurai.
lesson-goryo-genjutsu-shadow = Qui i tuoi poteri sono Ombra e Illusione. L’Ombra va su un tuo cubetto Movimento: se chiedono lì, dici no. Passa per b1, c1 e c2 fino alla pergamena in c3, con l’Ombra in c2.
lesson-goryo-genjutsu-shadow-good = Ha fiutato in c2, ha sentito no e ci ha creduto. L’Ombra è spesa, perché si è investigato lì.
lesson-goryo-genjutsu-shadow-later = Tieni l’Illusione per il prossimo passo.
lesson-goryo-genjutsu-shadow-honest = Nell’Ombra puoi dire la verità. Qui, nega.
lesson-goryo-genjutsu-shadow-where = Il percorso è giusto. Aggiungi l’Ombra, in c2.
lesson-goryo-genjutsu-shadow-path = Consentito, ma passa per b1, c1 e c2 fino a c3, con l’Ombra in c2.
lesson-goryo-genjutsu-illusion = L’Illusione si annuncia con il piano: in questo round un samurai non può né cercare né fiutare. Il verde è nella tua stanza. Fai un piano e confondilo.
lesson-goryo-genjutsu-illusion-good = Ha potuto solo muoversi. Ma attenzione: anche confuso ti cattura, se finisce sul tuo bersaglio.
lesson-goryo-genjutsu-illusion-green = È il samurai verde quello accanto a te.
lesson-goryo-genjutsu-illusion-add = Il piano va bene. Aggiungi l’Illusione, sul samurai verde.
lesson-goryo-first-night-title = La tua prima notte
lesson-goryo-first-night-line = Novanta secondi: un samurai, una domanda, una cattura.
lesson-goryo-first-night-walk = Sono il gatto. Stanotte ho fatto quattro passi in segreto per andare a rompere qualcosa. Mi hai preso due volte: prendimi ancora una volta e vinci! Tocca il samurai blu e mandalo dove indica la freccia.
lesson-goryo-first-night-walk-good = Passi leggeri, per uno con un cappello così.
lesson-goryo-first-night-walk-blue = Non quello: manda il samurai blu dove indica la freccia.
lesson-goryo-first-night-sniff = Ora fallo fiutare nella casella accanto: sono passato di lì? Dico sempre la verità. Quasi sempre.
lesson-goryo-first-night-sniff-good = Fff! Sì, un’impronta verde: ero lì.
lesson-goryo-first-night-sniff-there = Chiedi dove indica la freccia: lì scoprirai qualcosa.
lesson-goryo-first-night-onto = Da lì potevo raggiungere solo una lanterna, un’urna o un fiore. Le prime due sono sigillate. Aspettami dunque sul fiore!
lesson-goryo-first-night-onto-good = È proprio sul mio fiore. Non mi piace per niente.
lesson-goryo-first-night-onto-there = È il fiore: segui la freccia.
lesson-goryo-first-night-done = Ne sai abbastanza. Rivela dove sono passato!
lesson-goryo-first-night-done-good = Preso! Era la terza volta, quindi vinci. La prossima volta i tuoi quattro uomini mi daranno la caccia per quattro round, e io ho dei poteri. Giochiamo?
lesson-goryo-first-night-done-now = Basta domande: rivela dove sono passato.
first-night-says = Il gatto dice
