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
from futago.notices.delivery import DeliveryFailed
from futago.notices.normalize import ascii_host, one_line
from futago.texts import Text

SENDER_NAME: Final = "Futago"
MAX_SUBJECT: Final = 200
MAX_ADDRESS: Final = 254
_PORTS: Final = {"smtp": 587, "smtps": 465}
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LINK = re.compile(r"(https?://|mailto:)[!-;=?-~]{1,900}")
"""Printable ASCII without angle brackets, short enough for one header line."""


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The operator's mail server and the sender's address."""

    sender: str
    host: str
    port: int
    tls: str
    """"tls" from the start, "starttls", or "none"."""
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Mail:
    """One mail; its `repr` hides the content. `unsubscribe` is a link that stops such mails, if
    more would come."""

    to: str = field(repr=False)
    subject: str = field(repr=False)
    body: str = field(repr=False)
    unsubscribe: str | None = field(default=None, repr=False)


def check_address(address: str) -> str:
    """A normalized e-mail address, with its domain in lower-case ASCII; `BadInput` if invalid."""
    local, _, domain = address.strip().rpartition("@")
    host = ascii_host(domain)
    if host is None or not _is_domain(host) or len(local) > 64 or not _LOCAL.fullmatch(local):
        raise BadInput(Text("mail-bad-address"))
    if len(local) + 1 + len(host) > MAX_ADDRESS:
        raise BadInput(Text("mail-bad-address"))
    return f"{local}@{host}"


def mail_settings(url: str, sender: str) -> MailSettings:
    """Settings from `smtp://user:password@host:587?tls=starttls` or `smtps://host:465`.

    `smtp` upgrades to TLS (`starttls`, the default) or stays unencrypted (`tls=none`, without a
    password); `smtps` uses TLS from the start.
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
    """The message as it is sent, headers first. User input cannot become a header."""
    if mail.unsubscribe is not None and not _LINK.fullmatch(mail.unsubscribe):
        raise ValueError("the link of List-Unsubscribe is not a plain link")
    message = EmailMessage(policy=SMTP)
    message["From"] = Address(SENDER_NAME, addr_spec=sender)
    message["To"] = Address(addr_spec=check_address(mail.to))
    message["Subject"] = _subject(mail.subject)
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=_domain(sender))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.body, charset="utf-8", cte="quoted-printable")
    if mail.unsubscribe is None:
        return message.as_bytes()
    # Written by hand: the library would fold or encode a long link and break it.
    return f"List-Unsubscribe: <{mail.unsubscribe}>\r\n".encode("ascii") + message.as_bytes()


def send_mail(
    mail: Mail,
    settings: MailSettings,
    *,
    context: ssl.SSLContext | None = None,
    seconds: float = 20.0,
) -> None:
    """Send a mail through the operator's server; `DeliveryFailed` if it is not accepted."""
    try:
        message = written(mail, settings.sender)
        to = check_address(mail.to)
    except BadInput:
        raise DeliveryFailed("address not allowed") from None
    try:
        with _session(settings, context, seconds) as server:
            server.sendmail(settings.sender, [to], message)
    except smtplib.SMTPRecipientsRefused as refusal:
        raise _refused(*refusal.recipients[to]) from None
    except smtplib.SMTPResponseException as answer:
        retry = answer.smtp_code < 500
        raise DeliveryFailed(
            f"mail server: {answer.smtp_code}", retry=retry, recipient_fault=False
        ) from None
    except ssl.SSLCertVerificationError:
        raise DeliveryFailed("mail server: certificate not valid", recipient_fault=False) from None
    except smtplib.SMTPNotSupportedError:
        raise DeliveryFailed("mail server: cannot do what is set", recipient_fault=False) from None
    except (OSError, smtplib.SMTPException):
        raise DeliveryFailed(
            "mail server: not reachable", retry=True, recipient_fault=False
        ) from None


@contextmanager
def _session(
    settings: MailSettings, context: ssl.SSLContext | None, seconds: float
) -> Iterator[smtplib.SMTP]:
    # Our host name is given explicitly, or the library would look it up in the network.
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


def _refused(code: int, answer: bytes) -> DeliveryFailed:
    # 5.7 is a policy decision about our server: the address may be valid.
    recipient_fault = code >= 500 and not answer.startswith(b"5.7.")
    return DeliveryFailed(
        f"recipient refused: {code}", retry=code < 500, recipient_fault=recipient_fault
    )


def _subject(text: str) -> str:
    # "=?" begins an encoded word, which the library would decode, including line breaks.
    return one_line(text, MAX_SUBJECT).replace("=?", "= ?")


def _is_domain(host: str) -> bool:
    """Whether a host is a name of several labels, not an IP address."""
    return "." in host and not host.rpartition(".")[2].isdigit()


def _domain(address: str) -> str:
    return address.rpartition("@")[2]
