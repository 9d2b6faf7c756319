# Lessons and rules in the browser: what belongs to no game, and is there from the beginning.

## Lessons

learn-intro = Brevi lezioni su un vero tabellone: leggi un po’, poi fai tu la mossa. Dopo le prime lezioni di un gioco puoi già giocarci.
learn-done = completata
learn-next = Prossima lezione
learn-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
learn-count = Completate: { $done } su { $all }
learn-rules-link = Leggi le regole di { $game }
learn-all = Tutte le lezioni
learn-step = Passo { $step } di { $steps }
learn-hint = Suggerimento
learn-hint-way = Scegli, uno dopo l’altro:
learn-good = Ben fatto
learn-wrong = Non proprio
learn-illegal = Non consentito
learn-another = È permesso, ma questo passo chiede altro. Prova ancora.
learn-on = Passo successivo
learn-again = Ripeti questo passo
learn-finished = Lezione finita
learn-next-lesson = Prossima lezione: { $title }
learn-play = Gioca una partita adesso
learn-happened = Che cosa è successo
learn-section = Nelle regole

## What cannot be asked

lesson-no-step = Questa lezione ha i passi da 0 a { $last }; non c’è il passo { $step }.
lesson-moves = Indica le mosse accettate dei passi precedenti ({ $count }), e al massimo una in più.

## Rules

rules-page-title = Le regole di { $game }
rules-page-contents = Indice
rules-page-search = Cerca nelle regole
rules-page-found = { $count ->
    [0] Nessun risultato
    [one] Trovato in 1 sezione
   *[other] Trovato in { $count } sezioni
}
rules-page-lessons = Impara giocando
rules-page-more = Nelle regole
rules-page-missing = Non ci sono regole per questo gioco.

guide-skip = Salta
guide-play = Gioca la tua prima partita
guide-back = Torna al tavolo
guide-learn = Altre lezioni
guide-again = Ancora una volta
guide-step = Passo { $step } di { $steps }
