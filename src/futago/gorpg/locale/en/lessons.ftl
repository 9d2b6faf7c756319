# Go RPG's lessons: what is said at each step, of a good move and of likely other ones.

## First heroes, first quest

lesson-gorpg-muster-title = First heroes, first quest
lesson-gorpg-muster-line = Who sets out with you, and where to.
lesson-gorpg-muster-heroes = You lead a party. Choose up to three heroes from the whole deck; their levels may total at most 15. Levels go from 1 to 13, and a joker is 14. Several heroes attack more often than one. Put together your own party.
lesson-gorpg-muster-heroes-good = Your first heroes. You can have up to five; hire more in town.
lesson-gorpg-muster-quest = Let’s go on with heroes of nature 5, water 6 and fire 4. Each slot holds a location with monsters, face down. A card fights best at a location of its own affiliation: +5. The higher a location’s level, the tougher its monsters. Send all three heroes to the easiest place, slot 1.
lesson-gorpg-muster-quest-good = Once placed, a party cannot change its mind. The monsters are revealed when the battle begins.
lesson-gorpg-muster-quest-all = You may leave heroes at home, but here send all three.
lesson-gorpg-muster-quest-where = That is bold: higher levels and more monsters. Slot 1 has one monster, level 3, and suits your nature hero.
lesson-gorpg-muster-quest-rest = Nobody is tired yet. Go on a quest.
lesson-gorpg-muster-attack = One monster, and it has 7 health: its level 4 and the location’s 3. Your nature hero attacks with 10: level 5 and +5 for the place. Attack with it.
lesson-gorpg-muster-attack-good = It falls and becomes your trophy. The location is cleared; you can spend your trophies in town.
lesson-gorpg-muster-attack-weak = That one has only 4 attack here and would leave the monster standing. Use the nature hero.
lesson-gorpg-muster-attack-stay = No need to flee: one blow is enough.

## An exchange

lesson-gorpg-battle-title = A battle and its numbers
lesson-gorpg-battle-line = Attack, health, counter-attack: how an exchange works.
lesson-gorpg-battle-strong = A fire location of level 3 and three monsters. A hero’s attack is level + items + bonus; a monster’s health is level + the location’s level + bonus. Your fire hero attacks with 14. The fire monster has 10 health and would hit hardest: attack it first.
lesson-gorpg-battle-strong-good = 14 against 10: it falls. Any excess is lost; damage never carries over.
lesson-gorpg-battle-strong-waste = It would fall, but the fire monster, the dangerous one, would be left, and only this hero can fell it in one blow.
lesson-gorpg-battle-strong-first = He will have his turn. Begin with the strong fire hero.
lesson-gorpg-battle-strong-stay = This battle can be won. Stay.
lesson-gorpg-battle-exact = In an exchange each hero attacks one monster, and all of them must attack. Your nature hero has 5. One monster has exactly 5 health, because its affiliation is weak here; the other has 6. Choose.
lesson-gorpg-battle-exact-good = 5 against 5: at 0 it is dead.
lesson-gorpg-battle-exact-one = 5 against 6 leaves one point, and a wounded monster attacks as hard as before. Take the other.
lesson-gorpg-battle-reply = All heroes have attacked. Now the surviving monsters attack your hero with the lowest level. One is left, with 3 attack; your nature hero has 5 health. Stay and face it.
lesson-gorpg-battle-reply-good = A wound of 3: it lowers health, never attack. It stays until that hero rests for a round.
lesson-gorpg-battle-reply-stay = A retreat would cost half of your health and half of your trophies. Three points are cheaper.
lesson-gorpg-battle-last = The next exchange. One monster with 6 health is left. Attack.
lesson-gorpg-battle-last-good = A battle goes on like this until one side is gone or the party retreats. What you slay is yours.

## Retreat and rest

lesson-gorpg-retreat-title = Retreat and rest
lesson-gorpg-retreat-line = When it is wise to go home, and what it costs.
lesson-gorpg-retreat-leave = The monsters are revealed, and they are giants: 26 and 22 health. Each counter-attack would kill a hero. On your turn you may retreat at any time, even before your first attack. Each hero loses half of its full health, rounded down.
lesson-gorpg-retreat-leave-good = Hurt, but alive. A dead hero is out of the game, with everything it carried. The monsters stay, face up.
lesson-gorpg-retreat-leave-count = Do the maths: even all of you together can’t kill one of them, and their attacks kill. Retreat.
lesson-gorpg-retreat-trophies = Another quest. You have slain two monsters, of levels 2 and 6, but the last one is too strong. Half of your unsold trophies, here one of two, is left behind for whoever clears the place. You choose which. Trophies from earlier quests would count too: don’t hoard them.
lesson-gorpg-retreat-trophies-good = The level 6 trophy comes home. Health after a retreat never falls below 1.
lesson-gorpg-retreat-trophies-lower = A trophy is worth its level: keep the 6 and leave the 2.
lesson-gorpg-retreat-trophies-leave = Your heroes are wounded and this monster attacks hard. Retreat.
lesson-gorpg-retreat-rest = Next round. Heroes who don’t go on a quest are fully healed. Let the whole party rest.
lesson-gorpg-retreat-rest-good = Everybody is healed. Resting parties go shopping like the others.
lesson-gorpg-retreat-rest-hurt = Two health points won’t last long out there. Let them rest.
lesson-gorpg-retreat-tavern = The quests are over. A party that has rested as a whole may, once a game, take the top hero of the deck from the tavern, whoever it is. Take it.
lesson-gorpg-retreat-tavern-good = One more hero, of level 8. If you had five already, one of them would have to leave.
lesson-gorpg-retreat-tavern-pass = You could save it for later, but two heroes are few. Take one now.

## Town

lesson-gorpg-town-title = Two guilds
lesson-gorpg-town-line = Buying with trophies, hiring with gold, and no change given.
lesson-gorpg-town-buy = The hunters’ guild sells four items. An item costs its level, paid with the levels of your trophies. You get one purchase per visit, and what is left of a trophy is lost. You have trophies of 4 and 6. Spend all ten levels without waste.
lesson-gorpg-town-buy-good = 8 and 2 for 6 and 4: nothing lost. Items make heroes stronger now, and count 5 gold pieces (GP) per level at the end.
lesson-gorpg-town-buy-change = Ten levels for an item of 8: two are lost. Take the item of level 2 with it.
lesson-gorpg-town-buy-small = You can have more: two items that cost ten together.
lesson-gorpg-town-buy-pass = You could wait, but two trophies buy something good today.
lesson-gorpg-town-equip = Later, at the mercenary guild. Items move freely at every visit. An item adds its level to its hero’s attack and health. Give the item of level 8 to a hero.
lesson-gorpg-town-equip-good = Eight more attack, eight more health.
lesson-gorpg-town-equip-strong = That item can wait. Hand out the one of level 8.
lesson-gorpg-town-equip-first = In a moment. First give the item of level 8 to a hero.
lesson-gorpg-town-hire = A hero costs 5 GP a level: the one of level 3 costs 15. Pay with items, worth 5 GP a level, or trophies, worth 1 GP a level. Hire that hero and pay exactly 15.
lesson-gorpg-town-hire-good = An item of level 3 for a hero of level 3. The party may have five heroes; three of them go on a quest.
lesson-gorpg-town-hire-change = The item of level 4 is worth 20: five would be lost as change. Another item fits.
lesson-gorpg-town-hire-exact = That pays too much. One item of level 3 is exactly 15 GP.
lesson-gorpg-town-hire-dear = A strong hero, at a price. Take the cheap one: level 3, 15 GP.
lesson-gorpg-town-hire-now = Hire the hero of level 3.

## A round

lesson-gorpg-round-title = A round from beginning to end
lesson-gorpg-round-line = Leader, quests, battle, two guilds, and the token passes on.
lesson-gorpg-round-equip = You are the leader, so you always go first. Before you set out you may still equip your heroes. Give the item from your hideout to a hero.
lesson-gorpg-round-equip-good = You may do this as often as you like until you place your party.
lesson-gorpg-round-equip-first = Equip first: in the hideout the item helps nobody.
lesson-gorpg-round-quest = Slot 1 is an urban place with a single monster: just right for your urban hero. Go there.
lesson-gorpg-round-quest-good = Party 2 has come to the same place. Two parties may share a location; the first one placed attacks first.
lesson-gorpg-round-quest-home = Your urban hero has +5 at slot 1, and only one monster waits there.
lesson-gorpg-round-quest-go = Everybody is well. Send them to slot 1.
lesson-gorpg-round-fight = You were first, so you attack before the others. The trophy goes to the party that deals the last blow.
lesson-gorpg-round-fight-good = If it fell, it is yours, and party 2 goes home with nothing. Now to town, leader first.
lesson-gorpg-round-fight-stay = The monster is weak: attack with your urban hero.
lesson-gorpg-round-hunters = Your trophy is worth 3 levels. Buy the item of level 3.
lesson-gorpg-round-hunters-good = The offer was refilled to four items for party 2. Anything unsold at the end is discarded.
lesson-gorpg-round-hunters-dear = A trophy of 3 for an item of 2 loses a level. There is one of level 3.
lesson-gorpg-round-hunters-buy = Buy the item of level 3 with your trophy.
lesson-gorpg-round-mercenaries = The mercenaries. You could pay with your items, but you need them. Pass.
lesson-gorpg-round-mercenaries-good = The cleared location was replaced, and party 2 leads the next round. A game has ten rounds; from round 5 each slot has one more monster, and from round 9 another.
lesson-gorpg-round-mercenaries-keep = Keep what you have this time, and pass.

## The count

lesson-gorpg-score-title = The last visit and the count
lesson-gorpg-score-line = Why you shouldn’t keep your trophies.
lesson-gorpg-score-shop = Ten rounds are over, and the hunters’ guild opens one last time. At the end an item is worth 5 GP per level, a trophy only 1 GP per level. You have trophies of 4, 6 and 3. Turn them all into the best item you can.
lesson-gorpg-score-shop-good = 13 levels became 65 GP instead of 13, and you have won. Heroes count only to break a tie.
lesson-gorpg-score-shop-pass = Then your trophies count 13 GP. An item of level 13 counts 65.
lesson-gorpg-score-shop-more = A good purchase, but a better one is possible: 13 levels, one item.
lesson-gorpg-score-shop-equip = It makes no difference now who carries what. Buy.

## The Overlord

lesson-gorpg-overlord-title = You are the Overlord
lesson-gorpg-overlord-line = Place your monsters, direct every attack.
lesson-gorpg-overlord-lay = In this mode one player leads the monsters, and wins if all parties are gone by the end of round 10. You see the monsters you have drawn and place them face down in the slots. Slot 1 takes one monster. It is a nature location: place your strongest nature monster there. Slot 2 takes two monsters and slot 3 the others, as you like.
lesson-gorpg-overlord-lay-good = Level 9, the place’s 3 and a bonus of 5: 17 health, and nobody knows. Now the parties choose where to go. You did not have to place the strongest where they expect them.
lesson-gorpg-overlord-lay-bonus = It would serve, but the nature monster of level 9 gets +5 here.
lesson-gorpg-overlord-strike = A later battle: you direct the counter-attack. Each monster attacks once, at any hero. The fire monster attacks with 7, the urban one with 6. The fire hero has 5 health left, the nature hero 7. Both can fall: begin with the urban monster.
lesson-gorpg-overlord-strike-good = 6 against 5. One to go.
lesson-gorpg-overlord-strike-small = 6 against 7 leaves one health point. Attack the fire hero with it.
lesson-gorpg-overlord-strike-waste = It would fall, but then 6 isn’t enough for the other one. Keep the 7 for the nature hero.
lesson-gorpg-overlord-strike-first = That attack is right, too. For this lesson begin with the urban monster.
lesson-gorpg-overlord-finish = Now attack the nature hero with the fire monster.
lesson-gorpg-overlord-finish-good = Party 1 has no hero left and is out. Your survivors return to you, healed, and wait for round 10.

## Against the Overlord

lesson-gorpg-wrath-title = Round 10 against the Overlord
lesson-gorpg-wrath-line = The monsters come to town, and every hero fights.
lesson-gorpg-wrath-ready = The last battle is fought in town: urban, level 10. All heroes take part, wounds stay, nobody retreats. First hand out what is in your hideout.
lesson-gorpg-wrath-ready-good = Seven more health for a wounded hero.
lesson-gorpg-wrath-ready-first = There is still an item in your hideout. Give it to a hero first.
lesson-gorpg-wrath-set = When everything is handed out, pass.
lesson-gorpg-wrath-set-good = Starting with the leader, each party attacks with one hero; then the Overlord attacks as many times as there were parties at the start.
lesson-gorpg-wrath-set-pass = That’s fine as it is. Pass.
lesson-gorpg-wrath-charge = Two monsters are left. The fire one has 17 health; your urban hero attacks with 21. You could also attack a hero of party 2: then it would be every party for itself. Attack the fire monster.
lesson-gorpg-wrath-charge-good = Party 2 kills the other one, and the parties win together. If a party had attacked another, only the richest would have won.
lesson-gorpg-wrath-charge-blow = That would be the first attack between parties: then only the richest could win. Stick together this time.
lesson-gorpg-wrath-charge-strong = Let the urban hero take the big one: 21 against 17.

## Alone

lesson-gorpg-solo-title = Solo against the deck
lesson-gorpg-solo-line = Three slots, monsters that heal, and a score to beat.
lesson-gorpg-solo-quest = In solo mode there are always three slots, with more monsters every round. Monsters you leave alive heal, and in round 10 all of them come to town with five more. So clear places while you can: slot 1 has a low level and suits your urban hero.
lesson-gorpg-solo-quest-good = One monster was already known; the other is revealed now.
lesson-gorpg-solo-quest-clear = A harder place with more monsters. Slot 1 can be cleared.
lesson-gorpg-solo-quest-heal = Nobody is hurt, and in solo mode the tavern has no free hero. Go.
lesson-gorpg-solo-first = Attack with the urban hero: 19 is enough for either of them.
lesson-gorpg-solo-first-good = The others finish it. If you ever have no hero left, the game is lost.
lesson-gorpg-solo-first-strong = Begin with your strongest, the urban hero.
lesson-gorpg-solo-swarm = Round 10. The monsters have come to town. All heroes fight, and there is no retreat. You may still equip; when you’re ready, pass.
lesson-gorpg-solo-swarm-good = You attack first, with every hero; then the monsters attack your hero with the lowest level, from left to right.
lesson-gorpg-solo-win = One is left, with 10 health. Finish it.
lesson-gorpg-solo-win-good = The town is saved. Your gold is the score to beat next time.
lesson-gorpg-solo-win-count = That hero would do it too, but let one of the urban heroes have the honour.

## The first quest

lesson-gorpg-first-quest-title = Your first quest
lesson-gorpg-first-quest-line = Two minutes: three heroes, one location, one battle, one purchase.
lesson-gorpg-first-quest-heroes = I am the Trail Guide. Three heroes make a good start; their levels may total 15. Take me, the Helmswoman and the Kiln Keeper: 5, 6 and 4, not one level wasted.
lesson-gorpg-first-quest-heroes-good = A fine party!
lesson-gorpg-first-quest-heroes-those = A possible party, but I have planned with us three: follow the pointer.
lesson-gorpg-first-quest-quest = Now, where to? In the Old Orchard two monsters lie face down. It is a place of nature, like me: there I attack with 5 more. Send all three of us.
lesson-gorpg-first-quest-quest-good = Off we go. The cards are flipped!
lesson-gorpg-first-quest-quest-there = Not this time: follow the pointer to the Old Orchard, with all three of us.
lesson-gorpg-first-quest-strong = A Blazing Scorpion with 7 health and a Greedy Gull with 3. The Scorpion would fell our Kiln Keeper, so it goes first: my attack here is 10.
lesson-gorpg-first-quest-strong-good = 10 against 7: down it goes, and becomes our trophy.
lesson-gorpg-first-quest-strong-first = First let me attack the Scorpion: follow the pointer.
lesson-gorpg-first-quest-second = The Gull has 3 health, and the Helmswoman attacks with 4. Whatever is left standing counter-attacks, so make an end of it.
lesson-gorpg-first-quest-second-good = Nobody is hurt, and both are ours!
lesson-gorpg-first-quest-second-that = The Gull is left: follow the pointer.
lesson-gorpg-first-quest-buy = In town trophies are money. Ours are worth 6 levels, and so is the Smith’s Hammer. Choose it; the payment is laid out for you.
lesson-gorpg-first-quest-buy-good = As trophies they would have counted 6 gold at the end; the hammer counts 30, and gives whoever carries it 6 more attack and health. That was a round! After ten of them the richest party wins. Shall we play?
lesson-gorpg-first-quest-buy-that = The hammer fits our trophies to the last level: follow the pointer.
first-quest-says = The Trail Guide says
