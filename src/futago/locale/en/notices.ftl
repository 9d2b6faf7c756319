# Notices to players who are away: webhooks and mails.

## Errors

mail-bad-address = This is not an e-mail address that mails can be sent to: write it like name@example.org.
mail-bad-settings = The mail server is not understood: write it like smtp://user:password@host:587?tls=starttls or smtps://host:465.
mail-password-in-clear = With tls=none the password would travel readable for all: use tls=starttls or smtps.
webhook-bad-port = This port cannot be used: leave it out, or use 80, 443, or one from 1024 to 65535.
webhook-bad-url = This web address cannot be used: write it like https://example.org/path, without a user name, a password or "#", in at most { $longest } characters.
webhook-not-public = This web address cannot be used: its name is unknown, or it does not lead to the public internet.

## Mails

notice-turn-subject = Your turn in { $game } at table "{ $name }"
notice-turn-body =
    It is your turn in { $game } at table "{ $name }".

    Go to the table: { $link }

    You get this mail because you asked to be told at this address.
    To get no more of them, open: { $stop }
notice-confirm-subject = Shall we write to this address?
notice-confirm-body =
    Somebody, probably you, asked to be told at this address when it is their turn in a game on Futago.

    If it was you, confirm by opening this link: { $link }

    If it was not, ignore this mail: unless you confirm, nothing is told to this address.
