"""Mails, sent to a real mail server."""

from __future__ import annotations

import email
import email.policy
import socket
import ssl
from email.message import EmailMessage
from email.utils import parsedate_to_datetime

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from futago.game import BadInput
from futago.notices import (
    DeliveryFailed,
    Mail,
    MailSettings,
    check_address,
    mail_settings,
    send_mail,
)
from futago.notices.mail import written

from .servers import MailBox, mail_server

SENDER = "futago@games.example"
STOP = "https://games.example/stop/" + "a1B2" * 40
MAIL = Mail("zoe@players.example", "Tour à vous — Goryō", "C’est à vous.\n\nhttps://x/\n", STOP)


def settings(port: int, form: str = "smtp://127.0.0.1:{}?tls=none") -> MailSettings:
    return mail_settings(form.format(port), SENDER)


def read(content: bytes) -> EmailMessage:
    message = email.message_from_bytes(content, policy=email.policy.default)
    assert isinstance(message, EmailMessage)
    return message


def text(message: EmailMessage) -> str:
    """The text of a mail, with normal line ends."""
    return str(message.get_content()).replace("\r\n", "\n")


def test_a_mail_arrives_with_its_headers_and_text() -> None:
    box = MailBox()
    with mail_server(box) as port:
        send_mail(MAIL, settings(port))
    (mail,) = box.mails
    message = read(mail.content)
    assert (mail.sender, mail.recipients) == (SENDER, [MAIL.to])
    assert message["From"] == f"Futago <{SENDER}>"
    assert message["To"] == MAIL.to
    assert message["Subject"] == MAIL.subject
    assert message["Auto-Submitted"] == "auto-generated"
    assert f"List-Unsubscribe: <{STOP}>\r\n".encode() in mail.content
    assert message["Message-ID"].endswith("@games.example>")
    assert parsedate_to_datetime(message["Date"]).tzinfo is not None
    assert message.get_content_type() == "text/plain"
    assert text(message) == MAIL.body
    assert mail.content.isascii()


def test_two_mails_have_two_message_ids() -> None:
    first, second = (read(written(MAIL, SENDER))["Message-ID"] for _ in range(2))
    assert first != second


@pytest.mark.parametrize(
    "subject",
    [
        "Turn\r\nBcc: victim@example.org",
        "Turn\nBcc: victim@example.org",
        "Turn\rBcc: victim@example.org",
        "Turn\r\n\r\nBcc: victim@example.org",
        "Turn\u2028Bcc: victim@example.org",
        "Turn\x85Bcc: victim@example.org",
        "Turn\x0b\x0c\x1c\x1dBcc: victim@example.org",
        "=?utf-8?q?Turn=0D=0ABcc:_victim@example.org?=",
        "=?utf-8?b?VHVybg0KQmNjOiB2aWN0aW1AZXhhbXBsZS5vcmc=?=",
        "\u202eTurn",
        "Turn \x00 end",
        "é" * 500,
        "x" * 5000,
    ],
)
def test_a_subject_cannot_become_another_header(subject: str) -> None:
    message = read(written(Mail(MAIL.to, subject, "Text\n", STOP), SENDER))
    assert set(message.keys()) == EXPECTED
    assert message["Bcc"] is None
    assert text(message) == "Text\n"
    assert len(message["Subject"]) <= 202


EXPECTED = set(read(written(MAIL, SENDER)).keys())


@examples(deadline=None)
@given(st.text(max_size=300))
def test_no_subject_changes_the_headers(subject: str) -> None:
    content = written(Mail(MAIL.to, subject, "Text\n", STOP), SENDER)
    message = read(content)
    assert set(message.keys()) == EXPECTED
    assert len(message.keys()) == len(EXPECTED)
    assert text(message) == "Text\n"
    assert all(len(line) <= 998 for line in content.split(b"\r\n"))


@examples(deadline=None)
@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=300))
def test_the_text_arrives_as_it_was_written(body: str) -> None:
    message = read(written(Mail(MAIL.to, "Turn", body + "\n", STOP), SENDER))
    assert text(message) == body + "\n"


def test_a_line_with_one_dot_does_not_end_the_mail() -> None:
    box = MailBox()
    with mail_server(box) as port:
        send_mail(Mail(MAIL.to, "Turn", "a\n.\n..\nRSET\n", STOP), settings(port))
    (mail,) = box.mails
    assert text(read(mail.content)) == "a\n.\n..\nRSET\n"


@pytest.mark.parametrize(
    "link", ["", "x", "https://x/>\r\nBcc: y", "https://x/ y", "https://x/é", "https://x/<y>"]
)
def test_a_link_that_breaks_the_header_raises(link: str) -> None:
    with pytest.raises(ValueError, match="List-Unsubscribe"):
        written(Mail(MAIL.to, "Turn", "Text", link), SENDER)


@pytest.mark.parametrize(
    ("address", "known_as"),
    [
        ("zoe@example.org", "zoe@example.org"),
        (" Zoe.B+go@Example.ORG ", "Zoe.B+go@example.org"),
        ("zoe@bücher.example", "zoe@xn--bcher-kva.example"),
        ("a'b{c}@x.example", "a'b{c}@x.example"),
        ("z" * 64 + "@example.org", "z" * 64 + "@example.org"),
    ],
)
def test_addresses_are_normalised(address: str, known_as: str) -> None:
    assert check_address(address) == known_as
    assert read(written(Mail(address, "Turn", "Text", STOP), SENDER))["To"] == known_as


@pytest.mark.parametrize(
    "address",
    [
        "",
        "zoe",
        "@example.org",
        "zoe@",
        "zoe@localhost",
        "zoe@127.0.0.1",
        "zoe@[127.0.0.1]",
        "zoe@example..org",
        ".zoe@example.org",
        "zoe.@example.org",
        "z..e@example.org",
        "zoe b@example.org",
        '"zoe b"@example.org',
        "zoé@example.org",
        "a@b@example.org",
        "zoe@example.org,max@example.org",
        "zoe@example.org\r\nRCPT TO:<max@example.org>",
        "zoe\n@example.org",
        "zoe@exam\nple.org",
        "Zoe <zoe@example.org>",
        "zoe@example.org>",
        "zoe%max@exa mple.org",
        "z" * 65 + "@example.org",
        "zoe@" + "a." * 124 + "example",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="e-mail address"):
        check_address(address)
    with pytest.raises(DeliveryFailed, match="address not allowed"):
        send_mail(Mail(address, "Turn", "Text", STOP), settings(1))


@examples(deadline=None)
@given(st.emails())
def test_every_address_that_is_let_through_stays_the_recipient(address: str) -> None:
    try:
        known_as = check_address(address)
    except BadInput:
        return
    message = read(written(Mail(address, "Turn", "Text", STOP), SENDER))
    assert message["To"].addresses[0].addr_spec == known_as


def test_settings_are_read_from_one_url() -> None:
    found = mail_settings("smtp://me%40x:p%40ss%2Fword@mail.lan:2525?tls=starttls", SENDER)
    assert found == MailSettings(SENDER, "mail.lan", 2525, "starttls", "me@x", "p@ss/word")
    assert mail_settings("smtp://mail.lan", SENDER) == MailSettings(
        SENDER, "mail.lan", 587, "starttls"
    )
    assert mail_settings("smtps://10.0.0.1/", SENDER).port == 465
    assert mail_settings("smtps://10.0.0.1", SENDER).tls == "tls"
    assert "p@ss" not in repr(found)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mail.lan",
        "http://mail.lan",
        "smtp://",
        "smtp://mail.lan:x",
        "smtp://mail.lan:99999",
        "smtp://mail.lan?tls=perhaps",
        "smtp://mail.lan?TLS",
        "smtp://mail.lan?speed=1",
        "smtps://mail.lan?tls=none",
        "smtp://mail.lan/path",
        "smtp://mail.lan#x",
    ],
)
def test_settings_of_another_form_are_refused(url: str) -> None:
    with pytest.raises(BadInput, match="smtps://host:465"):
        mail_settings(url, SENDER)


def test_no_password_travels_in_the_clear() -> None:
    with pytest.raises(BadInput, match="password"):
        mail_settings("smtp://me:secret@mail.lan?tls=none", SENDER)


def test_starttls_comes_before_the_password(
    server_context: ssl.SSLContext, client_context: ssl.SSLContext
) -> None:
    box = MailBox()
    with mail_server(box, starttls=server_context) as port:
        send_mail(
            MAIL, settings(port, "smtp://me:p%40ss%2Fword@127.0.0.1:{}"), context=client_context
        )
    assert box.logins == [(b"me", b"p@ss/word")]
    assert [mail.encrypted for mail in box.mails] == [True]


def test_tls_from_the_start(server_context: ssl.SSLContext, client_context: ssl.SSLContext) -> None:
    box = MailBox()
    with mail_server(box, tls=server_context) as port:
        send_mail(MAIL, settings(port, "smtps://127.0.0.1:{}"), context=client_context)
    assert [mail.encrypted for mail in box.mails] == [True]


def failure(box: MailBox, form: str, starttls: ssl.SSLContext | None = None) -> DeliveryFailed:
    with mail_server(box, starttls) as port, pytest.raises(DeliveryFailed) as caught:
        send_mail(MAIL, settings(port, form))
    assert box.mails == []
    return caught.value


def test_a_mail_server_that_nobody_vouches_for_gets_neither_password_nor_mail(
    server_context: ssl.SSLContext,
) -> None:
    box = MailBox()
    caught = failure(box, "smtp://me:p%40ss%2Fword@127.0.0.1:{}", server_context)
    assert (caught.reason, caught.recipient_fault) == ("mail server: certificate not valid", False)
    assert box.logins == []


def test_a_mail_server_without_starttls_gets_nothing() -> None:
    caught = failure(MailBox(), "smtp://127.0.0.1:{}?tls=starttls")
    assert (caught.retry, caught.recipient_fault) == (False, False)


def test_a_wrong_password_is_not_the_recipients_fault(
    server_context: ssl.SSLContext, client_context: ssl.SSLContext
) -> None:
    with mail_server(MailBox(), server_context) as port, pytest.raises(DeliveryFailed) as caught:
        send_mail(MAIL, settings(port, "smtp://me:no@127.0.0.1:{}"), context=client_context)
    assert (caught.value.retry, caught.value.recipient_fault) == (False, False)
    assert caught.value.reason == "mail server: 535"


@pytest.mark.parametrize(
    ("answer", "retry", "recipient_fault"),
    [
        ("550 5.1.1 no such mailbox", False, True),
        ("550 5.7.1 we do not relay", False, False),
        ("451 4.7.1 come back later", True, False),
    ],
)
def test_a_refused_recipient_is_distinguished_from_server_errors(
    answer: str, retry: bool, recipient_fault: bool
) -> None:
    box = MailBox()
    box.refuse = answer
    caught = failure(box, "smtp://127.0.0.1:{}?tls=none")
    assert caught.reason == f"recipient refused: {answer[:3]}"
    assert (caught.retry, caught.recipient_fault) == (retry, recipient_fault)


def test_an_unreachable_mail_server_is_retried() -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with pytest.raises(DeliveryFailed, match="not reachable") as caught:
        send_mail(MAIL, settings(port))
    assert (caught.value.retry, caught.value.recipient_fault) == (True, False)


def test_what_is_sent_does_not_show_in_a_repr() -> None:
    assert repr(MAIL) == "Mail()"
