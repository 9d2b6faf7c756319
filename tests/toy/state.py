"""A game of Jackdaws in progress: the board with its rules."""

from __future__ import annotations

from futago.game import ABOVE, Json, State

from .rules import choices, events, moves, position, view
from .rules.board import Board


class JackdawsState(Board, State):
    """A game of Jackdaws in progress."""

    __slots__ = ()

    game_name = "jackdaws"

    legal_actions = moves.legal_actions
    chance_weights = moves.chance_weights
    apply = moves.apply
    concede = moves.concede
    can_undo = moves.can_undo
    choice = choices.choice
    why_not = choices.why_not
    view = view.view
    events = events.events
    imagined = position.imagined

    def position(self, seat: str = ABOVE) -> str:
        return position.position_text(self.options, self.view(seat))

    def result(self) -> dict[str, Json]:
        assert self.outcome is not None
        (winner,) = self.outcome.winners
        return {"winner": winner, "reason": self.outcome.reason, "score": self.score()}
