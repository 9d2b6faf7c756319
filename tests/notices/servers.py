"""Real servers on 127.0.0.1 for the tests: configurable HTTP, certificates, mail."""

from __future__ import annotations

import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

HOST = "hooks.example"


@dataclass
class Received:
    """One request as it came in."""

    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class HookServer:
    """An HTTP server that records requests and answers with each status in turn, then the last."""

    statuses: list[int]
    location: str = ""
    received: list[Received] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)
    arrived: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))
    port: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?table=7"

    @property
    def inner(self) -> frozenset[str]:
        return frozenset({f"127.0.0.1:{self.port}", f"{HOST}:{self.port}"})

    def status(self) -> int:
        return self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]


def _handler(hook: HookServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            hook.received.append(Received(self.path, dict(self.headers), body))
            hook.arrived.release()
            self.send_response(hook.status())
            if hook.location:
                self.send_header("Location", hook.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_GET = do_POST  # noqa: N815

        def log_message(self, format: str, *args: object) -> None:
            pass

    return Handler


@contextmanager
def hook_server(
    *statuses: int, location: str = "", context: ssl.SSLContext | None = None
) -> Iterator[HookServer]:
    """An HTTP server, with TLS where a context is given."""
    hook = HookServer(list(statuses) or [204], location)

    class Server(ThreadingHTTPServer):
        def handle_error(self, request: object, client_address: object) -> None:
            """Ignore clients that hang up, as ours does on a bad certificate."""

    server = Server(("127.0.0.1", 0), _handler(hook))
    if context is not None:
        context.sni_callback = lambda _sock, name, _context: hook.names.append(name)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    hook.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield hook
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@contextmanager
def raw_server(talk: Callable[[socket.socket], None]) -> Iterator[int]:
    """A server that handles one connection with `talk`; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            visitor, _ = listener.accept()
            # The client hangs up on what is too long or too slow, as it should.
            with visitor, suppress(OSError):
                talk(visitor)

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield int(listener.getsockname()[1])
        thread.join()


def make_certificate(folder: Path, host: str = HOST) -> tuple[Path, Path]:
    """A self-signed certificate for a host, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", f"/CN={host}", "-addext"]
    command += [f"subjectAltName=DNS:{host},IP:127.0.0.1"]
    command += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key


@dataclass
class Delivered:
    """One mail as it came in."""

    sender: str
    recipients: list[str]
    content: bytes
    encrypted: bool


class MailBox:
    """Accepts mails, and refuses certain recipients."""

    def __init__(self) -> None:
        self.mails = list[Delivered]()
        self.logins = list[tuple[bytes, bytes]]()
        self.refuse = ""

    def authenticate(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: object
    ) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login, data.password))
        return AuthResult(success=data.password == b"p@ss/word", handled=False)

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        assert server.transport is not None
        encrypted = server.transport.get_extra_info("sslcontext") is not None
        sender, content = str(envelope.mail_from), envelope.content
        self.mails.append(Delivered(sender, envelope.rcpt_tos, content, encrypted))
        return "250 OK"


@contextmanager
def mail_server(
    box: MailBox, starttls: ssl.SSLContext | None = None, tls: ssl.SSLContext | None = None
) -> Iterator[int]:
    """A mail server; its port."""
    controller = Controller(
        box,
        hostname="127.0.0.1",
        port=_free_port(),
        ssl_context=tls,
        tls_context=starttls,
        require_starttls=starttls is not None,
        authenticator=box.authenticate,
        auth_require_tls=starttls is not None,
    )
    controller.start()
    try:
        yield controller.port
    finally:
        controller.stop()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
