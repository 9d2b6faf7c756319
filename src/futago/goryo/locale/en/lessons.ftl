# Goryō's lessons: what is said at each step, of a good move and of likely other ones.

## The Samurai's turn

lesson-goryo-samurai-title = The Samurai’s turn
lesson-goryo-samurai-line = Move, search, sniff: six cubes to find out where the cat has been.
lesson-goryo-samurai-walk = You lead four samurai. The cat broke the vase on c5 and planned a secret path from there: four move cubes, the first on c5, then a target. You have six action cubes. First action: move one space. Call the blue samurai and move him to e4.
lesson-goryo-samurai-walk-good = One cube used. A samurai moves one space per cube, at most twice a round, never diagonally.
lesson-goryo-samurai-walk-first = That would be a question. Let us move first: blue to e4.
lesson-goryo-samurai-walk-blue = He may do that, but here it is the blue samurai’s turn: he stands on e5.
lesson-goryo-samurai-walk-early = You may end the turn whenever you like, but six cubes are waiting.
lesson-goryo-samurai-search = Search asks about the samurai’s own space: is one of her cubes here? Search with the blue samurai.
lesson-goryo-samurai-search-good = Yes: a green print. She crossed e4, or her target is there.
lesson-goryo-samurai-search-sniff = Sniffing asks about a space next to him. First search the one he stands on.
lesson-goryo-samurai-search-other = Calling another samurai would end the blue one’s turn for this round. He has an action left.
lesson-goryo-samurai-sniff = Sniff asks about one adjacent space. Each samurai can search once and sniff once a round. Sniff d4.
lesson-goryo-samurai-sniff-good = Yes again. Blue has had his three actions: he rests until the next round.
lesson-goryo-samurai-sniff-where = A fair question, but sniff d4: if she came across the bridge from c5, she may have passed there.
lesson-goryo-samurai-next = Up to three samurai act, one after the other. Call the red one and sniff any space next to him. You can’t ask about c5, where she started: try it and see.
lesson-goryo-samurai-next-good = No: a red print. That tells you something too: she did not go this way.
lesson-goryo-samurai-next-red = Let the red samurai sniff this time.
lesson-goryo-samurai-done = Two cubes are left; you need not use them. End the turn and see where she went.
lesson-goryo-samurai-done-good = Discovery: her path is revealed and the flower on f4 breaks. Your two green prints move the mallet to a bag, and a token is drawn: urns are now sealed, so she can no longer break one.
lesson-goryo-samurai-done-enough = You may, but here it is enough: end the turn.

## A whole turn

lesson-goryo-turn-title = A whole turn
lesson-goryo-turn-line = Play the rulebook’s example of the Samurai’s turn yourself.
lesson-goryo-turn-search = She broke the lantern on c1. The green samurai stands next door, on the helmet. Let him search there.
lesson-goryo-turn-search-good = Yes: she crossed the helmet.
lesson-goryo-turn-search-far = He is too far from c1. Start with green, who stands where she may have passed.
lesson-goryo-turn-sniff = How did she get from c1 to b2: by the urn on b1 or by the flower on c2? Sniff the urn.
lesson-goryo-turn-sniff-good = Yes. So her first cubes lie on c1, b1 and b2. She has one move cube and the target left.
lesson-goryo-turn-sniff-urn = That would not settle it. Ask about the urn on b1.
lesson-goryo-turn-walk = Green could still move, but save the cube. Call the purple samurai and let him move to e3.
lesson-goryo-turn-walk-good = Green is finished for this round: another one has been called.
lesson-goryo-turn-walk-save = Leave green where he is: moving on would not tell us more.
lesson-goryo-turn-walk-south = Purple is the right one; let him move south, to e3.
lesson-goryo-turn-bridge = You can only cross from room to room by a bridge. There is one from e3 to e4: cross it.
lesson-goryo-turn-bridge-good = A samurai can move at most twice a round. He can still ask.
lesson-goryo-turn-flower = Now sniff the flower on f4.
lesson-goryo-turn-flower-good = No. She stayed on the other side of the palace.
lesson-goryo-turn-wait = One cube is left, and you may call one more samurai. From b2 she can reach b4 by way of b3. Put the red samurai there and wait.
lesson-goryo-turn-wait-good = All six cubes are on the board.
lesson-goryo-turn-wait-last = A question could bring one more print, but a samurai on her target is worth more. Move to b4.
lesson-goryo-turn-wait-red = Blue can’t get near her in one step. Red can.
lesson-goryo-turn-done = End the turn.
lesson-goryo-turn-done-good = Caught once: the red samurai stood on her target, so a spirit token is flipped. That and the bag bring two tokens. Two more captures win the game.

## Reading the prints

lesson-goryo-prints-title = Reading the prints
lesson-goryo-prints-line = Four steps, no more and no less: each answer rules out some paths.
lesson-goryo-prints-fork = Round 3. She stands on f3 and has used up her powers: she takes exactly four steps. From f3 she can leave by f2 or by e3. Let the purple samurai, who is next to both, find out which.
lesson-goryo-prints-fork-good = Either answer settles it: she went by e3. The prints on the board are your memory.
lesson-goryo-prints-fork-far = Four steps from f3 do not lead there without passing the purple samurai. Begin with him.
lesson-goryo-prints-fork-exits = Ask about one of the two exits: f2 or e3.
lesson-goryo-prints-fork-later = Blue will get his turn. First find out which way she left f3.
lesson-goryo-prints-centre = From e3 she goes left to the centre, or across the bridge to e4, into the blue samurai’s room. Search where blue stands.
lesson-goryo-prints-centre-good = Yes. f3, e3, e4, e5: that is four cubes already. So only the target is missing, and it is next to e5.
lesson-goryo-prints-centre-stand = First search the space he stands on: it says whether she crossed the middle of his room.
lesson-goryo-prints-centre-blue = The question now is the room behind the bridge, and blue stands in it.
lesson-goryo-prints-which = Next to e5 lie d5, f5 and e6. The vase on e6 is sealed. The scroll on d5 and the mask on f5 are not. One question decides.
lesson-goryo-prints-which-good = Now you know her target: the mask on f5.
lesson-goryo-prints-which-guess = That would be a guess, one chance in two. Sniff first: it costs one cube.
lesson-goryo-prints-which-two = She cannot be going there. Ask about d5 or f5.
lesson-goryo-prints-go = Blue has one action left. Move onto her target.
lesson-goryo-prints-go-good = He waits where she will come.
lesson-goryo-prints-go-other = The answer ruled out d5: her target is f5.
lesson-goryo-prints-done = Two cubes are left; nobody needs them. End the turn.
lesson-goryo-prints-done-good = Caught. Remember: count her cubes, look at seals and broken objects, and ask where two paths split. As long as she has her Sprint, allow for one more step.

## Discovery

lesson-goryo-discovery-title = Discovery, gong and bag
lesson-goryo-discovery-line = What your prints and your samurai earn at the end of a round.
lesson-goryo-discovery-reveal = Two green prints are on the board, and the red samurai has moved to b4. End the turn: Discovery follows automatically, in a fixed order.
lesson-goryo-discovery-reveal-good = First the lantern on b4 broke. Then the mallet moved one gong for each green print and reached a bag. Then red, on the target, flipped a spirit token. One token was drawn for the bag and one for the spirit: helmets and urns are sealed.
lesson-goryo-discovery-reveal-stay = Leave red on b4: a samurai on her target flips a spirit token.
lesson-goryo-discovery-reveal-enough = There are cubes left, but let us see what we have earned.
lesson-goryo-discovery-start = Round 2. She starts from b4, where the red samurai stands too. He can’t search there: you never ask about her starting space. Sniff b5 instead.
lesson-goryo-discovery-start-good = Yes. Samurai stay where they ended: red was in the right place.
lesson-goryo-discovery-start-south = She may have gone there, but ask about b5, the middle of the room.
lesson-goryo-discovery-start-stay = He need not move: b5 is next to him.
lesson-goryo-discovery-start-red = Red is nearest to her. Begin with him.
lesson-goryo-discovery-bridge = The mallet is on the second gong; the next bag is at the fourth. One more yes gets you there. If she left this room, she crossed the bridge from c5 to d5: let blue sniff d5.
lesson-goryo-discovery-bridge-good = Yes: two green prints, two gongs.
lesson-goryo-discovery-bridge-where = That is allowed, but the surest yes is at the bridge: blue sniffs d5.
lesson-goryo-discovery-bag = End the turn and draw.
lesson-goryo-discovery-bag-good = A bag, a token: scrolls are sealed. Each token leaves her fewer targets and rules out one more bound object.
lesson-goryo-discovery-bag-more = More prints would move the mallet further, but let us see the bag now.

## Her plan

lesson-goryo-plan-title = The cat’s plan
lesson-goryo-plan-line = A path, a target, and what she must never break.
lesson-goryo-plan-break = Now you are the cat. Your spirit is bound to the fan: only you know it, and you may never break one. The first object is drawn openly: a helmet. Break any of the four helmets; you start there.
lesson-goryo-plan-break-good = One object is broken. Break four more, one in each round, and you have your vengeance.
lesson-goryo-plan-path = The rulebook’s first example. You stand on the helmet b2. Place four move cubes, the first where you stand, each next to the one before, then the target: four steps, no space twice. The lanterns are sealed and the mask on a3 is broken. Break the scroll on c3.
lesson-goryo-plan-path-good = There are two such paths, one past the urn and one past the fan. You may cross sealed and broken objects, even your bound object: only the target counts.
lesson-goryo-plan-path-scroll = A legal plan, but here we want the scroll on c3. It is only two steps away, so take a detour.
lesson-goryo-plan-bridge = Rooms are joined by bridges only. You stand on b3, beside one. Samurai do not stop you: you may move through them. Break the scroll on d5, two bridges away.
lesson-goryo-plan-bridge-good = Well done. Bridges are few, so a wise samurai asks there.
lesson-goryo-plan-bridge-scroll = That works too, but try to reach d5 by way of b4 and c5.
lesson-goryo-plan-bound = This time you are bound to the urn. With automatic rule checking it can’t be chosen as a target at all; on honour you could choose it, and would lose at once. Plan whatever you like.
lesson-goryo-plan-bound-good = Your plan is made. If you ever have no legal plan left, you are cornered and lose.

## Powers

lesson-goryo-powers-title = Sprint and False Trail
lesson-goryo-powers-line = Two secret powers to throw the Samurai off.
lesson-goryo-powers-sprint = Four steps can never end right beside you, but five can. Sprint, once a game, is a fifth move cube. Break the vase on b3: place five cubes, then the target.
lesson-goryo-powers-sprint-good = One step more, and a target the Samurai had not counted. Sprint is spent now.
lesson-goryo-powers-sprint-vase = That plan is legal. But show what the Sprint can do: break the vase on b3, next to you.
lesson-goryo-powers-sprint-only = The target is right. Keep the False Trail for the next step.
lesson-goryo-powers-trail = The False Trail goes on a space without one of your cubes; if asked about it, you say yes. Go by the urn (b1, c1, c2) to the scroll on c3 and put the trail on b3, where the green samurai may well sniff.
lesson-goryo-powers-trail-good = He sniffed, heard yes and looked the wrong way. In Discovery that print was taken off and did not count; the False Trail is spent. Had nobody asked there, it would have come back to you.
lesson-goryo-powers-trail-honest = In the 2024 edition you may tell the truth about the trail. Here, use it to lie.
lesson-goryo-powers-trail-where = The path is right. Now add the False Trail, and place it on b3.
lesson-goryo-powers-trail-path = Legal, but go by b1, c1 and c2 to the scroll on c3, with the trail on b3.
lesson-goryo-powers-spent = Round 2: the trail is not offered any more, Sprint is. Plan as you like.
lesson-goryo-powers-spent-good = Using a power stays secret until Discovery; which powers are used up is known to everyone.

## Three spirit tokens

lesson-goryo-hunt-title = The third capture
lesson-goryo-hunt-line = Two spirit tokens are flipped. Where will she go?
lesson-goryo-hunt-walk = She started from b6 and has no powers left. The prints show that she crossed c6 and d5, so c5 as well, and her target is next to d5. Urns, masks and helmets are sealed. Send the blue samurai on his way: he has two steps left.
lesson-goryo-hunt-walk-good = One more step.
lesson-goryo-hunt-walk-sealed = From d5 she could go to d4 or d6, but the helmet on d4 is sealed. Move towards d6.
lesson-goryo-hunt-walk-blue = Questions no longer help: blue must stand on her target when the turn ends. He moves towards d6.
lesson-goryo-hunt-onto = Now onto the lantern on d6.
lesson-goryo-hunt-onto-good = He stands where she has to go.
lesson-goryo-hunt-onto-there = Blue has one action left: d6.
lesson-goryo-hunt-done = End the turn.
lesson-goryo-hunt-done-good = The third spirit token is flipped: the Samurai wins. Several samurai on the target at once would flip several tokens.
lesson-goryo-hunt-done-now = Nothing more is needed: end the turn.

## The bound type

lesson-goryo-bound-title = The bound object
lesson-goryo-bound-line = When all tiles but one are flipped, the spirit has no secret left.
lesson-goryo-bound-ask = The tiles in the garden show what cannot be her bound object: what she broke and what came out of the bag. Two are intact, the fan and the vase. The mallet is one gong away from a bag. Ask a question that brings a yes: she is on f3.
lesson-goryo-bound-ask-good = Yes. One green print, one gong, and there is the bag.
lesson-goryo-bound-ask-cold = The answer would be no. Purple stands in her room: let him search, or sniff f2.
lesson-goryo-bound-ask-first = Ask first: purple stands in the middle of her room.
lesson-goryo-bound-done = End the turn and see what the bag holds.
lesson-goryo-bound-done-good = The fan. All tiles but the vase are flipped: she is exorcised, and the Samurai wins. She could have flipped the fan herself, by breaking one.
lesson-goryo-bound-done-now = One yes is enough: end the turn.

## Vengeance

lesson-goryo-vengeance-title = Vengeance
lesson-goryo-vengeance-line = The last round, from the cat’s side.
lesson-goryo-vengeance-tiles = Round 4: break one more object and you win. You are bound to the vase. Of the other tiles only the fan is intact: if it were flipped too, your secret would be out. Choose a target whose tile is already flipped and which is not sealed: a flower or a scroll.
lesson-goryo-vengeance-tiles-good = Five objects are broken and nobody knows your bound object: you have had your vengeance.
lesson-goryo-vengeance-tiles-fan = Breaking a fan would flip its tile. Only the vase would be left, and the Samurai would exorcise you.

## Cursed Object

lesson-goryo-cursed-title = Variant: Cursed Object
lesson-goryo-cursed-line = No powers, but two far-apart spaces that count as adjacent.
lesson-goryo-cursed-break = In this variant there are no powers. As always you break the first object: take the helmet on b2.
lesson-goryo-cursed-break-good = Three helmets are left.
lesson-goryo-cursed-break-centre = Any helmet would do; for this lesson take the one on b2.
lesson-goryo-cursed-curse = Mark two of them. Everyone sees the marks; in your plans the two spaces are adjacent.
lesson-goryo-cursed-curse-good = From now on one step leads from one to the other. For the samurai nothing has changed.
lesson-goryo-cursed-jump = Say you marked a5 and d4, and stand on b4. Make a plan that steps from a5 to d4.
lesson-goryo-cursed-jump-good = Without a bridge, from one corner of the palace to the other.
lesson-goryo-cursed-jump-use = A legal plan, but use the curse: by a4 to a5, and from there to d4.

## Genjutsu

lesson-goryo-genjutsu-title = Variant: Genjutsu
lesson-goryo-genjutsu-line = The Shadow hides a step, the Illusion confuses a samurai.
lesson-goryo-genjutsu-shadow = Here your powers are Shadow and Illusion. The Shadow goes on one of your own move cubes: if asked about it, you say no. Go by b1, c1 and c2 to the scroll on c3, with the Shadow on c2.
lesson-goryo-genjutsu-shadow-good = He sniffed c2, heard no and believed it. The Shadow is used up, because its space was investigated.
lesson-goryo-genjutsu-shadow-later = Keep the Illusion for the next step.
lesson-goryo-genjutsu-shadow-honest = You may tell the truth in the Shadow. Here, deny it.
lesson-goryo-genjutsu-shadow-where = The path is right. Add the Shadow, on c2.
lesson-goryo-genjutsu-shadow-path = Legal, but go by b1, c1 and c2 to c3, with the Shadow on c2.
lesson-goryo-genjutsu-illusion = The Illusion is announced with the plan: one samurai may not search or sniff this round. The green one is in your room. Make any plan and cast the Illusion on him.
lesson-goryo-genjutsu-illusion-good = He could only move. But beware: even so he catches you if he ends on your target.
lesson-goryo-genjutsu-illusion-green = The green samurai is the one beside you.
lesson-goryo-genjutsu-illusion-add = The plan is fine. Add the Illusion, on the green samurai.
lesson-goryo-first-night-title = Your first night
lesson-goryo-first-night-line = Ninety seconds: one samurai, one sniff, one catch.
lesson-goryo-first-night-walk = I am the cat. Tonight I walked four steps in secret, to break something. You have caught me twice: catch me once more and you win! Tap the blue samurai and send him where the arrow points.
lesson-goryo-first-night-walk-good = Quiet feet, for a man under such a hat.
lesson-goryo-first-night-walk-blue = Not that one: send the blue samurai where the arrow points.
lesson-goryo-first-night-sniff = Now let him sniff at the next space: did I pass there? I always tell the truth. Almost always.
lesson-goryo-first-night-sniff-good = Hiss! Yes, a green paw print: I was there.
lesson-goryo-first-night-sniff-there = Ask where the arrow points: there you will learn something.
lesson-goryo-first-night-onto = From there I could only reach a lantern, an urn or a flower. The paper seals protect the first two. So wait for me on the flower!
lesson-goryo-first-night-onto-good = He is standing on my flower. I don’t like it at all.
lesson-goryo-first-night-onto-there = The flower it is: follow the arrow.
lesson-goryo-first-night-done = You know enough. Reveal where I went!
lesson-goryo-first-night-done-good = Caught! That was the third time, so you win. Next time four of your men hunt me for four rounds, and I have powers. Shall we play?
lesson-goryo-first-night-done-now = No more questions: reveal where I went.
first-night-says = The cat says
