"""The part `yardstick` of a game: what measures a bot against the game's levels more exactly.

Luck is measured by control variates: whenever something is drawn with known probabilities (a token,
a move from a known mix), an estimate of the position after what was drawn, minus its mean over all
that could have been drawn, is luck. Its mean is zero whatever the estimate is and whoever plays, so
results without it have the same mean as the results themselves, and spread less.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from futago.bots import Bot
from futago.game import Action, Json, State


@runtime_checkable
class MixingBot(Protocol):
    """A bot that states its mix: how likely it is to make which move, by what its seat may know and
    nothing else. Its moves are drawn from it."""

    def mix(self, view: Any, actions: Any) -> Mapping[Action, float]: ...


class LuckMeter(Protocol):
    """Watches one game and adds up its luck."""

    def saw(self, before: State, seat: str, action: Action, after: State) -> None:
        """A move was made, by a seat or by chance."""

    def luck(self, seat: str) -> float:
        """What luck gave to a seat so far, as a share of the victory."""


class Witness(Protocol):
    """Stands for a bot of ours when a game is played through again: a `LuckMeter` learns from it
    what the bot drew its moves from, as far as that follows from the position alone."""

    def look(self, state: State) -> None:
        """The bot is about to move."""


@dataclass(frozen=True)
class Response:
    """A game of an adversary that knows a bot's mix."""

    gain: float
    """What it expects above the value of the game, summed over the decisions that it knows."""
    share: float
    """Its share of the victory in this game."""


class Yardstick(Protocol):
    """How bots are measured in this game."""

    def header(self, effort: float) -> Mapping[str, Json]:
        """All that determines the moves of the opponents and the luck, for the results file."""

    def opponent(self, name: str, options: Any, seat: str, seed: str, effort: float) -> Bot:
        """A bot of ours by its name; `BadInput` if there is none."""

    def meter(self, options: Any, bots: Mapping[str, Any], effort: float) -> LuckMeter:
        """A meter for a game between these bots. It may look at how ours decide (`opponent`), and
        at what a `MixingBot` has just stated: the attribute `stated`, None if it stated nothing."""

    def witness(self, name: str, options: Any, seat: str, effort: float) -> Witness:
        """What stands for a bot of ours in a game that was played elsewhere."""

    def response(
        self, options: Any, seat: str, bot: MixingBot, seeds: Sequence[str], effort: float
    ) -> Response:
        """Play a game against a bot in this seat with a local best response to its mix. The seeds
        are for the draws, the bot's moves and the adversary."""
