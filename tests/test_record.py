"""Records: a real game is accepted, and the error in an altered one is located."""

from __future__ import annotations

import copy
import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from futago.chance import derived_seed
from futago.goryo import GAME
from futago.record import dump, replay, verify

from .goryo.helpers import palace_data
from .records import new_match, number_of, play, played, played_line, refusal, refused_at

# ---------------------------------------------------------------- records that are right


@settings(max_examples=25, deadline=None)
@given(game=st.integers(0, 2**32), data=st.data())
def test_a_played_game_is_accepted(game: int, data: st.DataObject) -> None:
    options = GAME.vary(data.draw(st.randoms(use_true_random=False)))
    record = json.loads(dump(play(new_match(game, **options)).record()))
    draws = sum(move["by"] == "chance" for move in record["moves"])
    assert verify(record) == draws


@settings(max_examples=10, deadline=None)
@given(game=st.integers(0, 2**32), variant=st.sampled_from(["none", "cursed-object", "genjutsu"]))
def test_a_game_under_honour_is_accepted(game: int, variant: str) -> None:
    match = play(new_match(game, variant=variant, enforcement="honour"))
    record = json.loads(dump(match.record()))
    assert "mistakes" in record["result"]
    verify(record)


def test_a_record_names_everything() -> None:
    record = played()
    assert list(record) == [
        *("format", "game", "version", "options", "seats", "seed", "moves", "result"),
    ]
    assert (record["format"], record["game"]) == ("futago/1", "goryo")
    assert record["seats"] == {"goryo": "Yuki", "samurai": "Ken"}
    assert record["options"]["palace"] == palace_data("edo")
    assert set(record["options"]) == {
        *("edition", "actions_per_samurai", "split_cubes", "variant", "enforcement"),
        *("samurai", "samurai_rooms", "gong", "palace"),
    }
    assert set(record["result"]) == {
        *("winner", "reason", "round", "gong", "spirits", "broken", "sealed", "bound"),
    }


def test_every_question_is_followed_by_its_answer() -> None:
    moves = played()["moves"]
    for move, following in pairwise(moves):
        asked = move["do"] in ("search", "sniff")
        assert (following["do"] == "answer") == asked


def test_a_record_is_one_line() -> None:
    assert "\n" not in played_line(1)
    assert json.loads(played_line(1)) == played()


def test_the_commitment_is_that_of_the_seed_shown_at_the_end() -> None:
    match = new_match(1)
    commitment = match.commitment
    assert play(match).record()["seed"] == match.seed
    assert match.commitment == commitment


def test_replaying_gives_each_move_and_the_state_after_it() -> None:
    record = played()
    steps = [(seat, str(action)) for seat, action, _ in replay(record)]
    assert len(steps) == len(record["moves"])
    *_, (_, _, state) = replay(record)
    assert state.outcome is not None
    assert state.outcome.reason == record["result"]["reason"]


def test_the_order_of_names_in_the_result_means_nothing() -> None:
    record = played()
    record["result"]["broken"].reverse()
    record["result"]["sealed"].reverse()
    verify(record)


def test_cursed_spaces_may_be_named_in_any_order() -> None:
    record = played(variant="cursed-object")
    record["moves"][number_of(record, "curse") - 1]["spaces"].reverse()
    verify(record)


@pytest.mark.parametrize("reason", ["resigned", "time"])
@pytest.mark.parametrize("seat", ["goryo", "samurai"])
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 12])
def test_a_game_given_up_is_accepted(reason: str, seat: str, moves: int) -> None:
    match = play(new_match(1), moves=moves)
    match.state.concede(seat, reason)
    record = json.loads(dump(match.record()))
    assert record["result"]["reason"] == reason
    verify(record)


# ---------------------------------------------------------------- altered chance


def test_an_altered_draw_is_named() -> None:
    record = played()
    for place, move in enumerate(record["moves"]):
        if move["do"] != "draw":
            continue
        for kind in ("fan", "flower", "helmet", "lantern", "mask", "scroll", "urn", "vase"):
            altered = copy.deepcopy(record)
            altered["moves"][place]["object"] = kind
            if kind != move["object"]:
                number, reason = refused_at(altered)
                assert number == place + 1
                assert reason in ("record-draw", "goryo-refused-draw")


def test_the_error_says_what_the_seed_gives() -> None:
    record = played()
    due = f"draw bound {record['moves'][0]['object']}"
    record["moves"][0]["object"] = "fan" if due != "draw bound fan" else "urn"
    refused = refusal(record)
    assert refused.text.id == "record-draw"
    assert refused.text.args["due"] == due
    assert refused.text.args["draw"] == 1


def test_another_seed_is_named_at_the_first_draw_that_differs() -> None:
    record = played()
    record["seed"] = derived_seed("another")
    number, reason = refused_at(record)
    assert reason == "record-draw"
    assert number is not None
    assert record["moves"][number - 1]["by"] == "chance"


# ---------------------------------------------------------------- altered moves


def test_an_altered_answer_is_named() -> None:
    record = played()
    number = number_of(record, "answer")
    move = record["moves"][number - 1]
    move["yes"] = not move["yes"]
    assert refused_at(record) == (number, "goryo-refused-answer")


def test_a_missing_last_move_is_named() -> None:
    record = played()
    record["moves"].pop()
    assert refused_at(record) == (len(record["moves"]) + 1, "record-unfinished")


def test_a_record_without_moves_lacks_the_first() -> None:
    record = played()
    record["moves"] = []
    assert refused_at(record) == (1, "record-unfinished")


@pytest.mark.parametrize("do", ["draw", "break", "plan", "answer", "done"])
def test_a_missing_move_in_between_is_named(do: str) -> None:
    record = played()
    number = number_of(record, do)
    del record["moves"][number - 1]
    assert refused_at(record)[0] == number


def test_a_move_after_the_end_is_named() -> None:
    record = played()
    record["moves"].append({"by": "samurai", "do": "done"})
    assert refused_at(record) == (len(record["moves"]), "game-over")


def test_a_move_twice_is_named() -> None:
    record = played()
    number = number_of(record, "plan")
    record["moves"].insert(number, record["moves"][number - 1])
    assert refused_at(record)[0] == number + 1


ALTERED: list[tuple[str, str, Any, str]] = [
    ("break", "space", "z9", "goryo-refused-break"),
    ("plan", "target", "z9", "goryo-refused-no-space"),
    ("plan", "path", [], "goryo-refused-start"),
    ("plan", "shadow", "b2", "goryo-refused-no-power"),
    ("plan", "by", "samurai", "not-your-turn"),
    ("plan", "by", None, "not-your-turn"),
    ("plan", "lie", "no", "move-bad-field"),
    ("plan", "colour", "red", "move-fields"),
    ("draw", "as", "seal", "goryo-refused-draw"),
    ("draw", "object", "teapot", "goryo-refused-draw"),
    ("done", "do", "fly", "move-unknown"),
    ("done", "now", True, "move-fields"),
]


@pytest.mark.parametrize(("do", "field", "value", "reason"), ALTERED)
def test_an_illegal_move_is_named_with_its_reason(
    do: str, field: str, value: Any, reason: str
) -> None:
    record = played()
    number = number_of(record, do)
    record["moves"][number - 1][field] = value
    assert refused_at(record) == (number, reason)


def test_a_move_that_lacks_a_field_is_named() -> None:
    record = played()
    number = number_of(record, "plan")
    del record["moves"][number - 1]["sprint"]
    assert refused_at(record) == (number, "move-fields")


def test_a_move_without_its_mover_is_named() -> None:
    record = played()
    number = number_of(record, "plan")
    del record["moves"][number - 1]["by"]
    assert refused_at(record)[0] == number


@pytest.mark.parametrize("move", [None, "done", ["done"], 5])
def test_a_move_that_is_no_object_is_named(move: Any) -> None:
    record = played()
    record["moves"][4] = move
    assert refused_at(record) == (5, "record-not-object")


# ---------------------------------------------------------------- altered results

RESULTS: dict[str, Any] = {
    "winner": "nobody",
    "reason": "luck",
    "round": 9,
    "gong": 77,
    "spirits": 9,
    "broken": ["b2"],
    "sealed": ["teapot"],
    "bound": "teapot",
}


@pytest.mark.parametrize("field", RESULTS)
@pytest.mark.parametrize("alter", ["changed", "missing", "null"])
def test_an_altered_result_is_named_by_its_field(field: str, alter: str) -> None:
    record = played()
    if alter == "missing":
        del record["result"][field]
    else:
        record["result"][field] = RESULTS[field] if alter == "changed" else None
    refused = refusal(record)
    assert refused.text.id == "record-result"
    assert refused.text.args["field"] == field


def test_a_field_of_the_result_that_there_is_not_is_named() -> None:
    record = played()
    record["result"]["mistakes"] = []
    assert refusal(record).text.args["field"] == "mistakes"


def test_a_mistake_left_out_is_named() -> None:
    record = played(enforcement="honour")
    assert record["result"]["mistakes"]
    record["result"]["mistakes"].pop()
    assert refusal(record).text.args["field"] == "mistakes"


def test_true_is_not_the_number_one() -> None:
    match = new_match(1)
    match.state.concede("goryo", "resigned")
    record = json.loads(dump(match.record()))
    assert record["result"]["round"] == 1
    record["result"]["round"] = True
    refusal(record)


@pytest.mark.parametrize("result", [None, [], "goryo"])
def test_a_result_that_is_no_object_is_refused(result: Any) -> None:
    assert refusal({**played(), "result": result}).text.id == "record-not-object"


def test_a_game_that_ended_by_the_rules_was_not_given_up() -> None:
    record = played()
    record["result"]["reason"] = "resigned"
    assert refusal(record).text.args["field"] == "reason"


def test_a_running_game_was_not_won() -> None:
    match = play(new_match(1), moves=12)
    match.state.concede("goryo", "resigned")
    record = json.loads(dump(match.record()))
    record["result"]["reason"] = "captured"
    assert refusal(record).text.id == "record-unfinished"


def test_a_player_who_gave_up_did_not_win() -> None:
    match = play(new_match(1), moves=12)
    match.state.concede("goryo", "resigned")
    record = json.loads(dump(match.record()))
    record["result"]["winner"] = "Ken"
    assert refusal(record).text.args["field"] == "winner"
