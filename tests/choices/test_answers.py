"""Questions and their answers: each kind completed at random, and recognised again."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from futago.choices.answers import random_answer
from futago.choices.cards import cards_fit
from futago.choices.paths import next_steps, next_targets
from futago.choices.questions import (
    Cards,
    One,
    Option,
    Question,
)
from futago.choices.recognition import accepts

from .examples import (
    ANYWHERE,
    ASKED,
    CARDS,
    GEAR,
    GUILD,
    HONEST,
    ILLUSION,
    PAIR,
    SAMURAI,
    SHADOW,
    SHOP,
    SLOTS,
    SPRINT,
    TRADE,
    TRAIL,
    path,
    thing,
)

ALL = {
    "one": SAMURAI,
    "path": path(3, "de", SPRINT, TRAIL, HONEST, ILLUSION),
    "anywhere": ANYWHERE,
    "pair": PAIR,
    "cards": CARDS,
    "shop": SHOP,
    "guild": GUILD,
    "gear": GEAR,
    "slots": SLOTS,
    "trade": TRADE,
}


@pytest.mark.parametrize("question", ALL.values(), ids=ALL)
def test_random_answers_are_recognised_and_differ(question: Question) -> None:
    rng = random.Random("answers")
    found = [tuple(random_answer(question, rng)) for _ in range(300)]
    assert all(accepts(question, answer) for answer in found)
    assert len(set(found)) > 1


@pytest.mark.parametrize("question", ALL.values(), ids=ALL)
def test_nonsense_is_not_recognised(question: Question) -> None:
    rng = random.Random("nonsense")
    for _ in range(100):
        first, *more = random_answer(question, rng)
        words = first.split()
        at = rng.randrange(len(words) + 1)
        for wrong in (
            " ".join([*words[:at], "nonsense", *words[at:]]),
            f"{first} {words[-1]}" if words[-1].islower() else f"{first} {first}",
            f"{first} coins",
            f"{first} >",
            "",
        ):
            assert not accepts(question, [wrong, *more]), wrong
    assert not accepts(question, [])


# ---------------------------------------------------------------- one of several, pairs


@pytest.mark.parametrize("move", ["red a1", "red b2", "red search", "done"])
def test_an_option_leads_to_the_next_question(move: str) -> None:
    assert accepts(SAMURAI, [move])


@pytest.mark.parametrize("move", ["red", "red c3", "a1", "done search", "red a1 b2"])
def test_an_option_has_to_be_completed(move: str) -> None:
    assert not accepts(SAMURAI, [move])


def test_only_one_move_answers_one_question() -> None:
    assert not accepts(SAMURAI, ["done", "done"])
    assert not accepts(PAIR, ["attack h1 m", "attack h2 m"])


def test_a_pair_is_one_of_each() -> None:
    assert accepts(PAIR, ["attack h2 m"])
    assert not accepts(PAIR, ["attack m h2"])


def test_a_thing_may_be_written_in_other_words_than_its_id() -> None:
    attack = Option(id="h1 m1", kind="pair", label=ASKED, writes="attack h1 p2 m1")
    question = One(prompt=ASKED, options=(attack,))
    assert random_answer(question, random.Random(1)) == ["attack h1 p2 m1"]
    assert accepts(question, ["attack h1 p2 m1"])
    assert not accepts(question, ["h1 m1"])


# ---------------------------------------------------------------- sets of cards


def test_a_set_may_be_written_in_any_order() -> None:
    assert accepts(CARDS, ["muster own two three eight"])
    assert accepts(CARDS, ["muster eight three own two"])


@pytest.mark.parametrize("cards", ["own", "two", "own nine eight", "own two two", "own own two"])
def test_a_set_has_its_least_most_limit_and_what_always_belongs_to_it(cards: str) -> None:
    assert not accepts(CARDS, [f"muster {cards}"])


def test_every_set_within_the_limit_is_found_at_random() -> None:
    rng = random.Random("sets")
    found = {frozenset(random_answer(CARDS, rng)[0].split()) for _ in range(2000)}
    fitting = [
        cards
        for n in (1, 2, 3)
        for cards in combinations(CARDS.cards, n)
        if cards_fit(CARDS, cards)
    ]
    assert found == {frozenset({"muster", "own", *(c.id for c in cards)}) for cards in fitting}


def test_a_limit_of_nothing_is_a_limit() -> None:
    question = Cards(prompt=ASKED, cards=(thing("a", 1), thing("b")), least=1, most=2, limit=0)
    assert random_answer(question, random.Random(1)) == ["b"]
    assert not accepts(question, ["a"])


def test_no_card_is_an_answer_where_none_is_needed() -> None:
    question = Cards(prompt=ASKED, opening="retreat", cards=(thing("a"),), least=0, most=1)
    assert accepts(question, ["retreat"])
    assert {random_answer(question, random.Random(n))[0] for n in range(20)} == {
        "retreat",
        "retreat a",
    }


# ---------------------------------------------------------------- paths


def test_a_step_never_goes_back_and_leads_to_a_whole_path() -> None:
    question = path(3, "d")
    assert next_steps(question, [], 3) == ["a"]
    assert next_steps(question, ["a"], 3) == ["b"]
    assert next_steps(question, ["a", "b"], 3) == ["c", "x"]
    assert next_targets(question, ["a", "b"]) == []
    assert next_targets(question, ["a", "b", "c"]) == ["d"]
    assert next_steps(path(4, "c"), ["a", "b"], 4) == ["x"], "by c the target would be used"


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("a b c > d", True),
        ("a b c d > e sprint", True),
        ("a b c d > e", False),
        ("a b c > d sprint", False),
        ("a b c > b", False),
        ("a b > c", False),
        ("b c d > e", False),
        ("a b a > b", False),
        ("a b c > d trail e", True),
        ("a b c > d trail c", False),
        ("a b c > d trail d", False),
        ("a b c > d trail", False),
        ("a b c > d trail e honest", True),
        ("a b c > d honest", False),
        ("a b c > d honest trail e", False),
        ("a b c > d illusion red", True),
        ("a b c > d illusion", False),
        ("a b c > d illusion ann", False),
        ("a b c d > e sprint trail x honest illusion blue", True),
        ("a b c >", False),
        ("> d", False),
        ("a b c d", False),
    ],
)
def test_a_path_follows_the_graph_and_powers_their_places(written: str, right: bool) -> None:
    assert accepts(path(3, "de", SPRINT, TRAIL, HONEST, ILLUSION), [f"plan {written}"]) is right


def test_the_shadow_falls_on_a_step() -> None:
    question = path(3, "d", SHADOW)
    assert accepts(question, ["plan a b c > d shadow a"])
    assert not accepts(question, ["plan a b c > d shadow d"])


def test_if_only_the_longer_way_leads_anywhere_it_is_taken() -> None:
    question = path(3, "e", SPRINT)
    assert next_steps(question, [], 3) == []
    for number in range(10):
        (move,) = random_answer(question, random.Random(number))
        assert move in ("plan a b c d > e sprint", "plan a b x d > e sprint")


@pytest.mark.parametrize("written", ["> a", "a > a", "b b > b", "a b > a trail a"])
def test_without_a_graph_anything_goes(written: str) -> None:
    assert accepts(ANYWHERE, [f"plan {written}"])
    assert not accepts(ANYWHERE, [f"plan {written} b"])


def test_without_a_graph_there_are_still_only_so_many_steps() -> None:
    assert not accepts(ANYWHERE, ["plan a b a > b"])
