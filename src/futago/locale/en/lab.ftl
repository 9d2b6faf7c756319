## The lab: training and measuring

cli-lab = Train and measure the bots of Goryō. Every command goes on where it was stopped.
cli-lab-train = Train what rounds of Goryō are worth: play games, solve the positions met, fit weights to them.
cli-lab-game = The game: goryo.
cli-lab-train-kinds = Kinds of games with commas between, for example "3 plain,split genjutsu": cubes of a samurai, then the variant; all if left out.
cli-lab-train-positions = Positions to solve for each kind, generation and round.
cli-lab-train-games = Games at most for each kind and generation; four for each position if left out.
cli-lab-train-generations = How often to play and fit anew, by the values so far.
cli-lab-train-recipe = A file with what is played and how well it is solved, in place of our own (see study/training.toml).
cli-lab-train-out = The file for the values; values.json in the folder of --work if left out. Kinds that it has already stay in it.
cli-lab-seed = A whole number, or 64 hexadecimal digits; the same seed gives the same results.
cli-lab-jobs = Processes at work; by default one for each core.
cli-lab-work = The folder in which results are kept as they come; one of its own for each run if left out.

lab-no-study = There is nothing to study in { $game }: choose one of { $known }.
lab-level-unknown = There is no level "{ $name }": choose one of { $known }.
lab-kind-unknown = There is no kind of game "{ $kind }": choose among { $known }.
lab-other-run = { $file } holds the results of another run: name another folder with --work, or remove it.
lab-bad-recipe = { $file } is not a recipe for training: { $reason }.
lab-not-values = { $file } does not hold values: name another file with --out, or remove it.

lab-train-doing = { $kind }, generation { $generation }: { $doing }
lab-train-games = games
lab-train-round = round { $round }
lab-train-fitted = { $kind }, generation { $generation }, round { $round }: fitted to { $positions } positions, off by { $error } points on those held out (the mean: { $mean }), { $seconds } s
lab-train-too-few = { $kind }, generation { $generation }, round { $round }: too few positions, nothing was fitted
lab-train-done = Values in { $file }; solved positions in { $folder }.
