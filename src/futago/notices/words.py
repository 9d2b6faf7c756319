"""What the mails say, in the player's language."""

from __future__ import annotations

from typing import Final

from futago.notices.hosts import one_line
from futago.texts import Text, say

LONGEST_NAME: Final = 80


def turn_mail(game: str, table: str, link: str, stop: str, language: str) -> tuple[str, str]:
    """Subject and body of "it is your turn": `link` leads to the table, `stop` ends such mails."""
    # A table's name is whatever somebody typed: on one line it cannot pose as a part of the mail.
    names = {"game": one_line(game, LONGEST_NAME), "name": one_line(table, LONGEST_NAME)}
    subject = say(Text("notice-turn-subject", **names), language)
    return subject, say(Text("notice-turn-body", **names, link=link, stop=stop), language)


def confirmation_mail(link: str, language: str) -> tuple[str, str]:
    """Subject and body of the question whether an address may be written to.

    It goes to people who may never have heard of us, so it holds nothing that a player typed.
    """
    subject = say(Text("notice-confirm-subject"), language)
    return subject, say(Text("notice-confirm-body", link=link), language)
