"""Networks that judge the end of a round: the simulator and the fit agree about them, they learn
what decides a game, and a run that was stopped ends like one that was not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from futago.gorpg import GAME, GorpgState
from futago.gorpg.kernel.chances import NET_SIZE, NETS, TRAITS, networks, shipped_networks
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.foresight import promise
from futago.gorpg.kernel.library import OVERLORD
from futago.gorpg.study import fitting
from futago.gorpg.study.fitting import Network, Positions
from futago.lab.workers import Workers
from tests.cli.test_commands import Run, futago

__all__ = ["futago"]

SEED = "ab" * 32


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A recipe with few games."""
    few = msgspec.structs.replace(fitting.recipe(), batch=6, minibatch=64, steps=800)
    monkeypatch.setattr(fitting, "recipe", lambda: few)


def at_round(mode: str, players: int, round: int) -> GorpgState:
    """The beginning of a round: everybody rests until then."""
    state = GAME.new(GAME.options({"mode": mode, "players": players}))
    while state.round < round:
        seat = state.movers[0]
        actions = state.legal_actions(seat)
        quiet = next((a for a in actions if str(a) in ("rest", "pass")), None)
        state.apply(seat, quiet or next(iter(actions)))
    return state


def random_networks() -> tuple[list[Network], np.ndarray]:
    rng = np.random.default_rng(5)
    nets = [Network.random(rng) for _ in range(NETS)]
    return nets, np.array([net.numbers() for net in nets], np.float32)


@pytest.mark.parametrize(("mode", "players"), [("standard", 3), ("overlord", 2), ("solo", 1)])
def test_the_simulator_reads_a_network_as_it_was_fitted(mode: str, players: int) -> None:
    state = at_round(mode, players, 3)
    nets, numbers = random_networks()
    chances, traits = promise(state, numbers)
    _, promises = nets[3 - 2].promises(traits[None])
    exists = np.ones((1, players), bool)
    target = np.zeros((1, players) if mode == "standard" else 1, np.float32)
    expected = Positions(traits[None].astype(np.float16), exists, target).expected(promises)[0]
    if mode == "standard":
        assert chances[:players] == pytest.approx(expected, abs=1e-4)
        assert chances.sum() == pytest.approx(1.0)
    else:
        assert chances[0] == pytest.approx(float(expected), abs=1e-4)
    if mode == "overlord":
        assert chances[OVERLORD] == pytest.approx(1 - chances[0])


def test_only_positions_between_rounds_are_judged() -> None:
    state = GAME.new(GAME.options({"players": 2}))
    with pytest.raises(NotSimulated):
        promise(state, random_networks()[1])


def test_more_gold_promises_more() -> None:
    """What a fit finds in positions in which the richer party wins."""
    rng = np.random.default_rng(1)
    traits = rng.random((4000, 2, TRAITS)).astype(np.float16)
    target = (traits[:, :, 5] > traits[:, ::-1, 5]).astype(np.float32)
    positions = Positions(traits, np.ones((4000, 2), bool), target)
    start = Network.random(np.random.default_rng(2))
    network, loss = fitting.fitted(positions, start, 3)
    assert loss < 0.7 * positions.loss(start)
    assert loss == pytest.approx(positions.loss(network), abs=0.1)


def test_a_run_that_was_stopped_ends_like_one_that_was_not(tmp_path: Path) -> None:
    def run(folder: Path, stop_after: int = -1) -> fitting.Fitted:
        left = [stop_after]

        def step() -> None:
            left[0] -= 1
            if left[0] == 0:
                raise KeyboardInterrupt

        with Workers(0) as workers:
            return fitting.fit("solo-2", 20, SEED, folder, workers, step)

    whole = run(tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "stopped", 2)
    resumed = run(tmp_path / "stopped")
    assert whole.networks.shape == (NETS, NET_SIZE)
    assert np.array_equal(resumed.networks, whole.networks)
    assert resumed.losses == whole.losses


def test_the_command_keeps_other_sets(futago: Run, tmp_path: Path) -> None:
    out = tmp_path / "chances.npz"
    arguments = ("lab", "fit", "gorpg", "--sets", "solo-2", "--games", "20", "--jobs", "1")
    code, _, told = futago(*arguments, "--work", str(tmp_path / "work"), "--out", str(out))
    assert code == 0, told
    with np.load(out) as sets:
        assert sets["solo-2"].shape == (NETS, NET_SIZE)
        for name, shipped in shipped_networks().items():
            if name != "solo-2":
                assert np.array_equal(sets[name], shipped.astype(np.float16))


def test_unknown_sets_are_refused(futago: Run) -> None:
    code, _, told = futago("lab", "fit", "gorpg", "--sets", "solo-9")
    assert code == 2
    assert "solo-9" in told


def test_default_games_of_several_players_have_networks() -> None:
    assert networks(GAME.options({"mode": "standard"})) is not None
    assert networks(GAME.options({"mode": "overlord"})) is not None
    assert networks(GAME.options({"mode": "solo"})) is None, "they are played to their end"
