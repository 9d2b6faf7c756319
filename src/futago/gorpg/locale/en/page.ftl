# Go RPG's table in the browser.

gorpg-page-acting = to move
gorpg-page-actions = What you can do
gorpg-page-amount-gold = { $price } GP
gorpg-page-amount-levels = { $price ->
    [one] 1 trophy level
   *[other] { $price } trophy levels
}
gorpg-page-army = { $count ->
    [one] 1 monster waits for the last battle
   *[other] { $count } monsters wait for the last battle
}
gorpg-page-attack = Attack
gorpg-page-attacker = { $name } attacks with { $attack }: choose a target.
gorpg-page-attack-there = Attack { $attack }{ $sign ->
    [plus] {" (+"}{ $bonus })
    [minus] {" (−"}{ $bonus })
   *[none] {""}
}
gorpg-page-coming = { $left ->
    [0] { $monster } { $damage }: falls
   *[other] { $monster } { $damage }: { $left } left
}
gorpg-page-equip-best = Equip best
gorpg-page-equip-nothing = The items are well dealt out already.
gorpg-page-funds = You can pay up to { $funds }.
gorpg-page-idle = { $count ->
    [one] 1 item unused (levels: { $levels })
   *[other] { $count } items unused (levels: { $levels })
}
gorpg-page-ready = Ready parties:
gorpg-page-ready-champion = A champion
gorpg-page-ready-even = Three equals
gorpg-page-ready-veterans = Two veterans
gorpg-page-with-ware = With { $item }: health { $life }, attack { $attack }
gorpg-page-exposed = { $hero } is attacked first.
gorpg-page-flees = { $hero } keeps { $left } health
gorpg-page-if-retreat = If you retreat: { $costs }.
gorpg-page-if-stay = { $phase ->
    [attack] Without another attack: { $strikes }.
   *[other] If you stay: { $strikes }.
}
gorpg-page-left-behind = { $count ->
    [0] no trophy is left behind
    [one] 1 trophy is left behind
   *[other] { $count } trophies are left behind
}
gorpg-page-odds-clear = Cleared { $percent }%
gorpg-page-odds-loss = Losses { $percent }%
gorpg-page-preview = Point at a location, or choose one, to see what may wait there.
gorpg-page-resolve = Fight on as suggested
gorpg-page-strike = { $left ->
    [0] { $monster } { $damage }: { $hero } falls
   *[other] { $monster } { $damage }: { $hero } has { $left } left
}
gorpg-page-struck-first = attacked first
gorpg-page-suggested = Attack as suggested
gorpg-page-deal-items = Deal out items for me
gorpg-page-dealt = items dealt out first
gorpg-page-suggest-wares = Suggest a purchase
gorpg-page-suggest-nothing = Nothing here is worth the price now.
gorpg-page-worth-here = Here: health { $life }, attack { $attack }
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
gorpg-page-card-fit = { $name }, level { $level }: health { $life } of { $full }, attack { $attack }
gorpg-page-change = { $change } lost as change
gorpg-page-cheapest = Cheapest payment
gorpg-page-coins = { $coins } GP in coins
gorpg-page-coins-paid = { $coins } GP in coins, pays { $paid }
gorpg-page-confirm-buy = Buy { $wares } for { $price }
gorpg-page-confirm-condemn = { $seat } loses
gorpg-page-confirm-dismiss = Dismiss { $hero }
gorpg-page-confirm-equip = { $count ->
    [one] Move 1 item
   *[other] Move { $count } items
}
gorpg-page-confirm-hire = Hire { $wares } for { $price }
gorpg-page-confirm-lay = { $count ->
    [one] Place 1 monster
   *[other] Place { $count } monsters
}
gorpg-page-confirm-muster = { $count ->
    [one] Start with 1 hero
   *[other] Start with { $count } heroes
}
gorpg-page-confirm-quest = { $count ->
    [one] Send 1 hero: { $place }
   *[other] Send { $count } heroes: { $place }
}
gorpg-page-confirm-retreat = { $count ->
    [one] Retreat and leave 1 trophy
   *[other] Retreat and leave { $count } trophies
}
gorpg-page-confirm-trade = Offer this trade
gorpg-page-corpses = Trophies left here
gorpg-page-danger = { $monsters ->
    [one] 1 monster is still out there
   *[other] { $monsters } monsters are still out there
}
gorpg-page-end-collective = The parties saved the town together
gorpg-page-end-defeated = The town has fallen
gorpg-page-end-eliminated = The Overlord wins
gorpg-page-end-gold = Ten rounds played: the richest party wins
gorpg-page-end-individual = The town is saved: the richest party wins
gorpg-page-end-survived = You saved the town
gorpg-page-face-down = a monster, face down
gorpg-page-figures = details
gorpg-page-figures-of = Details: how { $name }’s numbers add up
gorpg-page-fill = Fill the rest
gorpg-page-fold = Hide { $party }
gorpg-page-gold-parts = items { $items }, trophies { $trophies }, coins { $coins }
gorpg-page-guild-closed = closed for this round
gorpg-page-guild-later = opens next
gorpg-page-hand = { $count ->
    [one] 1 monster in hand
   *[other] { $count } monsters in hand
}
gorpg-page-heroes = Heroes
gorpg-page-heroes-of = Heroes: { $count } of { $most }
gorpg-page-hunters = Hunters’ guild
gorpg-page-in-place = { $name }, number { $place }
gorpg-page-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
gorpg-page-items-of = Carried by { $name }
gorpg-page-laid = { $laid } of { $count } placed
gorpg-page-leader = leader
gorpg-page-leads = Leader: { $seat }
gorpg-page-leave-first = Your party is full. Choose who leaves: { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}.
gorpg-page-leaves = leaves
gorpg-page-left = { $left ->
    [0] falls
   *[other] { $left } left
}
gorpg-page-levels = Levels: { $levels } of { $limit }
gorpg-page-life = Health
gorpg-page-mercenaries = Mercenary guild
gorpg-page-missing = { $missing } missing
gorpg-page-monsters = Monsters
gorpg-page-moved = { $name }, moved
gorpg-page-no-wares = Nothing for sale.
gorpg-page-paid = Paid: { $paid }
gorpg-page-paid-with = Paid with { $cards }
gorpg-page-party = Party
gorpg-page-pays = pays { $worth }
gorpg-page-price = Price: { $price }
gorpg-page-proposed = Cheapest payment: { $cards }. Tap cards to change it.
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
gorpg-page-stays = must stay behind
gorpg-page-store = Hideout
gorpg-page-strikes = { $count ->
    [one] 1 attack left
   *[other] { $count } attacks left
}
gorpg-page-take-item = First choose an item, then who carries it.
gorpg-page-take-monster = First choose a monster, then its slot.
gorpg-page-no-room = { $count ->
    [one] There is no room for it here.
   *[other] There is no room for { $count } cards here.
}
gorpg-page-till-empty = Choose what you want: the cheapest payment is proposed.
gorpg-page-to-hand = Back into your hand
gorpg-page-to-store = Put into the hideout
gorpg-page-town = The town
gorpg-page-trade-hint = Tap what you give and what you take.
gorpg-page-trophies = Trophies
gorpg-page-trophies-of = Trophies: { $count } of { $most }
gorpg-page-unfold = Show { $party }
gorpg-page-won = winner
gorpg-page-worth = worth { $worth }
gorpg-page-yet = yet to attack
gorpg-page-you = you

## The card on the home page

page-gorpg = Go RPG
page-gorpg-facts = 1–7 players
page-gorpg-intro = Your first quest: two minutes
page-gorpg-line = Recruit heroes, go on quests and spend your trophies in town: after ten rounds the richest party wins.
gorpg-affiliation-letter-nature = N
gorpg-affiliation-letter-water = W
gorpg-affiliation-letter-fire = F
gorpg-affiliation-letter-urban = U
gorpg-affiliation-letter-joker = J
gorpg-help-cards = How to read a card
gorpg-help-level = Large number: the level.
gorpg-help-kind = Sign and letter: the affiliation (N nature, W water, F fire, U urban; J is a joker). It decides the bonus that a location gives.
gorpg-help-life = Bar: the health left. At 0 the card is dead.
gorpg-help-attack = Sword: the attack. It is taken off the health of the card that is hit.
gorpg-help-crown = Crown: the leader.
gorpg-help-gold = Gold pieces (GP): { $parts }.
gorpg-help-trophies = Monsters this party has slain. They pay for items and heroes in town, and what is left counts as gold at the end.
gorpg-help-corpses = Slain monsters left behind here, by a party that retreated or fell. Whoever clears the location takes them as trophies.
gorpg-help-leader = The leader goes first, on quests and in town. After each visit to town the next party clockwise leads.
gorpg-help-waits = All heroes of this party have fallen. It sits out this round, then gets two new heroes.
gorpg-help-rests = The heroes of this party stay at home this round. After the battles they are healed.
gorpg-goal-standard = Be the richest party after ten rounds: slay monsters for trophies and bounties, and turn them into equipment in town.
gorpg-goal-party = Keep your heroes alive and grow strong: in round 10 the parties must beat the Overlord’s monsters.
gorpg-goal-overlord = Let no party survive: place your monsters so that the heroes fall before round 10 is over.
gorpg-goal-solo = Survive ten rounds with your party, and be as rich as you can at the end.
gorpg-goal-first = Start by choosing your heroes: up to 15 levels in all.
gorpg-page-fights = fights at slot { $slot }
gorpg-page-chooses-quest = chooses a quest
gorpg-story-monsters = New monsters, face down: { $count }.
gorpg-story-locations = New locations: { $cards }.
gorpg-story-wares = { $where ->
    [party] New for { $to }: { $cards }.
   *[guild] For sale at { $to }: { $cards }.
}
gorpg-story-outcome = { $slain ->
    [0] No monster falls
    [one] 1 monster falls
   *[other] { $slain } monsters fall
}{ $fallen ->
    [0] .
   *[other] ; lost: { $heroes }.
}
gorpg-page-best-none = No score to beat yet
gorpg-page-difficulty = Difficulty: { $name }
gorpg-page-warn = Careful: with a chance of { $percent }% you lose somebody here.
gorpg-page-warn-one = Careful: { $hero } probably falls here ({ $percent }%).
gorpg-page-watch-slot = Slot { $slot }:
gorpg-page-watch-meets = { $parties } against { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
}; your hardest attack there is { $blow }.
gorpg-page-watch-fall = One blow is enough for { $heroes }.
gorpg-page-watch-prey = Easiest prey:
gorpg-page-watch-one = { $hero } ({ $party }), health { $life }
gorpg-first-overlord-place = Each round you place your monsters face down. Where affiliation and place agree they are strongest.
gorpg-first-overlord-hunt = Whoever comes there has to fight them. Every hero who falls is missing in the last battle.
gorpg-first-overlord-last = All your monsters that are still alive attack the town in round 10: let no party survive.
gorpg-first-party-placed = The Overlord places the monsters, knows them all and waits for you where it hurts.
gorpg-first-party-grow = Quest, buy equipment and hire heroes: you need strong parties that are still alive in round 10.
gorpg-first-party-last = Then his monsters attack the town. When the last of them falls, the parties still alive have won.
gorpg-first-solo-quest = There are three locations each round. What you leave alone stays, and more monsters come.
gorpg-first-solo-heroes = Nobody joins you in the tavern: a hero who falls must be replaced by one you pay for.
gorpg-first-solo-last = In round 10 what is still out there attacks the town. If you win, your gold is your score.
