# Notices to players who are away: webhooks and mails.

## Errors

mail-bad-address = This e-mail address can’t be used: write it like name@example.org.
mail-bad-settings = The mail server setting is not valid: write it like smtp://user:password@host:587?tls=starttls or smtps://host:465.
mail-password-in-clear = With tls=none the password would be sent unencrypted: use tls=starttls or smtps.
webhook-bad-port = This port cannot be used: leave it out, or use 80, 443, or one from 1024 to 65535.
webhook-bad-url = This web address cannot be used: write it like https://example.org/path, without a user name, a password or “#”. Maximum length in characters: { $longest }.
webhook-not-public = This web address cannot be used: its name is unknown, or it does not lead to the public internet.

## Mails

notice-turn-subject = Your turn: { $game }, table “{ $name }”
notice-turn-body =
    
    It’s your turn in { $game } at table “{ $name }”.

    Go to the table: { $link }

    You get this e-mail because you asked for turn notices at this address.
    To stop them, open: { $stop }
notice-confirm-subject = Please confirm your e-mail address
notice-confirm-body =
    
    Someone, probably you, asked for an e-mail at this address whenever it’s their turn in a game on Futago.

    If it was you, open this link to confirm: { $link }

    If it wasn’t, ignore this e-mail: without confirmation, nothing more will be sent.
notice-sign-in-subject = Sign in to Futago
notice-sign-in-body =
    
    Open this link to sign in to Futago or to confirm your address: { $link }

    It works once, within an hour.

    If you didn’t ask for it at { $site }, ignore this e-mail: nothing happens without the link.
