"""What a table tells its viewers. Everything here is made from one viewer's view, never from the
state itself, and has the same form on every channel (docs/api.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from futago.game import ABOVE, SPECTATOR, Choice, Event, Json
from futago.table import clocks
from futago.table.entries import CHANGES_GAME, EntryData, Said
from futago.table.happenings import happenings
from futago.table.setup import Clock
from futago.table.table import Draft, Table
from futago.texts import Text, say


class Words(Struct, frozen=True):
    """A sentence: its id in the catalogue and its arguments, which may be sentences again; and
    the sentence itself where a language was asked for."""

    id: str
    args: dict[str, Any]
    said: str | UnsetType = UNSET


class Happening(Struct, frozen=True):
    """Something that happened, as the viewer may know it."""

    kind: str
    text: Words
    data: dict[str, Any]


class OptionShown(Struct, frozen=True):
    """One thing to pick: the next word of a move."""

    word: str
    kind: str
    label: Words


class ChoiceShown(Struct, frozen=True):
    """What the viewer is asked. `move` is set when the words picked are a whole move already."""

    prompt: Words
    rule: Words
    options: list[OptionShown]
    move: str | None
    picked: list[str]
    confirm: bool


class SeatShown(Struct, frozen=True):
    """A seat and who holds it."""

    seat: str
    called: Words
    name: str
    player: Literal["open", "person", "bot"]
    bot: str | None
    conceded: bool
    here: bool
    mine: bool


class ClockShown(Struct, frozen=True):
    """Milliseconds left for each seat at server time `at`; those in `running` are counting."""

    at: int
    left: dict[str, int]
    running: list[str]


class OfferShown(Struct, frozen=True):
    """What waits for consent, and who has agreed."""

    by: str
    what: Literal["undo", "pause", "resume", "rematch"]
    agreed: list[str]


class Now(Struct, frozen=True):
    """How the table stands, besides the game's own view."""

    status: Literal["open", "running", "paused", "over"]
    movers: list[str]
    seats: list[SeatShown]
    clock: ClockShown | None
    offer: OfferShown | None
    undo: bool
    """The viewer may take back the last move without asking."""
    rematch: str | None
    result: dict[str, Any] | None
    seed: str | None
    """Told when the game is over: with it everybody can check the draws."""


class EventShown(Struct, tag="event", tag_field="type", frozen=True):
    """One numbered event. `view` and `choice` are there when the game has changed."""

    number: int
    time: int
    kind: str
    by: str | None
    log: list[Happening]
    now: Now
    view: dict[str, Any] | None
    choice: ChoiceShown | None
    to: int | None = None
    """After an undo: the last entry that still stands."""


class LogEntry(Struct, frozen=True):
    """An earlier event, without the view that belonged to it."""

    number: int
    time: int
    kind: str
    by: str | None
    log: list[Happening]
    to: int | None = None


class TableShown(Struct, tag="table", tag_field="type", frozen=True):
    """A table as one viewer sees it: the first message on every channel."""

    id: str
    game: str
    version: str
    options: dict[str, Any]
    title: str
    public: bool
    clock: Clock
    chat: bool
    spectator_chat: bool
    hints: bool
    commitment: str
    """SHA-256 of the seed, fixed before the first move."""
    made: int
    forked: bool
    imported: bool
    seat: Annotated[str, Meta(description="The viewer's seat, or `spectator`.")]
    mine: list[str]
    cover: bool
    """Several seats on one screen know different things: cover it between turns."""
    number: int
    """Of the last event; a move expects to be the next."""
    seen: int
    """The last event that I had acknowledged when I was here before."""
    now: Now
    view: dict[str, Any]
    choice: ChoiceShown
    log: list[LogEntry]


def words(text: Text, language: str | None = None) -> Words:
    """A text for the wire, said as well if a language is wanted."""
    data = text.as_json()
    args: dict[str, Any] = data["args"]  # type: ignore[assignment]
    return Words(text.id, args, say(text, language) if language else UNSET)


def happening(event: Event, language: str | None) -> Happening:
    return Happening(event.kind, words(event.text, language), dict(event.data))


def choice_shown(choice: Choice, language: str | None) -> ChoiceShown:
    options = [
        OptionShown(option.word, option.kind, words(option.label, language))
        for option in choice.options
    ]
    return ChoiceShown(
        words(choice.prompt, language),
        words(choice.rule, language),
        options,
        str(choice.action) if choice.action is not None else None,
        list(choice.picked),
        choice.confirm,
    )


class Teller:
    """Tells one viewer, in one language or in ids only, how a table stands."""

    def __init__(
        self,
        table: Table,
        seat: str,
        mine: Iterable[str] = (),
        here: Iterable[str] = (),
        language: str | None = None,
        muted: frozenset[str] = frozenset(),
        seen: int = 0,
        now: int = 0,
        woken: int = 0,
    ) -> None:
        self.table = table
        self.seat = seat
        self.mine = list(mine)
        self.here = set(here)
        self.language = language
        self.muted = muted
        self.seen = seen
        self.time = now
        self.woken = woken

    def view(self) -> dict[str, Json]:
        return self.table.state.view(self.seat).as_json()

    def choice(self, picked: Iterable[str] = ()) -> ChoiceShown:
        return choice_shown(self.table.state.choice(self.seat, tuple(picked)), self.language)

    def now(self) -> Now:
        table, standing = self.table, self.table.standing
        offer = standing.offer
        finished = table.state.outcome is not None
        return Now(
            status=table.status,  # type: ignore[arg-type]
            movers=list(table.movers),
            seats=self.seats(),
            clock=self._clock(),
            offer=OfferShown(offer.by, offer.what, list(offer.agreed)) if offer else None,
            undo=self.seat in table.seats and table.can_undo(self.seat),
            rematch=standing.rematch,
            result=table.state.result() if finished else None,
            seed=table.setup.seed if table.over else None,
        )

    def seats(self) -> list[SeatShown]:
        return [
            SeatShown(
                seat=seat,
                called=words(self.table.seat_name(seat), self.language),
                name=held.name,
                player="person" if held.person else "bot" if held.bot else "open",
                bot=held.bot,
                conceded=held.conceded,
                here=seat in self.here,
                mine=seat in self.mine,
            )
            for seat, held in self.table.seats.items()
        ]

    def _clock(self) -> ClockShown | None:
        table = self.table
        if table.setup.clock.kind == "none" or not table.standing.begun:
            return None
        left, running = dict[str, int](), list[str]()
        for seat in table.people():
            allowed = clocks.allowance(table, seat) or 0
            if seat in table.movers:
                left[seat] = max(0, allowed - clocks.spent(table, seat, self.time, self.woken))
                if not table.standing.paused:
                    running.append(seat)
            else:
                left[seat] = allowed
        return ClockShown(self.time, left, running)

    def log(self, entry: EntryData, draft: Draft) -> list[Happening]:
        """What an entry says to this viewer."""
        if isinstance(entry, Said) and entry.by in self.muted:
            return []
        told = happenings(self.table, entry)
        for _, _, state in draft.trace:
            told += state.events(self.seat)
        return [happening(event, self.language) for event in told]

    def logged(self, number: int, time: int, draft: Draft) -> LogEntry:
        entry = draft.entry
        to = getattr(entry, "to", None)
        return LogEntry(number, time, kind_of(entry), author(entry), self.log(entry, draft), to)

    def event(self, number: int, time: int, draft: Draft) -> EventShown:
        """The message about the entry that the table has just taken."""
        entry = draft.entry
        changed = isinstance(entry, CHANGES_GAME)
        return EventShown(
            number=number,
            time=time,
            kind=kind_of(entry),
            by=author(entry),
            log=self.log(entry, draft),
            now=self.now(),
            view=self.view() if changed else None,
            choice=self.choice() if changed else None,
            to=getattr(entry, "to", None),
        )

    def table_shown(self, log: list[LogEntry]) -> TableShown:
        """Everything the viewer may know of the table as it stands."""
        table, setup = self.table, self.table.setup
        return TableShown(
            id=table.id,
            game=setup.game,
            version=setup.version,
            options=setup.options,
            title=setup.title,
            public=setup.public,
            clock=setup.clock,
            chat=setup.chat,
            spectator_chat=setup.spectator_chat,
            hints=setup.hints,
            commitment=setup.commitment,
            made=table.made,
            forked=setup.origin is not None,
            imported=setup.imported is not None,
            seat=self.seat,
            mine=self.mine,
            cover=self._cover(),
            number=table.number,
            seen=self.seen,
            now=self.now(),
            view=self.view(),
            choice=self.choice(),
            log=log,
        )

    def _cover(self) -> bool:
        """Whether the seats of this person know different things just now."""
        if len(self.mine) < 2 or self.table.over:
            return False
        known = [{**self.table.state.view(seat).as_json(), "seat": None} for seat in self.mine]
        return any(other != known[0] for other in known[1:])


def kind_of(entry: EntryData) -> str:
    return str(entry.__struct_config__.tag)


def author(entry: EntryData) -> str | None:
    """Whose doing an entry was, if anybody's."""
    by: str | None = getattr(entry, "by", None) or getattr(entry, "seat", None)
    return by


def viewers(table: Table) -> tuple[str, ...]:
    """All who may look: the seats, spectators, and after the end whoever looks from above."""
    return (*table.seats, SPECTATOR, *((ABOVE,) if table.over else ()))


def _as_json(value: object) -> object:
    """Views may hold mappings of their own kind."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, tuple | frozenset | set):
        return list(value)
    raise NotImplementedError(type(value))


encode = msgspec.json.Encoder(enc_hook=_as_json).encode
