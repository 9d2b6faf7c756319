"""The games as PettingZoo environments."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from futago.adapters import pettingzoo as ours
from futago.adapters.pettingzoo import FutagoEnv, FutagoParallelEnv, env, parallel_env, register
from futago.adapters.starts import start_of
from futago.game import BadInput
from futago.games import GAMES
from futago.goryo.vocabulary import bound_unknown
from futago.registry import manifests

from ..goryo.small import small_position
from .modes import ALL_MODES, MODES, words_of

Mode = tuple[str, dict[str, Any]]
every_mode = pytest.mark.parametrize("mode", ALL_MODES, ids=words_of)
one_mode = pytest.mark.parametrize("mode", [(name, {}) for name in MODES], ids=words_of)

KNOWN_WARNINGS = ("Observation is not a NumPy array", "Observation space for each agent", "We rec")
"""Of a dictionary with a mask, which only PettingZoo's own games may have, and of seats' names."""


@pytest.fixture(autouse=True)
def only_known_warnings() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        yield
    for warning in found:
        assert str(warning.message).startswith(KNOWN_WARNINGS), warning


def steps(game: FutagoEnv, seed: int) -> Iterator[tuple[str, int]]:
    """A random game: who picks which action."""
    rng = random.Random(seed)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observed, _, over, _, _ = game.last()
        if over:
            break
        action = int(rng.choice(np.flatnonzero(observed["action_mask"])))
        yield agent, action
        game.step(action)


# ---------------------------------------------------------------- PettingZoo's own tests


@every_mode
def test_its_api_test_passes(mode: Mode) -> None:
    name, options = mode
    api_test(env(name, **options), num_cycles=20)


@every_mode
def test_its_seed_test_passes(mode: Mode) -> None:
    name, options = mode
    seed_test(lambda: env(name, **options), num_cycles=20)


@every_mode
def test_its_parallel_api_test_passes(mode: Mode) -> None:
    name, options = mode
    parallel_api_test(parallel_env(name, **options), num_cycles=40)


@one_mode
def test_they_pass_for_whole_games_and_information_states(mode: Mode) -> None:
    name, options = mode
    short = {**options, "mode": "solo"} if name == "gorpg" else options
    api_test(env(name, recall=True, **short), num_cycles=1000)
    seed_test(lambda: env(name, recall=True, **short), num_cycles=1000)
    parallel_api_test(parallel_env(name, recall=True, **short), num_cycles=1000)


# ---------------------------------------------------------------- games


@one_mode
def test_a_game_ends_and_pays_the_winners(mode: Mode) -> None:
    name, options = mode
    game = env(name, **options)
    assert list(steps(game, 5))
    assert all(game.terminations.values())
    assert not any(game.truncations.values())
    assert sum(game.rewards.values()) == pytest.approx(0 if name != "gorpg" else 1)
    winners = game.table.now.winners
    assert {agent for agent, reward in game.rewards.items() if reward > 0} == set(winners or ())
    for agent in list(game.agents):
        assert game.agent_selection == agent
        game.step(None)
    assert game.agents == []
    with pytest.raises(RuntimeError, match="reset"):
        game.step(0)


@one_mode
def test_another_seed_is_another_game(mode: Mode) -> None:
    name, options = mode
    game = env(name, **options)
    assert list(steps(game, 1)) != list(steps(game, 2))


@one_mode
def test_without_a_seed_the_draws_go_on(mode: Mode) -> None:
    name, options = mode
    game, other = env(name, **options), env(name, **options)
    for one in (game, other):
        one.reset(seed=3)
        one.reset()
    assert (game.state() == other.state()).all()


@one_mode
def test_all_agents_at_a_time_play_the_same_game(mode: Mode) -> None:
    name, options = mode
    game, both = env(name, **options), parallel_env(name, **options)
    observations, _ = both.reset(seed=7)
    for agent, action in steps(game, 7):
        for seat, observed in observations.items():
            assert (observed["observation"] == game.observe(seat)["observation"]).all()
            idle = [*observed["action_mask"].nonzero()[0]] == [0]
            assert idle != (seat == agent)
        actions = {seat: action if seat == agent else 0 for seat in both.agents}
        observations, rewards, ended, _, _ = both.step(actions)
    assert rewards == game.rewards
    assert all(ended.values())
    assert both.agents == []


@one_mode
def test_a_copy_is_independent(mode: Mode) -> None:
    name, options = mode
    game = env(name, **options)
    game.reset(seed=4)
    for one in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert one.agent_selection == game.agent_selection
        assert (one.state() == game.state()).all()
        before, mask = game.state(), game.observe(game.agent_selection)["action_mask"]
        one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
        assert (game.state() == before).all()
        assert (game.observe(game.agent_selection)["action_mask"] == mask).all()
        assert (one.state() != before).any()


def test_a_game_may_start_from_positions() -> None:
    start = start_of(
        [
            small_position(
                "phase=plan round=4 first=helmet start=a2 samurai=a5,d1 "
                "broken=a2 sealed=vase spirits=2 bound=fan"
            )
        ]
    )
    assert list(steps(env("goryo", start=start), 1))
    unknown = bound_unknown(start.states()[0])  # type: ignore[arg-type]
    assert list(steps(env("goryo", start=unknown), 2))


# ---------------------------------------------------------------- what is observed


@one_mode
def test_features_say_where_the_numbers_are(mode: Mode) -> None:
    name, options = mode
    game = env(name, **options)
    features = game.features()
    for agent, _ in steps(game, 6):
        observed = game.observe(agent)["observation"]
        number = game.possible_agents.index(agent)
        for feature in ("player", "mover"):
            assert [*np.flatnonzero(observed[features[feature]])] == [number]
        picked = {game.words()[n] for n in np.flatnonzero(observed[features["picked"]])}
        assert picked == set(game.table.now.picked)
    assert max(place.stop for place in features.values()) == len(observed)


def test_only_the_goryo_observes_her_plan() -> None:
    game = env("goryo")
    for agent, _ in steps(game, 8):
        place = game.features()["target"]
        planned = game.state()[place].any()
        assert game.observe("goryo")["observation"][place].any() == planned
        if agent == "samurai":
            assert planned
            assert not game.observe("samurai")["observation"][place].any()


@one_mode
def test_what_is_drawn_is_the_position(mode: Mode, capsys: pytest.CaptureFixture[str]) -> None:
    name, options = mode
    for render_mode in ("ansi", "human", None):
        game = env(name, render_mode, **options)
        game.reset(seed=1)
        assert game.table.node is not None
        assert game.table.node.history is not None
        drawn = str(game.table.node.history.state)
        assert game.render() == (drawn if render_mode == "ansi" else None)
        assert capsys.readouterr().out == (f"{drawn}\n" if render_mode == "human" else "")


# ---------------------------------------------------------------- names and errors


@one_mode
def test_the_games_are_registered_with_a_version(mode: Mode) -> None:
    name, options = mode
    register(name)  # those of the tests may have come later
    version = ours.version_of(name)
    for id in (f"futago/{name}-v{version}", f"futago/{name}_v{version}"):
        one = pettingzoo.make("aec", id, **options)
        both = pettingzoo.make("parallel", id, **options)
        assert isinstance(one, FutagoEnv)
        assert isinstance(both, FutagoParallelEnv)
        assert str(one) == str(both) == f"{name}_v{version}"


WRONG: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: env("halma"), BadInput, "no game"),
    (lambda: env("goryo", colour="red"), BadInput, "no option"),
    (lambda: env("goryo", edition=1999), BadInput, "cannot be"),
    (lambda: env("goryo", "rgb_array"), ValueError, "none of"),
    (lambda: env("goryo").step(1), RuntimeError, "reset"),
    (lambda: env("goryo").observe("goryo"), RuntimeError, "reset"),
    (lambda: parallel_env("goryo").step({}), RuntimeError, "reset"),
]


@pytest.mark.parametrize(("wrong", "error", "words"), WRONG, ids=[words for _, _, words in WRONG])
def test_mistakes_are_explained(
    wrong: Callable[[], Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        wrong()


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    game, both = env("goryo"), parallel_env("goryo")
    game.reset(seed=1)
    both.reset(seed=1)
    before = game.state()
    for action in (0, 10**6, -1):
        with pytest.raises(ValueError, match=f"cannot pick action {action} "):
            game.step(action)
    allowed = int(np.flatnonzero(game.observe("goryo")["action_mask"])[0])
    with pytest.raises(ValueError, match="samurai is not to move"):
        both.step({"goryo": allowed, "samurai": 3})
    with pytest.raises(ValueError, match="there is no action"):
        both.step({"samurai": 0})
    assert (game.state() == before).all()
    assert (both.state() == before).all()


def test_a_game_without_tensors_is_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = manifests()["goryo"]
    monkeypatch.setattr(type(manifest), "part", lambda self, name: None)
    with pytest.raises(ValueError, match="no part `tensors`"):
        env("goryo")


def test_every_game_is_an_environment() -> None:
    for name in GAMES:
        register(name)
        assert f"futago/{name}-v{ours.version_of(name)}" in pettingzoo.aec_registry
