"""Several processes that serve the same tables, and one that watches over them.

They accept connections at the same socket, so that none is refused while one of them is replaced.
"""

from __future__ import annotations

import gc
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

import structlog

from futago.server.ledger import Ledger
from futago.server.settings import Settings
from futago.server.sharing import ProcessSetup

log = structlog.get_logger()

STARTUP_FAILURE: Final = 3
"""The exit code, as of a single process that cannot start."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
BRIEF_SECONDS: Final = 2.0
"""A process that lives no longer than that is not replaced at once."""


class Serve(Protocol):
    """Serves as one of several processes, until it is told to stop."""

    def __call__(self, process: ProcessSetup, on_ready: Callable[[], None], /) -> None: ...


@dataclass(frozen=True)
class _Child:
    number: int
    started: float


class Supervisor:
    """Starts the processes, replaces those that end, and stops them all."""

    def __init__(self, settings: Settings, serve: Serve) -> None:
        self._settings = settings
        self._serve = serve
        self._children = dict[int, _Child]()
        self._stopping = False
        self._failed = False

    def run(self, on_ready: Callable[[], None]) -> None:
        """Run until a signal comes."""
        self._folder = Path(tempfile.mkdtemp(prefix="futago-"))
        self._ledger = Ledger(self._settings.processes)
        # Its other end is never written to; it closes when this process ends, however that is.
        self._lifeline, self._held = os.pipe()
        for number in SIGNALS:
            signal.signal(number, self._stop)
        gc.collect()
        gc.freeze()
        try:
            ready = [self._start(number) for number in range(self._settings.processes)]
            for pipe in ready:
                self._await_ready(pipe)
            if not self._stopping:
                on_ready()
            while self._children:
                self._replace_one()
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)
        if self._failed:
            sys.exit(STARTUP_FAILURE)

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for pid in self._children:
            os.kill(pid, signal.SIGTERM)

    def _start(self, number: int) -> int:
        """Start a process; the end of a pipe that says when it is ready."""
        ready, say_ready = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(ready)
            os._exit(self._child(number, say_ready))
        os.close(say_ready)
        self._children[pid] = _Child(number, time.monotonic())
        if self._stopping:  # the signal came before it was known
            os.kill(pid, signal.SIGTERM)
        return ready

    def _child(self, number: int, say_ready: int) -> int:
        """What a process does; its exit code."""
        try:
            os.close(self._held)
            for signal_number in SIGNALS:
                signal.signal(signal_number, signal.SIG_DFL)
            threading.Thread(target=self._end_with_supervisor, daemon=True).start()
            host, port = self._settings.peers or (None, None)
            setup = ProcessSetup(
                number,
                self._folder,
                self._ledger,
                host,
                port + number if port is not None else None,
            )
            self._serve(setup, lambda: _say(say_ready))
        except SystemExit as end:
            return end.code if isinstance(end.code, int) else 1
        except BaseException:
            traceback.print_exc()
            return 1
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
        return 0

    def _end_with_supervisor(self) -> None:
        """Nobody would stop or replace this process any more: end as in a power failure."""
        os.read(self._lifeline, 1)
        os._exit(1)

    def _await_ready(self, pipe: int) -> None:
        """Wait until a process is ready. One that ends before that never becomes so."""
        if not os.read(pipe, 1) and not self._stopping:
            self._stop()
            self._failed = True
        os.close(pipe)

    def _replace_one(self) -> None:
        """Wait for a process to end, and start another in its place unless all are to end."""
        pid, status = os.waitpid(-1, 0)
        child = self._children.pop(pid, None)
        if child is None:
            return
        self._ledger.forget(child.number)
        if self._stopping:
            return
        log.error("process ended", process=child.number, status=os.waitstatus_to_exitcode(status))
        if time.monotonic() - child.started < BRIEF_SECONDS:
            time.sleep(1)
        if not self._stopping:
            os.close(self._start(child.number))


def _say(pipe: int) -> None:
    """Say that a process is ready, unless nobody waits for it: it replaces another one."""
    with suppress(BrokenPipeError):
        os.write(pipe, b"1")
    os.close(pipe)
