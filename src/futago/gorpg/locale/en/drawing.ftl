# How Go RPG's table is drawn in the terminal.

gorpg-draw-title = Go RPG ({ $mode }), { $round ->
    [0] before round 1
   *[other] round { $round } of { $rounds }
}, { $phase }: { $seat }
gorpg-draw-as = you are { $seat }
gorpg-draw-as-spectator = as spectators see it
gorpg-draw-as-above = everything is shown
gorpg-draw-mode-standard = race
gorpg-draw-mode-overlord = Overlord
gorpg-draw-mode-solo = solo
gorpg-draw-phase-muster = choosing heroes
gorpg-draw-phase-lay = placing monsters
gorpg-draw-phase-quests = quests
gorpg-draw-phase-battle = battle
gorpg-draw-phase-recruit = the tavern
gorpg-draw-phase-hunters = hunters’ guild
gorpg-draw-phase-mercenaries = mercenary guild
gorpg-draw-phase-answer = a trade
gorpg-draw-phase-last = the last battle
gorpg-draw-phase-condemn = a tie
gorpg-draw-phase-over = the end

gorpg-draw-muster = { $levels } of { $most } levels:
gorpg-draw-battle = Slot { $slot }{" "}
gorpg-draw-legend = 8/12 a13: health 8 of 12, attack 13
gorpg-draw-last = { $monsters ->
    [one] 1 monster in town (urban, level 10).
   *[other] { $monsters } monsters in town (urban, level 10).
}
gorpg-draw-contest = Every party for itself!
gorpg-draw-army = ... and { $count } more
gorpg-draw-cleared = cleared
gorpg-draw-empty = empty
gorpg-draw-corpses = { $count ->
    [one] 1 corpse
   *[other] { $count } corpses
}
gorpg-draw-price-items = { $price ->
    [one] 1 trophy level
   *[other] { $price } trophy levels
}
gorpg-draw-price-heroes = { $price } GP
gorpg-draw-offer = An offer by { $by } to { $to }
gorpg-draw-gives = gives:
gorpg-draw-takes = takes:

gorpg-draw-seat = P{ $number }
gorpg-draw-own = { $seat }: { $gold } GP (items { $items }, trophies { $trophies }{ $coins ->
    [0] {""}
   *[other] , coins { $coins }
})
gorpg-draw-gold = { $gold } GP
gorpg-draw-numbers = health { $life }, attack { $attack }
gorpg-draw-questing = on a quest
gorpg-draw-at = slot { $slot }
gorpg-draw-resting = rests
gorpg-draw-waiting = waits
gorpg-draw-out = out
gorpg-draw-store = Hideout:
gorpg-draw-spoils = Slain ({ $levels }):
gorpg-draw-trophies = Trophies ({ $levels }):
gorpg-draw-hand = { $count } in hand:
gorpg-draw-pile = { $count } for the last battle:
