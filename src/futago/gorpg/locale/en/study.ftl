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

## Measuring

cli-lab-modes = Modes with commas between: standard, overlord, solo.
cli-lab-players = Numbers of parties, with commas between; a mode is played only with those it allows.
cli-lab-switch = An option and the values to compare, as in regroup=fought,all; may be given again.
gorpg-lab-no-simulator = The lab plays inside the simulator, which is not compiled: run python -m futago.kernels.
gorpg-lab-nothing = There is nothing to play: no mode allows these numbers of parties, or there are too few bots.
gorpg-lab-head-parties = parties
gorpg-lab-head-among = among
gorpg-lab-head-even = even
gorpg-lab-head-overlord = Overlord
gorpg-lab-head-overlord-wins = Overlord wins
gorpg-lab-head-parties-win = parties win
gorpg-lab-head-place = place in turn order
gorpg-lab-ladder-standard = Standard games: one bot among others of another kind
gorpg-lab-ladder-overlord = Overlord games: the Overlord against parties
gorpg-lab-ladder-both-roles = Overlord games, both roles: wins of the first
gorpg-lab-ladder-solo = Single player
gorpg-lab-balance-overlord = Overlord games, { $bot } against itself
gorpg-lab-balance-solo = Single player, { $bot }
gorpg-lab-balance-places = Standard games, { $bot } against itself, by place in the turn order of the first round
gorpg-lab-leans-parties = the parties
gorpg-lab-leans-overlord = the Overlord
gorpg-lab-leans-game = the game
