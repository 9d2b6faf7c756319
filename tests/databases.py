"""Fixtures: a PostgreSQL server per process of pytest, and places to store tables in.

Nothing of PostgreSQL is imported before a test needs it: part of the suite runs without.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from futago.table.storage import Place

    from .postgres_server import PostgresServer

SQLITE, POSTGRESQL = "sqlite", "postgresql"
both = pytest.mark.parametrize("place", [SQLITE, POSTGRESQL], indirect=True)


class SharedServer:
    """A server that starts when it is first needed, with one database that tests use in turn."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._server: PostgresServer | None = None
        self._database: str | None = None

    @property
    def server(self) -> PostgresServer:
        from .postgres_server import postgres_server

        if self._server is None:
            self._server = self._stack.enter_context(postgres_server())
        return self._server

    def prepared(self) -> str:
        """The shared database with the current schema and nothing in it."""
        from futago.table.postgres_upgrade import ADDED, TABLES, prepare_database

        if self._database is None:
            self._database = self.server.new_database()
            prepare_database(self._database)
        with self.server.connect(self._database) as connection:
            for name in reversed(TABLES + ADDED):
                connection.execute(f"DELETE FROM {name}".encode())
        return self._database


@pytest.fixture(scope="session")
def postgres() -> Iterator[SharedServer]:
    with ExitStack() as stack:
        yield SharedServer(stack)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A file that does not exist yet, or an empty database: as the test asks."""
    if getattr(request, "param", SQLITE) == SQLITE:
        return tmp_path / "tables.sqlite"
    postgres: SharedServer = request.getfixturevalue("postgres")
    return postgres.prepared()
