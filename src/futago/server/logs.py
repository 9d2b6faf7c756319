"""Structured logs. They contain no secrets: no address of a private table, no code, no move.

A table that cannot be read is logged with its id, so that the operator can find it in the file.
"""

from __future__ import annotations

import logging
import sys

import structlog

from futago.server.settings import Settings


def set_up_logs(settings: Settings) -> None:
    """One line per event on standard error, as text or as JSON."""
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
    # Libraries log here too, but only warnings: some of them would log addresses.
    logging.basicConfig(
        level=max(level, logging.WARNING),
        stream=sys.stderr,
        format="timestamp=%(asctime)s level=%(levelname)s event=%(message)r logger=%(name)s",
        force=True,
    )
