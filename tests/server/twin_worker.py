"""A bot process that notes what it is asked and plays what comes through the pipe in its folder."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from futago.table.worker import READY, Answer, Thought, as_line


def main(folder: Path) -> None:
    out = sys.stdout.buffer
    out.write(READY)
    out.flush()
    with (folder / "moves").open("rb", buffering=0) as moves:
        for line in sys.stdin.buffer:
            with (folder / "requests").open("ab") as requests:
                requests.write(line)
            asked = msgspec.json.decode(line, type=Thought)
            out.write(as_line(Answer(asked.id, moves.readline().decode().strip())))
            out.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
