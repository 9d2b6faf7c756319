# Go RPG: everything that is said about it. The names of the cards come with the decks.

## Names

gorpg-card = { $name } ({ $card })
gorpg-list = { $head }, { $tail }
gorpg-list-rest = and { $count } more
gorpg-nothing = nothing
gorpg-gold = { $gold } GP
gorpg-town = the town
gorpg-slot = slot { $number }
gorpg-name = Go RPG
gorpg-seat-p1 = party 1
gorpg-seat-p2 = party 2
gorpg-seat-p3 = party 3
gorpg-seat-p4 = party 4
gorpg-seat-p5 = party 5
gorpg-seat-p6 = party 6
gorpg-seat-p7 = party 7
gorpg-seat-overlord = the Overlord
gorpg-place-hunters = the hunters' guild
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

gorpg-option-mode = standard: parties compete for gold; overlord: one player leads the monsters; solo: one party against the deck.
gorpg-option-players = How many parties play, the Overlord not counted.
gorpg-option-jokers = Jokers of level 14 in each deck.
gorpg-option-muster-order = Who picks the first heroes first: the last seat, or the leader.
gorpg-option-first-leader = The first leader: drawn by lot, or a seat.
gorpg-option-joint-quests = How many parties may go to one location.
gorpg-option-battle = A battle goes on to the end, or lasts one exchange.
gorpg-option-retreat-loss = A retreat costs half the trophies of the quest, or half of all trophies.
gorpg-option-bounty = Clearing a location pays its level in gold.
gorpg-option-items-per-hero = How many items a hero may carry; none: any number.
gorpg-option-item-value = What an item is worth in gold for each of its levels.
gorpg-option-change = Change at the mercenary guild is lost, or kept as coins.
gorpg-option-trading = Parties may trade heroes and items in town.
gorpg-option-final-shop = The hunters' guild opens once more after round 10.
gorpg-option-scarce-decks = Monsters that are gone do not come back, and equipment only from the discards.
gorpg-option-trophy-value = At the end a trophy is worth its level, or 1 GP a card.
gorpg-option-regroup = Overlord: survivors return to him from fought slots, or from all.
gorpg-option-heal-before-last = Overlord: all heroes are healed before the last battle.
gorpg-option-strikes = Overlord: strikes in the last battle, by parties at the start or by parties alive.
gorpg-option-victory = Overlord: the parties win together until one attacks another (open), always together, or each for itself.
gorpg-option-last-stand = Solo: lost when no hero is left, or as soon as a whole questing party is dead.
gorpg-option-swarm = Solo: the monsters of all slots come to the last battle, or those of the slot fought last.
gorpg-option-monster-targets = Solo, last battle: monsters strike by the rule, at the best target, or as the player says.
gorpg-option-no-seat = The option first_leader names { $seat }, but with { $players } in play there is no such seat: use lot, or a seat that plays.

## Notation

gorpg-notation-word = "{ $word }" begins no move: a move begins with one of { $known }.
gorpg-notation-card = "{ $word }" is not a card: cards are written like fire-7, joker or fire-7.2.
gorpg-notation-seat = There is no seat "{ $word }": the parties are { $seats }.
gorpg-notation-slot = "{ $word }" is not a slot: slots are written slot-1, slot-2 and so on.
gorpg-notation-leader = Write: leader SEAT.
gorpg-notation-deal = Write: deal DECK CARD PLACE, for example deal monsters fire-7 slot-2.
gorpg-notation-muster = Write: muster HERO HERO ..., one to three heroes.
gorpg-notation-equip = Write: equip HERO ITEM ITEM ..., with all that the hero is to carry.
gorpg-notation-quest = Write: quest SLOT HERO HERO ..., for example quest slot-2 fire-9 nature-5.
gorpg-notation-rest = Write: rest, or rest recruit.
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

gorpg-position-card = The position's cards do not add up: "{ $card }" is there twice, or is not in the { $deck } deck.
gorpg-position-impossible = This position cannot stand in phase "{ $phase }": check queue, slot, parties and slots.

## Why a move is not allowed

gorpg-cannot-concede = { $seat } cannot end the game for all: let a bot play on in this seat.
gorpg-refused = "{ $move }" is not allowed now.
gorpg-refused-now = "{ $move }" cannot be played now: { $now }
gorpg-now-leader = the first leader is to be drawn.
gorpg-now-muster = a party is to muster its first heroes.
gorpg-now-locations = a location is to be dealt.
gorpg-now-monsters = a monster is to be dealt.
gorpg-now-summon = the Overlord is to draw a monster.
gorpg-now-lay = the Overlord is to lay monsters on a slot.
gorpg-now-quests = a party is to equip, to go on a quest or to rest.
gorpg-now-attack = the heroes are to attack, or to retreat before their first blow.
gorpg-now-stand = all heroes have attacked: stay for the reply (pass), or retreat.
gorpg-now-strike = the Overlord is to strike.
gorpg-now-tavern = a hero is to be dealt.
gorpg-now-dismiss = a hero too many is to be dismissed.
gorpg-now-hunters-deal = an item is to be dealt to the hunters' guild.
gorpg-now-hunters = a party visits the hunters' guild: it equips, buys or passes.
gorpg-now-mercenaries-deal = a hero is to be dealt to the mercenary guild.
gorpg-now-mercenaries = a party visits the mercenary guild: it equips, hires or passes.
gorpg-now-answer = an offer waits for its answer: accept or decline.
gorpg-now-town-deal = a monster is to be dealt to the town.
gorpg-now-ready = a party prepares for the last battle: it equips, then passes.
gorpg-now-charge = a party is to attack.
gorpg-now-wrath = the monsters are to strike.
gorpg-now-condemn = the Overlord is to name who loses the tie.

gorpg-refused-blow = { $seat } has no hero { $hero } to attack, or is your own party.
gorpg-refused-chance = "{ $move }" is not possible here.
gorpg-refused-coins = You have { $coins } coins: pay no more than that.
gorpg-refused-dismiss = A party has at most { $most } heroes: dismiss exactly { $count }.
gorpg-refused-full = At { $slot } there is no room: at most { $most } parties.
gorpg-refused-has-attacked = { $hero } has attacked already in this exchange.
gorpg-refused-has-struck = { $monster } has struck already.
gorpg-refused-lay-count = { $slot } gets exactly { $count } of your monsters now.
gorpg-refused-lay-slot = Lay on { $slot } first: slots are served in order.
gorpg-refused-leave = Of { $trophies } trophies exactly { $count } stay behind.
gorpg-refused-muster-gone = { $hero } is not in the deck any more: pick another hero.
gorpg-refused-muster-levels = These heroes have { $levels } levels together: at most { $limit } are allowed.
gorpg-refused-muster-number = Muster one to { $most } heroes.
gorpg-refused-no-blow = Heroes of other parties may be attacked only in the Overlord's last battle, and not when the parties win together.
gorpg-refused-no-hero = { $hero } is not one of the heroes who can do this.
gorpg-refused-no-item = { $item } is neither in the store nor carried by a hero of the party.
gorpg-refused-no-monster = There is no monster { $monster } here.
gorpg-refused-no-slot = There is no { $slot }: the slots are { $slots }.
gorpg-refused-no-target = There is no hero { $hero } to strike.
gorpg-refused-no-trading = This game is played without trading.
gorpg-refused-no-trophy = { $trophy } is not one of the trophies that count here.
gorpg-refused-not-in-hand = { $monster } is not among the monsters you drew.
gorpg-refused-not-on-show = { $card } is not on show.
gorpg-refused-nothing-bought = Name what you want, or pass.
gorpg-refused-partner = { $seat } cannot be traded with: choose another party that is in the game.
gorpg-refused-quest-number = Send one to { $most } heroes.
gorpg-refused-recruit = The tavern gives a party one hero a game, and yours has had it: rest without recruit.
gorpg-refused-recruit-solo = There is no free hero in the single player's game: rest without recruit.
gorpg-refused-retreat-now = Retreat before your first attack or after your last, not between.
gorpg-refused-same-items = { $hero } carries exactly these items already.
gorpg-refused-strike-order = The monsters strike from left to right: { $monster } is next.
gorpg-refused-superfluous = The price is { $price } and you would pay { $paid }: something of it could be taken back.
gorpg-refused-too-little = The price is { $price }, and this is worth { $paid }.
gorpg-refused-too-many-items = A hero carries at most { $most } items in this game.
gorpg-refused-trade = Trade something; nobody may end with more than { $most } heroes, or give away the last one for none.
gorpg-refused-twice = { $card } is named twice.
gorpg-refused-would-die = { $hero } is wounded and would die without its items.

## Prompts

gorpg-wait = { $seat } is thinking.
gorpg-wait-chance = A card is being dealt.
gorpg-wait-over = The game is over.

gorpg-prompt-phase-leader = Draw the first leader.
gorpg-prompt-phase-muster = Pick your first heroes: up to three, of at most 15 levels together.
gorpg-prompt-phase-locations = Deal the location of { $slot }.
gorpg-prompt-phase-monsters = Deal a monster to { $slot }.
gorpg-prompt-phase-summon = Draw a monster for the Overlord.
gorpg-prompt-phase-lay = Lay monsters face down on { $slot }.
gorpg-prompt-phase-quests = Round { $round }: equip your heroes, then send them on a quest or let all rest.
gorpg-prompt-phase-attack = Attack at { $slot }, or retreat before your first blow.
gorpg-prompt-phase-stand = Stay for the reply of the monsters at { $slot }, or retreat.
gorpg-prompt-phase-strike = Strike: { $count ->
    [one] 1 monster has
   *[other] { $count } monsters have
} yet to strike.
gorpg-prompt-phase-tavern = Deal a hero.
gorpg-prompt-phase-dismiss = You have more than five heroes: dismiss one.
gorpg-prompt-phase-hunters-deal = Deal an item to the hunters' guild.
gorpg-prompt-phase-hunters = The hunters' guild: buy items for trophies, or pass.
gorpg-prompt-phase-mercenaries-deal = Deal a hero to the mercenary guild.
gorpg-prompt-phase-mercenaries = The mercenary guild: hire heroes for gold, or pass.
gorpg-prompt-phase-answer = You are offered an exchange: accept or decline.
gorpg-prompt-phase-town-deal = Deal a monster to the town.
gorpg-prompt-phase-ready = Deal out your items for the last battle, then pass.
gorpg-prompt-phase-charge = The last battle: choose a hero to attack with.
gorpg-prompt-phase-wrath = The monsters strike: { $count ->
    [one] 1 strike
   *[other] { $count } strikes
} left.
gorpg-prompt-phase-condemn = The richest are level: name one who loses.

gorpg-prompt-leader = Which seat leads first?
gorpg-prompt-deal = Which card?
gorpg-prompt-muster = Which hero?
gorpg-prompt-muster-more = One more hero, or these?
gorpg-prompt-equip = Which hero changes items?
gorpg-prompt-equip-then = Which items does it carry? What you do not name goes to the store.
gorpg-prompt-equip-more = One more item, or this is all it carries?
gorpg-prompt-quest = Where to?
gorpg-prompt-quest-then = Who goes? The first one stands left-most.
gorpg-prompt-quest-more = One more hero, or off they go?
gorpg-prompt-rest-more = Does everybody just rest, or look for a hero in the tavern as well?
gorpg-prompt-lay = Which monsters lie here?
gorpg-prompt-lay-more = These monsters lie here?
gorpg-prompt-attack = Which hero attacks?
gorpg-prompt-attack-then = Whom does it attack?
gorpg-prompt-attack-more = Attack?
gorpg-prompt-strike = Which monster strikes?
gorpg-prompt-strike-then = Whom does it strike?
gorpg-prompt-strike-more = Strike?
gorpg-prompt-retreat = Which trophies stay behind?
gorpg-prompt-retreat-more = Retreat?
gorpg-prompt-pass-more = Pass?
gorpg-prompt-dismiss = Who leaves?
gorpg-prompt-dismiss-more = Dismiss this hero?
gorpg-prompt-buy = Which item?
gorpg-prompt-buy-wares = { $price } levels so far: another item, or pay?
gorpg-prompt-buy-more = Buy?
gorpg-prompt-hire = Which hero?
gorpg-prompt-hire-wares = { $price } GP so far: another hero, or pay?
gorpg-prompt-hire-dismiss = Five is the most: who leaves to make room?
gorpg-prompt-hire-more = Hire?
gorpg-prompt-pay = The price is { $price }, paid so far { $paid }: pay with what?
gorpg-prompt-trade = Trade with whom?
gorpg-prompt-trade-then = What changes hands?
gorpg-prompt-trade-more = Something else, or make this offer?
gorpg-prompt-accept-more = Accept the exchange?
gorpg-prompt-decline-more = Decline the exchange?
gorpg-prompt-condemn = Who loses?
gorpg-prompt-condemn-more = Condemn this party?
gorpg-prompt-leader-more = Draw this leader?
gorpg-prompt-deal-more = Deal this card?

gorpg-pick-leader = leader
gorpg-pick-deal = deal
gorpg-pick-muster = muster
gorpg-pick-equip = change a hero's items
gorpg-pick-quest = go on a quest
gorpg-pick-rest = rest with the whole party
gorpg-pick-rest-recruit = and take a hero from the tavern
gorpg-pick-lay = lay
gorpg-pick-attack = attack
gorpg-pick-strike = strike
gorpg-pick-retreat = retreat
gorpg-pick-pass = pass
gorpg-pick-dismiss = dismiss
gorpg-pick-buy = buy items
gorpg-pick-buy-pay = pay
gorpg-pick-hire = hire heroes
gorpg-pick-hire-dismiss = make room
gorpg-pick-hire-items = pay with items
gorpg-pick-hire-trophies = pay with trophies
gorpg-pick-hire-coins = pay the rest in coins
gorpg-pick-trade = offer another party an exchange
gorpg-pick-trade-give = give
gorpg-pick-trade-take = take
gorpg-pick-trade-heroes = heroes
gorpg-pick-trade-items = items
gorpg-pick-accept = accept
gorpg-pick-decline = decline
gorpg-pick-condemn = condemn

gorpg-label-card = { $card }, level { $level }
gorpg-label-hero = { $hero }: life { $life }; attack { $attack }
gorpg-label-monster = { $monster }: life { $life }; attack { $attack }
gorpg-label-slot = { $slot }, { $location }: { $monsters ->
    [0] no monsters
    [one] 1 monster
   *[other] { $monsters } monsters
}{ $parties ->
    [0] {""}
    [one] , 1 party there already
   *[other] , { $parties } parties there already
}
gorpg-label-stored = { $item }, level { $level }, in the store
gorpg-label-carried = { $item }, level { $level }, carried by { $hero }
gorpg-label-target = { $left ->
    [0] { $target }: life { $life }, it falls
   *[other] { $target }: life { $life }, { $left } will be left
}
gorpg-label-victim = { $left ->
    [0] { $target } of { $seat }: life { $life }, it dies
   *[other] { $target } of { $seat }: life { $life }, { $left } will be left
}
gorpg-label-item-price = { $item }: { $price } trophy levels
gorpg-label-hero-price = { $hero }: { $price } GP
gorpg-label-pay = { $change ->
    [0] { $card }, worth { $worth }
   *[other] { $card }, worth { $worth }: { $change } too much
}

## What happened

gorpg-event-leader = { $seat } leads first.
gorpg-event-deal-hidden = A monster is dealt face down: { $to }.
gorpg-event-deal-heroes = { $card } comes to { $to }.
gorpg-event-deal-monsters = { $card } comes to { $to }.
gorpg-event-deal-locations = { $to } is now { $card }.
gorpg-event-deal-equipment = { $card } is on show at { $to }.
gorpg-event-muster = { $seat } musters { $heroes }.
gorpg-event-equip = { $hero } now carries { $items }.
gorpg-event-quest = { $seat } goes to { $slot } with { $heroes }.
gorpg-event-rest = { $seat } rests.
gorpg-event-rest-recruit = { $seat } rests and looks for a hero in the tavern.
gorpg-event-lay = The Overlord lays on { $slot }: { $monsters }.
gorpg-event-lay-hidden = The Overlord lays { $count ->
    [one] 1 monster
   *[other] { $count } monsters
} on { $slot }.
gorpg-event-retreat = { $seat } retreats and leaves behind: { $leave }.
gorpg-event-exhausted = { $hero } loses { $lost } health in the retreat and has { $left } left.
gorpg-event-pass = { $seat } passes.
gorpg-event-dismiss = { $seat } dismisses { $hero }.
gorpg-event-buy = { $seat } buys { $items } for { $pay }.
gorpg-event-hire = { $seat } hires { $heroes } for { $pay }.
gorpg-event-trade = { $seat } offers { $partner } an exchange: { $give } for { $take }.
gorpg-event-accept = { $seat } accepts.
gorpg-event-decline = { $seat } declines.
gorpg-event-condemn = The Overlord condemns { $seat }.
gorpg-event-round = Round { $round } of { $rounds }.
gorpg-event-token = { $seat } has the leader token now.
gorpg-event-made-up-discards = The { $deck } was empty: the discards are shuffled into it.
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
gorpg-event-corpses = { $seat } collects what lay there: { $monsters }.
gorpg-event-bounty = { $seat } gets a bounty of { $gold } GP.
gorpg-event-lost-levels = { $amount ->
    [one] 1 trophy level is lost.
   *[other] { $amount } trophy levels are lost.
}
gorpg-event-lost-gold = { $amount } GP of change are lost.
gorpg-event-kept = { $gold } GP of change are kept as coins.
gorpg-event-contest = A blow at another party: from now on each plays for itself.
gorpg-event-home = { $seat } goes home after its exchange.
gorpg-event-wiped = The quest of { $seat } ends: nobody of it is left there.
gorpg-event-out = { $seat } has no hero left and is out of the game.
gorpg-event-hit = { $left ->
    [0] { $attacker } attacks { $target } for { $damage }: it falls.
   *[other] { $attacker } attacks { $target } for { $damage }: { $left } left.
}
gorpg-event-strike = { $left ->
    [0] { $attacker } strikes { $target } for { $damage }: no life is left.
   *[other] { $attacker } strikes { $target } for { $damage }: { $left } left.
}
gorpg-event-blow = { $left ->
    [0] { $attacker } attacks { $target } of another party for { $damage }: no life is left.
   *[other] { $attacker } attacks { $target } of another party for { $damage }: { $left } left.
}
gorpg-event-died = { $count ->
    [0] { $hero } is dead.
   *[other] { $hero } is dead, and gone with it: { $items }.
}
gorpg-event-healed = At home with { $seat } all wounds heal: { $heroes }.
gorpg-event-end-gold = Ten rounds are over: { $winners } won with { $gold } GP.
gorpg-event-end-eliminated = No party is left in round { $round }: the Overlord won.
gorpg-event-end-collective = The last monster fell: { $winners } saved the town together.
gorpg-event-end-individual = The last monster fell: the richest won, { $winners } with { $gold } GP.
gorpg-event-end-survived = The last monster fell: the town is saved, with { $gold } GP.
gorpg-event-end-defeated = Lost in round { $round }, with { $gold } GP and { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
} left.

## Rules, where they matter

gorpg-rule-leader = The leader acts first in everything; the token passes clockwise after each town.
gorpg-rule-muster = One to three heroes from the whole deck, of at most 15 levels together. An ace is 1, a joker 14.
gorpg-rule-locations = A location that was cleared is replaced. A hero or monster gets +5 at a location of its own kind, +2 at the next one in the cycle nature, water, fire, urban, 0 at the opposite one and -2 at the one before. Jokers have no kind.
gorpg-rule-monsters = Monsters lie face down until they are attacked. Each slot has its own number of them; there is one more everywhere from round 5 and another from round 9.
gorpg-rule-summon = The Overlord sees all the monsters of the round before he lays them.
gorpg-rule-lay = Each slot gets exactly what it lacks, face down and for good.
gorpg-rule-quests = One to three heroes go to a location; the others rest and are healed after the battles. First placed attacks first. The order of the heroes settles the last tie when monsters choose a target.
gorpg-rule-equip = A hero's items add to its attack and its health. Wounds stay when items move: no hero may die of it. What is not named goes to the store.
gorpg-rule-rest = Whoever rests is healed. Once a game a party that rests as a whole may take a hero from the tavern.
gorpg-rule-attack = Every hero attacks one monster, one after the other: attack is level, items and bonus. A monster has its level, the location's level and its bonus to lose. What is slain is a trophy.
gorpg-rule-stand = After the last attack the monsters reply, left to right, at the hero of lowest level, then the one of least health, then the left-most.
gorpg-rule-retreat = Each hero who is there loses half of its full health but keeps at least 1, and half of the trophies, rounded down, stay behind.
gorpg-rule-strike = Every living monster strikes once, in any order, at any hero of the party.
gorpg-rule-tavern = New heroes come from the top of the deck: one from the tavern, two after a wipe-out.
gorpg-rule-dismiss = A party has at most five heroes. The items of a dismissed hero go to the store.
gorpg-rule-hunters-deal = Four items are on show for each party.
gorpg-rule-hunters = An item costs its level in trophy levels. Items may be moved freely before the purchase.
gorpg-rule-buy = One purchase a visit, paid together. What is left of a trophy is lost, and nothing superfluous may be paid.
gorpg-rule-mercenaries-deal = Four heroes are on show for each party.
gorpg-rule-mercenaries = A hero costs 5 GP a level. Items are paid at their gold value, trophies at 1 GP a level.
gorpg-rule-hire = One purchase a visit, with items, trophies and coins; nothing superfluous may be paid. With more than five heroes some of the old ones go first; their items may be paid.
gorpg-rule-trade = Heroes, with their wounds and items, and items may change hands; no trophies, no coins. Nobody may have more than five heroes, or none.
gorpg-rule-answer = An exchange happens only if the other party accepts.
gorpg-rule-town-deal = The last battle is fought in town: urban, level 10.
gorpg-rule-ready = Every hero fights in the last battle. Wounds stay, and there is no retreat.
gorpg-rule-charge = Against the Overlord each party attacks with one hero a turn; alone, with every hero. There is no retreat.
gorpg-rule-wrath = Each monster strikes once a turn at the most.
gorpg-rule-condemn = In a tie for the most gold the Overlord names who loses, until one is left.
gorpg-rule-over = Gold counts: items at their value, 1 GP for each trophy level, and coins.
