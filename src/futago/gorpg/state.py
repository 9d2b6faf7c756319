"""A game of Go RPG in progress: the board with its rules."""

from __future__ import annotations

from futago.game import State
from futago.gorpg.rules import choices, events, imagined, moves, position, score, view, why
from futago.gorpg.rules.board import OVERLORD, Board, GorpgSetup
from futago.gorpg.rules.cards import ROUNDS
from futago.gorpg.rules.menus import Strikes
from futago.gorpg.rules.options import Options
from futago.texts import Text


class GorpgState(Board, State):
    """A game of Go RPG in progress."""

    __slots__ = ()

    game_name = "gorpg"

    @property
    def options(self) -> Options:
        return self.setup.options

    automatic = False

    def __init__(self, setup: GorpgSetup) -> None:
        super().__init__(setup)
        moves.advance(self)

    legal_actions = moves.legal_actions
    apply = moves.apply
    concede = moves.concede
    choice = choices.choice
    why_not = why.why_not
    view = view.view
    events = events.events
    imagined = imagined.imagined
    result = score.result
    position = position.position_text

    def hides(self, seat: str) -> bool:
        """Only the Overlord has cards that others do not see; how monsters attack he decides by
        them as well, unless there is nothing to decide."""
        if seat != OVERLORD:
            return False
        actions = self.legal_actions(seat)
        return not (isinstance(actions, Strikes) and len(actions) == 1)

    def stage(self) -> Text:
        return Text("gorpg-stage", round=max(1, self.round), rounds=ROUNDS)
