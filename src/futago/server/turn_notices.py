"""Notices to players who are away when their turn begins."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from futago.game import Json
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
    """Whether the e-mail address is."""
    webhook: str | None = None
    secret: str | None = None
    """The key with which webhook calls are signed."""
    webhook_confirmed: bool = False


class PendingCode(Struct, frozen=True):
    """What a one-time code in a mail or a webhook call is for."""

    seat: str
    do: str
    email: str | None = None
    """The address that it confirms."""
    webhook: str | None = None
    """The webhook that it confirms."""


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
        if to.webhook_confirmed:
            self._call(live, seat, to, {"type": "turn", "number": table.number, "link": link})
        if to.email is not None and to.confirmed:
            stop = f"{address}/t/{table.id}#stop={to.stop}"
            game = say(Text(f"{table.setup.game}-name"), to.language)
            title = table.setup.title or table.id
            subject, body = turn_mail(game, title, link, stop, to.language)
            self.services.notices.post(Notice(key, Mail(to.email, subject, body, stop)))

    def _call(self, live: LiveTable, seat: str, to: Destination, about: dict[str, Json]) -> None:
        if to.webhook is None or to.secret is None:
            return
        setup = live.table.setup
        payload = {
            "game": setup.game,
            "table": live.table.id,
            "title": setup.title,
            "seat": seat,
            **about,
        }
        call = WebhookCall(to.webhook, payload, to.secret.encode())
        self.services.notices.post(Notice(f"{live.table.id}/{seat}", call))

    # ------------------------------------------------------------ destinations

    async def store(self, live: LiveTable, seat: str, to: Destination) -> None:
        """Store where to send a seat's notices. Anybody can enter an address that is not theirs, so
        it is first sent a code, and nothing else until that has been redeemed."""
        table, now = live.table.id, self.services.manager.sources.now()
        await self.journal.store_note(table, note_name(seat), msgspec.json.encode(to))
        stop = msgspec.json.encode(PendingCode(seat, "stop"))
        await self.journal.store_code(hashed(to.stop), table, stop, now + 400 * DAY)
        if to.webhook is not None:
            code, link = await self._confirmation(
                live, PendingCode(seat, "confirm", None, to.webhook)
            )
            self._call(live, seat, to, {"type": "confirm", "code": code, "link": link})
        if to.email is not None:
            _, link = await self._confirmation(live, PendingCode(seat, "confirm", to.email))
            subject, body = confirmation_mail(link, to.language)
            stop_link = f"{self.settings.address}/t/{table}#stop={to.stop}"
            mail = Mail(to.email, subject, body, stop_link)
            self.services.notices.post(Notice(f"{table}/{seat}", mail))

    async def _confirmation(self, live: LiveTable, pending: PendingCode) -> tuple[str, str]:
        """A code that confirms a destination within a day, and the link that does it."""
        sources, table = self.services.manager.sources, live.table.id
        code, data = sources.code(), msgspec.json.encode(pending)
        await self.journal.store_code(hashed(code), table, data, sources.now() + DAY)
        return code, f"{self.settings.address}/t/{table}#confirm={code}"

    async def remove(self, table: str, seat: str) -> None:
        await self.journal.store_note(table, note_name(seat), None)

    async def redeem(self, code: str) -> str | None:
        """Carry out what a code is for: confirm a destination, or stop the notices."""
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
            if pending.webhook is not None and pending.webhook == to.webhook:
                to = replace(to, webhook_confirmed=True)
            elif pending.email is not None and pending.email == to.email:
                to = replace(to, confirmed=True)
            else:
                return None
            await self.journal.store_note(table, note_name(pending.seat), msgspec.json.encode(to))
        return pending.do

    def disable(self, notice: Notice, reason: str) -> None:
        """Remove a destination that does not accept notices."""
        table, _, seat = notice.key.partition("/")
        if not seat:  # a mail to somebody who signs in
            return
        log.info("notices switched off", reason=reason)
        self._background(asyncio.create_task(self.remove(table, seat)))
