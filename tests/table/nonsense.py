"""A worker that gets ready and then writes what its second argument says: no JSON, the answer to
another question, or a line without an end. The substitute is asked in a process like any other, so
a worker of this kind becomes honest when it is asked for the bot `random`."""

from __future__ import annotations

import sys

import msgspec

from futago.table.worker import READY, Thought, answer, as_line

KINDS = {
    "words": b"let me think\n",
    "another": b'{"id": -1, "move": "done"}\n',
    "endless": b"x" * 200_000 + b"\n",
    "silence": b'{"id": 0}\n',
}

if __name__ == "__main__":
    out = sys.stdout.buffer
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        thought = msgspec.json.decode(line, type=Thought)
        out.write(as_line(answer(thought)) if thought.bot == "random" else KINDS[sys.argv[1]])
        out.flush()
