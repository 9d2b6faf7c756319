"""The palace: rooms, spaces, objects and bridges.

A palace is plain data (`Palace`), so that owners of the printed game can enter the printed board.
`Floor` precomputes what the rules look up all the time (adjacent spaces, walks from a space): there
a space is a number, in the order of the names, and a set of spaces is a bit mask.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from futago.goryo.rules.scale import PRINTED

CACHED_WALKS: Final = 500_000
"""Walks cached for all palaces together: 70 MB, enough for the included ones with every curse."""


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
