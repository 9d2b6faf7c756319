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
goryo-stage = round { $round }
goryo-list = { $head }, { $tail }

## Options

goryo-option-edition = Edition of the rules: colours, terms, actions per samurai, the False Trail, the order of Discovery.
goryo-option-actions-per-samurai = Actions each samurai may take in a round; 2 is harder for the Samurai.
goryo-option-split-cubes = House rule: the six cubes may be split freely over up to three samurai.
goryo-option-variant = Other powers for the Goryō: two cursed spaces, or Illusion and Shadow.
goryo-option-enforcement = Automatic: only legal plans and true answers are possible. On honour: mistakes are possible and cost spirit tokens.
goryo-option-palace = The board: one of ours, or your own.
goryo-option-gong = How many steps the arc has, and which of them have a bag.
goryo-value-samurai = four different colours in lower case, each of at most { $most ->
    [one] 1 letter
   *[other] { $most } letters
}
goryo-value-gong = length:bags with rising bags from 1 to the length, for example 12:2,4,6

## The palace

palace-line = { $file }, line { $line }
palace-bad-cell = { $place }: space { $at } stands at row { $row }, column { $column }; both count from 0 to 99.
palace-bad-name = { $place }: “{ $at }” (space { $space }) is not a valid name; use lower-case letters and digits, starting with a letter, and no word of the notation.
palace-bad-title = { $place }: “{ $at }” is not a valid palace name; use at most 40 characters on one line, without spaces at either end.
palace-bridge-in-room = { $place }: the bridge { $at }-{ $other } stays in one room; a bridge joins two rooms.
palace-bridge-nowhere = { $place }: a bridge ends on “{ $at }”, which is not a space.
palace-bridge-twice = { $place }: the bridge { $at }-{ $other } is there twice.
palace-cell-twice = { $place }: space { $at } lies on the same row and column as { $other }.
palace-centre-elsewhere = { $place }: the centre of room { $at } is “{ $centre }”, which is not a space of that room.
palace-malformed = { $place }: { $error }.
palace-no-centre = { $place }: room { $room } has no centre; name one of its spaces under [centres].
palace-no-file = There is no palace “{ $file }”: name a file, or one of { $known }.
palace-no-object = { $place }: space { $at } has no object.
palace-no-such-room = { $place }: a centre is given for room “{ $at }”, which has no spaces.
palace-not-connected = { $place }: space { $at } cannot be reached from { $start }; add a bridge.
palace-not-toml = { $file } is not a TOML file: { $error }.
palace-object-twice = { $place }: spaces { $at } and { $other } of the same room have the same object ({ $object }); each room has each object once.
palace-room-size = { $place }: room { $at } has { $count ->
    [one] 1 space
   *[other] { $count } spaces
}; it needs 8.
palace-rooms = { $place }: there { $count ->
    [one] is 1 room
   *[other] are { $count } rooms
}; a palace has 4.
palace-space-twice = { $place }: space { $at } is there twice.
palace-too-many-ways = { $place }: from { $at } the Goryō would have too many paths of four or five steps to play with (more than { $most }); remove bridges.
palace-types = { $place }: there { $count ->
    [one] is 1 type of object
   *[other] are { $count } types of objects
} ({ $types }); a palace has 8, each once per room.

## Notation

goryo-notation-form = A move that begins with “{ $word }” is written so: { $form }.
goryo-notation-power = { $variant ->
    [cursed-object] “{ $word }” cannot follow the target: this variant has no powers.
    [genjutsu] { $honest ->
        [yes] “{ $word }” cannot follow the target: write shadow SPACE, honest or illusion COLOUR.
       *[no] “{ $word }” cannot follow the target: write shadow SPACE or illusion COLOUR.
    }
   *[none] { $honest ->
        [yes] “{ $word }” cannot follow the target: write sprint, trail SPACE or honest.
       *[no] “{ $word }” cannot follow the target: write sprint or trail SPACE.
    }
}
goryo-notation-samurai = Write “{ $samurai } SPACE” to move, “{ $samurai } search”, or “{ $samurai } sniff SPACE”.
goryo-notation-space = There is no space “{ $word }” in this palace.
goryo-notation-target = Write the plan with its target after “>”, for example: plan c2 c3 b3 b2 > a2.
goryo-notation-word = “{ $word }” begins no move: a move begins with plan, break, curse, answer, done or a samurai ({ $samurai }).

## Positions

goryo-position-impossible = No plan of the Goryō fits this position: check prints, start and sealed types.
goryo-position-incomplete = A position in phase “{ $phase }” needs more: first, start, and for a finished game winner and reason; a plan needs the bound object.

## Why a move is not allowed

goryo-refused-now = This isn’t possible now: { $now }
goryo-now-bound = the bound object is being drawn.
goryo-now-first = the first object is being drawn.
goryo-now-break = the Goryō breaks her first object.
goryo-now-curse = the Goryō marks two cursed spaces.
goryo-now-plan = the Goryō is planning her path.
goryo-now-act = it’s the samurai’s turn to act.
goryo-now-answer = a question is waiting for an answer.
goryo-now-seal = a token is being drawn from the bag.

goryo-refused-answer = That is not the answer your plan gives.
goryo-refused-break = { $space } has a different object: choose one of the four spaces with this one: { $object }.
goryo-refused-curse = Mark two other spaces with this object: { $object }.
goryo-refused-draw = That token is not in the bag.

goryo-refused-no-samurai = There is no { $samurai } samurai; the samurai are { $known }.
goryo-refused-no-space = There is no space { $space } in this palace.
goryo-refused-no-cubes = All six action cubes are used: end the turn.
goryo-refused-finished = The { $samurai } samurai is done for this round: you have already called another one.
goryo-refused-three-called = Three samurai have already acted this round: the { $samurai } one has to stay where he is.
goryo-refused-cap = The { $samurai } samurai has used { $cap ->
    [one] his one action
   *[other] all { $cap } of his actions
} this round.
goryo-refused-moved = The { $samurai } samurai has already moved twice this round.
goryo-refused-searched = The { $samurai } samurai has already searched this round.
goryo-refused-sniffed = The { $samurai } samurai has already sniffed this round.
goryo-refused-blinded = The { $samurai } samurai is under an Illusion: this round he can move, but not search or sniff.
goryo-refused-not-adjacent = { $cursed ->
    [yes] { $there } is not adjacent to { $here }: spaces must share a side, be joined by a bridge or both be cursed.
   *[no] { $there } is not adjacent to { $here }: spaces must share a side or be joined by a bridge.
}
goryo-refused-ask-start = { $space } is where the Goryō started this round: you can’t investigate it.
goryo-refused-asked = { $space } has been investigated already this round.

goryo-refused-start = The first cube goes on the space where the Goryō stands: { $start }.
goryo-refused-cubes = A plan has a target and this many move cubes: { $cubes }. This one has { $given }.
goryo-refused-most-cubes = Move cubes at most, on honour: { $most }. This plan has { $given }.
goryo-refused-say-sprint = Five move cubes need the Sprint: add it to the plan.
goryo-refused-twice = { $space } is used twice: a space takes one cube.
goryo-refused-broken = The object on { $space } is broken already: choose another target.
goryo-refused-sealed = The { $object } on { $space } is sealed: choose another target.
goryo-refused-bound = The { $object } on { $space } is your bound object: you may never break it.
goryo-refused-no-power = This game has no { $power }.
goryo-refused-spent = { $power } has already been used.
goryo-refused-trail-on-cube = The False Trail goes on a space without one of her cubes: { $space } has one.
goryo-refused-shadow-off-cube = The Shadow goes on a move cube, never on the target: { $space } has no move cube.
goryo-refused-honest = { $honour ->
    [yes] On honour you give the answers yourself.
   *[no] { $variant ->
        [cursed-object] Without powers there is no answer to choose.
        [genjutsu] You can choose the answer only on your Shadow.
       *[none] { $trail ->
            [yes] On the False Trail the answer is always yes.
           *[chosen] You can choose the answer only on your False Trail.
        }
    }
}

## Why something cannot be chosen

goryo-why-samurai-first = Choose a samurai first.
goryo-why-path-first = Draw the path and its target first.
goryo-why-path-complete = The path is complete: undo a step to change it.
goryo-why-leads-nowhere = By way of { $space } you cannot get to an object that you may break.
goryo-why-no-sprint = No path with one more step leads to an object that you may break.
goryo-why-nothing-to-sniff = There is nothing left to sniff around the { $samurai } samurai.
goryo-why-two-cursed = Two spaces are marked already: remove a mark to place another.

## Prompts

goryo-wait-chance = A token is being drawn.
goryo-wait-goryo = The Goryō is thinking.
goryo-wait-samurai = The Samurai is thinking.
goryo-wait-over = The game is over.

goryo-prompt-bound = Draw the bound object.
goryo-prompt-first = Draw the first object.
goryo-prompt-seal = Draw a token from the bag.
goryo-prompt-break = Choose which { $object } to break: you start there.
goryo-prompt-curse = Mark two spaces: for you they will count as adjacent.
goryo-prompt-plan = Round { $round }: plan the cat’s path.
goryo-prompt-walk = Choose the cat’s next space: { $steps ->
    [one] 1 cube
   *[other] { $steps } cubes
} left before the target.
goryo-prompt-anywhere = Place a move cube, or set the target.
goryo-prompt-target = Choose the object to break.
goryo-prompt-sprint = There is no target next to this space: sprint one space further.
goryo-prompt-powers = Confirm the plan, or add a power.
goryo-prompt-honest = Confirm the plan, or choose to tell the truth about that space.
goryo-prompt-confirm = Confirm the plan.
goryo-prompt-trail = Where do you place the False Trail?
goryo-prompt-shadow = Which of your cubes do you hide with the Shadow?
goryo-prompt-illusion = Which samurai gets the Illusion?
goryo-prompt-act = Call a samurai, or end the turn: { $cubes ->
    [one] 1 action cube
   *[other] { $cubes } action cubes
} left.
goryo-prompt-done-sure = End the turn with { $cubes ->
    [one] 1 action cube
   *[other] { $cubes } action cubes
} unused?
goryo-prompt-reveal = Nothing left to do: reveal where the cat went.
goryo-prompt-samurai = { $can ->
    [walk] Where does the { $samurai } samurai move?
    [search] Search the { $samurai } samurai’s space?
    [sniff] Sniff a space adjacent to the { $samurai } samurai?
    [walk-search] What does the { $samurai } samurai do: move or search?
    [walk-sniff] What does the { $samurai } samurai do: move or sniff?
    [search-sniff] What does the { $samurai } samurai do: search or sniff?
   *[walk-search-sniff] What does the { $samurai } samurai do: move, search or sniff?
}
goryo-prompt-sniff = Which space does the { $samurai } samurai sniff?
goryo-prompt-answer = Is { $space } on your path? Answer yes or no.

goryo-pick-space = { $space } ({ $object })
goryo-pick-samurai = the { $samurai } samurai on { $space }
goryo-pick-break-on = break the object on { $space }
goryo-pick-walk-to = move to { $space }
goryo-pick-sniff-at = sniff { $space }
goryo-pick-search = search here
goryo-pick-sniff = sniff nearby
goryo-pick-done = end the turn
goryo-pick-reveal = reveal
goryo-pick-yes = yes
goryo-pick-no = no
goryo-pick-honest = tell the truth there

## What happened

goryo-event-bound = The Goryō is bound to the { $object }: she must never break one.
goryo-event-bound-hidden = The Goryō secretly draws her bound object.
goryo-event-first = First object: { $object }.
goryo-event-seal = From the bag: every { $object } is sealed.
goryo-event-break = The { $object } on { $space } breaks. The Goryō stands there.
goryo-event-curse = { $one } and { $other } are cursed: for the Goryō they are adjacent.
goryo-event-planned = The Goryō’s plan: { $plan }.
goryo-event-planned-hidden = The Goryō has planned her path.
goryo-plan = path { $path }, target { $target }
goryo-plan-with = { $plan }, with { $power }
goryo-plan-with-on = { $plan }, with { $power } on { $space }
goryo-plan-honest = { $plan }, telling the truth there
goryo-plan-illusion = { $plan }, with { $power } on the { $samurai } samurai
goryo-event-illusion = An Illusion: the { $samurai } samurai may neither search nor sniff this round.
goryo-event-move = The { $samurai } samurai moves to { $to }.
goryo-event-search = The { $samurai } samurai searches { $space }.
goryo-event-sniff = The { $samurai } samurai sniffs { $space }.
goryo-event-answer-yes = { $terms ->
    [track] Yes: a green clue marker.
   *[gong] Yes: a green paw print.
}
goryo-event-answer-no = { $terms ->
    [track] No: a red clue marker.
   *[gong] No: a red paw print.
}
goryo-event-reveal = { $sprint ->
    [true] Discovery: with the Sprint, her path was { $path }, target { $target }.
   *[false] Discovery: her path was { $path }, target { $target }.
}
goryo-event-reveal-trail = Her False Trail was on { $space }.
goryo-event-reveal-shadow = Her Shadow was on { $space }.
goryo-event-mistake-start = Mistake: her first cube was not where she stood.
goryo-event-mistake-step = Mistake: a step to a space that is not adjacent.
goryo-event-mistake-twice = Mistake: a space used twice.
goryo-event-mistake-cubes = Mistake: too few or too many move cubes.
goryo-event-mistake-target = Mistake: the target was broken or sealed.
goryo-event-mistake-power = { $fifth ->
    [yes] Mistake: a fifth move cube.
   *[no] Mistake: a power that was spent or wrongly placed.
}
goryo-event-mistake-answer = Mistake: a wrong answer.
goryo-event-gong = { $terms ->
    [track] The marker moves { $steps } along the track.
   *[gong] The mallet moves { $steps } along the gongs.
} { $bags ->
    [0] It reaches no bag.
    [one] It reaches a bag.
   *[other] It reaches { $bags } bags.
}
goryo-event-caught = The { $samurai } samurai is on the target: a spirit token is flipped.
goryo-event-spent = { $power } is used up.
goryo-event-round = Round { $round } of { $rounds }.
goryo-event-end-vengeance = Four rounds are over: { $winner } has had her vengeance. Her bound object was the { $bound }.
goryo-event-end-captured = The third spirit token is flipped: { $winner } has captured the Goryō. Her bound object was the { $bound }.
goryo-event-end-exorcised = Only one tile is left: { $winner } exorcises the Goryō. Her bound object was the { $bound }.
goryo-event-end-cornered = The Goryō has no legal plan: { $winner } has cornered her. Her bound object was the { $bound }.
goryo-event-end-self-broken = The Goryō broke her own bound object, the { $bound }: { $winner } wins.
goryo-event-end-resigned = The other side resigns: { $winner } wins. Her bound object was the { $bound }.
goryo-event-end-time = Time is up: { $winner } wins. Her bound object was the { $bound }.

## Rules, where they matter

goryo-rule-bound = A token is drawn in secret: it shows the Goryō’s bound object. { $honour ->
    [yes] If she ever breaks one of these, she loses.
   *[no] She may never break one of these.
}
goryo-rule-first = A second token is drawn and shown: the Goryō breaks one object of that type and starts there. The object’s tile is flipped.
goryo-rule-break = Choose any of the four spaces with the first object, even one with a samurai on it. The Goryō starts the first round there.
goryo-rule-curse = Two of the other spaces with the first object are marked for all to see. In her plans, and only there, they count as adjacent. There are no powers in this variant.
goryo-rule-plan = The Goryō places four move cubes, the first on her own space and each next to the one before, then a target: four steps, never the same space twice. { $variant ->
    [cursed-object] Only bridges join the rooms, but in her plans the two cursed spaces are adjacent.
   *[other] Only bridges join the rooms.
} She may cross samurai and broken or sealed objects.
goryo-rule-target = The target must be intact, not sealed, and not her bound object; a samurai may stand on it. { $variant ->
    [cursed-object] This variant has no powers.
    [genjutsu] The Illusion is announced with the plan; the Shadow stays secret until Discovery.
   *[none] Sprint, once a game, adds one move cube. Powers stay secret until Discovery.
}
goryo-rule-trail = The False Trail goes on any space without one of her cubes. { $trail ->
    [yes] If asked about it, she says yes.
   *[chosen] If asked about it, she may say yes or tell the truth.
} { $terms ->
    [track] That clue marker does not count.
   *[gong] That print does not count.
} It is used up only if its space was investigated; otherwise she gets it back.
goryo-rule-shadow = The Shadow goes on one of her move cubes. If asked about it, she may say no; the answer never counts. It is used up only if its space was investigated; otherwise she gets it back.
goryo-rule-illusion = Once a game, announced openly: one samurai may not search or sniff this round. He can still move, and still catch her.
goryo-rule-act = Six action cubes, up to three samurai, one after the other: calling a new one ends the turn of the one before. Each may move twice, search once and sniff once, { $actions ->
    [2] but take only two actions in all.
    [3] but take only three actions in all.
   *[other] four actions in all.
} { $variant ->
    [none] In Discovery each yes, except on the False Trail, moves
    [genjutsu] In Discovery each yes, except on the Shadow, moves
   *[other] In Discovery each yes moves
} { $terms ->
    [track] the marker on the track; a samurai who ends on the target flips a spirit token.
   *[gong] the mallet; a samurai who ends on the target flips a spirit token.
}
goryo-rule-ask = Search asks about the samurai’s own space, sniff about an adjacent one. Never the same space twice in a round, and never her starting space. Spaces with broken or sealed objects may be investigated. A samurai moves one space at a time, and between rooms only across bridges.
goryo-rule-answer = { $variant ->
    [none] { $trail ->
        [yes] Yes if one of her cubes is there, or the False Trail; otherwise no.
       *[chosen] Yes if one of her cubes is there, otherwise no; on the False Trail either will do.
    }
    [genjutsu] Yes if one of her cubes is there, otherwise no; on the Shadow either will do.
   *[other] Yes if one of her cubes is there, otherwise no.
} { $honour ->
    [yes] Every wrong answer flips a spirit token in Discovery.
   *[no] Her plan decides the answer.
}
goryo-rule-seal = { $bag-count ->
    [0] Draw one token for each spirit token flipped.
   *[other] Draw one token for each bag reached and each spirit token flipped.
} Its type is sealed: she can no longer break it. When all tiles but one are flipped, she is exorcised.
goryo-rule-over = { $honour ->
    [yes] The Samurai wins with three spirit tokens, by finding out the bound object, when the Goryō has no legal plan, or when she breaks her bound object; otherwise she wins after four rounds.
   *[no] The Samurai wins with three spirit tokens, by finding out the bound object, or when the Goryō has no legal plan; otherwise she wins after four rounds.
}

## Drawing

goryo-palace-edo = edo (our reconstruction)
goryo-as-above = everything visible
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
goryo-draw-spirits = Captured { $spirits } of { $all }
goryo-draw-bound = Bound: { $object }
goryo-draw-intact = Intact tiles: { $count }
goryo-draw-cubes = Action cubes: { $cubes }

## The coach

coach-not-palace = This palace gives the Goryō more paths than the coach can analyse.
