# L’allenatore: quel che non può fare, e il comando. Quel che dice di una partita è in coach.ftl del gioco.

## Ciò che non si commenta

coach-not-game = Per questo gioco non c’è ancora un allenatore.
coach-not-honour = Questa partita si è giocata sull’onore: l’allenatore non può analizzarla.
coach-not-finished = Questa partita è stata abbandonata prima della prima Rivelazione: non c’è nulla da analizzare.
coach-no-effort = Non c’è nessun livello di analisi «{ $name }»; livelli possibili: { $known }.
coach-no-odds = Per questo gioco non ci sono previsioni.
coach-no-suggestion = Al momento non c’è nulla da suggerire.
coach-no-hint = Adesso non hai nulla da decidere.
coach-failed = L’allenatore non è riuscito a finire: riprova.
coach-too-many = L’allenatore è molto richiesto: riprova fra un attimo.

## Il comando

cli-coach = Rivedi con l’allenatore una partita finita: come sono cambiate le probabilità, che cosa è costato, che cosa sarebbe stato meglio e perché, e quanto ha contato la fortuna.
cli-coach-game = Quale partita del file, contando da 1.
cli-coach-effort = Quanto pensa l’allenatore: quick (secondi), normal o thorough (minuti).
cli-coach-out = Scrivi in questo file anche una pagina per il browser, con grafici e mappe.
cli-coach-json = Scrivi in questo file anche i dati del rapporto.
coach-progress = L’allenatore rivede la partita
coach-written = Scritto: { $file }
coach-effort-quick = rapida
coach-effort-normal = normale
coach-effort-thorough = approfondita

## What all coaches say

coach-two = { $one } { $two }
coach-percent = { $percent ->
    [0] lo 0
    [1] l’1
    [8] l’8
    [11] l’11
    [80] l’80
    [81] l’81
    [82] l’82
    [83] l’83
    [84] l’84
    [85] l’85
    [86] l’86
    [87] l’87
    [88] l’88
    [89] l’89
   *[other] il { $percent }
}%
coach-percent-least = meno dell’1%
coach-percent-most = più del 99%
coach-verdict-inaccuracy = Imprecisione ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
coach-verdict-mistake = Errore ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
coach-verdict-blunder = Errore grave ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
}).
coach-better = Meglio: { $do }.
coach-page-title = L’analisi dell’allenatore
coach-page-player = { $seat }: { $name }
coach-page-round = Round { $round }
coach-page-signs = Cerchi: imprecisioni; triangoli: errori; quadrati: gravi errori; rombi: fortuna.
coach-page-remarks = Osservazioni
coach-page-nothing = Nulla che l’allenatore avrebbe fatto meglio di sicuro.
coach-page-balance = Abilità e fortuna
coach-page-moves = Tutte le mosse
coach-page-begin = La partita comincia.
coach-page-move = Mossa
coach-page-what = Che cosa è successo
coach-page-lost = Persi
coach-page-at = Round { $round }. { $what }
