"""Several processes share the tables: each has its part, and who has lost a table cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from futago.table.journal import Journal, NotOwner
from futago.table.ownership import Ownership
from futago.table.shards import SHARDS, Fence, Lease, quotas, shard_of, surplus, vacant
from futago.table.storage import Place, open_journal, open_leases

from ..databases import both
from .tables import entries, heading, index

Use = Callable[[Ownership, Ownership], Awaitable[None]]


@asynccontextmanager
async def joined(place: Place) -> AsyncIterator[Ownership]:
    """One process. It looks at the register only when the test has it do so."""
    journal = await open_journal(place, shared=True)
    ownership = Ownership(journal, open_leases(place), "somewhere")
    await ownership._join()
    try:
        yield ownership
    finally:
        await ownership.close()
        await journal.close()


def with_two(place: Place, use: Use) -> None:
    """Two processes that have shared everything out."""

    async def run() -> None:
        async with joined(place) as first, joined(place) as second:
            for one in (first, second, first, second):
                await one.look()
            await use(first, second)

    asyncio.run(run())


def journal_of(ownership: Ownership) -> Journal:
    return ownership._journal


def table_in(held: dict[int, int]) -> str:
    """A table of one of these shards."""
    return next(name for name in map(str, range(10_000)) if shard_of(name) in held)


@given(st.integers(1, 40), st.data())
def test_shards_are_shared_out_evenly_and_move_no_more_than_needed(
    count: int, data: st.DataObject
) -> None:
    before = [*range(1, data.draw(st.integers(1, 40)) + 1)]
    owners = st.sampled_from([*before, None])
    leases = {shard: Lease(data.draw(owners), 0) for shard in range(0, SHARDS, 16)}
    leases = {shard: leases[shard // 16 * 16] for shard in range(SHARDS)}
    members = [*range(3, 3 + count)]
    for member in members:
        for shard in surplus(leases, members, member):
            leases[shard] = Lease(None, leases[shard].fence)
    kept = {shard for shard, lease in leases.items() if lease.owner in members}
    found = [vacant(leases, members, member) for member in members]
    taken = [shard for shards in found for shard in shards]
    assert sorted([*taken, *kept]) == list(range(SHARDS))
    for member, shards in zip(members, found, strict=True):
        own = sum(lease.owner == member for lease in leases.values())
        assert own + len(shards) == quotas(members)[member]


@both
def test_two_processes_have_a_half_each(place: Place) -> None:
    async def use(first: Ownership, second: Ownership) -> None:
        assert len(first.held) == len(second.held) == SHARDS // 2
        assert not first.held.keys() & second.held.keys()
        table = table_in(first.held)
        assert first.owner_of(table) == second.owner_of(table) == first.member
        with pytest.raises(NotOwner):
            second.fence_of(table)

    with_two(place, use)


@both
def test_what_a_dead_process_owned_goes_to_the_other(place: Place) -> None:
    async def use(first: Ownership, second: Ownership) -> None:
        table, fence = table_in(first.held), first.fence_of(table_in(first.held))
        await second.bury(first.member)
        await second.look()
        assert len(second.held) == SHARDS
        assert second.fence_of(table) == Fence(fence.shard, fence.number + 1)

    with_two(place, use)


@both
@pytest.mark.parametrize("plain", [True, False])
def test_a_process_that_has_lost_a_table_without_noticing_cannot_write(
    place: Place, plain: bool
) -> None:
    async def use(first: Ownership, second: Ownership) -> None:
        table = table_in(first.held)
        stalled, owner = journal_of(first), journal_of(second)
        more = None if plain else index()
        await stalled.create(heading(table), entries(1, 1), index())
        await stalled.append(table, entries(2, 2), more)
        await second.bury(first.member)
        await second.look()
        with pytest.raises(NotOwner):
            await stalled.append(table, entries(3, 3), more)
        await owner.append(table, entries(3, 3), more)
        with pytest.raises(NotOwner):
            await stalled.append(table, entries(4, 4), more)
        assert len(await owner.entries(table)) == 3

    with_two(place, use)


@both
def test_a_process_that_was_taken_for_dead_gives_up_everything_and_joins_again(
    place: Place,
) -> None:
    async def use(first: Ownership, second: Ownership) -> None:
        lost, before = list[set[int]](), first.member
        held = set(first.held)

        async def note(shards: set[int]) -> None:
            lost.append(shards)

        first.on_lost = note
        await second.bury(first.member)
        await second.look()
        await first.look()
        assert lost[0] == held
        assert first.member != before
        for one in (second, first):
            await one.look()
        assert len(first.held) == len(second.held) == SHARDS // 2

    with_two(place, use)


@both
def test_a_group_of_a_stalled_process_stores_only_what_it_still_owns(place: Place) -> None:
    async def use(first: Ownership, second: Ownership) -> None:
        names = [name for name in map(str, range(60)) if first.owns(name)]
        journal = journal_of(first)
        for name in names:
            await journal.create(heading(name), entries(1, 1), index())
        part = {shard_of(name) for name in names[: len(names) // 2]}
        await second._leases.claim(second.member, {s: first.held[s] for s in part})
        writes = (journal.append(name, entries(2, 2)) for name in names)
        answers = await asyncio.gather(*writes, return_exceptions=True)
        for name, answer in zip(names, answers, strict=True):
            assert isinstance(answer, NotOwner) == (shard_of(name) in part)
            stored = len(await journal.entries(name))
            assert stored == (1 if shard_of(name) in part else 2)

    with_two(place, use)
