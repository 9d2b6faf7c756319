"""Telling players who are away that it is their turn: by webhook or by e-mail.

`check_webhook` and `check_address` judge what a player enters, `turn_mail` and `confirmation_mail`
say it in a language, `Notices` sends it in the background. `guard` is about where a webhook leads.
"""

from futago.notices.delivery import Undelivered
from futago.notices.guard import allowed_addresses, check_webhook
from futago.notices.mail import Mail, MailSettings, check_address, mail_settings, send_mail
from futago.notices.sender import Notice, Notices, Outlet
from futago.notices.webhook import SIGNATURE, Call, post, signature
from futago.notices.words import confirmation_mail, turn_mail

__all__ = [
    "SIGNATURE",
    "Call",
    "Mail",
    "MailSettings",
    "Notice",
    "Notices",
    "Outlet",
    "Undelivered",
    "allowed_addresses",
    "check_address",
    "check_webhook",
    "confirmation_mail",
    "mail_settings",
    "post",
    "send_mail",
    "signature",
    "turn_mail",
]
