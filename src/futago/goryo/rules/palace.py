"""The palace: rooms, spaces, objects and bridges, loaded from data and validated.

A palace is plain data (`Palace`), so that owners of the printed game can enter the printed board.
`Floor` precomputes what the rules look up all the time (adjacent spaces, walks from a space): there
a space is a number, in the order of the names, and a set of spaces is a bit mask.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from futago.game import BadInput
from futago.goryo.rules.scale import PRINTED
from futago.texts import Text

ROOMS: Final = 4
SPACES_IN_A_ROOM: Final = 8
TYPES: Final = 8
MOST_WALKS: Final = 5000
"""How many walks of four steps, and of five with Sprint, may start from one space. The included
palaces have at most 116. So many take 10 ms to enumerate per space and 20 MB for all spaces; with
bridges everywhere there would be millions."""
CACHED_WALKS: Final = 500_000
"""Walks cached for all palaces together: 70 MB, enough for the included ones with every curse."""

# Words of the notation, which cannot name spaces.
RESERVED: Final = frozenset(
    {
        *("answer", "break", "curse", "done", "draw", "honest", "illusion", "no", "plan"),
        *("search", "shadow", "sniff", "sprint", "trail", "yes"),
    }
)
_TITLE = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
_NAME = re.compile(r"[a-z][a-z0-9]{0,11}")


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a room, with the object on it."""

    id: str
    room: str
    row: int
    column: int
    object: str


class Palace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A palace in the form of files and records."""

    name: str
    spaces: tuple[Space, ...]
    centres: dict[str, str]
    bridges: tuple[tuple[str, str], ...]

    def __hash__(self) -> int:
        return hash((self.name, self.spaces, self.bridges))

    @property
    def rooms(self) -> tuple[str, ...]:
        """The rooms in order of first appearance."""
        return tuple(dict.fromkeys(space.room for space in self.spaces))


class Walk(NamedTuple):
    """A path of the Goryō: the spaces of her move cubes in order, the target, and the mask of all
    of them."""

    cubes: tuple[int, ...]
    target: int
    mask: int


def shipped_palaces() -> list[str]:
    """The names of the bundled palaces, the default one first."""
    folder = resources.files("futago.goryo").joinpath("palaces")
    names = sorted(
        f.name.removesuffix(".toml") for f in folder.iterdir() if f.name.endswith(".toml")
    )
    return sorted(names, key=lambda name: name != "edo")


def load_palace(source: str | Path | Mapping[str, Any] | Palace) -> Palace:
    """Load and validate a palace by its name, from a TOML file, or from the data of a record."""
    if isinstance(source, Palace):
        return source
    if isinstance(source, Mapping):
        return _build(source, _Source("options.palace"))
    if str(source) in shipped_palaces():
        return _shipped(str(source))
    return _from_file(Path(source))


@cache
def _shipped(name: str) -> Palace:
    file = resources.files("futago.goryo").joinpath("palaces", f"{name}.toml")
    return _build(tomllib.loads(file.read_text(encoding="utf-8")), _Source(f"{name}.toml"))


def _from_file(path: Path) -> Palace:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError):  # ValueError: an impossible file name, or not UTF-8
        known = ", ".join(shipped_palaces())
        raise BadInput(Text("palace-no-file", file=str(path), known=known)) from None
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # no TOML, or a number that is too long
        fault = Text("palace-not-toml", file=str(path), error=str(error))
        raise BadInput(fault) from None
    return _build(data, _Source(str(path), text))


class _Source:
    """Where a palace comes from, to report faults with the file name and, if possible, the line."""

    def __init__(self, file: str, text: str = "") -> None:
        self.file = file
        self.lines = text.splitlines()

    def fault(self, id: str, at: str, part: str = "", /, **args: str | int) -> BadInput:
        """A fault at a name, searched for from one part of the file on (`bridges`, `centres`)."""
        first = self._line_of(part, 1) if part else 1
        line = self._line_of(at, first) or (first if part else 0)
        place = Text("palace-line", file=self.file, line=line) if line else self.file
        return BadInput(Text(id, place=place, at=at, **args))

    def _line_of(self, name: str, first: int) -> int:
        """The first line with a name, from line `first` on; 0 if there is none."""
        word = re.escape(name)
        written = re.compile(rf"""["']{word}["']|^\s*{word}\s*=|^\s*\[{word}\]""")
        lines = enumerate(self.lines, 1)
        return next((n for n, text in lines if n >= first and written.search(text)), 0)


def _build(data: Mapping[str, Any], source: _Source) -> Palace:
    try:
        palace = msgspec.convert(data, Palace)
    except msgspec.ValidationError as error:
        raise BadInput(Text("palace-malformed", place=source.file, error=str(error))) from None
    _check(palace, source)
    return palace


def _check(palace: Palace, source: _Source) -> None:
    """Refuse an invalid palace, reporting the first fault and where it is."""
    spaces = {space.id: space for space in palace.spaces}
    if not _TITLE.fullmatch(palace.name):
        raise source.fault("palace-bad-title", palace.name)
    _check_spaces(palace, source)
    _check_rooms(palace, source)
    for room in palace.rooms:
        centre = palace.centres.get(room)
        if centre is None:
            raise source.fault("palace-no-centre", "centres", room=room)
        if centre not in spaces or spaces[centre].room != room:
            raise source.fault("palace-centre-elsewhere", room, "centres", centre=centre)
    for room in palace.centres:
        if room not in palace.rooms:
            raise source.fault("palace-no-such-room", room, "centres")
    seen = set[frozenset[str]]()
    for bridge in palace.bridges:
        for end in bridge:
            if end not in spaces:
                raise source.fault("palace-bridge-nowhere", end, "bridges")
        if spaces[bridge[0]].room == spaces[bridge[1]].room:
            raise source.fault("palace-bridge-in-room", bridge[0], "bridges", other=bridge[1])
        if frozenset(bridge) in seen:
            raise source.fault("palace-bridge-twice", bridge[0], "bridges", other=bridge[1])
        seen.add(frozenset(bridge))
    floor = Floor(palace)
    reached, todo = 1, [0]
    while todo:
        for near in floor.neighbours[todo.pop()]:
            if not reached >> near & 1:
                reached |= 1 << near
                todo.append(near)
    if reached != floor.everywhere:
        lost = next(s for s in range(len(floor.ids)) if not reached >> s & 1)
        raise source.fault("palace-not-connected", floor.ids[lost], start=floor.ids[0])
    # Spaces with most bridges first: they are most likely at fault, and the ones to mend.
    for start in sorted(range(len(floor.ids)), key=lambda s: -len(floor.neighbours[s])):
        if floor.count_walks(start, MOST_WALKS) > MOST_WALKS:
            raise source.fault("palace-too-many-ways", floor.ids[start], "bridges", most=MOST_WALKS)


def _check_spaces(palace: Palace, source: _Source) -> None:
    ids, cells = set[str](), dict[tuple[int, int], str]()
    for space in palace.spaces:
        for name in (space.id, space.room, space.object):
            if not _NAME.fullmatch(name) or name in RESERVED:
                raise source.fault("palace-bad-name", name, space=space.id)
        if space.id in ids:
            raise source.fault("palace-space-twice", space.id)
        ids.add(space.id)
        cell = (space.row, space.column)
        if not (0 <= space.row < 100 and 0 <= space.column < 100):
            raise source.fault("palace-bad-cell", space.id, row=space.row, column=space.column)
        if cell in cells:
            raise source.fault("palace-cell-twice", space.id, other=cells[cell])
        cells[cell] = space.id


def _check_rooms(palace: Palace, source: _Source) -> None:
    if len(palace.rooms) != ROOMS:
        raise source.fault("palace-rooms", "spaces", count=len(palace.rooms))
    for room in palace.rooms:
        inside = [space for space in palace.spaces if space.room == room]
        if len(inside) != SPACES_IN_A_ROOM:
            raise source.fault("palace-room-size", room, count=len(inside))
        objects = dict[str, str]()
        for space in inside:
            if space.object in objects:
                other = objects[space.object]
                raise source.fault(
                    "palace-object-twice", space.id, object=space.object, other=other
                )
            objects[space.object] = space.id
    types = {space.object for space in palace.spaces}
    if len(types) != TYPES:
        raise source.fault(
            "palace-types", "spaces", count=len(types), types=", ".join(sorted(types))
        )


class WalkCache:
    """Walks of all floors. It is cleared when it becomes too large, since strangers may bring one
    palace after the other."""

    def __init__(self, most: int = CACHED_WALKS) -> None:
        self.most = most
        self.count = 0
        self.walks: dict[tuple[Floor, int, tuple[int, ...], bool, int], tuple[Walk, ...]] = {}

    def make_room(self, count: int) -> None:
        """Clear the cache if so many more walks are too many."""
        if self.count + count > self.most:
            self.walks.clear()
            self.count = 0
        self.count += count


_cache: Final = WalkCache()


class Floor:
    """A palace as the rules use it: numbered spaces, adjacency, and bit masks."""

    def __init__(self, palace: Palace) -> None:
        spaces = sorted(palace.spaces, key=lambda space: space.id)
        self.ids = tuple(space.id for space in spaces)
        self.index = {name: number for number, name in enumerate(self.ids)}
        self.everywhere = (1 << len(spaces)) - 1
        self.types = tuple(sorted({space.object for space in spaces}))
        self.type_index = {name: number for number, name in enumerate(self.types)}
        self.type_of = tuple(self.type_index[space.object] for space in spaces)
        self.spaces_of_type = tuple(
            sum(1 << s for s, t in enumerate(self.type_of) if t == kind)
            for kind in range(len(self.types))
        )
        self.centre_of = {room: self.index[centre] for room, centre in palace.centres.items()}
        near = [set[int]() for _ in spaces]
        for a, first in enumerate(spaces):
            for b, second in enumerate(spaces):
                apart = abs(first.row - second.row) + abs(first.column - second.column)
                if first.room == second.room and apart == 1:
                    near[a].add(b)
        for one, other in palace.bridges:
            near[self.index[one]].add(self.index[other])
            near[self.index[other]].add(self.index[one])
        self.neighbours = tuple(tuple(sorted(around)) for around in near)
        self.adjacent = tuple(self.mask(around) for around in near)
        self.around = tuple(mask | 1 << space for space, mask in enumerate(self.adjacent))

    @staticmethod
    def mask(spaces: Iterable[int]) -> int:
        """A set of spaces as a bit mask."""
        return sum(1 << space for space in set(spaces))

    def names(self, mask: int) -> list[str]:
        """The names of the spaces of a mask, in order."""
        return [name for space, name in enumerate(self.ids) if mask >> space & 1]

    def numbers(self, names: Iterable[str]) -> tuple[int, ...]:
        """The numbers of spaces, by their names."""
        return tuple(self.index[name] for name in names)

    def next_to(self, space: int, curse: tuple[int, ...] = ()) -> tuple[int, ...]:
        """Where the Goryō may step from a space; for her the two cursed spaces are adjacent."""
        if space in curse:
            other = curse[0] + curse[1] - space
            return tuple(sorted({*self.neighbours[space], other}))
        return self.neighbours[space]

    def walks(
        self, start: int, curse: tuple[int, ...], sprint: bool, steps: int = PRINTED.move_cubes
    ) -> tuple[Walk, ...]:
        """All walks of four steps from a space, with Sprint also of five, that never revisit a
        space."""
        key = (self, start, curse, sprint, steps)
        walks = _cache.walks.get(key)
        if walks is None:
            found = list(self._extensions((start,), 1 << start, steps, curse))
            if sprint:
                found += self._extensions((start,), 1 << start, steps + 1, curse)
            # In the order of their notation, where the `>` before the target sorts first.
            found.sort(key=lambda walk: (*walk.cubes, -1, walk.target))
            _cache.make_room(len(found))
            walks = _cache.walks[key] = tuple(found)
        return walks

    def count_walks(self, start: int, most: int, steps: int = PRINTED.move_cubes) -> int:
        """How many walks of four and of five steps there are, without enumerating them. Counting
        stops soon after `most`: a palace may have more than anybody can wait for."""
        count, todo = 0, [(start, 1 << start, steps)]
        while todo and count <= most:
            here, mask, left = todo.pop()
            for space in self.neighbours[here]:
                if mask >> space & 1:
                    continue
                if left == 1:  # a walk of four steps, and of five to each neighbour that is left
                    count += 1 + (self.adjacent[space] & ~mask).bit_count()
                else:
                    todo.append((space, mask | 1 << space, left - 1))
        return count

    def _extensions(
        self, cubes: tuple[int, ...], mask: int, steps: int, curse: tuple[int, ...]
    ) -> Iterable[Walk]:
        """The walks that continue these cubes by so many steps."""
        for space in self.next_to(cubes[-1], curse):
            if mask >> space & 1:
                continue
            if steps == 1:
                yield Walk(cubes, space, mask | 1 << space)
            else:
                yield from self._extensions((*cubes, space), mask | 1 << space, steps - 1, curse)


@lru_cache(maxsize=64)
def floor_of(palace: Palace) -> Floor:
    """The floor of a palace, shared by all games on it."""
    return Floor(palace)
