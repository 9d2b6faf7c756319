"""Questions and their answers: each kind completed at random, and recognised again."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from futago.choices.answers import random_answer
from futago.choices.cards import cards_fit
from futago.choices.divisions import division_moves
from futago.choices.exchanges import exchange_fits
from futago.choices.paths import next_steps, next_targets
from futago.choices.payments import Payment, cheapest, is_exact_enough
from futago.choices.purchases import purchase, purchase_fits
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
from futago.choices.recognition import accepts
from futago.texts import Text

ASKED = Text("verbatim", word="?")


def thing(id: str, value: int = 0) -> Thing:
    return Thing(id=id, kind="thing", label=ASKED, value=value)


def means(id: str, value: int, holder: str = "", weight: int = 0, heading: str = "pay") -> Means:
    return Means(id, "thing", ASKED, value, heading=heading, holder=holder, weight=weight)


def option(id: str, then: Question | None = None) -> Option:
    return Option(id=id, kind="word", label=ASKED, then=then)


def holder(id: str, floor: int = 0, holds: tuple[str, ...] = (), most: int = 3) -> Holder:
    return Holder(id, "hero", ASKED, least=0, most=most, floor=floor, holds=holds)


# A row of five spaces, and a way round past c: a-b-c-d-e, b-x-d.
NEAR = {
    "a": ("b",),
    "b": ("a", "c", "x"),
    "c": ("b", "d"),
    "d": ("c", "e", "x"),
    "e": ("d",),
    "x": ("b", "d"),
}
SPRINT = Power("sprint", ASKED, "longer")
TRAIL = Power("trail", ASKED, "off")
SHADOW = Power("shadow", ASKED, "on")
HONEST = Power("honest", ASKED, "flag", needs=("trail",))
ILLUSION = Power("illusion", ASKED, "pick", options=(thing("red"), thing("blue")))


def path(steps: int = 3, targets: str = "de", *powers: Power) -> Path:
    return Path(
        prompt=ASKED,
        opening="plan",
        spaces=tuple(NEAR),
        start="a",
        least=steps,
        most=steps,
        near=NEAR,
        targets=tuple(targets),
        powers=powers,
    )


ANYWHERE = Path(
    prompt=ASKED,
    opening="plan",
    spaces=("a", "b"),
    least=0,
    most=2,
    targets=("a", "b"),
    powers=(Power("trail", ASKED, "any"),),
)
SAMURAI = One(
    prompt=ASKED,
    options=(
        option("red", One(prompt=ASKED, spaces=("a1", "b2"), options=(option("search"),))),
        option("done"),
    ),
)
PAIR = Pair(prompt=ASKED, opening="attack", first=(thing("h1"), thing("h2")), second=(thing("m"),))
CARDS = Cards(
    prompt=ASKED,
    opening="muster",
    cards=(thing("two", 2), thing("nine", 9), thing("three", 3), thing("eight", 8)),
    least=1,
    most=3,
    limit=13,
    always=(thing("own", 20),),
)
SHOP = Pay(
    prompt=ASKED,
    opening="buy",
    wares=(thing("harpoon", 4), thing("spyglass", 7)),
    means=(means("m2", 2), means("m5", 5), means("m6", 6), means("m12", 12)),
    headings=("pay",),
    unit="levels",
)
GUILD = Pay(
    prompt=ASKED,
    opening="hire",
    wares=(thing("fox", 5), thing("hen", 8)),
    means=(
        means("rope", 3, "ann", 2, "items"),
        means("lamp", 4, "ann", 1, "items"),
        means("gold", 5, heading="trophies"),
    ),
    headings=("items", "trophies"),
    unit="gold",
    spare={"ann": 2},
    coins=2,
    room=1,
    leavers=(thing("ann"), thing("bob")),
)
GEAR = Assign(
    prompt=ASKED,
    opening="equip",
    things=(thing("axe", 3), thing("bow", 2), thing("cap", 1)),
    holders=(holder("ann", 2, ("axe", "cap")), holder("bob", 1, ("bow",)), holder("cid")),
    changes=True,
)
SLOTS = Assign(
    prompt=ASKED,
    opening="lay",
    things=(thing("m1"), thing("m2"), thing("m3")),
    holders=(
        Holder("slot-1", "slot", ASKED, least=2, most=2),
        Holder("slot-2", "slot", ASKED, least=1, most=1),
    ),
)
TRADE = Exchange(
    prompt=ASKED,
    opening="trade",
    mine=Side(
        "p1",
        "seat",
        ASKED,
        heroes=(thing("ann"), thing("bob")),
        items=(means("axe", 0, "ann", 2), means("bow", 0)),
        spare={"ann": 1},
    ),
    others=(Side("p2", "seat", ASKED, heroes=(thing("fox"),), items=(means("cap", 0, "fox", 0),)),),
    most=2,
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


# ---------------------------------------------------------------- purchases


def paid(question: Pay, price: int, *leaving: str) -> tuple[list[str], int]:
    payment = cheapest(question, price, leaving)
    assert payment is not None
    return sorted(means.id for means in payment.means), payment.coins


@pytest.mark.parametrize(
    ("price", "cards"),
    [(4, "m5"), (5, "m5"), (7, "m2 m5"), (9, "m5 m6"), (12, "m12"), (20, "m12 m2 m6")],
)
def test_the_cheapest_payment_wastes_least_with_the_fewest_cards(price: int, cards: str) -> None:
    assert paid(SHOP, price) == (cards.split(), 0)


def test_what_is_too_dear_cannot_be_paid() -> None:
    assert cheapest(SHOP, 26) is None
    assert paid(SHOP, 25) == (["m12", "m2", "m5", "m6"], 0)


def test_coins_come_first_and_what_heroes_carry_last() -> None:
    assert paid(GUILD, 2) == ([], 2)
    assert paid(GUILD, 5) == (["gold"], 0)
    assert paid(GUILD, 6) == (["gold"], 1)
    assert paid(GUILD, 8) == (["gold", "rope"], 0)


def test_a_holder_spares_only_so_much_unless_it_leaves() -> None:
    assert cheapest(GUILD, 13) is None
    assert paid(GUILD, 13, "ann") == (["gold", "lamp", "rope"], 1)


def test_the_cheapest_payment_is_one_that_is_allowed() -> None:
    rng = random.Random("payments")
    for _ in range(300):
        values = [rng.randint(1, 12) for _ in range(rng.randint(1, 6))]
        coins = rng.randint(0, 4)
        question = Pay(
            prompt=ASKED,
            wares=(),
            means=tuple(means(f"m{n}", value) for n, value in enumerate(values)),
            headings=("pay",),
            unit="gold",
            coins=coins,
        )
        price = rng.randint(1, 30)
        found = cheapest(question, price)
        totals = [sum(some) for n in range(len(values) + 1) for some in combinations(values, n)]
        enough = [total for total in totals if total + coins >= price]
        assert (found is None) == (not enough)
        if found is not None:
            assert is_exact_enough(found, price)
            assert found.total - price == min(max(0, total - price) for total in enough)


def test_wares_and_means_may_be_written_in_any_order() -> None:
    assert accepts(SHOP, ["buy harpoon spyglass pay m5 m6"])
    assert accepts(SHOP, ["buy spyglass harpoon pay m6 m5"])


@pytest.mark.parametrize(
    "written",
    [
        *("harpoon pay m2 m5", "harpoon pay m2", "pay m5", "harpoon", "harpoon harpoon pay m12"),
        *("harpoon pay", "harpoon pay m5 pay m6", "harpoon pay m5 coins 1", "harpoon coins 4"),
    ],
)
def test_a_payment_is_enough_with_nothing_superfluous(written: str) -> None:
    assert not accepts(SHOP, [f"buy {written}"])


def test_as_many_leave_as_there_is_no_room_for() -> None:
    assert accepts(GUILD, ["hire fox trophies gold"])
    assert not accepts(GUILD, ["hire fox dismiss bob trophies gold"])
    assert accepts(GUILD, ["hire fox hen dismiss ann items rope lamp trophies gold coins 1"])
    assert not accepts(GUILD, ["hire fox hen dismiss bob items rope lamp trophies gold coins 1"])


def test_a_purchase_is_written_under_its_headings() -> None:
    rope, lamp, gold = GUILD.means
    fox, hen = GUILD.wares
    payment = Payment((gold, lamp, rope), 1)
    assert purchase_fits(GUILD, (fox, hen), GUILD.leavers[:1], payment)
    written = purchase(GUILD, (fox, hen), GUILD.leavers[:1], payment)
    assert written == "fox hen dismiss ann items lamp rope trophies gold coins 1"


def test_a_purchase_that_nobody_can_pay_is_an_error() -> None:
    poor = Pay(prompt=ASKED, wares=(thing("axe", 9),), means=(), headings=(), unit="gold", coins=1)
    with pytest.raises(ValueError, match="nothing can be bought"):
        random_answer(poor, random.Random(1))


# ---------------------------------------------------------------- divisions


def divided(**division: str) -> list[str] | None:
    return division_moves(GEAR, {id: things.split() for id, things in division.items()})


def test_only_who_gets_something_or_lays_it_aside_writes_a_move() -> None:
    assert divided(ann="axe", bob="bow cap", cid="") == ["bob bow cap"]
    assert divided(ann="axe", bob="bow", cid="") == ["ann axe"]
    assert divided(ann="axe", bob="bow", cid="cap") == ["cid cap"]
    assert divided(ann="cap axe", bob="bow", cid="") is None, "nothing changes"


def test_nobody_falls_below_the_floor_on_the_way() -> None:
    # Bob first would leave Ann with the cap alone, Ann first Bob with nothing.
    assert divided(ann="bow cap", bob="axe", cid="") is None
    # Ann may take the bow only when Bob has got the cap.
    assert divided(ann="axe bow", bob="cap", cid="") == ["bob cap", "ann axe bow"]


def test_the_order_of_the_moves_matters() -> None:
    assert accepts(GEAR, ["equip bob cap", "equip ann axe bow"])
    assert not accepts(GEAR, ["equip ann axe bow", "equip bob cap"])


def test_random_divisions_never_let_a_holder_fall_below_its_floor() -> None:
    rng = random.Random("floors")
    value = {thing.id: thing.value for thing in GEAR.things}
    for _ in range(300):
        held = {holder.id: set(holder.holds) for holder in GEAR.holders}
        for move in random_answer(GEAR, rng):
            _, id, *things = move.split()
            for others in held.values():
                others -= set(things)
            held[id] = set(things)
            for who in GEAR.holders:
                assert sum(value[thing] for thing in held[who.id]) >= who.floor


@pytest.mark.parametrize("written", ["ann cap axe", "ann bow bow", "ann axe hat", "dan cap", "ann"])
def test_a_change_changes_something_within_the_limits(written: str) -> None:
    assert not accepts(GEAR, [f"equip {written}"])


def test_things_of_a_holder_may_be_written_in_any_order() -> None:
    assert accepts(GEAR, ["equip bob cap bow"])
    assert accepts(GEAR, ["equip bob bow cap"])
    assert accepts(SLOTS, ["lay slot-1 m3 m1", "lay slot-2 m2"])


def test_a_whole_division_gives_each_holder_a_move_in_order() -> None:
    assert accepts(SLOTS, ["lay slot-1 m1 m2"]), "the beginning of an answer"
    assert not accepts(SLOTS, ["lay slot-2 m1"])
    assert not accepts(SLOTS, ["lay slot-1 m1"])
    assert not accepts(SLOTS, ["lay slot-1 m1 m2", "lay slot-2 m2"])
    assert not accepts(SLOTS, ["lay slot-1 m1 m2", "lay slot-2 m3", "lay slot-3 m3"])


# ---------------------------------------------------------------- exchanges


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("p2 give heroes bob", True),
        ("p2 give items bow take items cap", True),
        ("p2 give heroes ann take heroes fox", True),
        ("p2 give heroes bob ann take heroes fox items", False),
        ("p2 give heroes ann bob take heroes fox", True),
        ("p2 give heroes ann bob", False),
        ("p2 take heroes fox", False),
        ("p2 give items axe", False),
        ("p2 give heroes ann items axe", False),
        ("p2 give heroes bob items bow take items cap", True),
        ("p2 give items bow heroes bob", True),
        ("p2", False),
        ("p3 give items bow", False),
        ("p2 give bow", False),
        ("p2 items bow", False),
    ],
)
def test_an_exchange_leaves_both_sides_heroes_within_limits(written: str, right: bool) -> None:
    assert accepts(TRADE, [f"trade {written}"]) is right


def test_something_has_to_change_hands() -> None:
    assert not exchange_fits(TRADE, TRADE.others[0], ((), ()), ((), ()))
