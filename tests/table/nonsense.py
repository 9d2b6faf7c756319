"""A worker that starts up, then writes garbage selected by its argument: no JSON, the reply to
another request, or an endless line. It answers requests for the bot `random` properly, since the
fallback runs in the same kind of process."""

from __future__ import annotations

import sys

import msgspec

from futago.table.bot_worker import READY, BotRequest, answer, as_line

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
        request = msgspec.json.decode(line, type=BotRequest)
        out.write(as_line(answer(request)) if request.bot == "random" else KINDS[sys.argv[1]])
        out.flush()
