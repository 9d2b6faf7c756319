"""The mails that a server sends, and the codes in them."""

from __future__ import annotations

import re
import threading
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.notices.servers import MailBox


class Post(MailBox):
    """A mail box that can be waited for."""

    def __init__(self) -> None:
        super().__init__()
        self._arrived = threading.Semaphore(0)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        answer = await super().handle_DATA(server, session, envelope)
        self._arrived.release()
        return answer

    def next(self) -> str:
        """All that the next mail says."""
        assert self._arrived.acquire(timeout=60)
        message = message_from_bytes(self.mails[-1].content, policy=policy.default)
        return f"{message['List-Unsubscribe']} {message.get_content()}"

    def code(self, what: str) -> str:
        """The code of a link in the next mail."""
        found = re.search(rf"#{what}=([A-Za-z0-9_-]+)", self.next())
        assert found is not None
        return found[1]
