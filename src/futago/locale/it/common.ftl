# Texts that belong to no game.

verbatim = { $word }
seat-chance = il caso

## Errors

bad-seed = Il seme «{ $seed }» non è valido: scrivi 64 cifre esadecimali (0-9, a-f) oppure, sulla riga di comando, un numero intero.
bot-failed = Il bot { $bot } ({ $seat }) non ha giocato: riprova, oppure dai il posto a qualcun altro.
bot-unknown = Non c’è nessun bot «{ $name }» per questo gioco; bot disponibili: { $known }.
cannot-concede = Abbandono impossibile per { $seat }.
cannot-undo = Non si può annullare: la tua ultima mossa ha già rivelato qualcosa, oppure qualcuno ha giocato dopo di te.
difficulty-chosen = Difficoltà { $name }: { $about }
difficulty-option = La difficoltà «{ $name }» imposta { $option } su { $value }: togli questa opzione, o la difficoltà.
difficulty-unknown = { $count ->
    [0] Questo gioco non ha difficoltà da scegliere.
   *[other] Non c’è nessuna difficoltà «{ $name }»; difficoltà disponibili: { $known }.
}
file-empty = { $file } è vuoto.
file-not-json = { $file }, riga { $line }: non è un oggetto JSON; ce ne vuole uno per riga.
file-unreadable = Impossibile leggere { $file }: controlla il nome e che sia un file di testo.
game-over = La partita è finita: niente più mosse.
game-unknown = Non c’è nessun gioco «{ $name }»; giochi disponibili: { $known }.
ismcts-effort = «{ $effort }» non dice quanto cercare: scrivi un numero di simulazioni (ismcts:500) o di secondi (ismcts:0.5s).
ismcts-missing = OpenSpiel non è installato: pip install open_spiel.
move-bad-field = La mossa «{ $do }» ha un campo nella forma sbagliata: { $error }.
move-fields = Nella mossa «{ $do }» il campo «{ $field }» manca o non è previsto.
move-unknown = Non c’è nessuna mossa «{ $do }»; mosse possibili: { $known }.
not-your-turn = Deve muovere { $mover }, non { $seat }.
notation-empty = Scrivi una mossa, o il suo numero nella lista.
option-bad-value = L’opzione { $name } non può valere «{ $value }»; valori possibili: { $values }.
option-unknown = Non c’è nessuna opzione «{ $name }»; opzioni disponibili: { $known }.

## Positions

position-bad = Nella posizione non si può leggere { $name }={ $value }: controlla nomi e numeri.
position-contradiction = Il campo { $name } della posizione è impossibile in una partita in corso: controllalo.
position-unknown = Una posizione non ha nessun «{ $name }»; nomi possibili: { $known }.
position-word = «{ $word }» non può stare in una posizione: si scrive name=value, ogni nome una sola volta.

## Records

record-draw = L’estrazione { $draw } (mossa { $move }) non deriva dal seme: riporta «{ $given }», il seme dà «{ $due }».
record-extra = La registrazione ha un campo «{ $field }» che non esiste: toglilo.
record-format = Il formato della registrazione è «{ $format }»; questo programma legge «{ $expected }».
record-line = { $file }, riga { $line }: { $reason }
record-missing = Alla registrazione manca il campo «{ $field }».
record-move = Mossa { $move }: { $reason }
record-not-list = Il campo «{ $field }» della registrazione non è una lista.
record-not-object = Il campo «{ $field }» della registrazione non è un oggetto.
record-option-missing = La registrazione non indica l’opzione «{ $name }»: deve indicarle tutte.
record-option-form = L’opzione «{ $name }» della registrazione non è scritta per intero: si scrive { $due }.
record-result = Il risultato è sbagliato: { $field } vale { $given }, ma le mosse giocate ({ $moves }) danno { $due }.
record-seats = La registrazione deve dire chi occupava ciascuno di questi posti, e nessun altro: { $seats }.
record-unfinished = Manca la mossa { $move }: la partita non è finita, deve muovere { $mover }.
rival-unknown = { $count ->
    [0] Questo gioco non ha rivali da scegliere.
   *[other] Non c’è nessun rivale «{ $name }» per questo posto a questo livello; rivali disponibili: { $known }.
}
save-damaged = La partita salvata è danneggiata: iniziane una nuova con --new.
rules-unknown = Queste regole di { $game } (versione { $version }) qui sono sconosciute: forse una versione più recente di Futago le conosce.
scores-damaged = { $file } è danneggiato: riparalo, oppure cancellalo per ricominciare la tabella.

## Playing in the terminal

play-welcome = Scrivi il numero di una scelta, una sua parola o una mossa intera. «?» spiega la regola che serve ora; undo, log, resign e quit (la partita ti aspetta) funzionano sempre.
play-help = Scegli con un numero o una parola, anche più numeri su una riga (1 3 4), e conferma con Invio; more mostra il seguito di un elenco, undo annulla, log racconta, resign abbandona, quit lascia la partita per dopo.
play-left = La partita ti aspetta: { $command } play { $game } --resume
play-waiting = Si riprende la partita lasciata in sospeso. Per iniziarne un’altra usa --new.
play-hand-over = Lascia che { $seat } prenda la tastiera, poi premi Invio.
play-turn = Alla tastiera: { $seat }.
play-no-number = Non c’è nessuna scelta { $number }: la lista va da 1 a { $most }.
play-undone = Annullata: { $what }
play-resign = Abbandonare questa partita? (sì/no)
play-confirm = Invio: gioca questa mossa
play-more = more: { $count ->
    [one] un’altra scelta
   *[other] altre { $count } scelte
}
play-record = La registrazione di questa partita è in { $file }; rivedila con: { $command } replay { $file } --game 1
play-score-first = Il tuo punteggio è { $score }: d’ora in poi è quello da battere (futago scores).
play-score-better = Il tuo punteggio è { $score }: supera { $best }, il migliore finora.
play-score-not-better = Il tuo punteggio è { $score }; quello da battere resta { $best }.
play-nothing-left = Nessuna partita di { $game } in sospeso: iniziane una senza --resume.
seat-unknown = Non c’è nessun posto «{ $seat }»; posti possibili: { $known }.

## The command line

cli-futago = Futago: gioca, studia e bilancia due giochi da tavolo. Per cominciare: futago play
cli-group-commands = Comandi
cli-group-parameters = Opzioni
cli-group-arguments = Argomenti
cli-see-help = Vedi futago --help, o --help dopo un comando.
cli-install-completion = Installa il completamento di comandi e opzioni per la tua shell.
cli-not-a-pair = { $option } vuole name=value; «{ $entry }» non ha questa forma.
cli-bad-number = { $name } deve valere almeno 1, non { $number }.
cli-cannot-write = Impossibile scrivere { $file }: { $error }.

cli-lang = Lingua di tutto ciò che viene mostrato: en, fr o it; se non indicata, quella del tuo ambiente.
cli-colour = Colori nel terminale; --no-colour per farne a meno.
cli-seed = Un numero intero, o 64 cifre esadecimali; se manca, un seme nuovo e segreto.
cli-file = Il file da leggere.

cli-play = Gioca una partita contro un bot nel terminale. Ogni opzione del gioco si può dare con il suo nome, per esempio --edition 2019 --variant genjutsu --palace lake.
cli-play-game = Il gioco.
cli-play-as = Il posto che prendi, per esempio goryo o samurai; più posti, separati da una virgola, condividono questa tastiera.
cli-play-bot = I bot negli altri posti: uno per tutti, come expert, o uno per posto, come p2=expert:baldo,p3=novice.
cli-play-resume = Riprendi la partita lasciata in sospeso.
cli-play-new = Inizia una nuova partita anche se ce n’è una in sospeso.
cli-options-of = Opzioni di { $game }:
cli-rules = Leggi le regole di un gioco. Con opzioni del gioco, le regole come si giocano in quel caso, per esempio --edition 2019 --variant genjutsu.
cli-rules-game = Il gioco.
cli-rules-options = Un’opzione del gioco.
cli-play-options = Un’opzione del gioco.

cli-scores = Mostra i punteggi da battere: il migliore per ogni insieme di opzioni di una partita in solitario.
cli-scores-game = Solo i punteggi di questo gioco.
scores-none = Ancora nessun punteggio: vinci una partita in solitario, per esempio futago play gorpg --mode solo
scores-game = gioco
scores-score = punteggio
scores-options = opzioni
scores-made = data

cli-simulate = Fai giocare molte partite fra bot e registrale. Lo stesso seme dà le stesse partite, con qualsiasi numero di processi.
cli-simulate-game = Il gioco.
cli-simulate-games = Quante partite.
cli-simulate-bots = Chi gioca: seat=name, separati da virgole; * sta per tutti gli altri posti; random se non indicato. ismcts:500 è la ricerca di OpenSpiel con 500 simulazioni per mossa, ismcts:0.5s con mezzo secondo.
cli-simulate-option = Un’opzione del gioco nella forma name=value; si può ripetere.
cli-simulate-vary = Estrai le opzioni a caso per ogni partita; quelle date con --option restano.
cli-simulate-jobs = Processi al lavoro; se non indicato, uno per core.
cli-simulate-out = Il file per le registrazioni, una partita per riga.
simulate-progress = Partite
simulate-seat = posto
simulate-wins = vittorie
simulate-share = quota
simulate-interval = intervallo al 95%
simulate-ending = finale
simulate-games = partite
simulate-speed = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $moves } mosse a partita, { $seconds } s ({ $rate } partite/s)

cli-replay = Controlla che ogni partita di un file segua le regole, o rivedine una passo per passo.
cli-replay-game = Mostra questa partita del file, contando da 1.
cli-replay-seat = Chi guarda: un posto, spectator, o above (si vede tutto).
replay-all = { $count ->
    [one] { $count } registrazione: ogni mossa segue le regole e il risultato è giusto.
   *[other] { $count } registrazioni: ogni mossa segue le regole e ogni risultato è giusto.
}
replay-no-game = Non c’è nessuna partita { $game }; partite nel file: { $count }.
replay-progress = Controllo
replay-step = Passo { $number } di { $last }. Invio: avanti, b: indietro, un numero: vai lì, q: esci.

cli-verify = Controlla ogni partita di un file e ricalcola ogni estrazione dal seme.
verify-all = { $count ->
    [one] { $count } registrazione verificata
   *[other] { $count } registrazioni verificate
}: { $draws ->
    [one] { $draws } estrazione deriva
   *[other] { $draws } estrazioni derivano
} dai semi.

## Options that follow others

cli-option-only = Solo con { $when }.
cli-option-difficulty = Imposta più opzioni per rendere il gioco difficile quanto vuoi.
cli-option-default = Con { $when } il valore predefinito è { $default }.
play-option-unused = Qui { $option } non cambia nulla: conta solo con { $when }.
