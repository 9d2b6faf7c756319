# L’allenatore: quel che non può fare, e il comando. Quel che dice di una partita è in coach.ftl del gioco.

## Ciò che non si commenta

coach-not-game = Per questo gioco non c’è ancora un allenatore.
coach-not-honour = Questa partita si è giocata sull’onore: l’allenatore non può analizzarla.
coach-not-finished = Questa partita è stata abbandonata prima della prima Rivelazione: non c’è nulla da analizzare.
coach-no-effort = Non c’è nessun livello di analisi «{ $name }»; livelli possibili: { $known }.
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
