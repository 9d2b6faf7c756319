# Go RPG: everything that is said about it. The names of the cards come with the decks.

## Names

gorpg-card = { $name } ({ $card })
gorpg-list = { $head }, { $tail }
gorpg-list-rest = e altri { $count }
gorpg-nothing = niente
gorpg-gold = { $gold } mo
gorpg-town = la città
gorpg-slot = postazione { $number }
gorpg-name = Go RPG
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

gorpg-option-mode = standard: le compagnie si contendono l’oro; overlord: un giocatore, il Tiranno, guida i mostri; solo: una sola compagnia contro il mazzo.
gorpg-option-players = Quante compagnie giocano, senza contare il Tiranno.
gorpg-option-jokers = Joker di livello 14 in ogni mazzo.
gorpg-option-muster-order = Chi sceglie per primo gli eroi iniziali: l’ultimo posto, o il capo.
gorpg-option-first-leader = Il primo capo: estratto a sorte, o un posto.
gorpg-option-joint-quests = Quante compagnie possono andare nello stesso luogo.
gorpg-option-battle = Una battaglia va fino in fondo, o dura un solo scambio di colpi.
gorpg-option-retreat-loss = Una ritirata costa metà dei trofei della missione, o metà di tutti i trofei.
gorpg-option-bounty = Ripulire un luogo frutta il suo livello in oro.
gorpg-option-items-per-hero = Quanti oggetti può portare un eroe; none: quanti ne vuole.
gorpg-option-item-value = Quanto vale in oro ogni livello di un oggetto.
gorpg-option-change = Alla gilda dei mercenari il resto è perso, o si tiene in monete.
gorpg-option-trading = In città le compagnie possono scambiarsi eroi e oggetti.
gorpg-option-final-shop = La gilda dei cacciatori apre un’ultima volta dopo il round 10.
gorpg-option-scarce-decks = I mostri usciti dal gioco non tornano, e gli oggetti solo dagli scarti.
gorpg-option-trophy-value = Alla fine un trofeo vale il suo livello, o 1 mo a carta.
gorpg-option-regroup = Tiranno: i superstiti tornano da lui dalle postazioni dove si è combattuto, o da tutte.
gorpg-option-heal-before-last = Tiranno: tutti gli eroi guariscono prima dell’ultima battaglia.
gorpg-option-strikes = Tiranno: colpi nell’ultima battaglia, in base alle compagnie iniziali o a quelle ancora in vita.
gorpg-option-victory = Tiranno: le compagnie vincono insieme finché nessuna ne attacca un’altra (open), sempre insieme, o ognuna per sé.
gorpg-option-last-stand = Solitario: si perde quando non restano eroi, o appena muoiono tutti gli eroi in missione.
gorpg-option-swarm = Solitario: all’ultima battaglia arrivano i mostri di tutte le postazioni, o quelli dell’ultima dove si è combattuto.
gorpg-option-monster-targets = Solitario, ultima battaglia: i mostri colpiscono secondo la regola, il bersaglio migliore, o a scelta del giocatore.
gorpg-option-no-seat = L’opzione first_leader indica { $seat }, un posto che non c’è con players={ $players }: usa lot, o un posto in gioco.

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
gorpg-notation-rest = Scrivi: rest, o rest recruit.
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

gorpg-cannot-concede = { $seat } non può chiudere la partita per tutti: lascia che un bot continui a questo posto.
gorpg-refused = «{ $move }» adesso non è consentita.
gorpg-refused-now = «{ $move }» non si può giocare adesso: { $now }
gorpg-now-leader = si deve estrarre il primo capo.
gorpg-now-muster = una compagnia deve arruolare i suoi primi eroi.
gorpg-now-locations = si deve pescare un luogo.
gorpg-now-monsters = si deve pescare un mostro.
gorpg-now-summon = il Tiranno deve pescare un mostro.
gorpg-now-lay = il Tiranno deve mettere mostri su una postazione.
gorpg-now-quests = una compagnia deve equipaggiarsi, partire in missione o riposare.
gorpg-now-attack = tocca agli eroi attaccare, o ritirarsi prima del loro primo attacco.
gorpg-now-stand = tutti gli eroi hanno attaccato: resta per il contrattacco (pass), o ritirati.
gorpg-now-strike = tocca al Tiranno colpire.
gorpg-now-tavern = si deve pescare un eroe.
gorpg-now-dismiss = c’è un eroe di troppo da congedare.
gorpg-now-hunters-deal = si deve pescare un oggetto per la gilda dei cacciatori.
gorpg-now-hunters = una compagnia è alla gilda dei cacciatori: si equipaggia, compra o passa.
gorpg-now-mercenaries-deal = si deve pescare un eroe per la gilda dei mercenari.
gorpg-now-mercenaries = una compagnia è alla gilda dei mercenari: si equipaggia, ingaggia o passa.
gorpg-now-answer = un’offerta aspetta risposta: accept o decline.
gorpg-now-town-deal = si deve pescare un mostro per la città.
gorpg-now-ready = una compagnia si prepara all’ultima battaglia: si equipaggia, poi passa.
gorpg-now-charge = una compagnia deve attaccare.
gorpg-now-wrath = tocca ai mostri colpire.
gorpg-now-condemn = il Tiranno deve dire chi perde fra i pari merito.

gorpg-refused-blow = { $seat } non ha nessun eroe { $hero } da attaccare, o è la tua stessa compagnia.
gorpg-refused-chance = «{ $move }» qui non è possibile.
gorpg-refused-coins = Hai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}: non pagare di più.
gorpg-refused-dismiss = Una compagnia ha al massimo { $most } eroi: congedane esattamente { $count }.
gorpg-refused-full = In { $slot } non c’è più spazio: al massimo { $most ->
    [one] { $most } compagnia
   *[other] { $most } compagnie
}.
gorpg-refused-has-attacked = { $hero } ha già attaccato in questo scambio di colpi.
gorpg-refused-has-struck = { $monster } ha già colpito.
gorpg-refused-lay-count = { $slot } adesso riceve esattamente { $count } dei tuoi mostri.
gorpg-refused-lay-slot = Prima tocca a { $slot }: le postazioni si riempiono in ordine.
gorpg-refused-leave = Hai { $trophies ->
    [one] { $trophies } trofeo
   *[other] { $trophies } trofei
}: devi lasciarne esattamente { $count }.
gorpg-refused-muster-gone = { $hero } non è più nel mazzo: scegli un altro eroe.
gorpg-refused-muster-levels = Questi eroi fanno { $levels } livelli in tutto: il massimo è { $limit }.
gorpg-refused-muster-number = Arruola da 1 a { $most } eroi.
gorpg-refused-no-blow = Gli eroi di altre compagnie si attaccano solo nell’ultima battaglia contro il Tiranno, e non se le compagnie vincono insieme.
gorpg-refused-no-hero = { $hero } non è fra gli eroi che possono farlo.
gorpg-refused-no-item = { $item } non è né nel deposito né addosso a un eroe della compagnia.
gorpg-refused-no-monster = Qui non c’è nessun mostro { $monster }.
gorpg-refused-no-slot = { $slot } non esiste; postazioni in gioco: { $slots }.
gorpg-refused-no-target = Non c’è nessun eroe { $hero } da colpire.
gorpg-refused-no-trading = In questa partita non si fanno scambi fra compagnie.
gorpg-refused-no-trophy = { $trophy } non è fra i trofei che contano qui.
gorpg-refused-not-in-hand = { $monster } non è fra i mostri che hai pescato.
gorpg-refused-not-on-show = { $card } non è fra le carte esposte.
gorpg-refused-nothing-bought = Di’ che cosa vuoi, o passa.
gorpg-refused-partner = Non si può scambiare con { $seat }: scegli un’altra compagnia ancora in gioco.
gorpg-refused-quest-number = Manda da 1 a { $most } eroi.
gorpg-refused-recruit = La taverna dà a ogni compagnia un solo eroe a partita, e tu l’hai già avuto: gioca rest senza recruit.
gorpg-refused-recruit-solo = In solitario non ci sono eroi gratis: gioca rest senza recruit.
gorpg-refused-retreat-now = Ritirati prima del tuo primo attacco o dopo l’ultimo, non nel mezzo.
gorpg-refused-same-items = { $hero } porta già esattamente questi oggetti.
gorpg-refused-strike-order = I mostri colpiscono da sinistra a destra: tocca a { $monster }.
gorpg-refused-superfluous = Il prezzo è { $price } e pagheresti { $paid }: togli quello che è di troppo.
gorpg-refused-too-little = Il prezzo è { $price }, e questo vale solo { $paid }.
gorpg-refused-too-many-items = In questa partita un eroe porta al massimo { $most ->
    [one] { $most } oggetto
   *[other] { $most } oggetti
}.
gorpg-refused-trade = Scambia qualcosa; nessuno può finire con più di { $most } eroi, né dare il suo ultimo eroe senza riceverne.
gorpg-refused-twice = { $card } compare due volte.
gorpg-refused-would-die = Con le sue ferite { $hero } non sopravvivrebbe senza i suoi oggetti.

## Prompts

gorpg-wait = Si aspetta { $seat }.
gorpg-wait-chance = Si pesca una carta.
gorpg-wait-over = La partita è finita.

gorpg-prompt-phase-leader = Estrai il primo capo.
gorpg-prompt-phase-muster = Scegli i tuoi primi eroi: al massimo tre, e al massimo 15 livelli in tutto.
gorpg-prompt-phase-locations = Pesca il luogo della { $slot }.
gorpg-prompt-phase-monsters = Pesca un mostro per la { $slot }.
gorpg-prompt-phase-summon = Pesca un mostro per il Tiranno.
gorpg-prompt-phase-lay = Metti mostri coperti sulla { $slot }.
gorpg-prompt-phase-quests = Round { $round }: equipaggia i tuoi eroi, poi mandali in missione o falli riposare tutti.
gorpg-prompt-phase-attack = Attacca alla { $slot }, o ritirati prima del tuo primo attacco.
gorpg-prompt-phase-stand = Resta per il contrattacco dei mostri alla { $slot }, o ritirati.
gorpg-prompt-phase-strike = Colpisci: { $count ->
    [one] { $count } mostro deve
   *[other] { $count } mostri devono
} ancora colpire.
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
gorpg-prompt-phase-wrath = I mostri colpiscono: ancora { $count ->
    [one] { $count } colpo
   *[other] { $count } colpi
}.
gorpg-prompt-phase-condemn = I più ricchi sono in parità: di’ chi perde.

gorpg-prompt-leader = Quale posto guida per primo?
gorpg-prompt-deal = Quale carta?
gorpg-prompt-muster = Quale eroe?
gorpg-prompt-muster-more = Un altro eroe, o bastano questi?
gorpg-prompt-equip = Quale eroe cambia oggetti?
gorpg-prompt-equip-then = Quali oggetti porta? Tutto il resto va nel deposito.
gorpg-prompt-equip-more = Un altro oggetto, o basta così?
gorpg-prompt-quest = Dove si va?
gorpg-prompt-quest-then = Chi parte? Il primo sta più a sinistra di tutti.
gorpg-prompt-quest-more = Un altro eroe, o si parte?
gorpg-prompt-rest-more = Riposano tutti e basta, o cercano anche un eroe alla taverna?
gorpg-prompt-lay = Quali mostri metti qui?
gorpg-prompt-lay-more = Mettere qui questi mostri?
gorpg-prompt-attack = Quale eroe attacca?
gorpg-prompt-attack-then = Chi viene attaccato?
gorpg-prompt-attack-more = Attaccare?
gorpg-prompt-strike = Quale mostro colpisce?
gorpg-prompt-strike-then = Chi viene colpito?
gorpg-prompt-strike-more = Colpire?
gorpg-prompt-retreat = Quali trofei restano indietro?
gorpg-prompt-retreat-more = Ritirarsi?
gorpg-prompt-pass-more = Passare?
gorpg-prompt-dismiss = Chi se ne va?
gorpg-prompt-dismiss-more = Congedare questo eroe?
gorpg-prompt-buy = Quale oggetto?
gorpg-prompt-buy-wares = Finora { $price ->
    [one] { $price } livello
   *[other] { $price } livelli
}: un altro oggetto, o paghi?
gorpg-prompt-buy-more = Comprare?
gorpg-prompt-hire = Quale eroe?
gorpg-prompt-hire-wares = Finora { $price } mo: un altro eroe, o paghi?
gorpg-prompt-hire-dismiss = Al massimo cinque eroi: chi se ne va per fare posto?
gorpg-prompt-hire-more = Ingaggiare?
gorpg-prompt-pay = Prezzo: { $price }; già pagato: { $paid }. Con che cosa paghi?
gorpg-prompt-trade = Scambiare con chi?
gorpg-prompt-trade-then = Che cosa passa di mano?
gorpg-prompt-trade-more = Qualcos’altro, o proponi questo scambio?
gorpg-prompt-accept-more = Accettare lo scambio?
gorpg-prompt-decline-more = Rifiutare lo scambio?
gorpg-prompt-condemn = Chi perde?
gorpg-prompt-condemn-more = Condannare questa compagnia?
gorpg-prompt-leader-more = Estrarre questo capo?
gorpg-prompt-deal-more = Pescare questa carta?

gorpg-pick-leader = estrai il capo
gorpg-pick-deal = pesca una carta
gorpg-pick-muster = arruola
gorpg-pick-equip = cambia gli oggetti di un eroe
gorpg-pick-quest = parti in missione
gorpg-pick-rest = riposa con tutta la compagnia
gorpg-pick-rest-recruit = e prendi un eroe alla taverna
gorpg-pick-lay = metti
gorpg-pick-attack = attacca
gorpg-pick-strike = colpisci
gorpg-pick-retreat = ritirati
gorpg-pick-pass = passa
gorpg-pick-dismiss = congeda
gorpg-pick-buy = compra oggetti
gorpg-pick-buy-pay = paga
gorpg-pick-hire = ingaggia eroi
gorpg-pick-hire-dismiss = fai posto
gorpg-pick-hire-items = paga con oggetti
gorpg-pick-hire-trophies = paga con trofei
gorpg-pick-hire-coins = paga il resto in monete
gorpg-pick-trade = proponi uno scambio a un’altra compagnia
gorpg-pick-trade-give = dai
gorpg-pick-trade-take = ricevi
gorpg-pick-trade-heroes = eroi
gorpg-pick-trade-items = oggetti
gorpg-pick-accept = accetta
gorpg-pick-decline = rifiuta
gorpg-pick-condemn = condanna

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
gorpg-label-stored = { $item }, livello { $level }, nel deposito
gorpg-label-carried = { $item }, livello { $level }, addosso a { $hero }
gorpg-label-target = { $left ->
    [0] { $target }: vita { $life }, colpo mortale
   *[other] { $target }: vita { $life }, scende a { $left }
}
gorpg-label-victim = { $left ->
    [0] { $target }, { $seat }: vita { $life }, colpo mortale
   *[other] { $target }, { $seat }: vita { $life }, scende a { $left }
}
gorpg-label-item-price = { $item }: { $price ->
    [one] { $price } livello di trofei
   *[other] { $price } livelli di trofei
}
gorpg-label-hero-price = { $hero }: { $price } mo
gorpg-label-pay = { $change ->
    [0] { $card }, vale { $worth }
   *[other] { $card }, vale { $worth }: { $change } di troppo
}

## What happened

gorpg-event-leader = Primo capo: { $seat }.
gorpg-event-deal-hidden = Un mostro coperto: { $to }.
gorpg-event-deal-heroes = { $card } raggiunge { $to }.
gorpg-event-deal-monsters = Nuovo mostro ({ $to }): { $card }.
gorpg-event-deal-locations = Nuovo luogo ({ $to }): { $card }.
gorpg-event-deal-equipment = In vendita ({ $to }): { $card }.
gorpg-event-muster = { $seat } arruola { $heroes }.
gorpg-event-equip = { $hero } ora porta: { $items }.
gorpg-event-quest = { $seat } parte per la { $slot } con { $heroes }.
gorpg-event-rest = { $seat } riposa.
gorpg-event-rest-recruit = { $seat } riposa e cerca un eroe alla taverna.
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
gorpg-event-condemn = Il Tiranno condanna { $seat }.
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
gorpg-event-home = { $seat } torna a casa dopo il suo scambio di colpi.
gorpg-event-wiped = La missione di { $seat } finisce: sul posto non le resta nessuno.
gorpg-event-out = { $seat } non ha più eroi ed esce dal gioco.
gorpg-event-hit = { $attacker } attacca { $target }: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
}, { $left ->
    [0] colpo mortale.
   *[other] vita rimasta { $left }.
}
gorpg-event-strike = { $attacker } colpisce { $target }: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
}, { $left ->
    [0] colpo mortale.
   *[other] vita rimasta { $left }.
}
gorpg-event-blow = { $attacker } attacca { $target }, di un’altra compagnia: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
}, { $left ->
    [0] colpo mortale.
   *[other] vita rimasta { $left }.
}
gorpg-event-died = { $count ->
    [0] { $hero } muore.
   *[other] { $hero } muore; oggetti persi: { $items }.
}
gorpg-event-healed = { $seat } cura tutte le ferite degli eroi rimasti a riposo: { $heroes }.
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

gorpg-rule-leader = Il capo agisce sempre per primo; il segnalino passa in senso orario dopo ogni visita in città.
gorpg-rule-muster = Da uno a tre eroi, scelti da tutto il mazzo, per un massimo di 15 livelli in tutto. Un asso vale 1, un joker 14.
gorpg-rule-locations = Un luogo ripulito viene sostituito. Eroi e mostri hanno +5 in un luogo della loro affinità, +2 con la successiva del ciclo natura, acqua, fuoco, città, 0 con quella opposta e -2 con la precedente. I joker non hanno affinità.
gorpg-rule-monsters = I mostri restano coperti finché non vengono attaccati. Ogni postazione ha il suo numero di mostri; ce n’è uno in più ovunque dal round 5 e un altro dal round 9.
gorpg-rule-summon = Il Tiranno vede tutti i mostri del round prima di metterli.
gorpg-rule-lay = Ogni postazione riceve esattamente quello che le manca, coperto e in modo definitivo.
gorpg-rule-quests = Da uno a tre eroi vanno in un luogo; gli altri riposano e guariscono dopo le battaglie. Chi si piazza per primo attacca per primo. Quando i mostri scelgono un bersaglio, l’ordine degli eroi è l’ultimo spareggio.
gorpg-rule-equip = Gli oggetti di un eroe si sommano al suo attacco e alla sua vita. Le ferite restano quando gli oggetti passano di mano: nessun eroe può morirne. Ciò che non è indicato va nel deposito.
gorpg-rule-rest = Chi riposa guarisce. Una volta a partita, una compagnia che riposa al completo può prendere un eroe alla taverna.
gorpg-rule-attack = Ogni eroe attacca un mostro, uno dopo l’altro: l’attacco è la somma di livello, oggetti e bonus. La vita di un mostro è la somma del suo livello, di quello del luogo e del suo bonus. Un mostro ucciso diventa un trofeo.
gorpg-rule-stand = Dopo l’ultimo attacco i mostri contrattaccano, da sinistra a destra, contro l’eroe di livello più basso, poi quello con meno vita, poi il più a sinistra.
gorpg-rule-retreat = Ogni eroe sul posto perde metà della sua vita massima ma ne conserva almeno 1, e metà dei trofei, arrotondata per difetto, resta indietro.
gorpg-rule-strike = Ogni mostro vivo colpisce una volta, in qualsiasi ordine, un qualsiasi eroe della compagnia.
gorpg-rule-tavern = I nuovi eroi vengono dalla cima del mazzo: uno dalla taverna, due se è caduta tutta la compagnia.
gorpg-rule-dismiss = Una compagnia ha al massimo cinque eroi. Gli oggetti di un eroe congedato vanno nel deposito.
gorpg-rule-hunters-deal = Sono esposti quattro oggetti per compagnia.
gorpg-rule-hunters = Un oggetto costa il suo livello in livelli di trofei. Prima dell’acquisto gli oggetti si spostano liberamente.
gorpg-rule-buy = Un solo acquisto a visita, pagato tutto insieme. Ciò che avanza di un trofeo va perso, e non si può pagare nulla di superfluo.
gorpg-rule-mercenaries-deal = Sono esposti quattro eroi per compagnia.
gorpg-rule-mercenaries = Un eroe costa 5 mo a livello. Si paga con oggetti, al loro valore in oro, o con trofei, a 1 mo a livello.
gorpg-rule-hire = Un solo acquisto a visita, con oggetti, trofei e monete; non si può pagare nulla di superfluo. Oltre i cinque eroi, prima se ne va qualcuno dei vecchi; i loro oggetti si possono usare per pagare.
gorpg-rule-trade = Possono passare di mano eroi, con le loro ferite e i loro oggetti, e oggetti; niente trofei né monete. Nessuno può restare con più di cinque eroi, o senza.
gorpg-rule-answer = Uno scambio avviene solo se l’altra compagnia accetta.
gorpg-rule-town-deal = L’ultima battaglia si combatte in città: affinità città, livello 10.
gorpg-rule-ready = Tutti gli eroi combattono nell’ultima battaglia. Le ferite restano, e non ci si può ritirare.
gorpg-rule-charge = Contro il Tiranno ogni compagnia attacca con un eroe a turno; in solitario, con tutti gli eroi. Non ci si può ritirare.
gorpg-rule-wrath = Ogni mostro colpisce al massimo una volta a turno.
gorpg-rule-condemn = In caso di parità per l’oro più alto, il Tiranno indica chi perde, finché resta una sola compagnia.
gorpg-rule-over = Conta l’oro: gli oggetti al loro valore, 1 mo per ogni livello di trofeo, e le monete.
