# How Go RPG's table is drawn in the terminal.

gorpg-draw-title = Go RPG ({ $mode }), { $round ->
    [0] prima del round 1
   *[other] round { $round } di { $rounds }
}, { $phase }: { $seat }
gorpg-draw-as = giochi come { $seat }
gorpg-draw-as-spectator = visto dal pubblico
gorpg-draw-as-above = tutto è visibile
gorpg-draw-mode-standard = corsa
gorpg-draw-mode-overlord = Tiranno
gorpg-draw-mode-solo = solitario
gorpg-draw-phase-muster = arruolamento
gorpg-draw-phase-lay = posa dei mostri
gorpg-draw-phase-quests = missioni
gorpg-draw-phase-battle = battaglia
gorpg-draw-phase-recruit = taverna
gorpg-draw-phase-hunters = gilda dei cacciatori
gorpg-draw-phase-mercenaries = gilda dei mercenari
gorpg-draw-phase-answer = uno scambio
gorpg-draw-phase-last = l’ultima battaglia
gorpg-draw-phase-condemn = parità
gorpg-draw-phase-over = fine

gorpg-draw-muster = livelli: { $levels } su { $most }
gorpg-draw-battle = Postazione { $slot }{" "}
gorpg-draw-legend = 8/12 a13: vita 8 su 12, attacco 13
gorpg-draw-last = { $monsters ->
    [one] { $monsters } mostro in città (affinità città, livello 10).
   *[other] { $monsters } mostri in città (affinità città, livello 10).
}
gorpg-draw-contest = Ognuno per sé!
gorpg-draw-army = { $count ->
    [one] ... e un altro
   *[other] ... e altri { $count }
}
gorpg-draw-cleared = ripulito
gorpg-draw-empty = vuoto
gorpg-draw-corpses = { $count ->
    [one] { $count } spoglia
   *[other] { $count } spoglie
}
gorpg-draw-price-items = { $price ->
    [one] { $price } liv. di trofeo
   *[other] { $price } liv. di trofei
}
gorpg-draw-price-heroes = { $price } mo
gorpg-draw-offer = Offerta: { $by } a { $to }
gorpg-draw-gives = dà:
gorpg-draw-takes = riceve:

gorpg-draw-seat = C{ $number }
gorpg-draw-own = { $seat }: { $gold } mo (oggetti { $items }, trofei { $trophies }{ $coins ->
    [0] {""}
   *[other] , monete { $coins }
})
gorpg-draw-gold = { $gold } mo
gorpg-draw-numbers = vita { $life }, attacco { $attack }
gorpg-draw-questing = in missione
gorpg-draw-at = post. { $slot }
gorpg-draw-resting = riposa
gorpg-draw-waiting = attende
gorpg-draw-out = fuori
gorpg-draw-store = Deposito:
gorpg-draw-spoils = Uccisi ({ $levels }):
gorpg-draw-trophies = Trofei ({ $levels }):
gorpg-draw-hand = { $count } in mano:
gorpg-draw-pile = { $count } per l’ultima battaglia:
