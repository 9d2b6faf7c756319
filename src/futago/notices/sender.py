"""Sends notices in the background, with a queue, retries and rate limits.

Addresses are personal data: they are never logged; a failure is logged as a short reason.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Final
from urllib.parse import urlsplit

from futago.notices.address_check import Resolver
from futago.notices.delivery import DeliveryFailed
from futago.notices.mail import Mail, MailSettings, send_mail
from futago.notices.webhook import WebhookCall, post

HOUR: Final = 3600.0
HOST_SHARE: Final = 10
"""A host may get so many times as much as one of its addresses."""
MAIL_SERVER: Final = ""
RETRY_DELAYS: Final = (30.0, 300.0)
"""Seconds before the second and the third attempt."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """One message to a player; `key` is the server's name for the destination."""

    key: str
    content: WebhookCall | Mail

    @property
    def destination(self) -> str:
        """The mailbox or address, which several players may have entered. What follows a plus in a
        mail address leads to the same mailbox."""
        if isinstance(self.content, Mail):
            local, _, domain = self.content.to.casefold().rpartition("@")
            return f"{local.partition('+')[0] or local}@{domain}"
        return self.content.url

    @property
    def host(self) -> str | None:
        """The host of a webhook, which may have any number of addresses."""
        if isinstance(self.content, Mail):
            return None
        return (urlsplit(self.content.url).hostname or "").rstrip(".")


@dataclass(frozen=True, slots=True)
class Transport:
    """Delivers notices by webhook, and by mail if the operator has a mail server."""

    mail: MailSettings | None = None
    inner: frozenset[str] = frozenset()
    resolve: Resolver | None = None
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    seconds: float = 10.0

    def deliver(self, notice: Notice) -> None:
        """Send one notice, blocking; `DeliveryFailed` if it does not arrive."""
        content = notice.content
        if isinstance(content, Mail):
            if self.mail is None:
                raise DeliveryFailed("no mail server is set", recipient_fault=False)
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
    """A maximum number of notices per hour and destination."""

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._most = most
        self._clock = clock
        self._times = dict[str, deque[float]]()
        self._swept = clock()

    def allows(self, destination: str) -> bool:
        """Whether one more may be sent now; if so, it is counted."""
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
        """Once an hour, forget destinations without recent notices."""
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


class NoticeSender:
    """Sends notices from a bounded queue, a few at a time, each in a thread.

    `on_permanent_failure(notice, reason)` is called when a destination finally did not accept a
    notice, so that it can be disabled; not when our own mail server is at fault.
    """

    def __init__(
        self,
        transport: Transport,
        *,
        capacity: int = 1000,
        workers: int = 4,
        hourly: int = 30,
        retry_delays: Sequence[float] = RETRY_DELAYS,
        on_permanent_failure: Callable[[Notice, str], None] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.sent = 0
        self.failed = 0
        self.dropped = 0
        self._transport = transport
        self._capacity = capacity
        self._retry_delays = tuple(retry_delays)
        self._on_permanent_failure = on_permanent_failure
        self._sleep = sleep
        self._limit = HourlyLimit(hourly, clock)
        self._host_limit = HourlyLimit(hourly * HOST_SHARE, clock)
        self._sending = Counter[str]()
        """Notices that are being sent, by host."""
        self._most_at_host = max(1, workers // 2)
        self._aside = dict[str, deque[_Attempt]]()
        """Notices to hosts that keep enough workers busy."""
        self._queue = asyncio.Queue[_Attempt | None]()
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="futago-notices")
        self._size = workers
        self._workers = list[asyncio.Task[None]]()
        self._retries = set[asyncio.Task[None]]()
        self._closed = False

    def start(self) -> None:
        """Start sending, in the running event loop."""
        self._workers = [asyncio.create_task(self._work()) for _ in range(self._size)]

    def post(self, notice: Notice) -> bool:
        """Queue a notice; False if it was dropped because the queue is full, its destination has
        reached its limit, or the sender is closed."""
        aside = sum(map(len, self._aside.values()))
        waiting = self._queue.qsize() + len(self._retries) + aside
        full = self._closed or waiting >= self._capacity
        host = notice.host
        if (
            full
            or not self._limit.allows(notice.destination)
            or (host is not None and not self._host_limit.allows(host))
        ):
            self.dropped += 1
            return False
        self._queue.put_nowait(_Attempt(notice))
        return True

    async def close(self) -> None:
        """Finish notices that are being sent; drop those in the queue or waiting for a retry."""
        if self._closed:
            return
        self._closed = True
        for task in tuple(self._retries):
            self.dropped += task.cancel()
        self.dropped += sum(map(len, self._aside.values()))
        self._aside.clear()
        while not self._queue.empty():
            self.dropped += self._queue.get_nowait() is not None
        for _ in self._workers:
            self._queue.put_nowait(None)
        await asyncio.gather(*self._workers, *self._retries, return_exceptions=True)
        self._threads.shutdown(wait=False)

    async def _work(self) -> None:
        while (attempt := await self._queue.get()) is not None:
            host = attempt.notice.host or MAIL_SERVER
            if self._sending[host] >= self._most_at_host:
                # A slow receiver keeps half of the workers at most; the others go first.
                self._set_aside(host, attempt)
                continue
            self._sending[host] += 1
            try:
                await self._try(replace(attempt, tries=attempt.tries + 1))
            finally:
                self._sending[host] -= 1
                if not self._sending[host]:
                    del self._sending[host]
                self._requeue(host)

    def _set_aside(self, host: str, attempt: _Attempt) -> None:
        """Set a notice aside until another one to its host is done."""
        self._aside.setdefault(host, deque()).append(attempt)

    def _requeue(self, host: str) -> None:
        """Queue the next notice that was set aside for a host."""
        waiting = self._aside.get(host)
        if waiting:
            self._queue.put_nowait(waiting.popleft())
            if not waiting:
                del self._aside[host]

    async def _try(self, attempt: _Attempt) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, self._transport.deliver, attempt.notice)
        except DeliveryFailed as failure:
            self._undelivered(attempt, failure)
        except Exception as bug:
            # Its message may contain an address, so only its type is logged; the worker continues.
            self._give_up(attempt.notice, DeliveryFailed(type(bug).__name__, recipient_fault=False))
        else:
            self.sent += 1

    def _undelivered(self, attempt: _Attempt, failure: DeliveryFailed) -> None:
        if not failure.retry or attempt.tries > len(self._retry_delays):
            self._give_up(attempt.notice, failure)
        elif self._closed:
            self.dropped += 1
        else:
            task = asyncio.create_task(self._retry_later(attempt))
            self._retries.add(task)
            task.add_done_callback(self._retries.discard)

    async def _retry_later(self, attempt: _Attempt) -> None:
        """Wait outside the workers, so that a dead destination does not delay the others."""
        await self._sleep(self._retry_delays[attempt.tries - 1])
        self._queue.put_nowait(attempt)

    def _give_up(self, notice: Notice, failure: DeliveryFailed) -> None:
        self.failed += 1
        _log.warning("a notice was not delivered: %s", failure.reason)
        if not failure.recipient_fault or self._on_permanent_failure is None:
            return
        try:
            self._on_permanent_failure(notice, failure.reason)
        except Exception as bug:
            _log.error("a failed destination could not be reported: %s", type(bug).__name__)
