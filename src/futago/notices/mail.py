"""E-mail in plain text through the operator's mail server."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from futago.game import BadInput
from futago.notices.delivery import Undelivered
from futago.notices.hosts import ascii_host, one_line
from futago.texts import Text

SENDER_NAME: Final = "Futago"
LONGEST_SUBJECT: Final = 200
LONGEST_ADDRESS: Final = 254
_PORTS: Final = {"smtp": 587, "smtps": 465}
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LINK = re.compile(r"(https?://|mailto:)[!-;=?-~]{1,900}")
"""Printable ASCII without angle brackets, short enough for one line of a header."""


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The operator's mail server, and the address that mails come from."""

    sender: str
    host: str
    port: int
    tls: str
    """"tls" from the start, "starttls", or "none"."""
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Mail:
    """One mail; its `repr` tells nothing of it. `unsubscribe` is a link that stops such mails."""

    to: str = field(repr=False)
    subject: str = field(repr=False)
    body: str = field(repr=False)
    unsubscribe: str = field(repr=False)


def check_address(address: str) -> str:
    """An e-mail address in the form that mail servers take: its domain in lower-case ASCII."""
    local, _, domain = address.strip().rpartition("@")
    host = ascii_host(domain)
    if host is None or not _is_domain(host) or len(local) > 64 or not _LOCAL.fullmatch(local):
        raise BadInput(Text("mail-bad-address"))
    if len(local) + 1 + len(host) > LONGEST_ADDRESS:
        raise BadInput(Text("mail-bad-address"))
    return f"{local}@{host}"


def mail_settings(url: str, sender: str) -> MailSettings:
    """Settings from `smtp://user:password@host:587?tls=starttls` or `smtps://host:465`.

    `smtp` begins in the clear and turns to TLS (`starttls`, also when nothing is said) or stays so
    (`tls=none`, then without a password); `smtps` speaks TLS from the start.
    """
    try:
        parts = urlsplit(url)
        query = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else {}
        port = parts.port or _PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadInput(Text("mail-bad-settings")) from None
    host = parts.hostname or ""
    secure = "tls" if parts.scheme == "smtps" else query.pop("tls", "starttls")
    known = secure in ("starttls", "none") or parts.scheme == "smtps"
    if not host or query or not known or parts.path.strip("/") or parts.fragment:
        raise BadInput(Text("mail-bad-settings"))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if password and secure == "none":
        raise BadInput(Text("mail-password-in-clear"))
    return MailSettings(check_address(sender), host, port, secure, user, password)


def written(mail: Mail, sender: str) -> bytes:
    """The message as it travels, headers first. What people typed cannot become a header."""
    if not _LINK.fullmatch(mail.unsubscribe):
        raise ValueError("the link of List-Unsubscribe is not a plain link")
    message = EmailMessage(policy=SMTP)
    message["From"] = Address(SENDER_NAME, addr_spec=sender)
    message["To"] = Address(addr_spec=check_address(mail.to))
    message["Subject"] = _subject(mail.subject)
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=_domain(sender))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.body, charset="utf-8", cte="quoted-printable")
    # Written by hand: the library would fold a long link or encode it, and then nobody can follow.
    return f"List-Unsubscribe: <{mail.unsubscribe}>\r\n".encode("ascii") + message.as_bytes()


def send_mail(
    mail: Mail,
    settings: MailSettings,
    *,
    context: ssl.SSLContext | None = None,
    seconds: float = 20.0,
) -> None:
    """Hand a mail to the operator's server; `Undelivered` if it is not taken."""
    try:
        message = written(mail, settings.sender)
        to = check_address(mail.to)
    except BadInput:
        raise Undelivered("address not allowed") from None
    try:
        with _session(settings, context, seconds) as server:
            server.sendmail(settings.sender, [to], message)
    except smtplib.SMTPRecipientsRefused as refusal:
        raise _refused(*refusal.recipients[to]) from None
    except smtplib.SMTPResponseException as answer:
        again = answer.smtp_code < 500
        raise Undelivered(f"mail server: {answer.smtp_code}", again=again, theirs=False) from None
    except ssl.SSLCertVerificationError:
        raise Undelivered("mail server: certificate not valid", theirs=False) from None
    except smtplib.SMTPNotSupportedError:
        raise Undelivered("mail server: cannot do what is set", theirs=False) from None
    except (OSError, smtplib.SMTPException):
        raise Undelivered("mail server: not reachable", again=True, theirs=False) from None


@contextmanager
def _session(
    settings: MailSettings, context: ssl.SSLContext | None, seconds: float
) -> Iterator[smtplib.SMTP]:
    # The name we greet with is given, or the library would look our own up in the network.
    secure, name = context or ssl.create_default_context(), _domain(settings.sender)
    where = settings.host, settings.port
    if settings.tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(*where, name, timeout=seconds, context=secure)
    else:
        server = smtplib.SMTP(*where, name, timeout=seconds)
    with server:
        if settings.tls == "starttls":
            server.starttls(context=secure)
        if settings.user:
            server.login(settings.user, settings.password)
        yield server


def _refused(code: int, answer: bytes) -> Undelivered:
    # 5.7 is a matter of policy between our server and theirs: the address may be quite right.
    theirs = code >= 500 and not answer.startswith(b"5.7.")
    return Undelivered(f"recipient refused: {code}", again=code < 500, theirs=theirs)


def _subject(text: str) -> str:
    # "=?" begins an encoded word, which the library would decode again, line breaks and all.
    return one_line(text, LONGEST_SUBJECT).replace("=?", "= ?")


def _is_domain(host: str) -> bool:
    """Whether a host is a name of several parts, not an address in numbers."""
    return "." in host and not host.rpartition(".")[2].isdigit()


def _domain(address: str) -> str:
    return address.rpartition("@")[2]
