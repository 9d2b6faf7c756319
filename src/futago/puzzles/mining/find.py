"""Puzzles in one game: bots play up to the last round, which is solved; then it is played out in
several ways, and every moment of choice is looked at.

Only the last round is used: there the chance to win is exact, whatever one thinks of what a round
before it is worth.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from futago.bots import Bot, make_bot
from futago.chance import derived_seed
from futago.goryo import GAME
from futago.goryo.board import ACT, GORYO, PLAN, SAMURAI
from futago.goryo.state import GoryoState
from futago.match import Match
from futago.puzzles.mining.hardness import hardness, level_of
from futago.puzzles.mining.made import ROUGH, holds_anew, plan_puzzle, question_puzzle, solved
from futago.puzzles.mining.plans import worths
from futago.puzzles.puzzle import Puzzle
from futago.solver.equilibrium import Equilibrium

PLAYED_OUT: Final = ("greedy", "player", "expert", "greedy", "player", "expert")
"""Who plays the Samurai when the last round is played out."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and by whom."""

    options: dict[str, Any]
    bots: tuple[str, str]


class Candidate(msgspec.Struct, frozen=True):
    """A puzzle that may be taken, and where it comes from."""

    game: int
    setup: int
    hard: float
    puzzle: Puzzle


@cache
def setups() -> tuple[Setup, ...]:
    file = resources.files("futago.puzzles.mining").joinpath("setups.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8"))["setups"]
    return msgspec.convert(data, tuple[Setup, ...])


def candidates(seed: str, game: int) -> list[Candidate]:
    """The puzzles of the game with this number."""
    number = game % len(setups())
    match = last_round_of(setups()[number], derived_seed(seed, game))
    if match is None:
        return []
    assert isinstance(match.state, GoryoState)
    rough = solved(match.state, ROUGH)
    found = list(_questions(match, rough, random.Random(derived_seed(seed, game, "order"))))
    found += _plans(match.state, rough)
    made = list[Candidate]()
    for puzzle in found:
        if holds_anew(puzzle):
            hard = hardness(puzzle)
            levelled = msgspec.structs.replace(puzzle, level=level_of(hard))
            made.append(Candidate(game, number, round(hard, 4), levelled))
    return made


def last_round_of(setup: Setup, seed: str) -> Match | None:
    """A game up to her last plan; None if it was over before."""
    options = GAME.options(setup.options)
    match = Match(GAME, options, {}, seed)
    bots = {
        seat: make_bot(name, GAME, options, seat, derived_seed(seed, seat))
        for seat, name in zip((GORYO, SAMURAI), setup.bots, strict=True)
    }
    for state in _moments(match, bots):
        if state.phase == PLAN and state.round == state.setup.rounds:
            return match
    return None


def _moments(match: Match, bots: dict[str, Bot]) -> Iterator[GoryoState]:
    """The game as it goes on, before each move of a bot."""
    while True:
        for _ in match.settle():
            pass
        state = match.state
        if not state.movers:
            return
        assert isinstance(state, GoryoState)
        yield state
        seat = state.movers[0]
        match.play(seat, bots[seat].choose(state.view(seat), state.legal_actions(seat)))


def _questions(match: Match, found: Equilibrium, rng: random.Random) -> Iterator[Puzzle]:
    """Moments of the Samurai's turn in which one idea is clearly the best: one for each way in
    which the round is played out, and never the same idea twice."""
    taken, met = set[str](), set[tuple[object, ...]]()
    for number, name in enumerate(PLAYED_OUT):
        played = match.copy()
        seed = derived_seed(match.seed, "out", number)
        bots = {
            GORYO: make_bot("expert", GAME, match.options, GORYO, seed),
            SAMURAI: make_bot(name, GAME, match.options, SAMURAI, seed),
        }
        for state in _moments(played, bots):
            if state.phase != ACT or played.moves[-1][0] != GORYO or state.cubes < 2:
                continue  # only after an answer, or at the beginning
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


def _plans(board: GoryoState, found: Equilibrium) -> list[Puzzle]:
    """The puzzle of her plan with the bound type that leaves most to choose from."""
    worth = worths(found)
    situation = found.hypotheses.situation
    made = list[Puzzle]()
    for bound, belief in enumerate(situation.bound):
        if belief and (puzzle := plan_puzzle(situation.with_bound(bound), found, worth)):
            made.append(puzzle)
    return sorted(made, key=lambda puzzle: -len(puzzle.ideas))[:1]
