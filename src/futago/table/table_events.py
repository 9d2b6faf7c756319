"""Log events of a table besides those of the game: seats, offers, pauses, chat."""

from __future__ import annotations

from functools import singledispatch

from futago.bots import bot_name
from futago.game import Event
from futago.table.entries import (
    NOBODY,
    AdviceAllowed,
    Advised,
    Answered,
    Conceded,
    EntryData,
    Left,
    Moved,
    Offered,
    Paused,
    Rematched,
    Said,
    Sat,
    Started,
    Undone,
)
from futago.table.table import Table
from futago.texts import Text


def table_events(table: Table, entry: EntryData) -> list[Event]:
    """The table's own events for an entry; those of a move come from the game."""
    return _of(entry, table)


@singledispatch
def _of(entry: EntryData, table: Table) -> list[Event]:
    raise TypeError(entry)


@_of.register
def _(entry: Sat, table: Table) -> list[Event]:
    seat = table.seat_name(entry.seat)
    name: str | Text = entry.name
    if entry.bot is not None:
        name = bot_name(table.match.game, entry.bot, entry.seat)
    elif entry.guest == NOBODY:
        name = Text("player-deleted")
    return [Event("sat", Text("table-event-sat", name=name, seat=seat), {"seat": entry.seat})]


@_of.register
def _(entry: Left, table: Table) -> list[Event]:
    seat = table.seat_name(entry.seat)
    return [Event("left", Text("table-event-left", seat=seat), {"seat": entry.seat})]


@_of.register
def _(entry: Started, table: Table) -> list[Event]:
    return [Event("start", Text("table-event-start"), {"commitment": table.setup.commitment})]


@_of.register
def _(entry: Moved, table: Table) -> list[Event]:
    return []


@_of.register
def _(entry: Undone, table: Table) -> list[Event]:
    seat = table.seat_name(entry.by)
    return [Event("undo", Text("table-event-undo", seat=seat), {"to": entry.to})]


@_of.register
def _(entry: Conceded, table: Table) -> list[Event]:
    seat = table.seat_name(entry.by)
    events = [Event(entry.reason, Text(f"table-event-{entry.reason}", seat=seat), {"by": entry.by})]
    if entry.bot is not None:
        events.append(Event("bot", Text("table-event-bot", seat=seat), {"bot": entry.bot}))
    return events


@_of.register
def _(entry: Offered, table: Table) -> list[Event]:
    what = "rematch-same" if entry.what == "rematch" and not entry.swap else entry.what
    text = Text(f"table-event-offer-{what}", seat=table.seat_name(entry.by))
    return [Event("offer", text, {"what": entry.what})]


@_of.register
def _(entry: Answered, table: Table) -> list[Event]:
    text = Text(f"table-event-{'yes' if entry.yes else 'no'}", seat=table.seat_name(entry.by))
    return [Event("answer", text, {"yes": entry.yes})]


@_of.register
def _(entry: Paused, table: Table) -> list[Event]:
    return [Event("pause", Text(f"table-event-{'pause' if entry.on else 'resume'}"))]


@_of.register
def _(entry: AdviceAllowed, table: Table) -> list[Event]:
    text = Text(f"table-event-advice-{'on' if entry.on else 'off'}", seat=table.seat_name(entry.by))
    return [Event("advice", text, {"on": entry.on})]


@_of.register
def _(entry: Advised, table: Table) -> list[Event]:
    text = Text(f"table-event-advised-{entry.what}", seat=table.seat_name(entry.by))
    return [Event("advised", text, {"by": entry.by, "what": entry.what})]


@_of.register
def _(entry: Said, table: Table) -> list[Event]:
    text = Text("table-event-chat", name=entry.name, text=entry.text)
    return [Event("chat", text, {"name": entry.name, "text": entry.text})]


@_of.register
def _(entry: Rematched, table: Table) -> list[Event]:
    return [Event("rematch", Text("table-event-rematch"), {"table": entry.table})]
