"""Structured logs. They hold no secret: no address of a private table, no code, no move."""

from __future__ import annotations

import logging
import sys

import structlog

from futago.server.settings import Settings


def set_up_logs(settings: Settings) -> None:
    """One line for each thing worth knowing, as text or as JSON, on standard error."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log_format == "json"
        else structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"])
    )
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # What libraries log goes the same way, from warnings on: some of them would write addresses.
    logging.basicConfig(
        level=max(level, logging.WARNING),
        stream=sys.stderr,
        format="timestamp=%(asctime)s level=%(levelname)s event=%(message)r logger=%(name)s",
        force=True,
    )
