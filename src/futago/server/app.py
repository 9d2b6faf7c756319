"""The application: its parts, its routes and its lifespan."""

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
from futago.notices.sender import NoticeSender, Transport
from futago.server import ops, pages, problems
from futago.server.coach_reports import CoachReports
from futago.server.loop_monitor import loop_lag
from futago.server.middleware import App, SecurityMiddleware
from futago.server.network import NetworkAccess
from futago.server.openapi import WireSchemas
from futago.server.routes import (
    account,
    coach,
    lessons,
    my_games,
    network,
    play,
    puzzles,
    replays,
    rules,
    seats,
    sign_in,
    tables,
    texts,
)
from futago.server.routes import notices as notice_routes
from futago.server.routes.access import (
    JsonRequest,
    provide_address,
    provide_guest,
    provide_services,
    provide_session,
)
from futago.server.services import Services
from futago.server.settings import Settings
from futago.server.sharing import ProcessSetup, Sharing
from futago.server.sockets import table_socket
from futago.server.turn_notices import TurnNotices
from futago.table.bot_pools import BotPools
from futago.table.bot_workers import BotWorkers
from futago.table.coach_workers import CoachWorkers
from futago.table.driver import Driver
from futago.table.history_workers import HistoryWorkers
from futago.table.journal import JournalFailed
from futago.table.live import Busy
from futago.table.manager import Sources, TableManager
from futago.table.storage import open_journal

log = structlog.get_logger()


@asynccontextmanager
async def opened(
    settings: Settings,
    sources: Sources,
    access: NetworkAccess | None = None,
    sharing: Sharing | None = None,
) -> AsyncIterator[Services]:
    """All parts of a server, from the journal up; closed in reverse order."""
    journal = await open_journal(settings.place, shared=settings.processes > 1)
    try:
        # With several processes: so many together, but each has one.
        count = max(1, settings.bot_workers // settings.processes)
        workers = BotPools(*(BotWorkers(count, settings.bot_deadline) for _ in range(2)))
        async with (
            workers,
            CoachWorkers() as coach_workers,
            HistoryWorkers() as history,
            loop_lag() as lag,
        ):
            manager = TableManager(journal, Driver(workers, settings.bot_pace), sources)
            manager.retell = history.retell
            turn_notices = TurnNotices(settings, journal)
            notices = NoticeSender(
                Transport(mail=settings.mail(), inner=frozenset(settings.allow_inner)),
                on_permanent_failure=turn_notices.disable,
            )
            coach_reports = CoachReports(coach_workers, journal)
            services = Services(
                settings,
                journal,
                workers,
                manager,
                notices,
                coach_reports,
                history,
                lag,
                access,
                sharing,
            )
            if sharing is not None:
                manager.share(sharing.prepare(journal))
            turn_notices.attach(services)
            notices.start()
            await manager.start()
            services.signed_in.start()
            services.erasures.start()
            try:
                yield services
            finally:
                services.stopping = True
                await services.erasures.close()
                await services.signed_in.close()
                await coach_reports.close()
                await manager.close()
                await notices.close()
                if sharing is not None:
                    await sharing.close()
    finally:
        await journal.close()


@dataclass
class Application:
    """What uvicorn runs: the Litestar application behind the middleware."""

    litestar: Litestar
    middleware: SecurityMiddleware
    network: NetworkAccess
    sharing: Sharing | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.middleware(scope, receive, send)

    async def announce_shutdown(self, seconds: float) -> None:
        """Stop accepting entries and tell all clients; wait so long for them to disconnect."""
        services: Services = self.litestar.state.services
        services.stopping = True
        await services.manager.close()
        if self.sharing is not None:
            await self.sharing.leave()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await services.connections.wait_until_empty()


def make_app(
    settings: Settings,
    sources: Sources | None = None,
    access: NetworkAccess | None = None,
    process: ProcessSetup | None = None,
) -> Application:
    """The application for some settings; tests supply their own time, randomness and network.
    `process` is what one of several is told."""
    settings.check()
    sharing = Sharing(process, settings.place) if process is not None else None
    access = access or NetworkAccess(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, sources or Sources(), access, sharing) as services:
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
            *rules.ROUTES,
            *texts.ROUTES,
            *network.ROUTES,
            *notice_routes.ROUTES,
            *account.ROUTES,
            *sign_in.ROUTES,
            *my_games.ROUTES,
            table_socket,
        ],
        dependencies={
            "guest": Provide(provide_guest),
            "address": Provide(provide_address, sync_to_thread=False),
        },
        request_class=JsonRequest,
        tags=["tables"],
    )
    litestar = Litestar(
        route_handlers=[api, *ops.ROUTES, *pages.ROUTES],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "session": Provide(provide_session),
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
        plugins=[WireSchemas()],
        lifespan=[lifespan],
        state=State(),
        logging_config=None,
        debug=False,
    )
    services: Callable[[], Services] = lambda: litestar.state.services  # noqa: E731
    return Application(litestar, SecurityMiddleware(cast(App, litestar), services), access, sharing)
