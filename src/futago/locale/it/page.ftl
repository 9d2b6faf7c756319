# Sentences of the browser's pages that belong to no game.

page-again = Riprova
page-close = Chiudi
page-coach = L’allenatore
page-home-back = Torna alla pagina iniziale
page-home-link = Futago, pagina iniziale
page-home-more = Scegli un gioco e comincia, contro un bot o con gli amici. Le regole si imparano giocando.
page-home-title = { $games ->
    [2] Due giochi da tavolo da giocare online
    [one] Un gioco da tavolo da giocare online
   *[other] { $games } giochi da tavolo da giocare online
}
page-join = partecipa
page-language = Lingua
page-learn = Lezioni
page-learn-go = Vai alle lezioni
page-learn-line = Dieci minuti, su un vero tabellone, una regola alla volta.
page-learn-short = Impara
page-puzzles = Rompicapi
page-puzzles-line = In ogni posizione un’idea è nettamente la migliore. Sai trovarla?
page-puzzles-go = Risolvi i rompicapi
page-lesson = Lezione
page-missing = Pagina non trovata
page-missing-more = Forse l’indirizzo è incompleto, o la partita è stata eliminata.
page-night = Modalità scura
page-away = Il server non è raggiungibile. Tavoli, lezioni e rompicapi hanno bisogno della connessione; le regole si leggono anche senza.
page-away-again = Riprova
page-no-answer = Il server non risponde. Non hai perso nulla; riprova tra un momento.
page-opponent-first = Per la tua prima partita: { $name }
page-opponent-next = Contro di te: { $name }
page-opponents = Contro di te: { $names }
page-play-choose = Scegli come giocare
page-play-game = Gioca a { $game }
page-play-now = Gioca
page-replay = Rivedi la partita
page-replays = Partite finite
page-replays-go = Rivedi le mie partite
page-replays-line = Rivedi le tue partite mossa per mossa, con tutto ciò che era nascosto.
page-rules = Regole
page-skip = Vai al contenuto
page-sound = Suono
page-volume = Volume
page-table = Tavolo
page-tables = Partite in corso
page-tables-none = Nessuna partita in corso. Le partite che inizi compariranno qui.
page-waiting = in attesa
page-watch = guarda
page-why = perché?
page-your-turn = tocca a te

## Loading, empty lists, explanations

page-explain = { $term }: spiegazione
page-loading = Caricamento…
page-learn-none = Non ci sono ancora lezioni.
page-puzzles-none = Non ci sono ancora rompicapi.

## The signs in the coach’s remarks

coach-sign-title = Che cosa significano i simboli?
coach-sign-inaccuracy = Imprecisione: è costata un po’.
coach-sign-mistake = Errore: è costato parecchio.
coach-sign-blunder = Grave errore: è costato moltissimo.
coach-sign-luck = Fortuna: nessuno ne ha merito né colpa.
coach-sign-whose = Il colore indica di chi era la mossa:
