"""A worker process from the inside: requests on one pipe, replies on the other."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections.abc import Callable
from typing import IO, Any, Final

import msgspec

READY: Final = b"ready\n"
"""The first line that a worker writes."""

Write = Callable[[bytes], None]


def serve(niceness: int, requests: Any, answer: Callable[[Any, Write], bytes]) -> None:
    """Answer requests of the given type, one per line, until the server closes the pipe or dies;
    the second argument of `answer` writes a line ahead of the reply."""
    asked, answers = _own_pipes()

    def write(line: bytes) -> None:
        answers.write(line)
        answers.flush()

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    if hasattr(os, "nice"):
        os.nice(niceness)
    if hasattr(select, "poll"):
        threading.Thread(target=_exit_with_server, args=(answers.fileno(),), daemon=True).start()
    decoder = msgspec.json.Decoder(requests)
    try:
        write(READY)
        for line in asked:
            write(answer(decoder.decode(line), write))
    except BrokenPipeError:
        os._exit(0)  # the server is gone; closing the pipe properly would fail again


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The two pipes to the server, out of reach of other code: prints go to the log, standard input
    is empty."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return asked, answers


def _exit_with_server(descriptor: int) -> None:
    """A server that was killed leaves no worker behind, not even one in an endless loop."""
    listener = select.poll()
    listener.register(descriptor, 0)  # errors and hang-ups are always reported
    listener.poll()
    os._exit(0)
