# Problemi di tutti i giochi: le pagine, il terminale e il comando.

puzzle-name = Rompicapo { $number }
puzzle-level-1 = Facile
puzzle-level-2 = Abbastanza facile
puzzle-level-3 = Medio
puzzle-level-4 = Difficile
puzzle-level-5 = Molto difficile
puzzles-intro = Posizioni da partite tra bot, sempre nell’ultimo round, in cui un’idea è nettamente la migliore. Tutte le probabilità sono calcolate esattamente, per due giocatori che da qui in poi non sbagliano.
puzzles-count = Risolti: { $done } su { $all }
puzzles-done = risolto
puzzles-following = Prossimo rompicapo
puzzles-all = Tutti i rompicapi
puzzles-right = Esatto
puzzles-wrong = C’è di meglio
puzzles-detour = Quasi
puzzles-illegal = Non consentito
puzzles-back = Annulla l’ultimo passo
puzzles-again = Prova ancora
puzzles-show = Mostra la soluzione
puzzles-solution = La soluzione, passo per passo:
puzzles-step = { $first }: { $rest }
puzzles-also = { $count ->
    [one] C’è un altro modo di realizzare la stessa idea.
   *[other] Ci sono altri { $count } modi di realizzare la stessa idea.
}
puzzles-next = Rompicapo successivo
puzzles-none = Questo rompicapo non esiste.
play-puzzle-none = Non c’è il rompicapo { $number }: scegline uno da 1 a { $last }.
play-puzzle-how = Provane uno con futago puzzles e il suo numero.
play-puzzle-help = Scegli o scrivi una mossa come in una partita. undo: annulla un passo; solution: mostrala; next: un altro rompicapo; quit: esci.
play-puzzle-next = Invio: il rompicapo successivo
cli-puzzles = Risolvi rompicapi nel terminale; senza numero sono elencati tutti.
cli-puzzles-game = Il gioco di cui provare i rompicapi; se manca, il primo che ne ha.
cli-puzzles-none = Non ci sono ancora rompicapi per { $game }: scegli tra { $known }.
cli-puzzles-number = Il numero di un rompicapo dell’elenco.
cli-lab-puzzles = Trova rompicapi in partite tra bot: momenti dell’ultimo round in cui un’idea è nettamente la migliore. Una ricerca interrotta continua quando la si riavvia.
cli-lab-puzzles-game = Il gioco; se manca, il primo che ha rompicapi.
cli-lab-puzzles-count = Quanti rompicapi scegliere.
cli-lab-puzzles-out = Il file da scrivere, o con --check quello da leggere; se non c’è, si controllano i rompicapi che arrivano con Futago.
cli-lab-puzzles-jobs = Processi al lavoro; di norma uno per core.
cli-lab-puzzles-check = Ricalcola tutto ciò che si afferma dei rompicapi, e risolvi di nuovo i loro round.
cli-lab-puzzles-found = Partite esaminate, rompicapi trovati: { $found }
cli-lab-puzzles-checking = Controllo
cli-lab-puzzles-checked = Rompicapi controllati: { $count }, errori: { $wrong }
cli-lab-puzzles-unreadable = Questi non sono rompicapi: { $error }
