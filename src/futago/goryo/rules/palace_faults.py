"""What is wrong with a palace: all faults, each with the spaces that it concerns."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import msgspec

from futago.goryo.rules.palace import Floor, Palace, Space

ROOMS: Final = 4
SPACES_IN_A_ROOM: Final = 8
TYPES: Final = 8
MOST_WALKS: Final = 5000
"""How many walks of four steps, and of five with Sprint, may start from one space. The included
palaces have at most 116. So many take 10 ms to enumerate per space and 20 MB for all spaces; with
bridges everywhere there would be millions."""
LONGEST_TITLE: Final = 40
MOST_DRAWN: Final = 100
"""How many spaces an unfinished palace may have for its connections to be looked at."""

# Words of the notation, which cannot name spaces.
RESERVED: Final = frozenset(
    {
        *("answer", "break", "curse", "done", "draw", "honest", "illusion", "no", "plan"),
        *("search", "shadow", "sniff", "sprint", "trail", "yes"),
    }
)
_NAME = re.compile(r"[a-z][a-z0-9]{0,11}")


class PalaceFault(NamedTuple):
    """A fault: the id of its text, the name at fault, the part of the file to look for it
    (`bridges`, `centres`), the spaces concerned, and the other arguments of the text."""

    id: str
    at: str
    part: str = ""
    spaces: tuple[str, ...] = ()
    args: Mapping[str, str | int] = {}


def faults_in(palace: Palace) -> Iterator[PalaceFault]:
    """All faults, in the order in which it is best to mend them; none in a valid palace."""
    if not is_title(palace.name):
        yield PalaceFault("palace-bad-title", palace.name)
    yield from _faults_of_spaces(palace)
    yield from _faults_of_rooms(palace)
    yield from _faults_of_centres(palace)
    yield from _faults_of_bridges(palace)
    yield from _faults_of_connections(palace)


def is_title(name: str) -> bool:
    """Whether a palace may have this name: one line of anything that can be printed."""
    return 0 < len(name) <= LONGEST_TITLE and name.isprintable() and name == name.strip()


def _faults_of_spaces(palace: Palace) -> Iterator[PalaceFault]:
    ids, cells = set[str](), dict[tuple[int, int], str]()
    for space in palace.spaces:
        here = (space.id,)
        if not space.object:
            yield PalaceFault("palace-no-object", space.id, "", here)
        for name in filter(None, (space.id, space.room, space.object)):
            if not _NAME.fullmatch(name) or name in RESERVED:
                yield PalaceFault("palace-bad-name", name, "", here, {"space": space.id})
        if not space.id or not space.room:
            yield PalaceFault("palace-bad-name", "", "", here, {"space": space.id})
        if space.id in ids:
            yield PalaceFault("palace-space-twice", space.id, "", here)
        ids.add(space.id)
        cell = (space.row, space.column)
        if not (0 <= space.row < 100 and 0 <= space.column < 100):
            where = {"row": space.row, "column": space.column}
            yield PalaceFault("palace-bad-cell", space.id, "", here, where)
        if cell in cells:
            both = (cells[cell], space.id)
            yield PalaceFault("palace-cell-twice", space.id, "", both, {"other": cells[cell]})
        cells[cell] = space.id


def _faults_of_rooms(palace: Palace) -> Iterator[PalaceFault]:
    complete = True
    if len(palace.rooms) != ROOMS:
        complete = False
        yield PalaceFault("palace-rooms", "spaces", args={"count": len(palace.rooms)})
    rooms = defaultdict[str, list[Space]](list)
    for space in palace.spaces:
        rooms[space.room].append(space)
    for room, inside in rooms.items():
        if len(inside) != SPACES_IN_A_ROOM:
            complete = False
            ids = tuple(space.id for space in inside)
            yield PalaceFault("palace-room-size", room, "", ids, {"count": len(inside)})
        objects = dict[str, str]()
        for space in inside:
            other = objects.setdefault(space.object, space.id) if space.object else space.id
            if other != space.id:
                about = {"object": space.object, "other": other}
                yield PalaceFault("palace-object-twice", space.id, "", (other, space.id), about)
    types = {space.object for space in palace.spaces}
    if complete and "" not in types and len(types) != TYPES:
        known: dict[str, str | int] = {"count": len(types), "types": ", ".join(sorted(types))}
        yield PalaceFault("palace-types", "spaces", args=known)


def _faults_of_centres(palace: Palace) -> Iterator[PalaceFault]:
    room_of = {space.id: space.room for space in palace.spaces}
    rooms = palace.rooms
    for room in rooms:
        centre = palace.centres.get(room)
        inside = tuple(space.id for space in palace.spaces if space.room == room)
        if centre is None:
            yield PalaceFault("palace-no-centre", "centres", "", inside, {"room": room})
        elif room_of.get(centre) != room:
            yield PalaceFault(
                "palace-centre-elsewhere", room, "centres", inside, {"centre": centre}
            )
    for room in palace.centres:
        if room not in rooms:
            yield PalaceFault("palace-no-such-room", room, "centres")


def _faults_of_bridges(palace: Palace) -> Iterator[PalaceFault]:
    room_of = {space.id: space.room for space in palace.spaces}
    seen = set[frozenset[str]]()
    for one, other in palace.bridges:
        ends = (one, other)
        missing = [end for end in ends if end not in room_of]
        for end in missing:
            yield PalaceFault("palace-bridge-nowhere", end, "bridges", ends)
        if not missing and room_of[one] == room_of[other]:
            yield PalaceFault("palace-bridge-in-room", one, "bridges", ends, {"other": other})
        if frozenset(ends) in seen:
            yield PalaceFault("palace-bridge-twice", one, "bridges", ends, {"other": other})
        seen.add(frozenset(ends))


def _faults_of_connections(palace: Palace) -> Iterator[PalaceFault]:
    """Parts that cannot be reached from the first space; too many walks."""
    ids = {space.id for space in palace.spaces}
    if not ids or len(ids) < len(palace.spaces) or len(ids) > MOST_DRAWN:
        return
    bridges = tuple((one, other) for one, other in palace.bridges if {one, other} <= ids)
    floor = Floor(msgspec.structs.replace(palace, centres={}, bridges=bridges))
    first, *others = _parts(floor)
    for part in others:
        names, start = floor.names(part), floor.names(first)[0]
        yield PalaceFault("palace-not-connected", names[0], "", tuple(names), {"start": start})
    # Spaces with most bridges first: they are most likely at fault, and the ones to mend.
    for space in sorted(range(len(floor.ids)), key=lambda s: -len(floor.neighbours[s])):
        if floor.count_walks(space, MOST_WALKS) > MOST_WALKS:
            at, most = floor.ids[space], {"most": MOST_WALKS}
            yield PalaceFault("palace-too-many-ways", at, "bridges", (at,), most)
            return


def _parts(floor: Floor) -> Iterator[int]:
    """The connected parts of a floor as masks, that of the first space first."""
    left = floor.everywhere
    while left:
        part, todo = left & -left, [(left & -left).bit_length() - 1]
        while todo:
            around = floor.adjacent[todo.pop()] & ~part
            part |= around
            todo += [space for space in range(len(floor.ids)) if around >> space & 1]
        left &= ~part
        yield part
