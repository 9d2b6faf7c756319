"""Finds puzzles in one game: bots play it, and decisions of all kinds are examined."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from futago.bots import make_bot, player_of
from futago.chance import derived_seed
from futago.gorpg import GAME
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.puzzles.ideas import KINDS, LEAVE, NOTHING, REST, Kind
from futago.gorpg.puzzles.mining.difficulty import difficulty
from futago.gorpg.puzzles.mining.make import puzzle_at
from futago.gorpg.puzzles.puzzle import Puzzle
from futago.gorpg.rules.actions import Equip
from futago.gorpg.rules.board import ATTACK, CHARGE, QUESTS, STRIKE, WRATH, Board
from futago.gorpg.state import GorpgState
from futago.match import Match

MOST: Final[dict[Kind, int]] = {"quest": 3, "battle": 4, "buy": 2, "hire": 2, "last": 2}
"""How many puzzles of a kind are taken from a game."""
EXAMINED: Final = 0.5
"""The share of quests that are examined: they take longest, and puzzles shall come from all
rounds."""
INACTIVE: Final = (NOTHING, REST, LEAVE)
"""Ideas that do nothing."""


class MiningSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a mined game, and the bots that play it."""

    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int = 1
    """How many games are played; with more than one, only last battles are examined."""


class Candidate(msgspec.Struct, frozen=True):
    """A puzzle that may be chosen, and where it comes from."""

    game: int
    setup: int
    puzzle: Puzzle

    @property
    def inactive(self) -> bool:
        """Whether the solution is to do nothing."""
        return self.puzzle.right[0].split()[0] in INACTIVE


@cache
def setups() -> tuple[MiningSetup, ...]:
    file = resources.files("futago.gorpg.puzzles.mining").joinpath("setups.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8"))["setups"]
    return msgspec.convert(data, tuple[MiningSetup, ...])


def candidates(seed: str, game: int) -> list[Candidate]:
    """The puzzles of the game, or the games, with this number."""
    number = game % len(setups())
    setup, luck = setups()[number], derived_seed(seed, game)
    if setup.games == 1:
        return _in_game(luck, game, number, tuple(MOST))
    found = list[Candidate]()
    for turn in range(setup.games):
        found += _in_game(derived_seed(luck, turn), game, number, ("last",))
    return found


def _in_game(luck: str, game: int, number: int, kinds: Sequence[Kind]) -> list[Candidate]:
    """The puzzles of these kinds in one game."""
    setup = setups()[number]
    options, rng = GAME.options(setup.options), random.Random(derived_seed(luck, "which"))
    match = Match(GAME, options, {}, luck)
    players = {
        seat: player_of(make_bot(name, GAME, options, seat, derived_seed(luck, seat)), seat)
        for seat, name in zip(GAME.seats(options), setup.bots, strict=True)
    }
    found, have = list[Candidate](), Counter[Kind]()
    for state in match.play_out(players):
        assert isinstance(state, GorpgState)
        last = match.moves[-1][1]
        kind = KINDS.get(state.phase)
        if kind is None or kind not in kinds or isinstance(last, Equip) or not begins(state):
            continue
        if have[kind] == MOST[kind] or (kind == "quest" and rng.random() > EXAMINED):
            continue
        try:
            puzzle = puzzle_at(state)
        except NotSimulated:
            continue
        if puzzle is not None:
            one = Candidate(game, number, puzzle)
            have[kind] += not one.inactive
            level = difficulty(puzzle)
            puzzle = msgspec.structs.replace(puzzle, level=level)
            found.append(Candidate(game, number, puzzle))
    return found


def begins(board: Board) -> bool:
    """Whether this is the first move of a decision."""
    phase, setup = board.phase, board.setup
    if phase == ATTACK:
        return board.yet == board.questing[board.queue[0]]
    if phase == STRIKE:
        return len(board.strikers) == len(board.monsters[board.slot])
    if phase == CHARGE and setup.solo:
        return len(board.yet) == len(board.heroes[0])
    if phase == WRATH:
        standing = len(board.monsters[board.slot])
        return len(board.strikers) == standing and board.last_seat != board.movers[0]
    if phase == QUESTS:
        return len(board.heroes[board.queue[0]]) > 1
    return True
