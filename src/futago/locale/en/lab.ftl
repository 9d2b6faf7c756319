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
lab-head-games = games
lab-head-wins = wins
cli-lab-level = The level that plays.
cli-lab-ladder = Play every bot against every other one, in all roles.
cli-lab-ladder-levels = The bots, with commas between.
cli-lab-ladder-against = Only these bots as the others, with commas between; by default all meet all.
cli-lab-ladder-games = Games for each pairing, who has which role.
cli-lab-balance = Measure who wins between equal bots, by the options of the game.
cli-lab-balance-games = Games for each line of the table.
lab-no-duckdb = Tables of results need DuckDB: pip install "futago[lab]"

# Studies: files that ask a question about games.

cli-lab-run = Play a study, and answer its question. The same command continues a run that was stopped.
cli-lab-run-study = A study that comes with a game (see: futago lab studies), or a TOML file.
cli-lab-run-games = Games of each cell at most, instead of what the study says.
cli-lab-run-precision = End a cell when its intervals are at most this wide, such as 0.05.
cli-lab-run-option = An option for all cells, as name=value; may be given again.
cli-lab-run-vary = Draw options that are not given at random, for each deal.
cli-lab-run-records = Keep the records of all games.
cli-lab-run-seed = A whole number, or 64 hexadecimal digits, instead of the seed of the study.
cli-lab-cluster = Play on a Ray cluster: HOST:PORT, “auto” for the one this computer belongs to, or “local”.
cli-lab-studies = List the studies that come with the games.
cli-lab-ask = Ask in SQL about the results of a study: games, cells, estimates and times are tables.
cli-lab-ask-question = What to ask, such as: select reason, count(*) from games group by reason
cli-lab-ask-folder = The folder with the results.
cli-lab-ask-format = How to write the answer.
lab-study-not-toml = { $file } is not valid TOML: { $error }.
lab-study-wrong = { $file } is not a study: { $fault }
lab-study-unknown = There is no study “{ $name }”, and no file of this name: choose one of { $known }.
lab-study-key-unknown = there is no key { $key }; choose one of { $known }.
lab-study-key-missing = the key { $key } is missing.
lab-study-value = { $key } has a wrong value ({ $reason }).
lab-study-needs-list = { $key } needs a list of bots.
lab-study-needs-seats = { $key } needs bots by seat; bots in a list change seats anyway.
lab-study-play = play[{ $number }] is wrong: { $fault }
lab-study-cell = Cell { $number } of the study cannot be played: { $fault }
lab-study-nothing = Nothing is left to play.
lab-way-unknown = There is no way of playing “{ $name }”: choose one of { $known }.
lab-way-no-settings = The way of playing “{ $name }” has no settings.
lab-way-no-records = The way of playing “{ $name }” keeps no records.
lab-bad-precision = --precision is the width of an interval, more than 0 and less than 1, not { $precision }.
lab-folder-busy = Another run writes to { $folder }: wait for it, or name another folder with --work.
lab-no-results = { $folder } has no tables of results: name the folder of a study that was played.
lab-bad-question = The question cannot be answered: { $reason }
lab-no-ray = A cluster needs Ray: pip install "futago[cluster]"
lab-no-cluster = No Ray cluster answers at “{ $address }”: start one first, or check the address and the token (RAY_AUTH_MODE=token).
lab-bad-address = “{ $address }” is no address of a cluster: give auto, local or HOST:PORT.
lab-other-program = { $host } has another version of Futago: install the same one on all computers.
lab-workers-die = The workers die again and again at the same game: perhaps there is not enough memory for so many.
lab-intervals-anytime = 95% intervals that hold whenever a cell ends (confidence sequences by betting).
lab-tables = Tables in { $folder }; ask about them with: futago lab ask "select * from estimates" { $folder }
lab-stopped = Stopped. The same command continues.
lab-studies-run = Play one with: futago lab run NAME
lab-head-study = study
lab-head-question = what it asks
lab-head-cell = #
lab-head-seat = seat
lab-head-share = wins
lab-head-interval = interval
lab-head-even = even?
lab-head-state = state
lab-bot-against = { $bot } v { $against }
lab-seat-all = all in turn
lab-state-complete = complete
lab-state-precise = precise
lab-state-stopped = stopped
lab-ladder-overall = All games against other bots, in all seats
