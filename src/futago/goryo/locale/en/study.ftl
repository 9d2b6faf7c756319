## The lab: training and measuring

cli-lab-train = Train what rounds of Goryō are worth: play games, solve the positions met, fit weights to them.
cli-lab-train-kinds = Kinds of games with commas between, for example “3 plain,split genjutsu”: cubes of a samurai, then the variant; all if left out.
cli-lab-train-positions = Positions to solve for each kind and generation; of each round the part that the recipe says.
cli-lab-train-games = Games at most for each kind and generation; six for each position if left out.
cli-lab-train-generations = How often to play and fit anew, by the values so far.
cli-lab-train-recipe = A file with what is played and how well it is solved, in place of our own (see goryo/study/training.toml).
cli-lab-train-out = The file for the values; values.json in the folder of --work if left out. Kinds that it has already stay in it.

lab-kind-unknown = There is no kind of game “{ $kind }”: choose among { $known }.
lab-bad-recipe = { $file } is not a recipe for training: { $reason }.
lab-not-values = { $file } does not hold values: name another file with --out, or remove it.

cli-lab-book = Solve every first round of Goryō beforehand and for long, so that bots and coach begin where this ended.
cli-lab-book-nodes = Positions of the question search at most, for each first round.
cli-lab-book-gap = How exact a first round is solved: 0.002 is a fifth of a point.
cli-lab-book-out = The file for the book; book.json in the folder of --work if left out. Pages of other games stay in it.
lab-book-open = With Genjutsu a first round has too much in the open for the book: choose another variant.
lab-not-a-book = { $file } does not hold a book of first rounds: name another file with --out, or remove it.
lab-book-done = First rounds in { $file }: { $count }, each within { $gap } points.

lab-train-doing = { $kind }, generation { $generation }: { $doing }
lab-train-games = games
lab-train-round = round { $round }
lab-train-fitted = { $kind }, generation { $generation }, round { $round }: fitted; positions: { $positions }; off by { $error } points on those held out (the mean: { $mean }), { $seconds } s
lab-train-too-few = { $kind }, generation { $generation }, round { $round }: too few positions, nothing was fitted
lab-train-done = Values in { $file }; solved positions in { $folder }.

## Measuring

cli-lab-effort = No level uses more than this part of the thinking of the strongest: 0.2 is a fifth of its best responses and nodes. The report says so.
cli-lab-values = A file of values for the levels to think by, in place of our own.
cli-lab-calibrate = Check whether predicted chances come true: a level plays against itself, and its predicted chance for the Samurai is compared with how the games ended.
cli-lab-calibrate-games = How many games.
cli-lab-balance-editions = Editions, with commas between.
cli-lab-balance-actions = Actions of a samurai, with commas between; an edition is played only with those that it knows.
cli-lab-balance-variants = Variants, with commas between.
cli-lab-balance-gongs = Gongs to compare, with semicolons between: length, colon, steps that carry a bag, as in 12:2,4,6;12:3,6,9; our own if left out.
cli-lab-balance-palace = The palace: one of ours, or a file.
cli-lab-adversary = Measure how much somebody gains who knows a level’s exact mixes and values.
cli-lab-adversary-games = Games in each seat.

lab-bad-effort = --effort must be more than 0 and at most 100, not { $effort }.
lab-bad-values = { $file } does not hold values.
lab-not-exact = The level { $level } does not always play its mix, so nobody can know it exactly: take one without blend and slip.
lab-balance-nothing = None of these editions ({ $editions }) is played with so many actions per samurai: { $actions }.

lab-head-samurai-wins = Samurai wins
lab-head-said = said
lab-head-points = times
lab-head-mean-said = said on average
lab-head-mean-fitted = fitted, on average
lab-head-verdict = verdict
lab-head-round = round
lab-head-adversary = adversary
lab-head-when = when
lab-head-count = times
lab-head-over-value = gain, points
lab-head-by-mix = of it by the mix alone
lab-head-over-level = over the level in that seat
lab-head-promised = chance at the beginning
lab-calibrate-solved = What { $level } says of the Samurai’s chance when a round begins, and what came of it
lab-calibrate-fitted = The same as fitted: what the round before counted on
lab-calibrate-by-round = By round
lab-calibrate-chart = The Samurai’s chances by { $level }, games: { $games }
lab-calibrate-across = chance that was said
lab-calibrate-up = share that was won
lab-calibrate-square = Mean square of what was said less what came (Brier): { $square }.
lab-verdict-right = comes true
lab-verdict-low = said too little
lab-verdict-high = said too much
lab-verdict-few = too few games
lab-round = round { $round }
lab-whole-game = whole game
lab-adversary-gains = What an adversary gains who knows the mixes, ± standard error
lab-adversary-wins = How the adversary’s games ended

## What a game is measured by

goryo-measure-broken = where she breaks objects
goryo-measure-caught = where she is captured, once for each samurai
goryo-measure-asked = where the samurai investigate
goryo-measure-printed = where they find paw prints
goryo-measure-walked = where she walks
goryo-measure-captures = samurai who captured her
goryo-measure-questions = investigations
goryo-measure-searches = searches
goryo-measure-sniffs = sniffs
goryo-measure-prints = paw prints found
goryo-measure-gong = steps of the mallet
goryo-measure-draws = tokens drawn from the bag
goryo-measure-spirits-left = spirit tokens left
goryo-measure-tiles-broken = object tiles flipped
goryo-measure-mistakes = mistakes of the Goryō
goryo-measure-captures-by-round = samurai who captured her, by round
goryo-measure-questions-by-round = investigations by round
goryo-measure-prints-by-round = paw prints found, by round
goryo-measure-powers-used = powers spent
goryo-measure-bound = bound object
goryo-measure-first = first object

goryo-reason-vengeance = vengeance
goryo-reason-captured = captured
goryo-reason-exorcised = exorcised
goryo-reason-cornered = cornered
goryo-reason-self-broken = her own bound object broken

# What the studies ask that come with the game.

study-goryo-ladder = Which level is stronger?
study-goryo-balance = Who wins between equal bots, by edition, number of actions and variant?
study-goryo-two-actions = What if each samurai has two actions?
study-goryo-palaces = Does a palace favour one side?
study-goryo-skill = How much does skill decide: how often does the better bot win?
study-goryo-any-options = Does the better bot win whatever the options are?
lab-bad-settings = The settings are not valid ({ $reason }): choose among { $known }.
