"""A bot worker that records its requests and plays the moves from the pipe in its folder."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from futago.table.bot_worker import READY, BotReply, BotRequest, as_line


def main(folder: Path) -> None:
    out = sys.stdout.buffer
    out.write(READY)
    out.flush()
    with (folder / "moves").open("rb", buffering=0) as moves:
        for line in sys.stdin.buffer:
            with (folder / "requests").open("ab") as requests:
                requests.write(line)
            asked = msgspec.json.decode(line, type=BotRequest)
            out.write(as_line(BotReply(asked.id, moves.readline().decode().strip())))
            out.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
