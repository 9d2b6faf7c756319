# Goryō's lessons: what is said at each step, of a good move and of likely other ones.

## The Samurai's turn

lesson-goryo-samurai-title = The Samurai’s turn
lesson-goryo-samurai-line = Walk, search, sniff: six cubes to find out where the cat has been.
lesson-goryo-samurai-walk = You lead four samurai. The cat broke the vase on c5 and has planned a secret way from there: four move cubes, the first on c5, and a target. You have six action cubes. The first action: walk one space. Call the blue samurai and let him walk to e4.
lesson-goryo-samurai-walk-good = One cube is spent. A samurai walks one space for each, twice a round at the most, never diagonally.
lesson-goryo-samurai-walk-first = That would be a question. Let us walk first: blue to e4.
lesson-goryo-samurai-walk-blue = He may do that, but here it is the blue samurai’s turn: he stands on e5.
lesson-goryo-samurai-walk-early = You may end the turn whenever you like, but six cubes are waiting.
lesson-goryo-samurai-search = Searching asks about the space where he stands: does one of her cubes lie here? Search with the blue samurai.
lesson-goryo-samurai-search-good = Yes: a green print. She crossed e4, or her target is there.
lesson-goryo-samurai-search-sniff = Sniffing asks about a space next to him. First search the one he stands on.
lesson-goryo-samurai-search-other = Calling another samurai would end the blue one’s turn for this round. He has an action left.
lesson-goryo-samurai-sniff = Sniffing asks about one space next to him. Each samurai searches once and sniffs once a round. Sniff at d4.
lesson-goryo-samurai-sniff-good = Yes again. Blue has had his three actions: he rests until the next round.
lesson-goryo-samurai-sniff-where = A fair question, but sniff at d4: if she came over the bridge from c5, she may have passed there.
lesson-goryo-samurai-next = Up to three samurai act, one after the other. Call the red one and sniff at any space next to him. Her start, c5, may not be asked: try it, and you will be told.
lesson-goryo-samurai-next-good = No: a red print. That tells you something too: she did not go this way.
lesson-goryo-samurai-next-red = Let the red samurai sniff this time.
lesson-goryo-samurai-done = Two cubes are left; you need not use them. End the turn and see where she went.
lesson-goryo-samurai-done-good = Discovery: her path lies open and the flower on f4 breaks. Your two green prints move the mallet to a bag, and a token comes out: urns are sealed now, she can no longer break one.
lesson-goryo-samurai-done-enough = You may, but here it is enough: end the turn.

## A whole turn

lesson-goryo-turn-title = A whole turn
lesson-goryo-turn-line = The rulebook’s example of the Samurai’s turn, played by you.
lesson-goryo-turn-search = She broke the lantern on c1. The green samurai stands next door, on the helmet. Let him search there.
lesson-goryo-turn-search-good = Yes: she crossed the helmet.
lesson-goryo-turn-search-far = He is too far from c1 to begin with. Green stands where she may have passed.
lesson-goryo-turn-sniff = How did she get from c1 to b2: by the urn on b1 or by the flower on c2? Sniff at the urn.
lesson-goryo-turn-sniff-good = Yes. So her first cubes lie on c1, b1 and b2. She has one move cube and the target left.
lesson-goryo-turn-sniff-urn = That would not settle it. Ask about the urn on b1.
lesson-goryo-turn-walk = Green could still walk, but save the cube. Call the purple samurai and let him walk to e3.
lesson-goryo-turn-walk-good = Green is finished for this round: another one has been called.
lesson-goryo-turn-walk-save = Leave green where he is: walking on would not tell us more.
lesson-goryo-turn-walk-south = Purple is the right one; let him walk south, to e3.
lesson-goryo-turn-bridge = Between rooms there is only the way over a bridge. One leads from e3 to e4: walk over it.
lesson-goryo-turn-bridge-good = Two walks are the most for one samurai in a round. He may still ask.
lesson-goryo-turn-flower = Now sniff at the flower on f4.
lesson-goryo-turn-flower-good = No. She stayed on the other side of the palace.
lesson-goryo-turn-wait = One cube is left and one samurai more may be called. From b2 she can reach b4 over b3. Put the red samurai there and let him wait.
lesson-goryo-turn-wait-good = All six cubes are on the board.
lesson-goryo-turn-wait-last = A question could bring one more print, but a samurai on her target is worth more. Walk to b4.
lesson-goryo-turn-wait-red = Blue cannot get anywhere near her in one step. Red can.
lesson-goryo-turn-done = End the turn.
lesson-goryo-turn-done-good = Caught once: the red samurai stood on her target, so a spirit token turns. That and the bag bring two tokens. Two more captures would win the game.

## Reading the prints

lesson-goryo-prints-title = Reading the prints
lesson-goryo-prints-line = Four steps, no more and no less: each answer closes a way.
lesson-goryo-prints-fork = Round 3. She stands on f3 and has spent her powers: she takes four steps, exactly. From f3 there are two ways, over f2 or over e3. Let the purple samurai, who is next to both, find out which.
lesson-goryo-prints-fork-good = Either answer settles it: she went by e3. The prints on the board are your memory.
lesson-goryo-prints-fork-far = Four steps from f3 do not lead there without passing the purple samurai. Begin with him.
lesson-goryo-prints-fork-exits = Ask about one of her two ways out: f2 or e3.
lesson-goryo-prints-fork-later = Blue will get his turn. First find out which way she left f3.
lesson-goryo-prints-centre = From e3 she goes on to the left, to the centre, or over the bridge to e4, into the blue samurai’s room. Search where blue stands.
lesson-goryo-prints-centre-good = Yes. f3, e3, e4, e5: that is four cubes already. So only the target is missing, and it is next to e5.
lesson-goryo-prints-centre-stand = First search the space he stands on: it says whether she crossed the middle of his room.
lesson-goryo-prints-centre-blue = The question now is the room behind the bridge, and blue stands in it.
lesson-goryo-prints-which = Next to e5 lie d5, f5 and e6. The vase on e6 is sealed. The scroll on d5 and the mask on f5 are not. One question decides.
lesson-goryo-prints-which-good = Now you know her target: the mask on f5.
lesson-goryo-prints-which-guess = That would be a guess, one chance in two. Sniff first: it costs one cube.
lesson-goryo-prints-which-two = She cannot be going there. Ask about d5 or f5.
lesson-goryo-prints-go = Blue has one action left. Walk onto her target.
lesson-goryo-prints-go-good = He waits where she will come.
lesson-goryo-prints-go-other = The answer spoke against d5: her target is f5.
lesson-goryo-prints-done = Two cubes are left; nobody needs them. End the turn.
lesson-goryo-prints-done-good = Caught. Remember: count her cubes, look at seals and broken objects, and ask where two ways part. As long as she has a Sprint, allow for one step more.

## Discovery

lesson-goryo-discovery-title = Discovery, gong and bag
lesson-goryo-discovery-line = What your prints and your samurai earn at the end of a round.
lesson-goryo-discovery-reveal = Two green prints lie on the board, and the red samurai has walked to b4. End the turn: Discovery follows by itself, in a fixed order.
lesson-goryo-discovery-reveal-good = First the lantern on b4 broke. Then the mallet moved one gong for each green print and reached a bag. Then red, on the target, turned a spirit token. One token was drawn for the bag and one for the spirit: helmets and urns are sealed.
lesson-goryo-discovery-reveal-stay = Leave red on b4: a samurai on her target turns a spirit token.
lesson-goryo-discovery-reveal-enough = There are cubes left, but let us see what we have earned.
lesson-goryo-discovery-start = Round 2. She starts from b4, where the red samurai stands as well. He may not search there, since her start is never asked. Sniff at b5 instead.
lesson-goryo-discovery-start-good = Yes. Samurai stay where they ended: red was in the right place.
lesson-goryo-discovery-start-south = She may have gone there, but ask about b5, the middle of the room.
lesson-goryo-discovery-start-stay = He need not walk: b5 is next to him.
lesson-goryo-discovery-start-red = Red is nearest to her. Begin with him.
lesson-goryo-discovery-bridge = The mallet stands on the second gong; the next bag hangs on the fourth. One more yes reaches it. If she left this room, she crossed the bridge from c5 to d5: let blue sniff at d5.
lesson-goryo-discovery-bridge-good = Yes: two green prints, two gongs.
lesson-goryo-discovery-bridge-where = That is allowed, but the surest yes is at the bridge: blue sniffs at d5.
lesson-goryo-discovery-bag = End the turn and draw.
lesson-goryo-discovery-bag-good = A bag, a token: scrolls are sealed. Each token leaves her fewer targets and tells you one type more that is not her bound one.
lesson-goryo-discovery-bag-more = More prints would move the mallet further, but let us see the bag now.

## Her plan

lesson-goryo-plan-title = The cat’s plan
lesson-goryo-plan-line = A path, a target, and what she must never break.
lesson-goryo-plan-break = Now you are the cat. Your spirit is bound to the fan: you alone know it, and you may never break one. The first object is drawn openly, a helmet. Break any of the four helmets; you start there.
lesson-goryo-plan-break-good = One object is broken. Break four more, one in each round, and you have your vengeance.
lesson-goryo-plan-path = The rulebook’s first example. You stand on the helmet b2. Lay four move cubes, the first where you stand, each next to the one before, then the target: four steps, no space twice. The lanterns are sealed and the mask on a3 is broken. Break the scroll on c3.
lesson-goryo-plan-path-good = There are two such ways, one over the urn and one over the fan. Sealed and broken objects, even your bound type, may be crossed: only the target counts.
lesson-goryo-plan-path-scroll = A legal plan, but here the scroll on c3 is wanted: two steps away, so you have to take a detour.
lesson-goryo-plan-bridge = Rooms are joined by bridges only. You stand on b3, beside one. Samurai do not stop you: you may walk through them. Break the scroll on d5, two bridges away.
lesson-goryo-plan-bridge-good = Well walked. Bridges are few: a wise samurai asks there.
lesson-goryo-plan-bridge-scroll = That works too, but try to reach d5: over b4 and c5.
lesson-goryo-plan-bound = This time you are bound to the urn. In a game by the strict rules it cannot be chosen as a target at all; with honour rules you could, and would lose at once. Plan any way you like.
lesson-goryo-plan-bound-good = A plan is made. If one day you find no legal plan at all, you are cornered and have lost.

## Powers

lesson-goryo-powers-title = Sprint and False Trail
lesson-goryo-powers-line = Two secrets, each once a game.
lesson-goryo-powers-sprint = Four steps can never end right beside you, but five can. Sprint, once a game, is a fifth move cube. Break the vase on b3: lay five cubes, then the target.
lesson-goryo-powers-sprint-good = One step more, and a target the Samurai had not counted. Sprint is spent now.
lesson-goryo-powers-sprint-vase = That plan is legal. But show what the Sprint can do: break the vase on b3, next to you.
lesson-goryo-powers-sprint-only = The target is right. Keep the False Trail for the next step.
lesson-goryo-powers-trail = The False Trail lies on a space without one of your cubes; asked there, you say yes. Go over the urn (b1, c1, c2) to the scroll on c3 and lay the trail on b3, where the green samurai may well sniff.
lesson-goryo-powers-trail-good = He sniffed, heard yes and looked the wrong way. In Discovery that print was taken off and did not count; the False Trail is spent. Had nobody asked there, it would have come back to you.
lesson-goryo-powers-trail-honest = In the 2024 edition you may tell the truth on the trail. Here, let it lie.
lesson-goryo-powers-trail-where = The path is right. Now add the False Trail, and lay it on b3.
lesson-goryo-powers-trail-path = Legal, but take the way over b1, c1 and c2 to the scroll on c3, with the trail on b3.
lesson-goryo-powers-spent = Round 2: the trail is not offered any more, Sprint is. Plan as you like.
lesson-goryo-powers-spent-good = Whether a power was used stays secret until Discovery; which ones are spent is known to all.

## Three spirit tokens

lesson-goryo-hunt-title = The third capture
lesson-goryo-hunt-line = Two spirit tokens are turned. Where will she go?
lesson-goryo-hunt-walk = She started from b6 and has no powers left. The prints say that she crossed c6 and d5: so c5 as well, and her target is next to d5. Urns, masks and helmets are sealed. Set the blue samurai on his way: two steps are left for him.
lesson-goryo-hunt-walk-good = One more step.
lesson-goryo-hunt-walk-sealed = From d5 she could go to d4 or d6, but the helmet on d4 is sealed. Walk towards d6.
lesson-goryo-hunt-walk-blue = Questions no longer help: blue must stand on her target when the turn ends. He walks towards d6.
lesson-goryo-hunt-onto = Now onto the lantern on d6.
lesson-goryo-hunt-onto-good = He stands where she must come.
lesson-goryo-hunt-onto-there = One cube is left for blue: d6.
lesson-goryo-hunt-done = End the turn.
lesson-goryo-hunt-done-good = The third spirit token turns: the Samurai has won. Several samurai on the target at once would turn several tokens.
lesson-goryo-hunt-done-now = Nothing more is needed: end the turn.

## The bound type

lesson-goryo-bound-title = The bound type
lesson-goryo-bound-line = All tiles but one are turned, and the spirit has no secret left.
lesson-goryo-bound-ask = The tiles in the garden show what cannot be her bound type: what she broke and what came out of the bag. Two are intact, the fan and the vase. The mallet is one gong from a bag. Ask a question that brings a yes: she stands on f3.
lesson-goryo-bound-ask-good = Yes. One green print is one gong, and there hangs a bag.
lesson-goryo-bound-ask-cold = The answer would be no. Purple stands in her room: let him search, or sniff at f2.
lesson-goryo-bound-ask-first = Ask first: purple stands in the middle of her room.
lesson-goryo-bound-done = End the turn and see what the bag holds.
lesson-goryo-bound-done-good = The fan. All tiles but the vase are turned: she is exorcised, and the Samurai has won. She could have turned the fan herself, by breaking one.
lesson-goryo-bound-done-now = One yes is enough: end the turn.

## Vengeance

lesson-goryo-vengeance-title = Vengeance
lesson-goryo-vengeance-line = The last round, from the cat’s side.
lesson-goryo-vengeance-tiles = Round 4: break one more object and you win. You are bound to the vase. Of the other tiles only the fan is intact: if it turned too, your secret would be out. Choose a target of a type that is turned already, and not sealed: a flower or a scroll.
lesson-goryo-vengeance-tiles-good = Five objects are broken and nobody knows your type: you have had your vengeance.
lesson-goryo-vengeance-tiles-fan = Breaking a fan would turn its tile. Only the vase would be left, and the Samurai would exorcise you.

## Cursed Object

lesson-goryo-cursed-title = Variant: Cursed Object
lesson-goryo-cursed-line = No powers, but two spaces that touch across the palace.
lesson-goryo-cursed-break = In this variant there are no powers. As always you break the first object: take the helmet on b2.
lesson-goryo-cursed-break-good = Three helmets are left.
lesson-goryo-cursed-break-centre = Any helmet would do; for this lesson take the one on b2.
lesson-goryo-cursed-curse = Mark two of them. Everybody sees the marks; in your plans the two spaces touch.
lesson-goryo-cursed-curse-good = From now on one step leads from one to the other. For the samurai nothing has changed.
lesson-goryo-cursed-jump = Say you marked a5 and d4, and stand on b4. Make a plan that steps from a5 to d4.
lesson-goryo-cursed-jump-good = Without a bridge, from one corner of the palace to the other.
lesson-goryo-cursed-jump-use = A legal plan, but use the curse: over a4 to a5, and from there to d4.

## Genjutsu

lesson-goryo-genjutsu-title = Variant: Genjutsu
lesson-goryo-genjutsu-line = Shadow hides a step, Illusion dazzles a samurai.
lesson-goryo-genjutsu-shadow = Here your powers are Shadow and Illusion. The Shadow lies on one of your own move cubes: asked there, you say no. Go over b1, c1 and c2 to the scroll on c3, with the Shadow on c2.
lesson-goryo-genjutsu-shadow-good = He sniffed at c2, heard no and believed it. The Shadow is spent, since its space was asked.
lesson-goryo-genjutsu-shadow-later = Keep the Illusion for the next step.
lesson-goryo-genjutsu-shadow-honest = You may tell the truth in the Shadow. Here, deny it.
lesson-goryo-genjutsu-shadow-where = The path is right. Add the Shadow, on c2.
lesson-goryo-genjutsu-shadow-path = Legal, but go over b1, c1 and c2 to c3, with the Shadow on c2.
lesson-goryo-genjutsu-illusion = The Illusion is open, with the plan: one samurai may neither search nor sniff this round. The green one is in your room. Make any plan and dazzle him.
lesson-goryo-genjutsu-illusion-good = He could only walk. But beware: even dazzled he catches you if he ends on your target.
lesson-goryo-genjutsu-illusion-green = The green samurai is the one beside you.
lesson-goryo-genjutsu-illusion-add = The plan is fine. Add the Illusion, on the green samurai.
