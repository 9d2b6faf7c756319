"""A person's way through a question: numbers, words, undo, and the moves that come out."""

from __future__ import annotations

import pytest

from futago.choices.questions import (
    Assign,
    Cards,
    Exchange,
    Holder,
    Means,
    One,
    Option,
    Pair,
    Path,
    Pay,
    Power,
    Question,
    Side,
    Thing,
)
from futago.game import BadInput
from futago.terminal.answering import Answering
from futago.terminal.prompts import NumberedList, prompt_lines
from futago.texts import Text, say

ASK = Text("verbatim", word="?")


def named(word: str) -> Text:
    return Text("verbatim", word=word)


def thing(word: str, value: int = 0, kind: str = "card") -> Thing:
    return Thing(word, kind, named(word), value)


def option(word: str, then: Question | None = None, usual: bool = False) -> Option:
    return Option(word, "word", named(word), then=then, mark="usual" if usual else "")


def shown(answering: Answering) -> list[str]:
    """The list as a player reads it."""
    return [f"{'>' if entry.chosen else ''}{say(entry.label)}" for entry in answering.entries()]


def refused(answering: Answering, *numbers: int) -> str:
    before = shown(answering)
    with pytest.raises(BadInput) as error:
        answering.pick(*numbers)
    assert shown(answering) == before, "nothing has changed"
    return say(error.value.text)


# ------------------------------------------------------------ one of several


def sniffing() -> One:
    where = One(prompt=ASK, spaces=("b4", "c5"))
    red = One(prompt=ASK, options=(option("search"), option("sniff", where)), spaces=("b4",))
    return One(prompt=ASK, options=(option("red", red), option("done")))


def test_options_lead_to_questions_and_the_last_pick_completes_the_move() -> None:
    answering = Answering(sniffing())
    assert shown(answering) == ["red", "done"]
    answering.pick(1)
    assert shown(answering) == ["search", "sniff", "b4"]
    assert [say(label) for label in answering.labels()] == ["red"]
    answering.pick(2)
    assert answering.moves() is None
    answering.pick(2)
    assert answering.at_once
    assert answering.moves() == ["red sniff c5"]


def test_several_numbers_on_one_line_are_all_taken_or_none() -> None:
    answering = Answering(sniffing())
    assert "There is no choice 7" in refused(answering, 1, 2, 7)
    assert "one number too many" in refused(answering, 2, 1)
    answering.pick(1, 2, 1)
    assert answering.moves() == ["red sniff b4"]


def test_undo_goes_back_one_decision() -> None:
    answering = Answering(sniffing())
    answering.pick(1, 2)
    assert answering.undo()
    assert shown(answering) == ["search", "sniff", "b4"]
    assert answering.undo()
    assert shown(answering) == ["red", "done"]
    assert not answering.undo()


def test_words_are_typed_from_here_or_from_the_beginning() -> None:
    answering = Answering(sniffing())
    assert answering.type(["red", "sniff"])
    assert answering.words() == "red sniff"
    assert not answering.type(["f2"])
    assert answering.type(["red", "b4"]), "another way, from the beginning"
    assert answering.moves() == ["red b4"]


def test_a_single_way_on_is_taken_and_shown() -> None:
    answering = Answering(One(prompt=ASK, opening="go", options=(option("red", sniffing()),)))
    assert [say(label) for label in answering.labels()] == ["red"]
    assert shown(answering) == ["red", "done"]
    assert answering.words() == "go red"
    assert not answering.undo()


def test_what_would_be_the_whole_move_is_never_taken_by_itself() -> None:
    assert Answering(One(prompt=ASK, options=(option("pass"),))).moves() is None


def test_the_usual_option_is_entered_and_the_others_stay_offered() -> None:
    where = One(prompt=ASK, options=(option("here"), option("there")))
    question = One(prompt=ASK, options=(option("rest"), option("quest", where, usual=True)))
    answering = Answering(question)
    assert shown(answering) == ["here", "there", "rest"]
    answering.pick(3)
    assert answering.moves() == ["rest"]
    answering.undo()
    assert answering.type(["quest", "there"])
    assert answering.moves() == ["quest there"]


def test_a_question_to_confirm_waits_for_enter() -> None:
    answering = Answering(One(prompt=ASK, options=(option("a"), option("b")), confirm=True))
    answering.pick(2)
    assert not answering.at_once
    assert answering.moves() == ["b"]
    assert NumberedList("en").lines(answering, 3) == ["  Enter: play it"]


# ------------------------------------------------------------ cards and pairs


def muster(ordered: bool = False) -> Cards:
    cards = tuple(thing(f"hero-{level}", level) for level in (9, 5, 4, 3))
    return Cards(
        prompt=ASK, opening="muster", cards=cards, least=1, most=3, limit=15, ordered=ordered
    )


def test_cards_go_in_and_out_in_any_order() -> None:
    answering = Answering(muster())
    assert answering.moves() is None
    answering.pick(3, 1)
    assert shown(answering) == [">hero-9", "hero-5", ">hero-4", "hero-3"]
    assert answering.moves() == ["muster hero-4 hero-9"]
    assert "adds up to 18: the limit is 15" in refused(answering, 2)
    answering.pick(3, 2)
    assert answering.moves() == ["muster hero-9 hero-5"]
    assert not answering.at_once
    answering.undo()
    assert answering.moves() == ["muster hero-9"]
    assert prompt_lines(answering, "en") == ["hero-9: ?", "Sum: 9 of 15"]


def test_no_more_cards_than_allowed() -> None:
    answering = Answering(muster())
    answering.pick(2, 3, 4)
    assert "at most 3" in refused(answering, 1)


def test_too_few_cards_are_not_an_answer() -> None:
    answering = Answering(muster())
    problem = answering.step.problem()
    assert problem is not None
    assert say(problem) == "Choose at least 1."


def test_the_order_of_a_row_is_shown() -> None:
    answering = Answering(muster(ordered=True))
    answering.pick(4, 2)
    lines = NumberedList("en").lines(answering, 5)
    assert lines == ["  1 hero-9   2 >2 hero-5   3 hero-4   4 >1 hero-3   Enter: play it"]
    assert answering.chosen() == {("card", "hero-3"): "1", ("card", "hero-5"): "2"}


def test_cards_that_always_belong_to_the_set_are_written_too() -> None:
    question = Cards(
        prompt=ASK, cards=(thing("a"), thing("b")), least=1, most=1, always=(thing("c"),)
    )
    answering = Answering(question)
    answering.pick(1)
    answering.pick(2)
    assert answering.moves() == ["c b"], "of one card, the other takes the place"


def test_nothing_to_choose_but_to_confirm() -> None:
    sure = Cards(prompt=ASK, cards=(), least=0, most=0, confirm=True)
    answering = Answering(One(prompt=ASK, options=(option("rest", sure), option("go"))))
    answering.pick(1)
    assert answering.moves() == ["rest"]
    assert not answering.at_once


def test_a_pair_is_two_lists_and_says_what_is_left() -> None:
    pair = Pair(
        prompt=ASK,
        opening="attack",
        first=(thing("hero", 9), thing("other", 2)),
        second=(thing("wolf", 8), thing("bear", 12)),
    )
    answering = Answering(pair)
    assert shown(answering) == ["hero", "other"]
    answering.pick(1)
    assert shown(answering) == ["wolf (falls)", "bear (3 left)"]
    answering.pick(2)
    assert answering.at_once
    assert answering.moves() == ["attack hero bear"]


# ------------------------------------------------------------ paths


def plan() -> Path:
    """A row of spaces with two ends: a - b - c - d - e - f, and c - g."""
    near = {"a": "b", "b": "ac", "c": "bdg", "d": "ce", "e": "df", "f": "e", "g": "c"}
    powers = (
        Power("sprint", named("Sprint"), "longer"),
        Power("trail", named("False Trail"), "off"),
        Power("honest", named("honest"), "flag", needs=("trail",)),
        Power("illusion", named("Illusion"), "pick", options=(thing("red"), thing("blue"))),
    )
    return Path(
        prompt=ASK,
        opening="plan",
        confirm=True,
        spaces=tuple("abcdefg"),
        start="a",
        least=3,
        most=3,
        near={space: tuple(others) for space, others in near.items()},
        targets=tuple("defg"),
        powers=powers,
    )


def test_forced_steps_are_taken_and_sprint_is_an_entry_of_its_own() -> None:
    answering = Answering(plan())
    assert answering.words() == "plan a b c", "there was no other way"
    assert shown(answering) == ["target d", "target g", "Sprint"]
    assert answering.lit() == {("space", "d"), ("space", "g"), ("power", "sprint")}
    answering.pick(3)
    assert answering.moves() == ["plan a b c d > e sprint"], "one step more, and its only target"
    assert not answering.at_once
    answering.undo()
    answering.pick(1)
    assert answering.moves() == ["plan a b c > d"]


def test_powers_are_placed_changed_and_taken_out_again() -> None:
    answering = Answering(plan())
    answering.pick(2)
    assert shown(answering) == ["False Trail", "Illusion"]
    answering.pick(1)
    assert answering.moves() is None, "it has to be placed"
    assert shown(answering) == ["d", "e", "f"]
    answering.pick(3)
    assert shown(answering) == [">False Trail", "honest", "Illusion"]
    answering.pick(2)
    assert answering.type(["illusion", "blue"])
    assert answering.moves() == ["plan a b c > g trail f honest illusion blue"]
    signs = {"a": "1", "b": "2", "c": "3", "g": "T", "f": "?"}
    spaces = {id: sign for (kind, id), sign in answering.chosen().items() if kind == "space"}
    assert spaces == signs
    answering.pick(1)
    assert answering.moves() == ["plan a b c > g illusion blue"], "honest goes with the trail"


def test_a_free_path_sets_its_target_when_it_is_long_enough() -> None:
    free = Path(prompt=ASK, spaces=("a", "b"), least=0, most=2, targets=("a", "b"), confirm=True)
    answering = Answering(free)
    assert shown(answering) == ["a", "b", "set the target"]
    answering.pick(1, 3)
    assert shown(answering) == ["target a", "target b"]
    answering.pick(2)
    assert answering.moves() == ["a > b"]
    answering = Answering(free)
    assert answering.type(["b", "b", ">", "a"])
    assert answering.moves() == ["b b > a"]


# ------------------------------------------------------------ purchases


def shop(coins: int = 0) -> Pay:
    return Pay(
        prompt=ASK,
        opening="buy",
        wares=(thing("sword", 9), thing("lamp", 6), thing("boat", 12)),
        means=tuple(
            Means(f"rat-{level}", "trophy", named(f"rat-{level}"), level, heading="pay")
            for level in (1, 7, 9)
        ),
        headings=("pay",),
        unit="levels",
        coins=coins,
        confirm=True,
    )


def test_the_cheapest_payment_is_proposed_whatever_the_order_of_the_wares() -> None:
    for numbers in ((1, 2), (2, 1)):
        answering = Answering(shop())
        answering.pick(*numbers)
        assert [say(note) for note in answering.step.notes()] == ["Price: 15 levels"]
        assert answering.moves() is None
        assert answering.go_on()
        assert shown(answering) == ["rat-1", ">rat-7", ">rat-9"]
        notes = [say(note) for note in answering.step.notes()]
        assert notes == ["Price: 15 levels; paid: 16; change: 1"]
        moves = answering.moves()
        assert moves is not None
        assert moves[0].endswith("pay rat-7 rat-9")


def test_a_payment_is_changed_by_number_and_explained() -> None:
    answering = Answering(shop())
    answering.pick(2)
    assert answering.go_on()
    assert answering.moves() == ["buy lamp pay rat-7"]
    answering.pick(2)
    problem = answering.step.problem()
    assert problem is not None
    assert say(problem) == "Still to pay: 6."
    answering.pick(3, 1)
    problem = answering.step.problem()
    assert problem is not None
    assert "more than needed" in say(problem)
    answering.pick(1)
    assert answering.moves() == ["buy lamp pay rat-9"]
    for _ in range(5):
        assert answering.undo()
    assert shown(answering) == ["sword", ">lamp", "boat"]


def test_what_nobody_can_pay_does_not_go_on() -> None:
    answering = Answering(shop())
    answering.pick(1, 3)
    assert not answering.go_on()
    problem = answering.step.problem()
    assert problem is not None
    assert "can’t pay" in say(problem)


def test_coins_make_up_for_the_rest() -> None:
    answering = Answering(shop(coins=8))
    answering.pick(1, 2)
    assert answering.go_on()
    moves = answering.moves()
    assert moves is not None
    assert moves[0].endswith("pay rat-7 coins 8") or moves[0].endswith("pay rat-9 coins 6")


def test_somebody_leaves_to_make_room() -> None:
    heroes = (thing("old", 3, "hero"), thing("young", 4, "hero"))
    means = (Means("axe", "item", named("axe"), 20, heading="items", holder="old", weight=3),)
    question = Pay(
        prompt=ASK,
        opening="hire",
        wares=(thing("knight", 20), thing("squire", 5)),
        means=means,
        headings=("items",),
        unit="gold",
        room=0,
        leavers=heroes,
        confirm=True,
    )
    answering = Answering(question)
    answering.pick(1)
    assert answering.go_on(), "whoever leaves can pay with what they carry"
    assert shown(answering) == ["old", "young"]
    answering.pick(2)
    assert "who leaves to make room: 1" in refused(answering, 1)
    assert not answering.go_on(), "the old one cannot do without the axe"
    answering.pick(2, 1)
    assert answering.go_on()
    assert answering.moves() == ["hire knight dismiss old items axe"]


# ------------------------------------------------------------ dividing and exchanging


def equipment() -> Assign:
    return Assign(
        prompt=ASK,
        opening="equip",
        things=(thing("lamp", 2, "item"), thing("sword", 9, "item"), thing("rope", 1, "item")),
        holders=(
            Holder("knight", "hero", named("knight"), 0, 2, floor=2, holds=("lamp",)),
            Holder("squire", "hero", named("squire"), 0, 1, holds=("sword",)),
        ),
        changes=True,
        confirm=True,
    )


def test_one_item_moves_and_everything_else_stays() -> None:
    answering = Answering(equipment())
    assert shown(answering)[:3] == ["lamp → 4", "sword → 5", "rope"]
    assert shown(answering)[3:] == ["→ knight", "→ squire", "→ put aside"]
    answering.pick(3, 4)
    assert answering.moves() == ["equip knight lamp rope"]


def test_items_change_hands_in_an_order_in_which_nobody_dies() -> None:
    answering = Answering(equipment())
    answering.pick(2, 4, 1, 5)
    assert answering.moves() == ["equip knight sword", "equip squire lamp"] or (
        answering.moves() == ["equip knight lamp sword", "equip squire lamp"]
    )
    answering.pick(1, 2, 6)
    problem = answering.step.problem()
    assert problem is not None
    assert "would not survive without its items: knight" in say(problem)


def test_what_has_no_room_or_no_sense_is_explained() -> None:
    answering = Answering(equipment())
    assert "First type the number of what moves" in refused(answering, 4)
    assert "No more room, at most 1: squire" in refused(answering, 1, 5)
    problem = answering.step.problem()
    assert problem is not None
    assert "Nothing has moved" in say(problem)


def laying() -> Assign:
    return Assign(
        prompt=ASK,
        opening="lay",
        things=tuple(thing(name, 1, "monster") for name in ("imp", "wolf", "bear")),
        holders=(
            Holder("slot-1", "slot", named("slot 1"), 1, 1),
            Holder("slot-2", "slot", named("slot 2"), 2, 2),
        ),
        confirm=True,
    )


def test_places_are_filled_one_after_the_other() -> None:
    answering = Answering(laying())
    assert [say(note) for note in answering.step.notes()] == ["The next one goes to: slot 1"]
    answering.pick(2)
    assert shown(answering) == ["imp", "wolf → 4", "bear", "→ slot 1", ">→ slot 2"]
    problem = answering.step.problem()
    assert problem is not None
    assert "slot 2" in say(problem)
    answering.pick(3, 1)
    assert answering.moves() == ["lay slot-1 wolf", "lay slot-2 bear imp"]


def test_a_place_can_be_named_first_and_a_thing_taken_away_again() -> None:
    answering = Answering(laying())
    answering.pick(5, 1, 2)
    assert shown(answering)[:2] == ["imp → 5", "wolf → 5"]
    assert "No more room" in refused(answering, 5, 3)
    answering.pick(3)
    assert answering.moves() == ["lay slot-1 bear", "lay slot-2 imp wolf"]
    answering.pick(1)
    assert answering.moves() is None


def test_an_exchange_has_a_partner_and_goods() -> None:
    def side(name: str, items: tuple[Means, ...] = ()) -> Side:
        heroes = (thing(f"{name}-hero", 1, "hero"), thing(f"{name}-friend", 1, "hero"))
        return Side(name, "seat", named(name), heroes, items, {f"{name}-hero": 0})

    axe = Means("axe", "item", named("axe"), 4, holder="me-hero", weight=4)
    question = Exchange(
        prompt=ASK,
        opening="trade",
        mine=side("me", (axe,)),
        others=(side("you"), side("they")),
        most=2,
    )
    answering = Answering(question)
    assert shown(answering) == ["you", "they"]
    answering.pick(1)
    assert "you give: axe" in shown(answering)
    answering.pick(3)
    problem = answering.step.problem()
    assert problem is not None
    assert "would not survive" in say(problem)
    answering.pick(1)
    assert shown(answering)[:2] == [">you give: me-hero", "you give: me-friend"]
    assert "you give: axe" not in shown(answering), "it goes with its hero"
    problem = answering.step.problem()
    assert problem is not None
    assert "more heroes than this: 2" in say(problem)
    answering.pick(3)
    assert answering.moves() == ["trade you give heroes me-hero take heroes you-hero"]
