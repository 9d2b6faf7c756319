"""The mails that a server sends, and the codes in them."""

from __future__ import annotations

import re
import threading
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.notices.servers import Delivered, MailBox


class WaitableMailBox(MailBox):
    """A mail box that can wait for the next mail."""

    def __init__(self) -> None:
        super().__init__()
        self._arrived = threading.Semaphore(0)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        answer = await super().handle_DATA(server, session, envelope)
        self._arrived.release()
        return answer

    def next(self) -> tuple[Delivered, str]:
        """The next mail and its text."""
        assert self._arrived.acquire(timeout=60)
        mail = self.mails[-1]
        message = message_from_bytes(mail.content, policy=policy.default)
        return mail, message.get_content()

    def next_code(self, kind: str) -> str:
        """The code of a link in the next mail."""
        return code_in(self.next()[1], kind)


def code_in(text: str, kind: str) -> str:
    """The code of a link in the text of a mail."""
    found = re.search(rf"#{kind}=([A-Za-z0-9_-]+)", text)
    assert found is not None, text
    return found[1]
