"""`futago lab ladder`, `calibrate`, `balance`, `adversary`: what the bots can do, measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from futago.cli.common import Language, language_of
from futago.cli.lab_common import (
    Measure,
    checked_game,
    checked_number,
    contest_of,
    given_options,
    named,
)
from futago.goryo import GAME
from futago.lab.workers import write_whole
from futago.texts import Text, say

# What reckons is loaded by the command that needs it: others start without it.

Games = Annotated[int, Parameter(name=["--games", "-n"])]
Jobs = Annotated[int | None, Parameter(name=["--jobs", "-j"])]
Option = Annotated[list[str] | None, Parameter(negative=())]


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
    from futago.study import ladder as ladders
    from futago.study.contest import play_fixture
    from futago.study.players import check_bot

    checked_game(game)
    bots, given = named(levels), given_options(option)
    for bot in bots:
        check_bot(bot)
    checked_number("--games", games)
    contest = contest_of(seed, effort, values)
    header = contest.header("ladder", bots=bots, options=given)
    measure = Measure("ladder", header, work, jobs, language_of(lang))
    results = measure.results(play_fixture, ladders.fixtures(contest, bots, games, given))
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
    from futago.study import balance as balancing
    from futago.study import calibration
    from futago.study.chart import chart

    checked_game(game)
    checked_number("--games", games)
    language, given = language_of(lang), given_options(option)
    contest = contest_of(seed, effort, values)
    contest.level(level)  # or say that there is none
    header = contest.header("calibrate", level=level, options=given)
    measure = Measure("calibrate", header, work, jobs, language)
    tasks = balancing.fixtures(contest, level, [given], games)
    results = measure.results(calibration.play_and_say, tasks)
    solved = calibration.tenths(results)
    fitted = calibration.tenths(results, calibration.FITTED)
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
    write_whole(measure.folder / "calibration.svg", drawing)
    square = f"{calibration.mean_square(results):.4f}"
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
    from futago.study import balance as balancing
    from futago.study.contest import play_fixture
    from futago.study.players import check_bot

    checked_game(game)
    checked_number("--games", games)
    check_bot(level)
    chosen = named(gongs, ";") or [balancing.default_gong()]
    given = balancing.cells(named(editions), named(actions), named(variants), chosen, palace)
    for options in given:
        GAME.options(GAME.typed_options(options))
    contest = contest_of(seed, effort, values)
    header = contest.header("balance", level=level, cells=given)
    measure = Measure("balance", header, work, jobs, language_of(lang))
    results = measure.results(play_fixture, balancing.fixtures(contest, level, given, games))
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
    from futago.study import adversary as adversaries

    checked_game(game)
    checked_number("--games", games)
    given = given_options(option)
    contest = contest_of(seed, effort, values)
    adversaries.check_level(contest, level)
    header = contest.header("adversary", level=level, options=given)
    measure = Measure("adversary", header, work, jobs, language_of(lang))
    tasks = adversaries.fixtures(contest, level, games, given)
    results = measure.results(adversaries.play_knowing, tasks)
    data = {seat: adversaries.Gains.of(seat, results).as_json() for seat in adversaries.SEATS}
    measure.publish(adversaries.sheets(results), data, effort)
