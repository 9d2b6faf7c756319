"""The words of the coach: no repetitions, and numbers that add up."""

from __future__ import annotations

import re

import pytest

from futago.coach import svg
from futago.coach.report import Balance, Moment, Plan, Round
from futago.coach.report import Belief as Believed
from futago.coach.report_text import QuestionText
from futago.goryo.coach import figures
from futago.goryo.coach.effort import data, effort_named, verdict_on
from futago.goryo.coach.luck import luck_remarks
from futago.goryo.coach.reasons import strongest
from futago.goryo.coach.review import CAUSES
from futago.goryo.coach.review_state import Advised, ReviewState
from futago.goryo.coach.words import share_words
from futago.marks import NO_MARKS
from futago.texts import LANGUAGES, Text, say

from .games import report_of

SHARES = [
    (0, "0%"),
    (0.004, "less than 1%"),
    (0.5, "50%"),
    (0.996, "more than 99%"),
    (1, "100%"),
]


def _plain(words: str) -> str:
    """With ordinary spaces."""
    return words.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("share", "said"), SHARES)
def test_shares_are_not_rounded_to_nothing_or_to_all(share: float, said: str) -> None:
    assert _plain(say(share_words(share))) == said


def test_in_italian_a_share_has_the_right_article() -> None:
    said = [_plain(say(share_words(n / 100), "it")) for n in (0, 1, 7, 8, 11, 18, 80, 89, 90)]
    assert " ".join(said).replace("%", "") == "lo 0 l’1 il 7 l’8 l’11 il 18 l’80 l’89 il 90"


def test_rounded_points_add_up_from_the_first_chance_to_the_result() -> None:
    causes = {"goryo": 0.6372, "samurai": -0.3249, "answers": 0.1655, "bag": 0.0793}
    points = Balance(0.4318, 1.0, {**causes, "coach": 0.0111}).points()
    assert list(points) == [cause for cause in CAUSES if cause in points]
    assert 43 + sum(points.values()) == 100
    for cause, change in causes.items():
        assert abs(points[cause] - 100 * change) < 1
    assert Balance(0.5, 0.5, {"bag": 0.001, "goryo": -0.001}).points() == {}


def test_a_verdict_matches_the_points_shown_with_it() -> None:
    for verdict, least in data().verdict.items():
        assert verdict_on(least - 0.004, 0.0) == verdict
        assert verdict_on(least - 0.006, 0.0) != verdict
    for remark in report_of("cursed").remarks:
        if remark.verdict != "luck":
            assert re.search(rf"\({round(100 * remark.cost)} points\)", say(remark.text.text()))


def test_of_two_reasons_with_the_same_numbers_only_the_stronger_is_kept() -> None:
    numbers = {"better": share_words(0.6), "played": share_words(0.4)}
    won, caught = Text("coach-why-won", **numbers), Text("coach-why-catch", **numbers)
    drawn = {**numbers, "better": share_words(0.7)}
    other, places = Text("coach-why-draw-catch", **drawn), Text("coach-why-places")
    gains = [(0.4, caught), (0.1, places), (0.3, other), (0.6, won)]
    assert strongest(gains) == [won, other, places]


@pytest.mark.parametrize(
    ("caught", "luck", "id"),
    [
        (1, 0.3, "coach-luck-caught"),
        (1, -0.3, "coach-luck-caught-yet"),
        (0, 0.3, "coach-luck-away-yet"),
        (0, -0.3, "coach-luck-away"),
    ],
)
def test_luck_at_discovery_has_the_right_sentence(caught: int, luck: float, id: str) -> None:
    belief = Believed(3, {}, {"a2": 0.2})
    moments = [
        Moment(0, None, None, 1, 0.5),
        Moment(1, "goryo", "plan", 1, 0.5, belief=belief),
        Moment(2, "samurai", "done", 1, 0.5 + luck, {"answers": luck}),
    ]
    here = Round(1, 0, 2, 0.5, 0.0, "c2", Plan(["c2"], "a2", None), caught)
    (remark,) = luck_remarks(moments, [here])
    assert remark.text.id == id
    assert remark.by == ("samurai" if luck > 0 else "goryo")
    assert all(say(remark.text.text(), language) for language in LANGUAGES)


def test_bars_stay_inside_the_drawing_even_for_surprises() -> None:
    questions = [
        QuestionText(1, "d2: no", 0.5, 1.4, "1.4"),
        QuestionText(2, "d5: no", 0.1, -3.5, "−3.5"),
    ]
    drawing = figures.bits(questions, {1: "Round 1", 2: "Round 2"}, "")
    bars = re.findall(r'<rect class="(\w+)" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', drawing)
    assert [kind for kind, _, _ in bars] == ["won", "frame", "lost", "frame"]
    for _, x, width in bars:
        assert svg.NAMES <= float(x) <= float(x) + float(width) <= svg.WIDTH - svg.FIGURES + 0.1
    lost_end, zero = float(bars[2][1]) + float(bars[2][2]), float(bars[0][1])
    assert lost_end == pytest.approx(zero, abs=0.1)
    words = [float(x) for x in re.findall(r'<text class="" x="([\d.]+)"', drawing)]
    assert max(words) <= svg.WIDTH - svg.FIGURES + 10


def test_the_label_of_a_round_near_the_right_edge_is_not_cut() -> None:
    moments = [Moment(n, None, None, 1, 0.5) for n in range(50)]
    last = Round(4, 48, 49, 0.5, 0.0, "c2")
    drawing = svg.curve(moments, [last], [], {4: "Manche 4"}, {}, "")
    (x,) = re.findall(r'<text class="axis" x="([\d.]+)" y="[\d.]+">Manche 4', drawing)
    assert float(x) <= svg.WIDTH - svg.ROUND_LABEL


def test_the_end_of_a_turn_is_announced_before_its_consequences() -> None:
    ends = [moment for moment in report_of("cursed").moments if moment.played == "done"]
    assert ends
    for moment in ends:
        assert moment.text is not None
        assert say(moment.text.text()).startswith("The turn ends. Discovery:")


def test_repeated_advice_says_so() -> None:
    review = ReviewState(effort_named("quick"), lambda _: None, 0.0)
    for move, better in enumerate(("coach-do-stop", "coach-do-stop", "coach-turn-ends")):
        review.moments.append(Moment(move, "samurai", "red search", 1, 0.5, cost=0.1))
        advised = Advised(Text(better), NO_MARKS, [])
        review.add_remark("samurai", lambda advised=advised: advised)  # type: ignore[misc]
    said = [say(remark.text.text()) for remark in review.remarks]
    assert [" as before" in words for words in said] == [False, True, False]
