"""Games between bots for a measurement: their common settings, and a task for each game."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from futago.game import BadInput, Json
from futago.goryo import GAME
from futago.goryo.bots.levels import Level, levels
from futago.goryo.rules.board import GORYO, SAMURAI
from futago.goryo.rules.options import Options
from futago.goryo.solver.values import Values, shipped_values, values_from_json
from futago.goryo.study.bot_factory import BotFactory, level_named
from futago.goryo.study.play import game_seeds, outcome, play_game
from futago.texts import Text

FORMAT: Final = "futago-contest/1"


@dataclass(frozen=True)
class Experiment:
    """The settings of all games of a measurement; `values` is a file, or empty for the default."""

    seed: str
    effort: float = 1.0
    values: str = ""

    @property
    def bots(self) -> BotFactory:
        return BotFactory(self.effort, _values_in(self.values))

    @property
    def known_values(self) -> Values:
        """The values that the bots use."""
        return _values_in(self.values) or shipped_values()

    def level(self, name: str) -> Level:
        return level_named(name, self.effort)

    def header(self, what: str, **more: Json) -> dict[str, Json]:
        """All that determines the games, so that results of other settings are not mixed in."""
        return {
            "format": FORMAT,
            "rules": GAME.version,
            "what": what,
            "seed": self.seed,
            "effort": self.effort,
            "values": self.values_digest,
            "levels": _fingerprint(msgspec.json.encode(levels()).decode()),
            **more,
        }

    @property
    def values_digest(self) -> str:
        return _fingerprint(_text_of(self.values))

    def check(self) -> None:
        """Raise `BadInput` for invalid settings before any game is played."""
        if not 0 < self.effort <= 100:
            raise BadInput(Text("lab-bad-effort", effort=str(self.effort)))
        _values_in(self.values)


def _text_of(file: str) -> str:
    if file:
        return Path(file).read_text(encoding="utf-8")
    shipped = resources.files("futago.goryo.solver").joinpath("values.json")
    return shipped.read_text(encoding="utf-8") if shipped.is_file() else ""


def _fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16] if text else ""


@cache
def _values_in(file: str) -> Values | None:
    """The values of a file, or None for the default. Cached, since solved rounds are cached by
    the identity of the values."""
    if not file:
        return None
    try:
        return values_from_json(json.loads(_text_of(file)))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(Text("lab-bad-values", file=file)) from None


@dataclass(frozen=True)
class GameTask:
    """One game of an experiment: its players and options."""

    experiment: Experiment
    goryo: str
    samurai: str
    number: int
    given: dict[str, Json] = field(default_factory=dict)

    @cached_property
    def options(self) -> Options:
        return GAME.options(GAME.typed_options(self.given))

    @cached_property
    def seeds(self) -> tuple[str, str, str]:
        """The seeds of the draws, of the Goryō's bot and of the Samurai's bot."""
        options = json.dumps(self.given, sort_keys=True)
        found = game_seeds(self.experiment.seed, self.goryo, self.samurai, options, self.number)
        draws, goryo, samurai = found
        return draws, goryo, samurai

    def result(self, **found: Json) -> dict[str, Json]:
        """The game as stored in the results file."""
        seats = {GORYO: self.goryo, SAMURAI: self.samurai}
        return {"seed": self.seeds[0], "seats": seats, "options": self.given, **found}


def play_task(task: GameTask) -> Json:
    """Play one game and return its result."""
    draws, goryo, samurai = task.seeds
    player = task.experiment.bots.player
    players = {
        GORYO: player(task.goryo, task.options, GORYO, goryo),
        SAMURAI: player(task.samurai, task.options, SAMURAI, samurai),
    }
    return task.result(**outcome(play_game(task.options, players, draws)))


def won_by_samurai(result: Json) -> bool:
    return bool(result["winner"] == SAMURAI)
