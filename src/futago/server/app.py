"""The application: its parts put together, its routes, its life from start to stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, cast

import structlog
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from futago import __version__
from futago.game import FutagoError
from futago.notices.sender import Notices, Outlet
from futago.server import ops, pages, problems
from futago.server.coachings import Coachings
from futago.server.guardrail import App, Guardrail
from futago.server.routes import coach, lessons, play, puzzles, replays, seats, tables
from futago.server.routes import notices as notice_routes
from futago.server.routes.access import (
    JsonRequest,
    provide_address,
    provide_desk,
    provide_guest,
    provide_services,
)
from futago.server.services import Services
from futago.server.settings import Settings
from futago.server.sockets import table_socket
from futago.server.turns import TurnNotices
from futago.table.coaches import Coaches
from futago.table.driver import Driver
from futago.table.house import House, Sources
from futago.table.journal import JournalFailed
from futago.table.live import Busy
from futago.table.sqlite import SqliteJournal
from futago.table.workers import BotWorkers

log = structlog.get_logger()


@asynccontextmanager
async def opened(settings: Settings, sources: Sources) -> AsyncIterator[Services]:
    """All parts of a server, from the journal up; closed in the opposite order."""
    journal = await SqliteJournal.open(settings.file)
    try:
        workers = BotWorkers(settings.bot_workers, settings.bot_deadline)
        async with workers, Coaches() as coaches:
            house = House(journal, Driver(workers, settings.bot_pace), sources)
            turns = TurnNotices(settings, journal)
            notices = Notices(
                Outlet(mail=settings.mail(), inner=frozenset(settings.allow_inner)),
                failed_for_good=turns.switch_off,
            )
            coachings = Coachings(coaches, journal)
            services = Services(settings, journal, workers, house, notices, coachings)
            turns.attach(services)
            notices.start()
            await house.start()
            try:
                yield services
            finally:
                services.stopping = True
                await coachings.close()
                await house.close()
                await notices.close()
    finally:
        await journal.close()


@dataclass
class Application:
    """What uvicorn runs: the framework's application behind the guardrail."""

    litestar: Litestar
    guarded: Guardrail

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.guarded(scope, receive, send)

    async def say_farewell(self, seconds: float) -> None:
        """Enter nothing more, and tell everybody who is connected; some may not listen."""
        services: Services = self.litestar.state.services
        services.stopping = True
        await services.house.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await services.connections.none_left()


def make_app(settings: Settings, sources: Sources | None = None) -> Application:
    """A server by its settings; time and chance can be given from outside."""
    settings.check()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, sources or Sources()) as services:
            app.state.services = services
            yield

    api = Router(
        "/api",
        route_handlers=[
            *tables.ROUTES,
            *seats.ROUTES,
            *play.ROUTES,
            *replays.ROUTES,
            *coach.ROUTES,
            *lessons.ROUTES,
            *puzzles.ROUTES,
            *notice_routes.ROUTES,
            table_socket,
        ],
        dependencies={
            "guest": Provide(provide_guest, sync_to_thread=False),
            "address": Provide(provide_address, sync_to_thread=False),
        },
        request_class=JsonRequest,
        tags=["tables"],
    )
    litestar = Litestar(
        route_handlers=[api, *ops.ROUTES, *pages.ROUTES],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "desk": Provide(provide_desk),
        },
        exception_handlers={
            FutagoError: problems.on_futago_error,
            Busy: problems.on_busy,
            JournalFailed: problems.on_busy,
            RecursionError: problems.on_recursion,
            HTTPException: problems.on_http_error,
            Exception: problems.on_bug,
        },
        request_max_body_size=settings.max_body,
        openapi_config=OpenAPIConfig(
            title="Futago",
            version=__version__,
            path="/api",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            security=[{}, {"token": []}],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
        lifespan=[life],
        state=State(),
        logging_config=None,
        debug=False,
    )
    services: Callable[[], Services] = lambda: litestar.state.services  # noqa: E731
    return Application(litestar, Guardrail(cast(App, litestar), services))
