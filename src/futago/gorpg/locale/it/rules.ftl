# The rules of Go RPG to read, section by section; rulebook.toml says which of them apply when, and
# rules/facts.py which facts they get.

rules-gorpg-goal = Il gioco
rules-gorpg-goal-standard = { $others ->
    [yes] Ogni giocatore guida una compagnia di eroi. Per dieci round si va a uccidere mostri, si torna in città e si trasformano i trofei in equipaggiamento. Vince chi alla fine è più ricco.
   *[no] Guidi una compagnia di eroi. Per dieci round si va a uccidere mostri, si torna in città e si trasformano i trofei in equipaggiamento. Cerca di essere il più ricco possibile alla fine.
}
rules-gorpg-goal-overlord = Un giocatore, il Tiranno, guida i mostri contro { $players ->
    [one] una compagnia
   *[other] { $players } compagnie
}. { $contest ->
    [alone] Vince se la compagnia non ha più eroi; la compagnia vince se sconfigge i mostri nel round 10.
    [collective] Vince se non resta alcuna compagnia; le compagnie vincono insieme se sconfiggono i mostri nel round 10.
    [individual] Vince se non resta alcuna compagnia; se i mostri sono sconfitti nel round 10, vince la compagnia più ricca.
   *[open] Vince se non resta alcuna compagnia; le compagnie vincono insieme se sconfiggono i mostri nel round 10 senza attaccarsi fra loro.
}
rules-gorpg-goal-solo = Una compagnia gioca da sola contro il mazzo. Deve sopravvivere al round 10; l’oro che ha allora è il punteggio da battere.

rules-gorpg-cards = Carte e affinità
rules-gorpg-cards-decks = Ci sono quattro mazzi: eroi, mostri, luoghi e oggetti. Ognuno ha le quattro affinità natura, acqua, fuoco e città, di livello da 1 a 13, e { $jokers ->
    [one] un jolly
   *[other] due jolly
} di livello 14. Un oggetto vale { $item-value ->
    [one] { $item-value } moneta d’oro (mo)
   *[other] { $item-value } monete d’oro (mo)
} a livello.
rules-gorpg-cards-bonus = Eroi e mostri hanno un bonus dal luogo: +5 con la propria affinità, +2 con la successiva del ciclo natura, acqua, fuoco, città, 0 con quella opposta e -2 con la precedente. I jolly non hanno affinità: il loro bonus è 0, e in un luogo jolly tutti hanno 0. L’affinità di un oggetto non conta.

rules-gorpg-numbers = Attacco e vita
rules-gorpg-numbers-sums = L’attacco di un eroe è livello + oggetti + bonus; la sua vita è livello + oggetti. L’attacco di un mostro è livello + bonus; la sua vita è livello + livello del luogo + bonus. L’attacco, e la vita di un mostro, sono almeno 1.
rules-gorpg-numbers-damage = Un attacco toglie tanta vita quanto è il suo valore. A 0 la carta è morta. Le ferite riducono la vita, mai l’attacco. Un colpo tocca una sola carta; ciò che avanza va perso.

rules-gorpg-muster = Primi eroi
rules-gorpg-muster-parties = { $leader-number ->
    [0] Il primo capo si estrae a sorte.
   *[other] La compagnia { $leader-number } guida per prima.
} Ogni compagnia sceglie da uno a tre eroi da tutto il mazzo, per un massimo di 15 livelli: { $muster-order ->
    [leader-first] in senso orario, a partire dal capo
   *[last-first] in senso antiorario, il capo per ultimo
}. Il resto si mescola.
rules-gorpg-muster-alone = La compagnia sceglie da uno a tre eroi da tutto il mazzo, per un massimo di 15 livelli. Il resto si mescola.

rules-gorpg-slots = Luoghi e mostri
rules-gorpg-slots-count = Ci sono { $slot-count } postazioni. Mostri per postazione, nell’ordine: { $monsters-at-first }; uno in più ciascuna dal round 5, un altro dal round 9.
rules-gorpg-slots-solo = Ci sono sempre tre postazioni: 2, 2 e 3 mostri nel round 1, fino a 5 ciascuna nel round 9. I superstiti guariscono del tutto; i mostri scoperti restano scoperti.
rules-gorpg-slots-hidden = { $mode ->
    [overlord] I mostri sono coperti, noti solo al Tiranno, finché non vengono attaccati.
   *[other] I mostri sono coperti, ignoti a tutti, finché non vengono attaccati.
}
rules-gorpg-slots-cleared = Un luogo il cui ultimo mostro è stato ucciso è ripulito: nel round successivo viene sostituito. { $mode ->
    [overlord] Gli altri luoghi restano, e le loro postazioni vengono completate.
   *[other] Gli altri tengono i loro mostri e vengono completati.
}
rules-gorpg-slots-empty = Una postazione può restare senza mostri: vale come ripulita. { $others ->
    [yes] La prima compagnia che ci va prende senza combattere i trofei rimasti lì; se non ci va nessuno, vanno persi.
   *[no] Una compagnia che ci va prende senza combattere i trofei rimasti lì; altrimenti vanno persi.
}
rules-gorpg-slots-bounty = Chi uccide l’ultimo mostro di un luogo riceve una taglia: il livello del luogo in mo, pagato in monete.

rules-gorpg-quests = Missioni
rules-gorpg-quests-parties = A partire dal capo ogni compagnia si equipaggia come vuole, poi manda da uno a tre eroi a una postazione, o riposa. Una volta piazzata, non può più cambiare idea. { $sharing ->
    [both] Le due compagnie possono andare nello stesso luogo
    [any] Quante compagnie si vuole possono andare nello stesso luogo
   *[two] Al massimo due compagnie possono andare nello stesso luogo
}; la prima arrivata attacca per prima.
rules-gorpg-quests-alone = La compagnia si equipaggia come vuole, poi manda da uno a tre eroi a una postazione, o riposa. Una volta piazzata, non può più cambiare idea.
rules-gorpg-quests-order = Le battaglie si giocano postazione per postazione. Dopo la città il segnalino del capo passa in senso orario.

rules-gorpg-rest = { $mode ->
    [solo] Riposo
   *[other] Riposo e taverna
}
rules-gorpg-rest-heal = Un eroe che non va in missione guarisce del tutto dopo le battaglie. { $mode ->
    [standard] Una compagnia può riposare al completo in qualsiasi round.
   *[other] Una compagnia può riposare al completo in qualsiasi round tranne l’ultimo.
}
rules-gorpg-rest-tavern = { $recruit-when-back ->
    [yes] Una volta a partita una compagnia che ha riposato al completo può prendere alla taverna l’eroe in cima al mazzo, senza vederlo prima. Lo decide quando le missioni del round sono finite.
   *[no] Una volta a partita una compagnia che riposa al completo può prendere alla taverna l’eroe in cima al mazzo. Lo annuncia quando va a riposare; l’eroe arriva quando le missioni del round sono finite.
} { $newcomer-stays ->
    [yes] Se così gli eroi sono sei, uno dei cinque precedenti deve andarsene.
   *[no] Se così gli eroi sono sei, uno di loro deve andarsene.
}

rules-gorpg-battle = Battaglie
rules-gorpg-battle-attack = { $battle ->
    [one-exchange] Una battaglia dura un solo assalto.
   *[to-the-end] Una battaglia è una serie di assalti.
} Prima ogni eroe della compagnia attacca un mostro, uno dopo l’altro; { $retreat-between-attacks ->
    [yes] tutti devono attaccare, a meno che la compagnia si ritiri
   *[no] tutti devono attaccare
}. { $others ->
    [yes] Un mostro ucciso è un trofeo della compagnia che ha dato l’ultimo colpo.
   *[no] Un mostro ucciso è un trofeo.
}
rules-gorpg-battle-targets = Poi i mostri attaccano, da sinistra a destra, l’eroe di livello più basso (poi quello con meno vita, poi il più a sinistra), sempre lo stesso finché cade.
rules-gorpg-battle-overlord = Poi ogni mostro attacca una volta, nell’ordine e contro gli eroi che indica il Tiranno; non può rinunciare.
rules-gorpg-battle-turns = { $sharing ->
    [any] Con più compagnie nello stesso luogo ci si alterna
   *[two] Con due compagnie nello stesso luogo ci si alterna
}: la prima attacca e subisce il contrattacco, { $battle ->
    [one-exchange] poi la successiva.
   *[to-the-end] poi la successiva, e così via.
}
rules-gorpg-battle-end = { $battle ->
    [one-exchange] Poi la battaglia è finita: gli eroi ancora in piedi tornano a casa, senza le perdite di una ritirata.
   *[to-the-end] Si va avanti finché i mostri sono morti, la compagnia è morta, o si ritira.
}
rules-gorpg-battle-left = { $others ->
    [yes] Se allora restano mostri, tutti i trofei della missione restano sul posto per chi ripulirà il luogo.
   *[no] Se allora restano mostri, tutti i trofei della missione restano sul posto finché il luogo non viene ripulito.
}

rules-gorpg-retreat = Ritirata
rules-gorpg-retreat-when = { $retreat-between-attacks ->
    [yes] Una volta scoperti i mostri, una compagnia può ritirarsi in qualsiasi momento del suo turno: prima dei suoi attacchi, fra l’uno e l’altro o dopo, ma non durante il contrattacco.
   *[no] Una compagnia può ritirarsi prima del primo attacco di un assalto o dopo l’ultimo, mai nel mezzo.
} Ogni eroe presente perde metà della sua vita massima, arrotondata per difetto, ma ne conserva almeno 1.
rules-gorpg-retreat-trophies = { $left-behind ->
    [half-of-quest] Metà dei trofei della missione (arrotondata per difetto, a tua scelta) resta lì
    [slain] Tutti i trofei della missione restano lì
    [slain-and-half] Tutti i trofei della missione e metà di quelli precedenti (arrotondata per difetto, a tua scelta) restano lì
   *[half-of-all] Metà dei tuoi trofei non venduti, quelli della missione e i precedenti insieme (arrotondata per difetto, a tua scelta), resta lì
} { $others ->
    [yes] per chi ripulirà il luogo.
   *[no] finché il luogo non viene ripulito.
}
rules-gorpg-retreat-damage = I danni restano sui mostri.

rules-gorpg-death = Morte
rules-gorpg-death-hero = { $dead-return ->
    [yes] Un eroe morto è perso, con i suoi oggetti. { $scarce-decks ->
        [yes] Quando il mazzo degli eroi è esaurito, i morti tornano.
       *[no] Quando i loro mazzi sono esauriti, i morti e i loro oggetti tornano.
    }
   *[no] Un eroe morto è fuori dal gioco per sempre, con i suoi oggetti: non tornano mai.
}
rules-gorpg-death-standard = Una compagnia i cui eroi in missione muoiono tutti tiene i trofei della missione. Se non ha più alcun eroe, aspetta tutto il round successivo, poi pesca due eroi; nel frattempo può fare acquisti.
rules-gorpg-death-overlord = { $others ->
    [yes] Una compagnia i cui eroi in missione muoiono tutti lascia sul posto tutti i trofei della missione, per chi ripulirà il luogo. Una compagnia senza eroi è eliminata subito, con tutto ciò che possiede.
   *[no] Se tutti gli eroi in missione muoiono, tutti i trofei della missione restano sul posto finché il luogo non viene ripulito. Senza eroi la compagnia ha perso.
}
rules-gorpg-death-solo = { $last-stand ->
    [questing] Se tutti gli eroi in missione muoiono, la partita è persa, anche se altri riposano.
   *[all] Se tutti gli eroi in missione muoiono, la compagnia tiene i trofei della missione. Quando non resta più alcun eroe, la partita è persa.
}

rules-gorpg-items = Oggetti
rules-gorpg-items-carried = { $items-per-hero ->
    [none] Un eroe porta quanti oggetti si vuole.
    [one] Un eroe porta un solo oggetto.
   *[other] Un eroe porta al massimo { $items-per-hero } oggetti.
} { $mode ->
    [standard] Si spostano liberamente prima di una missione e a ogni visita in città.
   *[other] Si spostano liberamente prima di una missione, a ogni visita in città e prima dell’ultima battaglia.
} Le ferite restano quando gli oggetti passano di mano; uno spostamento che ucciderebbe l’eroe non è permesso.

rules-gorpg-hunters = La gilda dei cacciatori
rules-gorpg-hunters-visit = { $others ->
    [yes] Dopo le battaglie, prima il capo, ogni compagnia vede quattro oggetti e può prenderne quanti vuole in un solo acquisto.
   *[no] Dopo le battaglie la compagnia vede quattro oggetti e può prenderne quanti vuole in un solo acquisto.
} Il prezzo è la somma dei loro livelli, pagata in livelli di trofei. Ciò che avanza di un trofeo va perso, e non si paga con più carte del necessario.{ $others ->
    [yes] {" "}Poi l’offerta torna a quattro.
   *[no] {""}
}

rules-gorpg-mercenaries = La gilda dei mercenari
rules-gorpg-mercenaries-visit = Stesso principio con quattro eroi, a 5 mo a livello. Si paga con oggetti ({ $item-value } mo a livello){ $coins-used ->
    [yes] , trofei (1 mo a livello) e monete
   *[no] {" "}e trofei (1 mo a livello)
}; il resto { $change ->
    [kept] si tiene in monete
   *[lost] va perso
}. Gli eroi ingaggiati combattono dal round successivo.
rules-gorpg-mercenaries-five = Una compagnia ha al massimo cinque eroi. Se ne ingaggi di più, congeda altrettanti dei vecchi; i loro oggetti vanno prima nel deposito e si possono usare per pagare.

rules-gorpg-trade = Scambi fra compagnie
rules-gorpg-trade-offer = Durante una visita in città una compagnia può proporre a un’altra uno scambio di eroi, con ferite e oggetti, e di oggetti; anche doni, ma { $coins-used ->
    [yes] niente trofei né monete
   *[no] niente trofei
}. L’altra accetta o rifiuta. Nessuno può finire con più di cinque eroi o dare via l’ultimo.

rules-gorpg-decks = Mazzi esauriti
rules-gorpg-decks-refilled = Quando serve una carta e il suo mazzo è vuoto, si mescolano gli scarti; { $dead-return ->
    [yes] se non ce ne sono, le carte tolte; se non ce ne sono, entra una copia nuova del mazzo.
   *[no] se non ce ne sono, entra una copia nuova del mazzo.
}{ $out-return ->
    [yes] {" "}Ma prima i trofei delle compagnie eliminate tornano nel mazzo dei mostri.
   *[no] {""}
}
rules-gorpg-decks-scarce = Quando il mazzo dei mostri è vuoto, non ne arrivano più. Quando è vuoto quello degli oggetti, si mescolano i suoi scarti; se non ce ne sono, non c’è più nulla in vendita. Per eroi e luoghi si mescolano gli scarti; se non ce ne sono, entra una copia nuova del mazzo.

rules-gorpg-overlord = Il Tiranno
rules-gorpg-overlord-lay = Vede tutti i mostri pescati per il round e mette esattamente ciò che manca a ogni postazione, coperto e in modo definitivo.
rules-gorpg-overlord-return = { $regroup ->
    [all] Dopo le battaglie tutti i mostri superstiti, anche dove non è andato nessuno, tornano da lui, guariti, e aspettano il round 10.
   *[fought] I mostri che sopravvivono dove è stata una compagnia tornano da lui, guariti, e aspettano il round 10. Le postazioni dove non è andato nessuno restano come sono.
}

rules-gorpg-last-battle = L’ultima battaglia
rules-gorpg-last-battle-town = Il round 10 si combatte in città: affinità città, livello 10. Partecipano tutti gli eroi, { $heal-before-last ->
    [yes] prima guariscono tutti
   *[no] le ferite restano
}, gli oggetti si distribuiscono liberamente, e nessuno riposa o si ritira.
rules-gorpg-last-battle-field = Il Tiranno ha i mostri tornati da lui e { $scarce-decks ->
    [yes] al massimo { $monsters-at-last }
   *[no] { $monsters-at-last }
} nuovi, tanti quanti ne avevano tutte le postazioni nel round 9.
rules-gorpg-last-battle-charge = { $contest ->
    [alone] La compagnia attacca un mostro con un eroe vivo; poi il Tiranno attacca una volta, con un mostro a scelta.
   *[other] A partire dal capo ogni compagnia attacca con un eroe vivo: { $contest ->
        [collective] un mostro
       *[other] un mostro, o un eroe di un’altra compagnia
    }. Poi il Tiranno attacca { $strikes ->
        [alive] una volta per ogni compagnia ancora in vita
       *[start] { $players ->
            [one] una volta
           *[other] { $players } volte
        }, una per ogni compagnia iniziale
    }, { $strikers ->
        [once] ogni mostro al massimo una volta a turno
       *[any] con i mostri che vuole, anche più volte con lo stesso
    }.
} E così finché tutti i mostri o tutti gli eroi sono morti.
rules-gorpg-last-battle-solo = { $swarm ->
    [fought] Arrivano i mostri rimasti sulla postazione attaccata nel round 9, e altri cinque.
   *[all] Arrivano i mostri rimasti sulle tre postazioni, e altri cinque.
} Attaccano tutti i tuoi eroi; poi { $monster-targets ->
    [best] ogni mostro, da sinistra a destra, attacca l’eroe con l’attacco più alto fra quelli che può uccidere, altrimenti quello con meno vita.
    [player] ogni mostro, da sinistra a destra, attacca l’eroe che scegli tu.
   *[rule] i mostri attaccano con la regola solita, da sinistra a destra.
} E così finché una delle due parti è morta.

rules-gorpg-score = Fine e punteggio
rules-gorpg-score-final-shop = Dopo il round 10 la gilda dei cacciatori apre ancora una volta, ma non quella dei mercenari.
rules-gorpg-score-standard = { $others ->
    [yes] Alla fine vince la compagnia più ricca. In caso di parità vince chi ha più livelli di eroi; altrimenti la vittoria è condivisa.
   *[no] Alla fine si conta l’oro della compagnia.
}
rules-gorpg-score-overlord = { $contest ->
    [alone] Quando cade l’ultimo mostro, vince la compagnia. Se non le resta alcun eroe, vince il Tiranno.
    [collective] Quando cade l’ultimo mostro, le compagnie vive vincono insieme. Se tutte le compagnie sono morte, vince il Tiranno.
    [individual] Quando cade l’ultimo mostro, vince la più ricca delle compagnie vive; in parità il Tiranno indica chi perde. Se tutte le compagnie sono morte, vince lui.
   *[open] Quando cade l’ultimo mostro, le compagnie vive vincono insieme. Ma se nel round 10 una compagnia ha attaccato un eroe di un’altra, vince da sola la più ricca; in parità il Tiranno indica chi perde. Se tutte le compagnie sono morte, vince lui.
}
rules-gorpg-score-solo = Se la città è salva, il tuo oro è il tuo punteggio, tenuto con le opzioni della partita. Una partita persa non ne ha.
rules-gorpg-score-gold = Gli oggetti contano { $item-value } mo a livello, sugli eroi o nel deposito; i trofei { $trophy-value ->
    [card] 1 mo a carta
   *[level] 1 mo a livello
}{ $coins-used ->
    [yes] ; le monete il loro valore.
   *[no] .
}

## Didascalie delle immagini

rules-gorpg-picture-goal = La piazza del mercato, e il pericolo oltre le mura.
rules-gorpg-picture-cards = Un eroe, un mostro, un oggetto e un luogo; accanto, il bonus di ogni affinità in quel luogo.
rules-gorpg-picture-numbers = In un luogo della propria affinità: l’attacco è livello + oggetto + bonus, la vita è livello + oggetto.
rules-gorpg-picture-slots = Un luogo e i suoi tre mostri: si conosce solo quello che è stato attaccato.
rules-gorpg-picture-battle = L’attacco dell’eroe supera la vita del mostro: cade, e l’eccesso va perso.
