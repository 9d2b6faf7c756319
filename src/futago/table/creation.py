"""Creating a table: the request, and the setup and seats that follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from futago.bots import checked_bot, with_rivals
from futago.game import BadInput, Json
from futago.games import game_named
from futago.table.entries import Sat
from futago.table.opponents import bot_seated
from futago.table.setup import Clock, Name, Origin, TableSetup, clock_of
from futago.texts import Text

Title = Annotated[str, Meta(max_length=60, description="The name of the table in the lobby.")]


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes the seat: the creator of the table, anybody who joins, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The bot's level; the game's default bot if none is given."""
    rival: Annotated[str, Meta(max_length=40)] | None = None
    """Who plays it, in games with rivals; somebody different in each seat if nobody is named."""
    name: Name | None = None
    """The nickname at a seat of the creator's, if several people play on one screen."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table that do not depend on the game."""

    name: Name = "Player"
    """The creator's nickname."""
    title: Title = ""
    public: bool = False
    clock: Clock = field(default_factory=Clock)
    chat: bool = True
    spectator_chat: bool = False
    hints: bool = True
    seats: Annotated[dict[str, SeatRequest], Meta(max_length=10)] = field(default_factory=dict)
    """Without any, the creator takes the default seat; seats not listed go to bots."""


class TableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table."""

    game: Annotated[str, Meta(max_length=20)]
    options: Annotated[dict[str, Any], Meta(max_length=100)] = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)
    token: bool = False
    """Reply with a bearer token instead of a cookie."""


def setup_of(
    game_name: str,
    options: Mapping[str, Json],
    settings: TableSettings,
    seed: str,
    invite: str | None,
    version: str | None = None,
) -> TableSetup:
    """The setup of a new table, by default under the newest rules; `BadInput` says what is wrong
    with the request."""
    game = game_named(game_name, version)
    return TableSetup(
        game=game.name,
        version=game.version,
        options=game.options_as_json(game.options(options)),
        seed=seed,
        title=clean(settings.title),
        public=settings.public,
        invite=None if settings.public else invite,
        clock=clock_of(settings.clock),
        chat=settings.chat,
        spectator_chat=settings.spectator_chat,
        hints=settings.hints,
        advice_by_consent=True,
    )


def seated(setup: TableSetup, settings: TableSettings, guest: str) -> list[Sat]:
    """The seats of a new table that are taken from the start."""
    game, options = setup.rules()
    requests = dict(settings.seats)
    for seat in requests:
        if seat not in game.seats(options):
            raise BadInput(Text("table-seat-unknown", seat=seat))
    if not requests:
        requests[game.default_seat(options)] = SeatRequest("me")
    wanted = {seat: requests.get(seat, SeatRequest("bot")) for seat in game.seats(options)}
    bots = {
        seat: checked_bot(game, request.bot, request.rival, seat)
        for seat, request in wanted.items()
        if request.who == "bot"
    }
    bots = with_rivals(game, bots, setup.commitment)
    taken = list[Sat]()
    for seat, request in wanted.items():
        if request.who == "me":
            taken.append(Sat(seat, clean(request.name or settings.name) or "?", guest))
        elif request.who == "bot":
            taken.append(bot_seated(seat, bots[seat]))
    if len(taken) == len(game.seats(options)) and not any(sat.guest for sat in taken):
        raise BadInput(Text("table-nobody"))
    return taken


def clean(text: str) -> str:
    """User input on a single line, without invisible characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def forked_from(
    setup: TableSetup, origin: Origin, settings: TableSettings, seed: str, invite: str
) -> TableSetup:
    """The setup of a table that continues from a position of another game, under its rules."""
    fresh = setup_of(setup.game, setup.options, settings, seed, invite, setup.version)
    return replace(fresh, origin=origin)
