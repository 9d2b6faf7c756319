# The rules of Goryō to read, section by section; web/src/rules/goryo.ts says which belongs where.

rules-goryo-goal = The game
rules-goryo-goal-1 = A cat spirit, the Goryō, roams a palace by night and breaks what she once owned. Four samurai, led by one player, try to stop her. Nobody sees her walk: they ask, and she has to answer.
rules-goryo-goal-2 = She wins if five objects are broken: one before the first round and one in each of four rounds. The Samurai wins by three captures, by finding out her bound type, or by leaving her no way at all.

rules-goryo-palace = The palace
rules-goryo-palace-1 = There are four rooms of eight spaces. Each room holds the eight types of object once: helmet, urn, flower, lantern, mask, scroll, vase and fan.
rules-goryo-palace-2 = Two spaces of a room touch if they share a side; diagonals do not count. From room to room there are only bridges, each joining two spaces. The same neighbours hold for the cat and for the samurai.
rules-goryo-palace-3 = Our usual board is a reconstruction: the printed one is not known to us exactly. You can play on other palaces or draw your own.

rules-goryo-setup = Set-up
rules-goryo-setup-1 = Eight tokens, one for each type, go into the bag. One is drawn in secret: its type is the one that the Goryō is bound to.
rules-goryo-setup-2 = A second one is drawn openly. The Goryō breaks one of the four objects of that type, also under a samurai, and starts there. The tile of the type in the garden is turned. Six tokens stay in the bag.
rules-goryo-setup-3 = The samurai begin on the centres of the four rooms, the mallet at the beginning of the arc of gongs, and three spirit tokens lie unturned.
rules-goryo-setup-4 = The samurai are green, purple, red and blue.
rules-goryo-setup-5 = The samurai are green, yellow, red and blue. Instead of gongs and mallet there is a semicircular track with a marker, and the prints are called clue markers.

rules-goryo-plan = Her turn: the plan
rules-goryo-plan-1 = The Goryō lays four move cubes: the first on the space where she stands, each following one next to the one before. Then comes the target, next to the last cube. That makes four steps, always four. No space takes two cubes.
rules-goryo-plan-2 = She may cross everything: samurai, broken and sealed objects, her own bound type. Only the target must be intact, not sealed, and not of the bound type. A samurai may stand on it. Objects of types already broken may be broken again, on other spaces.
rules-goryo-plan-3 = If there is no legal plan, with or without a Sprint that is left, she is cornered and has lost.

rules-goryo-powers = Her powers
rules-goryo-powers-1 = Each power may be used once a game, in secret; it is shown in Discovery. Which ones are spent is known to everybody.
rules-goryo-powers-2 = Sprint is a fifth move cube by the same rules: five steps instead of four. It is spent in the round in which it is used.
rules-goryo-powers-3 = The False Trail lies on any space without one of her cubes, near or far. It is spent only if its space was investigated, whatever was answered; else it comes back. Its print never counts.
rules-goryo-powers-4 = Asked on the False Trail, she may say yes or tell the truth. She decides it with the plan, so that no pause gives it away.
rules-goryo-powers-5 = Asked on the False Trail, she always says yes.

rules-goryo-samurai = The Samurai’s turn
rules-goryo-samurai-1 = The Samurai has six action cubes and calls up to three of his four samurai, one after the other. Calling a new one ends the turn of the one before. He may stop at any time.
rules-goryo-samurai-2 = Each samurai has at most three actions a round.
rules-goryo-samurai-3 = Each samurai has at most two actions a round.
rules-goryo-samurai-4 = An action is to walk one space (twice at most), to search (once), or to sniff (once). Samurai may share a space, and may stand where the cat stands.

rules-goryo-asking = Questions and answers
rules-goryo-asking-1 = Search asks about the space where the samurai stands, sniff about one next to him. The answer is yes if one of her cubes lies there, the target included, and no otherwise. A green print marks a yes, a red one a no.
rules-goryo-asking-2 = No space is asked twice in a round, and never the space where she started it. Broken and sealed objects may be asked about.

rules-goryo-discovery = Discovery
rules-goryo-discovery-1 = When the samurai have acted, the path is shown. First the target breaks, she stands there, and the tile of its type turns if it was intact.
rules-goryo-discovery-2 = Then the mallet moves one gong for each green print; those on a False Trail or a Shadow are left out. All prints leave the board.
rules-goryo-discovery-3 = Then each samurai on the target turns one spirit token. The third one wins the game for the Samurai.

rules-goryo-gong = Gong, bag and seals
rules-goryo-gong-1 = Some gongs carry a bag; here every second of twelve. A bag counts once, when the mallet reaches or passes it. The mallet stops at the last gong.
rules-goryo-gong-2 = One token is drawn for each bag reached and each spirit token turned this round. Its type is sealed in all rooms: what is intact of it can no longer be broken. Its tile turns if it was intact. An empty bag gives nothing.

rules-goryo-bound = The bound type
rules-goryo-bound-1 = She may never break an object of her bound type. So every type that she breaks, and every token from the bag, shows the Samurai one more that it cannot be: its tile is turned.
rules-goryo-bound-2 = As soon as all tiles but one are turned, the Samurai knows it and exorcises her. It stays hidden until the end of the game otherwise.

rules-goryo-winning = How the game ends
rules-goryo-winning-1 = The Samurai wins at once when the third spirit token turns, when all tiles but one are turned, when she has no legal plan at the beginning of her turn, or, by the rules of honour, when she breaks her bound type.
rules-goryo-winning-2 = If none of this has happened after Discovery of the fourth round, the Goryō has had her vengeance.

rules-goryo-advanced = Advanced mode
rules-goryo-advanced-1 = To make it harder for the Samurai each samurai may have two actions a round at most, instead of three.
rules-goryo-advanced-2 = Two actions a samurai are the rule in this edition; three make it easier for the Samurai.

rules-goryo-cursed = Variant: Cursed Object
rules-goryo-cursed-1 = There are no powers. After the first break she marks two of the other three spaces with that type, for all to see. In her plans the two count as neighbours; for the samurai nothing changes.
rules-goryo-cursed-2 = The variant came with the edition of 2019; it can be played with every edition.

rules-goryo-genjutsu = Variant: Genjutsu
rules-goryo-genjutsu-1 = Two other powers, each once a game. Illusion is announced with the plan: one samurai may neither search nor sniff this round. He may walk, and he still catches her on the target.
rules-goryo-genjutsu-2 = The Shadow lies on one of her move cubes, never on the target. Asked there, she may say no; she decides it with the plan. It is spent if its space was investigated, else it comes back. Its print never counts.
rules-goryo-genjutsu-3 = The variant came with the edition of 2019; it can be played with every edition.

rules-goryo-honour = Playing on honour
rules-goryo-honour-1 = Usually only legal plans and true answers can be entered. On honour she lays any cubes and answers by hand, as at a real table.
rules-goryo-honour-2 = Discovery finds every mistake, and each turns a spirit token: a first cube off her start, a step that is not adjacent, a space used twice, too few or too many cubes, a broken or sealed target, a power spent or misplaced, each wrong answer. Breaking the bound type loses at once.

rules-goryo-split = House rule: free cubes
rules-goryo-split-1 = The six cubes may be split freely over up to three samurai. Each still walks twice, searches once and sniffs once at the most: four actions.
