"""What a seat may believe of the hidden part, reckoned exactly: a registry, one line a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from futago.game import Game
from futago.goryo.board import setup_of
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
    """Where her cubes may lie and what she may be after, while her plan is on the board. Every
    plan that fits counts alike, with every bound type that allows it."""
    if seen.phase not in ("act", "answer"):
        return Believed()
    # Loading numpy takes long: whoever asks for no belief does not wait for it.
    from futago.solver.belief import Belief
    from futago.solver.models import UniformModel

    setup = setup_of(options)
    belief = Belief.of_view(seen, setup, UniformModel())
    # On her honour she may have answered what fits no plan: then there are no ways.
    return Believed(
        belief.ways,
        _named(setup.floor.ids, belief.cubes()),
        _named(setup.floor.ids, belief.targets()),
    )


def _named(ids: Sequence[str], shares: Mapping[int, float]) -> dict[str, float]:
    """Shares by the names of their spaces, in that order; small ones stay above zero."""
    named = {ids[space]: max(round(share, 4), 0.0001) for space, share in shares.items()}
    return dict(sorted(named.items()))


Reckon = Callable[[Any, Any], Believed]
_BELIEFS: Final[dict[str, dict[str, Reckon]]] = {"goryo": {"samurai": _of_her_way}}
