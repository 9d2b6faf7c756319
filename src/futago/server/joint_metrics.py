"""The metrics of several processes as one text, each figure with the number of its process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from futago.server.sharing import Sharing

OWN: Final = "process"
"""The query with which one process asks another for its own figures."""


class _Joined(Collector):
    """Figures of several texts; each metric is described once."""

    def __init__(self, texts: Iterable[tuple[str | None, bytes]]) -> None:
        self._metrics = dict[str, Metric]()
        for process, text in texts:
            for family in text_string_to_metric_families(text.decode()):
                metric = Metric(family.name, family.documentation, family.type)
                joined = self._metrics.setdefault(family.name, metric)
                for sample in family.samples:
                    more = {"process": process} if process is not None else {}
                    joined.samples.append(sample._replace(labels={**sample.labels, **more}))

    def collect(self) -> Iterable[Metric]:
        return self._metrics.values()


def _written(texts: Iterable[tuple[str | None, bytes]]) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Joined(texts))
    return generate_latest(registry)


def of_process(number: int, text: bytes) -> bytes:
    """The metrics of one process, with its number."""
    return _written([(str(number), text)])


async def of_all(sharing: Sharing, own: bytes, token: str | None) -> bytes:
    """Those of this process with those of all others on this computer."""
    request = f"GET /metrics?{OWN}=own HTTP/1.1\r\nHost: localhost\r\n"
    if token is not None:
        request += f"Authorization: Bearer {token}\r\n"
    others = await sharing.ask_here(f"{request}\r\n".encode())
    return _written((None, text) for text in (own, *others))
