"""Legal actions: their order and notation; and that all others are refused."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from itertools import pairwise

import pytest

from futago.game import CHANCE, Action, Actions, Game, IllegalAction, LazyActions

from .channels import all_output, candidate_actions
from .play import (
    Moment,
    all_seats,
    every_game,
    first_of,
    is_lazy,
    moments,
    random_legal,
    some_legal,
    whole_games,
)


@every_game
def test_legal_actions_are_sorted_unique_and_stable(game: Game) -> None:
    rng = random.Random("sorted")
    for moment in moments(game):
        for seat in all_seats(moment):
            actions = moment.state.legal_actions(seat)
            assert list_some(actions) == list_some(moment.state.legal_actions(seat))
            assert list_some(actions) == list_some(moment.state.copy().legal_actions(seat))
            if not isinstance(actions, Sequence):
                notations = [str(action) for action in first_of(actions, 200)]
            elif len(actions) <= 5000:
                notations = [str(action) for action in actions]
            else:
                picked = sorted(rng.sample(range(len(actions)), 400))
                notations = [str(actions[number]) for number in picked]
            assert notations == sorted(set(notations)), f"not sorted, or twice: {moment}"
            assert all(" ".join(text.split()) == text for text in notations)


def list_some(actions: Actions) -> list[Action]:
    """The actions, or a sample if there are very many."""
    if not isinstance(actions, Sequence):
        return first_of(actions, 60)
    count = len(actions)
    return [actions[n] for n in (range(count) if count <= 300 else range(0, count, count // 97))]


@every_game
def test_lazily_listed_actions_behave_like_a_list(game: Game) -> None:
    rng, lazies = random.Random("lazy"), 0
    for moment in moments(game, "lazy", 40, 12):
        for seat in moment.state.movers:
            actions = moment.state.legal_actions(seat)
            if is_lazy(actions) and not isinstance(actions, Sequence):
                lazies += 1
                assert_known_by_words(moment, seat, rng)
            elif is_lazy(actions) and isinstance(actions, Sequence):
                lazies += 1
                count = len(actions)
                assert count == len(actions) > 0
                for number in (0, count - 1, *(rng.randrange(count) for _ in range(20))):
                    action = actions[number]
                    assert actions[number] == action
                    assert actions[number - count] == action
                    assert action in actions
                    assert list(actions[number : number + 3]) == [
                        actions[n] for n in range(number, min(number + 3, count))
                    ]
                assert list(actions[-2:]) == [actions[n] for n in range(max(0, count - 2), count)]
                assert list(actions[count:]) == []
                assert list(actions[:7:3]) == [actions[n] for n in range(0, min(7, count), 3)]
                for outside in (count, -count - 1):
                    with pytest.raises(IndexError):
                        actions[outside]
                for strange in ("something else", None, 0, ()):
                    assert not actions.__contains__(strange)
                if count <= 6000:
                    assert_listed_in_full(moment, list(actions), seat, rng)
    if not lazies:
        pytest.skip("this game lists all its actions")


def assert_known_by_words(moment: Moment, seat: str, rng: random.Random) -> None:
    """Membership, notation, iteration and sampling agree on the same set."""
    actions = moment.state.legal_actions(seat)
    assert isinstance(actions, LazyActions)
    first = first_of(actions, 400)
    assert first, "a mover has something to do"
    assert all(str(one) < str(other) for one, other in pairwise(first))
    drawn_ones = [actions.sample(rng) for _ in range(20)]
    for action in (*rng.sample(first, min(20, len(first))), *drawn_ones):
        assert action in actions
        words = str(action).split()
        for count, word in enumerate(words):
            following, _ = actions.next_words(words[:count])
            assert following == sorted(set(following))
            assert word in following, f"{action}: {word} does not follow: {moment}"
        assert actions.next_words(words)[1] == action
    if len(first) < 400:
        assert set(drawn_ones) <= set(first)
    for action in candidate_actions(moment, rng, [*first, *drawn_ones]):
        spelled = actions.next_words(str(action).split())[1]
        assert (action in actions) == (spelled == action), f"{action} in {moment}"
        if len(first) < 400:
            assert (action in actions) == (action in first), f"{action} in {moment}"
    for strange in ("something else", None, 0, ()):
        assert not actions.__contains__(strange)


def assert_listed_in_full(
    moment: Moment, listed: list[Action], seat: str, rng: random.Random
) -> None:
    """Length, iteration, search and membership agree on the same set."""
    actions, known = moment.state.legal_actions(seat), set(listed)
    assert isinstance(actions, Sequence)
    assert len(listed) == len(known) == len(actions)
    assert list(reversed(actions))[:50] == listed[::-1][:50]
    for action in rng.sample(listed, min(3, len(listed))):
        assert actions.index(action) == listed.index(action)
        assert actions.count(action) == 1
    for action in candidate_actions(moment, rng, rng.sample(listed, min(60, len(listed)))):
        assert (action in actions) == (action in known), f"{action} in {moment}"


@every_game
def test_every_legal_action_is_accepted(game: Game) -> None:
    rng = random.Random("accepted")
    for moment in moments(game):
        for seat in moment.state.movers:
            for action in some_legal(moment.state, seat, rng):
                copy = moment.state.copy()
                copy.apply(seat, action)
                assert copy != moment.state
                assert copy.events(seat), f"{action} brought nothing about: {moment}"


@every_game
def test_notation_and_json_parse_back_to_the_action(game: Game) -> None:
    rng = random.Random("notation")
    for moment in moments(game):
        for seat in moment.state.movers:
            for action in some_legal(moment.state, seat, rng):
                assert game.parse(str(action), moment.options) == action
                data = json.loads(json.dumps(action.as_json()))
                back = game.action_from_json(data)
                assert back == action
                assert hash(back) == hash(action)
                assert type(back) is type(action)
                assert back.as_json() == action.as_json()
                assert "do" in data
                assert "by" not in data


@every_game
def test_different_actions_are_written_differently(game: Game) -> None:
    rng = random.Random("different")
    for whole in whole_games(game, "written", 12):
        written, coded = dict[str, Action](), dict[str, Action]()
        for moment in whole:
            for seat in moment.before.movers:
                for action in some_legal(moment.before, seat, rng):
                    assert written.setdefault(str(action), action) == action
                    assert coded.setdefault(json.dumps(action.as_json()), action) == action


@every_game
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game) -> None:
    rng, refused = random.Random("refused"), 0
    for moment in moments(game):
        donors = donors_of(moment, rng)
        state, seats = moment.state.copy(), moment.seats
        before = all_output(state, seats)
        attempts = [
            (seat, action)
            for seat in (*all_seats(moment), "nobody")
            for action in candidate_actions(moment, rng, donors)
        ]
        for seat, action in attempts:
            if action in moment.state.legal_actions(seat):
                continue
            with pytest.raises(IllegalAction) as refusal:
                state.apply(seat, action)
            assert str(refusal.value).strip(), f"no reason for {action}: {moment}"
            assert state == moment.state, f"{seat}: {action} changed something: {moment}"
            refused += 1
        assert all_output(state, seats) == before, f"refusals left a trace: {moment}"
    assert refused > 2000


def donors_of(moment: Moment, rng: random.Random) -> list[Action]:
    """Actions that were, or might have been, legal at some time of the same game."""
    donors = [action for _, action in moment.moves]
    state = moment.game.new(moment.options)
    for seat, action in moment.moves:
        donors.append(random_legal(rng, state.legal_actions(seat)))
        state.apply(seat, action)
    return donors


@every_game
def test_another_seats_actions_are_refused(game: Game) -> None:
    rng = random.Random("others")
    for moment in moments(game):
        for mover in moment.state.movers:
            for action in some_legal(moment.state, mover, rng, 8)[:8]:
                for seat in {*all_seats(moment), "nobody", ""} - {*moment.state.movers}:
                    state = moment.state.copy()
                    with pytest.raises(IllegalAction):
                        state.apply(seat, action)
                    assert state == moment.state


@every_game
def test_chance_takes_nothing_that_it_cannot_draw(game: Game) -> None:
    rng = random.Random("chance")
    for moment in moments(game, "lazy", 40, 12):
        if moment.state.movers == (CHANCE,):
            possible = list(moment.state.legal_actions(CHANCE))
            for action in donors_of(moment, rng):
                if action not in possible:
                    with pytest.raises(IllegalAction):
                        moment.state.copy().apply(CHANCE, action)
