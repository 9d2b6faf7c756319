"""Reports on games of Go RPG: what they say is true, certain, and readable."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from futago.chance import derived_seed
from futago.coach import NotCoached, coach, report_text_of
from futago.coach.page import page
from futago.coach.report import Report
from futago.game import CHANCE
from futago.gorpg import GAME
from futago.gorpg.coach.effort import Effort, verdict_on
from futago.gorpg.coach.judgement import Simulator, judge
from futago.gorpg.kernel import library
from futago.gorpg.rules.actions import Quest, Rest
from futago.lab.simulate import make_player
from futago.match import Match
from futago.table.coach_report import coach_report_of
from futago.texts import LANGUAGES, say

from .games import decisions, record_of

NOTATION = re.compile(r"\b(slot-\d|(nature|water|fire|urban)-\d+|p\d|score|unit|overlord)\b")
EFFORT = Effort(course=24, scan=12, compare=48, confirm=200, options=6)


@cache
def report_of(bots: str, **options: Any) -> Report:
    return coach(record_of(bots, **options), "quick")


def test_a_report_has_a_value_for_every_move_and_ends_with_the_result() -> None:
    record, report = record_of("novice", players=2), report_of("novice", players=2)
    assert [moment.move for moment in report.moments] == list(range(len(record["moves"]) + 1))
    assert report.unit == "score"
    scores = {seat: float(score["total"]) for seat, score in record["result"]["scores"].items()}
    assert report.moments[-1].seats == scores


def test_what_changed_adds_up_for_every_seat() -> None:
    for report in (report_of("novice", players=2), report_of("novice", mode="solo")):
        for seat, balance in report.balances.items():
            assert balance.first == report.moments[0].seats[seat]
            total = balance.first + sum(balance.causes.values())
            assert total == pytest.approx(balance.result, abs=0.1)


def test_a_novice_loses_much_by_his_decisions_and_hears_of_it() -> None:
    report = report_of("novice", players=2)
    assert all(balance.causes["own"] < -100 for balance in report.balances.values())
    blunders = [remark for remark in report.remarks if remark.verdict == "blunder"]
    assert len(blunders) >= 5
    assert all(remark.cost >= 59.5 for remark in blunders)


def test_costly_decisions_are_certain() -> None:
    for report in (report_of("novice", players=2), report_of("novice", mode="solo")):
        for remark in report.remarks:
            moment = report.moments[remark.move]
            if remark.verdict != "luck":
                assert moment.by == remark.by
                assert moment.cost == remark.cost > 0


def test_a_chance_stays_a_chance() -> None:
    report = report_of("novice", mode="solo")
    assert report.unit == "chance"
    assert all(0 <= share <= 1 for moment in report.moments for share in moment.seats.values())


def test_resting_instead_of_an_easy_quest_is_a_mistake() -> None:
    """Late in a game of experts there is hardly a reason to rest."""
    found = [
        decision
        for decision in decisions("expert", players=2)
        if isinstance(decision.moves[-1], Quest) and decision.before.round in (5, 6)
    ]
    simulator = Simulator(GAME.options({"players": 2}))
    costs = [judge(simulator, each.before, (Rest(),), EFFORT, "score") for each in found]
    assert len(costs) == 4
    assert sum(cost is not None and cost.clear_cost > 30 for cost in costs) >= 3


def test_what_an_expert_does_is_rarely_called_a_mistake() -> None:
    simulator = Simulator(GAME.options({"players": 2}))
    chosen = [each for each in decisions("expert", players=2) if each.seat != CHANCE][5::4]
    found = [judge(simulator, each.before, each.moves, EFFORT, "score") for each in chosen]
    clear = [each for each in found if each is not None and each.comparison is not None]
    assert len(chosen) >= 20
    assert len(clear) <= 2


def test_the_same_decision_is_always_judged_in_the_same_way() -> None:
    decision = next(each for each in decisions("novice", players=2) if each.before.round == 2)
    decision = next(
        each
        for each in decisions("novice", players=2)
        if each.first >= decision.first and each.seat != CHANCE
    )
    simulator = Simulator(GAME.options({"players": 2}))
    one, other = (
        judge(simulator, decision.before, decision.moves, EFFORT, "score") for _ in range(2)
    )
    assert one is not None
    assert other is not None
    assert (one.best, one.cost, one.changes) == (other.best, other.cost, other.changes)


def test_a_difference_within_the_error_is_no_mistake() -> None:
    assert verdict_on(50.0, 30.0, "score") is None
    assert verdict_on(50.0, 5.0, "score") == "mistake"
    assert verdict_on(5.0, 0.1, "score") is None
    assert verdict_on(0.2, 0.01, "chance") == "blunder"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_readable_in_every_language(language: str) -> None:
    for report in (report_of("novice", players=2), report_of("novice", mode="solo")):
        text = report_text_of(report, language)
        said = [text.render(remark.text) for remark in report.remarks]
        said += [text.attribution(remark) for remark in report.remarks]
        said += [text.ending(), text.players(), text.precision(), text("coach-page-curve-more")]
        assert [words for words in said if NOTATION.search(words)] == []
        html = page(report, language)
        assert html.count("<li id=") == len(report.remarks)
        assert "coach-" not in re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL)


def test_a_report_survives_the_way_to_a_client() -> None:
    report = report_of("novice", players=2)
    again = msgspec.json.decode(msgspec.json.encode(report), type=Report)
    assert [say(each.text.text()) for each in again.remarks] == [
        say(each.text.text()) for each in report.remarks
    ]
    shown = coach_report_of(again)
    assert shown.unit == "score"
    assert set(shown.chances[0].win) == set(shown.balances) == {"p1", "p2"}
    for balance in shown.balances.values():
        change = round(balance.result) - round(balance.first)
        assert sum(balance.causes.values()) == change


def test_games_by_earlier_rules_are_not_reviewed() -> None:
    game = GAME.under("0.1.0")
    options = game.options({"mode": "solo"})
    match = Match(game, options, {"p1": "random"}, derived_seed("earlier"))
    for _ in match.play_out({"p1": make_player("random", game, options, "p1", "")}):
        pass
    with pytest.raises(NotCoached) as refused:
        coach(match.record(), "quick")
    assert refused.value.text.id == "gorpg-coach-other-rules"
    assert all(say(refused.value.text, language) for language in LANGUAGES)


def test_without_the_simulator_games_are_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "available", lambda: False)
    with pytest.raises(NotCoached) as refused:
        coach(record_of("novice", mode="solo"), "quick")
    assert refused.value.text.id == "gorpg-coach-no-simulator"
