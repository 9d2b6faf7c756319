# Goryō in the browser: what the drawing tells those who do not see it, and the words beside it.

goryo-page-board = The palace { $palace }
goryo-page-side = The samurai and the table
goryo-page-space = { $space }, { $object }
goryo-page-broken = broken
goryo-page-sealed = sealed
goryo-page-cursed = cursed
goryo-page-cat = the cat stands here
goryo-page-stands = the { $samurai } samurai stands here
goryo-page-print-yes = paw print: yes
goryo-page-print-no = crossed paw print: no
goryo-page-asked = being asked about
goryo-page-step = your step { $step }
goryo-page-target = your target
goryo-page-trail = your False Trail
goryo-page-shadow = your Shadow

goryo-page-sprint = Sprint instead: one space further
goryo-page-skip = Skip
goryo-page-close = Go on
goryo-page-belief = What may be believed of her way, in percent

goryo-page-actions = cubes: { $moves } walked, { $searches } searched, { $sniffs } sniffed
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
goryo-page-spirits = Spirits captured
goryo-page-intact = Tiles still intact
goryo-page-sealed-types = Sealed
goryo-page-broken-spaces = Broken on
goryo-page-bound = Bound type
goryo-page-powers = Powers left
