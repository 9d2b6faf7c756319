"""`futago play` in a pseudo-terminal of 80x24, and what its screen shows."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pyte

COLUMNS, LINES = 80, 24


class Terminal:
    """A running `futago play`, with input and screen."""

    def __init__(self, data: Path, *words: str) -> None:
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)
        environment = os.environ | {"FUTAGO_DATA": str(data), "TERM": "xterm-256color"}
        environment |= {"FUTAGO_LANG": "en", "COLUMNS": "80", "LINES": "24"}
        environment.pop("NO_COLOR", None)
        self.raw = b""
        self.process = pexpect.spawn(
            sys.executable,
            ["-m", "futago", "play", *words],
            dimensions=(LINES, COLUMNS),
            env=environment,
            timeout=60,
        )
        self.process.delaybeforesend = None

    def until_prompt(self) -> list[str]:
        """Wait for the prompt or the end; the screen as lines."""
        self.process.expect([rb"\n> $", rb"Enter\.$", rb"\(yes/no\)$", pexpect.EOF])
        seen = self.process.before
        seen += self.process.after if isinstance(self.process.after, bytes) else b""
        self.raw += seen
        self.stream.feed(seen)
        return [line.rstrip() for line in self.screen.display]

    def type(self, text: str) -> list[str]:
        self.process.sendline(text)
        return self.until_prompt()

    @property
    def over(self) -> bool:
        return not self.process.isalive()


def start(terminals: list[Terminal], data: Path, *words: str) -> Terminal:
    terminal = Terminal(data, *words)
    terminals.append(terminal)
    return terminal


def numbers(screen: list[str]) -> tuple[list[int], bool]:
    """The numbers of the list above the input line, and whether Enter plays the move."""
    last = max(row for row, line in enumerate(screen) if line.startswith(">"))
    first = last
    while first and screen[first - 1].startswith("  "):
        first -= 1
    listed = "\n".join(screen[first:last])
    found = [int(number) for number in re.findall(r"(?:^|  )(\d+) \S", listed, re.MULTILINE)]
    return found, re.search(r"(?:^|  )(?:Enter|Entrée)", listed, re.MULTILINE) is not None
