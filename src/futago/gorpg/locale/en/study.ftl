# The lab of Go RPG.

## Tuning

cli-lab-tune = Tune the weights by which the bots of Go RPG value what they have and what they may do.
cli-lab-tune-sets = Sets of weights with commas between, such as standard-few-none or solo-1; all if left out.
cli-lab-tune-steps = How many steps to take from the weights there are.
cli-lab-tune-out = The file for the weights; tempers.toml in the folder of --work if left out.
gorpg-tune-unknown = There is no set of weights “{ $name }”: choose among { $known }.
gorpg-tune-better = { $name }: better by { $gain } ± { $error } points in other games; the new weights are taken.
gorpg-tune-kept = { $name }: { $gain } ± { $error } points in other games is not clearly better; the old weights stay.
gorpg-tune-done = Weights in { $file }.

## Fitting

cli-lab-fit = Fit the networks by which masters of Go RPG judge the end of a round: play games, fit who wins them.
cli-lab-fit-sets = Sets with commas between, such as standard-few-none or solo-1; all if left out.
cli-lab-fit-games = Games for each set; as many as the recipe says (gorpg/study/fitting.toml) if left out.
cli-lab-fit-out = The file for the networks; chances.npz in the folder of --work if left out. Sets that are not fitted stay as they are.
gorpg-fit-done = { $name } (games: { $games }): on average who wins was given { $first } % after round 1 and { $last } % after round 9, in games held out.
gorpg-fit-file = Networks in { $file }.

## Measuring

cli-lab-modes = Modes with commas between: standard, overlord, solo.
cli-lab-players = Numbers of parties, with commas between; a mode is played only with those it allows.
cli-lab-switch = An option and the values to compare, as in regroup=fought,all; may be given again.
gorpg-lab-no-simulator = The lab plays inside the simulator, which is not compiled: run python -m futago.kernels.
gorpg-lab-nothing = There is nothing to play: no mode allows these numbers of parties, or there are too few bots.
gorpg-lab-balance-overlord = Overlord games, { $bot } against itself
gorpg-lab-balance-solo = Single player, { $bot }
gorpg-lab-leans-parties = the parties
gorpg-lab-leans-overlord = the Overlord
gorpg-lab-leans-game = the game

## What a game is measured by

gorpg-measure-items = gold in items
gorpg-measure-trophies = gold in trophies
gorpg-measure-coins = coins
gorpg-measure-hero-levels = levels of the heroes alive
gorpg-measure-quests = quests
gorpg-measure-rests = rests
gorpg-measure-retreats = retreats
gorpg-measure-cleared = locations cleared
gorpg-measure-slain = monsters slain
gorpg-measure-fallen = heroes lost
gorpg-measure-purchases = purchases of items
gorpg-measure-hires = times that heroes were hired
gorpg-measure-gold-by-round = gold after each round
gorpg-measure-battles = battles
gorpg-measure-heroes-fallen = heroes lost by all parties
gorpg-measure-monsters-slain = monsters slain by all parties
gorpg-measure-last-monsters = monsters of the last battle
gorpg-measure-parties-out = parties that are out

gorpg-reason-gold = most gold
gorpg-reason-eliminated = no party left
gorpg-reason-collective = the last monster slain together
gorpg-reason-individual = the richest after the last battle
gorpg-reason-survived = the town saved
gorpg-reason-defeated = the party defeated

# What the studies ask that come with the game.

study-gorpg-ladder = Which level is stronger?
study-gorpg-balance = Who wins between equal bots: the parties or the Overlord, the single player or the game?
study-gorpg-seats = Is the first place in the turn order better than the others?
study-gorpg-skill = How much does skill decide: how often does one strong party win among weak ones?

# Who plays together.

gorpg-seat-parties = the parties
