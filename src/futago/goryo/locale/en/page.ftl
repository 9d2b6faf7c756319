# Goryō in the browser: what the drawing tells those who do not see it, and the words beside it.

goryo-page-board = The palace { $palace }
goryo-page-side = Samurai and game status
goryo-page-space = { $space }, { $object }
goryo-page-broken = broken
goryo-page-sealed = sealed
goryo-page-cursed = cursed
goryo-page-cat = the cat stands here
goryo-page-stands = the { $samurai } samurai stands here
goryo-page-print-yes = { $terms ->
    [track] clue marker: yes
   *[gong] paw print: yes
}
goryo-page-print-no = { $terms ->
    [track] crossed clue marker: no
   *[gong] crossed paw print: no
}
goryo-page-asked = under investigation
goryo-page-step = your step { $step }
goryo-page-target = your target
goryo-page-trail = your False Trail
goryo-page-shadow = your Shadow

goryo-page-skip = Skip
goryo-page-close = Continue
goryo-page-watch-again = Watch again
goryo-page-again = Watch Discovery again
goryo-scene-path = This is where she went.
goryo-scene-breath = Somebody was waiting there …
goryo-page-belief = Her likely path, in percent

goryo-page-actions = cubes: { $moves } to move, { $searches } to search, { $sniffs } to sniff
goryo-page-acting = acting now
goryo-page-blinded = under an Illusion
goryo-page-cubes = { $cubes ->
    [one] 1 action cube left
   *[other] { $cubes } action cubes left
}
goryo-page-of = { $count } of { $all }
goryo-page-none = none
goryo-page-round = Round
goryo-page-gong = { $terms ->
    [track] Track
   *[gong] Gong
}
goryo-page-next-bag = Next bag at
goryo-page-bag = In the bag
goryo-page-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
goryo-page-spirits = Spirit captured
goryo-page-intact = Tiles still intact
goryo-page-sealed-types = Sealed
goryo-page-broken-spaces = Broken on
goryo-page-bound = Bound object
goryo-page-powers = Powers left

## The card on the home page

page-goryo = Goryō
page-goryo-facts = 2 players
page-goryo-line = By night, a cat spirit breaks the palace’s treasures one by one. Four samurai follow her trail from room to room.
page-goryo-intro = Your first night: 90 seconds

## Palaces

page-palaces = Palaces
page-palaces-go = Draw your own palace

## Beliefs in replays

replay-page-belief = What the Samurai could know
replay-page-belief-more = The darker a space, the more likely it holds one of her cubes; a red ring marks a likely target. Percentages: white for a cube, red for the target.
table-page-belief = Where could she be?
table-page-ways = { $ways ->
    [one] Only one path is left.
   *[other] { $ways } paths are still possible.
}
goryo-goal-samurai = Catch the cat three times in four rounds: find out where she walks, and be on the object she breaks.
goryo-goal-goryo = Hold out for four rounds: in each, walk in secret to an object and break it where no samurai waits.
goryo-goal-first-samurai = Start with the samurai who is ringed: tap him, then a lit space.
goryo-goal-first-goryo = Start by tapping the ringed space: you break the object there and begin your walk from it.
goryo-help-sprint = Once a game, the Goryō takes five steps instead of four. Nobody knows before Discovery.
goryo-help-trail = Once a game, the Goryō puts it on any space without one of her cubes. { $terms ->
    [track] Asked about that space, she says yes.
   *[gong] Asked about that space, she may say yes.
} That yes does not count. If nobody asks there, she keeps the power.
goryo-help-shadow = Once a game, the Goryō puts it on one of her move cubes. Asked about that space, she may say no. That answer does not count. If nobody asks there, she keeps the power.
goryo-help-illusion = Once a game, the Goryō announces it with her plan: one samurai can neither search nor sniff this round. He can still move, and still catch her.
goryo-help-gong = { $terms ->
    [track] In Discovery the marker moves one step for each yes. An answer on a space where the Goryō used a power does not count. A token is drawn for each bag reached.
   *[gong] In Discovery the mallet moves one gong for each yes. An answer on a space where the Goryō used a power does not count. A token is drawn for each bag reached.
}
goryo-help-bags = { $count ->
    [0] There are no bags here.
    [one] There is one bag, at step { $steps }. When it is reached or passed, a token is drawn.
   *[other] There are bags at steps { $steps }. Each counts once: when it is reached or passed, a token is drawn.
}
goryo-help-bag = One token for each type of object that has not been drawn yet. A token is drawn for each bag reached and for each spirit captured, and its type is sealed.
goryo-help-sealed = The tokens of these types have been drawn: the Goryō can no longer break such objects, and none of them is her bound object.
goryo-help-spirits = Each samurai who ends the round on the target flips a spirit token, and a token is drawn from the bag. With the third spirit the Samurai wins.
