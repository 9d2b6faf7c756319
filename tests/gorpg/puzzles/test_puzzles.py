"""Go RPG's puzzles: sound as they are stored, judged without the simulator, and found again."""

from __future__ import annotations

import random

import msgspec
import pytest

from futago.game import LazyActions
from futago.gorpg.kernel import library
from futago.gorpg.puzzles import PUZZLES, Puzzle, look, puzzles
from futago.gorpg.puzzles.ideas import after, goes_on, key_of
from futago.gorpg.puzzles.mining.check import faults, structural_faults
from futago.gorpg.puzzles.mining.make import puzzle_at
from futago.gorpg.puzzles.puzzle import position_line, read_puzzles, write_puzzles
from futago.gorpg.rules.actions import Equip, GorpgAction
from futago.gorpg.state import GorpgState
from futago.texts import LANGUAGES, say

EVERY = list(puzzles().values())
KINDS = ("quest", "battle", "buy", "hire", "last")
TRIES = 12

simulated = pytest.mark.skipif(not library.available(), reason="needs the compiled simulator")


def of_kind(kind: str) -> Puzzle:
    """The puzzle of a kind with the fewest ideas, which is checked fastest."""
    return min((one for one in EVERY if one.kind == kind), key=lambda one: len(one.ideas))


def random_attempt(puzzle: Puzzle, rng: random.Random) -> list[str]:
    """Any decision that the rules allow."""
    state, moves = puzzle.start.copy(), list[str]()
    while True:
        actions = state.legal_actions(puzzle.seat)
        move: GorpgAction
        if isinstance(actions, LazyActions):
            move = actions.sample(rng)  # type: ignore[assignment]
        else:
            move = rng.choice(list(actions))  # type: ignore[assignment]
        if isinstance(move, Equip):
            continue
        then = state.copy()
        then.apply(puzzle.seat, move)
        moves.append(str(move))
        if not goes_on(state, move, then):
            return moves
        state = then


def test_there_are_at_least_sixty_of_all_kinds_modes_and_levels() -> None:
    assert len(EVERY) >= 60
    assert {puzzle.kind for puzzle in EVERY} == set(KINDS)
    assert {puzzle.start.options.mode for puzzle in EVERY} == {"standard", "overlord", "solo"}
    assert {puzzle.level for puzzle in EVERY} == {1, 2, 3, 4, 5}
    assert [puzzle.level for puzzle in EVERY] == sorted(puzzle.level for puzzle in EVERY)
    assert (
        len({puzzle.id for puzzle in EVERY}) == len({one.position for one in EVERY}) == len(EVERY)
    )


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_every_puzzle_is_sound(puzzle: Puzzle) -> None:
    """Solutions are right, the runner-up is wrong, and the position is what its seat may know."""
    assert list(structural_faults(puzzle)) == []
    assert set(position_line(puzzle.start, puzzle.seat).split()) == set(puzzle.position.split())
    for language in LANGUAGES:
        for text in (PUZZLES.task(puzzle), PUZZLES.hint(puzzle).said, *PUZZLES.reasons(puzzle)):
            assert say(text, language)


@pytest.mark.parametrize("puzzle", EVERY[::4], ids=lambda puzzle: puzzle.id)
def test_every_legal_attempt_has_a_stored_value(puzzle: Puzzle) -> None:
    rng = random.Random(puzzle.id)
    for _ in range(TRIES):
        moves = random_attempt(puzzle, rng)
        key = key_of(puzzle.start, puzzle.moves(", ".join(moves)))
        assert key in puzzle.ideas
        right = key in puzzle.right
        assert look(puzzle, moves).verdict in (("right", "detour") if right else ("wrong",))


def test_a_position_hides_what_its_seat_does_not_know() -> None:
    puzzle = next(one for one in EVERY if "?" in one.position)
    other = puzzle.start.imagined(puzzle.seat, random.Random(7))
    assert isinstance(other, GorpgState)
    assert other.position(puzzle.seat) == puzzle.start.position(puzzle.seat)
    assert other.position() != puzzle.start.position()
    moves = puzzle.moves(puzzle.solutions[0])
    if puzzle.kind == "quest":
        assert key_of(other, moves) == puzzle.right[0]
        assert after(other, moves).view(puzzle.seat).as_json()


def test_a_dearer_payment_is_the_right_idea_but_not_yet_the_solution() -> None:
    def verdicts(puzzle: Puzzle) -> set[str]:
        rng = random.Random(1)
        return {look(puzzle, random_attempt(puzzle, rng)).verdict for _ in range(400)}

    purchases = [one for one in EVERY if one.kind == "buy" and one.right[0] != "pass"]
    assert any("detour" in verdicts(puzzle) for puzzle in purchases[:4])


@pytest.mark.parametrize("kind", ["quest", "battle", "last"])
def test_what_follows_is_played_out(kind: str) -> None:
    puzzle = of_kind(kind)
    for idea in (puzzle.solutions[0], puzzle.second.moves):
        shown = PUZZLES.reply(puzzle, idea.split(", "))
        assert shown is not None
        assert len(shown.frames) >= len(idea.split(", "))


@simulated
@pytest.mark.parametrize("kind", KINDS)
def test_values_hold_with_other_luck(kind: str) -> None:
    assert list(faults(of_kind(kind))) == []


@simulated
def test_a_false_claim_is_found() -> None:
    puzzle = of_kind("battle")
    (right, *_), wrong = puzzle.right, min(puzzle.ideas, key=lambda key: puzzle.ideas[key])
    ideas = {**puzzle.ideas, right: puzzle.ideas[wrong], wrong: puzzle.ideas[right]}
    assert list(faults(msgspec.structs.replace(puzzle, ideas=ideas, right=(wrong,))))
    assert list(
        faults(msgspec.structs.replace(puzzle, position=puzzle.position + " copies=1,1,1,1"))
    )


@simulated
def test_a_last_stand_is_found_again() -> None:
    puzzle = next(one for one in EVERY if one.kind == "last" and one.start.setup.solo)
    made = puzzle_at(puzzle.start)
    assert made is not None
    assert (made.right, made.ideas) == (puzzle.right, puzzle.ideas)


def test_a_file_is_read_as_it_was_written() -> None:
    assert read_puzzles(write_puzzles(EVERY)) == EVERY
