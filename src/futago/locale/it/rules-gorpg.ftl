# The rules of Go RPG to read, section by section; web/src/rules/gorpg.ts says which belongs where.

rules-gorpg-goal = Il gioco
rules-gorpg-goal-1 = Ogni giocatore guida una compagnia di eroi. Per dieci round si va a uccidere mostri, si torna in città e si trasformano i trofei in equipaggiamento. Vince chi alla fine è più ricco.
rules-gorpg-goal-2 = Un giocatore, il Tiranno, guida i mostri contro da una a sei compagnie. Vince se non resta alcuna compagnia; le compagnie vincono se i mostri sono sconfitti nel round 10.
rules-gorpg-goal-3 = Una compagnia gioca da sola contro il mazzo. Deve sopravvivere al round 10; l’oro che ha allora è il punteggio da battere.

rules-gorpg-cards = Carte e affinità
rules-gorpg-cards-1 = Ci sono quattro mazzi: eroi, mostri, luoghi e oggetti. Ognuno ha le quattro affinità natura, acqua, fuoco e città, di livello da 1 a 13, e joker di livello 14.
rules-gorpg-cards-2 = Eroi e mostri hanno un bonus dal luogo: +5 con la propria affinità, +2 con la successiva del ciclo natura, acqua, fuoco, città, 0 con quella opposta e -2 con la precedente. I joker non ne hanno: il loro bonus è 0, e nel luogo di un joker tutti hanno 0. L’affinità di un oggetto non conta.

rules-gorpg-numbers = Attacco e vita
rules-gorpg-numbers-1 = L’attacco di un eroe è livello + oggetti + bonus; la sua vita è livello + oggetti. L’attacco di un mostro è livello + bonus; la sua vita è livello + livello del luogo + bonus. L’attacco, e la vita di un mostro, sono almeno 1.
rules-gorpg-numbers-2 = Un colpo toglie tanta vita quanto è l’attacco di chi colpisce. A 0 la carta è morta. Le ferite riducono la vita, mai l’attacco. Un colpo tocca una sola carta; ciò che avanza va perso.

rules-gorpg-muster = Primi eroi
rules-gorpg-muster-1 = Il primo capo si estrae a sorte. Poi ogni compagnia sceglie da uno a tre eroi da tutto il mazzo, per un massimo di 15 livelli: prima l’ultimo posto, il capo per ultimo. Il resto si mescola.

rules-gorpg-slots = Luoghi e mostri
rules-gorpg-slots-1 = C’è una postazione in più delle compagnie. Hanno 1, 2, 3, 2, 1, 3, 2 e 1 mostri; uno in più ciascuna dal round 5, un altro dal round 9.
rules-gorpg-slots-2 = Ci sono sempre tre postazioni: 2, 2 e 3 mostri nel round 1, fino a 5 ciascuna nel round 9. I superstiti guariscono del tutto; ciò che è stato scoperto resta scoperto.
rules-gorpg-slots-3 = I mostri sono coperti, ignoti a tutti, finché non vengono attaccati.
rules-gorpg-slots-4 = Un luogo il cui ultimo mostro è stato ucciso è ripulito: nel round successivo viene sostituito. Gli altri tengono i loro mostri e vengono completati.

rules-gorpg-quests = Missioni
rules-gorpg-quests-1 = A partire dal capo ogni compagnia si equipaggia come vuole, poi manda da uno a tre eroi a una postazione, o riposa. Una volta piazzata, è impegnata. Al massimo due compagnie per luogo; chi si è piazzata per prima attacca per prima.
rules-gorpg-quests-2 = Le battaglie si giocano postazione per postazione. Dopo la città il segnalino del capo passa in senso orario.

rules-gorpg-rest = Riposo e taverna
rules-gorpg-rest-1 = Un eroe che non va in missione guarisce del tutto dopo le battaglie. Una compagnia può riposare al completo in qualsiasi round.
rules-gorpg-rest-2 = Una volta a partita una compagnia che riposa al completo può prendere l’eroe in cima al mazzo.
rules-gorpg-rest-3 = In solitario la taverna non offre eroi.

rules-gorpg-battle = Battaglie
rules-gorpg-battle-1 = Una battaglia è una serie di scontri. Prima ogni eroe della compagnia attacca un mostro, uno dopo l’altro; nessuno può tirarsi indietro. Un mostro ucciso è un trofeo di chi ha dato l’ultimo colpo.
rules-gorpg-battle-2 = Poi i mostri colpiscono, da sinistra a destra, l’eroe di livello più basso (poi quello con meno vita, poi il più a sinistra), sempre lo stesso finché cade.
rules-gorpg-battle-3 = Poi ogni mostro colpisce una volta, nell’ordine e contro gli eroi che indica il Tiranno; non può rinunciare.
rules-gorpg-battle-4 = Con due compagnie nello stesso luogo ci si alterna: prima compagnia, contrattacco su di lei, seconda compagnia, contrattacco su di lei, e così via.
rules-gorpg-battle-5 = Si va avanti finché i mostri sono morti, la compagnia è morta, o si ritira.

rules-gorpg-retreat = Ritirata
rules-gorpg-retreat-1 = Una compagnia può ritirarsi prima del suo primo attacco di uno scontro o dopo l’ultimo, mai nel mezzo. Ogni eroe presente perde metà della sua vita massima, arrotondata per difetto, ma ne conserva almeno 1.
rules-gorpg-retreat-2 = Metà dei trofei di questa missione, arrotondata per difetto e a tua scelta, resta lì per chi ripulirà il luogo. Spariscono se il luogo viene sostituito.
rules-gorpg-retreat-3 = I danni restano sui mostri.

rules-gorpg-death = Morte
rules-gorpg-death-1 = Un eroe morto è perso per sempre, con i suoi oggetti.
rules-gorpg-death-2 = Una compagnia annientata tiene i trofei della missione. Se non ha più alcun eroe, aspetta tutto il round successivo, poi pesca due eroi; nel frattempo può fare acquisti.
rules-gorpg-death-3 = Una compagnia senza eroi è eliminata subito, con oggetti, trofei e monete. Ciò che ha ucciso in quella missione resta nel luogo.
rules-gorpg-death-4 = Senza eroi la partita è persa.

rules-gorpg-items = Oggetti
rules-gorpg-items-1 = Un eroe porta quanti oggetti si vuole. Si spostano liberamente prima di una missione, a ogni visita in città e prima dell’ultima battaglia. Le ferite restano quando gli oggetti passano di mano; uno spostamento che ucciderebbe l’eroe non è permesso.

rules-gorpg-hunters = La gilda dei cacciatori
rules-gorpg-hunters-1 = Prima il capo, ogni compagnia vede quattro oggetti e può prenderne quanti vuole in un solo acquisto. Il prezzo sono i loro livelli, pagati in livelli di trofei. Ciò che avanza di un trofeo va perso, e non si può pagare nulla di superfluo. Poi la fila torna a quattro.

rules-gorpg-mercenaries = La gilda dei mercenari
rules-gorpg-mercenaries-1 = Lo stesso con quattro eroi, a 5 mo a livello. Si paga con oggetti a 5 mo a livello e trofei a 1 mo a livello; il resto va perso. Chi è ingaggiato serve dal round successivo.
rules-gorpg-mercenaries-2 = Una compagnia ha al massimo cinque eroi. Chi ne ingaggia di più congeda esattamente altrettanti dei vecchi; i loro oggetti vanno prima nel deposito e si possono usare per pagare.

rules-gorpg-trade = Scambi fra compagnie
rules-gorpg-trade-1 = Solo se l’opzione degli scambi è attiva: durante una visita in città una compagnia può proporre a un’altra uno scambio di eroi, con ferite e oggetti, e di oggetti; anche doni, ma niente trofei né monete. L’altra accetta o rifiuta. Nessuno può finire con più di cinque eroi o dare via l’ultimo.
rules-gorpg-trade-2 = In solitario non c’è nessuno con cui scambiare.

rules-gorpg-decks = Mazzi esauriti
rules-gorpg-decks-1 = Quando serve una carta e il suo mazzo è vuoto, si mescolano gli scarti; se non ce ne sono, le carte tolte; se non ce ne sono, entra una copia nuova del mazzo.

rules-gorpg-last-battle = L’ultima battaglia
rules-gorpg-last-battle-1 = Nel gioco standard non c’è: il round 10 è come gli altri.
rules-gorpg-last-battle-2 = Il round 10 si combatte in città: affinità città, livello 10. Partecipano tutti gli eroi, gli oggetti si distribuiscono liberamente, le ferite restano, nessuno riposa o si ritira.
rules-gorpg-last-battle-3 = Il Tiranno ha i mostri tornati da lui e tanti nuovi quanti ne avevano tutte le postazioni nel round 9. A partire dal capo ogni compagnia attacca con un eroe vivo, a scelta; poi lui colpisce tante volte quante erano le compagnie all’inizio, ogni mostro al massimo una volta a turno. E così fino alla fine.
rules-gorpg-last-battle-4 = Arrivano i mostri rimasti sulle tre postazioni, e altri cinque. Attaccano tutti i tuoi eroi; poi i mostri colpiscono con la regola solita, da sinistra a destra.

rules-gorpg-overlord = Il Tiranno
rules-gorpg-overlord-1 = Vede tutti i mostri pescati per il round e mette esattamente ciò che manca a ogni postazione, coperto e in modo definitivo.
rules-gorpg-overlord-2 = I mostri che sopravvivono dove è stata una compagnia tornano da lui, guariti, e aspettano il round 10. Le postazioni dove non è andato nessuno restano come sono.
rules-gorpg-overlord-3 = In questo modo non c’è il Tiranno.

rules-gorpg-score = Fine e punteggio
rules-gorpg-score-1 = Dopo il round 10 i cacciatori aprono ancora una volta. Poi si conta: gli oggetti a 5 mo a livello, sugli eroi e nel deposito, e 1 mo per ogni livello di trofeo. In caso di parità, più livelli di eroi; altrimenti vittoria condivisa.
rules-gorpg-score-2 = Quando cade l’ultimo mostro, le compagnie vive vincono insieme. Ma se nel round 10 una compagnia ha colpito un eroe di un’altra, vince da sola la più ricca; in parità il Tiranno indica chi perde. Se tutte le compagnie sono morte, vince lui.
rules-gorpg-score-3 = Se la città è salva, il valore di oggetti e trofei è il punteggio da battere, tenuto con le opzioni della partita. Una partita persa non ne ha.

rules-gorpg-options = Che cosa cambiano le opzioni
rules-gorpg-options-1 = Preparazione: un joker a mazzo invece di due; il capo sceglie per primo gli eroi; il primo capo è un posto a tua scelta; i mazzi esauriti restano tali.
rules-gorpg-options-2 = Missioni: quante compagnie si vuole per luogo; battaglie di un solo scontro, dopo il quale tutti tornano senza le perdite di una ritirata; una ritirata che costa metà di tutti i trofei, non solo di quelli della missione; una taglia pari al livello del luogo ripulito, in mo; al massimo uno, due o tre oggetti per eroe.
rules-gorpg-options-3 = Città: oggetti a 1 o 10 mo a livello; resto tenuto in monete; scambi fra compagnie; niente visita dopo il round 10; trofei a 1 mo a carta alla fine.
rules-gorpg-options-4 = Contro il Tiranno: i mostri di tutte le postazioni tornano da lui a ogni round; gli eroi guariscono prima dell’ultima battaglia; colpisce tante volte quante compagnie sono vive; le compagnie vincono sempre insieme, o ognuna per sé.
rules-gorpg-options-5 = In solitario: perso appena un’intera compagnia in missione è morta; vengono in città solo i mostri dell’ultima postazione combattuta; nell’ultima battaglia i mostri mirano al bersaglio migliore, o a quello che dici tu.
