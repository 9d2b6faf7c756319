# The rules of Goryō to read, section by section; rulebook.toml says which paragraphs are in force and
# rules/facts.py what their arguments are.

rules-goryo-goal = The game
rules-goryo-goal-1 = A cat spirit, the Goryō, roams a palace by night and breaks what she once owned. Four samurai, led by one player, try to stop her. Nobody sees her walk: they ask, and she has to answer.
rules-goryo-goal-2 = The Goryō wins if five objects are broken: one before the first round and one in each of the four rounds. The Samurai wins by capturing her spirit three times, by finding out her bound object, or by leaving her no legal plan.

rules-goryo-palace = The palace
rules-goryo-palace-1 = There are four rooms of eight spaces. Each room holds the eight types of object once, usually helmet, urn, flower, lantern, mask, scroll, vase and fan.
rules-goryo-palace-2 = Two spaces of a room are adjacent if they share a side; diagonals do not count. Rooms are joined only by bridges, each linking two spaces. { $variant ->
    [cursed-object] In the cat’s plans the two cursed spaces are adjacent as well.
   *[other] This is the same for the cat and the samurai.
}
rules-goryo-palace-3 = Edo, our usual board, is a reconstruction: the printed one is not known to us exactly. You can play on other palaces or draw your own.

rules-goryo-setup = Set-up
rules-goryo-setup-1 = Eight tokens, one for each type of object, go into the bag. One is drawn in secret: it is the Goryō’s bound object.
rules-goryo-setup-2 = A second one is drawn and shown. The Goryō breaks one of the four objects of that type, even one with a samurai on it, and starts there. The object’s tile in the garden is flipped. Six tokens stay in the bag.
rules-goryo-setup-3 = The samurai start in the centres of the four rooms, { $terms ->
    [track] the marker at the start of the semicircular track.
   *[gong] the mallet at the start of the arc of gongs.
} The three spirit tokens are not flipped yet.
rules-goryo-setup-4 = The samurai are green, purple, red and blue.
rules-goryo-setup-5 = The samurai are green, yellow, red and blue.

rules-goryo-plan = The Goryō’s turn: the plan
rules-goryo-plan-1 = The Goryō places four move cubes: the first on the space where she stands, each following one next to the one before. Then comes the target, next to the last cube. { $variant ->
    [none] That makes four steps; only the Sprint adds a fifth.
   *[other] That makes four steps, always four.
} No space takes two cubes.
rules-goryo-plan-2 = She may cross anything: samurai, broken and sealed objects, even her bound object. Only the target must be intact, not sealed, and not her bound object. A samurai may stand on it. A type that is already broken may be broken again on another space.
rules-goryo-plan-3 = { $variant ->
    [none] If she has no legal plan, not even with the Sprint, she is cornered and loses.
   *[other] If she has no legal plan, she is cornered and loses.
}

rules-goryo-powers = The Goryō’s powers
rules-goryo-powers-1 = Each power can be used up once a game. Powers are used in secret and shown in Discovery; everyone knows which ones are gone.
rules-goryo-powers-2 = Sprint is a fifth move cube by the same rules: five steps instead of four. It is spent in the round in which it is used.
rules-goryo-powers-3 = The False Trail goes on any space without one of her cubes, near or far. It is used up only if its space was investigated, whatever the answer; otherwise she gets it back. { $terms ->
    [track] Its clue marker never counts.
   *[gong] Its print never counts.
}
rules-goryo-powers-4 = { $honour ->
    [yes] If asked about the False Trail, she may say yes or tell the truth.
   *[no] If asked about the False Trail, she may say yes or tell the truth. She decides this with the plan, so that no hesitation gives her away.
}
rules-goryo-powers-5 = If asked about the False Trail, she always says yes.

rules-goryo-samurai = The Samurai’s turn
rules-goryo-samurai-1 = The Samurai has six action cubes and calls up to three of his four samurai, one after the other. Calling a new one ends the turn of the one before. He may stop at any time.
rules-goryo-samurai-2 = Each samurai has at most { $actions ->
    [2] two
    [3] three
   *[other] four
} actions a round.
rules-goryo-samurai-3 = The rules of 2019 allow only two; with three it is easier for the Samurai.
rules-goryo-samurai-4 = The actions are Move (one space, at most twice), Search (once) and Sniff (once). Samurai may share a space, even with the cat.

rules-goryo-asking = Questions and answers
rules-goryo-asking-1 = Search asks about the space where the samurai stands, sniff about one next to him. The answer is yes if one of her cubes lies there, the target included, and no otherwise. { $terms ->
    [track] A green clue marker stands for a yes, a red one for a no.
   *[gong] A green print stands for a yes, a red one for a no.
}
rules-goryo-asking-2 = { $variant ->
    [genjutsu] Only where her Shadow lies may the answer be different.
   *[other] Only where her False Trail lies may the answer be different.
}
rules-goryo-asking-3 = The same space may not be asked about twice in a round, nor may her starting space. Spaces with broken or sealed objects may be.

rules-goryo-discovery = Discovery
rules-goryo-discovery-1 = { $honour ->
    [yes] When the samurai have acted, the path is revealed. First, each mistake flips a spirit token; then these steps follow, in this order.
   *[no] When the samurai have acted, the path is revealed. These steps follow, in this order.
}
rules-goryo-discovery-2 = { $variant ->
    [none] Except on the False Trail, each
    [genjutsu] Except on the Shadow, each
   *[other] Each
} { $terms ->
    [track] green clue marker moves the marker one space along the track. All clue markers leave the board.
   *[gong] green print moves the mallet one gong. All prints leave the board.
}
rules-goryo-discovery-3 = Each samurai on the target flips one spirit token. The third one wins the game for the Samurai.
rules-goryo-discovery-4 = The target breaks, the Goryō moves there, and the tile of its type is flipped if it was intact.
rules-goryo-discovery-5 = Finally, the tokens due are drawn from the bag.

rules-goryo-gong = { $terms ->
    [track] Track, bag and seals
   *[gong] Gong, bag and seals
}
rules-goryo-gong-1 = { $terms ->
    [track] The track has { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }. { $bag-count ->
        [0] None of them has a bag, so the marker brings no tokens.
        [one] Space { $last-bag } has a bag. It counts once, when the marker reaches or passes it.
       *[other] Spaces { $first-bags } and { $last-bag } each have a bag. A bag counts once, when the marker reaches or passes it.
    } The marker stops at the last space.
   *[gong] The arc has { $steps ->
        [one] 1 gong
       *[other] { $steps } gongs
    }. { $bag-count ->
        [0] None of them has a bag, so the mallet brings no tokens.
        [one] Gong { $last-bag } has a bag. It counts once, when the mallet reaches or passes it.
       *[other] Gongs { $first-bags } and { $last-bag } each have a bag. A bag counts once, when the mallet reaches or passes it.
    } The mallet stops at the last gong.
}
rules-goryo-gong-2 = { $bag-count ->
    [0] One token is drawn for each spirit token flipped this round.
   *[other] One token is drawn for each bag reached and each spirit token flipped this round.
} Its type is sealed in all rooms: the intact ones can no longer be broken. Its tile is flipped if it was intact. When there are no tokens left, nothing is drawn.

rules-goryo-bound = The bound object
rules-goryo-bound-1 = The Goryō may never break her bound object. So every type she breaks, and every token from the bag, rules out one more: its tile is flipped.
rules-goryo-bound-2 = As soon as all tiles but one are flipped, the Samurai knows it and exorcises her. Otherwise it stays hidden until the end of the game.

rules-goryo-winning = How the game ends
rules-goryo-winning-1 = { $honour ->
    [yes] The Samurai wins at once when the third spirit token is flipped, when all tiles but one are flipped, when the Goryō has no legal plan at the start of her turn, or when she breaks her bound object.
   *[no] The Samurai wins at once when the third spirit token is flipped, when all tiles but one are flipped, or when the Goryō has no legal plan at the start of her turn.
}
rules-goryo-winning-2 = If none of this has happened by the end of the fourth round’s Discovery, the Goryō has had her vengeance and wins.

rules-goryo-advanced = Advanced mode
rules-goryo-advanced-1 = To make it harder for the Samurai, limit each samurai to two actions a round instead of three.
rules-goryo-advanced-2 = You play the advanced mode: each samurai has two actions a round instead of three. This makes it harder for the Samurai.

rules-goryo-cursed = Variant: Cursed Object
rules-goryo-cursed-1 = There are no powers. After breaking the first object, she marks two of the other three spaces with that object, for all to see. In her plans the two count as adjacent; for the samurai nothing changes.
rules-goryo-cursed-2 = The variant came with the edition of 2019; it can be played with every edition.

rules-goryo-genjutsu = Variant: Genjutsu
rules-goryo-genjutsu-1 = The Goryō has two powers. Illusion, once a game, is announced with the plan: one samurai may not search or sniff this round. He can still move, and still catches her on the target.
rules-goryo-genjutsu-2 = The Shadow goes on one of her move cubes, never on the target. { $honour ->
    [yes] If asked about it, she may say no.
   *[no] If asked about it, she may say no; she decides this with the plan.
} It is used up if its space was investigated; otherwise she gets it back. { $terms ->
    [track] Its clue marker never counts.
   *[gong] Its print never counts.
}
rules-goryo-genjutsu-3 = The variant came with the edition of 2019; it can be played with every edition.

rules-goryo-checking = Automatic rule checking
rules-goryo-checking-1 = Only legal plans are possible, and every answer follows from the plan.

rules-goryo-honour = Playing on honour
rules-goryo-honour-1 = The Goryō places her cubes as she likes and answers herself, as at a real table.
rules-goryo-honour-2 = Discovery finds every mistake, and each flips a spirit token: a first cube off her starting space, a step to a space that is not adjacent, a space used twice, a broken or sealed target, { $variant ->
    [cursed-object] each wrong answer.
   *[other] a power already used up or misplaced, each wrong answer.
} Breaking the bound object loses at once.
rules-goryo-honour-3 = { $variant ->
    [none] Five or more move cubes are a Sprint, whether she says so or not. It is spent, or is a mistake if it was spent before. Each cube below four or above five is a mistake of its own.
   *[other] Each move cube below or above four is a mistake of its own.
}
rules-goryo-honour-4 = { $variant ->
    [none] Four move cubes are due, or five with the Sprint, and the plan has to say that she sprints. Any other number is one mistake. A Sprint that the plan names is spent.
   *[other] She has only four move cubes. Fewer are one mistake, however many are missing.
}

rules-goryo-split = House rule: free cubes
rules-goryo-split-1 = The six cubes may be split freely over up to three samurai. Each still walks twice, searches once and sniffs once at the most: four actions.

## Captions of the pictures

rules-goryo-picture-goal = The palace by night: two who search, and one whom they do not see.
rules-goryo-picture-palace = From the lantern, four steps are possible; from the flower next to it, one leads over the bridge.
rules-goryo-picture-setup = She starts where she broke an object; the samurai start in the centres of the rooms.
rules-goryo-picture-plan = Four move cubes, numbered, the first one where she stands; then the target, ringed.
rules-goryo-picture-powers = With the Sprint she takes five steps. The False Trail lies apart from her path.
rules-goryo-picture-genjutsu = The Shadow lies on one of her cubes; the Illusion blinds a samurai.
rules-goryo-picture-samurai = Two moves, the second one over the bridge.
rules-goryo-picture-asking = He searches the space where he stands and sniffs two next to it: yes twice, no once.
rules-goryo-picture-discovery = The path is revealed: her target breaks, and the samurai who stands on it flips a spirit token.
rules-goryo-picture-gong = { $terms ->
    [track] The track with its bags: the marker has moved three spaces.
   *[gong] The arc of gongs with its bags: the mallet has moved three gongs.
}
rules-goryo-picture-bound = Two types are broken and one is sealed: her bound object is one of the other five.
