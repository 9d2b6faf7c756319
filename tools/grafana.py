"""Write the dashboard for Grafana: python tools/grafana.py [--check]"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

FILE: Final = Path(__file__).resolve().parents[1] / "deploy" / "grafana.json"


class Panel(NamedTuple):
    """A diagram: its title, unit, and the series with their legends."""

    title: str
    unit: str
    series: dict[str, str]


def rate(name: str) -> str:
    return f"sum(rate({name}[$__rate_interval]))"


def quantiles(name: str) -> dict[str, str]:
    buckets = f"sum by (le) (rate({name}_bucket[$__rate_interval]))"
    return {f"p{q * 100:g}": f"histogram_quantile({q}, {buckets})" for q in (0.5, 0.95, 0.99)}


PANELS: Final = (
    Panel("Moves and other entries", "ops", {"entries": rate("futago_entries_total")}),
    Panel("Time of an entry, until it is stored and sent", "s", quantiles("futago_entry_seconds")),
    Panel(
        "Tables and connections",
        "short",
        {"tables in memory": "sum(futago_tables)", "connections": "sum(futago_connections)"},
    ),
    Panel("Lag of the event loop", "s", quantiles("futago_loop_lag_seconds")),
    Panel("Time of a write", "s", quantiles("futago_journal_write_seconds")),
    Panel(
        "Journal",
        "short",
        {
            "commits/s": rate("futago_journal_commits_total"),
            "waiting": "sum(futago_journal_waiting)",
            "failures/s": rate("futago_journal_failures_total"),
        },
    ),
    Panel(
        "Waiting for a process",
        "short",
        {"bots": "sum(futago_bot_waiting)", "advice": "sum(futago_coach_waiting)"},
    ),
    Panel(
        "Bots",
        "ops",
        {
            "moves": rate("futago_bot_moves_total"),
            "restarts": rate("futago_bot_restarts_total"),
            "moves at random": rate("futago_bot_fallbacks_total"),
        },
    ),
    Panel(
        "Notices",
        "ops",
        {"sent": rate("futago_notices_sent_total"), "failed": rate("futago_notices_failed_total")},
    ),
    Panel(
        "Refused or delayed, by limit",
        "ops",
        {"{{limit}}": "sum by (limit) (rate(futago_refusals_total[$__rate_interval]))"},
    ),
    Panel("Processor", "percentunit", {"server": rate("process_cpu_seconds_total")}),
    Panel("Memory", "bytes", {"server": "sum(process_resident_memory_bytes)"}),
    Panel(
        "File descriptors",
        "short",
        {"open": "sum(process_open_fds)", "limit": "sum(process_max_fds)"},
    ),
)


def dashboard() -> dict[str, Any]:
    source = {"type": "prometheus", "uid": "${source}"}
    choice = {"name": "source", "label": "Prometheus", "type": "datasource", "query": "prometheus"}
    panels = [
        {
            "id": number + 1,
            "type": "timeseries",
            "title": panel.title,
            "datasource": source,
            "gridPos": {"x": number % 3 * 8, "y": number // 3 * 8, "w": 8, "h": 8},
            "fieldConfig": {"defaults": {"unit": panel.unit, "min": 0}, "overrides": []},
            "targets": [
                {
                    "refId": chr(ord("A") + n),
                    "datasource": source,
                    "expr": expr,
                    "legendFormat": name,
                }
                for n, (name, expr) in enumerate(panel.series.items())
            ],
        }
        for number, panel in enumerate(PANELS)
    ]
    return {
        "title": "Futago",
        "uid": "futago",
        "schemaVersion": 39,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {"list": [choice]},
        "panels": panels,
    }


def main(arguments: list[str]) -> None:
    """The command."""
    text = json.dumps(dashboard(), indent=1) + "\n"
    if "--check" not in arguments:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit("deploy/grafana.json is out of date: python tools/grafana.py")


if __name__ == "__main__":
    main(sys.argv[1:])
