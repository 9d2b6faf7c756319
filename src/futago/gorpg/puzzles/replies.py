"""Plays out what follows an attempt, for example how a battle ends.

What nobody at the table knows is drawn at random: of several such lines, one is shown that ends as
the attempt usually does. All others play as the greedy bot does, which needs no simulator.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from futago.bots import chosen_action
from futago.chance import derived_seed
from futago.game import Event, FutagoError
from futago.gorpg import GAME
from futago.gorpg.bots.greedy import greedy_gorpg
from futago.gorpg.puzzles.judge import look
from futago.gorpg.puzzles.puzzle import Puzzle
from futago.gorpg.rules.board import ATTACK, CHARGE, OVERLORD, QUESTS, STAND, STRIKE, WRATH
from futago.gorpg.rules.score import score_of
from futago.gorpg.state import GorpgState
from futago.match import Match
from futago.puzzles import PuzzleReply, ReplyFrame
from futago.texts import Text

LINES: Final = 7
MOST_FRAMES: Final = 60
_SHOWN: Final = (QUESTS, ATTACK, STAND, STRIKE, CHARGE, WRATH)
"""The line goes on as long as the game is in these phases of the same round."""


def reply(puzzle: Puzzle, moves: Sequence[str]) -> PuzzleReply | None:
    """The line after an attempt; None before one, and after a purchase, which shows only later."""
    if puzzle.kind in ("buy", "hire") or look(puzzle, moves).verdict in ("open", "illegal"):
        return None
    try:
        lines = [_played(puzzle, moves, number) for number in range(LINES)]
    except FutagoError:
        return None
    # The one in the middle is usual.
    lines.sort(key=lambda line: _standing(puzzle, line[1]))
    frames, _ = lines[LINES // 2]
    origin = "gorpg-puzzle-reply-last" if puzzle.kind == "last" else "gorpg-puzzle-reply"
    return PuzzleReply((Text(origin),), tuple(frames))


def _played(
    puzzle: Puzzle, moves: Sequence[str], number: int
) -> tuple[list[ReplyFrame], GorpgState]:
    seed = derived_seed(puzzle.id, "reply", number)
    board = puzzle.start.imagined(puzzle.seat, random.Random(seed))
    assert isinstance(board, GorpgState)
    match = Match(GAME, board.options, {}, seed, begin=board)
    bots = {seat: greedy_gorpg(board.options, seat, seed) for seat in GAME.seats(board.options)}
    frames, round = list[ReplyFrame](), board.round
    given = [action for move in moves for action in puzzle.moves(move)]
    while len(frames) < MOST_FRAMES:
        state = match.state
        assert isinstance(state, GorpgState)
        if state.outcome is not None or (not given and not _goes_on(state, round)):
            break
        seat = state.movers[0]
        action = given.pop(0) if given else chosen_action(bots[seat], state, seat)
        match.play(seat, action)
        events = list[Event](match.state.events(puzzle.seat))
        for _ in match.settle():
            if len(frames) < MOST_FRAMES and _goes_on(match.state, round):
                events += match.state.events(puzzle.seat)
        frames.append(ReplyFrame(match.state.view(puzzle.seat), tuple(events)))
    assert isinstance(match.state, GorpgState)
    return frames, match.state


def _goes_on(state: object, round: int) -> bool:
    assert isinstance(state, GorpgState)
    return state.round == round and state.phase in _SHOWN


def _standing(puzzle: Puzzle, state: GorpgState) -> float:
    """How well the solver's seat stands at the end of a line."""
    if state.outcome is not None and not state.setup.standard:
        return 1e6 if puzzle.seat in state.outcome.winners else -1e6
    if puzzle.seat == OVERLORD:
        return -float(sum(hero.life for heroes in state.heroes for hero in heroes))
    party = state.setup.party_of[puzzle.seat]
    return score_of(state, party).total + 5.0 * len(state.heroes[party])
