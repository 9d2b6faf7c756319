"""Real servers on 127.0.0.1 for the tests: HTTP that answers as told, certificates, mail."""

from __future__ import annotations

import socket
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

HOST = "hooks.example"


@dataclass
class Received:
    """One request as it came in."""

    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class HookServer:
    """An HTTP server that notes requests and answers with the next status, the last one for ever."""

    statuses: list[int]
    location: str = ""
    received: list[Received] = field(default_factory=list)
    names: list[str | None] = field(default_factory=list)
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
        def do_POST(self) -> None:  # noqa: N802
            body = self.rfile.read(int(self.headers["Content-Length"]))
            hook.received.append(Received(self.path, dict(self.headers), body))
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
            """A client that hangs up, as ours does on a bad certificate, is no news."""

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
    """A server that says to its one visitor whatever `talk` does; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            visitor, _ = listener.accept()
            with visitor:
                try:
                    talk(visitor)
                except OSError:
                    pass  # the client hung up, as it should

        thread = threading.Thread(target=serve)
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
    user: str | None


class MailBox:
    """Takes mails, refuses recipients as told."""

    def __init__(self) -> None:
        self.mails = list[Delivered]()
        self.refuse = ""

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        user = session.auth_data.decode() if isinstance(session.auth_data, bytes) else None
        mail = Delivered(str(envelope.mail_from), envelope.rcpt_tos, envelope.content, user)
        self.mails.append(mail)
        return "250 OK"


@contextmanager
def mail_server(box: MailBox, **settings: object) -> Iterator[int]:
    """A mail server; its port."""
    controller = Controller(box, hostname="127.0.0.1", port=_free_port(), **settings)
    controller.start()
    try:
        yield controller.port
    finally:
        controller.stop()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
