"""A game of Goryō in progress: the board together with the rules."""

from __future__ import annotations

from futago.game import ABOVE, Json, State
from futago.goryo.rules import choices, events, imagined, moves, position, reasons, view
from futago.goryo.rules.board import GORYO, Board
from futago.goryo.rules.options import Options
from futago.texts import Text


class GoryoState(Board, State):
    """A game of Goryō in progress."""

    __slots__ = ()

    game_name = "goryo"

    @property
    def options(self) -> Options:
        return self.setup.options

    legal_actions = moves.legal_actions
    apply = moves.apply
    concede = moves.concede
    choice = choices.choice
    why_not = reasons.why_not
    view = view.view
    events = events.events
    imagined = imagined.imagined

    def hides(self, seat: str) -> bool:
        return seat == GORYO

    def stage(self) -> Text:
        return Text("goryo-stage", round=self.round)

    def position(self, seat: str = ABOVE) -> str:
        return position.position_text(self.setup.options, self.view(seat))

    def result(self) -> dict[str, Json]:
        assert self.outcome is not None
        floor = self.setup.floor
        result: dict[str, Json] = {
            "winner": self.outcome.winners[0],
            "reason": self.outcome.reason,
            "round": self.round,
            "gong": self.gong,
            "spirits": self.spirits,
            "broken": [floor.ids[space] for space in self.broken],
            "sealed": [floor.types[kind] for kind in self.sealed],
            "bound": floor.types[self.bound] if self.bound >= 0 else None,
        }
        if not self.setup.strict:
            result["mistakes"] = [mistake._asdict() for mistake in self.mistakes]
        return result
