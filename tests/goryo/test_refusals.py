"""Every reason for refusing a move has an example, and a refused move changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from futago import goryo
from futago.game import Action
from futago.goryo import GoryoState
from futago.goryo.rules.actions import Break, Curse, Draw, Move, Plan, Search, Sniff

from .helpers import begin, play, refusal, table

WALK = "plan b2 b1 c1 c2 > c3"
FIVE = "plan b2 b1 c1 c2 c3 > b3"
Table = Callable[[], GoryoState]


def acting(*moves: str, **options: Any) -> Table:
    """The Samurai's turn after these moves."""
    return lambda: play(begin(**options), WALK, *moves)


def planning(**words: Any) -> Table:
    """Her turn."""
    return lambda: table(**{"broken": "a3,b2", **words})


def asked() -> GoryoState:
    """A pending question about b1, which is on her path."""
    state = play(begin(), WALK)
    state.apply("samurai", Sniff("green", "b1"))
    return state


def drawing() -> GoryoState:
    return play(table(samurai="c3,e2,b5,e5"), WALK, "done")


def over() -> GoryoState:
    state = begin()
    state.concede("goryo", "resigned")
    return state


def named(*, broken: bool) -> Table:
    """Two draws done, with or without the first break."""
    draws = ["draw bound fan", "draw first helmet", *(["break b2"] if broken else [])]
    variant = "cursed-object" if broken else "none"
    return lambda: play(goryo.new(variant=variant), *draws)


REFUSALS: list[tuple[str, Table, str | Action]] = [
    # Set-up and draws.
    ("goryo-refused-draw", lambda: play(goryo.new(), "draw bound fan"), "draw first fan"),
    ("goryo-refused-draw", drawing, "draw seal helmet"),
    ("goryo-refused-draw", drawing, "draw first urn"),
    ("goryo-refused-draw", drawing, Draw("seal", "teapot")),
    ("goryo-refused-break", named(broken=False), "break b1"),
    ("goryo-refused-break", named(broken=False), Break("z9")),
    ("goryo-refused-curse", named(broken=True), "curse b2 a5"),
    ("goryo-refused-curse", named(broken=True), "curse a5 b1"),
    ("goryo-refused-curse", named(broken=True), Curse(("a5", "z9"))),
    # Her plan.
    ("goryo-refused-start", planning(), "plan b1 c1 c2 c3 > b3"),
    ("goryo-refused-start", planning(), "plan > c3"),
    ("goryo-refused-cubes", planning(), "plan b2 b1 c1 > c2"),
    ("goryo-refused-cubes", planning(), f"{WALK} sprint"),
    ("goryo-refused-cubes", planning(left="trail"), FIVE),
    ("goryo-refused-cubes", planning(), "plan b2 b1 c1 c2 c3 b3 > b4 sprint"),
    (
        "goryo-refused-most-cubes",
        planning(enforcement="honour", rules="0.1.0"),
        "plan b2 b1 c1 c2 c3 b3 > b4 sprint",
    ),
    (
        "goryo-refused-most-cubes",
        planning(enforcement="honour"),
        "plan b2 b1 c1 c2 c3 b3 b4 a4 a5 > b5",
    ),
    ("goryo-refused-say-sprint", planning(), FIVE),
    ("goryo-refused-not-adjacent", planning(), "plan b2 c1 c2 c3 > b3"),
    ("goryo-refused-not-adjacent", planning(), "plan b2 b1 c1 c2 > d1"),
    ("goryo-refused-twice", planning(), "plan b2 b1 b2 b3 > c3"),
    ("goryo-refused-broken", planning(), "plan b2 c2 c3 b3 > a3"),
    ("goryo-refused-sealed", planning(sealed="scroll"), WALK),
    ("goryo-refused-bound", planning(bound="scroll"), WALK),
    ("goryo-refused-no-space", planning(), Plan(("b2", "b1", "z9", "c2"), "c3")),
    ("goryo-refused-no-space", planning(), Plan(("b2", "b1", "c1", "c2"), "z9")),
    ("goryo-refused-no-space", planning(), Plan(("b2", "b1", "c1", "c2"), "c3", trail="z9")),
    # Powers.
    ("goryo-refused-spent", planning(left="trail"), f"{FIVE} sprint"),
    ("goryo-refused-spent", planning(left="sprint"), f"{WALK} trail a2"),
    ("goryo-refused-spent", planning(variant="genjutsu", left="illusion"), f"{WALK} shadow b1"),
    ("goryo-refused-spent", planning(variant="genjutsu", left="shadow"), f"{WALK} illusion red"),
    ("goryo-refused-no-power", planning(), f"{WALK} shadow b1"),
    ("goryo-refused-no-power", planning(variant="genjutsu"), f"{WALK} trail a2"),
    ("goryo-refused-no-power", planning(variant="genjutsu"), f"{FIVE} sprint"),
    ("goryo-refused-no-power", planning(enforcement="honour"), f"{WALK} illusion red"),
    ("goryo-refused-trail-on-cube", planning(), f"{WALK} trail c1"),
    ("goryo-refused-shadow-off-cube", planning(variant="genjutsu"), f"{WALK} shadow c3"),
    ("goryo-refused-honest", planning(), f"{WALK} honest"),
    ("goryo-refused-honest", planning(edition="2019"), f"{WALK} trail a2 honest"),
    ("goryo-refused-honest", planning(variant="genjutsu"), f"{WALK} illusion red honest"),
    ("goryo-refused-honest", planning(enforcement="honour"), f"{WALK} honest"),
    (
        "goryo-refused-no-samurai",
        planning(variant="genjutsu"),
        Plan(("b2", "b1", "c1", "c2"), "c3", illusion="white"),
    ),
    # The samurai.
    ("goryo-refused-no-samurai", acting(), Search("white")),
    ("goryo-refused-no-samurai", acting(), Move("white", "b1")),
    ("goryo-refused-no-space", acting(), Move("green", "z9")),
    ("goryo-refused-no-space", acting(), Sniff("green", "z9")),
    (
        "goryo-refused-no-cubes",
        acting("green b3", "green search", "green sniff a3", "red a5", "red search", "red a4"),
        "blue search",
    ),
    ("goryo-refused-finished", acting("green b3", "red a5"), "green a3"),
    ("goryo-refused-three-called", acting("green b3", "red a5", "blue search"), "purple search"),
    ("goryo-refused-cap", acting("red a5", "red search", "red a4"), "red sniff b4"),
    ("goryo-refused-cap", acting("red a5", "red search", edition="2019"), "red a4"),
    ("goryo-refused-moved", acting("red a5", "red a4"), "red b4"),
    ("goryo-refused-searched", acting("red search", "red a5"), "red search"),
    ("goryo-refused-sniffed", acting("red sniff a5"), "red sniff b4"),
    ("goryo-refused-not-adjacent", acting(), "green c1"),
    ("goryo-refused-not-adjacent", acting(), "green sniff b2"),
    ("goryo-refused-not-adjacent", acting(), "purple sniff f3"),
    ("goryo-refused-ask-start", acting(), "green search"),
    ("goryo-refused-ask-start", acting("green b3"), "green sniff b2"),
    ("goryo-refused-asked", acting("green sniff b3", "green b3"), "green search"),
    # Out of turn.
    ("goryo-refused-answer", asked, "answer no"),
    ("goryo-refused-now", goryo.new, "answer yes"),
    ("goryo-refused-now", named(broken=False), WALK),
    ("goryo-refused-now", named(broken=True), WALK),
    ("goryo-refused-now", planning(), "break b2"),
    ("goryo-refused-now", acting(), WALK),
    ("goryo-refused-now", asked, WALK),
    ("goryo-refused-now", drawing, "done"),
]


@pytest.mark.parametrize(
    ("reason", "table", "action"),
    REFUSALS,
    ids=[f"{reason.removeprefix('goryo-refused-')}: {action}" for reason, _, action in REFUSALS],
)
def test_a_move_is_refused_for_its_reason(reason: str, table: Table, action: str | Action) -> None:
    assert refusal(table(), action) == reason


@pytest.mark.parametrize("question", ["red search", "red sniff a5"])
def test_under_an_illusion_a_question_is_refused(question: str) -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} illusion red")
    assert refusal(state, question) == "goryo-refused-blinded"


@pytest.mark.parametrize(
    ("table", "seat", "action"),
    [
        (goryo.new, "goryo", "draw bound fan"),
        (planning(), "samurai", "red search"),
        (planning(), "samurai", WALK),
        (acting(), "goryo", WALK),
        (acting(), "goryo", "done"),
        (asked, "samurai", "answer yes"),
        (drawing, "samurai", "draw seal urn"),
        (acting(), "spectator", "done"),
        (acting(), "nobody", "done"),
    ],
)
def test_a_move_out_of_turn_is_refused(table: Table, seat: str, action: str) -> None:
    assert refusal(table(), action, seat) == "not-your-turn"


@pytest.mark.parametrize("seat", ["goryo", "samurai", "chance"])
def test_when_the_game_is_over_every_move_is_refused(seat: str) -> None:
    for action in (WALK, "done", "draw seal urn", "answer yes"):
        assert refusal(over(), action, seat) == "game-over"


def test_there_is_an_example_of_every_reason() -> None:
    catalogue = resources.files("futago.goryo").joinpath("locale", "en", "game.ftl")
    reasons = re.findall(r"^(goryo-refused-[\w-]+) =", catalogue.read_text("utf-8"), re.MULTILINE)
    assert {reason for reason, _, _ in REFUSALS} | {"goryo-refused-blinded"} == set(reasons)


@pytest.mark.parametrize("table", [planning(), acting(), asked, drawing])
def test_a_refused_move_leaves_what_is_legal_as_it_was(table: Table) -> None:
    state = table()
    seat = state.movers[0]
    before = list(state.legal_actions(seat))
    assert refusal(state, "break b2") == "goryo-refused-now"
    assert list(state.legal_actions(seat)) == before
