"""Nothing hidden leaves a server: two of them, with the same people and the same public moves but
another hidden part, say the same bytes to everybody who must not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from futago.game import SPECTATOR, Game
from futago.games import GAMES, game_named
from tests.conformance.play import every_game, scaled

from .twin_games import Twins, many_twins, twins_by_kind
from .twin_leaks import LEAKS
from .twin_play import Evening, spend
from .twin_sides import Leak, Servers, two_servers

SHARE = 125
"""One evening at the servers for so many swaps of the battery that knows no servers."""
USUAL = {
    "goryo": {"bound", "both", "anything", "plan", "trick", "honesty"},
    "gorpg": {"deck", "slots", "hand", "lay", "order"},
}
"""Kinds of swaps that the usual number of evenings has to see."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with two_servers(tmp_path_factory.mktemp("twins")) as found:
        yield found


@pytest.fixture(scope="module")
def leaky_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with two_servers(tmp_path_factory.mktemp("leaky"), "leaky") as found:
        yield found


@every_game
def test_another_hidden_truth_is_the_same_over_the_wire(
    game: Game, servers: Servers, swaps_wanted: int
) -> None:
    wanted = scaled(game, max(2, swaps_wanted // SHARE), least=6)
    found = twins_by_kind(game, "wire", wanted)
    bots, notices = 0, 0
    for number, twins in enumerate(found):
        evening = spend(servers, twins, number)
        bots += len(evening.bots)
        notices += evening.notices
    print(f"{servers.compared:,} bytes")  # to be read with `pytest -s`
    if swaps_wanted >= 1000:
        assert {twins.kind for twins in found} >= USUAL[game.name]
        assert bots
        assert notices


# ---------------------------------------------------------------- would a leak be noticed?


@pytest.fixture(scope="module")
def with_notices() -> Twins:
    """Played on the evening 0: somebody is away and gets notices. Hidden moves have different
    lengths in the two games."""
    return next(
        twins
        for twins in many_twins(game_named("goryo"), "leaks", 20)
        if words_differ(twins) and twins.decisions[-2].differ
    )


@pytest.fixture(scope="module")
def with_bots(leaky_servers: Servers) -> Twins:
    """Played on the evening 5: a bot that must not know has to move when there is something to
    know."""
    return next(
        twins
        for twins in many_twins(game_named("gorpg"), "leaks", 50)
        if bot_asked(leaky_servers, twins, 5)
    )


def words_differ(twins: Twins) -> bool:
    return any(
        len(str(one).split()) != len(str(other).split())
        for one, other in (decision.moves for decision in twins.decisions)
    )


def bot_asked(servers: Servers, twins: Twins, number: int) -> bool:
    bots = Evening(servers, twins, number).bots
    asked = [after.seat for before, after in pairwise(twins.decisions) if before.differ]
    return any(seat in asked and seat in twins.blind for seat in bots)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_noticed(
    leak: str, leaky_servers: Servers, with_notices: Twins, with_bots: Twins
) -> None:
    twins, number = (with_bots, 5) if "bots" in leak else (with_notices, 0)
    leaky_servers.write("leak", leak)
    try:
        with pytest.raises(Leak, match=LEAKS[leak].noticed):
            spend(leaky_servers, twins, number, briefly=True)
    finally:
        leaky_servers.write("leak", "")


def test_leaky_servers_that_do_not_leak_pass(
    leaky_servers: Servers, with_notices: Twins, with_bots: Twins
) -> None:
    """It was the leak that was noticed, and nothing else."""
    spend(leaky_servers, with_notices, 0, briefly=True)
    spend(leaky_servers, with_bots, 5, briefly=True)


# ---------------------------------------------------------------- invitations


def test_the_code_of_an_invitation_opens_the_table_and_is_kept_nowhere(servers: Servers) -> None:
    wish = {"game": "goryo", "manners": {"seats": {"goryo": {"who": "open"}}}, "token": True}
    made = servers.ask("making", "POST", "/api/tables", None, wish).json()
    code, path = made["link"].partition("#")[2], f"/api/tables/{made['id']}/enter"
    assert servers.ask("guessing", "POST", path, None, {"code": code + "x"}).status_code == 404
    opened = servers.ask("entering", "POST", path, None, {"code": code})
    assert opened.json()["table"]["seat"] == SPECTATOR
    servers.settle_up()
    kept = list(servers.sides[0].folder.glob("tables.sqlite*"))
    assert kept
    assert all(code.encode() not in file.read_bytes() for file in kept)


def test_every_game_is_known_here() -> None:
    assert set(USUAL) == set(GAMES)
