"""Games and tables: list, create, view, enter."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct, field

from futago.bots import bots_for, characters_of, default_bot, ladders_of, rivals_of, weakness_of
from futago.forms import form_of
from futago.game import Game
from futago.games import GAMES
from futago.server.identity import Guest
from futago.server.limits import spend
from futago.server.problems import not_found, problem_responses
from futago.server.routes.access import (
    answered,
    check_creation_limit,
    known_or_new,
    link_to,
    token_for,
)
from futago.server.services import Services
from futago.server.session import PlayerSession
from futago.table.creation import TableRequest, setup_of
from futago.table.damage import Damaged, reading
from futago.table.journal import Index, Status
from futago.table.manager import hashed
from futago.table.messages import LocalizedText, TableShown, localized
from futago.table.summary import Summary, summary_for

After = Annotated[
    int | None, QueryParameter(ge=0, le=10**9, description="Include the log after this event.")
]
Seat = Annotated[str | None, QueryParameter(max_length=20, description="Which of my seats.")]
Language = Annotated[
    str | None,
    QueryParameter(pattern="^(en|fr|it)$", description="Translate all texts to this language."),
]


class OptionListed(Struct, frozen=True):
    """An option of a game and its possible values."""

    name: str
    values: list[Any]
    default: Any
    help: LocalizedText


class GameShown(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    version: str
    options: list[OptionListed]
    seats: list[str]
    """With the default options."""
    default_seat: str
    bots: list[str]
    """Weakest first."""
    default_bot: str
    ladders: dict[str, list[str]]
    """The bots to beat one after the other, by the seat that they hold; the first one is gentle
    with newcomers."""
    characters: dict[str, dict[str, str]]
    """Who the bots are, by bot and seat."""
    rivals: dict[str, list[str]]
    """Characters to choose from, by the seat that they can take: each plays at any level."""
    weakened: LocalizedText | None
    """Why the bots play below their levels here, if they do."""


class TableCreated(Struct, frozen=True):
    """A new table. `token` is the bearer token, shown only once, if one was requested."""

    id: str
    link: str
    """The link to share with other players."""
    token: str | None
    table: TableShown


class TableListed(Struct, frozen=True):
    """A table in a list."""

    id: str
    status: Status
    changed: int
    summary: Summary


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The code in the fragment of a private table's link."""

    code: Annotated[str, Meta(max_length=100)]
    token: bool = False


class Entered(Struct, frozen=True):
    """The guest was admitted; `token` is shown only once, if one was requested."""

    token: str | None
    table: TableShown


class ChosenOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options chosen so far."""

    options: Annotated[dict[str, Any], Meta(max_length=100)] = field(default_factory=dict)


class Seats(Struct, frozen=True):
    """The seats of a game with certain options, and the options in full."""

    seats: list[str]
    default_seat: str
    options: dict[str, Any]


class OptionOffered(Struct, frozen=True):
    """An option beside the others: its possible values (none: any that the game accepts), its
    default and its value now."""

    name: str
    group: Literal["first", "usual", "advanced"]
    """Its place in a form."""
    values: list[Any]
    default: Any
    value: Any
    used: bool
    """Whether it makes a difference beside the others."""
    help: LocalizedText
    facts: list[LocalizedText]
    """What the current choice entails."""


class FaultShown(Struct, frozen=True):
    """One of the things that are wrong with a value."""

    text: LocalizedText
    at: list[str]
    """The names of the parts of the value that are at fault, if it has such parts."""


class DifficultyOffered(Struct, frozen=True):
    """A name for options that are played together: the text `GAME-difficulty-NAME`."""

    name: str
    about: LocalizedText
    """How hard it is."""
    options: dict[str, Any]


class FormShown(Struct, frozen=True):
    """What a form for a new table offers after some choices."""

    options: list[OptionOffered]
    seats: list[str]
    default_seat: str
    refused: dict[str, LocalizedText]
    """Chosen values that do not go with those before them; these options have their defaults."""
    faults: dict[str, list[FaultShown]]
    """All that is wrong with them; `refused` says the first."""
    difficulties: list[DifficultyOffered]
    """Difficulties of the chosen kind of game, easiest first."""
    difficulty: str | None
    """The one that these options have."""


@get("/games", responses=problem_responses())
async def games() -> list[GameShown]:
    """All games, with their options."""
    return [
        GameShown(
            game=game.name,
            version=game.version,
            options=[
                OptionListed(spec.name, list(spec.values), spec.default, localized(spec.help))
                for spec in game.option_specs
            ],
            seats=list(game.seats(game.options({}))),
            default_seat=game.default_seat(game.options({})),
            bots=bots_for(game),
            default_bot=default_bot(game),
            ladders=ladders_of(game),
            characters=characters_of(game),
            rivals=rivals_of(game),
            weakened=_weakened(game),
        )
        for game in GAMES.values()
    ]


def _weakened(game: Game) -> LocalizedText | None:
    text = weakness_of(game, None, game.options({}))
    return localized(text) if text is not None else None


@post("/games/{game:str}/seats", status_code=200, responses=problem_responses(404))
async def seats(game: FromPath[str], data: JSONBody[ChosenOptions]) -> Seats:
    """The seats that a game has with these options."""
    if game not in GAMES:
        raise not_found()
    chosen = GAMES[game]
    options = chosen.options(data.options)
    return Seats(
        list(chosen.seats(options)), chosen.default_seat(options), chosen.options_as_json(options)
    )


@post("/games/{game:str}/form", status_code=200, responses=problem_responses(404))
async def form(game: FromPath[str], data: JSONBody[ChosenOptions]) -> FormShown:
    """What a form for a new table offers after these choices."""
    if game not in GAMES:
        raise not_found()
    found = form_of(GAMES[game], data.options)
    options = [
        OptionOffered(
            name=name,
            group=option.spec.group,
            values=list(option.spec.values),
            default=option.spec.default,
            value=option.value,
            used=option.used,
            help=localized(option.spec.help),
            facts=[localized(text) for text in option.spec.facts],
        )
        for name, option in found.options.items()
    ]
    refused = {
        name: [FaultShown(localized(fault.text), list(fault.at)) for fault in faults]
        for name, faults in found.refused.items()
    }
    first = {name: faults[0].text for name, faults in refused.items()}
    difficulties = [
        DifficultyOffered(one.name, localized(one.about), dict(one.options))
        for one in found.difficulties
    ]
    return FormShown(
        options,
        list(found.seats),
        found.default_seat,
        first,
        refused,
        difficulties,
        found.difficulty,
    )


def listed(rows: list[tuple[str, Index]], guest: Guest | None) -> list[TableListed]:
    """Tables as one guest may see them, without those that cannot be read."""
    mine = guest.ids if guest is not None else ()
    found = list[TableListed]()
    for id, index in rows:
        with suppress(Damaged), reading(id, "summary"):
            summary = summary_for(index.summary, mine)
            found.append(TableListed(id, index.status, index.changed, summary))
    return found


@get("/tables", responses=problem_responses())
async def lobby(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> list[TableListed]:
    """The public tables that are open or running, most recently changed first."""
    return listed(await services.manager.lobby(100), guest)


@get("/me/tables", responses=problem_responses(401))
async def my_tables(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> list[TableListed]:
    """The tables that I sit at or was admitted to, most recently changed first."""
    if guest is None:
        return []
    return listed(await services.manager.tables_of(guest.id, 100), guest)


@post("/tables", responses=problem_responses(401))
async def make_table(
    data: JSONBody[TableRequest],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[TableCreated]:
    """Create a table. By default you take the default seat, and bots the others."""
    who = known_or_new(services, guest)
    check_creation_limit(services, address)
    sources, settings = services.manager.sources, data.settings
    code = sources.code()
    setup = setup_of(data.game, data.options, settings, sources.seed(), hashed(code))
    live = await services.manager.create_for(setup, settings, who.id, address)
    table = await PlayerSession(services, live, who.id, address).see(None, 0)
    link = link_to(services, live, code)
    made = TableCreated(live.table.id, link, token_for(who, data.token), table)
    return answered(services, who, made, data.token, 201)


@get("/tables/{table:str}", responses=problem_responses(401, 404))
async def see_table(
    session: NamedDependency[PlayerSession],
    seat: Seat = None,
    after: After = None,
    lang: Language = None,
) -> TableShown:
    """The table as I may see it, with the log after an event."""
    return await session.see(seat, after, lang)


@post("/tables/{table:str}/enter", status_code=200, responses=problem_responses(401, 404))
async def enter(
    table: FromPath[str],
    data: JSONBody[Invitation],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[Entered]:
    """Enter a private table with the code from its link."""
    spend(services.limits, "admissions", address)
    live = await services.manager.open(table)
    if live is None:
        raise not_found()
    who = known_or_new(services, guest)
    if not await services.manager.admit(live, who.id, data.code):
        raise not_found()
    shown = await PlayerSession(services, live, who.id, address).see(None, 0)
    return answered(services, who, Entered(token_for(who, data.token), shown), data.token, 200)


ROUTES = [games, seats, form, lobby, my_tables, make_table, see_table, enter]
