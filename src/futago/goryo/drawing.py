"""Goryō as text for the terminal: the palace on the left, a panel on the right.

A space takes two lines: its name and object, then its marks: `@` the cat, a letter for each
samurai, `+` and `-` for prints, `x` broken, `#` sealed, `~` cursed, `1`-`5` and `T` the plan, `?`
the False Trail or Shadow, `*` for what can be picked, `>` for what has been. Colours only repeat
what the characters say.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rich.text import Text as Line

from futago.goryo.rules.actions import Plan
from futago.goryo.rules.names import object_name, palace_name, power_name
from futago.goryo.rules.options import Options
from futago.goryo.rules.palace import Palace, Space
from futago.goryo.rules.scale import PRINTED
from futago.goryo.rules.view import GoryoView, plan_from_json
from futago.terminal.drawing import SMALL, Highlights, Room
from futago.texts import Text, say

CELL: Final = 9
PANEL: Final = 19
WIDTH: Final = 80
BRIDGE, WALL = "=", "|"
BRIDGE_DOWN, WALL_DOWN = "H", "-"


def draw(
    options: Options,
    view: GoryoView,
    highlights: Highlights | None,
    language: str,
    room: Room = SMALL,
) -> list[Line]:
    """The position as a seat sees it, with what it can pick and has picked so far."""
    board = draw_palace(options.palace, language, _Marks(options, view, highlights or Highlights()))
    panel = _panel(options, view, language)
    width = max(line.cell_len for line in board)
    lines = [_title(options, view, language)]
    for number in range(max(len(board), len(panel))):
        line = board[number].copy() if number < len(board) else Line()
        line.pad_right(width - line.cell_len + 1)
        if number < len(panel):
            line.append_text(panel[number])
        line.truncate(WIDTH)
        lines.append(line)
    return lines


def draw_palace(palace: Palace, language: str, marks: _Marks | None = None) -> list[Line]:
    """The rooms with walls and bridges and, if given, the marks of a position."""
    cells = {(space.row, space.column): space for space in palace.spaces}
    rows = range(min(row for row, _ in cells), max(row for row, _ in cells) + 1)
    columns = range(min(col for _, col in cells), max(col for _, col in cells) + 1)
    bridges = {frozenset(bridge) for bridge in palace.bridges}
    lines = list[Line]()
    for row in rows:
        if row > rows[0]:
            lines += _between(cells, row, columns, bridges)
        upper, lower = Line(), Line()
        for column in columns:
            space = cells.get((row, column))
            edge = _edge(cells.get((row, column - 1)), space, bridges)
            upper.append(edge[0], "bold yellow" if edge[0] == BRIDGE else "dim")
            lower.append(edge[1], "dim")
            upper.append_text(_name_line(space, language, marks))
            lower.append_text(marks.line(space) if marks and space else Line(" " * CELL))
        lines += [upper, lower]
    drawn = {frozenset((a.id, b.id)) for a in palace.spaces for b in palace.spaces if _touch(a, b)}
    apart = sorted("-".join(sorted(bridge)) for bridge in bridges - drawn)
    if apart:
        lines.append(Line(say(Text("goryo-draw-bridges", bridges=", ".join(apart)), language)))
    return lines


def _touch(one: Space, other: Space) -> bool:
    return abs(one.row - other.row) + abs(one.column - other.column) == 1


def _edge(left: Space | None, right: Space | None, bridges: set[frozenset[str]]) -> str:
    """What is drawn between two spaces side by side, on each of their two lines."""
    if left is None or right is None:
        return "  "
    if left.room == right.room:
        return "  "
    return (BRIDGE if frozenset((left.id, right.id)) in bridges else WALL) + WALL


def _between(
    cells: dict[tuple[int, int], Space], row: int, columns: range, bridges: set[frozenset[str]]
) -> list[Line]:
    """The wall between two rows, if there is one, with its bridges."""
    line = Line()
    walls = False
    for column in columns:
        above, below = cells.get((row - 1, column)), cells.get((row, column))
        line.append(" ")
        if above is None or below is None or above.room == below.room:
            line.append(" " * CELL)
            continue
        walls = True
        if frozenset((above.id, below.id)) in bridges:
            side = WALL_DOWN * ((CELL - 1) // 2)
            line.append(side, "dim")
            line.append(BRIDGE_DOWN, "bold yellow")
            line.append(side, "dim")
        else:
            line.append(WALL_DOWN * CELL, "dim")
    return [line] if walls else []


def _name_line(space: Space | None, language: str, marks: _Marks | None) -> Line:
    if space is None:
        return Line(" " * CELL)
    name = say(object_name(space.object), language)
    text = f"{space.id} {name}"[:CELL].ljust(CELL)
    return Line(text, marks.style(space) if marks else "")


class _Marks:
    """What is on the spaces in a position."""

    def __init__(self, options: Options, view: GoryoView, highlights: Highlights) -> None:
        self.options = options
        self.view = view
        self.pickable = self._spaces(highlights.lit)
        signs = {id: sign for (kind, id), sign in highlights.chosen.items() if kind == "space"}
        self.picked = self._spaces(highlights.chosen) - {id for id, sign in signs.items() if sign}
        self.cubes = {space: sign for space, sign in signs.items() if sign}
        if view.plan is not None:
            self.cubes = _plan_signs(plan_from_json(view.plan))

    def _spaces(self, things: Collection[tuple[str, str]]) -> set[str]:
        """The spaces among some things, and those on which samurai among them stand."""
        at = self.view.samurai
        found = {id for kind, id in things if kind == "space"}
        return found | {at[id] for kind, id in things if kind == "samurai" and id in at}

    def style(self, space: Space) -> str:
        """The style for a space that can be picked, is broken, or is sealed."""
        if space.id in self.pickable:
            return "bold yellow"
        if space.id in self.view.broken:
            return "dim strike"
        return "dim" if space.object in self.view.sealed else "bold"

    def line(self, space: Space) -> Line:
        """The second line of a space; every mark has a fixed column."""
        view, line = self.view, Line()
        here = space.id
        mark = ">" if here in self.picked else " "
        line.append("*" if here in self.pickable else mark, "bold yellow")
        line.append("@" if here == view.start else " ", "bold white")
        for colour in self.options.samurai:
            present = view.samurai[colour] == here
            style = f"bold {_style(colour)}" if present else ""
            line.append(colour[0].upper() if present else " ", style)
        answer = view.prints.get(here)
        line.append({True: "+", False: "-", None: " "}[answer], "green" if answer else "red")
        line.append(self._state(space), "dim")
        line.append(self.cubes.get(here, " "), "bold magenta")
        return line

    def _state(self, space: Space) -> str:
        if space.id in self.view.broken:
            return "x"
        if space.object in self.view.sealed:
            return "#"
        return "~" if space.id in self.view.cursed else " "


def _plan_signs(plan: Plan) -> dict[str, str]:
    """The cubes of a plan by number, its target, and the space of its False Trail or Shadow."""
    places = [place for place in (plan.trail, plan.shadow) if place]
    signs = dict.fromkeys(places, "?")
    signs |= {space: str(n) for n, space in enumerate(plan.path, 1)}
    return signs | {plan.target: "T"}


def _style(colour: str) -> str:
    """A samurai's colour for the terminal; custom colours are white."""
    known = {
        "green": "green",
        "purple": "magenta",
        "yellow": "yellow",
        "red": "red",
        "blue": "blue",
    }
    return known.get(colour, "white")


def _title(options: Options, view: GoryoView, language: str) -> Line:
    palace = palace_name(options.palace.name)
    seat = Text(f"goryo-as-{view.seat}")
    text = Text("goryo-draw-title", edition=options.edition, palace=palace, seat=seat)
    return Line(say(text, language)[:WIDTH], "reverse")


def _panel(options: Options, view: GoryoView, language: str) -> list[Line]:
    """A narrow column with gong, spirits, tiles, powers and action cubes."""

    def row(id: str, style: str = "", /, **args: str | int | Text) -> Line:
        return Line(say(Text(id, terms=options.terms, **args), language)[:PANEL], style)

    bags = [bag for bag in options.gong.bags if bag > view.gong]
    lines = [
        row("goryo-draw-round", "bold", round=view.round, rounds=PRINTED.rounds),
        row("goryo-draw-gong", gong=view.gong, length=options.gong.length),
        row("goryo-draw-bag", "", next=bags[0] if bags else "-", bag=view.bag),
        row("goryo-draw-spirits", spirits=view.spirits, all=PRINTED.spirits),
    ]
    if view.bound is not None:
        lines.append(row("goryo-draw-bound", "bold magenta", object=object_name(view.bound)))
    if view.left:
        lines.append(Line(", ".join(say(power_name(p), language) for p in view.left)[:PANEL]))
    lines.append(row("goryo-draw-intact", "bold", count=len(view.intact)))
    names = [say(object_name(kind), language)[:9] for kind in view.intact]
    pairs = [names[first : first + 2] for first in range(0, len(names), 2)]
    lines += [Line(" ".join(name.ljust(9) for name in pair)[:PANEL]) for pair in pairs]
    if view.phase in ("act", "answer"):
        lines.append(row("goryo-draw-cubes", "bold", cubes=view.cubes))
        lines.append(_cubes_used(view))
    if view.illusion is not None:
        lines.append(Line(f" {view.illusion[0].upper()} {say(power_name('illusion'), language)}"))
    return lines


def _cubes_used(view: GoryoView) -> Line:
    """The action cubes on the samurai's boards: m move, s search, n sniff; `>`: is acting."""
    line = Line()
    for colour, used in view.used.items():
        acting = ">" if colour == view.acting else " "
        cubes = "".join({"move": "m", "search": "s", "sniff": "n"}[cube] for cube in used)
        line.append(f"{acting}{colour[0].upper()}{cubes}", _style(colour))
    return line
