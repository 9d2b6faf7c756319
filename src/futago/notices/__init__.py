"""Notices to players who are away when their turn begins, by webhook or by e-mail.

`check_webhook` and `check_address` validate what a player enters, `turn_mail` and
`confirmation_mail` write the mails, `NoticeSender` sends them in the background. `address_check`
keeps webhooks away from internal services (SSRF).
"""

from futago.notices.address_check import allowed_addresses, check_webhook
from futago.notices.delivery import DeliveryFailed
from futago.notices.mail import Mail, MailSettings, check_address, mail_settings, send_mail
from futago.notices.mail_texts import confirmation_mail, turn_mail
from futago.notices.sender import Notice, NoticeSender, Transport
from futago.notices.webhook import SIGNATURE, WebhookCall, post, signature

__all__ = [
    "SIGNATURE",
    "DeliveryFailed",
    "Mail",
    "MailSettings",
    "Notice",
    "NoticeSender",
    "Transport",
    "WebhookCall",
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
