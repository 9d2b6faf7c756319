"""Positions as one line of text."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from futago import goryo
from futago.game import BadInput
from futago.goryo import GoryoState
from futago.goryo.solver.situation import Situation

from .helpers import begin, corridors, legal, palace_data, play, random_game, seen, table

WALK = "plan b2 b1 c1 c2 > c3"
SEEDS = st.integers(0, 2**32)
ENFORCEMENTS = st.sampled_from(["strict", "honour"])


def some_states(seed: int, enforcement: str) -> Iterator[GoryoState]:
    """About ten states of a random game, including the last."""
    rng = random.Random(seed)
    last = None
    for state, _, _ in random_game(seed, enforcement=enforcement):
        last = state
        if rng.random() < 0.15:
            yield state
    assert last is not None
    yield last


# ---------------------------------------------------------------- round trips


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, enforcement=ENFORCEMENTS)
def test_a_position_reads_back_as_what_it_was(seed: int, enforcement: str) -> None:
    for state in some_states(seed, enforcement):
        again = goryo.position(state.position())
        assert again == state
        assert again.position() == state.position()


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_play_continues_from_a_position_as_it_would_have(seed: int) -> None:
    for state in some_states(seed, "strict"):
        again = goryo.position(state.position())
        assert again.movers == state.movers
        assert again.automatic == state.automatic
        for seat in state.movers:
            ours, theirs = state.legal_actions(seat), again.legal_actions(seat)
            assert len(ours) == len(theirs)
            assert list(ours[:20]) == list(theirs[:20])


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, enforcement=ENFORCEMENTS)
def test_what_the_samurai_see_reads_back_as_what_they_saw(seed: int, enforcement: str) -> None:
    for state in some_states(seed, enforcement):
        again = goryo.position(state.position("samurai"))
        assert again.view("samurai") == state.view("samurai")
        assert again.position("samurai") == state.position("samurai")


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, enforcement=ENFORCEMENTS)
def test_the_samurais_text_holds_neither_the_bound_type_nor_the_plan(
    seed: int, enforcement: str
) -> None:
    for state in some_states(seed, enforcement):
        if state.movers:
            for seat in ("samurai", "spectator"):
                names = {word.partition("=")[0] for word in state.position(seat).split()}
                assert not names & {"bound", "plan"}


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_the_goryos_text_holds_everything(seed: int) -> None:
    for state in some_states(seed, "strict"):
        assert state.position("goryo") == state.position()


def test_the_text_of_a_position() -> None:
    state = play(begin("c1"), "plan c1 b1 b2 b3 > b4", "green sniff b1", "red a5")
    assert state.position("samurai") == (
        "rules=0.2.0 edition=2024 palace=edo phase=act round=1 first=lantern start=c1"
        " samurai=b2,e2,a5,e5 began=b2,e2,b5,e5 broken=c1 left=sprint,trail cubes=4"
        " used=green:sniff,red:move acting=red prints=b1+"
    )
    assert state.position() == f"{state.position('samurai')} bound=fan plan=c1.b1.b2.b3.>.b4"


def test_fields_come_in_any_order() -> None:
    state = play(begin(), WALK, "green sniff b1")
    words = state.position().split()
    random.Random(1).shuffle(words)
    assert goryo.position(" ".join(words)) == state


@pytest.mark.parametrize(
    "options",
    [
        {"actions_per_samurai": 2},
        {"edition": "2019", "actions_per_samurai": 3},
        {"split_cubes": True},
        {"variant": "genjutsu"},
        {"enforcement": "honour"},
        {"samurai": ["ash", "oak", "elm", "yew"]},
        {"samurai_rooms": ["se", "sw", "ne", "nw"]},
        {"gong": {"length": 7, "bags": [3, 5]}},
        {"gong": {"length": 7, "bags": []}},
        {"palace": "lake"},
    ],
)
def test_options_are_part_of_a_position(options: dict[str, Any]) -> None:
    state = begin(**{"start": "b2", "bound": "mask", **options})
    assert goryo.position(state.position()).setup.options == state.setup.options


def test_a_position_without_a_gong_has_the_one_of_before() -> None:
    """It kept its sense when games with two actions got a default gong of their own."""
    usual = "rules=0.2.0 edition=2024 palace=edo actions=2 gong-arc=12:2,3,5,7,9,11"
    state = begin("c1", actions_per_samurai=2)
    assert state.position().startswith(usual)
    older = goryo.position(state.position().replace(" gong-arc=12:2,3,5,7,9,11", ""))
    assert older.options.gong.bags == (2, 4, 7, 9)
    assert "gong-arc" not in older.position()
    solved = Situation.of(older).as_json()
    whole = solved.pop("options")
    short = {"actions_per_samurai": 2, "edition": whole["edition"]}
    assert Situation.read({**solved, "options": short}).setup.options.gong.bags == (2, 4, 7, 9)


def test_a_custom_palace_is_given_with_the_text() -> None:
    state = begin("a1", palace=corridors())
    assert goryo.position(state.position(), corridors()) == state


def test_a_palace_whose_name_has_a_space_is_readable_in_a_position_or_refused() -> None:
    data = {**palace_data("edo"), "name": "the printed board"}
    try:
        state = goryo.new(palace=data)
    except BadInput:
        return
    assert goryo.position(state.position(), data) == state


@pytest.mark.parametrize("moves", [[], ["draw bound fan"], ["draw bound fan", "draw first urn"]])
def test_a_game_resigned_during_the_set_up_reads_back(moves: list[str]) -> None:
    state = play(goryo.new(), *moves)
    state.concede("goryo", "resigned")
    assert goryo.position(state.position()) == state


def test_a_position_of_the_samurai_is_completed_consistently() -> None:
    state = play(begin("c1", bound="vase"), "plan c1 b1 b2 b3 > b4", "green sniff b1")
    again = goryo.position(state.position("samurai"))
    assert legal(again) == legal(state)
    play(again, "green search", "done")
    assert len(seen(again).broken) == 2


def test_a_position_with_an_illusion_is_completed_with_it_in_the_plan() -> None:
    state = play(begin(variant="genjutsu"), f"{WALK} illusion red", "green sniff b1")
    plan = goryo.position(state.position("samurai")).view("goryo").plan
    assert plan is not None
    assert plan["illusion"] == "red"


# ---------------------------------------------------------------- bad texts

BAD = {
    "phase=plan phase=plan": "position-word",
    "phase": "position-word",
    "phase=": "position-word",
    "colour=red": "position-unknown",
    "phase=night": "position-bad",
    "round=0": "position-bad",
    "round=5": "position-bad",
    "round=two": "position-bad",
    "first=teapot": "position-bad",
    "start=z9": "position-bad",
    "samurai=b2,e2,b5": "position-bad",
    "samurai=b2,e2,b5,z9": "position-bad",
    "began=b2,e2,b5": "position-bad",
    "began=b2,e2,b5,z9": "position-bad",
    "broken=b2,b2": "position-bad",
    "sealed=urn,urn": "position-bad",
    "sealed=teapot": "position-bad",
    "gong=13": "position-bad",
    "gong=-1": "position-bad",
    "spirits=4": "position-bad",
    "left=flight": "position-bad",
    "cursed=b1": "position-bad",
    "illusion=white": "position-bad",
    "cubes=7": "position-bad",
    "used=white:move": "position-bad",
    "used=green:jump": "position-bad",
    "used=green:move+move+move": "position-bad",
    "acting=white": "position-bad",
    "prints=b1": "position-bad",
    "prints=b1?": "position-bad",
    "prints=z9+": "position-bad",
    "question=z9": "position-bad",
    "mistakes=1:laugh": "position-bad",
    "bound=teapot": "position-bad",
    "phase=plan": "goryo-position-incomplete",
    "phase=plan first=urn": "goryo-position-incomplete",
    "phase=over first=urn start=b1": "goryo-position-incomplete",
    "edition=1999": "option-bad-value",
    "actions=5": "option-bad-value",
    "gong-arc=x": "option-bad-value",
    "palace=nowhere": "option-bad-value",
    "phase=act first=urn start=b1 broken=b1 prints=a2+,f2+,a5+,d4+": "goryo-position-impossible",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_text_is_refused_with_its_reason(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        goryo.position(text)
    assert refused.value.text.id == BAD[text]
    assert str(refused.value)


CONTRADICTIONS = {
    "an answer without a question": {"phase": "answer", "cubes": 5, "plan": "b2.b1.c1.c2.>.c3"},
    "the samurai's turn, the bound type known, no plan": {"phase": "act", "cubes": 6},
    "a plan without the bound type": {
        "phase": "act",
        "cubes": 6,
        "bound": None,
        "plan": "b2.b1.c1.c2.>.c3",
    },
    "a draw when none is due": {"phase": "seal"},
    "the bound type broken first": {"bound": "helmet"},
    "the bound type sealed": {"sealed": "fan"},
    "the first type drawn again": {"sealed": "helmet"},
    "three spirit tokens and the game goes on": {"spirits": 3},
    "one tile intact and the game goes on": {"sealed": "flower,lantern,mask,scroll,urn,vase"},
    "a print on her start": {"phase": "act", "cubes": 5, "bound": None, "prints": "b2+"},
    "a winner and the game goes on": {"winner": "goryo", "reason": "vengeance"},
    "an unknown winner": {"phase": "over", "winner": "nobody", "reason": "vengeance"},
    "an unknown reason": {"phase": "over", "winner": "goryo", "reason": "luck"},
    "an end without a reason": {"phase": "over", "winner": "goryo"},
    "a power of another variant": {"left": "shadow"},
    "cursed spaces without the variant": {"cursed": "a5,d4"},
    "the variant without cursed spaces": {"variant": "cursed-object"},
    "she stands where nothing is broken": {"start": "c3"},
    "a plan that strict play does not allow": {
        "phase": "act",
        "cubes": 6,
        "plan": "b2.b1.c1.>.c2",
    },
    "a plan to break the bound type": {
        "phase": "act",
        "cubes": 6,
        "bound": "scroll",
        "plan": "b2.b1.c1.c2.>.c3",
    },
    "a print that her plan denies": {
        "phase": "act",
        "cubes": 5,
        "used": "green:sniff",
        "acting": "green",
        "prints": "b1-",
        "plan": "b2.b1.c1.c2.>.c3",
    },
    "a samurai who came from elsewhere without a move": {
        "phase": "act",
        "cubes": 6,
        "began": "b1,e2,b5,e5",
        "plan": "b2.b1.c1.c2.>.c3",
    },
    "a samurai who came from further than he moved": {
        "phase": "act",
        "cubes": 5,
        "used": "green:move",
        "acting": "green",
        "began": "c3,e2,b5,e5",
        "samurai": "b2,e2,b5,e5",
        "plan": "b2.b1.c1.c2.>.c3",
    },
    "another beginning of the round before the samurai act": {"began": "b1,e2,b5,e5"},
    "more than six cubes": {
        "phase": "act",
        "cubes": 6,
        "used": "green:move",
        "acting": "green",
        "samurai": "b1,e2,b5,e5",
        "plan": "b2.b1.c1.c2.>.c3",
    },
}


@pytest.mark.parametrize("words", CONTRADICTIONS.values(), ids=CONTRADICTIONS)
def test_a_position_that_contradicts_itself_is_refused(words: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        table("b2", **words)


@given(text=st.text(st.sampled_from("phaseround=1plan startb2,> "), max_size=40))
def test_any_text_is_either_a_position_or_refused(text: str) -> None:
    try:
        state = goryo.position(text)
    except BadInput:
        return
    assert goryo.position(state.position()) == state


# ---------------------------------------------------------------- where the round began


def test_a_position_stores_where_the_samurai_stood_when_the_round_began() -> None:
    state = play(begin("c1"), "plan c1 b1 b2 b3 > b4", "red a5", "red sniff a4", "green b1")
    assert seen(state).began == {"green": "b2", "purple": "e2", "red": "b5", "blue": "e5"}
    assert seen(goryo.position(state.position("samurai"))).began == seen(state).began
    play(state, "done")
    while state.movers == ("chance",):
        play(state, legal(state)[0])
    assert seen(state).phase == "plan"
    assert seen(state).began == seen(state).samurai
    assert seen(state).samurai["red"] == "a5"


def test_by_default_the_round_began_where_the_samurai_stand() -> None:
    """As in positions written before the field existed."""
    state = play(begin("c1"), "plan c1 b1 b2 b3 > b4", "red a5")
    words = [word for word in state.position().split() if not word.startswith("began=")]
    old = goryo.position(" ".join(words))
    assert seen(old).began == seen(old).samurai == seen(state).samurai
