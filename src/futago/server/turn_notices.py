"""Notices to players who are away when their turn begins."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from futago.notices.mail import Mail
from futago.notices.mail_texts import confirmation_mail, turn_mail
from futago.notices.sender import Notice
from futago.notices.webhook import WebhookCall
from futago.server.settings import Settings
from futago.table.journal import Journal
from futago.table.live import LiveTable
from futago.table.manager import hashed
from futago.texts import Text, say

if TYPE_CHECKING:
    from futago.server.services import Services

log = structlog.get_logger()

DAY: Final = 24 * 3600 * 1000


class Destination(Struct, frozen=True):
    """Where the holder of a seat wants notices. It is private, and stored beside the table."""

    guest: str
    language: str
    stop: str
    """The code that stops the notices."""
    email: str | None = None
    confirmed: bool = False
    webhook: str | None = None
    secret: str | None = None
    """The key with which webhook calls are signed."""


class PendingCode(Struct, frozen=True):
    """What a one-time code in a mail is for."""

    seat: str
    do: str
    email: str | None = None
    """The address that it confirms."""


def note_name(seat: str) -> str:
    return f"notice/{seat}"


class TurnNotices:
    """Sends a notice when a turn begins to players who asked for it and are not connected."""

    def __init__(self, settings: Settings, journal: Journal) -> None:
        self.settings = settings
        self.journal = journal
        self._tasks = set[asyncio.Task[None]]()

    def attach(self, services: Services) -> None:
        self.services = services
        services.turn_notices = self
        services.manager.on_turn = self.on_turn

    def _background(self, live_task: asyncio.Task[None]) -> None:
        self._tasks.add(live_task)
        live_task.add_done_callback(self._tasks.discard)

    def on_turn(self, live: LiveTable, seats: Sequence[str]) -> None:
        here = set(live.connected_seats())
        away = [s for s in seats if live.table.seats[s].person and s not in here]
        if away:
            self._background(asyncio.create_task(self._notify(live, away)))

    async def _notify(self, live: LiveTable, seats: Sequence[str]) -> None:
        notes = await self.journal.notes(live.table.id)
        for seat in seats:
            stored = notes.get(note_name(seat))
            if stored is None:
                continue
            to = msgspec.json.decode(stored, type=Destination)
            if to.guest == live.table.seats[seat].guest:
                self._post(live, seat, to)

    def _post(self, live: LiveTable, seat: str, to: Destination) -> None:
        """A notice contains public information only: the table, the seat, that it is to move."""
        table, address = live.table, self.settings.address
        link = f"{address}/t/{table.id}"
        key = f"{table.id}/{seat}"
        if to.webhook is not None and to.secret is not None:
            payload = {
                "type": "turn",
                "game": table.setup.game,
                "table": table.id,
                "title": table.setup.title,
                "seat": seat,
                "number": table.number,
                "link": link,
            }
            self.services.notices.post(
                Notice(key, WebhookCall(to.webhook, payload, to.secret.encode()))
            )
        if to.email is not None and to.confirmed:
            stop = f"{address}/t/{table.id}#stop={to.stop}"
            game = say(Text(f"{table.setup.game}-name"), to.language)
            title = table.setup.title or table.id
            subject, body = turn_mail(game, title, link, stop, to.language)
            self.services.notices.post(Notice(key, Mail(to.email, subject, body, stop)))

    # ------------------------------------------------------------ destinations

    async def store(self, live: LiveTable, seat: str, to: Destination) -> None:
        """Store where to send a seat's notices; an e-mail address first has to be confirmed."""
        table, now = live.table.id, self.services.manager.sources.now()
        await self.journal.store_note(table, note_name(seat), msgspec.json.encode(to))
        stop = msgspec.json.encode(PendingCode(seat, "stop"))
        await self.journal.store_code(hashed(to.stop), table, stop, now + 400 * DAY)
        if to.email is not None:
            code = self.services.manager.sources.code()
            data = msgspec.json.encode(PendingCode(seat, "confirm", to.email))
            await self.journal.store_code(hashed(code), table, data, now + DAY)
            link = f"{self.settings.address}/t/{table}#confirm={code}"
            subject, body = confirmation_mail(link, to.language)
            stop_link = f"{self.settings.address}/t/{table}#stop={to.stop}"
            mail = Mail(to.email, subject, body, stop_link)
            self.services.notices.post(Notice(f"{table}/{seat}", mail))

    async def remove(self, table: str, seat: str) -> None:
        await self.journal.store_note(table, note_name(seat), None)

    async def redeem(self, code: str) -> str | None:
        """Carry out what a link in a mail is for: confirm the address, or stop the notices."""
        found = await self.journal.redeem_code(hashed(code), self.services.manager.sources.now())
        if found is None:
            return None
        table, data = found
        try:
            pending = msgspec.json.decode(data, type=PendingCode)
        except msgspec.ValidationError:
            return None
        stored = (await self.journal.notes(table)).get(note_name(pending.seat))
        if stored is None:
            return None
        if pending.do == "stop":
            await self.remove(table, pending.seat)
        else:
            to = msgspec.json.decode(stored, type=Destination)
            if to.email != pending.email:
                return None
            confirmed = msgspec.json.encode(replace(to, confirmed=True))
            await self.journal.store_note(table, note_name(pending.seat), confirmed)
        return pending.do

    def disable(self, notice: Notice, reason: str) -> None:
        """Remove a destination that does not accept notices."""
        table, _, seat = notice.key.partition("/")
        log.info("notices switched off", reason=reason)
        self._background(asyncio.create_task(self.remove(table, seat)))
