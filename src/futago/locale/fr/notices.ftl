# Notices to players who are away: webhooks and mails.

## Errors

mail-bad-address = Cette adresse e-mail n’est pas utilisable : écrivez-la sous la forme nom@example.org.
mail-bad-settings = Le réglage du serveur d’e-mail n’est pas valide : écrivez-le sous la forme smtp://user:password@host:587?tls=starttls ou smtps://host:465.
mail-password-in-clear = Avec tls=none, le mot de passe voyagerait en clair : utilisez tls=starttls ou smtps.
webhook-bad-port = Ce port n’est pas utilisable : omettez-le, ou prenez 80, 443 ou un port de 1024 à 65535.
webhook-bad-url = Cette adresse web n’est pas utilisable : écrivez-la sous la forme https://example.org/chemin, sans nom d’utilisateur, ni mot de passe, ni « # ». Longueur maximale en caractères : { $longest }.
webhook-not-public = Cette adresse web n’est pas utilisable : son nom est inconnu, ou elle ne mène pas à l’internet public.

## Mails

notice-turn-subject = À vous de jouer : { $game }, table « { $name } »
notice-turn-body =
    C’est à vous de jouer à { $game }, table « { $name } ».

    Aller à la table : { $link }

    Vous recevez ce message parce que vous avez demandé à recevoir des avis à cette adresse.
    Pour ne plus en recevoir, ouvrez : { $stop }
notice-confirm-subject = Confirmez votre adresse e-mail
notice-confirm-body =
    Quelqu’un, sans doute vous, a demandé à recevoir un avis à cette adresse quand vient son tour de jouer sur Futago.

    Si c’est bien vous, confirmez en ouvrant ce lien : { $link }

    Sinon, ignorez ce message : sans confirmation, aucun avis ne sera envoyé à cette adresse.
notice-sign-in-subject = Se connecter à Futago
notice-sign-in-body =
    
    Ouvrez ce lien pour vous connecter à Futago ou pour confirmer votre adresse : { $link }

    Il fonctionne une fois, pendant une heure.

    Si vous ne l’avez pas demandé sur { $site }, ignorez cet e-mail : sans le lien, rien ne se passe.
