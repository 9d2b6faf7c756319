"""`futago lab challenge`: somebody's bot against the levels of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from futago.cli.common import Language, language_of, pairs
from futago.cli.lab import Games, Jobs, Measurement, Option, checked_number, lab_seed, split_list
from futago.game import BadInput
from futago.games import game_named
from futago.texts import Text

if TYPE_CHECKING:  # imported when needed: other commands start without it
    from futago.lab.challenge import Challenge


def challenge(
    game: str,
    /,
    *,
    bot: str,
    levels: str = "",
    games: Games = 100,
    responses: int = 20,
    effort: float = 1.0,
    seconds: float = 30.0,
    option: Option = None,
    seed: str = "1",
    jobs: Jobs = None,
    work: Annotated[Path | None, Parameter()] = None,
    lang: Language | None = None,
) -> None:
    from futago.lab import challenge as challenges

    game_named(game)  # raises if there is no such game
    checked_number("--games", games)
    if responses < 0:
        raise BadInput(Text("cli-bad-number", name="--responses", number=responses))
    given = pairs(option or [], "--option")
    opponents = tuple(split_list(levels))
    found = challenges.Challenge(game, bot, opponents, lab_seed(seed), given, effort, seconds)
    language = language_of(lang)
    if bot.startswith(("http://", "https://")):
        _by_api(found, games, work, language)
        return
    found.check()
    measure = Measurement(game, "challenge", found.header(), work, jobs, language)
    results = measure.results(challenges.play_task, found.tasks(games))
    sheets, answers = challenges.sheets(found, results), []
    tasks = challenges.response_tasks(found, responses)
    if tasks:
        more = Measurement(game, "responses", found.header(), measure.folder, jobs, language)
        answers = more.results(challenges.play_response, tasks)
        sheets.append(challenges.response_sheet(found, answers))
    data = challenges.as_json(found, results, answers)
    measure.publish(sheets, data, effort, *challenges.notes(found, results, answers))


def _by_api(found: Challenge, games: int, work: Path | None, language: str) -> None:
    """The challenger is a client of the API, which plays at tables of a server of its own."""
    from futago.cli.challenge_tables import Tables
    from futago.lab import challenge as challenges

    found.check_levels()
    if found.effort != 1:
        raise BadInput(Text("challenge-api-effort"))
    header = {**found.header(), "timed": True}
    measure = Measurement(found.game, "challenge", header, work, 1, language)
    with Tables(found, measure.folder, language) as tables:
        results = measure.results(tables.play_task, found.tasks(games), here=True)
    data = challenges.as_json(found, results, [])
    sheets = challenges.sheets(found, results)
    measure.publish(sheets, data, 1, *challenges.notes(found, results, []))
