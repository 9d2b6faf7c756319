"""My games: found again, counted, taken along. Without an account, those of this browser."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from futago.accounts.history import GameFilter, GamePlayed, as_csv, games_played
from futago.accounts.statistics import Statistics, statistics_of
from futago.server.coach_reports import NOTE
from futago.server.identity import Guest
from futago.server.limits import spend
from futago.server.problems import problem_responses
from futago.server.services import Services

MOST_TABLES: Final = 5000
PAGE: Final = 25

Word = Annotated[str, QueryParameter(max_length=60)]


class OpponentMet(Struct, frozen=True):
    """Somebody I played against, with the number of games."""

    name: str
    """The level of a bot, or the name of a person."""
    bot: bool
    games: int


class MyGames(Struct, frozen=True):
    """A page of my games, most recently changed first; and what they can be filtered by."""

    total: int
    """Games that the filter lets through."""
    first: int
    games: list[GamePlayed]
    played: list[str]
    """The games that I have played at all."""
    roles: dict[str, list[str]]
    """My roles, by game."""
    opponents: list[OpponentMet]
    """Those I met most often."""


async def games_of(services: Services, guest: Guest | None) -> list[GamePlayed]:
    if guest is None:
        return []
    rows = await services.accounts.store.tables_of(guest.id, MOST_TABLES)
    return await asyncio.to_thread(games_played, rows, guest.ids)


@get("/me/games", responses=problem_responses(401))
async def my_games(
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
    search: Word = "",
    game: Word = "",
    role: Word = "",
    opponent: Word = "",
    result: FromQuery[Literal["", "won", "lost", "drawn", "unfinished"]] = "",
    first: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
) -> MyGames:
    """My games, searched and filtered."""
    spend(services.limits, "links", address, 0.1)
    found = await games_of(services, guest)
    chosen = GameFilter(search, game, role, opponent, result)
    fitting = [one for one in found if chosen.fits(one)]
    roles = dict[str, dict[str, None]]()
    met = dict[tuple[str, bool], int]()
    for one in found:
        roles.setdefault(one.game, {}).update(dict.fromkeys(one.roles))
        for key in {(other.bot or other.name, other.bot is not None) for other in one.opponents}:
            met[key] = met.get(key, 0) + 1
    often = sorted(met, key=lambda key: (-met[key], key))[:50]
    return MyGames(
        total=len(fitting),
        first=first,
        games=fitting[first : first + PAGE],
        played=sorted(roles),
        roles={name: sorted(known) for name, known in roles.items()},
        opponents=[OpponentMet(name, bot, met[name, bot]) for name, bot in often],
    )


@get("/me/statistics", responses=problem_responses(401))
async def my_statistics(
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Statistics:
    """How I fare: by role, kind of game and opponent, over time, and what was luck."""
    spend(services.limits, "links", address, 0.2)
    found = await games_of(services, guest)
    reports = await services.accounts.store.notes_named(NOTE, guest.id) if guest is not None else {}
    return await asyncio.to_thread(statistics_of, found, reports)


CSV: Final = ResponseSpec(
    str, description="A table for spreadsheets.", media_type="text/csv", generate_examples=False
)


@get("/me/games/csv", media_type="text/csv", responses={200: CSV, **problem_responses(401)})
async def download_table(
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[bytes]:
    """All my games as a table for a spreadsheet."""
    spend(services.limits, "links", address)
    content = as_csv(await games_of(services, guest)).encode("utf-8-sig")
    headers = {"Content-Disposition": 'attachment; filename="games.csv"'}
    return Response(content, media_type="text/csv; charset=utf-8", headers=headers)


@get("/me/games/json", responses=problem_responses(401))
async def download_data(
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[list[GamePlayed]]:
    """All my games, for a program."""
    spend(services.limits, "links", address)
    headers = {"Content-Disposition": 'attachment; filename="games.json"'}
    return Response(await games_of(services, guest), headers=headers)


ROUTES = [my_games, my_statistics, download_table, download_data]
