# The rules of Go RPG to read, section by section; rulebook.toml says which of them apply when, and
# rules/facts.py which facts they get.

rules-gorpg-goal = The game
rules-gorpg-goal-standard = { $others ->
    [yes] Each player leads a party of heroes. For ten rounds they go out to slay monsters, come back to town and turn trophies into equipment. Whoever is richest at the end wins.
   *[no] You lead a party of heroes. For ten rounds they go out to slay monsters, come back to town and turn trophies into equipment. The aim is to be as rich as possible at the end.
}
rules-gorpg-goal-overlord = One player, the Overlord, leads the monsters against { $players ->
    [one] one party
   *[other] { $players } parties
}. { $contest ->
    [alone] The Overlord wins if the party has no hero left; the party wins if it beats the monsters in round 10.
    [collective] The Overlord wins if no party is left; the parties win together if they beat the monsters in round 10.
    [individual] The Overlord wins if no party is left; if the monsters are beaten in round 10, the richest party wins.
   *[open] The Overlord wins if no party is left; the parties win together if they beat the monsters in round 10 without turning on each other.
}
rules-gorpg-goal-solo = One party plays alone against the deck. It has to survive round 10; its gold is then the score to beat.

rules-gorpg-cards = Cards and affiliations
rules-gorpg-cards-decks = There are four decks: heroes, monsters, locations and equipment. Each has four affiliations (nature, water, fire and urban) with levels 1 to 13, and { $jokers ->
    [one] one joker
   *[other] two jokers
} of level 14. An item is worth { $item-value ->
    [one] 1 gold piece (GP)
   *[other] { $item-value } gold pieces (GP)
} per level.
rules-gorpg-cards-bonus = Heroes and monsters get a bonus from the location: +5 for their own affiliation, +2 for the next one in the circle nature, water, fire, urban, 0 for the opposite one, and -2 for the one before. Jokers have no affiliation: their bonus is 0, and at a joker location everybody has 0. An item’s affiliation does not matter.

rules-gorpg-numbers = Attack and health
rules-gorpg-numbers-sums = A hero’s attack is level + items + bonus; its health is level + items. A monster’s attack is level + bonus; its health is level + the location’s level + bonus. Attack, and a monster’s health, are at least 1.
rules-gorpg-numbers-damage = An attack takes as much health as the attacker’s attack. At 0 the card is dead. Wounds lower health, never attack. An attack hits one card; any excess is lost.

rules-gorpg-muster = First heroes
rules-gorpg-muster-parties = { $leader-number ->
    [0] The first leader is drawn at random.
   *[other] Party { $leader-number } is the first leader.
} Each party picks one to three heroes from the whole deck, with at most 15 levels in total: { $muster-order ->
    [leader-first] clockwise, starting with the leader
   *[last-first] counter-clockwise, the leader last
}. The rest is shuffled.
rules-gorpg-muster-alone = The party picks one to three heroes from the whole deck, with at most 15 levels in total. The rest is shuffled.

rules-gorpg-slots = Locations and monsters
rules-gorpg-slots-count = There are { $slot-count } slots. Monsters per slot, in order: { $monsters-at-first }; one more each from round 5, and another from round 9.
rules-gorpg-slots-solo = There are always three slots: 2, 2 and 3 monsters in round 1, rising to 5 each in round 9. Survivors heal fully; revealed monsters stay revealed.
rules-gorpg-slots-hidden = { $mode ->
    [overlord] Monsters lie face down, known only to the Overlord, until they are attacked.
   *[other] Monsters lie face down, unknown to everybody, until they are attacked.
}
rules-gorpg-slots-cleared = A location is cleared when its last monster is slain; it is replaced in the next round. { $mode ->
    [overlord] Every other location stays, and its slot is filled up.
   *[other] Every other location keeps its monsters and is filled up.
}
rules-gorpg-slots-empty = A slot may be left without monsters: it counts as cleared. { $others ->
    [yes] The first party to go there takes any trophies left behind, without a fight; if nobody goes, they are lost.
   *[no] A party that goes there takes any trophies left behind, without a fight; otherwise they are lost.
}
rules-gorpg-slots-bounty = Whoever slays the last monster of a location gets a bounty: the location’s level in GP, paid in coins.

rules-gorpg-quests = Quests
rules-gorpg-quests-parties = Starting with the leader, each party equips its heroes as it likes, then sends one to three of them to a slot, or rests. Once placed, it cannot change its mind. { $sharing ->
    [both] Both parties can go to the same location
    [any] Any number of parties can go to the same location
   *[two] At most two parties can go to the same location
}; the first one placed attacks first.
rules-gorpg-quests-alone = The party equips its heroes as it likes, then sends one to three of them to a slot, or rests. Once placed, it cannot change its mind.
rules-gorpg-quests-order = Battles are played slot by slot. After the visit to town the leader token passes clockwise.

rules-gorpg-rest = { $mode ->
    [solo] Rest
   *[other] Rest and tavern
}
rules-gorpg-rest-heal = A hero who does not quest is healed in full at the end of the battles. { $mode ->
    [standard] A party may rest as a whole in any round.
   *[other] A party may rest as a whole in any round but the last.
}
rules-gorpg-rest-tavern = { $recruit-when-back ->
    [yes] Once a game, a party that has rested as a whole may take the top hero of the deck from the tavern, unseen. It decides when the quests of the round are over.
   *[no] Once a game, a party that rests as a whole may take the top hero of the deck from the tavern. It says so when it goes to rest; the hero joins when the quests of the round are over.
} { $newcomer-stays ->
    [yes] If that makes six heroes, one of the earlier five has to leave.
   *[no] If that makes six heroes, one of them has to leave.
}

rules-gorpg-battle = Battles
rules-gorpg-battle-attack = { $battle ->
    [one-exchange] A battle is a single exchange.
   *[to-the-end] A battle is a series of exchanges.
} First every hero of the party attacks one monster, one after the other; { $retreat-between-attacks ->
    [yes] all of them must attack, unless the party retreats
   *[no] all of them must attack
}. { $others ->
    [yes] A slain monster becomes a trophy of the party that dealt the last blow.
   *[no] A slain monster becomes a trophy.
}
rules-gorpg-battle-targets = Then the monsters attack, from left to right: the hero with the lowest level (then the least health, then furthest left), always the same one until it falls.
rules-gorpg-battle-overlord = Then each monster attacks once, in the order and at the heroes the Overlord chooses; every monster must attack.
rules-gorpg-battle-turns = { $sharing ->
    [any] If several parties are at a location, they take turns
   *[two] If two parties are at a location, they take turns
}: the first party attacks and the monsters attack it back, { $battle ->
    [one-exchange] then the next party.
   *[to-the-end] then the next party, and so on.
}
rules-gorpg-battle-end = { $battle ->
    [one-exchange] Then the battle is over: whoever still stands goes home, without the losses of a retreat.
   *[to-the-end] This goes on until the monsters or the party are dead, or the party retreats.
}
rules-gorpg-battle-left = { $others ->
    [yes] If monsters are left then, all trophies of the quest stay behind for whoever clears the location.
   *[no] If monsters are left then, all trophies of the quest stay behind until the location is cleared.
}

rules-gorpg-retreat = Retreat
rules-gorpg-retreat-when = { $retreat-between-attacks ->
    [yes] Once the monsters are revealed, a party may retreat at any point of its own turn: before, between or after its attacks, but not while the monsters attack.
   *[no] A party may retreat before its first attack of an exchange or after its last, never in between.
} Each of its heroes there loses half of its full health, rounded down, but keeps at least 1.
rules-gorpg-retreat-trophies = { $left-behind ->
    [half-of-quest] Half of the quest’s trophies (rounded down, your choice) are left behind
    [slain] All trophies of the quest are left behind
    [slain-and-half] All trophies of the quest and half of your older ones (rounded down, your choice) are left behind
   *[half-of-all] Half of your unsold trophies, the quest’s and older ones together (rounded down, your choice), are left behind
} { $others ->
    [yes] for whoever clears the location.
   *[no] until the location is cleared.
}
rules-gorpg-retreat-damage = Monsters keep their damage.

rules-gorpg-death = Death
rules-gorpg-death-hero = { $dead-return ->
    [yes] A dead hero is lost, with its items. { $scarce-decks ->
        [yes] When the hero deck runs out, dead heroes come back.
       *[no] When their decks run out, the dead and their items come back.
    }
   *[no] A dead hero is out of the game for good, with its items: they never come back.
}
rules-gorpg-death-standard = A party whose questing heroes all die keeps the trophies of the quest. If it has no hero left at all, it sits out the whole next round, then draws two heroes; it can still shop meanwhile.
rules-gorpg-death-overlord = { $others ->
    [yes] A party whose questing heroes all die leaves all trophies of the quest behind for whoever clears the location. A party without a hero is out of the game at once, with all it owns.
   *[no] If all questing heroes die, all trophies of the quest stay behind until the location is cleared. Without a hero the party has lost.
}
rules-gorpg-death-solo = { $last-stand ->
    [questing] If all questing heroes die, the game is lost, even if others are at home.
   *[all] If all questing heroes die, the party keeps the trophies of the quest. With no hero left at all the game is lost.
}

rules-gorpg-items = Items
rules-gorpg-items-carried = { $items-per-hero ->
    [none] A hero can carry any number of items.
    [one] A hero can carry only one item.
   *[other] A hero can carry at most { $items-per-hero } items.
} { $mode ->
    [standard] You may move them freely before a quest and at every visit to town.
   *[other] You may move them freely before a quest, at every visit to town and before the last battle.
} Wounds stay when items move; a change that would kill a hero is not allowed.

rules-gorpg-hunters = The hunters’ guild
rules-gorpg-hunters-visit = { $others ->
    [yes] After the battles, leader first, each party sees four items and may buy any of them in one purchase.
   *[no] After the battles the party sees four items and may buy any of them in one purchase.
} The price is their total level, paid in levels of trophies. What is left of a trophy is lost, and you may not pay with more cards than needed.{ $others ->
    [yes] {" "}Then the offer is refilled to four.
   *[no] {""}
}

rules-gorpg-mercenaries = The mercenary guild
rules-gorpg-mercenaries-visit = The mercenary guild works the same way, with four heroes at 5 GP per level. Pay with items ({ $item-value } GP per level){ $coins-used ->
    [yes] , trophies (1 GP per level) and coins
   *[no] {" "}and trophies (1 GP per level)
}; leftover gold is { $change ->
    [kept] kept as coins
   *[lost] lost
}. New heroes can fight from the next round.
rules-gorpg-mercenaries-five = A party has at most five heroes. If you hire more, dismiss exactly as many old ones; their items go to your hideout first and can be used to pay.

rules-gorpg-trade = Trade between parties
rules-gorpg-trade-offer = When visiting the town, a party may offer another one a trade of heroes (with their wounds and items) and items. Gifts are allowed, but { $coins-used ->
    [yes] no trophies or coins
   *[no] no trophies
}. The other party accepts or declines. Nobody may end up with more than five heroes or with none.

rules-gorpg-decks = Decks that run out
rules-gorpg-decks-refilled = When a card is needed and its deck is empty, the discard pile is shuffled; { $dead-return ->
    [yes] if that is empty too, the removed cards are used; if there are none, a fresh copy of the deck.
   *[no] if that is empty too, a fresh copy of the deck is used.
}{ $out-return ->
    [yes] {" "}But first the trophies of parties that are out go back into the monster deck.
   *[no] {""}
}
rules-gorpg-decks-scarce = When the monster deck is empty, no more monsters come. When the equipment deck is empty, its discard pile is shuffled; if that is empty too, nothing more is for sale. For heroes and locations the discard pile is shuffled, then a fresh copy of the deck is used.

rules-gorpg-overlord = The Overlord
rules-gorpg-overlord-lay = The Overlord sees all monsters drawn for the round and places exactly as many as each slot lacks, face down. They cannot be moved later.
rules-gorpg-overlord-return = { $regroup ->
    [all] After the battles all surviving monsters, those of slots nobody visited too, return to the Overlord, healed, and wait for round 10.
   *[fought] Monsters that survive at a slot visited by a party return to the Overlord, healed, and wait for round 10. Slots nobody visited stay as they are.
}

rules-gorpg-last-battle = The last battle
rules-gorpg-last-battle-town = Round 10 is fought in town: urban, level 10. Every hero takes part, { $heal-before-last ->
    [yes] all wounds are healed first
   *[no] wounds stay
}, items are handed out freely, and nobody rests or retreats.
rules-gorpg-last-battle-field = The Overlord has the monsters that returned and { $scarce-decks ->
    [yes] at most { $monsters-at-last }
   *[no] { $monsters-at-last }
} new ones, as many as all slots held in round 9.
rules-gorpg-last-battle-charge = { $contest ->
    [alone] The party attacks a monster with one living hero; then the Overlord attacks once, with any monster.
   *[other] Starting with the leader, each party attacks with one living hero: { $contest ->
        [collective] a monster
       *[other] a monster, or another party’s hero
    }. Then the Overlord attacks { $strikes ->
        [alive] once for each party still alive
       *[start] { $players } times, once for each party at the start
    }, { $strikers ->
        [once] each monster at most once a turn
       *[any] with any monsters, even the same one several times
    }.
} This goes on until all monsters or all heroes are dead.
rules-gorpg-last-battle-solo = { $swarm ->
    [fought] The monsters left on the slot attacked in round 9 come, plus five more.
   *[all] The monsters left on all three slots come, plus five more.
} All your heroes attack; then { $monster-targets ->
    [best] each monster, from left to right, attacks the hero with the highest attack among those it can kill, or else the one with the least health.
    [player] each monster, from left to right, attacks the hero you choose.
   *[rule] the monsters attack by the usual rule, from left to right.
} This goes on until one side is dead.

rules-gorpg-score = End and score
rules-gorpg-score-final-shop = After round 10 the hunters’ guild opens once more, but not the mercenary guild.
rules-gorpg-score-standard = { $others ->
    [yes] In the end the richest party wins. In a tie, the party with more hero levels wins; if still tied, victory is shared.
   *[no] In the end your gold is counted.
}
rules-gorpg-score-overlord = { $contest ->
    [alone] When the last monster falls, the party wins. If it has no hero left, the Overlord wins.
    [collective] When the last monster falls, the surviving parties win together. If all parties are dead, the Overlord wins.
    [individual] When the last monster falls, the richest surviving party wins; in a tie the Overlord chooses who loses. If all parties are dead, the Overlord wins.
   *[open] When the last monster falls, the surviving parties win together. But if a party attacked another party’s hero in round 10, only the richest wins; in a tie the Overlord chooses who loses. If all parties are dead, the Overlord wins.
}
rules-gorpg-score-solo = If the town is saved, your gold is your score, kept for each set of options. Lost games have no score.
rules-gorpg-score-gold = Items count { $item-value } GP per level, carried or in the hideout; trophies count { $trophy-value ->
    [card] 1 GP per card
   *[level] 1 GP per level
}{ $coins-used ->
    [yes] ; coins count at their value.
   *[no] .
}

## Captions of the pictures

rules-gorpg-picture-goal = The market square, and trouble beyond the wall.
rules-gorpg-picture-cards = A hero, a monster, an item and a location; beside it, the bonus of each affiliation there.
rules-gorpg-picture-numbers = At a location of its own affiliation: attack is level + item + bonus, health is level + item.
rules-gorpg-picture-slots = A location and its three monsters: only the one that was attacked is known.
rules-gorpg-picture-battle = The hero’s attack exceeds the monster’s health: it falls, and the excess is lost.
