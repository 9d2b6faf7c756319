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
lab-level-unknown = There is no level “{ $name }”: choose one of { $known }.
lab-head-bot = bot
lab-head-against = against
lab-head-games = games
lab-head-wins = wins
lab-head-leans = leans to
lab-leans-neither = unclear
cli-lab-level = The level that plays.
cli-lab-ladder = Play every bot against every other one, in all roles.
cli-lab-ladder-levels = The bots, with commas between.
cli-lab-ladder-against = Only these bots as the others, with commas between; by default all meet all.
cli-lab-ladder-games = Games for each pairing, who has which role.
cli-lab-balance = Measure who wins between equal bots, by the options of the game.
cli-lab-balance-games = Games for each line of the table.
lab-no-duckdb = Tables of results need DuckDB: pip install "futago[lab]"
