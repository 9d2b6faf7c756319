# The coach of Go RPG: what a finished game tells, and what to do in a running one.

gorpg-coach-other-rules = This game was played by earlier rules, which the coach doesn’t know: it can’t be reviewed.
gorpg-coach-no-simulator = The coach needs its simulator, which isn’t installed on this computer: games of Go RPG can’t be reviewed here.
gorpg-coach-too-large = This game has more cards than the coach can handle: it can’t be reviewed.

gorpg-coach-no-odds = There are odds only while a party chooses its quest.
gorpg-coach-no-group = These heroes can’t go on a quest together: choose one to three heroes of the party.

## What a seat should do

gorpg-coach-do-then = { $one }, then { $two }
gorpg-coach-do-items = { $do }; { $items }
gorpg-coach-carries = { $hero } carries { $count ->
    [one] one item
   *[other] { $count } items
} with a total level of { $levels }
gorpg-coach-carries-nothing = { $hero } carries nothing
gorpg-coach-do-quest = go to { $slot } with { $heroes }
gorpg-coach-do-rest = rest
gorpg-coach-do-recruit = take a hero from the tavern
gorpg-coach-do-muster = begin with { $heroes }
gorpg-coach-do-attack = attack { $target } with { $heroes }
gorpg-coach-do-retreat = { $count ->
    [0] retreat
   *[other] retreat and leave behind { $leave }
}
gorpg-coach-do-buy = buy { $items } for { $pay }
gorpg-coach-do-hire = { $count ->
    [0] hire { $heroes } for { $pay }
   *[other] hire { $heroes } for { $pay } and dismiss { $gone }
}
gorpg-coach-do-lay = place on { $slot }: { $monsters }
gorpg-coach-do-strike = { $monster } attacks { $hero }
gorpg-coach-do-dismiss = dismiss { $hero }
gorpg-coach-do-trade = offer { $seat } an exchange: { $give } for { $take }
gorpg-coach-do-condemn = let { $seat } lose the tie
gorpg-coach-do-accept = accept the offer
gorpg-coach-do-decline = decline the offer
gorpg-coach-do-pass = { $phase ->
    [stand] stay for the counter-attack
    [recruit] take no hero from the tavern
    [hunters] buy nothing
    [mercenaries] hire nobody
   *[other] be ready
}

## Why

gorpg-coach-verdict-inaccuracy = Inaccuracy ({ $points } GP).
gorpg-coach-verdict-mistake = Mistake ({ $points } GP).
gorpg-coach-verdict-blunder = Blunder ({ $points } GP).
gorpg-coach-odds = { $slot } is cleared { $cleared } of the time and { $brings ->
    [more] leaves the party { $gold } GP richer
   *[less] leaves the party { $gold } GP poorer
} on average, and { $hero } is lost { $lost } of the time
gorpg-coach-odds-safe = { $slot } is cleared { $cleared } of the time and { $brings ->
    [more] leaves the party { $gold } GP richer
   *[less] leaves the party { $gold } GP poorer
} on average, and hardly anybody is ever lost
gorpg-coach-waits = { $count ->
        [one] One hidden monster:
       *[other] { $count } hidden monsters, each with
    } health { $life-low }–{ $life-high } (mostly about { $life-usual }), attack { $attack-low }–{ $attack-high } (mostly about { $attack-usual }).
gorpg-coach-fight = { $count ->
    [0] Nobody falls yet
    [one] { $slain } falls
   *[other] These fall: { $slain }
}{ $end ->
    [cleared] , and no monster is left.
    [falls] . Then { $hero } would fall: you decide again.
    [decide] . Then you decide whether to stay.
    [home] . Then the battle is over.
   *[others] . Then it is the others’ turn.
}
gorpg-coach-as-played = As played, { $odds }.
gorpg-coach-that-way = The better way, { $odds }.
gorpg-coach-gain = In the end it is worth { $gain } GP more on average (give or take { $error }).
gorpg-coach-gain-wins = In the end it is worth { $gain } GP more on average (give or take { $error }) and wins { $better } of the time, against { $played } as played.
gorpg-coach-gain-chance = It wins { $better } of the time, against { $played } as played (give or take { $error ->
    [one] 1 point
   *[other] { $error } points
}).

## Luck

gorpg-coach-luck-cards = Dealt: { $cards }.
gorpg-coach-luck-battle = What waits at { $slot }: { $monsters }.
gorpg-coach-luck-score = { $what } { $seat } could expect { $before } before, and { $after } now.
gorpg-coach-luck-chance = { $what } The chance to win ({ $seat }) goes from { $before } to { $after }.

## Hints in a running game

gorpg-coach-hint-odds = There, { $odds }.
gorpg-coach-hint-odds-battle = If you go on like this, { $odds }.
gorpg-coach-hint-gain = The next best choice brings { $gain } GP less on average (give or take { $error }): { $do }.
gorpg-coach-hint-gain-chance = The next best choice costs { $gain ->
    [one] 1 point
   *[other] { $gain } points
} of the winning chance (give or take { $error }): { $do }.
gorpg-coach-hint-even = Nearly as good: { $do }.
gorpg-coach-hint-gold = You can expect about { $gold } GP in the end.

## The report: page and terminal

coach-page-precision-gorpg = Analysis: { $effort }. The coach plays many games on from each decision. Differences that may be chance get no remark.
coach-page-curve-gorpg = Chance to win
coach-page-curve-gorpg-score = Gold in the end
coach-page-curve-more-gorpg = Everybody’s chance to win after each decision, if all play on sensibly.
coach-page-curve-more-gorpg-score = The gold that every party can expect in the end, after each decision, if all play on sensibly.
coach-page-remarks-more-gorpg = Which decisions were costly, what was better, and why, by what the party could know. One point is one hundredth of the winning chance.
coach-page-remarks-more-gorpg-score = Which decisions were costly, what was better, and why, by what the party could know. The figure is the gold it cost on average.
coach-page-balance-more-gorpg = What changed the chance to win, in points: to the right for the better, to the left for the worse. Corrections are what the coach saw only by looking closer.
coach-page-balance-more-gorpg-score = What changed the gold to be expected, in GP: to the right for the better, to the left for the worse. Corrections are what the coach saw only by looking closer.
coach-page-sum-gorpg = { $first } at the start, { $result } in the end.
gorpg-coach-score = { $score } GP
coach-cause-own = Own decisions
coach-cause-others = Decisions of others
coach-cause-luck = Luck
coach-cause-closer = Corrections
coach-page-by-p1 = Party 1:
coach-page-by-p2 = Party 2:
coach-page-by-p3 = Party 3:
coach-page-by-p4 = Party 4:
coach-page-by-p5 = Party 5:
coach-page-by-p6 = Party 6:
coach-page-by-p7 = Party 7:
coach-page-by-overlord = Overlord:
coach-page-luck-p1 = Luck, Party 1:
coach-page-luck-p2 = Luck, Party 2:
coach-page-luck-p3 = Luck, Party 3:
coach-page-luck-p4 = Luck, Party 4:
coach-page-luck-p5 = Luck, Party 5:
coach-page-luck-p6 = Luck, Party 6:
coach-page-luck-p7 = Luck, Party 7:
coach-page-luck-overlord = Luck, Overlord:
