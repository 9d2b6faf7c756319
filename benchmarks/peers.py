"""Games of other packages, each played at random in the fastest way that its package offers.

Packages are imported when measured, so that a missing one affects only its own row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from operator import methodcaller
from typing import Any, Final

from benchmarks.engine import Engine, Rnd, Subject

KRIEGSPIEL: Final = "OpenSpiel kriegspiel"
RLCARD_COMPARABLE: Final = ("RLCard uno", "RLCard gin-rummy", "RLCard mahjong")
"""Card games with hands, draws and many turns; Leduc is two cards and four decisions."""
PYTHON: Final = "Python"
CPP: Final = "C++"

DRAWN_AFTER: Final = 150
"""Chess is drawn after 75 moves of each side without a capture or a pawn move."""


def subjects() -> Iterator[Subject]:
    """All peers, whether they are installed or not."""
    for name, language in (
        ("kriegspiel", CPP),
        ("python_kuhn_poker", PYTHON),
        ("python_tic_tac_toe", PYTHON),
        ("python_liars_poker", PYTHON),
        ("python_block_dominoes", PYTHON),
    ):
        yield _peer(f"OpenSpiel {name}", "open_spiel", language, partial(open_spiel, name))
    for name in ("uno", "gin-rummy", "mahjong", "leduc-holdem"):
        yield _peer(f"RLCard {name}", "rlcard", PYTHON, partial(_rlcard, name))
    for name in ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6"):
        yield _peer(f"PettingZoo {name}", "pettingzoo", PYTHON, partial(_classic, name))
    yield _peer("python-chess", "chess", PYTHON, _chess)


def _peer(name: str, package: str, language: str, load: Callable[[], Engine]) -> Subject:
    return Subject(name, name, package, language, load)


def open_spiel(name: str) -> Engine:
    """A game of OpenSpiel by its name."""
    import open_spiel.python.games  # noqa: F401  # registers the games that are written in Python
    import pyspiel

    def play(state: Any, rnd: Rnd, limit: int) -> int:
        # At a chance node the legal actions are its outcomes, all as likely in these games.
        for moves in range(limit):
            if state.is_terminal():
                return moves
            legal = state.legal_actions()
            state.apply_action(legal[int(rnd() * len(legal))])
        return limit

    return Engine(pyspiel.load_game(name).new_initial_state, play, methodcaller("clone"))


def _rlcard(name: str) -> Engine:
    import rlcard

    env = rlcard.make(name)

    def new() -> Any:
        return env.reset()[0]

    def play(state: Any, rnd: Rnd, limit: int) -> int:
        for moves in range(limit):
            if env.is_over():
                return moves
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rnd() * len(legal))])
        return limit

    return Engine(new, play, None)


def _classic(name: str) -> Engine:
    module = import_module(f"pettingzoo.classic.{name}")
    return pettingzoo(module.env)


def pettingzoo(make: Callable[[], Any]) -> Engine:
    """An environment of PettingZoo."""
    env = make()  # reused for all games, as intended by the package

    def new() -> Any:
        env.reset()
        return env

    def play(env: Any, rnd: Rnd, limit: int) -> int:
        for moves in range(limit):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return moves
            legal = observation["action_mask"].nonzero()[0].tolist()
            env.step(legal[int(rnd() * len(legal))])
        return limit

    return Engine(new, play, None)


def _chess() -> Engine:
    import chess

    def play(board: chess.Board, rnd: Rnd, limit: int) -> int:
        # `is_game_over` would generate the legal moves again, and check for fivefold repetition,
        # which hardly ever ends a random game.
        for moves in range(limit):
            legal = list(board.legal_moves)
            drawn = board.halfmove_clock >= DRAWN_AFTER or board.is_insufficient_material()
            if not legal or drawn:
                return moves
            board.push(legal[int(rnd() * len(legal))])
        return limit

    # Without the move stack, since our states have no history either.
    return Engine(chess.Board, play, methodcaller("copy", stack=False))
