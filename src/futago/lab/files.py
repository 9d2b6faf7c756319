"""Files that are written atomically."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from futago.game import BadInput
from futago.texts import Text


def cannot_write(file: Path, error: OSError) -> BadInput:
    return BadInput(Text("cli-cannot-write", file=str(file), error=str(error.strerror)))


@contextmanager
def atomic_file(out: Path) -> Iterator[IO[bytes]]:
    """A file to write. It is written under a temporary name and renamed at the end, so that a file
    with the final name is always complete."""
    part = out.with_name(out.name + ".part")
    try:
        file = part.open("wb")
    except OSError as error:
        raise cannot_write(out, error) from None
    with file:
        yield file
    part.replace(out)


def write_atomically(file: Path, text: str) -> None:
    """Write a text to a file atomically, creating its folder if necessary."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(file, error) from None
    with atomic_file(file) as part:
        part.write(text.encode())
