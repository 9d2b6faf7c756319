"""Touching what cannot be chosen: the reason, in the words of a player."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from futago import goryo
from futago.goryo import GoryoState
from futago.texts import LANGUAGES, say

from .helpers import begin, honour, play, table

WALK = "plan b2 b1 c1 c2 > c3"
ALL_BUT_TWO = "flower,mask,scroll,urn,vase"
"""With these sealed, and fans bound, only lanterns are left of what is not broken."""
Table = Callable[[], GoryoState]


def acting(*moves: str, plan: str = WALK, **options: Any) -> Table:
    return lambda: play(begin(**options), plan, *moves)


def planning(**words: Any) -> Table:
    return lambda: table(**{"broken": "a3,b2", **words})


def breaking() -> GoryoState:
    return play(goryo.new(), "draw bound fan", "draw first helmet")


def cursing() -> GoryoState:
    state = goryo.new(variant="cursed-object")
    return play(state, "draw bound fan", "draw first helmet", "break b2")


def sniffed_around() -> GoryoState:
    """Green stands on c3, between her start and a space that was investigated."""
    acts = {"samurai": "c3,f2,b5,f4", "used": "green:move+search", "acting": "green", "cubes": 4}
    secret = {"bound": "mask", "plan": "b3.b4.b5.c5.>.d5"}
    return table("b3", phase="act", prints="b4+,c2-", **acts, **secret)


REASONS: list[tuple[str, Table, tuple[str, str], str]] = [
    # Set-up.
    ("goryo-refused-break", breaking, ("space", "b1"), ""),
    ("goryo-refused-curse", cursing, ("space", "b1"), "curse"),
    ("goryo-refused-curse", cursing, ("space", "b2"), "curse"),
    ("goryo-why-two-cursed", cursing, ("space", "f2"), "curse a5 d4"),
    # Her path.
    ("goryo-refused-not-adjacent", planning(), ("space", "f2"), ""),
    ("goryo-refused-not-adjacent", planning(), ("space", "f2"), "plan"),
    ("goryo-why-leads-nowhere", lambda: table("d2", bound="mask"), ("space", "e1"), "plan d2 e2"),
    ("goryo-refused-twice", planning(), ("space", "b2"), "plan b2 b1"),
    ("goryo-refused-twice", planning(), ("space", "b2"), ""),
    ("goryo-refused-broken", planning(), ("space", "a3"), "plan b2 c2 c3 b3"),
    ("goryo-refused-sealed", planning(sealed="scroll"), ("space", "c3"), "plan b2 b1 c1 c2"),
    ("goryo-refused-bound", planning(bound="scroll"), ("space", "c3"), "plan b2 b1 c1 c2"),
    ("goryo-why-path-complete", planning(), ("space", "f2"), WALK),
    # Powers.
    ("goryo-refused-spent", planning(left="trail"), ("power", "sprint"), "plan b2"),
    ("goryo-why-no-sprint", lambda: table(sealed=ALL_BUT_TWO), ("power", "sprint"), "plan"),
    ("goryo-refused-no-power", planning(), ("power", "shadow"), "plan b2"),
    ("goryo-why-path-first", planning(), ("power", "trail"), "plan b2 b1"),
    ("goryo-refused-honest", planning(), ("power", "honest"), WALK),
    ("goryo-refused-trail-on-cube", planning(), ("space", "c1"), f"{WALK} trail"),
    ("goryo-refused-trail-on-cube", planning(), ("space", "c3"), f"{WALK} trail"),
    (
        "goryo-refused-shadow-off-cube",
        planning(variant="genjutsu"),
        ("space", "c3"),
        f"{WALK} shadow",
    ),
    (
        "goryo-prompt-illusion",
        planning(variant="genjutsu"),
        ("space", "c3"),
        f"{WALK} illusion",
    ),
    # The samurai.
    ("goryo-why-samurai-first", acting(), ("space", "f2"), ""),
    ("goryo-refused-not-adjacent", acting(), ("space", "f2"), "red"),
    ("goryo-refused-not-adjacent", acting(), ("space", "f2"), "red sniff"),
    ("goryo-refused-ask-start", acting("green b3"), ("space", "b2"), "green sniff"),
    ("goryo-refused-ask-start", acting(), ("word", "search"), "green"),
    ("goryo-refused-asked", acting("red sniff a5", "red a5"), ("word", "search"), "red"),
    ("goryo-refused-cap", acting("red a5", "red search", "red a4"), ("samurai", "red"), ""),
    ("goryo-refused-cap", acting("red a5", "red search", "red a4"), ("space", "a4"), ""),
    ("goryo-refused-moved", acting("red a5", "red a4"), ("space", "b4"), "red"),
    ("goryo-why-nothing-to-sniff", sniffed_around, ("word", "sniff"), "green"),
    ("goryo-refused-sniffed", acting("red sniff a5"), ("word", "sniff"), "red"),
    ("goryo-refused-finished", acting("green b3", "red a5"), ("samurai", "green"), ""),
    (
        "goryo-refused-three-called",
        acting("green b3", "red a5", "blue search"),
        ("samurai", "purple"),
        "",
    ),
    (
        "goryo-refused-no-cubes",
        acting("green b3", "green search", "green sniff a3", "red a5", "red search", "red a4"),
        ("space", "f2"),
        "",
    ),
    (
        "goryo-refused-blinded",
        acting(plan=f"{WALK} illusion red", variant="genjutsu"),
        ("word", "search"),
        "red",
    ),
    (
        "goryo-refused-blinded",
        acting(plan=f"{WALK} illusion red", variant="genjutsu"),
        ("word", "sniff"),
        "red",
    ),
]


@pytest.mark.parametrize(
    ("reason", "table", "touched", "chosen"),
    REASONS,
    ids=[f"{r.removeprefix('goryo-')}: {t[1]} after {c or 'nothing'}" for r, _, t, c in REASONS],
)
def test_what_cannot_be_chosen_has_its_reason(
    reason: str, table: Table, touched: tuple[str, str], chosen: str
) -> None:
    state = table()
    found = state.why_not(state.movers[0], *touched, chosen)
    assert found.id == reason
    assert all(say(found, language) for language in LANGUAGES)


def test_there_is_an_example_of_every_reason() -> None:
    catalogue = resources.files("futago.goryo").joinpath("locale", "en", "game.ftl")
    reasons = re.findall(r"^(goryo-why-[\w-]+) =", catalogue.read_text("utf-8"), re.MULTILINE)
    assert {reason for reason, *_ in REASONS} >= set(reasons)


def test_a_samurai_is_named() -> None:
    state = acting("purple d2", "purple search", "purple d1")()
    said = str(state.why_not("samurai", "samurai", "purple"))
    assert said == "The purple samurai has used all 3 of his actions this round."


def test_who_is_not_to_move_is_told_for_whom_to_wait() -> None:
    assert str(planning()().why_not("samurai", "space", "f2")) == "The Goryō is thinking."
    assert str(acting()().why_not("goryo", "space", "f2")) == "The Samurai is thinking."
    assert str(acting()().why_not("spectator", "space", "f2")) == "The Samurai is thinking."


def test_a_samurai_stands_for_his_space_in_her_turn() -> None:
    found = planning()().why_not("goryo", "samurai", "blue", "plan b2 b1")
    assert (found.id, found.args["there"]) == ("goryo-refused-not-adjacent", "e5")
    assert breaking().why_not("goryo", "samurai", "blue").id == "goryo-refused-break"


def test_on_honour_anything_goes_so_there_is_only_the_rule() -> None:
    assert honour().why_not("goryo", "space", "f2", "plan b2").id == "goryo-rule-plan"


@pytest.mark.parametrize(
    ("table", "chosen"), [(planning(), "plan z9 > > >"), (acting(), "white sniff sniff")]
)
def test_nonsense_gets_the_rule_or_a_reason(table: Table, chosen: str) -> None:
    state = table()
    for kind, thing in (("space", "z9"), ("space", "c3"), ("dragon", "7"), ("samurai", "white")):
        assert str(state.why_not(state.movers[0], kind, thing, chosen))
