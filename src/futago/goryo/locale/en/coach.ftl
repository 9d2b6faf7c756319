# The coach: what a finished game tells, and what to do in a running one.
# "Points" are hundredths of the chance to win. A share comes as a text of its own, coach-percent.

## Remarks on decisions

coach-better-again = Better, as before: { $do }.
coach-turn-ends = The turn ends.

coach-do-search = the { $samurai } samurai searches { $space }
coach-do-search-at = the { $samurai } samurai goes to { $space } and searches there
coach-do-sniff = the { $samurai } samurai sniffs { $space } from where he stands
coach-do-sniff-from = the { $samurai } samurai goes to { $to } and sniffs { $space }
coach-do-walk = the { $samurai } samurai goes to { $to }
coach-do-and = { $one }, { $two }
coach-do-end = { $do }, and the turn ends
coach-do-first = first the { $samurai } samurai goes to { $to }, then { $do }
coach-do-stop = ask nothing more and end the turn
coach-do-break = break { $space } ({ $object })
coach-do-curse = curse { $one } and { $two }

coach-why-certain-no = No path that fits the answers crossed { $space }: the answer could only be no.
coach-why-only-trail = No path that fits the answers crossed { $space }: only this power could have said yes there: { $power }.
coach-why-cubes = { $cubes ->
    [one] One action cube was left.
   *[other] { $cubes } action cubes were left.
}
coach-why-won = That wins on the spot { $better } of the time, against { $played } as played.
coach-why-catch = Then a samurai ends on her target { $better } of the time, against { $played } as played.
coach-why-draw = Then a token is drawn { $better } of the time, against { $played } as played. The next bag is { $steps ->
    [one] one step
   *[other] { $steps } steps
} ahead.
coach-why-draw-catch = Then a token is drawn { $better } of the time, against { $played } as played.
coach-why-trick = Then she has to use her { $power } { $better } of the time, against { $played } as played.
coach-why-places = The samurai then stand better for the next round.
coach-why-split = { $ways ->
    [one] Only one path is still possible.
   *[other] It splits the { $ways } paths still possible into { $yes } and { $no }; the question you asked splits them into { $own_yes } and { $own_no }.
}
coach-why-counts = The chance of a yes that counts in Discovery was { $better } on { $other }, but { $played } on { $space }.
coach-why-reach = From { $to } he can no longer ask about { $space }, where the chance of a cube is { $likely }.
coach-why-wins = Then the Samurai’s winning chance is { $better }, against { $played } as played.

coach-why-plan-wins = A good Samurai wins { $played } of the games against this plan, { $better } against the better one.
coach-why-plan-won = A good Samurai wins on the spot { $played } of the time against this plan, { $better } against the better one.
coach-why-plan-catch = A good Samurai ends on { $target } { $played } of the time, on { $other } only { $better }.
coach-why-plan-catch-never = A good Samurai ends on { $target } { $played } of the time, on { $other } never.
coach-why-plan-catch-same = A good Samurai ends on { $target } { $played } of the time, against the better plan { $better }.
coach-why-plan-draw = A good Samurai draws a token { $played } of the time against this plan, { $better } against the better one.
coach-why-plan-tile = This plan flips the tile of the { $object }, which was intact: { $tiles ->
    [one] only one is left, so she is exorcised.
   *[other] { $tiles } are left, and with one left she is exorcised.
} The better plan breaks a type that is already broken.
coach-why-plan-near = The { $samurai } samurai stood { $steps ->
    [0] on { $target } already.
    [one] one step from { $target }.
   *[other] { $steps } steps from { $target }.
}
coach-why-plan-trail = A good Samurai asks about her False Trail on { $space } { $played } of the time; on { $other } it would be { $better }.
coach-why-plan-lay = The better plan places a False Trail on { $space }, where a good Samurai asks { $often } of the time.
coach-why-plan-keeps = The better plan keeps this power for later: { $power }.
coach-why-plan-ways = { $ways ->
    [one] Only one path leads
   *[other] Only { $ways } paths lead
} to { $target }, but { $more } to { $other }.
coach-why-opening = From { $space } she has { $ways ->
    [one] 1 path
   *[other] { $ways } paths
} to { $targets ->
    [one] 1 target
   *[other] { $targets } targets
}; from { $other }, { $more ->
    [one] 1 path
   *[other] { $more } paths
} to { $most ->
    [one] 1 target
   *[other] { $most } targets
}.

## Luck

coach-luck-yes = A yes on { $space } (chance { $expected }): the Samurai’s winning chance goes from { $before } to { $after }.
coach-luck-no = A no on { $space } (chance { $expected }): the Samurai’s winning chance goes from { $before } to { $after }.
coach-luck-caught = A samurai is on her target { $target } (chance { $expected }): the Samurai’s winning chance goes from { $before } to { $after }.
coach-luck-caught-yet = A samurai is on her target { $target } (chance { $expected }), but more was to be expected: the Samurai’s winning chance goes from { $before } to { $after }.
coach-luck-away = Her target is { $target } (chance { $expected }), and no samurai is there: the Samurai’s winning chance goes from { $before } to { $after }.
coach-luck-away-yet = No samurai is on her target { $target } (chance { $expected }), but it helps her little: the Samurai’s winning chance goes from { $before } to { $after }.
coach-luck-draw = The bag gives this token: { $object }. The Samurai’s chance goes from { $before } to { $after }.

## Hints in a running game

coach-hint-yes = The chance of a yes on { $space } is { $yes }.
coach-hint-yes-counts = The chance of a yes on { $space } is { $yes }; of a yes that counts in Discovery, { $counts }.
coach-hint-split = { $ways ->
    [one] Only one path is still possible.
   *[other] The answer splits the { $ways } paths still possible into { $yes } and { $no }.
}
coach-hint-turn = With good play, a samurai ends on her target { $caught } of the time, and a token is drawn { $drawn } of the time.
coach-hint-targets = Likeliest targets: { $targets }.
coach-hint-target = { $space } ({ $percent }%)
coach-hint-plan = A good Samurai ends on your target { $caught } of the time, and draws a token { $drawn } of the time.
coach-hint-mix = Don’t always plan the same way, or you will be found out: these are only the plans the coach would choose most often.
coach-hint-opening = From { $space } you have { $ways ->
    [one] 1 path
   *[other] { $ways } paths
} to { $targets ->
    [one] 1 target
   *[other] { $targets } targets
}.

## The report: page and terminal

coach-page-precision = Analysis: { $effort }. The value of a round may be off by { $points ->
    [one] one point
   *[other] { $points } points
}; later rounds are estimated. Doubtful cases get no remark.
coach-page-curve = Chance to win
coach-page-curve-more = The Samurai’s chance after every move; the Goryō has the rest. At the start of each round the coach recalculates.
coach-page-remarks-more = Which moves were costly, what was better, and why, against a perfect opponent. One point is one hundredth of the winning chance.
coach-page-balance-more = What changed the Samurai’s chance, in points: to the right in his favour, to the left in the Goryō’s. Corrections are what the coach had misjudged before analysing the round.
coach-page-sum = The Samurai’s chance: { $first }% at the start, { $result }% at the end.
coach-page-maps = What could be known, and the truth
coach-page-maps-more = At the end of each turn, and before each mistake of the Samurai. The darker a space, the more likely one of her cubes (in %); rings are likely targets, + and – the answers so far. The line is her real path, the star her target, ? her False Trail or Shadow.
coach-page-map = { $ways ->
    [one] Round { $round }, after move { $move }: one path possible
   *[other] Round { $round }, after move { $move }: { $ways } paths possible
}
coach-page-bits = What the questions revealed
coach-page-bits-more = In bits: one bit halves the possibilities. Beside each answer: how likely it was, how much it revealed about her path, and how much the question was expected to reveal. A surprise can leave you less sure than before.
coach-page-frame = The bar is what the answer revealed, the frame what was expected.
coach-page-yes = { $space }: yes ({ $percent ->
    [0] <1
   *[other] { $percent }
}%)
coach-page-no = { $space }: no ({ $percent ->
    [0] <1
   *[other] { $percent }
}%)
coach-page-chance = Samurai
coach-page-by-goryo = Goryō:
coach-page-by-samurai = Samurai:
coach-page-luck-goryo = Luck for the Goryō:
coach-page-luck-samurai = Luck for the Samurai:
coach-page-told = { $won }, expected { $expected }
coach-side-goryo = Goryō
coach-side-samurai = Samurai

coach-cause-goryo = Mistakes of the Goryō
coach-cause-samurai = Mistakes of the Samurai
coach-cause-answers = Luck of the answers
coach-cause-bag = Luck of the bag
coach-cause-coach = Corrections
coach-cause-conceded = Resignation
