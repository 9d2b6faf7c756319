# L’allenatore: quel che non può fare, e il comando. Quel che dice di una partita è in coach-goryo.ftl.

## What cannot be coached

coach-not-game = L’allenatore conosce solo Goryō: di questo gioco non ha nulla da dire.
coach-not-honour = Questa partita si è giocata sulla parola: gli errori si regolano al tavolo, e l’allenatore non ha nulla da aggiungere.
coach-not-finished = Questa partita è stata abbandonata prima della prima Rivelazione: non c’è ancora nulla da imparare.
coach-not-palace = Questo palazzo dà al Goryō più percorsi di quanti l’allenatore possa abbracciare.
coach-no-effort = Non c’è nessuno sforzo «{ $name }»: scegli fra questi: { $known }.
coach-no-hint = Adesso non hai nulla da decidere.
coach-failed = L’allenatore non ha potuto finire: chiedigli di nuovo.
coach-too-many = In molti chiedono all’allenatore in questo momento: torna fra un attimo.

## The command

cli-coach = Rivedere con l’allenatore una partita finita di Goryō: com’è andata la probabilità di vincere, che cosa è costato, che cosa sarebbe stato meglio e perché, e quanto ha contato la fortuna.
cli-coach-game = Quale partita del file, contando da 1.
cli-coach-effort = Quanto pensa l’allenatore: quick (secondi), normal o thorough (minuti).
cli-coach-out = Scrivere in questo file anche una pagina per il browser, con curve e mappe.
cli-coach-json = Scrivere in questo file anche i dati del resoconto.
coach-progress = L’allenatore rivede la partita
coach-written = Scritto: { $file }
