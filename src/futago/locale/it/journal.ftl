# Il file o la base di dati in cui si conservano i tavoli.

journal-damaged = { $file } è danneggiato, oppure non è un file di tavoli: rimetti al suo posto una copia, o indica un altro file.
journal-newer = { $file } viene da una versione più recente di Futago: aggiorna questa, o indica un altro file.
journal-unwritable = Impossibile scrivere in { $file }: controlla la cartella, i permessi e lo spazio libero ({ $error }).
journal-database-address = L’indirizzo della base di dati non è leggibile: scrivilo come postgresql://utente:password@host:5432/nome, con i caratteri speciali della password nella forma %XX.
journal-database-foreign = La base di dati { $database } contiene tabelle di un altro programma: creane una per il solo Futago.
journal-database-newer = La base di dati { $database } viene da una versione più recente di Futago: aggiorna questa, o indica un’altra base di dati.
journal-database-password = La base di dati { $database } non accetta questo utente e questa password.
journal-database-unusable = La base di dati { $database } non si può usare: { $error }
journal-no-postgresql = Per conservare i tavoli in PostgreSQL serve il driver: pip install "futago[postgresql]"
journal-missing = Non ci sono tavoli in { $file }: controlla il percorso.

# Copie di riserva e controlli, dalla riga di comando.

cli-backup = Copia tutti i tavoli in un nuovo file, mentre il server è in funzione, e controlla la copia rigiocando ogni tavolo.
cli-backup-target = File da scrivere, o cartella per un file che prende il nome dall’ora.
cli-backup-data = Dove sono i tavoli: cartella, file .sqlite o indirizzo postgresql://; se non indicato, dove li tiene “serve”.
cli-restore = Controlla una copia e rimette a posto i suoi tavoli; il server deve essere fermo.
cli-restore-file = La copia.
cli-restore-data = Dove vanno i tavoli: cartella, file .sqlite o indirizzo postgresql://; se non indicato, dove li tiene “serve”.
cli-restore-replace = Sostituisce i tavoli che ci sono; un file sostituito resta sotto un altro nome.
cli-restore-anyway = Ripristina una copia in cui alcuni tavoli sono danneggiati; restano chiusi, tutti gli altri funzionano.
cli-check = Rigioca ogni tavolo dalla prima mossa, e lo confronta con la sua istantanea e il suo seme; il server può essere in funzione.
cli-check-data = Dove sono i tavoli: cartella, file .sqlite o indirizzo postgresql://; se non indicato, dove li tiene “serve”.
backup-done = Tutti i tavoli sono stati copiati in { $file }.
backup-exists = { $file } esiste già: indica un file nuovo.
restore-done = La copia è al suo posto: avvia il server.
restore-refused = Non è stato ripristinato nulla, perché la copia ha dei difetti: prendine un’altra, o ripristinala con --anyway.
restore-in-use = I tavoli sono in uso: prima ferma il server.
restore-not-empty = { $tables ->
    [one] C’è già un tavolo: aggiungi --replace per sostituirlo.
   *[other] Ci sono già { $tables } tavoli: aggiungi --replace per sostituirli.
}
check-progress = I tavoli vengono rigiocati
check-sound = { $tables ->
    [one] Un tavolo rigiocato per intero (voci: { $entries }): tutto in ordine.
   *[other] { $tables } tavoli rigiocati per intero (voci: { $entries }): tutto in ordine.
}
check-faults = { $faults ->
    [one] Un difetto su { $tables } tavoli.
   *[other] { $faults } difetti su { $tables } tavoli.
}
check-table = Il tavolo { $table } è danneggiato ({ $part }).
check-rules = Il tavolo { $table } non può essere giocato da questa versione: { $reason }
check-file = { $file } è danneggiato: ripristina una copia.

# futago remove
cli-remove = Elimina definitivamente dei tavoli, per identificativo o indirizzo; il server può essere in funzione.
cli-remove-tables = Gli identificativi o gli indirizzi dei tavoli.
cli-remove-data = Dove sono i tavoli: cartella, file .sqlite o indirizzo postgresql://; se non indicato, dove li tiene “serve”.
remove-done = { $tables ->
    [one] Un tavolo eliminato.
   *[other] { $tables } tavoli eliminati.
}
remove-nothing = Indica i tavoli da eliminare.
remove-unknown = Non c’è nessun tavolo «{ $table }»: non è stato eliminato nulla.
