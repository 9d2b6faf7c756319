# Go RPG's table in the browser.

gorpg-page-acting = di turno
gorpg-page-actions = Che cosa puoi fare
gorpg-page-amount-gold = { $price } mo
gorpg-page-amount-levels = { $price ->
    [one] { $price } livello
   *[other] { $price } livelli
}
gorpg-page-army = { $count ->
    [one] { $count } mostro attende l’ultima battaglia
   *[other] { $count } mostri attendono l’ultima battaglia
}
gorpg-page-attack = Attacco
gorpg-page-attacker = { $name } attacca con { $attack }: scegli il bersaglio.
gorpg-page-attack-there = Attacco { $attack }{ $sign ->
    [plus] {" (+"}{ $bonus })
    [minus] {" (−"}{ $bonus })
   *[none] {""}
}
gorpg-page-coming = { $left ->
    [0] { $monster } { $damage }: cade
   *[other] { $monster } { $damage }: restano { $left }
}
gorpg-page-equip-best = Equipaggia al meglio
gorpg-page-equip-nothing = Gli oggetti sono già ben distribuiti.
gorpg-page-funds = Puoi pagare fino a { $funds }.
gorpg-page-idle = { $count ->
    [one] 1 oggetto inutilizzato (livelli: { $levels })
   *[other] { $count } oggetti inutilizzati (livelli: { $levels })
}
gorpg-page-ready = Compagnie pronte:
gorpg-page-ready-champion = Un campione
gorpg-page-ready-even = Tre pari
gorpg-page-ready-veterans = Due veterani
gorpg-page-with-ware = Con { $item }: salute { $life }, attacco { $attack }
gorpg-page-exposed = Il primo colpo tocca a { $hero }.
gorpg-page-flees = { $hero } resta con { $left } di salute
gorpg-page-if-retreat = In caso di ritirata: { $costs }.
gorpg-page-if-stay = { $phase ->
    [attack] Senza altri attacchi: { $strikes }.
   *[other] Se resti: { $strikes }.
}
gorpg-page-left-behind = { $count ->
    [0] nessun trofeo abbandonato
    [one] 1 trofeo abbandonato
   *[other] { $count } trofei abbandonati
}
gorpg-page-odds-clear = Ripulito { $percent }%
gorpg-page-odds-loss = Perdite { $percent }%
gorpg-page-preview = Indica o scegli un luogo per vedere che cosa può attenderti.
gorpg-page-resolve = Continua come consigliato
gorpg-page-strike = { $left ->
    [0] { $monster } { $damage }: { $hero } cade
   *[other] { $monster } { $damage }: a { $hero } restano { $left }
}
gorpg-page-struck-first = primo colpo
gorpg-page-suggested = Attacco consigliato
gorpg-page-deal-items = Distribuisci tu gli oggetti
gorpg-page-dealt = dopo aver distribuito gli oggetti
gorpg-page-suggest-wares = Consiglia un acquisto
gorpg-page-suggest-nothing = Qui per ora niente vale il prezzo.
gorpg-page-worth-here = Qui: salute { $life }, attacco { $attack }
gorpg-page-back = Torna indietro
gorpg-page-before = Prima del primo round
gorpg-page-best = Punteggio da battere: { $best } mo
gorpg-page-best-beaten = Hai battuto il vecchio punteggio di { $best } mo!
gorpg-page-blow = { $left ->
    [0] { $attack } contro { $life }: cade
   *[other] { $attack } contro { $life }: resta { $left }
}
gorpg-page-board = Tabellone delle missioni
gorpg-page-card = { $name }, livello { $level }
gorpg-page-card-fit = { $name }, livello { $level }: vita { $life } su { $full }, attacco { $attack }
gorpg-page-change = resto perso: { $change }
gorpg-page-cheapest = Pagamento più conveniente
gorpg-page-coins = { $coins } mo in monete
gorpg-page-coins-paid = { $coins } mo in monete, di cui { $paid } per pagare
gorpg-page-confirm-buy = Compra per { $price }: { $wares }
gorpg-page-confirm-condemn = { $seat } perde
gorpg-page-confirm-dismiss = Congeda { $hero }
gorpg-page-confirm-equip = { $count ->
    [one] Sposta { $count } oggetto
   *[other] Sposta { $count } oggetti
}
gorpg-page-confirm-hire = Ingaggia per { $price }: { $wares }
gorpg-page-confirm-lay = { $count ->
    [one] Metti { $count } mostro
   *[other] Metti { $count } mostri
}
gorpg-page-confirm-muster = { $count ->
    [one] Comincia con { $count } eroe
   *[other] Comincia con { $count } eroi
}
gorpg-page-confirm-quest = { $count ->
    [one] Manda { $count } eroe: { $place }
   *[other] Manda { $count } eroi: { $place }
}
gorpg-page-confirm-retreat = { $count ->
    [one] Ritirati e lascia { $count } trofeo
   *[other] Ritirati e lascia { $count } trofei
}
gorpg-page-confirm-trade = Proponi questo scambio
gorpg-page-corpses = Trofei lasciati qui
gorpg-page-danger = { $monsters ->
    [one] { $monsters } mostro è ancora là fuori
   *[other] { $monsters } mostri sono ancora là fuori
}
gorpg-page-end-collective = Le compagnie hanno salvato insieme la città
gorpg-page-end-defeated = La città è caduta
gorpg-page-end-eliminated = Il Tiranno ha vinto
gorpg-page-end-gold = I dieci round sono finiti: vince la compagnia più ricca
gorpg-page-end-individual = La città è salva: vince la compagnia più ricca
gorpg-page-end-survived = Hai salvato la città
gorpg-page-face-down = un mostro, coperto
gorpg-page-figures = dettagli
gorpg-page-figures-of = Dettagli dei valori: { $name }
gorpg-page-fill = Completa
gorpg-page-fold = Nascondi { $party }
gorpg-page-gold-parts = oggetti { $items }, trofei { $trophies }, monete { $coins }
gorpg-page-guild-closed = chiusa per questo round
gorpg-page-guild-later = apre dopo
gorpg-page-hand = { $count ->
    [one] { $count } mostro in mano
   *[other] { $count } mostri in mano
}
gorpg-page-heroes = Eroi
gorpg-page-heroes-of = Eroi: { $count } su { $most }
gorpg-page-hunters = Gilda dei cacciatori
gorpg-page-in-place = { $name }, numero { $place }
gorpg-page-items = { $count ->
    [one] 1 oggetto
   *[other] { $count } oggetti
}
gorpg-page-items-of = Oggetti di { $name }
gorpg-page-laid = { $laid } su { $count }
gorpg-page-leader = capo
gorpg-page-leads = Capo: { $seat }
gorpg-page-leave-first = La tua compagnia è al completo. Scegli chi parte: { $count ->
    [one] { $count } eroe
   *[other] { $count } eroi
}.
gorpg-page-leaves = va via
gorpg-page-left = { $left ->
    [0] cade
   *[other] resta { $left }
}
gorpg-page-levels = Livelli: { $levels } su { $limit }
gorpg-page-life = Vita
gorpg-page-mercenaries = Gilda dei mercenari
gorpg-page-missing = manca: { $missing }
gorpg-page-monsters = Mostri
gorpg-page-moved = { $name }, ha cambiato posto
gorpg-page-no-wares = Niente in vendita.
gorpg-page-paid = Pagato: { $paid }
gorpg-page-paid-with = Pagato con: { $cards }
gorpg-page-party = Compagnia
gorpg-page-pays = paga { $worth }
gorpg-page-price = Prezzo: { $price }
gorpg-page-proposed = Pagamento più conveniente: { $cards }. Tocca le carte per cambiarlo.
gorpg-page-round = Round { $round } di { $rounds }
gorpg-page-score-coins = Monete
gorpg-page-score-heroes = Livelli degli eroi
gorpg-page-score-items = Oggetti
gorpg-page-score-total = Oro
gorpg-page-score-trophies = Trofei
gorpg-page-slot = Postazione { $slot }, { $place }, livello { $level }: { $monsters ->
    [0] nessun mostro
    [one] { $monsters } mostro
   *[other] { $monsters } mostri
}
gorpg-page-spoils = Uccisi in questa missione
gorpg-page-stays = deve restare
gorpg-page-store = Deposito
gorpg-page-strikes = { $count ->
    [one] ancora { $count } attacco
   *[other] ancora { $count } attacchi
}
gorpg-page-take-item = Scegli prima un oggetto, poi chi lo porta.
gorpg-page-take-monster = Scegli prima un mostro, poi la sua postazione.
gorpg-page-no-room = { $count ->
    [one] Qui non c’è più posto.
   *[other] Qui non c’è posto per { $count } carte.
}
gorpg-page-till-empty = Scegli che cosa vuoi: viene proposto il pagamento più conveniente.
gorpg-page-to-hand = Riprendi in mano
gorpg-page-to-store = Metti nel deposito
gorpg-page-town = La città
gorpg-page-trade-hint = Tocca che cosa dai e che cosa ricevi.
gorpg-page-trophies = Trofei
gorpg-page-trophies-of = Trofei: { $count } su { $most }
gorpg-page-unfold = Mostra { $party }
gorpg-page-won = vince
gorpg-page-worth = vale { $worth }
gorpg-page-yet = deve ancora attaccare
gorpg-page-you = tu

## The card on the home page

page-gorpg = Go RPG
page-gorpg-facts = Da 1 a 7 giocatori
page-gorpg-intro = La tua prima missione: due minuti
page-gorpg-line = Arruola eroi, parti in missione e spendi i trofei in città: dopo dieci round vince la compagnia più ricca.
gorpg-affiliation-letter-nature = N
gorpg-affiliation-letter-water = A
gorpg-affiliation-letter-fire = F
gorpg-affiliation-letter-urban = C
gorpg-affiliation-letter-joker = J
gorpg-help-cards = Come si legge una carta
gorpg-help-level = Numero grande: il livello.
gorpg-help-kind = Simbolo e lettera: l’affinità, N per natura, A per acqua, F per fuoco, C per città, J per un jolly. A seconda dell’affinità, il luogo dà un bonus o un malus.
gorpg-help-life = Barra: la vita rimasta, sulla vita massima. Chi non ha più vita cade.
gorpg-help-attack = Spada: l’attacco, che si toglie alla vita del bersaglio.
gorpg-help-crown = Corona: il capo.
gorpg-help-gold = Monete d’oro (mo): { $parts }.
gorpg-help-trophies = I mostri uccisi da questa compagnia. In città servono a pagare oggetti ed eroi; quelli che restano contano come oro alla fine.
gorpg-help-corpses = Mostri uccisi, lasciati qui da una compagnia che si è ritirata o è caduta. Chi ripulisce il luogo li prende come trofei.
gorpg-help-leader = Il capo gioca per primo, nelle missioni e in città. Dopo ogni visita in città diventa capo la compagnia successiva.
gorpg-help-waits = Tutti gli eroi di questa compagnia sono caduti. Salta questo round, poi riceve due nuovi eroi.
gorpg-help-rests = Gli eroi di questa compagnia non partono in questo round. Guariscono dopo le battaglie.
gorpg-goal-standard = Sii la compagnia più ricca dopo dieci round: abbatti mostri per trofei e taglie, e trasformali in equipaggiamento in città.
gorpg-goal-party = Tieni in vita i tuoi eroi e diventa forte: nel round 10 bisogna battere i mostri del Tiranno.
gorpg-goal-overlord = Non far sopravvivere nessuna compagnia: disponi i mostri in modo che gli eroi cadano prima della fine del round 10.
gorpg-goal-solo = Sopravvivi a dieci round con la tua compagnia e arriva alla fine il più ricco possibile.
gorpg-goal-first = Comincia scegliendo i tuoi eroi: al massimo 15 livelli in tutto.
gorpg-page-fights = in battaglia, postazione { $slot }
gorpg-page-chooses-quest = sceglie la missione
gorpg-story-monsters = Nuovi mostri coperti: { $count }.
gorpg-story-locations = Nuovi luoghi: { $cards }.
gorpg-story-wares = { $where ->
    [party] Novità per { $to }: { $cards }.
   *[guild] In vendita, { $to }: { $cards }.
}
gorpg-story-outcome = { $slain ->
    [0] Nessun mostro cade
    [one] Cade 1 mostro
   *[other] Cadono { $slain } mostri
}{ $fallen ->
    [0] .
   *[other] ; caduti: { $heroes }.
}
gorpg-page-best-none = Ancora nessun punteggio da battere
gorpg-page-difficulty = Difficoltà: { $name }
gorpg-page-warn = Attenzione: rischi al { $percent }% di perdere qualcuno qui.
gorpg-page-warn-one = Attenzione: qui { $hero } probabilmente cade ({ $percent }%).
gorpg-page-watch-slot = Postazione { $slot }:
gorpg-page-watch-meets = { $parties } contro { $monsters ->
    [one] { $monsters } mostro
   *[other] { $monsters } mostri
}; lì il tuo attacco più forte è { $blow }.
gorpg-page-watch-fall = Basta un colpo per { $heroes }.
gorpg-page-watch-prey = Prede più facili:
gorpg-page-watch-one = { $hero } ({ $party }), salute { $life }
gorpg-first-overlord-place = In ogni round metti i tuoi mostri a faccia in giù. Sono più forti nei luoghi della loro affinità.
gorpg-first-overlord-hunt = Chi arriva lì deve combatterli. Ogni eroe caduto mancherà nell’ultima battaglia.
gorpg-first-overlord-last = Nel round 10 tutti i tuoi mostri ancora vivi attaccano la città: nessuna compagnia sopravviva.
gorpg-first-party-placed = Il Tiranno mette i mostri, li conosce tutti e ti aspetta dove fa più male.
gorpg-first-party-grow = Missioni, oggetti, nuovi eroi: servono compagnie forti e ancora vive nel round 10.
gorpg-first-party-last = Allora i suoi mostri attaccano la città. Quando cade l’ultimo, le compagnie ancora vive hanno vinto.
gorpg-first-solo-quest = In ogni round ci sono tre luoghi. Ciò che lasci stare resta lì, e arrivano altri mostri.
gorpg-first-solo-heroes = Alla taverna non si unisce nessuno: chi cade va sostituito pagando.
gorpg-first-solo-last = Nel round 10 ciò che è ancora là fuori attacca la città. Se vinci, il tuo oro è il punteggio.
