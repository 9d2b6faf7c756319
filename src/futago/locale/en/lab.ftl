# The lab: what its commands for every game say.

cli-lab = Measure games and bots, and train them. A command that was stopped continues where it left off.
cli-lab-game = The game.
cli-lab-seed = A whole number, or 64 hexadecimal digits; the same seed gives the same results.
cli-lab-jobs = Processes at work; by default one for each core.
cli-lab-work = The folder in which results are kept as they come; one of its own for each run if left out.
lab-no-study = There is nothing to study in { $game }: choose one of { $known }.
lab-other-run = { $file } holds the results of another run: name another folder with --work, or remove it.
cli-lab-option = An option of the game as name=value; may be given again.
lab-playing = Playing
lab-intervals = 95% intervals (Wilson).
lab-effort = Thinking was cut: no level used more than { $effort } of the best responses and nodes of the strongest.
lab-kept = Results and report in { $folder }.
