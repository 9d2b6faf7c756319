"""The coach: analyses finished games and gives hints in running ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from futago.coach.report import Advice, Hint, Moment, Odds, Remark, Report, Suggestion, TextRef
from futago.coach.report_text import ReportText
from futago.game import FutagoError, Game
from futago.games import game_named
from futago.record import Record
from futago.registry import manifests
from futago.texts import Text

Progress = Callable[[float], object]
"""Called repeatedly with the progress, from 0 to 1."""

EFFORTS: Final = ("quick", "normal", "thorough")

HintMaker = Callable[[Any, str, str, str], Hint]
"""Advises a seat, given the options, the seat, its position from `State.position(seat)` and an
effort: the part `hints` of a game. `NotCoached` says why there is no hint."""

OddsMaker = Callable[[Any, str, str, Sequence[str], bool], Odds]
"""The odds of a seat's group, given the options, the seat, the position from
`State.position(SPECTATOR)`, the group (empty: the strongest one) and whether the seat prepares for
each place first: the part `odds` of a game. `NotCoached` says why there are none."""

SuggestionMaker = Callable[[Any, str, str], Suggestion]
"""What a seat would usually do, given the options, the seat and the position from
`State.position(SPECTATOR)`: the part `suggestion` of a game. `NotCoached` says why there is
none."""


@dataclass(frozen=True)
class Coach:
    """The coach of a game: its part `coach`."""

    review: Callable[[Record, str, Progress], Report]
    """Analyses a record with an effort; `NotCoached` says why it cannot."""
    report_text: type[ReportText] = ReportText
    """Renders its reports as text."""


class NotCoached(FutagoError):
    """The coach cannot analyse a game or a position; the text says why."""


def is_coached(game: str) -> bool:
    """Whether this game has a coach, without importing it."""
    found = manifests().get(game)
    return found is not None and found.has("coach")


def gives_hints(game: str) -> bool:
    """Whether this game's coach gives hints in a running game, without importing it."""
    found = manifests().get(game)
    return found is not None and found.has("hints")


def coach_of(game: str) -> Coach:
    """The coach of a game; `NotCoached` if it has none."""
    if not is_coached(game):
        raise NotCoached(Text("coach-not-game"))
    found = game_named(game).part("coach")
    assert isinstance(found, Coach)
    return found


def coach(record: Record, effort: str = "normal", progress: Progress | None = None) -> Report:
    """Analyse the record of a finished game."""
    review = coach_of(str(record.get("game"))).review
    return review(record, effort, progress or (lambda _: None))


def hint(
    game: Game, options: Mapping[str, Any], seat: str, position: str, effort: str = "quick"
) -> Hint:
    """A hint for a seat, based only on its position from `State.position(seat)`."""
    make: HintMaker | None = game.part("hints")
    if make is None:
        raise NotCoached(Text("coach-not-game"))
    return make(game.options(options), seat, position, effort)


def gives_odds(game: str) -> bool:
    """Whether this game tells odds, without importing it."""
    found = manifests().get(game)
    return found is not None and found.has("odds")


def odds(
    game: Game,
    options: Mapping[str, Any],
    seat: str,
    position: str,
    group: Sequence[str] = (),
    *,
    prepare: bool = False,
) -> Odds:
    """The odds of a seat's group, based only on the position from `State.position(SPECTATOR)`."""
    make: OddsMaker | None = game.part("odds")
    if make is None:
        raise NotCoached(Text("coach-no-odds"))
    return make(game.options(options), seat, position, group, prepare)


def gives_suggestions(game: str) -> bool:
    """Whether this game suggests moves by public information, without importing it."""
    found = manifests().get(game)
    return found is not None and found.has("suggestion")


def suggestion(game: Game, options: Mapping[str, Any], seat: str, position: str) -> Suggestion:
    """What a seat would usually do, based only on the position from `State.position(SPECTATOR)`."""
    make: SuggestionMaker | None = game.part("suggestion")
    if make is None:
        raise NotCoached(Text("coach-no-suggestion"))
    return make(game.options(options), seat, position)


def report_text_of(report: Report, language: str) -> ReportText:
    """The text of a report in a language, as its game renders it."""
    return coach_of(report.game).report_text(report, language)


__all__ = [
    "EFFORTS",
    "Advice",
    "Coach",
    "Hint",
    "HintMaker",
    "Moment",
    "NotCoached",
    "Odds",
    "OddsMaker",
    "Progress",
    "Remark",
    "Report",
    "Suggestion",
    "SuggestionMaker",
    "TextRef",
    "coach",
    "coach_of",
    "gives_hints",
    "gives_odds",
    "gives_suggestions",
    "hint",
    "is_coached",
    "odds",
    "report_text_of",
    "suggestion",
]
