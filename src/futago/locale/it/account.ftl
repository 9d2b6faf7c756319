# Account: accesso, cosa ne fa parte, le mie partite.

## Rifiuti

account-address-taken = Questo indirizzo e-mail appartiene già a un altro account.
account-code-wrong = Questo codice di recupero non è giusto, o è già stato usato.
account-last-way = È il tuo unico modo di accedere. Aggiungine prima un altro: una passkey, un indirizzo e-mail o dei codici di recupero.
account-link-spent = Questo link è già stato usato, o è troppo vecchio. Chiedine uno nuovo.
account-no-passkeys = Le passkey non funzionano a questo indirizzo: serve un indirizzo https://, o il computer su cui gira il server.
account-not-signed-in = Non hai effettuato l’accesso. Accedi prima.
account-not-valid = Questo account non esiste più.
account-passkey-unknown = Questa passkey non appartiene a nessun account di qui. Forse è stata rimossa.
account-passkey-wrong = Non è stato possibile verificare la passkey. Riprova.
account-signed-in = Hai già effettuato l’accesso. Esci prima.
account-too-late = È passato troppo tempo. Riprova.
account-too-many = Ce ne sono già troppi. Rimuovine prima qualcuno.

## La pagina dell’account

account-page-line = Futago funziona senza account. Con un account ritrovi le tue partite, i tuoi palazzi e i tuoi progressi su ogni dispositivo. Non c’è nessuna password.
account-page-keep = Conserva ciò che hai giocato
account-page-keep-games = { $count ->
    [0] Non hai ancora giocato in questo browser; ciò che giocherai d’ora in poi sarà conservato.
    [one] Una partita di questo browser entra nel tuo account.
   *[other] { $count } partite di questo browser entrano nel tuo account.
}
account-page-name = Nome
account-page-name-help = Qui lo vedi solo tu; ai tavoli scegli un soprannome.
account-page-with-passkey = Conserva con una passkey
account-page-passkey-line = Con l’impronta, il volto o il PIN del tuo dispositivo.
account-page-with-codes = Conserva con codici di recupero
account-page-codes-line = Funziona ovunque, anche senza cifratura in una rete domestica: annoti sei codici.
account-page-with-mail = Mandami un link
account-page-mail-line = Ricevi un’e-mail con un link che ti fa accedere.
account-page-email = Indirizzo e-mail
account-page-mail-sent = Se l’indirizzo è giusto, un’e-mail è in viaggio. Apri il suo link in questo browser per conservare le partite che ci hai giocato.
account-page-sign-in = Ho un account
account-page-use-passkey = Accedi con una passkey
account-page-use-code = Accedi con un codice di recupero
account-page-code = Codice di recupero
account-page-merge = { $count ->
    [one] Aggiungi all’account la partita di questo browser
   *[other] Aggiungi all’account le { $count } partite di questo browser
}
account-page-cancelled = Il browser non ha usato una passkey. Riprova, o scegli un altro modo.
account-page-welcome = Hai effettuato l’accesso.
account-page-confirmed = Il tuo indirizzo e-mail è confermato.

account-page-link-sign-in = Questo link fa accedere questo browser come { $name }.
account-page-link-sign-up = Questo link crea un account con il tuo indirizzo e-mail.
account-page-link-address = Questo link conferma il tuo indirizzo e-mail per l’account di { $name }.
account-page-link-go = Accedi
account-page-link-make = Crea l’account
account-page-link-confirm = Conferma l’indirizzo

account-page-codes = Codici di recupero
account-page-codes-new = I tuoi codici di recupero
account-page-codes-keep = Annota questi codici o stampali. Ognuno ti fa accedere una volta, su qualsiasi dispositivo. Non saranno più mostrati.
account-page-codes-done = Li ho
account-page-codes-left = { $count ->
    [0] Non hai codici di recupero.
    [one] Resta un codice di recupero.
   *[other] Restano { $count } codici di recupero.
}
account-page-codes-make = Crea nuovi codici
account-page-codes-void = I codici precedenti non funzioneranno più.

account-page-ways = Come accedi
account-page-passkeys = Passkey
account-page-passkeys-none = Non hai ancora nessuna passkey.
account-page-passkey-add = Aggiungi una passkey
account-page-passkeys-not-here = Le passkey richiedono un indirizzo https://. Qui usa i codici di recupero.
account-page-rename = Rinomina
account-page-remove = Rimuovi
account-page-remove-this = Rimuovi: { $name }
account-page-rename-this = Rinomina: { $name }
account-page-save = Salva
account-page-cancel = Annulla
account-page-used = ultimo uso { $when }
account-page-email-none = Nessun indirizzo e-mail.
account-page-email-add = Aggiungi un indirizzo
account-page-no-mail = Questo server non può mandare e-mail.

account-page-devices = Dove hai effettuato l’accesso
account-page-this-device = questo dispositivo
account-page-device-unknown = Dispositivo sconosciuto
account-page-sign-out = Esci
account-page-sign-out-this = Disconnetti: { $name }
account-page-sign-out-others = Esci da tutti gli altri
account-page-device-add = Accedi su un altro dispositivo
account-page-device-line = Apri questo link, o inquadralo, sull’altro dispositivo. Funziona una volta sola, entro dieci minuti.
account-page-device-link = Link per l’altro dispositivo

account-page-data = I tuoi dati
account-page-data-line = Sono conservati il tuo nome, come accedi, dove hai effettuato l’accesso, le tue lezioni, i tuoi rompicapi e palazzi, e le tue partite.
account-page-export = Scarica tutto (JSON)
account-page-delete = Elimina l’account
account-page-delete-ask = Eliminare il tuo account per sempre? Nelle partite ancora in corso ti arrendi. A tutti i tavoli il tuo nome diventa “giocatore eliminato”, e ciò che hai scritto nella chat viene rimosso. Non si può annullare.
account-page-delete-yes = Elimina per sempre
account-page-delete-no = Conservalo
account-page-deleted = { $count ->
    [0] Il tuo account è eliminato.
    [one] Il tuo account è eliminato. Il tuo nome sparisce da un tavolo entro un minuto.
   *[other] Il tuo account è eliminato. Il tuo nome sparisce da { $count } tavoli entro pochi minuti.
}

## Le mie partite

history-line = Tutte le partite che hai iniziato o a cui ti sei unito, e come sono andate.
history-line-guest = Quelle di questo browser. Con un account sono su tutti i tuoi dispositivi.
history-keep = Conservale in un account
history-games = Partite
history-statistics = Statistiche
history-search = Cerca
history-search-help = Un nome o il titolo di un tavolo
history-game = Gioco
history-role = Ruolo
history-opponent = Avversario
history-result = Risultato
history-any = tutti
history-won = vinta
history-lost = persa
history-drawn = nessun vincitore
history-unfinished = non finita
history-against = contro { $names }
history-alone = in solitario
history-as = ruolo: { $seats }
history-none = Non hai ancora partite. Quelle che giocherai saranno qui.
history-none-fit = Nessuna partita corrisponde. Cambia la ricerca o un filtro.
history-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
history-page = { $first }–{ $last } di { $total }
history-newer = Più recenti
history-older = Meno recenti
history-download-csv = Scarica come tabella (CSV)
history-download-json = Scarica (JSON)

history-won-of = vinte { $won } su { $games }
history-share = { $percent } %
history-interval = tra { $low } e { $high } %
history-interval-line = L’intervallo dice fin dove può aver portato il solo caso: con poche partite è ampio. Contiene la tua vera forza 95 volte su 100.
history-by-role = Per ruolo
history-by-opponent = Per avversario
history-what = Che cosa
history-rate = Partite vinte
history-course = Nel tempo
history-course-line = Partite vinte tra le ultime venti, dopo ogni partita.
history-course-told = Da { $first } % a { $last } %, numero di partite: { $games }.
history-luck = Fortuna e abilità
history-luck-line = Che cosa ha cambiato il risultato in media, in punti, nelle partite che l’allenatore ha analizzato. La fortuna è ciò che nessuno ha deciso.
history-luck-none = L’allenatore non ha ancora analizzato nessuna di queste partite. Chiedi un’analisi in una partita da rivedere; allora fortuna e decisioni saranno distinte qui.
history-luck-of = { $game }, { $role }: { $games ->
    [one] una partita
   *[other] { $games } partite
}
history-statistics-none = Le statistiche cominciano con la tua prima partita finita.
