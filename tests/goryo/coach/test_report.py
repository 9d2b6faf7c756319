"""Reports of the coach add up, make verifiable claims, and convert to JSON."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from futago.chance import derived_seed
from futago.coach import NotCoached, Report, coach
from futago.games import game_named
from futago.goryo.bots.policies import first_action
from futago.goryo.coach.effort import effort_named, verdict_on
from futago.goryo.coach.prospects import against_mix
from futago.goryo.coach.round import SolvedRound, solved_round
from futago.goryo.rules.actions import Done, Plan, Search, Sniff
from futago.goryo.rules.board import ACT
from futago.goryo.rules.hidden import possible_boards, with_plan
from futago.goryo.solver.kernel import Policy
from futago.goryo.solver.plans import plan_for
from futago.goryo.solver.situation import Situation
from futago.goryo.state import GoryoState
from futago.match import Match
from futago.texts import LANGUAGES, say

from .games import moves_of, record_of, report_of

NAMES = ("plain", "cursed")


@pytest.mark.parametrize("name", NAMES)
def test_every_change_of_the_chance_has_its_causes(name: str) -> None:
    report = report_of(name)
    assert [moment.move for moment in report.moments] == list(range(len(report.moments)))
    assert len(report.moments) == len(record_of(name)["moves"]) + 1
    for before, moment in pairwise(report.moments):
        assert 0 <= moment.chance <= 1
        change = moment.chance - before.chance
        assert sum(moment.causes.values()) == pytest.approx(change, abs=1e-9)
        assert moment.cost >= 0
    balance = report.balance
    assert balance.first + sum(balance.causes.values()) == pytest.approx(balance.result)
    assert report.moments[-1].chance == pytest.approx(balance.result, abs=0.02)


@pytest.mark.parametrize("name", NAMES)
def test_only_decisions_have_a_cost(name: str) -> None:
    for moment in report_of(name).moments:
        own = moment.causes.get("goryo", 0.0) - moment.causes.get("samurai", 0.0)
        assert own == pytest.approx(moment.cost, abs=1e-9)
        assert moment.causes.get("goryo", 0.0) >= 0
        assert moment.causes.get("samurai", 0.0) <= 0
        if moment.cost:
            assert moment.by in ("goryo", "samurai")
        if "bag" in moment.causes:
            assert moment.by == "chance"


@pytest.mark.parametrize("name", NAMES)
def test_a_report_turns_into_json_and_back_and_speaks_every_language(name: str) -> None:
    report = report_of(name)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
    said = {say(remark.text.text(), lang) for remark in report.remarks for lang in LANGUAGES}
    assert len(said) >= 3 * len({remark.text.id for remark in report.remarks}) > 0


def test_the_same_record_gets_the_same_report() -> None:
    again = coach(record_of("cursed"), "quick")
    assert msgspec.json.encode(again) == msgspec.json.encode(report_of("cursed"))


def test_progress_goes_from_0_to_1() -> None:
    told = list[float]()
    coach(record_of("cursed"), "quick", told.append)
    assert told == sorted(told)
    assert 0 < told[0] < 0.5
    assert told[-1] == pytest.approx(1)


def test_beliefs_match_all_plans_that_fit() -> None:
    """The number of possible paths is right, and the truth is never excluded."""
    report = report_of("cursed")
    truth: Plan | None = None
    for number, _, action, _, after in moves_of("cursed"):
        truth = action if isinstance(action, Plan) else truth
        belief = report.moments[number].belief
        if belief is None or after.phase != ACT:
            continue
        assert truth is not None
        ways = set[tuple[frozenset[str], str]]()
        for board in possible_boards(after):
            assert board.plan is not None
            covered = frozenset((*board.plan.path, board.plan.target))
            ways.add((covered, board.plan.target))
        assert belief.ways == len(ways)
        assert belief.targets[truth.target] > 0
        assert all(belief.cubes[space] > 0 for space in truth.path)


def test_a_question_is_worth_what_its_answers_are_worth() -> None:
    """The chance after a question is the mean over its answers, weighted by their probability."""
    moments = report_of("cursed").moments
    for asked, answered in pairwise(moments):
        if asked.question is None or asked.by != "samurai":
            continue
        assert answered.question is not None
        assert answered.question.space == asked.question.space
        said = answered.played == "answer yes"
        likely = asked.question.yes if said else 1 - asked.question.yes
        if likely > 0.999:
            assert answered.chance == pytest.approx(asked.chance, abs=0.01)
        assert asked.question.expected >= 0


# ------------------------------------------------------------ numbers, verified with the rules


def _turns(name: str) -> list[tuple[SolvedRound, GoryoState]]:
    """The boards on which the Samurai of a game had to decide, each with its solved round."""
    effort, found = effort_named("quick"), list[tuple[SolvedRound, GoryoState]]()
    here: SolvedRound | None = None
    for _, _, action, before, after in moves_of(name):
        if isinstance(action, Plan):
            here = solved_round(Situation.of(before), effort)
        if here is not None and after.phase == ACT and after.cubes:
            found.append((here, after))
    return found


def _played_out(board: GoryoState, policy: Policy) -> GoryoState:
    """Follow a policy by the rules to the end of the turn, against the plan on the board."""
    now = board.copy()
    step = policy
    while now.phase == ACT:
        action = first_action(now, step) if now.cubes else Done()
        now.apply("samurai", action)
        if isinstance(action, Search | Sniff):
            yes = bool(now.answers >> now.question & 1)
            now.apply("goryo", now.legal_actions("goryo")[0])
            node = int(step[0]["yes" if yes else "no"])
            step = step.take(range(node, len(step)))
            step = _shifted(step, node)
    return now


def _shifted(policy: Policy, by: int) -> Policy:
    """A policy from one of its nodes on, with renumbered nodes."""
    moved = policy.copy()
    for name in ("yes", "no"):
        moved[name] = moved[name] - by
    return moved


def test_prospects_of_a_turn_match_the_rules() -> None:
    for here, board in _turns("cursed")[2::4]:
        best = here.best_play(board)
        caught = drawn = total = 0.0
        for row, place in zip(*best.weights.nonzero(), strict=True):
            weight = float(best.weights[row, place])
            plan = plan_for(here.hypotheses, int(row), int(place))
            other = with_plan(board, plan)
            assert other is not None
            end = _played_out(other, best.policy)
            total += weight
            caught += weight * any(fact[0] == "caught" for fact in end.facts)
            drawn += weight * (end.draws > 0)
        turn = against_mix(here, board, best.policy, best.weights)
        assert total == pytest.approx(1)
        assert turn.caught == pytest.approx(caught, abs=1e-9)
        assert turn.drawn == pytest.approx(drawn, abs=1e-9)


def test_a_better_question_is_at_least_as_good_as_the_one_asked() -> None:
    """The cost of a remark is the cost of its moment, and fits the verdict."""
    report = report_of("cursed")
    for remark in report.remarks:
        if remark.verdict == "luck":
            assert remark.cost == 0
            continue
        assert report.moments[remark.move].cost == remark.cost
        assert verdict_on(remark.cost, 0.0) == remark.verdict


def test_a_turn_given_away_is_a_blunder_that_names_the_cubes() -> None:
    """A Samurai who never acts."""
    game = game_named("goryo")
    options = game.options({"variant": "cursed-object"})
    match = Match(game, options, {"goryo": "a", "samurai": "b"}, derived_seed("idle"))
    while not match.state.outcome:
        for _ in match.settle():
            pass
        if match.state.movers == ("goryo",):
            match.play("goryo", match.state.legal_actions("goryo")[0])  # type: ignore[index]
        elif match.state.movers:
            match.play("samurai", Done())
    report = coach(match.record(), "quick")
    assert report.result["winner"] == "goryo"
    first = next(remark for remark in report.remarks if remark.by == "samurai")
    assert first.verdict == "blunder"
    assert "6 action cubes were left." in say(first.text.text())
    assert -report.balance.causes["samurai"] > 0.3


# ------------------------------------------------------------ what cannot be coached


def test_what_cannot_be_coached_is_explained_in_one_sentence() -> None:
    for given, id in (
        ({**record_of("cursed"), "game": "chess"}, "coach-not-game"),
        (_resigned(), "coach-not-finished"),
        (_resigned(enforcement="honour"), "coach-not-honour"),
    ):
        with pytest.raises(NotCoached) as refused:
            coach(given, "quick")
        assert refused.value.text.id == id


def _resigned(**options: str) -> dict[str, object]:
    game = game_named("goryo")
    players = {"goryo": "a", "samurai": "b"}
    match = Match(game, game.options(options), players, derived_seed("given up"))
    for _ in match.settle():
        pass
    match.state.concede("goryo", "resigned")
    return match.record()
