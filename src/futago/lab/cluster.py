"""Tasks on a Ray cluster: the engine behind `--cluster`."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from tempfile import TemporaryDirectory
from typing import Any, Final, Self, TypeVar

from futago.game import BadInput
from futago.lab.workers import AHEAD
from futago.texts import Text

T = TypeVar("T")
R = TypeVar("R")

AUTO: Final = "auto"
LOCAL: Final = "local"
"""Instead of an address: a cluster of this computer alone, for trying it out."""
SMALL: Final = 100_000_000
"""Bytes of shared memory, which results hardly use."""
SECONDS_TO_REACH: Final = 10
TRIES: Final = 10
"""How often a task is done again if the worker or its computer dies."""


def ray_module() -> Any:
    """The module; `BadInput` says how to install it."""
    try:
        import ray
    except ImportError:
        raise BadInput(Text("lab-no-ray")) from None
    return ray


class RayWorkers:
    """The workers of a cluster: at an address, `auto` for the one that this computer belongs to,
    or `local` with so many workers here."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs
        self._ray = ray_module()
        self._files: TemporaryDirectory[str] | None = None

    def __enter__(self) -> Self:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report to its makers
        quiet = {"log_to_driver": False, "logging_level": "error"}
        try:
            if self.address == LOCAL:
                self._files = TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True)
                self._ray.init(
                    num_cpus=self.jobs,
                    include_dashboard=False,
                    object_store_memory=SMALL,
                    _temp_dir=self._files.name,
                    **quiet,
                )
            else:
                _reach(self.address)
                self._ray.init(address=self.address, **quiet)
        except (OSError, RuntimeError, ValueError):
            raise BadInput(Text("lab-no-cluster", address=self.address)) from None
        return self

    def __exit__(self, *failure: object) -> None:
        self._ray.shutdown()
        if self._files is not None:
            self._files.cleanup()

    @property
    def workers(self) -> int:
        """How many tasks the cluster runs at a time."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """The results in the order of the tasks, which are consumed lazily. Ray does the tasks of a
        worker that dies again."""
        remote = self._ray.remote(num_cpus=1, max_retries=TRIES)(work)
        todo, given = iter(tasks), deque[Any]()
        try:
            while True:
                given.extend(
                    remote.remote(task) for task in islice(todo, AHEAD * self.workers - len(given))
                )
                if not given:
                    return
                yield self._result(given[0])
                given.popleft()
        finally:
            for reference in given:
                self._ray.cancel(reference)

    def _result(self, reference: Any) -> Any:
        try:
            return self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.WorkerCrashedError:
            raise BadInput(Text("lab-workers-die")) from None


def _reach(address: str) -> None:
    """Raise an error at once if nobody listens at an address, for which Ray would wait many
    minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == AUTO:
        return
    if not colon or not port.isdecimal():
        raise BadInput(Text("lab-bad-address", address=address))
    socket.create_connection((host, int(port)), SECONDS_TO_REACH).close()
