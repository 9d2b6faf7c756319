# Go RPG's table in the browser.

gorpg-page-acting = to move
gorpg-page-actions = What you can do
gorpg-page-army = { $count ->
    [one] 1 monster waits for the last battle
   *[other] { $count } monsters wait for the last battle
}
gorpg-page-attack = Attack
gorpg-page-attacker = { $name } attacks with { $attack }: whom?
gorpg-page-back = Back
gorpg-page-before = Before the first round
gorpg-page-best = Score to beat: { $best } GP
gorpg-page-best-beaten = You beat the old score of { $best } GP!
gorpg-page-blow = { $left ->
    [0] { $attack } against { $life }: falls
   *[other] { $attack } against { $life }: { $left } left
}
gorpg-page-board = Quest board
gorpg-page-card = { $name }, level { $level }
gorpg-page-card-fit = { $name }, level { $level }: life { $life } of { $full }, attack { $attack }
gorpg-page-coins = { $coins } GP in coins
gorpg-page-corpses = Left behind here
gorpg-page-danger = { $monsters ->
    [one] 1 monster is still out there
   *[other] { $monsters } monsters are still out there
}
gorpg-page-end-collective = The town is saved, by all together
gorpg-page-end-defeated = The town has fallen
gorpg-page-end-eliminated = The Overlord has won
gorpg-page-end-gold = Ten rounds are over: the richest party wins
gorpg-page-end-individual = The town is saved: the richest party wins
gorpg-page-end-survived = You saved the town
gorpg-page-face-down = a monster, face down
gorpg-page-figures = how?
gorpg-page-figures-of = How the numbers of { $name } come about
gorpg-page-fold = Fold { $party }
gorpg-page-gold-parts = items { $items }, trophies { $trophies }, coins { $coins }
gorpg-page-guild-closed = closed for this round
gorpg-page-guild-later = opens next
gorpg-page-hand = { $count ->
    [one] 1 monster in hand
   *[other] { $count } monsters in hand
}
gorpg-page-heroes = Heroes
gorpg-page-hunters = Hunters’ guild
gorpg-page-items-of = Carried by { $name }
gorpg-page-lacking = { $count } to lay
gorpg-page-leader = leader
gorpg-page-leads = Leader: { $seat }
gorpg-page-left = { $left ->
    [0] falls
   *[other] { $left } left
}
gorpg-page-life = Life
gorpg-page-mercenaries = Mercenary guild
gorpg-page-monsters = Monsters
gorpg-page-mustered = { $levels ->
    [one] 1 level so far
   *[other] { $levels } levels so far
}
gorpg-page-no-wares = Nothing is on show.
gorpg-page-paid = paid { $paid }
gorpg-page-party = Party
gorpg-page-price = Price { $price }
gorpg-page-round = Round { $round } of { $rounds }
gorpg-page-score-coins = Coins
gorpg-page-score-heroes = Hero levels
gorpg-page-score-items = Items
gorpg-page-score-total = Gold
gorpg-page-score-trophies = Trophies
gorpg-page-slot = Slot { $slot }, { $place }, level { $level }: { $monsters ->
    [0] no monsters
    [one] 1 monster
   *[other] { $monsters } monsters
}
gorpg-page-spoils = Slain on this quest
gorpg-page-store = Store
gorpg-page-strikes = { $count ->
    [one] 1 strike left
   *[other] { $count } strikes left
}
gorpg-page-town = The town
gorpg-page-trophies = Trophies
gorpg-page-unfold = Open { $party }
gorpg-page-won = won
gorpg-page-worth = { $change ->
    [0] worth { $worth }
   *[other] worth { $worth }, { $change } too much
}
gorpg-page-yet = yet to attack
gorpg-page-you = you
