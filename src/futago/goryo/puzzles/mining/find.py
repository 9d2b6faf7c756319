"""Finds puzzles in one game: bots play up to the last round, which is solved and then played out
several times; every decision in it is examined.

The winning chances of the last round are exact. In earlier rounds they depend on fitted values, so
an idea must be better by a multiple of their error there.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from futago.bots import Bot, make_bot, player_of
from futago.chance import derived_seed
from futago.goryo import GAME
from futago.goryo.puzzles.mining.difficulty import difficulty
from futago.goryo.puzzles.mining.make import (
    EARLIER,
    ROUGH,
    holds_when_solved_again,
    is_last_round,
    plan_puzzle,
    question_puzzle,
    solve_board,
)
from futago.goryo.puzzles.mining.moments import moments
from futago.goryo.puzzles.mining.plans import plan_values
from futago.goryo.puzzles.mining.stated import stated_puzzles
from futago.goryo.puzzles.puzzle import Puzzle
from futago.goryo.rules.board import ACT, GORYO, PLAN, SAMURAI
from futago.goryo.solver.equilibrium import Equilibrium
from futago.goryo.state import GoryoState
from futago.match import Match

LAST_ROUND_BOTS: Final = ("greedy", "player", "expert", "greedy", "player", "expert")
"""The Samurai bots that play out the last round."""
EARLIER_TURNS: Final = 8
"""Turns that are examined in a round before the last."""


class MiningSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a mined game, and the bots that play the Goryō and the Samurai."""

    options: dict[str, Any]
    bots: tuple[str, str]
    powers: bool = True
    """Whether she keeps the powers that she has left; otherwise they count as spent."""
    earlier: bool = False
    """Whether a round before the last is mined, too."""


class Candidate(msgspec.Struct, frozen=True):
    """A puzzle that may be chosen, without its level, and where it comes from."""

    game: int
    setup: int
    hard: float
    puzzle: Puzzle


@cache
def setups() -> tuple[MiningSetup, ...]:
    file = resources.files("futago.goryo.puzzles.mining").joinpath("setups.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8"))["setups"]
    return msgspec.convert(data, tuple[MiningSetup, ...])


def candidates(seed: str, game: int) -> list[Candidate]:
    """The puzzles of the game with this number."""
    number = game % len(setups())
    rounds = rounds_of(setups()[number], derived_seed(seed, game))
    rng = random.Random(derived_seed(seed, game, "order"))
    found = list[Puzzle]()
    for match in rounds:
        board = match.state
        assert isinstance(board, GoryoState)
        if is_last_round(board):
            rough = solve_board(board, ROUGH)
            found += _questions(match, rough, rng)
            found += _plans(rough)
        elif setups()[number].earlier and board.round == 1 + game // len(setups()) % 3:
            rough = solve_board(board, EARLIER)
            found += _earlier_questions(rough, rng)
        else:
            continue
        found += stated_puzzles(board, rough, rng)
    made = list[Candidate]()
    for puzzle in found:
        if puzzle.stated or holds_when_solved_again(puzzle):
            made.append(Candidate(game, number, round(difficulty(puzzle), 4), puzzle))
    return made


def rounds_of(setup: MiningSetup, seed: str) -> list[Match]:
    """A game at the start of each of its rounds, when she is to plan."""
    options = GAME.options(setup.options)
    match = Match(GAME, options, {}, seed)
    bots = {
        seat: make_bot(name, GAME, options, seat, derived_seed(seed, seat))
        for seat, name in zip((GORYO, SAMURAI), setup.bots, strict=True)
    }
    rounds = list[Match]()
    for state in _moments(match, bots):
        if state.phase == PLAN:
            rounds.append(match.copy())
            board = rounds[-1].state
            assert isinstance(board, GoryoState)
            if not setup.powers:
                board.left = 0
            if is_last_round(board):
                break
    return rounds


def _moments(match: Match, bots: dict[str, Bot]) -> Iterator[GoryoState]:
    """Play on, yielding the state before each move of a bot."""
    for state in match.play_out({seat: player_of(bot, seat) for seat, bot in bots.items()}):
        assert isinstance(state, GoryoState)
        yield state


def _questions(match: Match, found: Equilibrium, rng: random.Random) -> Iterator[Puzzle]:
    """Moments of the Samurai's turn in which one idea is clearly the best: at most one each time
    the round is played out, and never the same idea twice."""
    taken, met = set[str](), set[tuple[object, ...]]()
    for number, name in enumerate(LAST_ROUND_BOTS):
        played = match.copy()
        seed = derived_seed(match.seed, "out", number)
        bots = {
            GORYO: make_bot("expert", GAME, match.options, GORYO, seed),
            SAMURAI: make_bot(name, GAME, match.options, SAMURAI, seed),
        }
        for state in _moments(played, bots):
            if state.phase != ACT or played.moves[-1][0] != GORYO or not state.cubes:
                continue  # only at the start of the turn or after an answer
            key = (state.at, state.used, state.asked, state.yes, state.blinded)
            if key in met:
                continue
            met.add(key)
            puzzle = question_puzzle(state, found, rng)
            last = puzzle.solutions[0].rpartition(", ")[2] if puzzle is not None else ""
            if puzzle is not None and last not in taken:
                taken.add(last)
                yield puzzle
                break


def _earlier_questions(found: Equilibrium, rng: random.Random) -> Iterator[Puzzle]:
    """The same in a round before the last: at most one."""
    met = set[tuple[object, ...]]()
    for turn in moments(found, EARLIER_TURNS, rng):
        for state in reversed(turn):  # decisions are clearest near the end of the turn
            key = (state.at, state.used, state.asked, state.yes)
            if key not in met and state.cubes:
                met.add(key)
                puzzle = question_puzzle(state, found, rng)
                if puzzle is not None:
                    yield puzzle
                    return


def _plans(found: Equilibrium) -> list[Puzzle]:
    """The puzzle of her plan, for the bound type with the most ideas to choose from."""
    worth = plan_values(found)
    situation = found.hypotheses.situation
    made = list[Puzzle]()
    for bound, belief in enumerate(situation.bound):
        if belief and (puzzle := plan_puzzle(situation.with_bound(bound), found, worth)):
            made.append(puzzle)
    return sorted(made, key=lambda puzzle: -len(puzzle.ideas))[:1]
