# Go RPG: everything that is said about it. The names of the cards come with the decks.

## Names

gorpg-card = { $kind ->
    [nature] { $name } (natura { $level })
    [water] { $name } (acqua { $level })
    [fire] { $name } (fuoco { $level })
    [urban] { $name } (città { $level })
   *[joker] { $name } (jolly)
}
gorpg-list = { $head }, { $tail }
gorpg-list-rest = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
gorpg-nothing = niente
gorpg-gold = { $gold } mo
gorpg-town = la città
gorpg-slot = postazione { $number }
gorpg-name = Go RPG
gorpg-stage = round { $round } di { $rounds }
gorpg-role-party = una compagnia
gorpg-seat-p1 = Compagnia 1
gorpg-seat-p2 = Compagnia 2
gorpg-seat-p3 = Compagnia 3
gorpg-seat-p4 = Compagnia 4
gorpg-seat-p5 = Compagnia 5
gorpg-seat-p6 = Compagnia 6
gorpg-seat-p7 = Compagnia 7
gorpg-seat-overlord = il Tiranno
gorpg-place-hunters = la gilda dei cacciatori
gorpg-place-mercenaries = la gilda dei mercenari
gorpg-place-town = la città
gorpg-deck-heroes = mazzo degli eroi
gorpg-deck-monsters = mazzo dei mostri
gorpg-deck-locations = mazzo dei luoghi
gorpg-deck-equipment = mazzo degli oggetti

gorpg-number = { $total } = livello { $level }{ $items ->
    [0] {""}
   *[other] {" + oggetti "}{ $items }
}{ $place ->
    [0] {""}
   *[other] {" + luogo "}{ $place }
}{ $sign ->
    [plus] {" + bonus "}{ $bonus }
    [minus] {" - malus "}{ $bonus }
   *[none] {""}
}{ $floor ->
    [yes] {" (minimo 1)"}
   *[no] {""}
}{ $wounds ->
    [0] {""}
   *[other] {" - ferite "}{ $wounds }
}

## Options

gorpg-option-mode = Corsa: le compagnie si contendono l’oro. Tiranno: un giocatore guida i mostri. Solitario: una sola compagnia contro il mazzo.
gorpg-option-players = Quante compagnie giocano, senza contare il Tiranno.
gorpg-option-jokers = Numero di jolly (livello 14) in ogni mazzo.
gorpg-option-muster-order = Chi sceglie per primo gli eroi iniziali: l’ultimo posto, o il capo.
gorpg-option-first-leader = Il primo capo: estratto a sorte, o un posto.
gorpg-option-joint-quests = Quante compagnie possono andare nello stesso luogo.
gorpg-option-battle = Una battaglia va fino in fondo, o dura un solo assalto.
gorpg-option-retreat-loss = Una ritirata costa metà di tutti i trofei non venduti, o di quelli della missione.
gorpg-option-bounty = Ripulire un luogo frutta il suo livello in oro.
gorpg-option-items-per-hero = Quanti oggetti può portare un eroe.
gorpg-option-item-value = Quanto vale in oro ogni livello di un oggetto.
gorpg-option-change = Alla gilda dei mercenari il resto è perso, o si tiene in monete.
gorpg-option-trading = In città le compagnie possono scambiarsi eroi e oggetti.
gorpg-option-final-shop = La gilda dei cacciatori apre un’ultima volta dopo il round 10.
gorpg-option-scarce-decks = I mostri eliminati non tornano; gli oggetti tornano solo dagli scarti.
gorpg-option-trophy-value = Alla fine un trofeo vale il suo livello in oro, o una moneta d’oro a carta.
gorpg-option-regroup = Tiranno: i mostri superstiti tornano da lui dai luoghi attaccati, o da tutti.
gorpg-option-heal-before-last = Tiranno: tutti gli eroi guariscono prima dell’ultima battaglia.
gorpg-option-strikes = Tiranno: numero di attacchi nell’ultima battaglia, in base alle compagnie iniziali o a quelle ancora in vita.
gorpg-option-strikers = Tiranno: nell’ultima battaglia un mostro può attaccare più volte a turno, o ognuno al massimo una volta.
gorpg-option-victory = Tiranno: le compagnie vincono insieme finché nessuna ne attacca un’altra, sempre insieme, o ognuna per sé.
gorpg-option-last-stand = Solitario: si perde quando non restano eroi, o appena muoiono tutti gli eroi in missione.
gorpg-option-swarm = Solitario: all’ultima battaglia arrivano i mostri di tutte le postazioni, o quelli dell’ultima dove si è combattuto.
gorpg-option-monster-targets = Solitario, ultima battaglia: i mostri attaccano secondo la regola, il bersaglio migliore, o a scelta del giocatore.
gorpg-option-no-seat = Il primo capo non può essere { $seat }; compagnie in gioco: { $players }.

## Notation

gorpg-notation-word = Nessuna mossa comincia con «{ $word }»; prime parole possibili: { $known }.
gorpg-notation-card = «{ $word }» non è una carta: le carte si scrivono come fire-7, joker o fire-7.2.
gorpg-notation-seat = Non c’è nessun posto «{ $word }»; compagnie in gioco: { $seats }.
gorpg-notation-slot = «{ $word }» non è una postazione: si scrive slot-1, slot-2 e così via.
gorpg-notation-leader = Scrivi: leader POSTO.
gorpg-notation-deal = Scrivi: deal MAZZO CARTA DOVE, per esempio deal monsters fire-7 slot-2.
gorpg-notation-muster = Scrivi: muster EROE EROE ..., da uno a tre eroi.
gorpg-notation-equip = Scrivi: equip EROE OGGETTO OGGETTO ..., con tutto ciò che l’eroe deve portare.
gorpg-notation-quest = Scrivi: quest POSTAZIONE EROE EROE ..., per esempio quest slot-2 fire-9 nature-5.
gorpg-notation-rest = Scrivi: rest, e nient’altro.
gorpg-notation-rest-or-recruit = Scrivi: rest, o rest recruit.
gorpg-notation-recruit = Scrivi: recruit, e nient’altro.
gorpg-notation-lay = Scrivi: lay POSTAZIONE MOSTRO MOSTRO ...
gorpg-notation-attack = Scrivi: attack EROE MOSTRO, o attack EROE POSTO EROE.
gorpg-notation-strike = Scrivi: strike MOSTRO EROE.
gorpg-notation-retreat = Scrivi: retreat, e poi i trofei che restano indietro.
gorpg-notation-pass = Scrivi: pass, e nient’altro.
gorpg-notation-dismiss = Scrivi: dismiss EROE.
gorpg-notation-buy = Scrivi: buy OGGETTO ... pay TROFEO ...
gorpg-notation-hire = Scrivi: hire EROE ... dismiss EROE ... items OGGETTO ... trophies TROFEO ... coins NUMERO; ometti ciò che è vuoto.
gorpg-notation-trade = Scrivi: trade POSTO give heroes EROE ... items OGGETTO ... take heroes EROE ... items OGGETTO ...; ometti ciò che è vuoto.
gorpg-notation-accept = Scrivi: accept, e nient’altro.
gorpg-notation-decline = Scrivi: decline, e nient’altro.
gorpg-notation-condemn = Scrivi: condemn POSTO.

## Positions

gorpg-position-card = Le carte della posizione non tornano: «{ $card }» c’è due volte, o non è nel mazzo { $deck }.
gorpg-position-impossible = Questa posizione è impossibile nella fase «{ $phase }»: controlla queue, slot, le compagnie e le postazioni.

## Why a move is not allowed

gorpg-cannot-concede = Un posto solo non può chiudere la partita per tutti ({ $seat }): lascia che un bot continui lì.
gorpg-refused = Questa mossa adesso non è consentita.
gorpg-refused-now = Non è possibile adesso: { $now }
gorpg-now-leader = si deve estrarre il primo capo.
gorpg-now-muster = una compagnia deve arruolare i suoi primi eroi.
gorpg-now-locations = si deve pescare un luogo.
gorpg-now-monsters = si deve pescare un mostro.
gorpg-now-summon = il Tiranno deve pescare un mostro.
gorpg-now-lay = il Tiranno deve mettere mostri su una postazione.
gorpg-now-quests = una compagnia deve equipaggiarsi, partire in missione o riposare.
gorpg-now-attack = tocca agli eroi attaccare, o ritirarsi prima del loro primo attacco.
gorpg-now-attack-or-retreat = tocca agli eroi attaccare, o alla compagnia ritirarsi.
gorpg-now-stand = tutti gli eroi hanno attaccato: resta per il contrattacco, o ritirati.
gorpg-now-strike = tocca al Tiranno attaccare.
gorpg-now-recruit = una compagnia che ha riposato decide se prendere un eroe alla taverna.
gorpg-now-tavern = si deve pescare un eroe.
gorpg-now-dismiss = c’è un eroe di troppo da congedare.
gorpg-now-hunters-deal = si deve pescare un oggetto per la gilda dei cacciatori.
gorpg-now-hunters = una compagnia è alla gilda dei cacciatori: si equipaggia, compra o passa.
gorpg-now-mercenaries-deal = si deve pescare un eroe per la gilda dei mercenari.
gorpg-now-mercenaries = una compagnia è alla gilda dei mercenari: si equipaggia, ingaggia o passa.
gorpg-now-answer = un’offerta di scambio aspetta risposta.
gorpg-now-town-deal = si deve pescare un mostro per la città.
gorpg-now-ready = una compagnia si prepara all’ultima battaglia: si equipaggia, poi passa.
gorpg-now-charge = una compagnia deve attaccare.
gorpg-now-wrath = tocca ai mostri attaccare.
gorpg-now-condemn = il Tiranno deve dire chi perde fra i pari merito.

gorpg-refused-blow = Non si può attaccare { $hero } ({ $seat }).
gorpg-refused-chance = Qui non è possibile.
gorpg-refused-coins = Hai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}: non pagare di più.
gorpg-refused-dismiss = Una compagnia ha al massimo { $most ->
    [one] { $most } eroe
   *[other] { $most } eroi
}: congedane esattamente { $count }.
gorpg-refused-full = Alla { $slot } non c’è più spazio: { $most ->
    [one] c’è già { $most } compagnia
   *[other] ci sono già { $most } compagnie
}.
gorpg-refused-has-attacked = { $hero } ha già attaccato in questo assalto.
gorpg-refused-has-struck = { $monster } ha già attaccato.
gorpg-refused-lay-count = Metti esattamente { $count } dei tuoi mostri sulla { $slot }.
gorpg-refused-lay-slot = Prima tocca alla { $slot }: le postazioni si riempiono in ordine.
gorpg-refused-leave = { $loss ->
    [quest] Trofei di questa missione: { $trophies }; devi lasciarne esattamente { $count }.
   *[all] Trofei non venduti: { $trophies }; devi lasciarne esattamente { $count }.
}
gorpg-refused-leave-slain = { $slain ->
    [0] In questa missione non hai ucciso nulla
    [one] Il mostro ucciso in questa missione resta sul posto
   *[other] I { $slain } mostri uccisi in questa missione restano tutti sul posto
}{ $count ->
    [0] {""}
   *[other] ; dei tuoi trofei precedenti devi lasciarne esattamente { $count }
}.
gorpg-refused-muster-gone = { $hero } non è più nel mazzo: scegli un altro eroe.
gorpg-refused-muster-levels = Questi eroi fanno { $levels ->
    [one] { $levels } livello
   *[other] { $levels } livelli
} in tutto: il massimo è { $limit }.
gorpg-refused-muster-number = Arruola almeno 1 eroe e al massimo { $most }.
gorpg-refused-newcomer = { $hero } è appena arrivato dalla taverna e resta: congeda uno degli altri.
gorpg-refused-no-blow = { $mode ->
    [overlord] { $victory ->
        [collective] In questa partita le compagnie vincono insieme: attacca un mostro.
       *[other] Gli eroi di altre compagnie si attaccano solo nell’ultima battaglia.
    }
   *[other] Si attaccano solo mostri.
}
gorpg-refused-no-hero = { $hero } non fa parte della compagnia.
gorpg-refused-no-item = { $item } non è né nel deposito né addosso a un eroe della compagnia.
gorpg-refused-no-monster = { $monster } non partecipa a questa battaglia.
gorpg-refused-no-slot = Questa postazione non esiste: sono numerate da 1 a { $most }.
gorpg-refused-no-trading = In questa partita non si fanno scambi fra compagnie.
gorpg-refused-no-trophy = { $trophy } qui non si può usare.
gorpg-refused-not-here = { $hero } non partecipa a questa battaglia.
gorpg-refused-not-tied = Questa compagnia non è a pari merito: { $seat }.
gorpg-refused-not-yours = Questa carta è di un’altra compagnia ({ $seat }): { $card }.
gorpg-refused-not-in-hand = { $monster } non è fra i mostri che hai pescato.
gorpg-refused-not-on-show = { $card } qui non è in vendita.
gorpg-refused-nothing-bought = Scegli qualcosa, o passa.
gorpg-refused-partner = Non si può scambiare con { $seat }: scegli un’altra compagnia ancora in gioco.
gorpg-refused-quest-number = Manda almeno 1 eroe e al massimo { $most }.
gorpg-refused-recruit = Hai già preso il tuo eroe gratuito alla taverna: puoi solo riposare.
gorpg-refused-recruit-solo = In solitario la taverna non dà eroi gratuiti: puoi solo riposare.
gorpg-refused-retreat-now = Ritirati prima del tuo primo attacco o dopo l’ultimo, non nel mezzo.
gorpg-refused-same-items = { $hero } porta già esattamente questi oggetti.
gorpg-refused-strike-order = I mostri attaccano da sinistra a destra: tocca a { $monster }.
gorpg-refused-superfluous = Il prezzo è { $price } e pagheresti { $paid }: togli quello che è di troppo.
gorpg-refused-too-little = Il prezzo è { $price }, e questo vale solo { $paid }.
gorpg-refused-too-many-items = { $hero } non può portare più di { $most ->
    [one] { $most } oggetto
   *[other] { $most } oggetti
}.
gorpg-refused-trade = Scambia qualcosa; nessuno può restare senza eroi, o con più di { $most }.
gorpg-refused-twice = { $card } compare due volte.
gorpg-refused-would-die = Con le sue ferite { $hero } non sopravvivrebbe senza i suoi oggetti.

gorpg-why-afford = { $unit ->
    [gold] Costa troppo: { $card }. Prezzo: { $price } mo; hai { $funds } mo.
   *[levels] Costa troppo: { $card }. Prezzo in livelli di trofei: { $price }; ne hai { $funds }.
}
gorpg-why-afford-all = { $unit ->
    [gold] In tutto costa troppo. Prezzo: { $price } mo; hai { $funds } mo.
   *[levels] In tutto costa troppo. Prezzo in livelli di trofei: { $price }; ne hai { $funds }.
}
gorpg-why-equip-first = Per spostare oggetti, scegli prima «{ gorpg-pick-equip }».
gorpg-why-filled = Niente più mostri sulla { $slot }: è piena.
gorpg-why-no-battle = I mostri si attaccano solo in battaglia.
gorpg-why-no-goods = Non c’è nulla da scambiare.
gorpg-why-no-items = Non ci sono oggetti da spostare.
gorpg-why-no-room = In nessun luogo c’è spazio per un’altra compagnia.
gorpg-why-no-wares = Qui tutto costa troppo per te.
gorpg-why-paid = Questo basta già: togli prima qualcosa con cui paghi.
gorpg-why-room = Nella tua compagnia c’è abbastanza spazio: nessuno deve andarsene.
gorpg-why-trophies = I trofei servono a pagare, nelle gilde.
gorpg-why-wares-first = Scegli prima che cosa vuoi, poi con che cosa paghi.
gorpg-why-where-first = Scegli prima un luogo, poi gli eroi che ci vanno.

## Prompts

gorpg-wait = { $seat } sta pensando.
gorpg-wait-overlord = Il Tiranno sta pensando.
gorpg-wait-chance = Si pesca una carta.
gorpg-wait-over = La partita è finita.

gorpg-prompt-phase-leader = Estrai il primo capo.
gorpg-prompt-phase-muster = Scegli i tuoi primi eroi: al massimo tre, e al massimo 15 livelli in tutto.
gorpg-prompt-phase-locations = Pesca il luogo della { $slot }.
gorpg-prompt-phase-monsters = Pesca un mostro per la { $slot }.
gorpg-prompt-phase-summon = Pesca un mostro per il Tiranno.
gorpg-prompt-phase-lay = Metti i tuoi mostri coperti sulle postazioni.
gorpg-prompt-phase-quests = Round { $round }: equipaggia i tuoi eroi, poi mandali in missione o falli riposare tutti.
gorpg-prompt-phase-attack = Attacca alla { $slot }, o ritirati prima del tuo primo attacco.
gorpg-prompt-phase-attack-or-retreat = Attacca alla { $slot }, o ritirati.
gorpg-prompt-phase-stand = Resta per il contrattacco dei mostri alla { $slot }, o ritirati.
gorpg-prompt-phase-strike = Attacca: { $count ->
    [one] { $count } mostro deve
   *[other] { $count } mostri devono
} ancora attaccare.
gorpg-prompt-phase-recruit = Le missioni sono finite e la tua compagnia ha riposato: vuoi prendere alla taverna l’eroe in cima al mazzo?
gorpg-prompt-phase-tavern = Pesca un eroe.
gorpg-prompt-phase-dismiss = Hai più di cinque eroi: congedane uno.
gorpg-prompt-phase-hunters-deal = Pesca un oggetto per la gilda dei cacciatori.
gorpg-prompt-phase-hunters = Gilda dei cacciatori: compra oggetti con i trofei, o passa.
gorpg-prompt-phase-mercenaries-deal = Pesca un eroe per la gilda dei mercenari.
gorpg-prompt-phase-mercenaries = Gilda dei mercenari: ingaggia eroi con l’oro, o passa.
gorpg-prompt-phase-answer = Ti propongono uno scambio: accetta o rifiuta.
gorpg-prompt-phase-town-deal = Pesca un mostro per la città.
gorpg-prompt-phase-ready = Distribuisci gli oggetti per l’ultima battaglia, poi passa.
gorpg-prompt-phase-charge = Ultima battaglia: scegli l’eroe che attacca.
gorpg-prompt-phase-wrath = I mostri attaccano: ancora { $count ->
    [one] { $count } attacco
   *[other] { $count } attacchi
}.
gorpg-prompt-phase-condemn = Parità per l’oro più alto: scegli chi perde.

gorpg-ask-attack = Scegli un eroe, poi chi attacca.
gorpg-ask-retreat = { $count ->
    [0] Ritirarsi? Ciò che hai ucciso qui resta sul posto.
    [one] Scegli 1 trofeo da lasciare sul posto.
   *[other] Scegli { $count } trofei da lasciare sul posto.
}
gorpg-ask-retreat-now = Ritirarsi?
gorpg-ask-quest = Dove si va?
gorpg-ask-heroes = Chi parte? Il primo sta più a sinistra di tutti.
gorpg-ask-rest = Riposano tutti?
gorpg-ask-recruit = Prendere un eroe alla taverna?
gorpg-ask-equip = Sposta oggetti fra i tuoi eroi e il deposito.
gorpg-ask-buy = Scegli gli oggetti, e i trofei con cui pagarli.
gorpg-ask-hire = Scegli gli eroi, e con che cosa pagarli.
gorpg-ask-trade = Scegli una compagnia, che cosa dai e che cosa ricevi.

gorpg-pick-equip = equipaggia eroi
gorpg-pick-quest = parti in missione
gorpg-pick-rest = riposa
gorpg-pick-rest-and-recruit = riposa e prendi un eroe alla taverna
gorpg-pick-stand = resta per il contrattacco
gorpg-pick-ready = pronti alla battaglia
gorpg-pick-recruit = prendi un eroe alla taverna
gorpg-pick-no-recruit = non questa volta
gorpg-pick-attack = attacca
gorpg-pick-retreat = ritirati
gorpg-pick-pass = passa
gorpg-pick-buy = compra oggetti
gorpg-pick-hire = ingaggia eroi
gorpg-pick-trade = proponi uno scambio
gorpg-pick-accept = accetta
gorpg-pick-decline = rifiuta

gorpg-label-card = { $card }, livello { $level }
gorpg-label-hero = { $hero }: vita { $life }; attacco { $attack }
gorpg-label-monster = { $monster }: vita { $life }; attacco { $attack }
gorpg-label-slot = { $slot }, { $location }: { $monsters ->
    [0] nessun mostro
    [one] { $monsters } mostro
   *[other] { $monsters } mostri
}{ $parties ->
    [0] {""}
    [one] , già { $parties } compagnia sul posto
   *[other] , già { $parties } compagnie sul posto
}
gorpg-label-item-price = { $item }: { $price ->
    [one] { $price } livello di trofei
   *[other] { $price } livelli di trofei
}
gorpg-label-hero-price = { $hero }: { $price } mo
gorpg-label-rival = { $hero }, { $seat }: vita { $life }
gorpg-label-worth = { $card }, vale { $worth } mo

## What happened

gorpg-event-leader = Primo capo: { $seat }.
gorpg-event-deal-hidden = Un mostro coperto: { $to }.
gorpg-event-deal-heroes = { $card } raggiunge { $to }.
gorpg-event-deal-monsters = Nuovo mostro ({ $to }): { $card }.
gorpg-event-deal-locations = Nuovo luogo ({ $to }): { $card }.
gorpg-event-deal-equipment = Nuovo oggetto in vendita: { $card } ({ $to }).
gorpg-event-muster = { $seat } arruola { $heroes }.
gorpg-event-equip = { $hero } ora porta: { $items }.
gorpg-event-quest = { $seat } parte per la { $slot } con { $heroes }.
gorpg-event-rest = { $seat } riposa.
gorpg-event-rest-recruit = { $seat } riposa e cerca un eroe alla taverna.
gorpg-event-recruit = { $seat } cerca un eroe alla taverna.
gorpg-event-lay = Il Tiranno mette sulla { $slot }: { $monsters }.
gorpg-event-lay-hidden = Il Tiranno mette { $count ->
    [one] { $count } mostro
   *[other] { $count } mostri
} sulla { $slot }.
gorpg-event-retreat = { $seat } si ritira e lascia indietro: { $leave }.
gorpg-event-exhausted = { $hero } perde { $lost ->
    [one] { $lost } punto vita
   *[other] { $lost } punti vita
} nella ritirata e scende a { $left }.
gorpg-event-pass = { $seat } passa.
gorpg-event-dismiss = { $seat } congeda { $hero }.
gorpg-event-buy = { $seat } compra { $items } in cambio di { $pay }.
gorpg-event-hire = { $seat } ingaggia { $heroes } in cambio di { $pay }.
gorpg-event-trade = { $seat } propone uno scambio a { $partner }: { $give } per { $take }.
gorpg-event-accept = { $seat } accetta.
gorpg-event-decline = { $seat } rifiuta.
gorpg-event-condemn = Il Tiranno fa perdere { $seat }.
gorpg-event-round = Round { $round } di { $rounds }.
gorpg-event-token = { $seat } riceve il segnalino del capo.
gorpg-event-made-up-discards = Il { $deck } era vuoto: si rimescolano gli scarti.
gorpg-event-made-up-removed = Il { $deck } era vuoto: vi tornano le carte rimosse.
gorpg-event-made-up-copy = Il { $deck } era vuoto: lo sostituisce una copia nuova.
gorpg-event-battle = Battaglia alla { $slot }, { $location }: { $monsters }.
gorpg-event-swarm = { $count ->
    [0] Ultima battaglia: la città si prepara.
   *[other] Ultima battaglia! All’assalto della città: { $monsters }.
}
gorpg-event-regroup = { $count ->
    [one] { $count } mostro lascia
   *[other] { $count } mostri lasciano
} la { $slot } e { $count ->
    [one] attende
   *[other] attendono
} l’ultima battaglia presso il Tiranno.
gorpg-event-cleared = { $seat } ripulisce la { $slot }.
gorpg-event-corpses = { $seat } raccoglie le spoglie sul posto: { $monsters }.
gorpg-event-bounty = { $seat } riceve una taglia di { $gold } mo.
gorpg-event-lost-levels = { $amount ->
    [one] { $amount } livello di trofei va perso.
   *[other] { $amount } livelli di trofei vanno persi.
}
gorpg-event-lost-gold = Resto perso: { $amount } mo.
gorpg-event-kept = Resto tenuto in monete: { $gold } mo.
gorpg-event-contest = Una compagnia ne attacca un’altra: d’ora in poi ognuno per sé.
gorpg-event-home = { $seat } torna a casa dopo il suo assalto.
gorpg-event-wiped = Fine della missione per { $seat }: nessun eroe è rimasto in piedi.
gorpg-event-out = { $seat } non ha più eroi ed esce dal gioco.
gorpg-event-hit = { $attacker } attacca { $target }: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
}, { $left ->
    [0] colpo mortale.
   *[other] vita rimasta: { $left }.
}
gorpg-event-strike = { $attacker } attacca { $target }: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
}, { $left ->
    [0] colpo mortale.
   *[other] vita rimasta: { $left }.
}
gorpg-event-blow = { $attacker } attacca { $target }, di un’altra compagnia: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
}, { $left ->
    [0] colpo mortale.
   *[other] vita rimasta: { $left }.
}
gorpg-event-died = { $count ->
    [0] { $hero } muore.
   *[other] { $hero } muore; oggetti persi: { $items }.
}
gorpg-event-healed = Eroi a riposo guariti ({ $seat }): { $heroes }.
gorpg-event-end-gold = I dieci round sono finiti. Vittoria: { $winners }, con { $gold } mo.
gorpg-event-end-eliminated = Nessuna compagnia è rimasta al round { $round }: vince il Tiranno.
gorpg-event-end-collective = L’ultimo mostro è caduto, la città è salva! Vittoria comune: { $winners }.
gorpg-event-end-individual = L’ultimo mostro è caduto, vince la più ricca: { $winners }, con { $gold } mo.
gorpg-event-end-survived = L’ultimo mostro è caduto: la città è salva, con { $gold } mo.
gorpg-event-end-defeated = Sconfitta al round { $round }, con { $gold } mo e ancora { $monsters ->
    [one] { $monsters } mostro
   *[other] { $monsters } mostri
} in campo.

## Rules, where they matter

gorpg-rule-leader = { $others ->
    [yes] Il capo agisce sempre per primo; il segnalino passa in senso orario dopo ogni visita in città.
   *[no] L’unica compagnia guida sempre.
}
gorpg-rule-muster = Da uno a tre eroi, scelti da tutto il mazzo, per un massimo di 15 livelli in tutto. Un asso vale 1, un jolly 14.
gorpg-rule-locations = Un luogo ripulito viene sostituito. Eroi e mostri hanno +5 in un luogo della loro affinità, +2 con la successiva del ciclo natura, acqua, fuoco, città, 0 con quella opposta e -2 con la precedente. I jolly non hanno affinità.
gorpg-rule-monsters = I mostri restano coperti finché non vengono attaccati. { $mode ->
    [solo] Le tre postazioni hanno 2, 2 e 3 mostri nel round 1, fino a 5 ciascuna nel round 9.
   *[other] Mostri per postazione, nell’ordine: { $monsters-at-first }; uno in più ciascuna dal round 5, un altro dal round 9.
}
gorpg-rule-summon = Il Tiranno vede tutti i mostri del round prima di metterli.
gorpg-rule-lay = Ogni postazione riceve esattamente quello che le manca, coperto; poi non si può più spostare nulla.
gorpg-rule-quests = Da uno a tre eroi vanno in un luogo; gli altri riposano e guariscono dopo le battaglie.{ $sharing ->
    [none] {""}
    [two] {" "}Al massimo due compagnie possono andare nello stesso luogo; la prima arrivata attacca per prima.
   *[other] {" "}La prima compagnia arrivata attacca per prima.
}{ $mode ->
    [overlord] {""}
   *[other] {" "}A parità di livello e vita, i mostri attaccano l’eroe più a sinistra.
}
gorpg-rule-equip = Gli oggetti di un eroe si sommano al suo attacco e alla sua vita{ $items-per-hero ->
    [none] .
    [one] ; ne porta uno solo.
   *[other] ; ne porta al massimo { $items-per-hero }.
} Le ferite restano quando gli oggetti passano di mano, e nessun cambio può uccidere un eroe. Gli altri oggetti vanno nel deposito.
gorpg-rule-rest = Gli eroi a riposo guariscono dopo le battaglie.{ $mode ->
    [solo] {""}
   *[other] {" "}{ $recruit-when-back ->
        [yes] Una volta a partita, una compagnia che ha riposato al completo può poi prendere un eroe alla taverna.
       *[no] Una volta a partita, una compagnia che riposa al completo può prendere un eroe alla taverna: deve annunciarlo adesso.
    }
}
gorpg-rule-attack = Ogni eroe attacca un mostro, uno dopo l’altro: l’attacco è la somma di livello, oggetti e bonus. La vita di un mostro è la somma del suo livello, di quello del luogo e del suo bonus. { $left-behind ->
    [slain] Un mostro ucciso diventa un trofeo se il luogo viene ripulito.
    [slain-and-half] Un mostro ucciso diventa un trofeo se il luogo viene ripulito.
   *[other] Un mostro ucciso diventa un trofeo.
}
gorpg-rule-stand = { $mode ->
    [overlord] Dopo l’ultimo attacco ogni mostro contrattacca una volta, nell’ordine e contro gli eroi che indica il Tiranno.
   *[other] Dopo l’ultimo attacco i mostri contrattaccano, da sinistra a destra, contro l’eroe di livello più basso, poi quello con meno vita, poi il più a sinistra.
}{ $battle ->
    [one-exchange] {" "}Poi la compagnia torna a casa.
   *[to-the-end] {""}
}
gorpg-rule-retreat = Ogni eroe sul posto perde metà della sua vita massima ma ne conserva almeno 1. { $left-behind ->
    [half-of-quest] Metà dei trofei della missione, arrotondata per difetto, resta sul posto.
    [slain] Tutti i trofei della missione restano sul posto.
    [slain-and-half] Tutti i trofei della missione e metà di quelli precedenti, arrotondata per difetto, restano sul posto.
   *[half-of-all] Metà di tutti i trofei non venduti, quelli della missione e i precedenti insieme, arrotondata per difetto, resta sul posto.
}
gorpg-rule-strike = Ogni mostro vivo attacca una volta, in qualsiasi ordine, un qualsiasi eroe della compagnia.
gorpg-rule-recruit = Una volta a partita, una compagnia che ha riposato al completo può prendere l’eroe in cima al mazzo, senza vederlo prima. { $newcomer-stays ->
    [yes] Se così gli eroi sono sei, uno dei cinque precedenti deve andarsene.
   *[no] Se così gli eroi sono sei, uno di loro deve andarsene.
}
gorpg-rule-tavern = { $mode ->
    [overlord] L’eroe della taverna è quello in cima al mazzo.
   *[other] I nuovi eroi vengono dalla cima del mazzo: uno dalla taverna, due se è caduta tutta la compagnia.
}
gorpg-rule-dismiss = Una compagnia ha al massimo cinque eroi{ $newcomer-stays ->
    [yes] ; chi è appena arrivato dalla taverna resta.
   *[no] .
} Gli oggetti di un eroe congedato vanno nel deposito.
gorpg-rule-hunters-deal = { $others ->
    [yes] Sono esposti quattro oggetti per compagnia.
   *[no] Sono esposti quattro oggetti.
}
gorpg-rule-hunters = Un oggetto costa il suo livello in livelli di trofei. Prima dell’acquisto gli oggetti si spostano liberamente.
gorpg-rule-buy = Un solo acquisto a visita, pagato tutto insieme. Ciò che avanza di un trofeo va perso, e non si paga con più carte del necessario.
gorpg-rule-mercenaries-deal = { $others ->
    [yes] Sono esposti quattro eroi per compagnia.
   *[no] Sono esposti quattro eroi.
}
gorpg-rule-mercenaries = Un eroe costa 5 monete d’oro (mo) a livello. Si paga con oggetti, a { $item-value } mo a livello, o con trofei, a 1 mo a livello.
gorpg-rule-hire = { $coins-used ->
    [yes] Un solo acquisto a visita, con oggetti, trofei e monete, senza pagare più del necessario
   *[no] Un solo acquisto a visita, con oggetti e trofei, senza più carte del necessario
}; il resto { $change ->
    [kept] si tiene in monete
   *[lost] va perso
}. Oltre i cinque eroi, prima congeda qualcuno dei vecchi; i loro oggetti si possono usare per pagare.
gorpg-rule-trade = Si possono scambiare eroi, con le loro ferite e i loro oggetti, e oggetti, ma { $coins-used ->
    [yes] niente trofei né monete
   *[no] niente trofei
}. Nessuno può restare con più di cinque eroi, o senza.
gorpg-rule-answer = Uno scambio avviene solo se l’altra compagnia accetta.
gorpg-rule-town-deal = L’ultima battaglia si combatte in città: affinità città, livello 10.
gorpg-rule-ready = Tutti gli eroi combattono nell’ultima battaglia. { $heal-before-last ->
    [yes] Tutte le ferite guariscono
   *[no] Le ferite restano
}, e non ci si può ritirare.
gorpg-rule-charge = { $contest ->
    [none] Attaccano tutti i tuoi eroi, uno dopo l’altro.
    [alone] La compagnia attacca un mostro con un eroe a turno.
    [collective] Ogni compagnia attacca un mostro con un eroe a turno.
    [individual] Ogni compagnia attacca con un eroe a turno: un mostro, o un eroe di un’altra compagnia.
   *[open] Ogni compagnia attacca con un eroe a turno: un mostro, o un eroe di un’altra compagnia. Appena succede, può vincere solo la più ricca.
} Non ci si può ritirare.
gorpg-rule-wrath = { $contest ->
    [none] Ogni mostro, da sinistra a destra, attacca l’eroe che scegli tu.
    [alone] Una volta a turno il Tiranno sceglie un mostro e l’eroe che attacca.
   *[other] Il Tiranno attacca gli eroi che vuole, { $strikes ->
        [alive] una volta a turno per ogni compagnia ancora in vita
       *[start] { $players ->
            [one] una volta
           *[other] { $players } volte
        } a turno
    }, { $strikers ->
        [once] con ogni mostro al massimo una volta
       *[any] con i mostri che vuole, anche più volte con lo stesso
    }.
}
gorpg-rule-condemn = In caso di parità per l’oro più alto, il Tiranno indica chi perde, finché resta una sola compagnia.
gorpg-rule-over = { $contest ->
    [alone] La compagnia vince quando tutti i mostri sono morti; il Tiranno, quando lo sono tutti gli eroi.
    [collective] Quando tutti i mostri sono morti, le compagnie vive vincono insieme; quando lo sono tutti gli eroi, vince il Tiranno.
    [individual] Quando tutti i mostri sono morti, vince la più ricca delle compagnie vive; quando lo sono tutti gli eroi, vince il Tiranno.
    [open] Quando tutti i mostri sono morti, le compagnie vive vincono insieme, o la più ricca se una ne ha attaccata un’altra; quando lo sono tutti gli eroi, vince il Tiranno.
   *[none] Conta l’oro: { $item-value ->
        [one] { $item-value } moneta d’oro (mo)
       *[other] { $item-value } monete d’oro (mo)
    } per livello di oggetto, 1 mo per { $trophy-value ->
        [card] trofeo
       *[level] livello di trofeo
    }{ $coins-used ->
        [yes] , e le monete.
       *[no] .
    }
}

## A finished game in figures

gorpg-recap-gold = L’oro round per round
gorpg-recap-best-blow = Colpo più forte
gorpg-recap-best-place = Missione più audace
gorpg-recap-best-round = Round migliore
gorpg-recap-best-loss = Perdita più grave
gorpg-recap-best-slain = Più mostri abbattuti
gorpg-recap-best-cleared = Più luoghi ripuliti
gorpg-recap-best-fallen = Eroi uccisi
gorpg-recap-blow = { $attacker } attacca { $target }: { $damage }
gorpg-recap-place = { $location }: luogo ripulito
gorpg-recap-round = round { $round }: { $gold } mo in più
gorpg-recap-loss = { $count ->
    [0] { $hero }
   *[other] { $hero }, con { $items }
}
gorpg-recap-slain = { $count ->
    [one] 1 mostro
   *[other] { $count } mostri
}
gorpg-recap-cleared = { $count ->
    [one] 1 luogo
   *[other] { $count } luoghi
}
gorpg-recap-fallen = { $count ->
    [one] 1 eroe
   *[other] { $count } eroi
}
