# Notices to players who are away: webhooks and mails.

## Errors

mail-bad-address = A questo indirizzo e-mail non si può scrivere: scrivilo nella forma nome@example.org.
mail-bad-settings = L’impostazione del server di posta non è valida: scrivila nella forma smtp://user:password@host:587?tls=starttls oppure smtps://host:465.
mail-password-in-clear = Con tls=none la password viaggerebbe in chiaro: usa tls=starttls o smtps.
webhook-bad-port = Questa porta non si può usare: toglila, oppure usa 80, 443 o una porta da 1024 a 65535.
webhook-bad-url = Questo indirizzo web non si può usare: scrivilo nella forma https://example.org/percorso, senza nome utente, password o «#». Lunghezza massima in caratteri: { $longest }.
webhook-not-public = Questo indirizzo web non si può usare: il nome è sconosciuto, oppure non porta alla rete Internet pubblica.

## Mails

notice-turn-subject = Tocca a te: { $game }, tavolo «{ $name }»
notice-turn-body =
    Tocca a te giocare a { $game }, tavolo «{ $name }».

    Vai al tavolo: { $link }

    Ricevi questo messaggio perché hai chiesto di ricevere avvisi a questo indirizzo.
    Per non riceverne più, apri: { $stop }
notice-confirm-subject = Conferma il tuo indirizzo e-mail
notice-confirm-body =
    Qualcuno, probabilmente tu, ha chiesto di ricevere un avviso a questo indirizzo quando è il suo turno su Futago.

    Se la richiesta è tua, conferma aprendo questo link: { $link }

    Altrimenti ignora questo messaggio: senza conferma, a questo indirizzo non arriverà nessun avviso.
notice-sign-in-subject = Accedi a Futago
notice-sign-in-body =
    
    Apri questo link per accedere a Futago o per confermare il tuo indirizzo: { $link }

    Funziona una volta sola, entro un’ora.

    Se non l’hai chiesto tu su { $site }, ignora questa e-mail: senza il link non succede nulla.
