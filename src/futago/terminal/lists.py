"""Lists of options, on as few lines as possible, or page by page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

WIDTH = 80
INDENT, GAP = "  ", "   "


def wrapped(entries: Sequence[str], width: int = WIDTH) -> list[str]:
    """Entries side by side, as many as fit on a line."""
    lines = list[str]()
    for entry in entries:
        joined = f"{lines[-1]}{GAP}{entry}" if lines else ""
        if lines and len(joined) <= width:
            lines[-1] = joined
        else:
            lines.append(_cut(f"{INDENT}{entry}", width))
    return lines


def listed(entries: Sequence[str], room: int, width: int = WIDTH) -> list[str] | None:
    """Entries on one line, in columns, or packed tightly; None if they do not fit into `room`
    lines."""
    longest = max(map(len, entries), default=0)
    if len(INDENT) + longest > width:
        return None
    close = wrapped(entries, width)
    if len(close) <= 1:
        return close
    columns = wrapped([entry.ljust(longest) for entry in entries], width)
    for lines in (columns, close):
        if len(lines) <= room:
            return [line.rstrip() for line in lines]
    return None


def page(
    entries: Sequence[str],
    first: int,
    room: int,
    more: Callable[[int], str],
    width: int = WIDTH,
) -> tuple[list[str], int]:
    """As many entries from `first` on as fit into `room` lines, and how many they are. If some are
    hidden, `more` makes the entry that explains how to show them."""
    last = len(entries)
    while last > first + 1:
        hidden = len(entries) - (last - first)
        lines = wrapped([*entries[first:last], *([more(hidden)] if hidden else [])], width)
        if len(lines) <= room:
            return lines, last - first
        last -= 1
    return wrapped([*entries[first:last], more(len(entries) - 1)], width)[: max(1, room)], 1


def _cut(line: str, width: int) -> str:
    return line if len(line) <= width else f"{line[: width - 1]}…"
