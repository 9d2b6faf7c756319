"""For operators: health check and metrics."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.di import NamedDependency
from msgspec import Struct
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from futago import __version__
from futago.server import joint_metrics
from futago.server.problems import not_found, problem_responses
from futago.server.services import Services


class Health(Struct, frozen=True, omit_defaults=True):
    """Whether the server can store moves."""

    status: str
    version: str
    reason: Literal["full", "damaged", "failing"] | None = None
    """What is wrong with the database: the disk is full, the file is damaged, or else."""


@get("/health", responses=problem_responses(503))
async def health(services: NamedDependency[Services]) -> Response[Health]:
    """Whether the server is ok, stopping, or failing to write."""
    if services.stopping:
        return Response(Health("stopping", __version__), status_code=503)
    if await services.journal.healthy():
        return Response(Health("ok", __version__), status_code=200)
    reason = services.journal.metrics.trouble
    return Response(Health("failing", __version__, reason), status_code=503)


class ServerMetrics(Collector):
    """The server's metrics. None of them depends on hidden information, such as who looks at
    choices, how long a bot thought, or how large a view is; durations are of all tables together.
    """

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Any:
        services = self.services
        manager, workers, notices = services.manager, services.workers, services.notices
        yield GaugeMetricFamily("futago_tables", "Tables in memory", len(manager.tables))
        yield GaugeMetricFamily(
            "futago_connections", "Live connections", services.connections.count
        )
        yield CounterMetricFamily("futago_entries", "Entries kept since the start", manager.moves)
        yield CounterMetricFamily("futago_bot_moves", "Moves of bots", workers.moves)
        yield CounterMetricFamily(
            "futago_bot_restarts", "Bot processes that had to be replaced", workers.restarts
        )
        yield CounterMetricFamily(
            "futago_bot_fallbacks", "Moves made at random for a bot that failed", workers.fallbacks
        )
        journal, coach = services.journal, services.coach_reports.workers
        yield CounterMetricFamily(
            "futago_journal_failures", "Reads and writes that failed", journal.metrics.failures
        )
        yield CounterMetricFamily("futago_journal_commits", "Group commits", journal.commits)
        yield GaugeMetricFamily(
            "futago_journal_waiting", "Writes that wait for the next commit", journal.waiting
        )
        yield GaugeMetricFamily(
            "futago_coach_waiting", "Reports and hints that wait", coach.waiting
        )
        for histogram in (manager.entry_seconds, journal.metrics.writes, services.loop_lag):
            yield from histogram.collect()
        yield GaugeMetricFamily("futago_bot_waiting", "Bots that wait to think", workers.waiting)
        refusals = CounterMetricFamily(
            "futago_refusals", "What was refused or had to wait, by limit", labels=["limit"]
        )
        for kind, count in sorted(services.limits.refusals.items()):
            refusals.add_metric([kind], count)
        yield refusals
        yield CounterMetricFamily("futago_notices_sent", "Notices delivered", notices.sent)
        yield CounterMetricFamily("futago_notices_failed", "Notices given up", notices.failed)


def registry_of(services: Services) -> CollectorRegistry:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(ServerMetrics(services))
    ProcessCollector(registry=registry)
    return registry


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """Prometheus metrics: for requests from this computer, or with the token."""
    token = services.settings.metrics_token
    if token is not None:
        written = request.headers.get("authorization", "")
        allowed = secrets.compare_digest(written.encode(), f"Bearer {token}".encode())
    else:
        forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        allowed = local and not forwarded
    if not allowed:
        raise not_found()
    body = generate_latest(registry_of(services))
    sharing = services.sharing
    if sharing is not None:
        body = joint_metrics.of_process(sharing.setup.number, body)
        if joint_metrics.OWN not in request.query_params:
            body = await joint_metrics.of_all(sharing, body, token)
    return Response(body, media_type="text/plain; version=0.0.4")


ROUTES = [health, metrics]
