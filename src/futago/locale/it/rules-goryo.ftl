# The rules of Goryō to read, section by section; web/src/rules/goryo.ts says which belongs where.

rules-goryo-goal = Il gioco
rules-goryo-goal-1 = Uno spirito gatto, il Goryō, si aggira di notte per un palazzo e rompe ciò che un tempo possedeva. Quattro samurai, guidati da un solo giocatore, cercano di fermarlo. Nessuno lo vede passare: si fanno domande, e lui deve rispondere.
rules-goryo-goal-2 = Il Goryō vince se cinque oggetti sono rotti: uno prima del primo round e uno in ognuno dei quattro round. Il Samurai vince con tre catture, scoprendo il tipo vincolato, o non lasciandogli alcuna via.

rules-goryo-palace = Il palazzo
rules-goryo-palace-1 = Ci sono quattro stanze di otto caselle. Ogni stanza contiene una volta gli otto tipi di oggetto: elmo, urna, fiore, lanterna, maschera, pergamena, vaso e ventaglio.
rules-goryo-palace-2 = Due caselle di una stanza si toccano se hanno un lato in comune; le diagonali non contano. Da una stanza all’altra ci sono solo ponti, ognuno fra due caselle. Le vicinanze sono le stesse per il gatto e per i samurai.
rules-goryo-palace-3 = Il nostro tabellone abituale è una ricostruzione: quello stampato non ci è noto con esattezza. Si può giocare in altri palazzi o disegnarne uno proprio.

rules-goryo-setup = Preparazione
rules-goryo-setup-1 = Otto segnalini, uno per tipo, vanno nel sacchetto. Uno si pesca in segreto: il suo tipo è quello a cui il Goryō è vincolato.
rules-goryo-setup-2 = Un secondo si pesca allo scoperto. Il Goryō rompe uno dei quattro oggetti di quel tipo, anche sotto un samurai, e parte da lì. La tessera del tipo, in giardino, viene girata. Nel sacchetto restano sei segnalini.
rules-goryo-setup-3 = I samurai cominciano al centro delle quattro stanze, il martello all’inizio dell’arco dei gong, e tre segnalini spirito non sono girati.
rules-goryo-setup-4 = I samurai sono verde, viola, rosso e blu.
rules-goryo-setup-5 = I samurai sono verde, giallo, rosso e blu. Al posto di gong e martello c’è un tracciato a semicerchio con un indicatore, e le impronte si chiamano segnalini indizio.

rules-goryo-plan = Il turno del Goryō: il piano
rules-goryo-plan-1 = Il Goryō mette quattro cubetti Movimento: il primo sulla sua casella, ogni altro accanto al precedente. Poi viene il bersaglio, accanto all’ultimo cubetto. Sono quattro passi, sempre quattro. Nessuna casella prende due cubetti.
rules-goryo-plan-2 = Si può attraversare tutto: samurai, oggetti rotti e sigillati, il proprio tipo vincolato. Solo il bersaglio dev’essere integro, non sigillato e non del tipo vincolato. Può esserci sopra un samurai. Si può rompere ancora un tipo già rotto, su un’altra casella.
rules-goryo-plan-3 = Se non c’è alcun piano consentito, con o senza il Balzo se resta, il Goryō è in trappola e ha perso.

rules-goryo-powers = I poteri
rules-goryo-powers-1 = Ogni potere si usa una volta a partita, in segreto; si mostra nella Rivelazione. Quali sono spesi, lo sanno tutti.
rules-goryo-powers-2 = Il Balzo è un quinto cubetto Movimento, con le stesse regole: cinque passi invece di quattro. Si spende nel round in cui si usa.
rules-goryo-powers-3 = La Falsa Pista va su una qualsiasi casella senza cubetti del Goryō, vicina o lontana. Si spende solo se si è investigato lì, qualunque sia la risposta; altrimenti torna. La sua impronta non conta mai.
rules-goryo-powers-4 = Interrogato sulla Falsa Pista, il Goryō può dire sì o dire la verità. Lo decide con il piano, così che nessuna pausa lo tradisca.
rules-goryo-powers-5 = Interrogato sulla Falsa Pista, il Goryō dice sempre sì.

rules-goryo-samurai = Il turno del Samurai
rules-goryo-samurai-1 = Il Samurai ha sei cubetti azione e chiama fino a tre dei suoi quattro samurai, uno dopo l’altro. Chiamarne uno nuovo chiude il turno del precedente. Può fermarsi quando vuole.
rules-goryo-samurai-2 = Ogni samurai ha al massimo tre azioni a round.
rules-goryo-samurai-3 = Ogni samurai ha al massimo due azioni a round.
rules-goryo-samurai-4 = Un’azione è muoversi di una casella (due volte al massimo), cercare (una volta) o fiutare (una volta). I samurai possono stare nella stessa casella, anche in quella del gatto.

rules-goryo-asking = Domande e risposte
rules-goryo-asking-1 = Cercare riguarda la casella del samurai, fiutare una accanto. La risposta è sì se lì c’è un cubetto del Goryō, bersaglio compreso, altrimenti no. Un’impronta verde segna un sì, una rossa un no.
rules-goryo-asking-2 = Mai due volte la stessa casella in un round, e mai la casella di partenza del Goryō. Si può investigare su oggetti rotti o sigillati.

rules-goryo-discovery = La Rivelazione
rules-goryo-discovery-1 = Quando i samurai hanno agito, il percorso si mostra. Prima si rompe il bersaglio, il Goryō si mette lì, e la tessera del tipo si gira se era integra.
rules-goryo-discovery-2 = Poi il martello avanza di un gong per ogni impronta verde, tranne quelle sulla Falsa Pista o sull’Ombra. Tutte le impronte lasciano il tabellone.
rules-goryo-discovery-3 = Poi ogni samurai sul bersaglio gira un segnalino spirito. Il terzo dà la vittoria al Samurai.

rules-goryo-gong = Gong, sacchetto e sigilli
rules-goryo-gong-1 = Alcuni gong portano un sacchetto; qui uno su due dei dodici. Un sacchetto conta una volta, quando il martello lo raggiunge o lo supera. Il martello si ferma all’ultimo gong.
rules-goryo-gong-2 = Si pesca un segnalino per ogni sacchetto raggiunto e per ogni segnalino spirito girato in questo round. Il suo tipo è sigillato in tutte le stanze: ciò che è integro non si può più rompere. La sua tessera si gira se era integra. Un sacchetto vuoto non dà nulla.

rules-goryo-bound = Il tipo vincolato
rules-goryo-bound-1 = Il Goryō non può mai rompere un oggetto del suo tipo vincolato. Perciò ogni tipo rotto, e ogni segnalino dal sacchetto, mostra al Samurai un tipo in meno: la sua tessera è girata.
rules-goryo-bound-2 = Appena tutte le tessere tranne una sono girate, il Samurai lo conosce ed esorcizza il Goryō. Altrimenti resta nascosto fino alla fine della partita.

rules-goryo-winning = Come finisce la partita
rules-goryo-winning-1 = Il Samurai vince subito quando si gira il terzo segnalino spirito, quando tutte le tessere tranne una sono girate, quando il Goryō non ha piani consentiti all’inizio del turno o, con le regole d’onore, quando rompe il suo tipo vincolato.
rules-goryo-winning-2 = Se nulla di tutto ciò è accaduto dopo la Rivelazione del quarto round, il Goryō ha avuto la sua vendetta.

rules-goryo-advanced = Modo avanzato
rules-goryo-advanced-1 = Per rendere più dura la vita al Samurai, ogni samurai può avere al massimo due azioni a round invece di tre.
rules-goryo-advanced-2 = In questa edizione due azioni per samurai sono la regola; con tre è più facile per il Samurai.

rules-goryo-cursed = Variante: Oggetto maledetto
rules-goryo-cursed-1 = Niente poteri. Dopo la prima rottura il Goryō segna, sotto gli occhi di tutti, due delle altre tre caselle di quel tipo. Nei suoi piani contano come vicine; per i samurai non cambia nulla.
rules-goryo-cursed-2 = La variante viene dall’edizione 2019; si può giocare con tutte.

rules-goryo-genjutsu = Variante: Genjutsu
rules-goryo-genjutsu-1 = Altri due poteri, ognuno una volta a partita. L’Illusione si annuncia con il piano: in questo round un samurai non può né cercare né fiutare. Può muoversi, e cattura ancora sul bersaglio.
rules-goryo-genjutsu-2 = L’Ombra va su un cubetto Movimento, mai sul bersaglio. Interrogato lì, il Goryō può dire no; lo decide con il piano. Si spende se si è investigato lì, altrimenti torna. La sua impronta non conta mai.
rules-goryo-genjutsu-3 = La variante viene dall’edizione 2019; si può giocare con tutte.

rules-goryo-honour = Giocare sull’onore
rules-goryo-honour-1 = Di solito si possono fare solo piani consentiti e dare risposte vere. Sull’onore il Goryō mette i cubetti come vuole e risponde da sé, come a un vero tavolo.
rules-goryo-honour-2 = La Rivelazione trova ogni errore, e ognuno gira un segnalino spirito: primo cubetto fuori dalla partenza, passo non adiacente, casella usata due volte, troppi o troppo pochi cubetti, bersaglio rotto o sigillato, potere speso o messo male, ogni risposta sbagliata. Rompere il tipo vincolato fa perdere subito.

rules-goryo-split = Regola della casa: cubetti liberi
rules-goryo-split-1 = I sei cubetti si dividono liberamente fra tre samurai al massimo. Ognuno si muove sempre al massimo due volte, cerca una volta e fiuta una volta: quattro azioni.
