"""Wishes for a new table, and what they come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from futago.bots import bots_for, default_bot
from futago.game import BadInput, Game, Json
from futago.games import game_named
from futago.table.entries import Sat
from futago.table.setup import Clock, Name, Origin, Setup, clock_of
from futago.texts import Text

Title = Annotated[str, Meta(max_length=60, description="What the lobby calls the table.")]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: whoever makes the table, whoever comes, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """The bot's level; without one a good game, not the hardest."""


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept, whatever is played at it."""

    name: Name = "Player"
    """My own nickname."""
    title: Title = ""
    public: bool = False
    clock: Clock = field(default_factory=Clock)
    chat: bool = True
    spectator_chat: bool = False
    hints: bool = True
    seats: Annotated[dict[str, SeatWish], Meta(max_length=10)] = field(default_factory=dict)
    """Seats that are not named: I take the usual one, bots the others."""


class TableWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=20)]
    options: Annotated[dict[str, Any], Meta(max_length=100)] = field(default_factory=dict)
    manners: Manners = field(default_factory=Manners)
    token: bool = False
    """Answer with a bearer token instead of a cookie."""


def setup_of(
    game_name: str, options: Mapping[str, Json], manners: Manners, seed: str, invite: str | None
) -> Setup:
    """The setup of a new table; `BadInput` names what cannot be."""
    game = game_named(game_name)
    return Setup(
        game=game.name,
        version=game.version,
        options=game.options_as_json(game.options(options)),
        seed=seed,
        title=clean(manners.title),
        public=manners.public,
        invite=None if manners.public else invite,
        clock=clock_of(manners.clock),
        chat=manners.chat,
        spectator_chat=manners.spectator_chat,
        hints=manners.hints,
    )


def seated(setup: Setup, manners: Manners, guest: str) -> list[Sat]:
    """Who sits at a new table from the start."""
    game, options = setup.rules()
    wishes = dict(manners.seats)
    for seat in wishes:
        if seat not in game.seats(options):
            raise BadInput(Text("table-seat-unknown", seat=seat))
    if not wishes:
        wishes[game.default_seat(options)] = SeatWish("me")
    taken = list[Sat]()
    for seat in game.seats(options):
        wish = wishes.get(seat, SeatWish("bot"))
        if wish.who == "me":
            taken.append(Sat(seat, clean(manners.name) or "?", guest))
        elif wish.who == "bot":
            bot = bot_named(game, wish.bot)
            taken.append(Sat(seat, bot, None, bot))
    return taken


def bot_named(game: Game, name: str | None) -> str:
    """A bot of this game by its level; the usual one if none is named."""
    known = bots_for(game)
    if name is not None and name not in known:
        raise BadInput(Text("bot-unknown", name=name, known=", ".join(known)))
    return name or default_bot(game)


def clean(text: str) -> str:
    """Text that people typed, on one line, without characters that are not seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def forked_from(setup: Setup, origin: Origin, manners: Manners, seed: str, invite: str) -> Setup:
    """A table that goes on from somewhere in another game."""
    fresh = setup_of(setup.game, setup.options, manners, seed, invite)
    return replace(fresh, origin=origin)
