"""Between the rounds and before the first: the Samurai's chance after draws and openings."""

from __future__ import annotations

from functools import lru_cache

from futago.game import CHANCE, Action, listed
from futago.goryo.coach.words import object_on
from futago.goryo.rules.actions import Break, Curse
from futago.goryo.rules.board import GORYO, PLAN, SAMURAI, SPRINT, Board, GoryoSetup
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.values import shipped_values
from futago.goryo.state import GoryoState
from futago.texts import Text


def estimated_chance(board: GoryoState) -> float:
    """The Samurai's chance while no plan is on the board, averaged over all draws, with her best
    opening. The value of a round is taken from the fitted values, not solved."""
    return _estimated_chance(board, {})


def _estimated_chance(board: GoryoState, known: dict[tuple[object, ...], float]) -> float:
    """`known` caches the chances: different orders of draws lead to the same bag."""
    key = (board.phase, board.bag, board.first, board.start, board.cursed)
    if key not in known:
        if board.outcome is not None:
            known[key] = float(board.outcome.winners[0] == SAMURAI)
        elif board.phase == PLAN:
            known[key] = shipped_values().worth(Situation.of(board))
        else:
            seat = board.movers[0]
            actions = listed(board.legal_actions(seat))
            boards = [after_move(board, seat, action) for action in actions]
            chances = [_estimated_chance(then, known) for then in boards]
            known[key] = min(chances) if seat == GORYO else sum(chances) / len(chances)
    return known[key]


def after_move(board: GoryoState, seat: str, action: Action) -> GoryoState:
    """A copy of the board after a move."""
    then = board.copy()
    then.apply(seat, action)
    return then


@lru_cache(maxsize=64)
def initial_chance(setup: GoryoSetup) -> float:
    """The Samurai's chance before anything is drawn."""
    board = GoryoState(setup)
    bound = listed(board.legal_actions(CHANCE))
    chances = [estimated_chance(after_move(board, CHANCE, action)) for action in bound]
    return sum(chances) / len(chances)


def better_opening(board: GoryoState) -> tuple[Action, float]:
    """The best first object, or curse, and the Samurai's chance after it."""
    actions = listed(board.legal_actions(GORYO))
    chances = [estimated_chance(after_move(board, GORYO, action)) for action in actions]
    least = min(chances)
    return actions[chances.index(least)], least


def opening_words(board: Board, action: Action) -> Text:
    """An opening in words."""
    if isinstance(action, Break):
        space = board.setup.floor.index[action.space]
        return Text("coach-do-break", space=action.space, object=object_on(board, space))
    assert isinstance(action, Curse)
    one, two = action.spaces
    return Text("coach-do-curse", one=one, two=two)


def why_opening(board: GoryoState, action: Action, better: Action) -> list[Text]:
    """The better opening has more paths or more targets, so it is harder to guess."""
    if not isinstance(action, Break) or not isinstance(better, Break):
        return []
    (paths, targets), (more, most) = paths_from(board, action), paths_from(board, better)
    if more <= paths and most <= targets:
        return []
    return [
        Text(
            "coach-why-opening",
            space=action.space,
            ways=paths,
            targets=targets,
            other=better.space,
            more=more,
            most=most,
        )
    ]


def paths_from(board: GoryoState, action: Break) -> tuple[int, int]:
    """The numbers of her paths from a space, and of the targets that they lead to."""
    setup = board.setup
    start, sprint = setup.floor.index[action.space], bool(board.left & SPRINT)
    walks = setup.floor.walks(start, (), sprint, setup.move_cubes)
    targets = {walk.target for walk in walks}
    return len({(walk.mask, walk.target) for walk in walks}), len(targets)
