"""The rivals: who sits where and at which level, and what they say."""

from __future__ import annotations

import pytest

from futago.bots import (
    character_of,
    checked_bot,
    make_bot,
    rivals_of,
    said_about,
    weakness_of,
    with_rivals,
)
from futago.game import BadInput, Event
from futago.games import game_named
from futago.gorpg import GAME
from futago.gorpg.bots import LEVELS, RIVALS
from futago.gorpg.bots.banter import LINES
from futago.gorpg.bots.greedy import GreedyParty
from futago.gorpg.bots.simulated import SimulatedBot
from futago.gorpg.kernel import library
from futago.texts import LANGUAGES, Text, has_text, say

SEATS = GAME.seats(GAME.options({"players": 7}))
OTHERS = dict.fromkeys(SEATS[1:], "player")


def test_six_rivals_can_lead_any_party() -> None:
    assert len(RIVALS) == 6
    assert rivals_of(GAME) == {seat: list(RIVALS) for seat in SEATS}


def test_each_seat_gets_another_rival_by_lot() -> None:
    draws = [with_rivals(GAME, OTHERS, str(number)) for number in range(10)]
    for drawn in draws:
        assert {bot.partition(":")[2] for bot in drawn.values()} == set(RIVALS)
    assert len({tuple(drawn.values()) for drawn in draws}) > 5


def test_a_rival_who_was_asked_for_sits_nowhere_else() -> None:
    drawn = with_rivals(GAME, {**OTHERS, "p2": "master:baldo"}, "luck")
    assert drawn["p2"] == "master:baldo"
    assert len({bot.partition(":")[2] for bot in drawn.values()}) == 6


def test_bots_without_a_style_have_names_too() -> None:
    assert with_rivals(GAME, {"p2": "greedy", "overlord": "expert"}, "") == {
        "p2": "greedy",
        "overlord": "expert",
    }
    assert character_of(GAME, "greedy", "p2") == "osmund"
    assert character_of(GAME, "expert", "overlord") == "vargoth"
    everybody = with_rivals(GAME, {"p1": "player", **OTHERS}, "luck")
    assert None not in {character_of(GAME, bot, seat) for seat, bot in everybody.items()}


@pytest.mark.parametrize("level", LEVELS)
def test_every_rival_plays_in_another_way_at_every_level(level: str) -> None:
    options = GAME.options({})
    tempers = set()
    for rival in RIVALS:
        bot = make_bot(f"{level}:{rival}", GAME, options, "p2", "luck")
        assert isinstance(bot, SimulatedBot)
        tempers.add(bot.temper)
    assert len(tempers) == len(RIVALS)


def test_a_rival_who_comes_to_the_overlords_seat_leaves_the_style_behind() -> None:
    options = GAME.options({"mode": "overlord"})
    bots = [make_bot(name, GAME, options, "overlord", "") for name in ("expert", "expert:baldo")]
    assert isinstance(bots[0], SimulatedBot)
    assert isinstance(bots[1], SimulatedBot)
    assert bots[0].temper == bots[1].temper
    assert character_of(GAME, "expert:baldo", "overlord") == "vargoth"


@pytest.mark.parametrize(
    ("level", "rival", "seat"),
    [
        ("expert", "nobody", "p2"),
        ("greedy", "baldo", "p2"),
        ("expert", "baldo", "overlord"),
        ("expert:baldo", None, "p2"),
    ],
)
def test_a_bot_that_does_not_exist_is_refused(level: str, rival: str | None, seat: str) -> None:
    with pytest.raises(BadInput):
        checked_bot(GAME, level, rival, seat)


# ------------------------------------------------------------ where they cannot plan


def test_without_the_simulator_they_play_greedily_and_say_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = GAME.options({})
    assert weakness_of(GAME, "expert:baldo", options) is None
    monkeypatch.setattr(library, "available", lambda: False)
    assert isinstance(make_bot("expert:baldo", GAME, options, "p2", "luck"), GreedyParty)
    assert weakness_of(GAME, "expert:baldo", options) == Text("gorpg-bots-no-simulator")
    assert weakness_of(GAME, "greedy", options) is None


def test_under_the_first_rules_they_play_greedily_and_say_so() -> None:
    game = game_named("gorpg", "0.1.0")
    options = game.options({})
    assert isinstance(make_bot("master:wren", game, options, "p2", "luck"), GreedyParty)
    assert weakness_of(game, "master:wren", options) == Text("gorpg-bots-old-rules")


# ------------------------------------------------------------ what they say


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_lines_for_every_moment(language: str) -> None:
    lines = [f"{moment}-{n + 1}" for moment, count in LINES.items() for n in range(count)]
    for moment in ("slew", "driven"):
        lines = [line for line in lines if not line.startswith(moment)]
    for rival in RIVALS:
        for line in (*lines, "manner", "wins", "beaten"):
            assert has_text(f"character-{rival}-{line}", language), line


def died(number: int) -> Event:
    return Event("died", Text("x"), {"hero": f"fire-{number}", "seat": "p2", "items": []})


def test_they_speak_now_and_then_and_only_of_themselves() -> None:
    bots = {"p2": "expert:baldo"}
    said = [said_about(GAME, [died(number)], bots) for number in range(1, 301)]
    spoken = [event for events in said for event in events]
    assert 60 < len(spoken) < 140
    assert {event.data["seat"] for event in spoken} == {"p2"}
    assert len({event.data["words"] for event in spoken}) == 2
    assert said == [said_about(GAME, [died(number)], bots) for number in range(1, 301)]
    assert not any(said_about(GAME, [died(n)], {"p3": "expert:baldo"}) for n in range(1, 301))


@pytest.mark.parametrize(("winner", "words"), [("p1", "beaten"), ("p2", "wins")])
def test_the_end_always_gets_a_word(winner: str, words: str) -> None:
    ending = Event("end-gold", Text("x"), {"winners": [winner], "reason": "gold"})
    (said,) = said_about(GAME, [ending], {"p2": "expert:baldo", "p3": "expert:wren"})
    assert said.data["words"] == f"character-baldo-{words}"
    assert say(said.text).startswith("Baldo: “")
