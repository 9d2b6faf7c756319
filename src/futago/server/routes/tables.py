"""Tables: which games there are, making one, finding one, coming in."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct, field

from futago.bots import bots_for, default_bot
from futago.games import GAMES
from futago.server.desk import Desk
from futago.server.identity import Guest
from futago.server.problems import answers, not_found
from futago.server.routes.access import answered, known_or_new, link_to, may_make, token_for
from futago.server.services import Services
from futago.table.house import hashed
from futago.table.journal import Index
from futago.table.making import TableWish, setup_of
from futago.table.messages import TableShown, Words, words
from futago.table.summary import Summary, summary_for

After = Annotated[
    int | None, QueryParameter(ge=0, le=10**9, description="Tell the log after this event.")
]
Seat = Annotated[str | None, QueryParameter(max_length=20, description="Which of my seats.")]
Language = Annotated[
    str | None,
    QueryParameter(pattern="^(en|fr|it)$", description="Say all texts in this language."),
]


class OptionListed(Struct, frozen=True):
    """An option of a game and its values."""

    name: str
    values: list[Any]
    default: Any
    help: Words


class GameShown(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    version: str
    options: list[OptionListed]
    seats: list[str]
    """With the options as they are by default."""
    default_seat: str
    bots: list[str]
    default_bot: str
    """Weakest first."""


class TableMade(Struct, frozen=True):
    """A new table. `token` is the bearer token, shown this once, where one was asked for."""

    id: str
    link: str
    """Give it to whomever you want at the table."""
    token: str | None
    table: TableShown


class TableListed(Struct, frozen=True):
    """A table in a list."""

    id: str
    status: str
    changed: int
    summary: Summary


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The code behind the # of a private table's link."""

    code: Annotated[str, Meta(max_length=100)]
    token: bool = False


class Entered(Struct, frozen=True):
    """You are in; `token` is shown this once, where one was asked for."""

    token: str | None
    table: TableShown


class SeatsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Options for which the seats are wanted."""

    options: Annotated[dict[str, Any], Meta(max_length=100)] = field(default_factory=dict)


class Seats(Struct, frozen=True):
    """The seats of a game with certain options, and the options in full."""

    seats: list[str]
    default_seat: str
    options: dict[str, Any]


@get("/games", responses=answers())
async def games() -> list[GameShown]:
    """The games there are, with their options."""
    return [
        GameShown(
            game=game.name,
            version=game.version,
            options=[
                OptionListed(spec.name, list(spec.values), spec.default, words(spec.help))
                for spec in game.option_specs
            ],
            seats=list(game.seats(game.options({}))),
            default_seat=game.default_seat(game.options({})),
            bots=bots_for(game),
            default_bot=default_bot(game),
        )
        for game in GAMES.values()
    ]


@post("/games/{game:str}/seats", status_code=200, responses=answers(404))
async def seats(game: FromPath[str], data: JSONBody[SeatsWish]) -> Seats:
    """The seats that a game has with these options."""
    if game not in GAMES:
        raise not_found()
    chosen = GAMES[game]
    options = chosen.options(data.options)
    return Seats(
        list(chosen.seats(options)), chosen.default_seat(options), chosen.options_as_json(options)
    )


def listed(rows: list[tuple[str, Index]], guest: Guest | None) -> list[TableListed]:
    id_of_guest = guest.id if guest is not None else None
    return [
        TableListed(id, index.status, index.changed, summary_for(index.summary, id_of_guest))
        for id, index in rows
    ]


@get("/tables", responses=answers())
async def lobby(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> list[TableListed]:
    """The public tables that are open or being played, newest first."""
    return listed(await services.house.lobby(100), guest)


@get("/me/tables", responses=answers(401))
async def my_tables(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> list[TableListed]:
    """The tables that I sit at or was let in to, newest first."""
    if guest is None:
        return []
    return listed(await services.house.tables_of(guest.id, 100), guest)


@post("/tables", responses=answers(401))
async def make_table(
    data: JSONBody[TableWish],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[TableMade]:
    """Make a table. Without further wishes you take the usual seat, bots the others."""
    who = known_or_new(services, guest)
    may_make(services, address)
    sources, manners = services.house.sources, data.manners
    code = sources.code()
    setup = setup_of(data.game, data.options, manners, sources.seed(), hashed(code))
    live = await services.house.make_for(setup, manners, who.id)
    table = await Desk(services, live, who.id).see(None, 0)
    link = link_to(services, live, code)
    made = TableMade(live.table.id, link, token_for(who, data.token), table)
    return answered(services, who, made, data.token, 201)


@get("/tables/{table:str}", responses=answers(401, 404))
async def see_table(
    desk: NamedDependency[Desk], seat: Seat = None, after: After = None, lang: Language = None
) -> TableShown:
    """The table as I may see it, with the log after an event."""
    return await desk.see(seat, after, lang)


@post("/tables/{table:str}/enter", status_code=200, responses=answers(401, 404))
async def enter(
    table: FromPath[str],
    data: JSONBody[Invitation],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
) -> Response[Entered]:
    """Come in to a private table with the code of its link."""
    live = await services.house.open(table)
    if live is None:
        raise not_found()
    who = known_or_new(services, guest)
    if not await services.house.admit(live, who.id, data.code):
        raise not_found()
    shown = await Desk(services, live, who.id).see(None, 0)
    return answered(services, who, Entered(token_for(who, data.token), shown), data.token, 200)


ROUTES = [games, seats, lobby, my_tables, make_table, see_table, enter]
