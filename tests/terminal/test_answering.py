"""A person's way through a question: numbers, words, undo, and the moves that come out."""

from __future__ import annotations

from futago.choices.questions import Cards, One, Pair, Path, Power
from futago.terminal.answering import Answering
from futago.terminal.prompts import NumberedList, prompt_lines
from futago.texts import say
from tests.terminal.questions import ASK, named, option, problem, refused, shown, thing

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
    assert problem(answering) == "Choose at least 1."


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
