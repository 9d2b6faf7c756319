# Il tavolo nel browser: quello che non è di nessun gioco.

table-page-actions = Che cosa puoi fare
table-page-advice = Aiuti
table-page-advice-ask = Proponi di permettere gli aiuti
table-page-advice-asked = Gli altri devono ancora accettare gli aiuti.
table-page-advice-end = Gioca senza aiuti
table-page-advice-off = Ad armi pari: niente aiuti fra persone, a meno che tutti siano d’accordo.
table-page-advice-on = Tutti hanno accettato gli aiuti. Gli altri vedono quando li usi.
table-page-advised = { $times ->
    [one] ha usato gli aiuti una volta
   *[other] ha usato gli aiuti { $times } volte
}
table-page-agree = Accetta
table-page-ask-undo = Chiedi di annullare
table-page-away = offline
table-page-back = Indietro
table-page-bot = bot
table-page-chat = Chat
table-page-chat-empty = Ancora nessun messaggio.
table-page-chat-say = Il tuo messaggio
table-page-chat-send = Invia
table-page-commitment = Tutte le estrazioni erano fissate prima della prima mossa. Codice di controllo: { $commitment }
table-page-confirm = Conferma
table-page-copied = Link copiato.
table-page-copy = Copia
table-page-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
table-page-device = Continua su un altro dispositivo
table-page-device-more = Apri questo link sull’altro dispositivo entro 24 ore. Vale una volta sola, e il tuo posto ti segue.
table-page-free = libero
table-page-go-on = Continua a giocare
table-page-goal = Lo scopo del gioco
table-page-goal-close = Chiudi lo scopo del gioco
table-page-hand-over = Passa lo schermo a { $name } ({ $seat }).
table-page-hint = Che cosa farebbe l’allenatore?
table-page-hint-chance = La tua probabilità di vincere, se entrambi giocano bene: { $percent }%.
table-page-hint-refining = L’allenatore cerca ancora qualcosa di meglio…
table-page-hint-share = scelto { $percent } { $percent ->
    [one] volta
   *[other] volte
} su 100
table-page-hint-thinking = L’allenatore sta pensando…
table-page-leave = Lascia il tavolo
table-page-line-away = Connessione interrotta. Non si perde nulla: riconnessione in corso…
table-page-link = Link a questo tavolo
table-page-link-more = Chi lo apre può prendere un posto libero, o guardare.
table-page-log = Che cosa è successo
table-page-log-empty = Ancora nulla.
table-page-lost = Hai perso. Vittoria: { $names }.
table-page-more = Altro
table-page-mute = Silenzia { $name }
table-page-next-game = Vai alla prossima partita
table-page-nickname = Il tuo nome
table-page-nobody = Non ha vinto nessuno.
table-page-notices-confirm = L’indirizzo è confermato: ti avviseremo quando tocca a te.
table-page-notices-stop = Non riceverai più e-mail da questo tavolo.
table-page-over = La partita è finita
table-page-pause = Chiedi una pausa
table-page-paused = La partita è in pausa.
table-page-player = Giocatore
table-page-players = Al tavolo
table-page-refuse = Rifiuta
table-page-rematch = Rivincita a ruoli scambiati
table-page-rematch-same = Rivincita
table-page-next-level = Passa al livello successivo: { $level }
table-page-easier-level = Prova un livello più facile: { $level }
table-page-meet = Sfida { $name }
table-page-meet-easier = Prova invece con { $name }
table-page-says = «{ $words }»
table-page-decided = Che cosa ha deciso la partita
table-page-decided-see = Vedilo sul tabellone
table-page-decided-nothing = Nessuno ha commesso errori che contassero.
table-page-replay = Rivedi la partita
table-page-resign = Abbandona
table-page-resign-sure = Vuoi abbandonare questa partita?
table-page-result = Il risultato
table-page-resume = Riprendi la partita
table-page-share = Invita o condividi
table-page-sound-ask = Vuoi giocare con i suoni? Legno, carta, bronzo e un gatto: brevi e delicati.
table-page-sound-yes = Con i suoni
table-page-sound-no = In silenzio
table-page-since = Dalla tua ultima visita
table-page-spectators = gli spettatori
table-page-thinking = sta pensando
table-page-time-up = tempo scaduto
table-page-clock-waits = aspetta la fine della scena
table-page-to-move-away = deve giocare, offline
table-page-try = Prova su una copia
table-page-uncover = Sono io: mostra
table-page-watch = Guarda il tabellone.
table-page-watch-all = Possono guardare tutti: osservate il tabellone.
table-page-undo = Annulla
table-page-unmute = Riattiva { $name }
table-page-view = La partita come la vedi tu
table-page-winner = Vittoria: { $names }.
table-page-withdraw = Ritira la richiesta
table-page-won = Hai vinto!
table-page-you = tu
table-page-your-turn = tocca a te
table-page-again = Gioca ancora
table-page-email = Avvisami via e-mail quando tocca a me
table-page-email-keep = Conferma l’indirizzo
table-page-notify = Avvisami in questo browser quando tocca a me
table-page-notify-denied = Il browser blocca le notifiche: consentile per questo sito nelle impostazioni.
table-page-notify-sent = Ti abbiamo mandato un’e-mail: apri il link per confermare.
table-page-line-back = La connessione è tornata.
table-page-seat-moved = Ora stai giocando su un altro dispositivo. Qui puoi guardare.
table-page-chat-muted = I messaggi dei giocatori che hai silenziato sono nascosti.
table-page-leave-sure = Il tuo posto si libera e qualcun altro può prenderlo.
table-page-leave-no = Resta
table-page-aside = la scorta
table-page-bill = Prezzo { $price }, pagato { $paid }.
table-page-bill-change = { $change } di troppo, senza resto.
table-page-bill-leave = { $count ->
    [one] Uno ancora deve andarsene.
   *[other] { $count } ancora devono andarsene.
}
table-page-bill-missing = Mancano { $missing }.
table-page-cheapest = Pagamento più conveniente
table-page-chosen = Scelto finora:
table-page-instead = Qualcos’altro
table-page-put = { $thing }: { $place }
table-page-reset = Rimetti tutto a posto
table-page-shorter = Riprendi l’ultimo passo
table-page-space = { $space }
table-page-target = Metti ora il bersaglio
table-page-target-on = bersaglio: { $space }
table-page-skip = Salta al mio turno
table-page-tempo = Mosse altrui
table-page-tempo-watch = guarda
table-page-tempo-quick = veloce
table-page-tempo-instant = subito
table-page-place = { $place ->
    [1] Chiudi al primo posto su { $count }!
    [2] Chiudi al secondo posto su { $count }.
    [3] Chiudi al terzo posto su { $count }.
    [4] Chiudi al quarto posto su { $count }.
    [5] Chiudi al quinto posto su { $count }.
    [6] Chiudi al sesto posto su { $count }.
   *[other] Chiudi al settimo posto su { $count }.
}
table-page-recap-table = In tabella
table-page-recap-round = Round
table-page-recap-highlights = Momenti salienti
table-page-rank = Posto { $place }
table-page-log-more = Colpo per colpo
table-page-keep = Conserva le tue partite, su ogni dispositivo
