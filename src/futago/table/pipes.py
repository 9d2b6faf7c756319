"""A process that thinks for a server, seen from inside: two pipes, an end when nobody listens."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Final

READY: Final = b"ready\n"
"""The first line that such a process writes."""


@contextmanager
def serving(nicer: int) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
    """What is asked, and where answers go; the process steps back behind the server that it works
    for, and ends with it."""
    asked, answers = _own_pipes()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    if hasattr(os, "nice"):
        os.nice(nicer)
    if hasattr(select, "poll"):
        watch = threading.Thread(
            target=_end_when_nobody_listens, args=(answers.fileno(),), daemon=True
        )
        watch.start()
    try:
        yield asked, answers
    except BrokenPipeError:
        os._exit(0)  # the server is gone; to close the pipe in order would fail again


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The two pipes to the server, out of everybody's way: what is printed goes to the log, what
    is read is empty."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return asked, answers


def _end_when_nobody_listens(descriptor: int) -> None:
    """A server that was killed leaves no bot behind, not even one that thinks for ever."""
    listener = select.poll()
    listener.register(descriptor, 0)  # errors and hang-ups are always told
    listener.poll()
    os._exit(0)
