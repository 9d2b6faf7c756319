# Il file in cui si conservano i tavoli.

journal-damaged = { $file } è danneggiato, oppure non è un file di tavoli: rimetti al suo posto una copia, o indica un altro file.
journal-newer = { $file } viene da una versione più recente di Futago: aggiorna questa, o indica un altro file.
journal-unwritable = Impossibile scrivere in { $file }: controlla la cartella, i permessi e lo spazio libero ({ $error }).
