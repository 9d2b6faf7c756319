"""The messages of a table to its viewers. They are built from one viewer's view, never from the
state itself, and have the same form on every channel (docs/api.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from futago.bots import character_of, level_of, rival_of
from futago.choices.questions import Question
from futago.game import Choice, Event
from futago.rulebook import rules_query
from futago.table import advice, clocks
from futago.table.advice import AdviceRule
from futago.table.entries import (
    CHANGES_GAME,
    Conceded,
    Consent,
    EntryData,
    Said,
    author,
    kind_of,
)
from futago.table.journal import Status
from futago.table.opponents import said_by_bots, weakness_at
from futago.table.origin import OriginShown, origin_shown
from futago.table.setup import Clock
from futago.table.table import Draft, Table
from futago.table.table_events import table_events
from futago.texts import Text, say


class LocalizedText(Struct, frozen=True):
    """A translatable text: its id in the catalogue and its arguments, which may be such texts
    themselves; and the text in full if a language was requested."""

    id: str
    args: Mapping[str, Any]
    said: str | UnsetType = UNSET


class LogLine(Struct, frozen=True):
    """An event as the viewer may know it."""

    kind: str
    text: LocalizedText
    data: Mapping[str, Any]


QuestionShown = Annotated[
    dict[str, Any],
    Meta(
        description="A question with all of its answers: see the API documentation.",
        extra={"wire": Question},
    ),
]
"""A `Question` whose texts are localized."""


class ChoiceShown(Struct, frozen=True):
    """What the viewer has to decide, and the rule that matters."""

    prompt: LocalizedText
    rule: LocalizedText
    question: QuestionShown | None
    """All that can be chosen; null for a viewer who is not to move."""


class SeatShown(Struct, frozen=True):
    """A seat and who holds it."""

    seat: str
    called: LocalizedText
    name: str
    player: Literal["open", "person", "bot"]
    bot: str | None
    """The bot's level."""
    rival: str | None
    """The rival, for another table with the same one."""
    character: str | None
    """Who the bot is: `character-NAME` in the catalogue is the name."""
    conceded: bool
    advised: int
    """How often the seat has used advice, where others have to know."""
    here: bool
    mine: bool


class ClockShown(Struct, frozen=True):
    """Milliseconds left for each seat at server time `at`; the clocks in `running` are running, or
    start at the server time in `starts` if that is later."""

    at: int
    left: dict[str, int]
    running: list[str]
    starts: dict[str, int]


class OfferShown(Struct, frozen=True):
    """A pending offer, and who has agreed."""

    by: str
    what: Consent
    agreed: list[str]
    swap: bool
    """A rematch: whether everybody takes another role."""


class TableStatus(Struct, frozen=True):
    """The state of the table besides the game's own view."""

    status: Status
    movers: list[str]
    seats: list[SeatShown]
    clock: ClockShown | None
    offer: OfferShown | None
    advice: AdviceRule
    """Whether hints, beliefs and trying out are allowed: `free`, nobody has to agree; `on`, all
    people have agreed; `off`, they have not; `never`, the table was created without."""
    undo: bool
    """The viewer may undo the last move without asking."""
    rematch: str | None
    result: dict[str, Any] | None
    seed: str | None
    """Revealed when the game is over: with it everybody can verify the draws."""


class LogEntry(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A past event, without its view."""

    number: int
    time: int
    kind: str
    by: str | None
    log: list[LogLine]
    to: int | None = None
    """After an undo: the last entry that was not undone."""


class EventShown(LogEntry, tag="event", tag_field="type", frozen=True, kw_only=True):
    """One numbered event. `view` and `choice` are set if the game has changed."""

    now: TableStatus
    view: dict[str, Any] | None
    choice: ChoiceShown | None


class Presence(Struct, tag="presence", tag_field="type", frozen=True):
    """The seats whose players are connected."""

    here: list[str]


class TableShown(Struct, tag="table", tag_field="type", frozen=True):
    """A table as one viewer sees it: the first message on every channel."""

    id: str
    game: str
    version: str
    options: dict[str, Any]
    rules: str
    """The query of the page with the rules in force."""
    title: str
    public: bool
    clock: Clock
    chat: bool
    spectator_chat: bool
    hints: bool
    weakened: LocalizedText | None
    """Why bots at this table play below their levels, if they do."""
    commitment: str
    """SHA-256 of the seed, fixed before the first move."""
    made: int
    forked: bool
    origin: OriginShown | None
    """Set if `forked`."""
    imported: bool
    seat: Annotated[str, Meta(description="The viewer's seat, or `spectator`.")]
    mine: list[str]
    cover: bool
    """Several seats on one screen know different things: hide the board between turns."""
    number: int
    """Number of the last event; a move expects the next one."""
    seen: int
    """The last event that the viewer had acknowledged before."""
    now: TableStatus
    view: dict[str, Any]
    choice: ChoiceShown
    log: list[LogEntry]


def localized(text: Text, language: str | None = None) -> LocalizedText:
    """A text for the wire, with its translation if a language was requested."""
    return LocalizedText(text.id, text.args, say(text, language) if language else UNSET)


def log_line(event: Event, language: str | None) -> LogLine:
    return LogLine(event.kind, localized(event.text, language), event.data)


def choice_shown(choice: Choice, language: str | None) -> ChoiceShown:
    prompt, rule = localized(choice.prompt, language), localized(choice.rule, language)
    return ChoiceShown(prompt, rule, question_shown(choice.question, language))


def question_shown(question: Question | None, language: str | None) -> Any:
    """A question for the wire: as it is, or with the translations of its texts."""
    return question if language is None else _translated(question, language)


def _translated(value: Any, language: str) -> Any:
    """The same data with every text translated."""
    if isinstance(value, Text):
        return localized(value, language)
    if isinstance(value, Struct):
        names = value.__struct_fields__
        fields = {name: _translated(getattr(value, name), language) for name in names}
        return msgspec.structs.replace(value, **fields)
    if isinstance(value, tuple):
        return tuple(_translated(one, language) for one in value)
    return value


class MessageBuilder:
    """Builds the messages of a table for one viewer, in one language or as text ids only."""

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
        started_at: int = 0,
    ) -> None:
        self.table = table
        self.seat = seat
        self.mine, self.here = list(mine), set(here)
        self.language = language
        self.muted = muted
        self.seen = seen
        self.time = now
        self.started_at = started_at

    def view(self) -> Any:
        """What the viewer may know; a struct is written as it is."""
        view = self.table.state.view(self.seat)
        return view if isinstance(view, Struct) else view.as_json()

    def choice(self) -> ChoiceShown:
        return choice_shown(self.table.state.choice(self.seat), self.language)

    def now(self) -> TableStatus:
        table, progress = self.table, self.table.progress
        made = progress.offer
        return TableStatus(
            status=table.status,
            movers=list(table.movers),
            seats=self.seats(),
            clock=self._clock(),
            offer=OfferShown(made.by, made.what, list(made.agreed), made.swap) if made else None,
            advice=advice.rule(table),
            undo=self.seat in table.seats and table.can_undo(self.seat),
            rematch=progress.rematch,
            result=table.state.result() if table.state.outcome is not None else None,
            seed=table.setup.seed if table.over else None,
        )

    def seats(self) -> list[SeatShown]:
        return [
            SeatShown(
                seat=seat,
                called=localized(self.table.seat_name(seat), self.language),
                name=held.name,
                player="person" if held.person else "bot" if held.bot else "open",
                bot=level_of(held.bot) if held.bot else None,
                rival=rival_of(held.bot) if held.bot else None,
                character=character_of(self.table.match.game, held.bot, seat),
                conceded=held.conceded,
                advised=advice.times_used(self.table, seat),
                here=seat in self.here,
                mine=seat in self.mine,
            )
            for seat, held in self.table.seats.items()
        ]

    def _clock(self) -> ClockShown | None:
        table = self.table
        if table.setup.clock.kind == "none" or not table.progress.begun:
            return None
        left, running, starts = dict[str, int](), list[str](), dict[str, int]()
        for seat in table.people():
            allowed = clocks.allowance(table, seat) or 0
            if seat in table.movers:
                left[seat] = max(0, allowed - clocks.spent(table, seat, self.time, self.started_at))
                since = clocks.thinking_since(table, seat, self.started_at)
                if since is not None:
                    running.append(seat)
                    starts[seat] = since
            else:
                left[seat] = allowed
        return ClockShown(self.time, left, running, starts)

    def log(self, entry: EntryData, draft: Draft) -> list[LogLine]:
        """The log lines of an entry for this viewer."""
        if isinstance(entry, Said) and (entry.by in self.muted or not entry.text):
            return []
        events = table_events(self.table, entry)
        for _, _, state in draft.trace:
            events += state.events(self.seat)
        if isinstance(entry, Conceded) and draft.match is not None:
            events += draft.match.state.events(self.seat)
        events += said_by_bots(self.table, draft)
        return [log_line(event, self.language) for event in events]

    def logged(self, number: int, time: int, draft: Draft) -> LogEntry:
        entry = draft.entry
        return LogEntry(
            number=number,
            time=time,
            kind=kind_of(entry),
            by=author(entry),
            log=self.log(entry, draft),
            to=getattr(entry, "to", None),
        )

    def event(self, number: int, time: int, draft: Draft) -> EventShown:
        """The message about the latest entry."""
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

    def table_shown(self, log: list[LogEntry], knows_origin: bool = False) -> TableShown:
        """Everything the viewer may know of the table now; `knows_origin` if they may know of the
        table that this game was taken from."""
        table, setup = self.table, self.table.setup
        weakness = weakness_at(table)
        return TableShown(
            id=table.id,
            game=setup.game,
            version=setup.version,
            options=setup.options,
            rules=rules_query(table.match.game, table.match.options),
            title=setup.title,
            public=setup.public,
            clock=setup.clock,
            chat=setup.chat,
            spectator_chat=setup.spectator_chat,
            hints=setup.hints,
            weakened=localized(weakness, self.language) if weakness is not None else None,
            commitment=setup.commitment,
            made=table.made,
            forked=setup.origin is not None,
            origin=origin_shown(setup.origin, knows_origin),
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
        """Whether the seats of this person currently know different things."""
        if len(self.mine) < 2 or self.table.over:
            return False
        known = [{**self.table.state.view(seat).as_json(), "seat": None} for seat in self.mine]
        return any(other != known[0] for other in known[1:])


def _as_json(value: object) -> object:
    """Views may contain other mapping and sequence types."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, tuple | frozenset | set):
        return list(value)
    raise NotImplementedError(type(value))


encode = msgspec.json.Encoder(enc_hook=_as_json).encode
