# Go RPG's lessons: what is said at each step, of a good move and of likely other ones.

## First heroes, first quest

lesson-gorpg-muster-title = Primi eroi, prima missione
lesson-gorpg-muster-line = Chi parte con te, e verso dove.
lesson-gorpg-muster-heroes = Guidi una compagnia. Scegli fino a tre eroi da tutto il mazzo, per un massimo di 15 livelli in tutto. I livelli vanno da 1 a 13, un jolly vale 14. Più eroi attaccano più spesso di uno solo. Componi la tua compagnia.
lesson-gorpg-muster-heroes-good = I tuoi primi eroi. Puoi averne al massimo cinque; altri si ingaggiano in città.
lesson-gorpg-muster-quest = Andiamo avanti con eroi natura 5, acqua 6 e fuoco 4. Ogni postazione ha un luogo, con mostri coperti. Una carta combatte meglio in un luogo della sua affinità: +5. Il livello del luogo rende i mostri più resistenti. Manda tutti e tre gli eroi nel luogo più facile, la postazione 1.
lesson-gorpg-muster-quest-good = Una volta piazzata, la compagnia non può cambiare idea. I mostri si scoprono all’inizio della battaglia.
lesson-gorpg-muster-quest-all = Puoi lasciare eroi a casa, ma qui mandali tutti e tre.
lesson-gorpg-muster-quest-where = È un’idea audace: livelli più alti e più mostri. La postazione 1 ha un solo mostro, livello 3, ed è adatta al tuo eroe natura.
lesson-gorpg-muster-quest-rest = Nessuno è ancora stanco. Parti in missione.
lesson-gorpg-muster-attack = Un solo mostro, con 7 di vita: il suo livello 4 e i 3 del luogo. Il tuo eroe natura attacca con 10: livello 5 e +5 per il luogo. Attacca con lui.
lesson-gorpg-muster-attack-good = Cade e diventa il tuo trofeo. Il luogo è ripulito; con i trofei farai acquisti in città.
lesson-gorpg-muster-attack-weak = Quello qui ha solo 4 di attacco e il mostro resterebbe in piedi. Usa l’eroe natura.
lesson-gorpg-muster-attack-stay = Non serve fuggire: basta un colpo.

## An exchange

lesson-gorpg-battle-title = Una battaglia e i suoi numeri
lesson-gorpg-battle-line = Attacco, vita, contrattacco: come va un assalto.
lesson-gorpg-battle-strong = Un luogo fuoco di livello 3 e tre mostri. L’attacco di un eroe è livello + oggetti + bonus; la vita di un mostro è livello + livello del luogo + bonus. Il tuo eroe fuoco attacca con 14. Il mostro fuoco ha 10 di vita e attaccherebbe più forte: comincia da lui.
lesson-gorpg-battle-strong-good = 14 contro 10: cade. Ciò che avanza va perso; i danni non passano mai al prossimo.
lesson-gorpg-battle-strong-waste = Cadrebbe, ma resterebbe il mostro fuoco, quello pericoloso, e solo questo eroe può abbatterlo in un colpo.
lesson-gorpg-battle-strong-first = Avrà il suo turno. Comincia con il forte eroe fuoco.
lesson-gorpg-battle-strong-stay = Questa battaglia si può vincere. Resta.
lesson-gorpg-battle-exact = In un assalto ogni eroe attacca un mostro, e tutti devono attaccare. Il tuo eroe natura ha 5. Un mostro ha esattamente 5 di vita, perché la sua affinità qui è debole; l’altro ha 6. Scegli.
lesson-gorpg-battle-exact-good = 5 contro 5: a 0 è morto.
lesson-gorpg-battle-exact-one = 5 contro 6 lascia un punto, e un mostro ferito attacca forte come prima. Prendi l’altro.
lesson-gorpg-battle-reply = Tutti gli eroi hanno attaccato. I mostri vivi contrattaccano contro il tuo eroe di livello più basso. Ne resta uno, con 3 di attacco; il tuo eroe natura ha 5 di vita. Resta per il contrattacco.
lesson-gorpg-battle-reply-good = Una ferita di 3: riduce la vita, mai l’attacco. Resta finché quell’eroe non riposa un round.
lesson-gorpg-battle-reply-stay = Una ritirata costerebbe metà della vita e dei trofei. Tre punti costano meno.
lesson-gorpg-battle-last = L’assalto successivo. Resta un mostro con 6 di vita. Attacca.
lesson-gorpg-battle-last-good = Una battaglia va avanti così finché una parte non c’è più o la compagnia si ritira. Ciò che uccidi è tuo.

## Retreat and rest

lesson-gorpg-retreat-title = Ritirata e riposo
lesson-gorpg-retreat-line = Quando è saggio tornare a casa, e quanto costa.
lesson-gorpg-retreat-leave = I mostri si sono scoperti, e sono giganti: 26 e 22 di vita. Ogni contrattacco ucciderebbe un eroe. Nel tuo turno puoi ritirarti in qualsiasi momento, anche prima del tuo primo attacco. Ogni eroe perde metà della sua vita massima, arrotondata per difetto.
lesson-gorpg-retreat-leave-good = Feriti, ma vivi. Un eroe morto è fuori dal gioco, con tutto ciò che portava. I mostri restano, scoperti.
lesson-gorpg-retreat-leave-count = Fai i conti: nemmeno tutti insieme ne abbattete uno, e i loro contrattacchi uccidono. Ritirati.
lesson-gorpg-retreat-trophies = Un’altra missione. Hai ucciso due mostri, di livello 2 e 6, ma l’ultimo è troppo forte. Metà dei tuoi trofei non venduti, qui uno su due, resta lì per chi ripulirà il luogo. Scegli tu quale. Conterebbero anche quelli delle missioni precedenti: non accumularli.
lesson-gorpg-retreat-trophies-good = Il trofeo di livello 6 torna a casa. Dopo una ritirata la vita non scende mai sotto 1.
lesson-gorpg-retreat-trophies-lower = Un trofeo vale il suo livello: tieni il 6 e lascia il 2.
lesson-gorpg-retreat-trophies-leave = I tuoi eroi sono feriti e questo mostro attacca forte. Ritirati.
lesson-gorpg-retreat-rest = Round successivo. Gli eroi che non vanno in missione guariscono del tutto. Fai riposare tutta la compagnia.
lesson-gorpg-retreat-rest-good = Tutti sono guariti. Le compagnie a riposo fanno acquisti come le altre.
lesson-gorpg-retreat-rest-hurt = Con due punti di vita non si va lontano. Falli riposare.
lesson-gorpg-retreat-tavern = Le missioni sono finite. Una compagnia che ha riposato al completo può, una volta a partita, prendere alla taverna l’eroe in cima al mazzo, chiunque sia. Prendilo.
lesson-gorpg-retreat-tavern-good = Un eroe in più, di livello 8. Se ne avessi già cinque, uno di loro dovrebbe andarsene.
lesson-gorpg-retreat-tavern-pass = Potresti tenerlo per dopo, ma due eroi sono pochi. Prendine uno adesso.

## Town

lesson-gorpg-town-title = Due gilde
lesson-gorpg-town-line = Comprare con i trofei, ingaggiare con l’oro, e senza resto.
lesson-gorpg-town-buy = La gilda dei cacciatori mostra quattro oggetti. Un oggetto costa il suo livello, pagato in livelli di trofei; un acquisto a visita, e ciò che avanza di un trofeo va perso. Hai trofei da 4 e 6. Spendi tutti e dieci i livelli senza sprechi.
lesson-gorpg-town-buy-good = 8 e 2 per 6 e 4: niente di perso. Gli oggetti rendono subito più forti gli eroi, e alla fine valgono 5 monete d’oro (mo) a livello.
lesson-gorpg-town-buy-change = Dieci livelli per un oggetto da 8: due vanno persi. Prendi anche l’oggetto di livello 2.
lesson-gorpg-town-buy-small = Puoi avere di più: due oggetti che insieme costano dieci.
lesson-gorpg-town-buy-pass = Potresti aspettare, ma oggi due trofei comprano qualcosa di buono.
lesson-gorpg-town-equip = Più tardi, alla gilda dei mercenari. A ogni visita gli oggetti si spostano liberamente. Un oggetto aggiunge il suo livello all’attacco e alla vita dell’eroe. Dai l’oggetto di livello 8 a un eroe.
lesson-gorpg-town-equip-good = Otto di attacco in più, otto di vita in più.
lesson-gorpg-town-equip-strong = Quell’oggetto può aspettare. Dai quello di livello 8.
lesson-gorpg-town-equip-first = Fra un momento. Prima dai l’oggetto di livello 8 a un eroe.
lesson-gorpg-town-hire = Un eroe costa 5 mo a livello: quello di livello 3 costa 15. Paga con oggetti, a 5 mo a livello, o con trofei, a 1 mo a livello. Ingaggia quell’eroe e paga esattamente 15.
lesson-gorpg-town-hire-good = Un oggetto di livello 3 per un eroe di livello 3. La compagnia può avere cinque eroi; tre di loro vanno in missione.
lesson-gorpg-town-hire-change = L’oggetto di livello 4 vale 20: cinque andrebbero persi. Un altro oggetto va bene.
lesson-gorpg-town-hire-exact = Così paghi troppo. Un oggetto di livello 3 fa esattamente 15 mo.
lesson-gorpg-town-hire-dear = Un eroe forte, ma caro. Prendi quello economico: livello 3, 15 mo.
lesson-gorpg-town-hire-now = Ingaggia l’eroe di livello 3.

## A round

lesson-gorpg-round-title = Un round dall’inizio alla fine
lesson-gorpg-round-line = Capo, missioni, battaglia, due gilde, e il segnalino passa.
lesson-gorpg-round-equip = Sei il capo: agisci sempre per primo. Prima di partire puoi ancora equipaggiarti. Dai l’oggetto del tuo deposito a un eroe.
lesson-gorpg-round-equip-good = Puoi farlo quante volte vuoi, finché non piazzi la compagnia.
lesson-gorpg-round-equip-first = Prima equipaggiati: nel deposito l’oggetto non aiuta nessuno.
lesson-gorpg-round-quest = La postazione 1 è un luogo città con un solo mostro: ideale per il tuo eroe città. Vai lì.
lesson-gorpg-round-quest-good = La compagnia 2 è venuta nello stesso luogo. Due compagnie possono condividerlo; la prima arrivata attacca per prima.
lesson-gorpg-round-quest-home = Il tuo eroe città ha +5 alla postazione 1, e lì aspetta un solo mostro.
lesson-gorpg-round-quest-go = Stanno tutti bene. Mandali alla postazione 1.
lesson-gorpg-round-fight = La tua compagnia è arrivata per prima: attacca prima delle altre. Il trofeo va alla compagnia che dà l’ultimo colpo.
lesson-gorpg-round-fight-good = Se è caduto, è tuo, e la compagnia 2 torna a mani vuote. Ora in città, il capo per primo.
lesson-gorpg-round-fight-stay = Il mostro è debole: attacca con il tuo eroe città.
lesson-gorpg-round-hunters = Il tuo trofeo vale 3 livelli. Compra l’oggetto di livello 3.
lesson-gorpg-round-hunters-good = L’offerta è tornata a quattro per la compagnia 2. Ciò che resta invenduto alla fine viene scartato.
lesson-gorpg-round-hunters-dear = Un trofeo da 3 per un oggetto da 2 perde un livello. Ce n’è uno di livello 3.
lesson-gorpg-round-hunters-buy = Compra l’oggetto di livello 3 con il tuo trofeo.
lesson-gorpg-round-mercenaries = I mercenari. Potresti pagare con i tuoi oggetti, ma ti servono. Passa.
lesson-gorpg-round-mercenaries-good = Il luogo ripulito è stato sostituito, e la compagnia 2 guida il prossimo round. Una partita ha dieci round; dal round 5 ogni postazione ha un mostro in più, dal 9 un altro.
lesson-gorpg-round-mercenaries-keep = Stavolta tieni quello che hai, e passa.

## The count

lesson-gorpg-score-title = L’ultima visita e il conteggio
lesson-gorpg-score-line = Perché non conviene tenere i trofei.
lesson-gorpg-score-shop = I dieci round sono finiti, e i cacciatori aprono ancora una volta. Alla fine un oggetto vale 5 mo a livello, un trofeo 1 mo a livello. Hai trofei da 4, 6 e 3. Trasformali tutti nel miglior oggetto possibile.
lesson-gorpg-score-shop-good = 13 livelli sono diventati 65 mo invece di 13, e hai vinto. Gli eroi contano solo in caso di parità.
lesson-gorpg-score-shop-pass = Allora i tuoi trofei contano 13 mo. Un oggetto di livello 13 ne vale 65.
lesson-gorpg-score-shop-more = Un buon acquisto, ma c’è di meglio: 13 livelli, un oggetto.
lesson-gorpg-score-shop-equip = Ormai non importa chi porta che cosa. Compra.

## The Overlord

lesson-gorpg-overlord-title = Sei il Tiranno
lesson-gorpg-overlord-line = Piazza i tuoi mostri, guida ogni attacco.
lesson-gorpg-overlord-lay = In questa modalità un giocatore guida i mostri, e vince se tutte le compagnie sono sparite entro la fine del round 10. Vedi le tue carte e le metti coperte nelle postazioni. La postazione 1 prende un mostro. È un luogo natura: metti lì il tuo mostro natura più forte. La postazione 2 ne prende due e la postazione 3 gli altri, a tua scelta.
lesson-gorpg-overlord-lay-good = Livello 9, i 3 del luogo e un bonus di 5: 17 di vita, e nessuno lo sa. Ora le compagnie scelgono dove andare. Non dovevi per forza mettere i più forti dove se li aspettano.
lesson-gorpg-overlord-lay-bonus = Andrebbe bene, ma il mostro natura di livello 9 qui ha +5.
lesson-gorpg-overlord-strike = In un’altra battaglia, più tardi, guidi il contrattacco. Ogni mostro attacca una volta, un eroe qualsiasi. Il mostro fuoco attacca con 7, quello città con 6. All’eroe fuoco restano 5 di vita, all’eroe natura 7. Possono cadere entrambi: comincia con il mostro città.
lesson-gorpg-overlord-strike-good = 6 contro 5. Ne resta uno.
lesson-gorpg-overlord-strike-small = 6 contro 7 lascia un punto di vita. Colpisci invece l’eroe fuoco.
lesson-gorpg-overlord-strike-waste = Cadrebbe, ma poi 6 non bastano per l’altro. Tieni il 7 per l’eroe natura.
lesson-gorpg-overlord-strike-first = Anche questo colpo è giusto. Per questa lezione comincia con il mostro città.
lesson-gorpg-overlord-finish = E ora il mostro fuoco contro l’eroe natura.
lesson-gorpg-overlord-finish-good = La compagnia 1 non ha più eroi: è eliminata. I tuoi superstiti tornano da te, guariti, e aspettano il round 10.

## Against the Overlord

lesson-gorpg-wrath-title = Il round 10 contro il Tiranno
lesson-gorpg-wrath-line = I mostri arrivano in città, e ogni eroe combatte.
lesson-gorpg-wrath-ready = L’ultima battaglia si combatte in città: affinità città, livello 10. Partecipano tutti gli eroi, le ferite restano, nessuno si ritira. Prima distribuisci ciò che è nel deposito.
lesson-gorpg-wrath-ready-good = Sette di vita in più per un eroe ferito.
lesson-gorpg-wrath-ready-first = Nel deposito c’è ancora un oggetto. Prima dallo a un eroe.
lesson-gorpg-wrath-set = Quando tutto è distribuito, passa.
lesson-gorpg-wrath-set-good = A partire dal capo ogni compagnia attacca con un eroe; poi il Tiranno attacca tante volte quante erano le compagnie all’inizio.
lesson-gorpg-wrath-set-pass = Va bene così. Passa.
lesson-gorpg-wrath-charge = Restano due mostri. Quello fuoco ha 17 di vita; il tuo eroe città attacca con 21. Potresti anche attaccare un eroe della compagnia 2: allora sarebbe ognuno per sé. Attacca il mostro fuoco.
lesson-gorpg-wrath-charge-good = La compagnia 2 abbatte l’altro, e le compagnie vincono insieme. Dopo un colpo a un’altra compagnia, la più ricca avrebbe vinto da sola.
lesson-gorpg-wrath-charge-blow = Sarebbe il primo colpo fra compagnie: allora potrebbe vincere solo la più ricca. Stavolta restate uniti.
lesson-gorpg-wrath-charge-strong = Lascia quello grosso all’eroe città: 21 contro 17.

## Alone

lesson-gorpg-solo-title = In solitario contro il mazzo
lesson-gorpg-solo-line = Tre postazioni, mostri che guariscono, e un punteggio da battere.
lesson-gorpg-solo-quest = In solitario ci sono sempre tre postazioni, con sempre più mostri. Quelli che lasci vivi guariscono, e nel round 10 vengono tutti in città con altri cinque. Ripulisci finché puoi: la postazione 1 è di livello basso ed è adatta al tuo eroe città.
lesson-gorpg-solo-quest-good = Un mostro era già noto; l’altro si scopre adesso.
lesson-gorpg-solo-quest-clear = Un luogo più duro, con più mostri. La postazione 1 si può ripulire.
lesson-gorpg-solo-quest-heal = Nessuno è ferito, e in solitario la taverna non offre eroi. Vai.
lesson-gorpg-solo-first = Colpisci con l’eroe città: 19 basta per entrambi.
lesson-gorpg-solo-first-good = Gli altri finiranno il lavoro. Se un giorno non hai più eroi, la partita è persa.
lesson-gorpg-solo-first-strong = Comincia con il più forte, l’eroe città.
lesson-gorpg-solo-swarm = Round 10. I mostri sono in città. Tutti gli eroi combattono, senza ritirata. Puoi ancora equipaggiarti; poi passa.
lesson-gorpg-solo-swarm-good = Attacchi per primo, con ogni eroe; poi i mostri, da sinistra a destra, contro il tuo eroe di livello più basso.
lesson-gorpg-solo-win = Ne resta uno, con 10 di vita. Finiscilo.
lesson-gorpg-solo-win-good = La città è salva. Il tuo oro è il punteggio da battere la prossima volta.
lesson-gorpg-solo-win-count = Ci riuscirebbe anche lui, ma lascia l’onore a un eroe città.

## La prima missione

lesson-gorpg-first-quest-title = La tua prima missione
lesson-gorpg-first-quest-line = Due minuti: tre eroi, un luogo, una battaglia, un acquisto.
lesson-gorpg-first-quest-heroes = Sono la Guida dei sentieri. Tre eroi sono un buon inizio; i loro livelli possono arrivare in tutto a 15. Prendi me, la Timoniera e la Vasaia: 5, 6 e 4, nemmeno un livello sprecato.
lesson-gorpg-first-quest-heroes-good = Che bella compagnia!
lesson-gorpg-first-quest-heroes-those = Una compagnia possibile, ma contavo su noi tre: segui il dito.
lesson-gorpg-first-quest-quest = E adesso, dove andiamo? Nel Vecchio frutteto due mostri aspettano a faccia in giù. È un luogo di natura, come me: lì attacco con 5 in più. Mandaci tutti e tre.
lesson-gorpg-first-quest-quest-good = Si parte. Le carte vengono scoperte!
lesson-gorpg-first-quest-quest-there = Non stavolta: segui il dito fino al Vecchio frutteto, con tutti e tre.
lesson-gorpg-first-quest-strong = Uno Scorpione ardente con 7 di salute e un Gabbiano ingordo con 3. Lo Scorpione ucciderebbe la nostra Vasaia: prima lui. Qui il mio attacco è 10.
lesson-gorpg-first-quest-strong-good = 10 contro 7: cade, e diventa il nostro trofeo.
lesson-gorpg-first-quest-strong-first = Prima lascia che io attacchi lo Scorpione: segui il dito.
lesson-gorpg-first-quest-second = Il Gabbiano ha 3 di salute e la Timoniera attacca con 4. Chi resta in piedi contrattaccherebbe: facciamola finita.
lesson-gorpg-first-quest-second-good = Nessun ferito, e sono nostri tutti e due!
lesson-gorpg-first-quest-second-that = Resta il Gabbiano: segui il dito.
lesson-gorpg-first-quest-buy = In città i trofei sono denaro. I nostri valgono 6 livelli, proprio come il Martello da fabbro. Scegli quello; il pagamento è già pronto.
lesson-gorpg-first-quest-buy-good = Come trofei avrebbero contato 6 mo alla fine; il martello ne conta 30, e dà a chi lo porta 6 in più di attacco e di salute. Questo era un round! Dopo dieci, vince la compagnia più ricca. Giochiamo?
lesson-gorpg-first-quest-buy-that = Il martello vale proprio quanto i nostri trofei: segui il dito.
first-quest-says = La Guida dei sentieri dice
