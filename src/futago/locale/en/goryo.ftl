# Goryō: everything that is said about it. $terms: "gong" for the 2024 edition, "track" before.

## Names

goryo-object-fan = fan
goryo-object-flower = flower
goryo-object-helmet = helmet
goryo-object-lantern = lantern
goryo-object-mask = mask
goryo-object-scroll = scroll
goryo-object-urn = urn
goryo-object-vase = vase

goryo-samurai-blue = blue
goryo-samurai-green = green
goryo-samurai-purple = purple
goryo-samurai-red = red
goryo-samurai-yellow = yellow

goryo-power-illusion = Illusion
goryo-power-shadow = Shadow
goryo-power-sprint = Sprint
goryo-power-trail = False Trail

goryo-name = Goryō
goryo-seat-goryo = the Goryō
goryo-seat-samurai = the Samurai

## Options

goryo-option-edition = Edition of the rules; it also decides the colours and what the False Trail may do.
goryo-option-actions-per-samurai = Actions each samurai may take in a round; 2 is harder for the Samurai.
goryo-option-split-cubes = House rule: the six cubes may be split freely over up to three samurai.
goryo-option-variant = Other powers for the Goryō: two cursed spaces, or Illusion and Shadow.
goryo-option-enforcement = strict: only legal plans and true answers; honour: mistakes go through and are paid for.
goryo-option-palace = The board: one of ours, or a file of yours.
goryo-option-gong = The arc as length:bags, for example 12:2,4,6,9,12.
goryo-value-samurai = four different colours, in small letters
goryo-value-gong = length:bags with rising bags from 1 to the length, for example 12:2,4,6

## The palace

palace-line = { $file }, line { $line }
palace-bad-cell = { $place }: space { $at } stands at row { $row }, column { $column }; both count from 0 to 99.
palace-bad-name = { $place }: "{ $at }" (space { $space }) is no name; use small letters and digits, beginning with a letter, and no word of the notation.
palace-bad-title = { $place }: "{ $at }" is no name for a palace; use small letters, digits and hyphens.
palace-bridge-in-room = { $place }: the bridge { $at }-{ $other } stays in one room; a bridge joins two rooms.
palace-bridge-nowhere = { $place }: a bridge ends on "{ $at }", which is no space.
palace-bridge-twice = { $place }: the bridge { $at }-{ $other } is there twice.
palace-cell-twice = { $place }: space { $at } lies on the same row and column as { $other }.
palace-centre-elsewhere = { $place }: the centre of room { $at } is "{ $centre }", which is not a space of that room.
palace-malformed = { $place }: { $error }.
palace-no-centre = { $place }: room { $room } has no centre; name one of its spaces under [centres].
palace-no-file = There is no palace "{ $file }": name a file, or one of { $known }.
palace-no-such-room = { $place }: a centre is given for room "{ $at }", which has no spaces.
palace-not-connected = { $place }: space { $at } cannot be reached from { $start }; add a bridge.
palace-not-toml = { $file } is not a TOML file: { $error }.
palace-object-twice = { $place }: space { $at } holds a { $object }, and so does { $other } in the same room; a room holds each type once.
palace-room-size = { $place }: room { $at } has { $count } spaces; a room has 8.
palace-rooms = { $place }: there are { $count } rooms; a palace has 4.
palace-space-twice = { $place }: space { $at } is there twice.
palace-types = { $place }: there are { $count } object types ({ $types }); a palace has 8, each once a room.

## Notation

goryo-notation-form = A move that begins with "{ $word }" is written so: { $form }.
goryo-notation-power = "{ $word }" cannot follow the target: write sprint, trail SPACE, shadow SPACE, honest or illusion COLOUR.
goryo-notation-samurai = Write "{ $samurai } SPACE" to walk, "{ $samurai } search", or "{ $samurai } sniff SPACE".
goryo-notation-space = There is no space "{ $word }" in this palace.
goryo-notation-target = Write the plan with its target after ">", for example: plan c2 c3 b3 b2 > a2.
goryo-notation-word = "{ $word }" begins no move: a move begins with plan, break, curse, answer, done or a samurai ({ $samurai }).

## Why a move is not allowed

goryo-refused-now = "{ $move }" cannot be played now: { $now }
goryo-now-bound = the bound type is to be drawn.
goryo-now-first = the first object is to be drawn.
goryo-now-break = the Goryō breaks her first object.
goryo-now-curse = the Goryō marks two cursed spaces.
goryo-now-plan = the Goryō plans her way.
goryo-now-act = the samurai are to act.
goryo-now-answer = a question waits for its answer.
goryo-now-seal = a token is to be drawn from the bag.

goryo-refused-answer = The answer follows from the plan: this is not it.
goryo-refused-break = Space { $space } does not hold the first object: break a { $object }.
goryo-refused-curse = The two cursed spaces are two other spaces that hold a { $object }.
goryo-refused-draw = "{ $move }" is not possible: that token is not in the bag.

goryo-refused-no-samurai = There is no samurai "{ $samurai }": they are { $known }.
goryo-refused-no-space = There is no space "{ $space }" in this palace.
goryo-refused-no-cubes = All six action cubes are used: end the turn with done.
goryo-refused-finished = The { $samurai } samurai has finished: calling another one ends his turn for this round.
goryo-refused-three-called = Three samurai have acted already: the { $samurai } one stays where he is this round.
goryo-refused-cap = The { $samurai } samurai has used his { $cap } actions of this round.
goryo-refused-moved = The { $samurai } samurai has walked twice: he has two Move spaces a round.
goryo-refused-searched = The { $samurai } samurai has searched already: once a round.
goryo-refused-sniffed = The { $samurai } samurai has sniffed already: once a round.
goryo-refused-blinded = The { $samurai } samurai is under an Illusion: this round he walks, but neither searches nor sniffs.
goryo-refused-not-adjacent = { $there } is not next to { $here }: spaces touch along a side, and rooms only by a bridge.
goryo-refused-ask-start = { $space } is where the Goryō started this round: it may not be investigated.
goryo-refused-asked = { $space } has been investigated already this round.

goryo-refused-start = The first cube goes on the space where the Goryō stands: { $start }.
goryo-refused-cubes = A plan has { $cubes } move cubes and a target: this one has { $given } move cubes.
goryo-refused-say-sprint = Five move cubes need the Sprint: write sprint after the target.
goryo-refused-twice = { $space } is used twice: a space takes one cube.
goryo-refused-broken = The object on { $space } is broken already: choose another target.
goryo-refused-sealed = The { $object } on { $space } is sealed: choose another target.
goryo-refused-bound = The { $object } on { $space } is of the bound type: breaking it would lose the game.
goryo-refused-no-power = This variant has no { $power }.
goryo-refused-spent = { $power } has been spent.
goryo-refused-trail-on-cube = The False Trail goes on a space without one of her cubes: { $space } has one.
goryo-refused-shadow-off-cube = The Shadow goes on a move cube, never on the target: { $space } has no move cube.
goryo-refused-honest = The answer on the False Trail or Shadow cannot be chosen here: leave out honest.

## Prompts

goryo-wait-chance = A token is being drawn.
goryo-wait-goryo = The Goryō is thinking.
goryo-wait-samurai = The Samurai is thinking.
goryo-wait-over = The game is over.

goryo-prompt-bound = Draw the bound type.
goryo-prompt-first = Draw the first object.
goryo-prompt-seal = Draw a token from the bag.
goryo-prompt-break = Choose which { $object } to break: you start there.
goryo-prompt-curse = Mark two spaces: for you they lie next to each other.
goryo-prompt-plan = Round { $round }: plan where the cat walks.
goryo-prompt-walk = Choose where the cat walks next: { $steps ->
    [one] 1 cube
   *[other] { $steps } cubes
} left before the target.
goryo-prompt-target = Choose the object to break.
goryo-prompt-target-or-sprint = Set the target, or sprint one space further.
goryo-prompt-powers = Confirm the plan, or add a power.
goryo-prompt-trail = Where do you lay the False Trail?
goryo-prompt-shadow = Which of your cubes lies in the Shadow?
goryo-prompt-illusion = Which samurai falls under the Illusion?
goryo-prompt-act = Call a samurai, or end the turn: { $cubes ->
    [one] 1 action cube
   *[other] { $cubes } action cubes
} left.
goryo-prompt-samurai = { $can ->
    [walk] Where does the { $samurai } samurai walk?
    [search] Shall the { $samurai } samurai search where he stands?
    [sniff] Shall the { $samurai } samurai sniff next to him?
    [walk-search] What does the { $samurai } samurai do: walk, or search here?
    [walk-sniff] What does the { $samurai } samurai do: walk, or sniff next to him?
    [search-sniff] What does the { $samurai } samurai do: search here, or sniff next to him?
   *[walk-search-sniff] What does the { $samurai } samurai do: walk, search here, or sniff next to him?
}
goryo-prompt-sniff = Which space does the { $samurai } samurai sniff at?
goryo-prompt-answer = Did you cross { $space }? Answer by hand.

goryo-pick-space = { $space } ({ $object })
goryo-pick-samurai = the { $samurai } samurai on { $space }
goryo-pick-target = set the target now
goryo-pick-plan = plan
goryo-pick-break = break
goryo-pick-curse = curse
goryo-pick-draw = draw
goryo-pick-bound = the bound type
goryo-pick-first = the first object
goryo-pick-seal = a seal
goryo-pick-search = search the space he stands on
goryo-pick-sniff = sniff at a space next to him
goryo-pick-done = end the turn
goryo-pick-answer = answer
goryo-pick-yes = yes
goryo-pick-no = no
goryo-pick-honest = tell the truth there

## What happened

goryo-event-bound = The Goryō is bound to the { $object }: she must never break one.
goryo-event-bound-hidden = The Goryō draws the type she is bound to, in secret.
goryo-event-first = The first object is a { $object }.
goryo-event-seal = From the bag: every { $object } is sealed.
goryo-event-break = The { $object } on { $space } breaks. The Goryō stands there.
goryo-event-curse = { $one } and { $other } are cursed: for the Goryō they lie next to each other.
goryo-event-planned = The Goryō’s plan: { $plan }.
goryo-event-planned-hidden = The Goryō has planned her way.
goryo-plan = walk { $path } to { $target }
goryo-plan-with = { $plan }, with { $power }
goryo-plan-with-on = { $plan }, with { $power } on { $space }
goryo-plan-honest = { $plan }, telling the truth there
goryo-plan-illusion = { $plan }, with { $power } on the { $samurai } samurai
goryo-event-illusion = An Illusion: the { $samurai } samurai may neither search nor sniff this round.
goryo-event-move = The { $samurai } samurai walks to { $to }.
goryo-event-search = The { $samurai } samurai searches { $space }.
goryo-event-sniff = The { $samurai } samurai sniffs at { $space }.
goryo-event-answer-yes = { $terms ->
    [track] Yes: a green clue marker.
   *[gong] Yes: a green paw print.
}
goryo-event-answer-no = { $terms ->
    [track] No: a red clue marker.
   *[gong] No: a red paw print.
}
goryo-event-reveal = { $sprint ->
    [true] Discovery: she sprinted over { $path } to { $target }.
   *[false] Discovery: she went over { $path } to { $target }.
}
goryo-event-reveal-trail = Her False Trail lay on { $space }.
goryo-event-reveal-shadow = Her Shadow lay on { $space }.
goryo-event-mistake-start = Mistake: her first cube was not where she stood.
goryo-event-mistake-step = Mistake: a step to a space that is not adjacent.
goryo-event-mistake-twice = Mistake: a space used twice.
goryo-event-mistake-cubes = Mistake: too few or too many move cubes.
goryo-event-mistake-target = Mistake: the target was broken or sealed.
goryo-event-mistake-power = Mistake: a power that was spent or wrongly placed.
goryo-event-mistake-answer = Mistake: a wrong answer.
goryo-event-gong = { $terms ->
    [track] The marker on the track advances by { $steps }.
   *[gong] The mallet moves { $steps } along the gongs.
} { $bags ->
    [0] No bag is reached.
    [one] It reaches a bag.
   *[other] It reaches { $bags } bags.
}
goryo-event-caught = The { $samurai } samurai stands on the target: a spirit token turns.
goryo-event-spent = { $power } is spent.
goryo-event-round = Round { $round } of { $rounds }.
goryo-event-end-vengeance = Four rounds are over: { $winner } has had her vengeance. The bound type was the { $bound }.
goryo-event-end-captured = The third spirit token turns: { $winner } has captured the Goryō. The bound type was the { $bound }.
goryo-event-end-exorcised = All types but one are known: { $winner } exorcises the Goryō. The bound type was the { $bound }.
goryo-event-end-cornered = The Goryō has no legal plan: { $winner } has cornered her. The bound type was the { $bound }.
goryo-event-end-self-broken = The Goryō broke her own bound type, the { $bound }: { $winner } wins.
goryo-event-end-resigned = The other side resigns: { $winner } wins. The bound type was the { $bound }.
goryo-event-end-time = Time is up: { $winner } wins. The bound type was the { $bound }.

## Rules, where they matter

goryo-rule-bound = A token is drawn in secret: its type is the Goryō's bound type. If she ever breaks one, she loses.
goryo-rule-first = A second token is drawn openly: the Goryō breaks one object of that type and starts there. Its tile flips.
goryo-rule-break = Any of the four spaces that hold the first object will do, also one with a samurai on it. The Goryō starts the first round there.
goryo-rule-curse = Two of the other spaces with the first object are marked for all to see. In her plans, and only there, the two count as adjacent to each other. There are no powers in this variant.
goryo-rule-plan = The Goryō lays four move cubes, the first where she stands, each next to the one before, and then a target: four steps, no space twice. Rooms are joined by bridges only. Spaces with samurai, broken or sealed objects may be crossed.
goryo-rule-target = The target must be intact, not sealed, and not of the bound type; a samurai may stand on it. Sprint, once a game, is one more move cube. Powers are secret until Discovery.
goryo-rule-trail = The False Trail lies on any space without one of her cubes. { $terms ->
    [track] Asked there, she says yes.
   *[gong] Asked there, she may say yes, or tell the truth.
} That print does not count. It is spent only if its space was investigated; else it comes back.
goryo-rule-shadow = The Shadow lies on one of her move cubes. Asked there, she may say no; the print never counts. It is spent only if its space was investigated.
goryo-rule-illusion = Once a game, openly: one samurai may neither search nor sniff this round. He still walks, and still catches her.
goryo-rule-act = Six action cubes, up to three samurai, one after the other: calling a new one ends the one before. Each may walk twice, search once and sniff once, up to the limit of actions a samurai. Each yes moves { $terms ->
    [track] the marker on the track
   *[gong] the mallet
} in Discovery; a samurai who ends on the target turns a spirit token.
goryo-rule-ask = Search asks about the space he stands on, sniff about one next to him. No space twice a round, and never her start. Broken and sealed spaces may be asked. He walks one space at a time, and between rooms only over bridges.
goryo-rule-answer = Yes if one of her cubes lies there, else no. Every wrong answer costs a spirit token in Discovery.
goryo-rule-seal = One token for each bag reached and each spirit token turned. Its type is sealed: she can no longer break it. When all tiles but one are flipped, she is exorcised.
goryo-rule-over = The Samurai wins by three spirit tokens, by knowing the bound type, or when the Goryō has no legal plan; else she wins after four rounds.

## Drawing

goryo-palace-edo = edo (our reconstruction)
goryo-as-above = seen from above
goryo-as-goryo = you are the Goryō
goryo-as-samurai = you are the Samurai
goryo-as-spectator = watching
goryo-draw-title = Goryō { $edition } - { $palace } - { $seat }
goryo-draw-bridges = Also bridges: { $bridges }
goryo-draw-round = Round { $round } of { $rounds }
goryo-draw-gong = { $terms ->
    [track] Track { $gong } of { $length }
   *[gong] Gong { $gong } of { $length }
}
goryo-draw-bag = Bag at { $next }, { $bag } in it
goryo-draw-spirits = Spirits { $spirits } of { $all }
goryo-draw-bound = Bound: { $object }
goryo-draw-intact = Intact tiles: { $count }
goryo-draw-cubes = Action cubes: { $cubes }
