"""`futago lab ladder`, `calibrate`, `balance`, `adversary`: measure the bots' strength."""

from __future__ import annotations

from pathlib import Path

from futago.cli.common import Language, language_of
from futago.cli.lab import Games, Jobs, Measurement, Option, checked_number, split_list
from futago.goryo import GAME
from futago.goryo.commands.common import experiment_from, given_options
from futago.lab.files import write_atomically
from futago.texts import Text, say

# Each command imports the solver and the studies itself, so that other commands start faster.


def ladder(
    game: str,
    /,
    *,
    levels: str = "master,expert,player,novice,greedy,random",
    games: Games = 100,
    effort: float = 1.0,
    values: Path | None = None,
    option: Option = None,
    seed: str = "1",
    jobs: Jobs = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.goryo.study import ladder as ladders
    from futago.goryo.study.bot_factory import check_bot
    from futago.goryo.study.experiment import play_task

    bots, given = split_list(levels), given_options(option)
    for bot in bots:
        check_bot(bot)
    checked_number("--games", games)
    experiment = experiment_from(seed, effort, values)
    header = experiment.header("ladder", bots=bots, options=given)
    measure = Measurement(game, "ladder", header, work, jobs, language_of(lang))
    results = measure.results(play_task, ladders.game_tasks(experiment, bots, games, given))
    found = ladders.Ladder.of(bots, results)
    measure.publish(found.sheets(), found.as_json(), effort)


def calibrate(
    game: str,
    /,
    *,
    games: Games = 300,
    level: str = "master",
    effort: float = 1.0,
    values: Path | None = None,
    option: Option = None,
    seed: str = "1",
    jobs: Jobs = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.goryo.study import balance as balancing
    from futago.goryo.study import calibration
    from futago.goryo.study.chart import chart

    checked_number("--games", games)
    language, given = language_of(lang), given_options(option)
    experiment = experiment_from(seed, effort, values)
    experiment.level(level)  # or say that there is none
    header = experiment.header("calibrate", level=level, options=given)
    measure = Measurement(game, "calibrate", header, work, jobs, language)
    tasks = balancing.game_tasks(experiment, level, [given], games)
    results = measure.results(calibration.play_with_forecasts, tasks)
    solved = calibration.buckets(results)
    fitted = calibration.buckets(results, calibration.FITTED)
    title = Text("lab-calibrate-solved", level=level)
    sheets = [
        calibration.sheet(title, solved),
        calibration.sheet(Text("lab-calibrate-fitted"), fitted),
        calibration.by_round(results),
    ]
    words = (
        Text("lab-calibrate-chart", level=level, games=games),
        Text("lab-calibrate-across"),
        Text("lab-calibrate-up"),
    )
    drawing = chart(solved, *(say(text, language) for text in words))
    write_atomically(measure.folder / "calibration.svg", drawing)
    square = f"{calibration.brier_score(results):.4f}"
    note = Text("lab-calibrate-square", square=square)
    measure.publish(sheets, calibration.as_json(results), effort, note)


def balance(
    game: str,
    /,
    *,
    editions: str = "2019,2021,2024",
    actions: str = "2,3",
    variants: str = "none,cursed-object,genjutsu",
    gongs: str = "",
    palace: str = "edo",
    games: Games = 100,
    level: str = "master",
    effort: float = 1.0,
    values: Path | None = None,
    seed: str = "1",
    jobs: Jobs = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.goryo.study import balance as balancing
    from futago.goryo.study.bot_factory import check_bot
    from futago.goryo.study.experiment import play_task

    checked_number("--games", games)
    check_bot(level)
    chosen = [split_list(each) for each in (editions, actions, variants)]
    given = balancing.cells(chosen[0], chosen[1], chosen[2], split_list(gongs, ";"), palace)
    for options in given:
        GAME.options(GAME.typed_options(options))
    experiment = experiment_from(seed, effort, values)
    header = experiment.header("balance", level=level, cells=given)
    measure = Measurement(game, "balance", header, work, jobs, language_of(lang))
    results = measure.results(play_task, balancing.game_tasks(experiment, level, given, games))
    found = balancing.summed(given, results)
    measure.publish(balancing.sheets(found, level, palace), balancing.as_json(found), effort)


def adversary(
    game: str,
    /,
    *,
    games: Games = 100,
    level: str = "master",
    effort: float = 1.0,
    values: Path | None = None,
    option: Option = None,
    seed: str = "1",
    jobs: Jobs = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.goryo.study import adversary as adversaries

    checked_number("--games", games)
    given = given_options(option)
    experiment = experiment_from(seed, effort, values)
    adversaries.check_level(experiment, level)
    header = experiment.header("adversary", level=level, options=given)
    measure = Measurement(game, "adversary", header, work, jobs, language_of(lang))
    tasks = adversaries.game_tasks(experiment, level, games, given)
    results = measure.results(adversaries.play_adversary, tasks)
    data = {seat: adversaries.Gains.of(seat, results).as_json() for seat in adversaries.SEATS}
    measure.publish(adversaries.sheets(results), data, effort)
