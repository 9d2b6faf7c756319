# The file or database in which tables are kept.

journal-damaged = { $file } is damaged, or not a file of tables: restore a backup, or name another file.
journal-newer = { $file } was written by a newer Futago: update this one, or name another file.
journal-unwritable = { $file } cannot be written: check its folder, the rights and the free space ({ $error }).
journal-database-address = The address of the database cannot be read: write it like postgresql://user:password@host:5432/name, with special characters in the password as %XX.
journal-database-foreign = The database { $database } has tables of another program: create a database for Futago alone.
journal-database-newer = The database { $database } was written by a newer Futago: update this one, or name another database.
journal-database-password = The database { $database } does not accept this user and password.
journal-database-unusable = The database { $database } cannot be used: { $error }
journal-no-postgresql = Tables in PostgreSQL need the driver: pip install "futago[postgresql]"
journal-missing = There are no tables in { $file }: check the path.

# Backups and checks, on the command line.

cli-backup = Copy all tables into a new file, while the server runs, and check the copy by replaying every table.
cli-backup-target = File to write, or a folder for a file named after the time.
cli-backup-data = Where the tables are: folder, .sqlite file or postgresql:// address; by default where “serve” keeps them.
cli-restore = Check a backup and put its tables in place; the server must be stopped.
cli-restore-file = The backup.
cli-restore-data = Where the tables go: folder, .sqlite file or postgresql:// address; by default where “serve” keeps them.
cli-restore-replace = Replace the tables that are there; a replaced file is kept under another name.
cli-restore-anyway = Restore a backup in which some tables are damaged; they stay closed, all others work.
cli-check = Replay every table from its first move, and check it against its snapshot and its seed; the server may be running.
cli-check-data = Where the tables are: folder, .sqlite file or postgresql:// address; by default where “serve” keeps them.
backup-done = All tables have been copied into { $file }.
backup-exists = { $file } is there already: name a new file.
restore-done = The backup is in place: start the server.
restore-refused = Nothing was restored, since the backup has faults: use another one, or restore it with --anyway.
restore-in-use = The tables are in use: stop the server first.
restore-not-empty = { $tables ->
    [one] One table is there already: add --replace to replace it.
   *[other] { $tables } tables are there already: add --replace to replace them.
}
check-progress = Replaying the tables
check-sound = { $tables ->
    [one] One table with { $entries } entries has been replayed: it is sound.
   *[other] { $tables } tables with { $entries } entries have been replayed: all are sound.
}
check-faults = { $faults ->
    [one] One fault in { $tables } tables.
   *[other] { $faults } faults in { $tables } tables.
}
check-table = Table { $table } is damaged ({ $part }).
check-rules = Table { $table } cannot be played by this version: { $reason }
check-file = { $file } is damaged: restore a backup.

# futago remove
cli-remove = Remove tables for good, by their id or address; the server may be running.
cli-remove-tables = The ids or addresses of the tables.
cli-remove-data = Where the tables are: folder, .sqlite file or postgresql:// address; by default where “serve” keeps them.
remove-done = { $tables ->
    [one] One table removed.
   *[other] { $tables } tables removed.
}
remove-nothing = Name the tables to remove.
remove-unknown = There is no table “{ $table }”: nothing was removed.
