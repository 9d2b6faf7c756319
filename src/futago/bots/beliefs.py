"""What a seat may believe of the hidden part, reckoned exactly: a registry, one line a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from futago.bots.goryo_belief import Belief
from futago.game import Game
from futago.goryo.options import Options
from futago.goryo.view import GoryoView


@dataclass(frozen=True, slots=True)
class Believed:
    """How many ways are possible, and the share of them (likelier ones count more) that leads over
    each space, and that ends there. Without a way there is nothing to guess now."""

    ways: int = 0
    cubes: dict[str, float] = field(default_factory=dict)
    targets: dict[str, float] = field(default_factory=dict)


def belief_of(game: Game, options: Any, seat: str, view: Any) -> Believed | None:
    """What this seat may believe by its view alone; None where there is nothing to believe."""
    believers = _BELIEFS.get(game.name, {})
    return believers[seat](options, view) if seat in believers else None


def believers(game: Game) -> tuple[str, ...]:
    """The seats of a game whose beliefs can be reckoned."""
    return tuple(_BELIEFS.get(game.name, {}))


def _of_her_way(options: Options, seen: GoryoView) -> Believed:
    """Where her cubes may lie and what she may be after, while her plan is on the board."""
    if seen.phase not in ("act", "answer"):
        return Believed()
    belief = Belief(options, seen)
    if not belief.ways:  # on her honour she may have answered wrongly
        return Believed()
    ids, cubes = belief.floor.ids, dict[str, float]()
    for way in belief.ways:
        for space in range(len(ids)):
            if way.mask >> space & 1:
                cubes[ids[space]] = cubes.get(ids[space], 0.0) + way.weight / belief.total
    targets = {ids[space]: chance for space, chance in belief.target_chances().items()}
    return Believed(len(belief.ways), _rounded(cubes), _rounded(targets))


def _rounded(shares: dict[str, float]) -> dict[str, float]:
    """Shares in the order of their spaces; small ones stay above zero."""
    return {space: max(round(shares[space], 4), 0.0001) for space in sorted(shares)}


Reckon = Callable[[Any, Any], Believed]
_BELIEFS: Final[dict[str, dict[str, Reckon]]] = {"goryo": {"samurai": _of_her_way}}
