# The rules of Go RPG to read, section by section; web/src/rules/gorpg.ts says which belongs where.

rules-gorpg-goal = The game
rules-gorpg-goal-1 = Each player leads a party of heroes. For ten rounds they go out to slay monsters, come back to town and turn trophies into equipment. Whoever is richest at the end wins.
rules-gorpg-goal-2 = One player, the Overlord, leads the monsters against one to six parties. He wins if no party is left; the parties win if the monsters are beaten in round 10.
rules-gorpg-goal-3 = One party plays alone against the deck. It has to survive round 10; the gold it then has is the score to beat.

rules-gorpg-cards = Cards and kinds
rules-gorpg-cards-1 = There are four decks: heroes, monsters, locations and equipment. Each has the four kinds nature, water, fire and urban with levels 1 to 13, and jokers of level 14.
rules-gorpg-cards-2 = Heroes and monsters get a bonus from the place: +5 at a location of their own kind, +2 at the next kind in the circle nature, water, fire, urban, 0 at the opposite one, and -2 at the one before. Jokers have no kind: their bonus is 0, and at a joker’s location everybody has 0. The kind of an item does not matter.

rules-gorpg-numbers = Attack and life
rules-gorpg-numbers-1 = A hero’s attack is level + items + bonus; its life is level + items. A monster’s attack is level + bonus; its life is level + the location’s level + bonus. Attack, and a monster’s life, are at least 1.
rules-gorpg-numbers-2 = A blow takes as much life as the attacker has attack. At 0 the card is dead. Wounds lower life, never attack. A blow hits one card; what is too much is lost.

rules-gorpg-muster = First heroes
rules-gorpg-muster-1 = The first leader is drawn by lot. Then each party picks one to three heroes from the whole deck, of at most 15 levels together: the last seat first, the leader last. The rest is shuffled.

rules-gorpg-slots = Locations and monsters
rules-gorpg-slots-1 = There is one slot more than parties. They hold 1, 2, 3, 2, 1, 3, 2 and 1 monsters; one more each from round 5, another from round 9.
rules-gorpg-slots-2 = There are always three slots: 2, 2 and 3 monsters in round 1, rising to 5 each in round 9. What survives heals in full; what was turned up stays so.
rules-gorpg-slots-3 = Monsters lie face down, unknown to everybody, until they are attacked.
rules-gorpg-slots-4 = A location whose last monster was slain is cleared: it is replaced in the next round. Others keep their monsters and are filled up.

rules-gorpg-quests = Quests
rules-gorpg-quests-1 = From the leader each party equips as it likes, then sends one to three heroes to a slot, or rests. Once placed, it is committed. At most two parties go to one location; who was placed first attacks first.
rules-gorpg-quests-2 = The battles are played slot by slot. After town the leader’s token passes clockwise.

rules-gorpg-rest = Rest and tavern
rules-gorpg-rest-1 = A hero who does not quest is healed in full at the end of the battles. A party may rest as a whole in any round.
rules-gorpg-rest-2 = Once a game a party that rests as a whole may take the top hero of the deck.
rules-gorpg-rest-3 = Alone there is no free hero from the tavern.

rules-gorpg-battle = Battles
rules-gorpg-battle-1 = A battle is a series of exchanges. First every hero of the party attacks one monster, one after the other; none may hold back. What is slain is a trophy of the party that dealt the last blow.
rules-gorpg-battle-2 = Then the monsters strike, left to right, at the hero of lowest level (then of least life, then left-most), the same one until it falls.
rules-gorpg-battle-3 = Then each monster strikes once, in the order and at the heroes that the Overlord names; he may not hold back.
rules-gorpg-battle-4 = With two parties at a location they take turns: first party, monsters at it, second party, monsters at it, and so on.
rules-gorpg-battle-5 = It goes on until the monsters are dead, the party is dead, or it retreats.

rules-gorpg-retreat = Retreat
rules-gorpg-retreat-1 = A party may retreat before its first attack of an exchange or after its last, never in between. Each hero there loses half of its full health, rounded down, but keeps at least 1.
rules-gorpg-retreat-2 = Half of this quest’s trophies, rounded down and of your choice, stay behind as corpses for whoever clears the location next. They go if the location is replaced.
rules-gorpg-retreat-3 = Damage stays on the monsters.

rules-gorpg-death = Death
rules-gorpg-death-1 = A dead hero is gone for good, with its items.
rules-gorpg-death-2 = A party that is wiped out keeps the trophies of the quest. If it has no hero left anywhere, it waits the whole next round, then draws two heroes; it may shop meanwhile.
rules-gorpg-death-3 = A party without a hero is out of the game at once, with its items, trophies and coins. What it slew on that quest stays at the location.
rules-gorpg-death-4 = With no hero left the game is lost.

rules-gorpg-items = Items
rules-gorpg-items-1 = A hero carries any number of items. They can be moved freely before a quest, at every visit in town and before the last battle. Wounds stay when items move; a move that would kill the hero is not allowed.

rules-gorpg-hunters = The hunters’ guild
rules-gorpg-hunters-1 = Leader first, each party sees four items and may buy any of them in one purchase. The price is their levels, paid in levels of trophies. What is left of a trophy is lost, and nothing superfluous may be paid. Then the row is refilled to four.

rules-gorpg-mercenaries = The mercenary guild
rules-gorpg-mercenaries-1 = Likewise with four heroes at 5 GP a level. Pay with items at 5 GP a level and trophies at 1 GP a level; change is lost. What you hire serves from the next round.
rules-gorpg-mercenaries-2 = A party has at most five heroes. Whoever hires more dismisses exactly as many of the old ones; their items reach the store first and may be paid.

rules-gorpg-trade = Trade between parties
rules-gorpg-trade-1 = Only where the switch for trading is on: at a visit in town a party may offer another one an exchange of heroes, with their wounds and items, and items; gifts too, but no trophies or coins. The other accepts or declines. Nobody may end with more than five heroes or give away the last one.
rules-gorpg-trade-2 = Alone there is nobody to trade with.

rules-gorpg-decks = Decks that run out
rules-gorpg-decks-1 = When a card is needed and its deck is empty, the discards are shuffled; if there are none, the cards removed; if there are none, a fresh copy of the deck comes in.

rules-gorpg-last-battle = The last battle
rules-gorpg-last-battle-1 = In the standard game there is none: round 10 is a round like the others.
rules-gorpg-last-battle-2 = Round 10 is fought in town: urban, level 10. Every hero takes part, items are dealt out freely, wounds stay, nobody rests or retreats.
rules-gorpg-last-battle-3 = The Overlord has the monsters that came back to him and as many new ones as all slots held in round 9. From the leader each party attacks with one hero, any living one; then he strikes as often as there were parties at the start, each monster once a turn at the most. And so on to the end.
rules-gorpg-last-battle-4 = The monsters left on all three slots come, and five more. All your heroes attack; then the monsters strike by the usual rule, left to right.

rules-gorpg-overlord = The Overlord
rules-gorpg-overlord-1 = He sees all monsters drawn for the round and lays exactly what each slot lacks, face down and for good.
rules-gorpg-overlord-2 = Monsters that survive at a slot where a party stood return to him, healed, and wait for round 10. Slots where nobody was stay as they are.
rules-gorpg-overlord-3 = There is no Overlord in this mode.

rules-gorpg-score = End and score
rules-gorpg-score-1 = After round 10 the hunters open once more. Then count: items at 5 GP a level, on heroes and in the store, and 1 GP for each level of trophies. A tie goes to more hero levels, then it is shared.
rules-gorpg-score-2 = When the last monster falls, the parties that live win together. But if a party has struck another party’s hero in round 10, the richest alone wins; in a tie the Overlord names who loses. If all parties are dead, he wins.
rules-gorpg-score-3 = If the town is saved, the value of items and trophies is the score to beat, kept with the options of the game. Lost games have none.

rules-gorpg-options = What the switches change
rules-gorpg-options-1 = Set-up: one joker a deck instead of two; the leader picks the first heroes first; the first leader is a seat of your choice; decks that run out stay so.
rules-gorpg-options-2 = Quests: any number of parties at a location; battles of a single exchange, after which everybody goes home unharmed by a retreat; a retreat that costs half of all trophies, not only the quest’s; a bounty of its level in GP for a cleared location; at most one, two or three items a hero.
rules-gorpg-options-3 = Town: items worth 1 or 10 GP a level; change kept as coins; trade between parties; no visit after round 10; trophies worth 1 GP a card at the end.
rules-gorpg-options-4 = Against the Overlord: monsters of all slots return to him every round; heroes are healed before the last battle; he strikes as often as parties are alive; the parties win always together, or each for itself.
rules-gorpg-options-5 = Alone: lost as soon as a whole questing party is dead; only the monsters of the slot fought last come to town; in the last battle monsters aim at the best target, or where you say.
