"""What the Samurai can infer about the Goryō's plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from futago.bots.beliefs import BeliefFunction, BeliefSummary
from futago.goryo.rules.board import SAMURAI, setup_of
from futago.goryo.rules.options import Options
from futago.goryo.rules.view import GoryoView


def _belief_about_path(options: Options, seen: GoryoView) -> BeliefSummary:
    """Where her cubes and her target may be, while a plan is on the board. Every combination of a
    consistent plan and a bound type that allows it has the same weight."""
    if seen.phase not in ("act", "answer"):
        return BeliefSummary()
    # Importing numpy takes long, so it is only done when a belief is requested.
    from futago.goryo.solver.belief import Belief
    from futago.goryo.solver.models import UniformModel

    setup = setup_of(options)
    belief = Belief.of_view(seen, setup, UniformModel())
    # Under honour her answers may fit no plan at all: then there are no paths.
    return BeliefSummary(
        belief.ways,
        _named(setup.floor.ids, belief.cubes()),
        _named(setup.floor.ids, belief.targets()),
    )


def _named(ids: Sequence[str], shares: Mapping[int, float]) -> dict[str, float]:
    """Rounded shares by the names of the spaces, sorted; small ones stay above zero."""
    named = {ids[space]: max(round(share, 4), 0.0001) for space, share in shares.items()}
    return dict(sorted(named.items()))


BELIEFS: Final[Mapping[str, BeliefFunction]] = {SAMURAI: _belief_about_path}
