"""The bundled puzzles: valid positions, true claims, fair judgement."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from futago.choices.recognition import accepts
from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.puzzles import LEVELS, PUZZLES, Puzzle, look, puzzles
from futago.goryo.puzzles.about import setting
from futago.goryo.puzzles.mining.check import faults
from futago.goryo.puzzles.puzzle import TOLERANCE, EndWorth, position_line
from futago.goryo.solver.values import value_error
from futago.texts import LANGUAGES, say

EVERY = list(puzzles().values())
ASKED = [puzzle for puzzle in EVERY if puzzle.kind == "question"]
PLANNED = [puzzle for puzzle in EVERY if puzzle.kind == "plan"]
STATED = [puzzle for puzzle in EVERY if puzzle.kind == "stated"]
LAST = [puzzle for puzzle in EVERY if puzzle.start.round == puzzle.start.setup.rounds]
EARLIER = [puzzle for puzzle in EVERY if puzzle not in LAST]
# Puzzles with few ideas are verified fastest.
QUICK = [
    *sorted(ASKED, key=lambda puzzle: (puzzle.start.cubes, len(puzzle.ideas)))[:4],
    *sorted(PLANNED, key=lambda puzzle: len(puzzle.ideas))[:3],
    *STATED[:3],
]


def name(puzzle: Puzzle) -> str:
    return puzzle.id


def test_there_are_puzzles_for_both_sides_at_every_level_without_duplicates() -> None:
    assert {puzzle.level for puzzle in EVERY} == set(LEVELS)
    assert len(EVERY) >= 150
    assert len(PLANNED) >= len(EVERY) // 8
    assert len(STATED) >= len(EVERY) // 8
    assert {puzzle.start.round for puzzle in EARLIER} == {1, 2, 3}
    assert {puzzle.kind for puzzle in EARLIER} == {"question", "stated"}
    assert [puzzle.level for puzzle in EVERY] == sorted(puzzle.level for puzzle in EVERY)
    assert len({(puzzle.position, puzzle.stated) for puzzle in EVERY}) == len(EVERY)
    settings = Counter(tuple(map(str, setting(puzzle))) for puzzle in EVERY)
    assert 2 / 5 * len(EVERY) < settings[()] < len(EVERY)


def test_puzzles_use_the_gong_of_today_and_the_first_ones_only_the_basic_rules() -> None:
    today = GAME.options({}).gong
    assert {puzzle.start.setup.options.gong for puzzle in EVERY} == {today}
    assert all(puzzle.basic for puzzle in EVERY if puzzle.level == 1)
    assert all(puzzle.basic for puzzle in EVERY[:20])
    assert {puzzle.seat for puzzle in EVERY[:10]} == {"goryo", "samurai"}


@pytest.mark.parametrize("puzzle", EARLIER, ids=name)
def test_before_the_last_round_the_margin_exceeds_twice_the_error_of_the_values(
    puzzle: Puzzle,
) -> None:
    error = value_error(puzzle.start.setup, puzzle.start.round + 1)
    assert puzzle.best - puzzle.second > 2 * error > 0.05


@pytest.mark.parametrize("puzzle", EVERY, ids=name)
def test_a_puzzle_hides_nothing_and_its_values_say_what_is_best(puzzle: Puzzle) -> None:
    assert set(position_line(puzzle.start, puzzle.seat).split()) == set(puzzle.position.split())
    assert puzzle.seat == "goryo" or "plan=" not in puzzle.position
    right = [idea for idea, value in puzzle.ideas.items() if value > puzzle.best - TOLERANCE]
    assert set(right) == set(puzzle.solutions)
    assert puzzle.best - puzzle.second >= 0.0799
    for idea in [*puzzle.ideas][:: max(1, len(puzzle.ideas) // 6)]:
        seen = look(puzzle, idea.split(", "))
        assert seen.verdict == ("right" if idea in puzzle.solutions else "wrong"), idea
        assert seen.marks.arrows or seen.marks.rings or seen.marks.heat


@pytest.mark.parametrize("puzzle", QUICK, ids=name)
def test_claims_can_be_verified(puzzle: Puzzle) -> None:
    assert list(faults(puzzle)) == []


def test_a_false_claim_is_found() -> None:
    def found(puzzle: Puzzle, **wrong: object) -> list[str]:
        return list(faults(msgspec.structs.replace(puzzle, **wrong)))

    puzzle = QUICK[0]
    idea, *_ = [idea for idea in puzzle.ideas if idea not in puzzle.solutions]
    assert found(puzzle, why=puzzle.why[1:])
    assert found(puzzle, second=puzzle.second - 0.01)
    assert found(puzzle, ideas={**puzzle.ideas, idea: puzzle.ideas[idea] + 0.01})
    assert found(puzzle, belief=dict(list(puzzle.belief.items())[1:]))
    worst = [*PLANNED[0].ideas][-1]
    assert found(PLANNED[0], solutions=(worst,))


@pytest.mark.parametrize("puzzle", EVERY, ids=name)
def test_everything_is_said_in_every_language(puzzle: Puzzle) -> None:
    best = look(puzzle, puzzle.solutions[0].split(", "))
    other = look(puzzle, [*puzzle.ideas][-1].split(", "))
    about = (PUZZLES.task(puzzle), PUZZLES.line(puzzle), PUZZLES.theme(puzzle))
    for language in LANGUAGES:
        for text in (*about, *best.said, *other.said, *best.notes, PUZZLES.hint(puzzle).said):
            assert say(text, language)


@pytest.mark.parametrize("puzzle", EVERY, ids=name)
def test_each_move_of_the_solution_answers_the_question_before_it(puzzle: Puzzle) -> None:
    moves = puzzle.solutions[0].split(", ")
    for number, move in enumerate(moves):
        question = look(puzzle, moves[:number]).choice.question
        assert question is not None
        assert accepts(question, [move])


def test_nothing_is_judged_before_a_question_or_the_end_of_the_turn() -> None:
    puzzle = next(puzzle for puzzle in ASKED if ", " in puzzle.solutions[0])
    walk, *rest = puzzle.solutions[0].split(", ")
    seen = look(puzzle, [walk])
    assert (seen.verdict, seen.said) == ("open", ())
    assert seen.view != look(puzzle, []).view
    with pytest.raises(BadInput):
        look(puzzle, [walk, *rest, walk])


def test_what_is_not_allowed_is_refused_with_the_reason() -> None:
    for puzzle in (ASKED[0], PLANNED[0], STATED[0]):
        for move in ("plan zz > a1", "red a9", "?", "answer yes"):
            seen = look(puzzle, [move])
            assert seen.verdict == "illegal"
            assert all(say(text) for text in seen.said)


MADE_UP = Puzzle(
    id="made-up",
    seat="samurai",
    level=1,
    position="edition=2024 palace=edo phase=act round=4 first=mask start=d5 samurai=c2,e1,b4,f5"
    " broken=c4,a2,d3,d5 sealed=lantern,fan,helmet gong=7 left=sprint cubes=5 used=red:sniff"
    " acting=red prints=b5+",
    solutions=("green b2, green sniff b3",),
    best=0.6,
    second=0.4,
    why=(),
    ideas={"green b2, green sniff b3": 0.6, "red search": 0.4, "green b2, green search": 0.3},
    rest=0.2,
    ending=EndWorth({"a4": (0.1, 0.2, 0.3, 0.3, 0.3), "b3": (0.0, 0.5, 0.5, 0.5, 0.5)}),
    belief={"d5 d4 c4 b4 > a4": 0.4, "d5 c5 b5 b4 > b3": 0.6},
)


@pytest.mark.parametrize(
    ("moves", "verdict", "said"),
    [
        ("green b2, green sniff b3", "right", "puzzle-right"),
        ("purple e2, green b2, green sniff b3", "detour", "puzzle-detour"),
        ("red c4, green b2, green sniff b3", "detour", "puzzle-detour"),
        ("red a4, green b2, green sniff b3", "wrong", "puzzle-costs-least"),
        ("red search", "wrong", "puzzle-costs"),
        ("purple e2, green b2, green search", "wrong", "puzzle-costs-least"),
        ("blue sniff f4", "wrong", "puzzle-costs-least"),
        ("red a4, done", "wrong", "puzzle-costs"),
        ("red b3, done", "right", "puzzle-right"),
    ],
)
def test_an_unnecessary_move_is_distinguished_from_one_that_matters(
    moves: str, verdict: str, said: str
) -> None:
    """Leaving the acting samurai on a likely target is another idea; other moves could wait."""
    seen = look(MADE_UP, moves.split(", "))
    assert (seen.verdict, seen.said[0].id) == (verdict, said)


def test_another_idea_is_shown_with_its_chance_and_the_best_one() -> None:
    def wins(moves: str) -> tuple[object, object]:
        args = look(MADE_UP, moves.split(", ")).said[0].args
        return args["value"], args["best"]

    assert wins("red search") == (40, 60)
    assert wins("purple e2, green b2, green search") == (30, 60)  # no more than without the move
    assert wins("blue sniff f4") == (20, 60)  # the value of unlisted ideas
    assert wins("red a4, done") == (20, 60)  # 0.2 for a4 with a samurai, nothing for b3


def test_a_smaller_chance_is_shown_as_smaller_even_if_both_round_to_the_same() -> None:
    ideas = {**MADE_UP.ideas, "red search": 0.596}
    close = msgspec.structs.replace(MADE_UP, best=0.604, ideas=ideas)
    said = look(close, ["red search"]).said[0]
    assert (said.args["value"], said.args["best"]) == (59, 60)


def test_the_value_of_ending_the_turn_depends_on_where_the_samurai_stand() -> None:
    puzzle = next(puzzle for puzzle in ASKED if puzzle.solutions[0].endswith("done"))
    assert look(puzzle, puzzle.solutions[0].split(", ")).verdict == "right"
    seen = look(puzzle, ["done"])
    assert seen.verdict == "wrong"
    assert seen.said[0].args["value"] < seen.said[0].args["best"]
