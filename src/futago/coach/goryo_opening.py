"""Between the rounds, and before the first: what draws and openings leave the Samurai."""

from __future__ import annotations

from functools import lru_cache

from futago.coach.goryo_words import object_on
from futago.game import CHANCE, Action, listed
from futago.goryo.actions import Break, Curse
from futago.goryo.board import GORYO, PLAN, SAMURAI, SPRINT, Board, Setup
from futago.goryo.state import GoryoState
from futago.solver.situation import Situation
from futago.solver.values import shipped_values
from futago.texts import Text


def outlook(board: GoryoState) -> float:
    """The Samurai's chance where no plan is on the board: over all that may be drawn, and if she
    opens best. What a round is worth is fitted here, not solved."""
    return _outlook(board, {})


def _outlook(board: GoryoState, known: dict[tuple[object, ...], float]) -> float:
    """Bags that hold the same are met once, in whatever order they came to it."""
    key = (board.phase, board.bag, board.first, board.start, board.cursed)
    if key not in known:
        if board.outcome is not None:
            known[key] = float(board.outcome.winners[0] == SAMURAI)
        elif board.phase == PLAN:
            known[key] = shipped_values().worth(Situation.of(board))
        else:
            seat = board.movers[0]
            actions = listed(board.legal_actions(seat))
            found = [_outlook(after(board, seat, action), known) for action in actions]
            known[key] = min(found) if seat == GORYO else sum(found) / len(found)
    return known[key]


def after(board: GoryoState, seat: str, action: Action) -> GoryoState:
    """The board after a move, beside the one before."""
    then = board.copy()
    then.apply(seat, action)
    return then


@lru_cache(maxsize=64)
def first_chance(setup: Setup) -> float:
    """The chance before anything is drawn. Which type is bound changes nothing that is known, so
    it is reckoned with any."""
    board = GoryoState(setup)
    bound = listed(board.legal_actions(CHANCE))
    chances = [outlook(after(board, CHANCE, action)) for action in bound]
    return sum(chances) / len(chances)


def better_opening(board: GoryoState) -> tuple[Action, float]:
    """The best first object, or curse, and what it leaves the Samurai."""
    weighed = [(outlook(after(board, GORYO, a)), a) for a in listed(board.legal_actions(GORYO))]
    value, action = min(weighed, key=lambda entry: entry[0])
    return action, value


def opening_words(board: Board, action: Action) -> Text:
    """An opening in words."""
    if isinstance(action, Break):
        space = board.setup.floor.index[action.space]
        return Text("coach-do-break", space=action.space, object=object_on(board, space))
    assert isinstance(action, Curse)
    one, two = action.spaces
    return Text("coach-do-curse", one=one, two=two)


def why_opening(board: GoryoState, action: Action, better: Action) -> list[Text]:
    """More ways and more targets are harder to guess."""
    if not isinstance(action, Break) or not isinstance(better, Break):
        return []
    (ways, targets), (more, most) = ways_from(board, action), ways_from(board, better)
    if more <= ways and most <= targets:
        return []
    return [
        Text(
            "coach-why-opening",
            space=action.space,
            ways=ways,
            targets=targets,
            other=better.space,
            more=more,
            most=most,
        )
    ]


def ways_from(board: GoryoState, action: Break) -> tuple[int, int]:
    """Her ways from a space, and the targets that they lead to."""
    setup = board.setup
    start, sprint = setup.floor.index[action.space], bool(board.left & SPRINT)
    walks = setup.floor.walks(start, (), sprint, setup.move_cubes)
    targets = {walk.target for walk in walks}
    return len({(walk.mask, walk.target) for walk in walks}), len(targets)
