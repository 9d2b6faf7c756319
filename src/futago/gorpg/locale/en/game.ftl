# Go RPG: everything that is said about it. The names of the cards come with the decks.

## Names

gorpg-card = { $kind ->
    [nature] { $name } (nature { $level })
    [water] { $name } (water { $level })
    [fire] { $name } (fire { $level })
    [urban] { $name } (urban { $level })
   *[joker] { $name } (joker)
}
gorpg-list = { $head }, { $tail }
gorpg-list-rest = and { $count } more
gorpg-nothing = nothing
gorpg-gold = { $gold } GP
gorpg-town = the town
gorpg-slot = slot { $number }
gorpg-name = Go RPG
gorpg-stage = round { $round } of { $rounds }
gorpg-role-party = a party
gorpg-seat-p1 = Party 1
gorpg-seat-p2 = Party 2
gorpg-seat-p3 = Party 3
gorpg-seat-p4 = Party 4
gorpg-seat-p5 = Party 5
gorpg-seat-p6 = Party 6
gorpg-seat-p7 = Party 7
gorpg-seat-overlord = the Overlord
gorpg-place-hunters = the hunters’ guild
gorpg-place-mercenaries = the mercenary guild
gorpg-place-town = the town
gorpg-deck-heroes = hero deck
gorpg-deck-monsters = monster deck
gorpg-deck-locations = location deck
gorpg-deck-equipment = equipment deck

gorpg-number = { $total } = level { $level }{ $items ->
    [0] {""}
   *[other] {" + items "}{ $items }
}{ $place ->
    [0] {""}
   *[other] {" + location "}{ $place }
}{ $sign ->
    [plus] {" + bonus "}{ $bonus }
    [minus] {" - bonus "}{ $bonus }
   *[none] {""}
}{ $floor ->
    [yes] {" (at least 1)"}
   *[no] {""}
}{ $wounds ->
    [0] {""}
   *[other] {" - wounds "}{ $wounds }
}

## Options

gorpg-option-mode = Race: parties compete for gold. Overlord: one player leads the monsters. Solo: one party against the deck.
gorpg-option-players = How many parties play, the Overlord not counted.
gorpg-option-jokers = Number of jokers (level 14) in each deck.
gorpg-option-muster-order = Who picks the first heroes first: the last seat, or the leader.
gorpg-option-first-leader = The first leader: random, or a seat.
gorpg-option-joint-quests = How many parties may go to one location.
gorpg-option-battle = A battle goes on to the end, or lasts a single exchange.
gorpg-option-retreat-loss = A retreat costs half of all unsold trophies, or half of the quest’s.
gorpg-option-bounty = Clearing a location pays its level in gold.
gorpg-option-items-per-hero = How many items a hero can carry.
gorpg-option-item-value = What an item is worth in gold for each of its levels.
gorpg-option-change = Leftover gold at the mercenary guild is lost, or kept as coins.
gorpg-option-trading = Parties may trade heroes and items in town.
gorpg-option-final-shop = The hunters’ guild opens once more after round 10.
gorpg-option-scarce-decks = Dead monsters never come back; items come back only from the discard pile.
gorpg-option-trophy-value = At the end a trophy is worth its level in gold, or one gold piece per card.
gorpg-option-regroup = Overlord: surviving monsters return to the Overlord from attacked locations, or from all.
gorpg-option-heal-before-last = Overlord: all heroes are healed before the last battle.
gorpg-option-strikes = Overlord: number of attacks in the last battle, one per starting party or one per surviving party.
gorpg-option-strikers = Overlord: in the last battle a monster may attack several times a turn, or each at most once.
gorpg-option-victory = Overlord: the parties win together until one attacks another, always together, or each for itself.
gorpg-option-last-stand = Solo: the game is lost when no hero is left, or as soon as all questing heroes are dead.
gorpg-option-swarm = Solo: the monsters of all slots come to the last battle, or those of the slot fought last.
gorpg-option-monster-targets = Solo, last battle: monsters attack by the usual rule, at the best target, or as you choose.
gorpg-option-no-seat = The first leader cannot be { $seat }; parties in play: { $players }.

## Notation

gorpg-notation-word = “{ $word }” begins no move: a move begins with one of { $known }.
gorpg-notation-card = “{ $word }” is not a card: cards are written like fire-7, joker or fire-7.2.
gorpg-notation-seat = There is no seat “{ $word }”: the parties are { $seats }.
gorpg-notation-slot = “{ $word }” is not a slot: slots are written slot-1, slot-2 and so on.
gorpg-notation-leader = Write: leader SEAT.
gorpg-notation-deal = Write: deal DECK CARD PLACE, for example deal monsters fire-7 slot-2.
gorpg-notation-muster = Write: muster HERO HERO ..., one to three heroes.
gorpg-notation-equip = Write: equip HERO ITEM ITEM ..., with all that the hero is to carry.
gorpg-notation-quest = Write: quest SLOT HERO HERO ..., for example quest slot-2 fire-9 nature-5.
gorpg-notation-rest = Write: rest, and nothing after it.
gorpg-notation-rest-or-recruit = Write: rest, or rest recruit.
gorpg-notation-recruit = Write: recruit, and nothing after it.
gorpg-notation-lay = Write: lay SLOT MONSTER MONSTER ...
gorpg-notation-attack = Write: attack HERO MONSTER, or attack HERO SEAT HERO.
gorpg-notation-strike = Write: strike MONSTER HERO.
gorpg-notation-retreat = Write: retreat, and the trophies that stay behind.
gorpg-notation-pass = Write: pass, and nothing after it.
gorpg-notation-dismiss = Write: dismiss HERO.
gorpg-notation-buy = Write: buy ITEM ... pay TROPHY ...
gorpg-notation-hire = Write: hire HERO ... dismiss HERO ... items ITEM ... trophies TROPHY ... coins NUMBER; leave out what is empty.
gorpg-notation-trade = Write: trade SEAT give heroes HERO ... items ITEM ... take heroes HERO ... items ITEM ...; leave out what is empty.
gorpg-notation-accept = Write: accept, and nothing after it.
gorpg-notation-decline = Write: decline, and nothing after it.
gorpg-notation-condemn = Write: condemn SEAT.

## Positions

gorpg-position-card = The position’s cards do not add up: “{ $card }” is there twice, or is not in the { $deck } deck.
gorpg-position-impossible = This position cannot stand in phase “{ $phase }”: check queue, slot, parties and slots.

## Why a move is not allowed

gorpg-cannot-concede = One seat cannot end the game for all ({ $seat }): let a bot play on in it.
gorpg-refused = This move isn’t allowed now.
gorpg-refused-now = This isn’t possible now: { $now }
gorpg-now-leader = the first leader is being drawn.
gorpg-now-muster = a party is choosing its first heroes.
gorpg-now-locations = a location is being drawn.
gorpg-now-monsters = a monster is being drawn.
gorpg-now-summon = the Overlord is drawing a monster.
gorpg-now-lay = the Overlord is placing monsters.
gorpg-now-quests = a party has to equip, go on a quest or rest.
gorpg-now-attack = the heroes have to attack, or retreat before their first attack.
gorpg-now-attack-or-retreat = the heroes have to attack, or the party retreats.
gorpg-now-stand = all heroes have attacked: face the counter-attack, or retreat.
gorpg-now-strike = it’s the Overlord’s turn to attack.
gorpg-now-recruit = a party that has rested decides whether to take a hero from the tavern.
gorpg-now-tavern = a hero is being drawn.
gorpg-now-dismiss = a party has one hero too many and must dismiss one.
gorpg-now-hunters-deal = an item is being drawn for the hunters’ guild.
gorpg-now-hunters = a party visits the hunters’ guild: it equips, buys or passes.
gorpg-now-mercenaries-deal = a hero is being drawn for the mercenary guild.
gorpg-now-mercenaries = a party visits the mercenary guild: it equips, hires or passes.
gorpg-now-answer = a trade offer is waiting for an answer.
gorpg-now-town-deal = a monster is being drawn for the town.
gorpg-now-ready = a party prepares for the last battle: it equips, then passes.
gorpg-now-charge = it’s a party’s turn to attack.
gorpg-now-wrath = it’s the monsters’ turn to attack.
gorpg-now-condemn = the Overlord has to choose who loses the tie.

gorpg-refused-blow = You can’t attack { $hero } of { $seat }.
gorpg-refused-chance = This isn’t possible here.
gorpg-refused-coins = You have only { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
gorpg-refused-dismiss = A party has at most { $most ->
    [one] 1 hero
   *[other] { $most } heroes
}: dismiss exactly { $count }.
gorpg-refused-full = No more room at { $slot }: { $most ->
    [one] 1 party is
   *[other] { $most } parties are
} there already.
gorpg-refused-has-attacked = { $hero } has already attacked in this exchange.
gorpg-refused-has-struck = { $monster } has already attacked.
gorpg-refused-lay-count = Place exactly { $count } of your monsters on { $slot }.
gorpg-refused-lay-slot = Place monsters on { $slot } first: slots are filled in order.
gorpg-refused-leave = { $loss ->
    [quest] Trophies of this quest: { $trophies }; leave exactly { $count } of them behind.
   *[all] Unsold trophies: { $trophies }; leave exactly { $count } of them behind.
}
gorpg-refused-leave-slain = { $slain ->
    [0] You have slain nothing on this quest
    [one] The monster slain on this quest stays behind
   *[other] All { $slain } monsters slain on this quest stay behind
}{ $count ->
    [0] {""}
   *[other] ; of your older trophies leave exactly { $count }
}.
gorpg-refused-muster-gone = { $hero } is no longer in the deck: choose another hero.
gorpg-refused-muster-levels = These heroes add up to { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}; the limit is { $limit }.
gorpg-refused-muster-number = Choose at least 1 hero and at most { $most }.
gorpg-refused-newcomer = { $hero } has just joined from the tavern and stays: dismiss one of the others.
gorpg-refused-no-blow = { $mode ->
    [overlord] { $victory ->
        [collective] In this game the parties win together: attack a monster.
       *[other] You can attack other parties’ heroes only in the last battle.
    }
   *[other] You can attack only monsters.
}
gorpg-refused-no-hero = { $hero } is not in the party.
gorpg-refused-no-item = { $item } is neither in your hideout nor carried by one of your heroes.
gorpg-refused-no-monster = { $monster } is not in this battle.
gorpg-refused-no-slot = There is no such slot: they are numbered 1 to { $most }.
gorpg-refused-no-trading = This game is played without trading.
gorpg-refused-no-trophy = You can’t use { $trophy } here.
gorpg-refused-not-here = { $hero } is not in this battle.
gorpg-refused-not-tied = { $seat } is not among the tied parties.
gorpg-refused-not-yours = { $card } belongs to { $seat }.
gorpg-refused-not-in-hand = { $monster } is not among the monsters you drew.
gorpg-refused-not-on-show = { $card } is not for sale here.
gorpg-refused-nothing-bought = Choose something to buy, or pass.
gorpg-refused-partner = You can’t trade with { $seat }: choose another party still in the game.
gorpg-refused-quest-number = Send at least 1 hero and at most { $most }.
gorpg-refused-recruit = You have already taken your one free hero from the tavern: just rest.
gorpg-refused-recruit-solo = In solo mode the tavern gives no free hero: just rest.
gorpg-refused-retreat-now = Retreat before your first attack or after your last, not between.
gorpg-refused-same-items = { $hero } carries exactly these items already.
gorpg-refused-strike-order = The monsters attack from left to right: { $monster } is next.
gorpg-refused-superfluous = The price is { $price } and you would pay { $paid }: remove what is not needed.
gorpg-refused-too-little = The price is { $price }, but this is worth only { $paid }.
gorpg-refused-too-many-items = { $hero } can’t carry more than { $most ->
    [one] 1 item
   *[other] { $most } items
}.
gorpg-refused-trade = Trade something; nobody may end up without heroes or with more than { $most }.
gorpg-refused-twice = { $card } is named twice.
gorpg-refused-would-die = { $hero } is wounded and would die without these items.

gorpg-why-afford = { $unit ->
    [gold] You can’t afford { $card }: the price is { $price } GP, and you have { $funds } GP.
   *[levels] You can’t afford { $card }: the price is { $price } in trophy levels, and you have { $funds }.
}
gorpg-why-afford-all = { $unit ->
    [gold] You can’t afford them all: the price is { $price } GP, and you have { $funds } GP.
   *[levels] You can’t afford them all: the price is { $price } in trophy levels, and you have { $funds }.
}
gorpg-why-equip-first = To move items, choose “{ gorpg-pick-equip }” first.
gorpg-why-filled = No more monsters on { $slot }: it is full.
gorpg-why-no-battle = You can attack monsters only in a battle.
gorpg-why-no-goods = There is nothing that you could trade.
gorpg-why-no-items = There are no items that you could move.
gorpg-why-no-room = There is no room for another party at any location.
gorpg-why-no-wares = You can’t afford anything here.
gorpg-why-paid = This is enough already: first remove something that you pay with.
gorpg-why-room = There is room enough in your party: nobody has to leave.
gorpg-why-trophies = Trophies are for paying, at the guilds.
gorpg-why-wares-first = First choose what you want to have, then what you pay with.
gorpg-why-where-first = First choose a location, then the heroes who go there.

## Prompts

gorpg-wait = { $seat } is thinking.
gorpg-wait-overlord = The Overlord is thinking.
gorpg-wait-chance = A card is being drawn.
gorpg-wait-over = The game is over.

gorpg-prompt-phase-leader = Draw the first leader.
gorpg-prompt-phase-muster = Choose your first heroes: up to three, with at most 15 levels in total.
gorpg-prompt-phase-locations = Draw the location of { $slot }.
gorpg-prompt-phase-monsters = Draw a monster for { $slot }.
gorpg-prompt-phase-summon = Draw a monster for the Overlord.
gorpg-prompt-phase-lay = Place your monsters face down on the slots.
gorpg-prompt-phase-quests = Round { $round }: equip your heroes, then send them on a quest or let them all rest.
gorpg-prompt-phase-attack = Attack at { $slot }, or retreat before your first attack.
gorpg-prompt-phase-attack-or-retreat = Attack at { $slot }, or retreat.
gorpg-prompt-phase-stand = Face the monsters’ counter-attack at { $slot }, or retreat.
gorpg-prompt-phase-strike = Attack: { $count ->
    [one] 1 monster still has
   *[other] { $count } monsters still have
} to attack.
gorpg-prompt-phase-recruit = The quests are over and your party has rested: take the top hero of the deck from the tavern?
gorpg-prompt-phase-tavern = Draw a hero.
gorpg-prompt-phase-dismiss = You have more than five heroes: dismiss one.
gorpg-prompt-phase-hunters-deal = Draw an item for the hunters’ guild.
gorpg-prompt-phase-hunters = The hunters’ guild: buy items for trophies, or pass.
gorpg-prompt-phase-mercenaries-deal = Draw a hero for the mercenary guild.
gorpg-prompt-phase-mercenaries = The mercenary guild: hire heroes for gold, or pass.
gorpg-prompt-phase-answer = You are offered a trade: accept or decline.
gorpg-prompt-phase-town-deal = Draw a monster for the town.
gorpg-prompt-phase-ready = Hand out your items for the last battle, then pass.
gorpg-prompt-phase-charge = The last battle: choose a hero to attack with.
gorpg-prompt-phase-wrath = The monsters attack: { $count ->
    [one] 1 attack
   *[other] { $count } attacks
} left.
gorpg-prompt-phase-condemn = Tie for the most gold: choose who loses.

gorpg-ask-attack = Choose a hero, then whom it attacks.
gorpg-ask-retreat = { $count ->
    [0] Retreat? What you slew here stays behind.
    [one] Choose 1 trophy to leave behind.
   *[other] Choose { $count } trophies to leave behind.
}
gorpg-ask-retreat-now = Retreat?
gorpg-ask-quest = Where to?
gorpg-ask-heroes = Who goes? The first one stands on the far left.
gorpg-ask-rest = Does everybody rest?
gorpg-ask-recruit = Take a hero from the tavern?
gorpg-ask-equip = Move items between your heroes and the hideout.
gorpg-ask-buy = Choose items, and the trophies to pay with.
gorpg-ask-hire = Choose heroes, and what to pay with.
gorpg-ask-trade = Choose a party, and what you give and take.

gorpg-pick-equip = equip heroes
gorpg-pick-quest = go on a quest
gorpg-pick-rest = rest
gorpg-pick-rest-and-recruit = rest and take a hero from the tavern
gorpg-pick-stand = face the counter-attack
gorpg-pick-ready = ready for battle
gorpg-pick-recruit = take a hero from the tavern
gorpg-pick-no-recruit = not this time
gorpg-pick-attack = attack
gorpg-pick-retreat = retreat
gorpg-pick-pass = pass
gorpg-pick-buy = buy items
gorpg-pick-hire = hire heroes
gorpg-pick-trade = offer a trade
gorpg-pick-accept = accept
gorpg-pick-decline = decline

gorpg-label-card = { $card }, level { $level }
gorpg-label-hero = { $hero }: health { $life }; attack { $attack }
gorpg-label-monster = { $monster }: health { $life }; attack { $attack }
gorpg-label-slot = { $slot }, { $location }: { $monsters ->
    [0] no monsters
    [one] 1 monster
   *[other] { $monsters } monsters
}{ $parties ->
    [0] {""}
    [one] , 1 party there already
   *[other] , { $parties } parties there already
}
gorpg-label-item-price = { $item }: { $price ->
    [one] 1 trophy level
   *[other] { $price } trophy levels
}
gorpg-label-hero-price = { $hero }: { $price } GP
gorpg-label-rival = { $hero } of { $seat }: health { $life }
gorpg-label-worth = { $card }, worth { $worth } GP

## What happened

gorpg-event-leader = { $seat } leads first.
gorpg-event-deal-hidden = A monster is drawn face down: { $to }.
gorpg-event-deal-heroes = { $card } joins { $to }.
gorpg-event-deal-monsters = New monster ({ $to }): { $card }.
gorpg-event-deal-locations = { $to } is now { $card }.
gorpg-event-deal-equipment = For sale at { $to }: { $card }.
gorpg-event-muster = { $seat } chooses { $heroes }.
gorpg-event-equip = { $hero } now carries { $items }.
gorpg-event-quest = { $seat } goes to { $slot } with { $heroes }.
gorpg-event-rest = { $seat } rests.
gorpg-event-rest-recruit = { $seat } rests and looks for a hero in the tavern.
gorpg-event-recruit = { $seat } looks for a hero in the tavern.
gorpg-event-lay = The Overlord places on { $slot }: { $monsters }.
gorpg-event-lay-hidden = The Overlord places { $count ->
    [one] 1 monster
   *[other] { $count } monsters
} on { $slot }.
gorpg-event-retreat = { $seat } retreats and leaves behind: { $leave }.
gorpg-event-exhausted = { $hero } loses { $lost } health in the retreat and has { $left } left.
gorpg-event-pass = { $seat } passes.
gorpg-event-dismiss = { $seat } dismisses { $hero }.
gorpg-event-buy = { $seat } buys { $items } for { $pay }.
gorpg-event-hire = { $seat } hires { $heroes } for { $pay }.
gorpg-event-trade = { $seat } offers { $partner } a trade: { $give } for { $take }.
gorpg-event-accept = { $seat } accepts.
gorpg-event-decline = { $seat } declines.
gorpg-event-condemn = The Overlord makes { $seat } lose.
gorpg-event-round = Round { $round } of { $rounds }.
gorpg-event-token = { $seat } gets the leader token.
gorpg-event-made-up-discards = The { $deck } was empty: the discard pile is shuffled back in.
gorpg-event-made-up-removed = The { $deck } was empty: the removed cards come back into it.
gorpg-event-made-up-copy = The { $deck } was empty: a fresh copy takes its place.
gorpg-event-battle = Battle at { $slot }, { $location }: { $monsters }.
gorpg-event-swarm = { $count ->
    [0] The last battle: the town prepares.
   *[other] The last battle: the town is attacked by { $monsters }.
}
gorpg-event-regroup = { $count ->
    [one] A monster returns
   *[other] { $count } monsters return
} from { $slot } to the Overlord and { $count ->
    [one] waits
   *[other] wait
} for the last battle.
gorpg-event-cleared = { $seat } clears { $slot }.
gorpg-event-corpses = { $seat } collects the trophies left there: { $monsters }.
gorpg-event-bounty = { $seat } gets a bounty of { $gold } GP.
gorpg-event-lost-levels = { $amount ->
    [one] 1 trophy level is lost.
   *[other] { $amount } trophy levels are lost.
}
gorpg-event-lost-gold = Leftover gold lost: { $amount } GP.
gorpg-event-kept = Leftover gold kept as coins: { $gold } GP.
gorpg-event-contest = One party attacks another: from now on it’s every party for itself.
gorpg-event-home = { $seat } goes home after one exchange of blows.
gorpg-event-wiped = The quest of { $seat } is over: no hero is left standing.
gorpg-event-out = { $seat } has no hero left and is out of the game.
gorpg-event-hit = { $left ->
    [0] { $attacker } attacks { $target } for { $damage }: it falls.
   *[other] { $attacker } attacks { $target } for { $damage }: { $left } health left.
}
gorpg-event-strike = { $left ->
    [0] { $attacker } attacks { $target } for { $damage }: it falls.
   *[other] { $attacker } attacks { $target } for { $damage }: { $left } health left.
}
gorpg-event-blow = { $left ->
    [0] { $attacker } attacks { $target } of another party for { $damage }: it falls.
   *[other] { $attacker } attacks { $target } of another party for { $damage }: { $left } health left.
}
gorpg-event-died = { $count ->
    [0] { $hero } dies.
   *[other] { $hero } dies; items lost: { $items }.
}
gorpg-event-healed = Resting heroes of { $seat } are healed: { $heroes }.
gorpg-event-end-gold = Ten rounds are over: { $winners } wins with { $gold } GP.
gorpg-event-end-eliminated = No party is left in round { $round }: the Overlord wins.
gorpg-event-end-collective = The last monster has fallen: { $winners } saved the town together.
gorpg-event-end-individual = The last monster has fallen: the richest wins, { $winners } with { $gold } GP.
gorpg-event-end-survived = The last monster has fallen: the town is saved, with { $gold } GP.
gorpg-event-end-defeated = Lost in round { $round }, with { $gold } GP and { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
} left.

## Rules, where they matter

gorpg-rule-leader = { $others ->
    [yes] The leader always goes first; the token passes clockwise after each visit to town.
   *[no] The only party always leads.
}
gorpg-rule-muster = Choose one to three heroes from the whole deck, with at most 15 levels in total. An ace counts 1, a joker 14.
gorpg-rule-locations = A cleared location is replaced. A hero or monster gets +5 at a location of its own affiliation, +2 at the next one in the cycle nature, water, fire, urban, 0 at the opposite one and -2 at the one before. Jokers have no affiliation.
gorpg-rule-monsters = Monsters stay face down until they are attacked. { $mode ->
    [solo] The three slots hold 2, 2 and 3 monsters in round 1, rising to 5 each in round 9.
   *[other] Monsters per slot, in order: { $monsters-at-first }; one more each from round 5, and another from round 9.
}
gorpg-rule-summon = The Overlord sees all the monsters of the round before placing them.
gorpg-rule-lay = Each slot gets exactly as many as it lacks, face down; they cannot be moved later.
gorpg-rule-quests = One to three heroes go to a location; the others rest and are healed after the battles.{ $sharing ->
    [none] {""}
    [two] {" "}At most two parties can go to the same location; the first one placed attacks first.
   *[other] {" "}The party placed first attacks first.
}{ $mode ->
    [overlord] {""}
   *[other] {" "}Between heroes of equal level and health, the monsters attack the one furthest left.
}
gorpg-rule-equip = A hero’s items add to its attack and health{ $items-per-hero ->
    [none] .
    [one] ; it can carry only one.
   *[other] ; it can carry at most { $items-per-hero }.
} Wounds stay when items move, and no change may kill a hero. Items you don’t choose go to the hideout.
gorpg-rule-rest = Resting heroes are healed after the battles.{ $mode ->
    [solo] {""}
   *[other] {" "}{ $recruit-when-back ->
        [yes] Once a game, a party that has rested as a whole may then take a hero from the tavern.
       *[no] Once a game, a party that rests as a whole may take a hero from the tavern: it has to say so now.
    }
}
gorpg-rule-attack = Every hero attacks one monster, one after the other: attack = level + items + bonus. A monster’s health = its level + the location’s level + its bonus. { $left-behind ->
    [slain] Slain monsters become trophies if the location is cleared.
    [slain-and-half] Slain monsters become trophies if the location is cleared.
   *[other] Slain monsters become trophies.
}
gorpg-rule-stand = { $mode ->
    [overlord] After the last attack every monster attacks back once, in the order and at the heroes the Overlord chooses.
   *[other] After the last attack the monsters attack back, from left to right: first the hero with the lowest level, then the one with the least health, then the one furthest left.
}{ $battle ->
    [one-exchange] {" "}Then the party goes home.
   *[to-the-end] {""}
}
gorpg-rule-retreat = Each hero there loses half of its full health but keeps at least 1. { $left-behind ->
    [half-of-quest] Half of the quest’s trophies, rounded down, are left behind.
    [slain] All trophies of the quest are left behind.
    [slain-and-half] All trophies of the quest and half of the older ones, rounded down, are left behind.
   *[half-of-all] Half of all unsold trophies, the quest’s and older ones together, rounded down, are left behind.
}
gorpg-rule-strike = Every living monster attacks once, in any order, any hero of the party.
gorpg-rule-recruit = Once a game, a party that has rested as a whole may take the top hero of the deck, unseen. { $newcomer-stays ->
    [yes] If that makes six heroes, one of the earlier five has to leave.
   *[no] If that makes six heroes, one of them has to leave.
}
gorpg-rule-tavern = { $mode ->
    [overlord] The hero from the tavern is the top one of the deck.
   *[other] New heroes come from the top of the deck: one from the tavern, two after the whole party has fallen.
}
gorpg-rule-dismiss = A party has at most five heroes{ $newcomer-stays ->
    [yes] ; whoever has just come from the tavern stays.
   *[no] .
} The items of a dismissed hero go to the hideout.
gorpg-rule-hunters-deal = { $others ->
    [yes] Four items are for sale for each party.
   *[no] Four items are for sale.
}
gorpg-rule-hunters = An item costs its level in trophy levels. You may move items freely before buying.
gorpg-rule-buy = One purchase per visit, paid all at once. What is left of a trophy is lost, and you may not pay with more cards than needed.
gorpg-rule-mercenaries-deal = { $others ->
    [yes] Four heroes are for hire for each party.
   *[no] Four heroes are for hire.
}
gorpg-rule-mercenaries = A hero costs 5 gold pieces (GP) per level. Items are worth { $item-value } GP per level, trophies 1 GP per level.
gorpg-rule-hire = { $coins-used ->
    [yes] One purchase per visit, with items, trophies and coins, and no more than needed
   *[no] One purchase per visit, with items and trophies, and no more cards than needed
}; leftover gold is { $change ->
    [kept] kept as coins
   *[lost] lost
}. If you would have more than five heroes, dismiss some old ones first; their items can be used to pay.
gorpg-rule-trade = You may trade heroes (with their wounds and items) and items, but { $coins-used ->
    [yes] no trophies or coins
   *[no] no trophies
}. Nobody may end up with more than five heroes or with none.
gorpg-rule-answer = A trade happens only if the other party accepts.
gorpg-rule-town-deal = The last battle is fought in town: urban, level 10.
gorpg-rule-ready = Every hero fights in the last battle. { $heal-before-last ->
    [yes] All wounds are healed
   *[no] Wounds stay
}, and there is no retreat.
gorpg-rule-charge = { $contest ->
    [none] All your heroes attack, one after the other.
    [alone] The party attacks a monster with one hero a turn.
    [collective] Each party attacks a monster with one hero a turn.
    [individual] Each party attacks with one hero a turn: a monster, or another party’s hero.
   *[open] Each party attacks with one hero a turn: a monster, or another party’s hero. Once that has happened, only the richest can win.
} There is no retreat.
gorpg-rule-wrath = { $contest ->
    [none] Each monster, from left to right, attacks the hero you choose.
    [alone] Once a turn the Overlord chooses a monster and the hero it attacks.
   *[other] The Overlord attacks any heroes { $strikes ->
        [alive] once a turn for each party still alive
       *[start] { $players } times a turn
    }, { $strikers ->
        [once] with each monster at most once
       *[any] with any monsters, even the same one several times
    }.
}
gorpg-rule-condemn = If parties tie for the most gold, the Overlord chooses who loses, until one is left.
gorpg-rule-over = { $contest ->
    [alone] The party wins when all monsters are dead, the Overlord when all heroes are.
    [collective] When all monsters are dead, the surviving parties win together; when all heroes are, the Overlord wins.
    [individual] When all monsters are dead, the richest surviving party wins; when all heroes are, the Overlord wins.
    [open] When all monsters are dead, the surviving parties win together, or the richest if one attacked another; when all heroes are, the Overlord wins.
   *[none] Gold counts: { $item-value ->
        [one] 1 gold piece (GP)
       *[other] { $item-value } gold pieces (GP)
    } per item level, 1 GP per { $trophy-value ->
        [card] trophy
       *[level] trophy level
    }{ $coins-used ->
        [yes] , and coins.
       *[no] .
    }
}

## A finished game in figures

gorpg-recap-gold = Gold by round
gorpg-recap-best-blow = Hardest blow
gorpg-recap-best-place = Boldest quest
gorpg-recap-best-round = Best round
gorpg-recap-best-loss = Worst loss
gorpg-recap-best-slain = Most monsters slain
gorpg-recap-best-cleared = Most locations cleared
gorpg-recap-best-fallen = Heroes killed
gorpg-recap-blow = { $attacker } attacks { $target } for { $damage }
gorpg-recap-place = { $location } cleared
gorpg-recap-round = round { $round }: { $gold } GP more
gorpg-recap-loss = { $count ->
    [0] { $hero }
   *[other] { $hero }, with { $items }
}
gorpg-recap-slain = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
}
gorpg-recap-cleared = { $count ->
    [one] 1 location
   *[other] { $count } locations
}
gorpg-recap-fallen = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
