"""The rules of Jackdaws, one by one."""

from __future__ import annotations

import pytest

from futago.game import BadInput, IllegalAction

from .game import GAME
from .rules.cards import DECK
from .state import JackdawsState

TWO_EACH = "hand=3 hands=coin,thimble,thimble/button,button,coin"


def played(position: str, *moves: str) -> JackdawsState:
    state = GAME.position(position)
    for move in moves:
        state.apply(state.movers[0], GAME.parse(move, state.options))
    return state


def test_there_are_twelve_cards() -> None:
    assert sorted(DECK) == 5 * ["button"] + 4 * ["coin"] + 3 * ["thimble"]


def test_cards_are_dealt_in_turn_and_what_is_left_decides_how_likely() -> None:
    state = GAME.new(GAME.options({"hand": 3}))
    assert list(map(str, state.legal_actions("chance"))) == [
        "deal old button",
        "deal old coin",
        "deal old thimble",
    ]
    assert state.chance_weights() == [5, 4, 3]
    state.apply("chance", GAME.parse("deal old thimble", state.options))
    assert state.chance_weights() == [5, 4, 2]
    assert str(state.legal_actions("chance")[0]) == "deal young button"


@pytest.mark.parametrize(
    ("moves", "score"),
    [
        (("lay coin as coin", "believe"), {"old": 2, "young": 0}),
        (("lay coin as thimble", "believe"), {"old": 3, "young": 0}),
        (("lay thimble as thimble", "doubt"), {"old": 6, "young": 0}),
        (("lay coin as thimble", "doubt"), {"old": 0, "young": 3}),
        (("lay coin as thimble",), {"old": 0, "young": 0}),
    ],
)
def test_what_a_card_counts_for(moves: tuple[str, ...], score: dict[str, int]) -> None:
    assert played(TWO_EACH, *moves).score() == score


def test_after_an_answer_the_other_one_lays() -> None:
    state = played(TWO_EACH, "lay coin as coin")
    assert state.movers == ("young",)
    state = played(TWO_EACH, "lay coin as coin", "believe")
    assert state.movers == ("young",)
    assert "lay button as thimble" in map(str, state.legal_actions("young"))


@pytest.mark.parametrize(
    ("said", "winner", "reason"),
    [("button", "old", "richer"), ("coin", "young", "level"), ("thimble", "young", "richer")],
)
def test_the_richer_one_wins_and_the_young_one_if_they_are_level(
    said: str, winner: str, reason: str
) -> None:
    before = ",".join(f"{by}:button:button:believed" for by in ("old", "young", "old", "young"))
    last = played(
        f"hand=3 hands=coin/coin laid={before}",
        *("lay coin as coin", "believe", f"lay coin as {said}", "believe"),
    )
    assert last.outcome is not None
    assert (last.outcome.winners, last.outcome.reason) == ((winner,), reason)


def test_a_believed_card_stays_hidden_unless_it_is_turned_over() -> None:
    moves = "lay coin as thimble", "believe"
    assert played(TWO_EACH, *moves).view("young").laid[0].card == "?"
    assert played(f"turned=true {TWO_EACH}", *moves).view("young").laid[0].card == "coin"
    assert played(TWO_EACH, *moves).view("old").laid[0].card == "coin"


@pytest.mark.parametrize(
    ("options", "moves", "who"),
    [
        ("", ("lay coin as coin",), "old"),
        ("", ("lay coin as coin", "believe"), "young"),
        ("turned=true ", ("lay coin as coin", "believe"), None),
        ("", ("lay coin as coin", "doubt"), None),
    ],
)
def test_only_what_revealed_nothing_can_be_undone(
    options: str, moves: tuple[str, ...], who: str | None
) -> None:
    state = played(options + TWO_EACH, *moves)
    assert [seat for seat in ("old", "young", "chance") if state.can_undo(seat)] == (
        [who] if who else []
    )


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("lay button as coin", "You hold no button"),
        ("lay pearl as coin", 'There is no card "pearl"'),
        ("lay coin as pearl", 'There is no card "pearl"'),
        ("doubt", "lay a card and say what it is"),
    ],
)
def test_a_refusal_says_what_to_do(move: str, why: str) -> None:
    with pytest.raises(IllegalAction, match=why):
        played(TWO_EACH, move)


@pytest.mark.parametrize("text", ["lay coin", "lay coin coin", "boast", ""])
def test_invalid_notation_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is no move"):
        GAME.parse(text, GAME.options({}))


@pytest.mark.parametrize(
    "text",
    [
        "hands=coin",
        "hands=coin/coin/coin",
        "hands=pearl/coin",
        "hands=coin,coin/",
        "hand=3 hands=thimble,thimble/thimble,thimble",
        "hand=3 hands=coin,coin,coin,coin/button,button,button,button",
        "hand=3 hands=coin,coin/coin,button,button laid=old:coin:pearl",
        "hand=3 hands=coin,coin/coin,button,button laid=old:coin:coin:denied",
        "hand=3 hands=coin,coin/coin,button,button laid=old:?:coin:doubted",
        "hand=3 hands=coin,coin,coin/button,button laid=young:coin:coin",
        "hand=3 hands=coin/coin laid=old:coin:coin",
        "hands=coin/coin conceded=nobody:resigned",
        "hands=coin/coin conceded=old:boredom",
        "hand=7",
    ],
)
def test_an_impossible_position_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        GAME.position(text)


def test_what_a_seat_cannot_see_is_filled_in() -> None:
    state = GAME.position("hand=3 hands=?,?/thimble,thimble,thimble laid=old:?:thimble")
    assert state.view("above").laid[0].card != "thimble"
    assert state.position("young").endswith("hands=?,?/thimble,thimble,thimble laid=old:?:thimble")
