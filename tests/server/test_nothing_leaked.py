"""Nothing hidden leaves a server: two servers with the same players and public moves but different
hidden parts send the same bytes to everybody who must not know the difference."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from futago.game import SPECTATOR, Game
from futago.games import game_named
from tests.conformance.adapters import adapter_for
from tests.conformance.play import every_game, scaled
from tests.databases import SharedServer
from tests.games import all_games_registered

from .twin_connections import Leak, Servers, two_servers
from .twin_games import Twins, many_twins, twins_by_kind
from .twin_leaks import LEAKS
from .twin_session import TwinSession, run_session

SHARE = 125
"""One session on the servers per so many swaps of the conformance tests."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with all_games_registered(), two_servers(tmp_path_factory.mktemp("twins")) as found:
        yield found


@pytest.fixture(scope="module")
def leaky_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    with two_servers(tmp_path_factory.mktemp("leaky"), "leaky") as found:
        yield found


@every_game
def test_a_different_hidden_part_looks_the_same_over_the_network(
    game: Game, servers: Servers, swaps_wanted: int
) -> None:
    wanted = scaled(game, max(2, swaps_wanted // SHARE), least=6)
    found = twins_by_kind(game, "wire", wanted)
    bots, notices = 0, 0
    for number, twins in enumerate(found):
        session = run_session(servers, twins, number)
        bots += len(session.bots)
        notices += session.notices
    print(f"{servers.compared:,} bytes")  # shown by `pytest -s`
    if swaps_wanted >= 1000:
        assert {twins.kind for twins in found} >= adapter_for(game).usual_kinds
        assert bots
        assert notices


def test_a_different_hidden_part_looks_the_same_when_tables_are_in_postgresql(
    tmp_path: Path, postgres: SharedServer
) -> None:
    places = [postgres.server.new_database() for _ in range(2)]
    with two_servers(tmp_path, places=places) as servers:
        for number, twins in enumerate(twins_by_kind(game_named("goryo"), "wire", 3)):
            run_session(servers, twins, number)
        assert servers.compared > 0


def test_a_different_hidden_part_looks_the_same_when_two_processes_share_the_tables(
    tmp_path: Path,
) -> None:
    with two_servers(tmp_path, processes=2) as servers:
        for game in ("goryo", "gorpg"):
            for number, twins in enumerate(twins_by_kind(game_named(game), "wire", 2)):
                run_session(servers, twins, number)
        assert servers.compared > 0


# ---------------------------------------------------------------- would a leak be detected?


@pytest.fixture(scope="module")
def with_notices() -> Twins:
    """For session 0: somebody is away and gets notices. Hidden moves have different lengths in the
    two games."""
    return next(
        twins
        for twins in many_twins(game_named("goryo"), "leaks", 20)
        if words_differ(twins) and twins.decisions[-2].differ
    )


@pytest.fixture(scope="module")
def with_bots(leaky_servers: Servers) -> Twins:
    """For session 5: a bot that must not know the secret has to move after the games diverge. Not
    only in the order of the draws, which leaves no trace in the position that is leaked."""
    return next(
        twins
        for twins in many_twins(game_named("gorpg"), "leaks", 50)
        if twins.kind != "order" and bot_asked(leaky_servers, twins, 5)
    )


def words_differ(twins: Twins) -> bool:
    return any(
        len(str(one).split()) != len(str(other).split())
        for one, other in (decision.moves for decision in twins.decisions)
    )


def bot_asked(servers: Servers, twins: Twins, number: int) -> bool:
    bots = TwinSession(servers, twins, number).bots
    asked = [after.seat for before, after in pairwise(twins.decisions) if before.differ]
    return any(seat in asked and seat in twins.blind for seat in bots)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_detected(
    leak: str, leaky_servers: Servers, with_notices: Twins, with_bots: Twins
) -> None:
    twins, number = (with_bots, 5) if "bots" in leak else (with_notices, 0)
    leaky_servers.write("leak", leak)
    try:
        with pytest.raises(Leak, match=LEAKS[leak].detected_in):
            run_session(leaky_servers, twins, number, short=True)
    finally:
        leaky_servers.write("leak", "")


def test_leaky_servers_that_do_not_leak_pass(
    leaky_servers: Servers, with_notices: Twins, with_bots: Twins
) -> None:
    """So it was the leak that was detected, and nothing else."""
    run_session(leaky_servers, with_notices, 0, short=True)
    run_session(leaky_servers, with_bots, 5, short=True)


# ---------------------------------------------------------------- invitations


def test_the_code_of_an_invitation_opens_the_table_and_is_stored_nowhere(servers: Servers) -> None:
    body = {"game": "goryo", "settings": {"seats": {"goryo": {"who": "open"}}}, "token": True}
    created = servers.ask("making", "POST", "/api/tables", None, body).json()
    code, path = created["link"].partition("#")[2], f"/api/tables/{created['id']}/enter"
    assert servers.ask("guessing", "POST", path, None, {"code": code + "x"}).status_code == 404
    opened = servers.ask("entering", "POST", path, None, {"code": code})
    assert opened.json()["table"]["seat"] == SPECTATOR
    servers.raise_leaks()
    database_files = list(servers.sides[0].folder.glob("tables.sqlite*"))
    assert database_files
    assert all(code.encode() not in file.read_bytes() for file in database_files)
