"""The texts of the mails, in the player's language."""

from __future__ import annotations

from typing import Final

from futago.notices.normalize import one_line
from futago.texts import Text, say

MAX_NAME: Final = 80


def turn_mail(game: str, table: str, link: str, stop: str, language: str) -> tuple[str, str]:
    """Subject and body of "it is your turn": `link` opens the table, `stop` unsubscribes."""
    # A table's name is user input: on one line it cannot pose as part of the mail.
    names = {"game": one_line(game, MAX_NAME), "name": one_line(table, MAX_NAME)}
    subject = say(Text("notice-turn-subject", **names), language)
    return subject, say(Text("notice-turn-body", **names, link=link, stop=stop), language)


def sign_in_mail(link: str, site: str, language: str) -> tuple[str, str]:
    """Subject and body of the mail with a link that signs in. It says nothing of an account: it is
    the same whether there is one or not, and contains no user input."""
    subject = say(Text("notice-sign-in-subject"), language)
    return subject, say(Text("notice-sign-in-body", link=link, site=site), language)


def confirmation_mail(link: str, language: str) -> tuple[str, str]:
    """Subject and body of the mail that asks to confirm an address.

    It goes to people who may not know us, so it contains no user input.
    """
    subject = say(Text("notice-confirm-subject"), language)
    return subject, say(Text("notice-confirm-body", link=link), language)
