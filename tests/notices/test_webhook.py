"""Webhook calls to real servers."""

from __future__ import annotations

import hashlib
import hmac
import json
import socket
import ssl
import threading
from collections.abc import Iterable, Iterator

import pytest

import futago
from futago.notices import DeliveryFailed, WebhookCall, post

from .servers import HOST, hook_server, raw_server

PAYLOAD = {"kind": "turn", "table": "Chez Zoé"}
SECRET = b"of this webhook"


def call(url: str) -> WebhookCall:
    return WebhookCall(url, PAYLOAD, SECRET)


def here(host: str, port: int) -> Iterable[str]:
    return ["127.0.0.1"]


def failure(url: str, inner: Iterable[str] = (), seconds: float = 10.0) -> DeliveryFailed:
    with pytest.raises(DeliveryFailed) as caught:
        post(call(url), inner=frozenset(inner), resolve=here, seconds=seconds)
    return caught.value


def test_the_payload_arrives_as_signed_json() -> None:
    with hook_server() as hook:
        post(call(hook.url), inner=hook.inner)
    (received,) = hook.received
    assert json.loads(received.body) == PAYLOAD
    assert received.path == "/hook?table=7"
    assert received.headers["Host"] == f"127.0.0.1:{hook.port}"
    assert received.headers["User-Agent"] == f"futago/{futago.__version__}"
    assert received.headers["Content-Type"] == "application/json"
    due = hmac.new(SECRET, received.body, hashlib.sha256).hexdigest()
    assert received.headers["Futago-Signature"] == f"sha256={due}"


@pytest.mark.parametrize("status", [200, 201, 202, 204, 299])
def test_every_2xx_is_success(status: int) -> None:
    with hook_server(status) as hook:
        post(call(hook.url), inner=hook.inner)
    assert len(hook.received) == 1


@pytest.mark.parametrize(
    ("status", "retry"),
    [(400, False), (404, False), (410, False), (429, True), (408, True), (500, True), (503, True)],
)
def test_another_status_is_failure_and_says_whether_to_try_again(status: int, retry: bool) -> None:
    with hook_server(status) as hook:
        caught = failure(hook.url, hook.inner)
    assert (caught.reason, caught.retry) == (f"status {status}", retry)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirect_is_followed(status: int) -> None:
    with hook_server() as inside, hook_server(status, location=inside.url) as hook:
        caught = failure(hook.url, hook.inner | inside.inner)
        assert (caught.reason, caught.retry) == ("redirect not followed", False)
        assert inside.received == []


def test_an_inner_address_gets_no_request() -> None:
    with hook_server() as hook:
        assert failure(hook.url).reason == "address not allowed"
        assert failure(f"http://{HOST}:{hook.port}/").reason == "address not allowed"
    assert hook.received == []


def test_a_name_is_resolved_once_and_only_that_answer_is_used() -> None:
    """A second lookup would lead elsewhere: there must be none."""
    answers: Iterator[list[str]] = iter([["127.0.0.1"], ["127.0.0.2"]])
    with hook_server() as hook:
        url = f"http://{HOST}:{hook.port}/"
        post(call(url), inner=hook.inner, resolve=lambda *_: next(answers))
    assert len(hook.received) == 1
    assert hook.received[0].headers["Host"] == f"{HOST}:{hook.port}"
    assert next(answers) == ["127.0.0.2"]


def test_a_name_that_turns_inward_after_it_was_entered_is_refused() -> None:
    answers = iter([["8.8.8.8"], ["127.0.0.1"]])
    with hook_server() as hook:
        url = f"http://{HOST}:{hook.port}/"
        futago.notices.allowed_addresses(
            HOST, hook.port, frozenset(), resolve=lambda *_: next(answers)
        )
        with pytest.raises(DeliveryFailed, match="address not allowed"):
            post(call(url), resolve=lambda *_: next(answers))
    assert hook.received == []


def test_the_next_address_is_tried_when_one_does_not_answer() -> None:
    with hook_server() as hook:
        url = f"http://{HOST}:{hook.port}/"
        post(call(url), inner=hook.inner, resolve=lambda *_: ["127.0.0.9", "127.0.0.1"])
    assert len(hook.received) == 1


def test_proxies_of_the_environment_are_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    with hook_server() as proxy, hook_server() as hook:
        for name in ("http_proxy", "HTTP_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
        post(call(hook.url), inner=hook.inner)
        assert (len(proxy.received), len(hook.received)) == (0, 1)


def test_an_unknown_name_is_retried() -> None:
    with pytest.raises(DeliveryFailed, match="name unknown") as caught:
        post(call("https://nowhere.example/"), resolve=lambda *_: [])
    assert caught.value.retry


def test_a_refused_connection_is_retried() -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    caught = failure(f"http://127.0.0.1:{port}/", {f"127.0.0.1:{port}"})
    assert (caught.reason, caught.retry) == ("not reachable", True)


def test_a_server_that_never_answers_times_out() -> None:
    left = threading.Event()
    with raw_server(lambda _: assert_soon(left)) as port:
        caught = failure(f"http://127.0.0.1:{port}/", {f"127.0.0.1:{port}"}, seconds=0.05)
        left.set()
    assert (caught.reason, caught.retry) == ("no answer in time", True)


def assert_soon(event: threading.Event) -> None:
    assert event.wait(30)


def test_a_server_that_answers_too_slowly_times_out() -> None:
    """Each byte arrives in time, but the whole response does not."""
    left = threading.Event()

    def drip(visitor: socket.socket) -> None:
        visitor.sendall(b"HTTP/1.1 200 ")
        while not left.wait(0.005):
            visitor.sendall(b"O")

    with raw_server(drip) as port:
        caught = failure(f"http://127.0.0.1:{port}/", {f"127.0.0.1:{port}"}, seconds=0.1)
        left.set()
    assert caught.reason == "no answer in time"


def answered(answer: bytes, more: bytes = b"") -> DeliveryFailed | None:
    """The result of a call with this response, followed by `more` repeatedly."""

    def talk(visitor: socket.socket) -> None:
        visitor.recv(65536)
        visitor.sendall(answer)
        while more:
            visitor.sendall(more)

    with raw_server(talk) as port:
        url, inner = f"http://127.0.0.1:{port}/", frozenset({f"127.0.0.1:{port}"})
        try:
            post(call(url), inner=inner, resolve=here)
        except DeliveryFailed as caught:
            return caught
    return None


def test_of_an_endless_answer_only_the_beginning_is_read() -> None:
    assert answered(b"HTTP/1.1 200 OK\r\n\r\n", b"x" * 65536) is None
    assert answered(b"HTTP/1.1 200 OK\r\n", b"X-Long: " + b"x" * 65536) is None
    assert answered(b"HTTP/1.1 500 No\r\n\r\n", b"x" * 65536) is not None
    endless_line = answered(b"HTTP/1.1 200 ", b"O" * 65536)
    assert endless_line is not None
    assert endless_line.reason == "answer not understood"
    endless_interim = answered(b"", b"HTTP/1.1 103 Early\r\n\r\n" * 1000)
    assert endless_interim is not None
    assert endless_interim.reason == "answer not understood"


@pytest.mark.parametrize(
    "answer", [b"", b"\r\n", b"220 mail.example ESMTP\r\n", b"HTTP/1.1 2000 OK\r\n", b"\x00" * 99]
)
def test_what_is_not_http_is_no_success(answer: bytes) -> None:
    caught = answered(answer)
    assert caught is not None
    assert caught.reason == "answer not understood"


def test_interim_answers_are_passed_over() -> None:
    interim = b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
    assert answered(interim + b"HTTP/1.1 204 \r\n\r\n") is None
    caught = answered(interim + b"HTTP/1.1 404 \r\n\r\n")
    assert caught is not None
    assert caught.reason == "status 404"


def test_tls_asks_for_the_host_by_name_and_checks_its_certificate(
    server_context: ssl.SSLContext, client_context: ssl.SSLContext
) -> None:
    with hook_server(context=server_context) as hook:
        url = f"https://{HOST}:{hook.port}/"
        post(call(url), inner=hook.inner, resolve=here, context=client_context)
    assert hook.names == [HOST]
    assert len(hook.received) == 1


def test_a_certificate_of_another_host_is_refused(
    server_context: ssl.SSLContext, client_context: ssl.SSLContext
) -> None:
    with hook_server(context=server_context) as hook:
        inner = frozenset({f"other.example:{hook.port}"})
        url = f"https://other.example:{hook.port}/"
        with pytest.raises(DeliveryFailed, match="certificate not valid"):
            post(call(url), inner=inner, resolve=here, context=client_context)
    assert hook.received == []


def test_a_certificate_that_nobody_vouches_for_is_refused(server_context: ssl.SSLContext) -> None:
    with hook_server(context=server_context) as hook:
        caught = failure(f"https://{HOST}:{hook.port}/", hook.inner)
    assert caught.reason == "certificate not valid"
    assert hook.received == []


def test_what_is_sent_does_not_show_in_a_repr() -> None:
    assert repr(call("https://example.org/private")) == "WebhookCall()"
