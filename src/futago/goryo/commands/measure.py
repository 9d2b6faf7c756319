"""`futago lab ladder`, `calibrate`, `balance`, `adversary`: measure the bots' strength."""

from __future__ import annotations

from pathlib import Path

from futago.cli.common import Language, language_of
from futago.cli.lab import (
    Cluster,
    Games,
    Jobs,
    Measurement,
    Option,
    checked_number,
    lab_seed,
    split_list,
)
from futago.goryo.commands.common import experiment_from, given_options, limits
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
    cluster: Cluster = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.cli.study import run_study
    from futago.goryo.study import questions

    checked_number("--games", games)
    settings = limits(effort, values)
    study = questions.ladder(
        split_list(levels), games, given_options(option), lab_seed(seed), settings
    )
    run_study(study, work, jobs, cluster, language_of(lang))


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
    from futago.goryo.study import calibration
    from futago.goryo.study.chart import chart
    from futago.goryo.study.experiment import GameTask
    from futago.lab.report.charts import can_draw

    checked_number("--games", games)
    language, given = language_of(lang), given_options(option)
    experiment = experiment_from(seed, effort, values)
    experiment.level(level)  # or say that there is none
    header = experiment.header("calibrate", level=level, options=given)
    measure = Measurement(game, "calibrate", header, work, jobs, language)
    tasks = [GameTask(experiment, level, level, number, given) for number in range(games)]
    results = measure.results(calibration.play_with_forecasts, tasks)
    solved = calibration.buckets(results)
    fitted = calibration.buckets(results, calibration.FITTED)
    title = Text("lab-calibrate-solved", level=level)
    sheets = [
        calibration.sheet(title, solved),
        calibration.sheet(Text("lab-calibrate-fitted"), fitted),
        calibration.by_round(results),
    ]
    notes = list[Text]()
    if can_draw():
        title = Text("lab-calibrate-chart", level=level, games=games)
        drawing = chart(solved, say(title, language), language)
        write_atomically(measure.folder / "calibration.svg", drawing)
    else:
        notes.append(Text("lab-report-no-altair"))
    square = f"{calibration.brier_score(results):.4f}"
    notes.append(Text("lab-calibrate-square", square=square))
    measure.publish(sheets, calibration.as_json(results), effort, *notes)


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
    cluster: Cluster = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.cli.study import run_study
    from futago.goryo.study import questions

    checked_number("--games", games)
    sets = questions.option_sets(
        split_list(editions),
        split_list(actions),
        split_list(variants),
        split_list(gongs, ";"),
        palace,
    )
    study = questions.balance(level, games, sets, lab_seed(seed), limits(effort, values))
    run_study(study, work, jobs, cluster, language_of(lang))


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
