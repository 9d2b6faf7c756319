"""Games between bots for a measurement: what decides them, and one of them played."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from futago.bots.goryo_levels import Level, levels
from futago.game import BadInput, Json
from futago.goryo import GAME
from futago.goryo.board import GORYO, SAMURAI
from futago.goryo.options import Options
from futago.solver.values import Values, shipped_values, values_from_json
from futago.study.players import Players, level_named
from futago.study.playing import ending, play, seeds
from futago.texts import Text

FORMAT: Final = "futago-contest/1"


@dataclass(frozen=True)
class Contest:
    """What all games of a measurement share. `values` is a file, or nothing for our own."""

    seed: str
    effort: float = 1.0
    values: str = ""

    @property
    def players(self) -> Players:
        return Players(self.effort, _values_in(self.values))

    @property
    def known_values(self) -> Values:
        """The values by which the bots think."""
        return _values_in(self.values) or shipped_values()

    def level(self, name: str) -> Level:
        return level_named(name, self.effort)

    def header(self, what: str, **more: Json) -> dict[str, Json]:
        """All that decides the games: results made by other values or levels are not mixed."""
        return {
            "format": FORMAT,
            "rules": GAME.version,
            "what": what,
            "seed": self.seed,
            "effort": self.effort,
            "values": _sign(_text_of(self.values)),
            "levels": _sign(msgspec.json.encode(levels()).decode()),
            **more,
        }

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        if not 0 < self.effort <= 100:
            raise BadInput(Text("lab-bad-effort", effort=str(self.effort)))
        _values_in(self.values)


def _text_of(file: str) -> str:
    if file:
        return Path(file).read_text(encoding="utf-8")
    shipped = resources.files("futago.solver").joinpath("values.json")
    return shipped.read_text(encoding="utf-8") if shipped.is_file() else ""


def _sign(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16] if text else ""


@cache
def _values_in(file: str) -> Values | None:
    """The values of a file, read once: solved rounds are kept by them. None: our own."""
    if not file:
        return None
    try:
        return values_from_json(json.loads(_text_of(file)))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(Text("lab-bad-values", file=file)) from None


@dataclass(frozen=True)
class Fixture:
    """One game of a contest: who plays, by which options."""

    contest: Contest
    goryo: str
    samurai: str
    number: int
    given: dict[str, Json] = field(default_factory=dict)

    @cached_property
    def options(self) -> Options:
        return GAME.options(GAME.typed_options(self.given))

    @cached_property
    def seeds(self) -> tuple[str, str, str]:
        """Of the draws, of her bot, of his."""
        options = json.dumps(self.given, sort_keys=True)
        found = seeds(self.contest.seed, self.goryo, self.samurai, options, self.number)
        draws, goryo, samurai = found
        return draws, goryo, samurai

    def result(self, **found: Json) -> dict[str, Json]:
        """A game as the file of results has it."""
        seats = {GORYO: self.goryo, SAMURAI: self.samurai}
        return {"seed": self.seeds[0], "seats": seats, "options": self.given, **found}


def play_fixture(fixture: Fixture) -> Json:
    """How one game ended."""
    draws, goryo, samurai = fixture.seeds
    seated = fixture.contest.players.seated
    players = {
        GORYO: seated(fixture.goryo, fixture.options, GORYO, goryo),
        SAMURAI: seated(fixture.samurai, fixture.options, SAMURAI, samurai),
    }
    return fixture.result(**ending(play(fixture.options, players, draws)))


def won_by_samurai(result: Json) -> bool:
    return bool(result["winner"] == SAMURAI)
