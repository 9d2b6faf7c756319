"""What a socket is sent: at once, in order, and only so much for a client that does not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from futago.server.feed import MAX_WAITING, SocketFeed


class Line:
    """A connection whose client reads when the test says so."""

    def __init__(self) -> None:
        self.is_writable = True
        self.sent = list[bytes]()

    def send_text(self, message: bytes) -> None:
        self.sent.append(message)


def with_feed(use: Callable[[SocketFeed, Line, list[str]], None]) -> None:
    """A feed with its line, and the reasons for which it said it was closed."""

    async def run() -> None:
        line, closed = Line(), list[str]()
        use(SocketFeed("samurai", None, line, closed.append), line, closed)

    asyncio.run(run())


def test_what_comes_before_the_first_message_follows_it() -> None:
    def use(feed: SocketFeed, line: Line, closed: list[str]) -> None:
        feed.send(2, b"event 2")
        assert line.sent == []
        feed.open(b"table")
        feed.send(3, b"event 3")
        assert line.sent == [b"table", b"event 2", b"event 3"]

    with_feed(use)


def test_a_client_that_reads_again_gets_everything_in_order() -> None:
    def use(feed: SocketFeed, line: Line, closed: list[str]) -> None:
        feed.open(b"0")
        line.is_writable = False
        feed.send(1, b"1")
        feed.send(2, b"2")
        assert line.sent == [b"0"]
        line.is_writable = True
        feed.send(3, b"3")
        assert line.sent == [b"0"]
        feed.flush()
        assert line.sent == [b"0", b"1", b"2", b"3"]
        assert not closed

    with_feed(use)


def test_a_client_that_does_not_read_is_given_up() -> None:
    def use(feed: SocketFeed, line: Line, closed: list[str]) -> None:
        feed.open(b"table")
        line.is_writable = False
        for number in range(MAX_WAITING + 5):
            feed.send(number, b"event")
        assert feed.closed == "slow"
        assert not closed, "first it gets what waits"
        line.is_writable = True
        feed.flush()
        assert len(line.sent) == 1 + MAX_WAITING
        assert closed == ["slow"]

    with_feed(use)


def test_a_feed_that_is_closed_before_it_is_open_says_so_after_the_first_message() -> None:
    def use(feed: SocketFeed, line: Line, closed: list[str]) -> None:
        feed.close("stopping")
        assert not closed
        feed.open(b"table")
        assert line.sent == [b"table"]
        assert closed == ["stopping"]
        feed.send(1, b"event")
        feed.close("gone")
        assert line.sent == [b"table"]
        assert closed == ["stopping"]

    with_feed(use)
