# The coach: what a finished game tells, and what to do in a running one.
# "Points" are hundredths of the chance to win; a "clue" is a yes that counts in Discovery.

coach-two = { $one } { $two }

## Remarks on decisions

coach-verdict-inaccuracy = Inaccuracy ({ $points } points).
coach-verdict-mistake = Mistake ({ $points } points).
coach-verdict-blunder = Blunder ({ $points } points).
coach-better = Better: { $do }.

coach-do-search = the { $samurai } samurai searches { $space }
coach-do-search-at = the { $samurai } samurai goes to { $space } and searches there
coach-do-sniff = the { $samurai } samurai sniffs at { $space } from where he stands
coach-do-sniff-from = the { $samurai } samurai goes to { $to } and sniffs at { $space }
coach-do-walk = the { $samurai } samurai goes to { $to }
coach-do-and = { $one }, and { $two }
coach-do-first = first the { $samurai } samurai goes to { $to }, then { $do }
coach-do-stop = ask nothing more and end the turn

coach-why-certain-no = No way that fits the answers led over { $space }: only a no could come.
coach-why-only-trail = No way that fits the answers led over { $space }: only a { $power } could have said yes there.
coach-why-cubes = { $cubes ->
    [one] One action cube was left.
   *[other] { $cubes } action cubes were left.
}
coach-why-won = It wins on the spot { $better } % of the time, what was played { $played } %.
coach-why-catch = A samurai then ends on her target { $better } % of the time, as it was played { $played } %.
coach-why-draw = It brings a token from the bag { $better } % of the time instead of { $played } %: the next bag is { $steps ->
    [one] one clue
   *[other] { $steps } clues
} away.
coach-why-draw-catch = It brings a token from the bag { $better } % of the time instead of { $played } %.
coach-why-trick = It makes her spend her { $power } { $better } % of the time instead of { $played } %.
coach-why-places = It leaves the samurai better placed for the next round.
coach-why-split = It splits the { $ways } ways still possible { $yes } to { $no }; the question asked splits them { $own_yes } to { $own_no }.
coach-why-clue = A clue on { $other } was { $better } % likely, on { $space } { $played } %.
coach-why-reach = From { $to } he can no longer ask about { $space }, where a cube of hers is { $percent } % likely.
coach-why-wins = It leaves him { $better } % to win, what was played { $played } %.

coach-why-plan-wins = A Samurai who plays well wins { $played } % of the games against this plan, { $better } % against the better plan.
coach-why-plan-won = A Samurai who plays well wins against this plan on the spot { $played } % of the time, against the better plan { $better } %.
coach-why-plan-catch = A Samurai who plays well ends on { $target } { $played } % of the time, on { $other } { $better ->
    [0] never.
   *[other] only { $better } %.
}
coach-why-plan-catch-same = A Samurai who plays well ends on { $target } { $played } % of the time, if she plans better { $better } %.
coach-why-plan-draw = This plan lets a Samurai who plays well draw a token { $played } % of the time, the better plan { $better } %.
coach-why-plan-tile = This plan turns the tile of the { $object }, which was intact: { $tiles } are left, and with one left she is exorcised. The better plan breaks a type that is broken already.
coach-why-plan-near = The { $samurai } samurai stood { $steps ->
    [0] on { $target } already.
    [one] one step from { $target }.
   *[other] { $steps } steps from { $target }.
}
coach-why-plan-trail = A Samurai who plays well asks about her False Trail on { $space } { $played } % of the time; on { $other } he would ask { $better } % of the time.
coach-why-plan-lay = The better plan lays a False Trail on { $space }, where a Samurai who plays well asks { $percent } % of the time.
coach-why-plan-keeps = The better plan keeps this power for later: { $power }.
coach-why-plan-ways = { $ways ->
    [one] Only one way leads
   *[other] Only { $ways } ways lead
} to { $target }, and { $more } to { $other }.
coach-why-opening = From { $space } she has { $ways } ways to { $targets } targets, from { $other } { $more } ways to { $most } targets.

## Luck

coach-percent = { $percent ->
    [0] less than 1 %
   *[other] { $percent } %
}
coach-luck-yes = A yes on { $space }, expected { $expected } of the time: the Samurai’s chance goes from { $before } % to { $after } %.
coach-luck-no = A no on { $space }, expected { $expected } of the time: the Samurai’s chance goes from { $before } % to { $after } %.
coach-luck-caught = A samurai stands on her target { $target }, which was believed { $expected } likely: the Samurai’s chance goes from { $before } % to { $after } %.
coach-luck-away = Her target is { $target }, believed { $expected } likely, and no samurai stands there: the Samurai’s chance goes from { $before } % to { $after } %.
coach-luck-draw = The bag gives this token: { $object }. The Samurai’s chance goes from { $before } % to { $after } %.

## Hints in a running game

coach-hint-question = { $space }: a yes is { $yes } % likely, a clue { $clue } %.
coach-hint-split = It splits the { $ways } ways still possible { $yes } to { $no }.
coach-hint-turn = { $steps ->
    [0] Going on well, a samurai ends on her target { $caught } % of the time, and a token is drawn { $drawn } %.
    [one] Going on well, a samurai ends on her target { $caught } % of the time, and a token is drawn { $drawn } %: the next bag is one clue away.
   *[other] Going on well, a samurai ends on her target { $caught } % of the time, and a token is drawn { $drawn } %: the next bag is { $steps } clues away.
}
coach-hint-targets = Likeliest targets: { $targets }.
coach-hint-plan = With { $target } a Samurai who plays well ends on your target { $caught } % of the time, and draws a token { $drawn } %.

## The report: page and terminal

coach-effort-quick = quick
coach-effort-normal = normal
coach-effort-thorough = thorough
coach-page-title = The coach on this game
coach-page-precision = Effort: { $effort }. What a round is worth may be off by { $points ->
    [one] one point
   *[other] { $points } points
}; what later rounds are worth is an estimate besides. What may well be the coach’s own error gets no remark.
coach-page-round = Round
coach-page-curve = Chance to win
coach-page-curve-more = The Samurai’s chance after every move; the Goryō has the rest. Circles are inaccuracies, triangles mistakes, squares blunders, diamonds luck.
coach-page-remarks = Remarks
coach-page-remarks-more = What cost a chance, what would have been better, and why. A point is one hundredth of the chance to win; a clue is a yes that counts in Discovery.
coach-page-nothing = Nothing that the coach could have done better for sure.
coach-page-balance = Skill and luck
coach-page-balance-more = What moved the chance, in points: to the right for the Samurai, to the left for the Goryō.
coach-page-sum = The Samurai began with { $first } % and ended with { $result } %.
coach-page-maps = What could be believed, and the truth
coach-page-maps-more = The darker, the likelier one of her cubes (in %); rings are likely targets, + and – the answers so far. The line is her true way, the star her target, ? her False Trail or Shadow.
coach-page-map = { $ways ->
    [one] Round { $round }, after move { $move }: one way possible
   *[other] Round { $round }, after move { $move }: { $ways } ways possible
}
coach-page-bits = What the questions told
coach-page-bits-more = In bits: one bit halves what is possible. The frame is what a question could be expected to tell about her way, the bar what its answer told; an answer that surprises can leave one less sure.
coach-page-yes = { $round }: { $space }, yes ({ $percent } % likely)
coach-page-no = { $round }: { $space }, no (yes { $percent } % likely)
coach-page-moves = Every move
coach-page-move = Move
coach-page-what = What happened
coach-page-chance = Samurai
coach-page-lost = Lost
coach-page-at = Round { $round }. { $what }
coach-page-by-goryo = Goryō:
coach-page-by-samurai = Samurai:
coach-page-luck-goryo = Luck for the Goryō:
coach-page-luck-samurai = Luck for the Samurai:
coach-page-told = { $won } of { $expected } expected
coach-side-goryo = Goryō
coach-side-samurai = Samurai

coach-cause-goryo = Mistakes of the Goryō
coach-cause-samurai = Mistakes of the Samurai
coach-cause-answers = Luck of the answers
coach-cause-bag = Luck of the bag
coach-cause-coach = Seen better later
coach-cause-conceded = Given up
