# The lab: the report of a study as a page.

cli-lab-report = Write the report of a study as one page that needs nothing else.
cli-lab-report-folder = The folder with the results.
cli-lab-report-against = The folder of an earlier run: the report says what has changed.
cli-lab-report-out = The file to write; report.html in the folder of the results if left out.
lab-report-drawing = Drawing the report
lab-report-written = Report in { $file }.
lab-report-no-altair = Reports need Altair and vl-convert: pip install "futago[lab]"
lab-report-no-games = { $folder } holds no finished game yet.
lab-report-other-study = { $folder } has no cell in common with this study, so nothing can be compared.

## The frame

lab-report-kicker = Study · { $games }
lab-report-asked = The question: { $question }
lab-report-as-table = The figures as a table
lab-report-chart-label = Chart: { $title }. Its figures are in the table below.
lab-report-marks = Thick lines are 95% intervals. A full dot is clearly off the upright line; a hollow one is not: no difference found.
lab-report-one-in-twenty = Of many comparisons one in twenty looks clear by chance alone.

## Words

lab-report-games = { $count ->
    [one] one game
   *[other] { $number } games
}
lab-report-from-to = { $low } to { $high }
lab-report-yes = yes
lab-report-no = no
lab-report-option = { $name }: { $value }
lab-report-usual-rules = usual rules
lab-report-meets = { $bot } against { $against }
lab-report-itself = { $bot } against itself
lab-report-seated = { $seat }: { $bot }
lab-report-others = others
lab-report-any-seat = all seats
lab-report-axis-wins = share of the games won
lab-report-axis-points = change in the share that { $side } wins, in points
lab-report-axis-change = change since the earlier run, in points
lab-report-axis-rating = rating points above the average
lab-report-axis-rounds = rounds
lab-report-axis-round = round
lab-report-axis-moves = moves
lab-report-axis-score = score at the end
lab-report-axis-games = share of the games
lab-report-axis-seats = share of the scores
lab-report-axis-mean = on average
lab-report-head-setting = rules
lab-report-head-games = games
lab-report-head-wins = wins
lab-report-head-from = from
lab-report-head-to = to
lab-report-head-verdict = verdict
lab-report-head-seat = seat
lab-report-head-change = change
lab-report-head-points = points
lab-report-head-match = who plays
lab-report-head-players = bots
lab-report-head-deals = deals
lab-report-head-bot = bot
lab-report-head-rating = rating
lab-report-head-values = values
lab-report-head-mean = mean
lab-report-head-tenth = 5% are below
lab-report-head-middle = median
lab-report-head-ninth = 5% are above
lab-report-head-space = space
lab-report-head-times = times
lab-report-head-hundred = in 100 games
lab-report-head-figure = per game
lab-report-head-before = before
lab-report-head-now = now
lab-report-head-state = state
lab-report-verdict-even = no difference found
lab-report-verdict-above = clearly more
lab-report-verdict-below = clearly less
lab-report-change-none = no difference found
lab-report-change-more = clearly more
lab-report-change-less = clearly less
lab-report-change-same = the same games

## Who wins

lab-report-seats-heading = Who wins
lab-report-seats-title = Games won by { $side }
lab-report-between-equal = between equal players
lab-report-between-turns = between bots that change sides
lab-report-seats-even = { $side } wins { $share } of the games { $between }: after { $games }, neither side is found to be better off.
lab-report-seats-better = { $side } wins { $share } of the games { $between } and is better off.
lab-report-seats-worse = { $side } wins { $share } of the games { $between } and is worse off.
lab-report-seats-several = { $side } wins between { $least } and { $most } of the games { $between }; under { $clear } of { $count } sets of rules one side is clearly better off.
lab-report-seats-several-even = { $side } wins between { $least } and { $most } of the games { $between }; under none of { $count } sets of rules is a side found to be better off.
lab-report-seats-all-better = { $side } wins between { $least } and { $most } of the games { $between }, and is better off under all { $count } sets of rules.
lab-report-seats-all-worse = { $side } wins between { $least } and { $most } of the games { $between }, and is worse off under all { $count } sets of rules.
lab-report-seats-closest = Closest to even: { $setting }, { $share }.
lab-report-alone-one = { $side } wins { $share } of the games.
lab-report-alone-several = { $side } wins between { $least } and { $most } of the games, depending on the rules.
lab-report-places-heading = Does the seat matter: { $count } seats
lab-report-places-title = Games won from each seat
lab-report-places-clear = The seat matters: { $seat } wins { $share } of the games { $between }, where { $even } would be even.
lab-report-places-even = No seat is found to be better than another: after { $games } { $seat }, the furthest from an even { $even }, wins { $share }.
lab-report-places-several = Under { $clear } of { $count } sets of rules a seat matters; the furthest from an even { $even } is { $seat } with { $share }.
lab-report-places-several-even = Under none of { $count } sets of rules is a seat found to be better than another; the furthest from an even { $even } is { $seat } with { $share }.

## What options change

lab-report-switches-heading = What an option changes
lab-report-switches-title = Change in the games won by { $side }, all else being equal
lab-report-switch = { $option }: { $after } instead of { $before }
lab-report-switch-said = “{ $option }: { $after }” instead of “{ $before }”
lab-report-switches-clear = { $clear } of { $count } changes { $clear ->
    [one] makes
   *[other] make
  } a clear difference. The largest: { $change } changes what { $side } wins by { $points } points.
lab-report-switch-clear = { $change } changes what { $side } wins by { $points } points.
lab-report-switches-none = None of the { $count } changes makes a difference that { $games } could show.
lab-report-switch-none = No difference found: { $change } makes { $points } points over { $games }.

## Who is stronger

lab-report-skill-heading = Skill and luck
lab-report-skill-title = Games won by the first bot, from all seats in turn
lab-report-skill-stronger = The better bot wins { $share } of the games: { $bot } is stronger than { $against }, where { $even } would be even.
lab-report-skill-weaker = { $bot } wins { $share } of the games and is weaker than { $against }, where { $even } would be even.
lab-report-skill-none = No difference in strength is found between { $bot } and { $against }: { $bot } wins { $share } of { $games }.
lab-report-skill-pair = { $bot } wins { $share } against { $against }
lab-report-skill-several = In { $clear } of { $count } pairings one bot is clearly stronger. The widest gap: { $widest }; the closest: { $closest }.
lab-report-skill-several-none = In none of { $count } pairings is a bot found to be stronger. The widest gap: { $widest }.
lab-report-luck-title = Deals that the first bot wins from both sides, one or neither
lab-report-luck-both = from both sides
lab-report-luck-split = from one side
lab-report-luck-neither = from neither side
lab-report-luck-note = Every deal is played twice with the same luck, the bots having changed sides. What is won from both sides goes to the better play; what is split goes to the side or to luck.
lab-report-ratings-heading = Ratings
lab-report-ratings-title = Ratings: { $role }
lab-report-ratings-best = { $role }: { $bot } ({ $rating })
lab-report-ratings-lead = The highest ratings: { $best }.
lab-report-ratings-note = All ratings are on one scale with an average of 0; who has 100 points more is expected to win 64% of the games between two, with 400 more 91%.

## How games go

lab-report-endings-heading = How games end
lab-report-endings-title = Ends of the games
lab-report-endings-one = Every game ends the same way: { $reason }.
lab-report-endings-two = The most frequent end is “{ $reason }” ({ $share }), then “{ $second }” ({ $next }).
lab-report-length-heading = How long games are
lab-report-length-rounds = Rounds of a game
lab-report-length-moves = Moves of a game, draws included
lab-report-length-lead-rounds = Half of the games end by round { $middle }, nine in ten between rounds { $least } and { $most }.
lab-report-length-all-rounds = Nearly all games last until round { $middle }.
lab-report-length-all-moves = Nearly all games take { $middle } moves.
lab-report-length-lead-moves = The median game takes { $middle } moves; nine in ten take { $least } to { $most }.
lab-report-scores-heading = Scores
lab-report-scores-title = Scores at the end
lab-report-scores-won = of winners
lab-report-scores-lost = of others
lab-report-scores-lead = Winners have { $won } on average, the others { $lost }.
lab-report-scores-all = The average score is { $mean }.
lab-report-maps-heading = Where it happens: { $board }
lab-report-maps-lead = The figures count how often something happens on a space in 100 games; the darker, the more often.
lab-report-map-note = Most often on { $space }: { $times } in 100 games ({ $games }).
lab-report-rounds-heading = Round by round
lab-report-rounds-lead = Averages by round, of the games that reached it; the bands are 95% intervals.
lab-report-averages-heading = A game on average
lab-report-averages-lead = What a game counts, on average, with 95% intervals; figures of seats are averages of all seats.

## What changed

lab-report-changes-heading = Since the earlier run
lab-report-changes-title = Change in the share that is won
lab-report-changes-clear = { $clear } of { $count } results { $clear ->
    [one] has
   *[other] have
  } clearly changed; the most: { $cell }, by { $points } points.
lab-report-changes-none = No difference found since the earlier run in any of { $count } results.
lab-report-changes-same = Nothing has changed since the earlier run: all games of { $count } cells are the same.
lab-report-changes-nothing = The two runs have no finished cell in common.
lab-report-changes-missing = Not in the earlier run: { $count }.

## How it was played

lab-report-how-heading = How it was played
lab-report-how-usual = Rules { $rules } with their usual options, but for those in the table.
lab-report-how-given = Rules { $rules }. The same in all games: { $given }.
lab-report-state-complete = complete
lab-report-state-precise = as precise as asked for
lab-report-state-stopped = not all games yet
lab-report-way-simulator = The games were played inside the simulator, where bots decide as they do at a table.
lab-report-way-other = The games were played by “{ $way }”.
lab-report-thinking = How these bots were told to think ({ $bots }): { $setting }.
lab-report-timed = Bots that are limited by the clock took part: played again, their games may differ.
lab-report-unfinished = Games that could not be played to their end are left out: { $count }.
lab-report-method-wilson = Intervals are 95% intervals (Wilson) for a number of games that was fixed beforehand.
lab-report-method-anytime = The number of games depended on the results; intervals marked so hold 95% at every moment at which the study could have stopped.
lab-report-method-deals = Games of one deal share their luck and count as one where intervals are made; differences between rules compare the same deals.
lab-report-again = The tables beside this page hold every game; the same study and seed give the same games.
