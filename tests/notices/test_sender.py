"""Sending notices in the background: queue, retries, limits, closing."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
from collections.abc import Callable

import pytest

from futago.notices import Mail, Notice, NoticeSender, Transport, WebhookCall, mail_settings

from .servers import HookServer, MailBox, hook_server, mail_server, raw_server


def notice(hook: HookServer, key: str = "hook 1") -> Notice:
    return Notice(key, WebhookCall(hook.url, {"kind": "turn"}, b"secret"))


def mail(to: str) -> Notice:
    return Notice("mail 1", Mail(to, "Turn", "Text\n", "https://games.example/stop"))


async def arrivals(hook: HookServer, count: int) -> None:
    for _ in range(count):
        assert await asyncio.to_thread(hook.arrived.acquire, timeout=60)


class Pauses:
    """A sleep that records its duration and returns at once."""

    def __init__(self) -> None:
        self.taken = list[float]()

    async def __call__(self, seconds: float) -> None:
        self.taken.append(seconds)


class LongPause:
    """A sleep that never ends by itself."""

    def __init__(self) -> None:
        self.started = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.started.set()
        await asyncio.Event().wait()


class Failures:
    """Records what failed for good."""

    def __init__(self) -> None:
        self.reported = list[tuple[str, str]]()
        self.happened = asyncio.Event()

    def __call__(self, notice: Notice, reason: str) -> None:
        self.reported.append((notice.key, reason))
        self.happened.set()


def test_webhooks_and_mails_are_sent() -> None:
    box = MailBox()

    async def main(hook: HookServer, port: int) -> NoticeSender:
        settings = mail_settings(f"smtp://127.0.0.1:{port}?tls=none", "futago@games.example")
        notices = NoticeSender(Transport(settings, hook.inner))
        notices.start()
        assert notices.post(notice(hook))
        assert notices.post(mail("zoe@players.example"))
        await arrivals(hook, 1)
        await notices.close()
        return notices

    with hook_server() as hook, mail_server(box) as port:
        notices = asyncio.run(main(hook, port))
    assert len(hook.received) == 1
    assert [mail.recipients for mail in box.mails] == [["zoe@players.example"]]
    assert (notices.sent, notices.failed, notices.dropped) == (2, 0, 0)


def test_a_notice_is_tried_three_times_with_growing_pauses() -> None:
    retry_delays = Pauses()

    async def main(hook: HookServer) -> NoticeSender:
        notices = NoticeSender(Transport(inner=hook.inner), sleep=retry_delays)
        notices.start()
        notices.post(notice(hook))
        await arrivals(hook, 3)
        await notices.close()
        return notices

    with hook_server(503, 500, 204) as hook:
        notices = asyncio.run(main(hook))
    assert (notices.sent, notices.failed, notices.dropped) == (1, 0, 0)
    assert len(retry_delays.taken) == 2
    assert retry_delays.taken[0] < retry_delays.taken[1]


@pytest.mark.parametrize(("status", "tries"), [(503, 3), (404, 1), (302, 1)])
def test_what_failed_for_good_is_reported_once(status: int, tries: int) -> None:
    async def main(hook: HookServer) -> tuple[NoticeSender, Failures]:
        failures = Failures()
        notices = NoticeSender(
            Transport(inner=hook.inner), sleep=Pauses(), on_permanent_failure=failures
        )
        notices.start()
        notices.post(notice(hook, "hook 7"))
        await asyncio.wait_for(failures.happened.wait(), 30)
        await notices.close()
        return notices, failures

    with hook_server(status) as hook:
        notices, failures = asyncio.run(main(hook))
    assert [key for key, _ in failures.reported] == ["hook 7"]
    assert len(hook.received) == tries
    assert (notices.sent, notices.failed, notices.dropped) == (0, 1, 0)


def test_errors_of_our_own_mail_server_disable_no_recipient() -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]

    async def main(hook: HookServer) -> tuple[NoticeSender, Failures]:
        failures = Failures()
        settings = mail_settings(f"smtp://127.0.0.1:{port}?tls=none", "futago@games.example")
        transport = Transport(settings, hook.inner)
        notices = NoticeSender(
            transport, workers=1, retry_delays=(), sleep=Pauses(), on_permanent_failure=failures
        )
        notices.start()
        notices.post(mail("zoe@players.example"))
        notices.post(notice(hook))
        await arrivals(hook, 1)
        await notices.close()
        return notices, failures

    with hook_server() as hook:
        notices, failures = asyncio.run(main(hook))
    assert failures.reported == []
    assert (notices.sent, notices.failed) == (1, 1)


def test_a_destination_that_waits_for_a_retry_blocks_nobody() -> None:
    async def main(dead: HookServer, hook: HookServer) -> NoticeSender:
        pause = LongPause()
        notices = NoticeSender(Transport(inner=dead.inner | hook.inner), workers=1, sleep=pause)
        notices.start()
        notices.post(notice(dead))
        await asyncio.wait_for(pause.started.wait(), 30)
        notices.post(notice(hook))
        await arrivals(hook, 1)
        await notices.close()
        return notices

    with hook_server(503) as dead, hook_server() as hook:
        notices = asyncio.run(main(dead, hook))
    assert (notices.sent, notices.failed, notices.dropped) == (1, 0, 1)


def test_a_full_queue_takes_no_more() -> None:
    async def main(hook: HookServer) -> NoticeSender:
        notices = NoticeSender(Transport(inner=hook.inner), capacity=2)
        assert [notices.post(notice(hook)) for _ in range(3)] == [True, True, False]
        assert notices.dropped == 1
        await notices.close()
        return notices

    with hook_server() as hook:
        notices = asyncio.run(main(hook))
    assert notices.dropped == 3
    assert hook.received == []


def test_notices_per_destination_and_hour_are_limited() -> None:
    now = 0.0

    async def main() -> None:
        nonlocal now
        notices = NoticeSender(Transport(), hourly=2, clock=lambda: now)
        assert [notices.post(mail("zoe@players.example")) for _ in range(3)] == [True, True, False]
        assert not notices.post(mail("ZOE@players.example"))
        assert notices.post(mail("max@players.example"))
        now = 3599.0
        assert not notices.post(mail("zoe@players.example"))
        now = 3600.0
        assert notices.post(mail("zoe@players.example"))
        assert notices.dropped == 3
        await notices.close()

    asyncio.run(main())


def test_notices_dropped_from_a_full_queue_do_not_count() -> None:
    async def main() -> None:
        notices = NoticeSender(Transport(), hourly=1, capacity=0, clock=lambda: 0.0)
        assert not notices.post(mail("zoe@players.example"))
        notices._capacity = 1
        assert notices.post(mail("zoe@players.example"))
        await notices.close()

    asyncio.run(main())


def test_closing_waits_for_what_is_being_sent() -> None:
    arrived, go = threading.Event(), threading.Event()

    def answer_late(visitor: socket.socket) -> None:
        visitor.recv(65536)
        arrived.set()
        assert go.wait(30)
        visitor.sendall(b"HTTP/1.1 204 \r\n\r\n")

    async def main(port: int) -> NoticeSender:
        notices = NoticeSender(
            Transport(inner=frozenset({f"127.0.0.1:{port}"}), seconds=30), workers=1
        )
        notices.start()
        call = WebhookCall(f"http://127.0.0.1:{port}/", {}, b"")
        notices.post(Notice("under way", call))
        assert await asyncio.to_thread(arrived.wait, 30)
        notices.post(Notice("waiting", call))
        closing = asyncio.create_task(notices.close())
        await asyncio.sleep(0)
        assert not closing.done()
        assert not notices.post(Notice("too late", call))
        go.set()
        await asyncio.wait_for(closing, 30)
        return notices

    with raw_server(answer_late) as port:
        notices = asyncio.run(main(port))
    assert (notices.sent, notices.failed, notices.dropped) == (1, 0, 2)


def test_closing_does_not_wait_for_a_retry() -> None:
    async def main(hook: HookServer) -> NoticeSender:
        pause = LongPause()
        notices = NoticeSender(Transport(inner=hook.inner), sleep=pause)
        notices.start()
        notices.post(notice(hook))
        await asyncio.wait_for(pause.started.wait(), 30)
        await asyncio.wait_for(notices.close(), 30)
        await notices.close()
        return notices

    with hook_server(503) as hook:
        notices = asyncio.run(main(hook))
    assert (notices.sent, notices.failed, notices.dropped) == (0, 0, 1)


def _loud(notice: Notice, reason: str) -> None:
    raise RuntimeError("the database is away")


@pytest.mark.parametrize("reported", [None, _loud])
def test_a_bug_in_one_notice_does_not_stop_the_others(
    reported: Callable[[Notice, str], None] | None,
) -> None:
    async def main(hook: HookServer) -> NoticeSender:
        notices = NoticeSender(
            Transport(inner=hook.inner), workers=1, on_permanent_failure=reported
        )
        notices.start()
        notices.post(Notice("not JSON", WebhookCall(hook.url, {"x": object()}, b"")))
        notices.post(Notice("refused", WebhookCall("http://127.0.0.1:1/", {}, b"")))
        notices.post(notice(hook))
        await arrivals(hook, 1)
        await notices.close()
        return notices

    with hook_server() as hook:
        notices = asyncio.run(main(hook))
    assert (notices.sent, notices.failed) == (1, 2)


def test_no_address_is_ever_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def main(hook: HookServer) -> None:
        asyncio.get_running_loop().set_debug(True)
        notices = NoticeSender(Transport(inner=hook.inner), workers=1, sleep=Pauses())
        notices.start()
        notices.post(Notice("a", WebhookCall(f"{hook.url}&private", {"x": object()}, b"private")))
        notices.post(Notice("b", WebhookCall("https://private.example:1/private", {}, b"private")))
        notices.post(mail("private@players.example"))
        notices.post(Notice("c", WebhookCall(f"{hook.url}&private", {}, b"private")))
        await arrivals(hook, 1)
        await notices.close()
        assert notices.failed == 4

    with hook_server(410) as hook:
        asyncio.run(main(hook))
    assert caplog.text.count("a notice was not delivered") == 4
    assert "status 410" in caplog.text
    assert "private" not in caplog.text
    assert "127.0.0.1" not in caplog.text


def test_addresses_of_one_mailbox_share_a_limit() -> None:
    async def run() -> None:
        notices = NoticeSender(Transport(), hourly=2, clock=lambda: 0.0)
        addresses = ("ann@example.org", "Ann+1@example.org", "ann+2@Example.org")
        assert [notices.post(mail(to)) for to in addresses] == [True, True, False]
        assert notices.post(mail("ben+1@example.org"))

    asyncio.run(run())


def test_addresses_of_one_host_share_a_limit() -> None:
    async def run() -> None:
        notices = NoticeSender(Transport(), hourly=1, clock=lambda: 0.0)

        def accepted(url: str) -> bool:
            return notices.post(Notice("table/seat", WebhookCall(url, {}, b"secret")))

        flood = [accepted(f"https://example.org/{number}") for number in range(15)]
        assert flood == [True] * 10 + [False] * 5
        assert not accepted("https://EXAMPLE.org.:8443/other")
        assert accepted("https://example.com/")

    asyncio.run(run())


def test_a_slow_receiver_keeps_half_of_the_workers_at_most() -> None:
    class Slow(Transport):
        def deliver(self, notice: Notice) -> None:
            assert not isinstance(notice.content, Mail)
            if "slow" in notice.content.url:
                release.wait()
            else:
                arrived.set()

    async def run() -> None:
        notices = NoticeSender(Slow(), workers=4)
        notices.start()
        for number in range(10):
            notices.post(Notice("a", WebhookCall(f"https://slow.example/{number}", {}, b"")))
        notices.post(Notice("b", WebhookCall("https://quick.example/", {}, b"")))
        await asyncio.to_thread(arrived.wait)
        assert notices.sent <= 1
        release.set()
        while notices.sent < 11:
            await asyncio.sleep(0)
        await notices.close()

    release, arrived = threading.Event(), threading.Event()
    asyncio.run(run())
