# The coach: what a finished game tells, and what to do in a running one.
# "Points" are hundredths of the chance to win. A share comes as a text of its own, coach-percent.

coach-two = { $one } { $two }
coach-percent = { $percent } %
coach-percent-least = less than 1 %
coach-percent-most = more than 99 %

## Remarks on decisions

coach-verdict-inaccuracy = Inaccuracy ({ $points } points).
coach-verdict-mistake = Mistake ({ $points } points).
coach-verdict-blunder = Blunder ({ $points } points).
coach-better = Better: { $do }.
coach-better-again = Better, as before: { $do }.
coach-turn-ends = The turn ends.

coach-do-search = the { $samurai } samurai searches { $space }
coach-do-search-at = the { $samurai } samurai goes to { $space } and searches there
coach-do-sniff = the { $samurai } samurai sniffs at { $space } from where he stands
coach-do-sniff-from = the { $samurai } samurai goes to { $to } and sniffs at { $space }
coach-do-walk = the { $samurai } samurai goes to { $to }
coach-do-and = { $one }, { $two }
coach-do-end = { $do }, and the turn ends there
coach-do-first = first the { $samurai } samurai goes to { $to }, then { $do }
coach-do-stop = ask nothing more and end the turn
coach-do-break = break { $space } ({ $object })
coach-do-curse = curse { $one } and { $two }


coach-why-certain-no = No way that fits the answers led over { $space }: only a no could come.
coach-why-only-trail = No way that fits the answers led over { $space }: only a { $power } could have said yes there.
coach-why-cubes = { $cubes ->
    [one] One action cube was left.
   *[other] { $cubes } action cubes were left.
}
coach-why-won = That wins on the spot { $better } of the time; as it was played, { $played }.
coach-why-catch = A samurai then ends on her target { $better } of the time; as it was played, { $played }.
coach-why-draw = A token is then drawn { $better } of the time; as it was played, { $played }. The next bag is { $steps ->
    [one] one step
   *[other] { $steps } steps
} ahead.
coach-why-draw-catch = A token is then drawn { $better } of the time; as it was played, { $played }.
coach-why-trick = She then has to spend her { $power } { $better } of the time; as it was played, { $played }.
coach-why-places = The samurai then stand better for the next round.
coach-why-split = It splits the { $ways } ways still possible into { $yes } and { $no }; the question asked splits them into { $own_yes } and { $own_no }.
coach-why-counts = A yes that counts in Discovery was { $better } likely on { $other }, { $played } on { $space }.
coach-why-reach = From { $to } he can no longer ask about { $space }, where a cube of hers is { $likely } likely.
coach-why-wins = His chance to win is then { $better }; as it was played, { $played }.

coach-why-plan-wins = A good Samurai wins { $played } of the games against this plan, { $better } against the better one.
coach-why-plan-won = A good Samurai wins on the spot { $played } of the time against this plan, { $better } against the better one.
coach-why-plan-catch = A good Samurai ends on { $target } { $played } of the time, on { $other } only { $better }.
coach-why-plan-catch-never = A good Samurai ends on { $target } { $played } of the time, on { $other } never.
coach-why-plan-catch-same = A good Samurai ends on { $target } { $played } of the time, against the better plan { $better }.
coach-why-plan-draw = A good Samurai draws a token { $played } of the time against this plan, { $better } against the better one.
coach-why-plan-tile = This plan turns the tile of the { $object }, which was intact: { $tiles ->
    [one] only one is left, and so she is exorcised.
   *[other] { $tiles } are left, and with one left she is exorcised.
} The better plan breaks a type that is broken already.
coach-why-plan-near = The { $samurai } samurai stood { $steps ->
    [0] on { $target } already.
    [one] one step from { $target }.
   *[other] { $steps } steps from { $target }.
}
coach-why-plan-trail = A good Samurai asks about her False Trail on { $space } { $played } of the time; on { $other } it would be { $better }.
coach-why-plan-lay = The better plan lays a False Trail on { $space }, where a good Samurai asks { $often } of the time.
coach-why-plan-keeps = The better plan keeps this power for later: { $power }.
coach-why-plan-ways = { $ways ->
    [one] Only one way leads
   *[other] Only { $ways } ways lead
} to { $target }, and { $more } to { $other }.
coach-why-opening = From { $space } she has { $ways } ways to { $targets } targets, from { $other } { $more } ways to { $most } targets.

## Luck

coach-luck-yes = A yes on { $space }, which was { $expected } likely: the Samurai’s chance goes from { $before } to { $after }.
coach-luck-no = A no on { $space }, which was { $expected } likely: the Samurai’s chance goes from { $before } to { $after }.
coach-luck-caught = A samurai stands on her target { $target }, which was believed { $expected } likely: the Samurai’s chance goes from { $before } to { $after }.
coach-luck-caught-yet = A samurai stands on her target { $target }, but more was to be expected: the Samurai’s chance goes from { $before } to { $after }. The target was believed { $expected } likely.
coach-luck-away = Her target is { $target }, believed { $expected } likely, and no samurai stands there: the Samurai’s chance goes from { $before } to { $after }.
coach-luck-away-yet = No samurai stands on her target { $target }, believed { $expected } likely, but it does her little good: the Samurai’s chance goes from { $before } to { $after }.
coach-luck-draw = The bag gives this token: { $object }. The Samurai’s chance goes from { $before } to { $after }.

## Hints in a running game

coach-hint-yes = A yes on { $space } is { $yes } likely.
coach-hint-yes-counts = A yes on { $space } is { $yes } likely, one that counts in Discovery { $counts }.
coach-hint-split = The answer splits the { $ways } ways still possible into { $yes } and { $no }.
coach-hint-turn = If you go on well, a samurai ends on her target { $caught } of the time, and a token is drawn { $drawn } of the time.
coach-hint-targets = Likeliest targets: { $targets }.
coach-hint-plan = A good Samurai ends on your target { $caught } of the time, and draws a token { $drawn } of the time.
coach-hint-mix = Who always plans the same is found out: these are only the plans that the coach would choose most often.
coach-hint-opening = From { $space } you have { $ways } ways to { $targets } targets.

## The report: page and terminal

coach-effort-quick = quick
coach-effort-normal = normal
coach-effort-thorough = thorough
coach-page-title = The coach on this game
coach-page-player = { $seat }: { $name }
coach-page-precision = Effort: { $effort }. What a round is worth may be off by { $points ->
    [one] one point
   *[other] { $points } points
}; what later rounds are worth is an estimate besides. What may well be the coach’s own error gets no remark.
coach-page-round = Round { $round }
coach-page-curve = Chance to win
coach-page-curve-more = The Samurai’s chance after every move; the Goryō has the rest. Where a round begins the coach reckons anew.
coach-page-signs = Circles are inaccuracies, triangles mistakes, squares blunders, diamonds luck.
coach-page-remarks = Remarks
coach-page-remarks-more = What cost something, what would have been better, and why: against somebody who makes no mistake. A point is one hundredth of the chance to win.
coach-page-nothing = Nothing that the coach could have done better for sure.
coach-page-balance = Skill and luck
coach-page-balance-more = What moved the Samurai’s chance, in points: to the right for him, to the left for the Goryō. Corrections are what the coach had misjudged before he reckoned a round through.
coach-page-sum = The Samurai began with { $first } % and ended with { $result } %.
coach-page-maps = What could be believed, and the truth
coach-page-maps-more = At the end of each turn, and before each mistake of the Samurai. The darker a space, the likelier one of her cubes (in %); rings are likely targets, + and – the answers so far. The line is her true way, the star her target, ? her False Trail or Shadow.
coach-page-map = { $ways ->
    [one] Round { $round }, after move { $move }: one way possible
   *[other] Round { $round }, after move { $move }: { $ways } ways possible
}
coach-page-bits = What the questions told
coach-page-bits-more = In bits: one bit halves what is possible. Beside each answer stands how likely it was, then what it told of her way, and what was to be expected of the question. A surprise can leave one less sure than before.
coach-page-frame = The bar is what the answer told, the frame what was to be expected.
coach-page-yes = { $space }: yes ({ $percent ->
    [0] <1
   *[other] { $percent }
} %)
coach-page-no = { $space }: no ({ $percent ->
    [0] <1
   *[other] { $percent }
} %)
coach-page-moves = Every move
coach-page-begin = The game begins.
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
coach-cause-coach = Corrections
coach-cause-conceded = Given up
