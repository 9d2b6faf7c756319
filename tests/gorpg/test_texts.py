"""The texts of the game: every text exists, can be rendered, and is used somewhere."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import futago
from futago.game import BadInput
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules.actions import Attack
from futago.gorpg.rules.board import CONDEMN, DISMISS, LEADER, OVER, PHASES
from futago.gorpg.rules.cards import DECKS
from futago.gorpg.rules.kinds import kinds_under
from futago.gorpg.rules.versions import NEWEST
from futago.terminal.answering.lists import PairStep
from futago.terminal.answering.purchases import PayStep
from futago.texts import Name, Text, say

from ..conformance.questions import texts_of
from .tables import FIRST, at_random, battle, by_thumb, do, playing, refused, table, then

SOURCE = Path(futago.__file__).parent
MESSAGE = re.compile(r"^(gorpg-[a-z0-9-]+) =", re.MULTILINE)


def ids(text: Text) -> Iterator[str]:
    yield text.id
    for argument in text.args.values():
        if isinstance(argument, Text):
            yield from ids(argument)


def said_in(state: GorpgState) -> Iterator[Text]:
    """How far the game is, the events, and what the choices may say."""
    yield state.stage()
    for seat in (*GAME.seats(state.setup.options), "chance", "spectator"):
        yield from (event.text for event in state.events(seat))
        yield from texts_of(state.choice(seat))


def states() -> Iterator[GorpgState]:
    """Many positions, and some that are rare."""
    for game in (GAME, FIRST):
        for seed in range(30 if game is GAME else 12):
            for state, _, _ in playing(seed, by_thumb if seed % 3 else at_random, game):
                yield state
    six = ",".join(f"nature-{level}:0" for level in range(1, 7))
    state = table(players=1, phase="dismiss", heroes=six, locations="nature-1,fire-1", queue="p1")
    yield state
    yield do(state, "dismiss nature-1")
    yield do(battle("water-1:0", corpses="fire-1//", bounty="true"), "attack nature-9 water-1")
    for blow in ("yes", "no"):
        state = table(
            mode="overlord",
            phase="charge",
            round=10,
            heroes="nature-9:0/fire-9:0",
            locations="nature-1,water-2,fire-3",
            monsters="///water-2:11",
            trophies="/nature-2",
            slot=4,
            queue="p1,p2",
            blow=blow,
        )
        yield do(state.copy(), "attack nature-9 p2 fire-9")
        yield do(state, "attack nature-9 water-2")
        if state.movers:
            yield do(state, "condemn p1")


def test_every_text_can_be_said_and_none_is_unused() -> None:
    said, rng = set[str](), random.Random(5)
    for state in states():
        texts = [event.text for event in state.events("p1")]
        if rng.random() < 0.2 or state.phase in (LEADER, DISMISS, CONDEMN, OVER):
            texts += said_in(state)
        for text in texts:
            found = set(ids(text))
            if not found <= said:
                assert say(text)
                json.dumps(text.as_json())
                said |= found
    for path in (*(SOURCE / "gorpg" / "rules").rglob("*.py"), SOURCE / "gorpg" / "recap.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.add(node.value)
    rare = {
        *(f"gorpg-option-{spec.name.replace('_', '-')}" for spec in GAME.option_specs),
        *(f"gorpg-now-{phase}" for phase in PHASES[:OVER]),
        *(f"gorpg-notation-{kind}" for kind in kinds_under(NEWEST)),
        *(f"gorpg-seat-p{number}" for number in range(1, 8)),
        *(f"gorpg-event-made-up-{source}" for source in ("copy", "removed")),
        *(f"gorpg-deck-{deck}" for deck in DECKS),
        "gorpg-event-end-survived",
        "gorpg-role-party",
        "gorpg-name",
    }
    texts_of = SOURCE / "gorpg" / "locale" / "en"
    known = set(MESSAGE.findall((texts_of / "game.ftl").read_text(encoding="utf-8")))
    forms = set(MESSAGE.findall((texts_of / "options.ftl").read_text(encoding="utf-8")))
    assert known - said - rare == set()
    assert {id for id in said if id.startswith("gorpg-") and not id.endswith("-")} <= known | forms


def test_a_name_is_said_in_the_readers_language() -> None:
    name = Name("Frog", "Grenouille", "Rana")
    text = Text("gorpg-card", name=name, kind="water", level=1)
    assert say(text) == "Frog (water 1)"
    assert str(name) == "Frog"
    assert text.as_json()["args"] == {
        "name": {"en": "Frog", "fr": "Grenouille", "it": "Rana"},
        "kind": "water",
        "level": 1,
    }


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Type a move"),
        ("jump fire-1", "“jump” begins no move"),
        ("quest slot-x fire-1", "not a slot"),
        ("attack fire-99 fire-1", "not a card"),
        ("attack fire-1", "Write: attack"),
        ("condemn p9", "no seat"),
        ("hire fire-1 coins many", "Write: hire"),
        ("trade p2 heroes fire-1", "Write: trade"),
        ("buy fire-1", "Write: buy"),
        ("deal heroes fire-1 moon", "Write: deal"),
    ],
)
def test_notation_that_is_not_understood_is_told_so(text: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        GAME.parse(text, GAME.options({}))


def test_lists_may_be_typed_in_any_order() -> None:
    options = GAME.options({})
    assert str(GAME.parse("equip fire-1 water-3 fire-2", options)) == "equip fire-1 fire-2 water-3"
    assert str(GAME.parse("muster water-3 fire-2", options)) == "muster water-3 fire-2"


def test_moves_of_records_are_read_strictly() -> None:
    plain = {"do": "attack", "hero": "fire-1", "target": "fire-2"}
    assert GAME.action_from_json(plain) == Attack("fire-1", "fire-2")
    for wrong in (
        {"do": "fly"},
        {"do": "pass", "hero": "fire-1"},
        {"do": "attack", "hero": "fire-1", "target": "fire-2", "seat": None},
        {"do": "muster", "heroes": "fire-1"},
        {"do": "trade", "with": "p2", "give": {}, "take": {"heroes": [], "items": []}},
        {"do": "hire", "heroes": [], "items": [], "trophies": [], "coins": True, "dismiss": []},
    ):
        with pytest.raises(BadInput):
            GAME.action_from_json(wrong)


def test_an_attack_says_what_will_be_left() -> None:
    state = battle("water-3:0,nature-13:0", "nature-9:0")
    attack = PairStep(then(state, "attack"))
    (hero,) = attack.entries()
    assert str(hero.label).endswith("attack 14")
    targets = [str(entry.label) for entry in hero.pick().entries()]
    assert "health 2;" in targets[0]
    assert targets[0].endswith("(falls)")
    assert "health 19;" in targets[1]
    assert targets[1].endswith("(5 left)")


def test_a_payment_says_what_would_be_lost() -> None:
    state = table(
        players=2,
        phase="hunters",
        heroes="nature-9:0/fire-9:0",
        trophies="water-3,water-9/",
        show="fire-5",
        locations="nature-1,water-2,fire-3",
        queue="p1",
    )
    (ware,) = PayStep(then(state, "buy")).entries()
    chosen = ware.pick()
    assert list(map(str, chosen.notes())) == ["Price: 5 levels"]
    paying = chosen.go_on()
    assert paying is not None
    assert list(map(str, paying.notes())) == ["Price: 5 levels; paid: 9; change: 4"]


def test_a_move_out_of_place_is_told_what_is_due() -> None:
    state = battle("water-3:0")
    assert "heroes have to attack" in refused(state, "rest")
    assert "not in this battle" in refused(state, "attack nature-9 fire-1")
    do(state, "attack nature-9 water-3")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("mode=solo phase=nowhere", "phase=nowhere"),
        ("mode=solo colour=red", "colour"),
        ("mode=solo heroes=fire-7:0,fire-7:0", "add up"),
        ("mode=solo players=1 phase=attack round=1 leader=p1 slot=1", "cannot stand"),
        ("mode=solo heroes", "name=value"),
        ("mode=solo monsters=?/", "cannot stand"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        GAME.position(text)
