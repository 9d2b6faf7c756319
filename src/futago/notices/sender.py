"""Notices sent in the background: queued, tried again, limited, counted.

Addresses are personal: nothing here logs one, and what went wrong is told in a short reason.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Final

from futago.notices.delivery import Undelivered
from futago.notices.guard import Resolver
from futago.notices.mail import Mail, MailSettings, send_mail
from futago.notices.webhook import Call, post

HOUR: Final = 3600.0
PAUSES: Final = (30.0, 300.0)
"""Seconds before the second and the third try."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to tell somebody; `key` is what the server calls the destination."""

    key: str
    content: Call | Mail

    @property
    def destination(self) -> str:
        """Where it goes in truth, however many players entered the same address."""
        if isinstance(self.content, Mail):
            return self.content.to.casefold()
        return self.content.url


@dataclass(frozen=True, slots=True)
class Outlet:
    """The ways out: a mail server, if the operator has one, and webhooks."""

    mail: MailSettings | None = None
    inner: frozenset[str] = frozenset()
    resolve: Resolver | None = None
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    seconds: float = 10.0

    def deliver(self, notice: Notice) -> None:
        """Send one notice now, blocking; `Undelivered` says why not."""
        content = notice.content
        if isinstance(content, Mail):
            if self.mail is None:
                raise Undelivered("no mail server is set", theirs=False)
            send_mail(content, self.mail, context=self.context, seconds=self.seconds)
        else:
            post(
                content,
                inner=self.inner,
                resolve=self.resolve,
                context=self.context,
                seconds=self.seconds,
            )


class HourlyLimit:
    """At most so many an hour for each destination."""

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most = most
        self._clock = clock
        self._times = dict[str, deque[float]]()
        self._swept = clock()

    def allows(self, destination: str) -> bool:
        """Whether one more may go there now; if so, it is counted."""
        now = self._clock()
        self._sweep(now)
        times = self._times.setdefault(destination, deque())
        while times and now - times[0] >= HOUR:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def _sweep(self, now: float) -> None:
        """Forget, once an hour, the destinations of which nothing counts any more."""
        if now - self._swept < HOUR:
            return
        self._swept = now
        self._times = {
            name: times for name, times in self._times.items() if times and now - times[-1] < HOUR
        }


@dataclass(frozen=True, slots=True)
class _Attempt:
    notice: Notice
    tries: int = 0


class Notices:
    """Sends notices from a bounded queue, a few at a time, each in a thread.

    `failed_for_good(notice, reason)` is called when a destination itself did not take a notice in
    the end, so that it can be switched off; not when our own mail server is at fault.
    """

    def __init__(
        self,
        outlet: Outlet,
        *,
        room: int = 1000,
        workers: int = 4,
        hourly: int = 30,
        pauses: Sequence[float] = PAUSES,
        failed_for_good: Callable[[Notice, str], None] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.sent = 0
        self.failed = 0
        self.dropped = 0
        self._outlet = outlet
        self._room = room
        self._pauses = tuple(pauses)
        self._failed_for_good = failed_for_good
        self._sleep = sleep
        self._limit = HourlyLimit(hourly, clock)
        self._queue = asyncio.Queue[_Attempt | None]()
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="futago-notices")
        self._size = workers
        self._workers = list[asyncio.Task[None]]()
        self._retries = set[asyncio.Task[None]]()
        self._closed = False

    def start(self) -> None:
        """Begin to send, in the running event loop."""
        self._workers = [asyncio.create_task(self._work()) for _ in range(self._size)]

    def post(self, notice: Notice) -> bool:
        """Take a notice to be sent soon; False, and it is dropped, if there is no room for it, its
        destination had its share of this hour, or we are closing."""
        waiting = self._queue.qsize() + len(self._retries)
        if self._closed or waiting >= self._room or not self._limit.allows(notice.destination):
            self.dropped += 1
            return False
        self._queue.put_nowait(_Attempt(notice))
        return True

    async def close(self) -> None:
        """Finish what is being sent just now; what waits for its turn or a new try is dropped."""
        if self._closed:
            return
        self._closed = True
        for task in tuple(self._retries):
            self.dropped += task.cancel()
        while not self._queue.empty():
            self.dropped += self._queue.get_nowait() is not None
        for _ in self._workers:
            self._queue.put_nowait(None)
        await asyncio.gather(*self._workers, *self._retries, return_exceptions=True)
        self._threads.shutdown(wait=False)

    async def _work(self) -> None:
        while (attempt := await self._queue.get()) is not None:
            await self._try(replace(attempt, tries=attempt.tries + 1))

    async def _try(self, attempt: _Attempt) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, self._outlet.deliver, attempt.notice)
        except Undelivered as failure:
            self._undelivered(attempt, failure)
        except Exception as bug:
            # Its message may hold an address, so only its kind is told; the worker goes on.
            self._give_up(attempt.notice, Undelivered(type(bug).__name__, theirs=False))
        else:
            self.sent += 1

    def _undelivered(self, attempt: _Attempt, failure: Undelivered) -> None:
        if not failure.again or attempt.tries > len(self._pauses):
            self._give_up(attempt.notice, failure)
        elif self._closed:
            self.dropped += 1
        else:
            task = asyncio.create_task(self._later(attempt))
            self._retries.add(task)
            task.add_done_callback(self._retries.discard)

    async def _later(self, attempt: _Attempt) -> None:
        """Wait apart from the workers, so that a dead destination holds nobody else up."""
        await self._sleep(self._pauses[attempt.tries - 1])
        self._queue.put_nowait(attempt)

    def _give_up(self, notice: Notice, failure: Undelivered) -> None:
        self.failed += 1
        _log.warning("a notice was not delivered: %s", failure.reason)
        if not failure.theirs or self._failed_for_good is None:
            return
        try:
            self._failed_for_good(notice, failure.reason)
        except Exception as bug:
            _log.error("a failed destination could not be reported: %s", type(bug).__name__)
