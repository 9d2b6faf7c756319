# The file in which tables are kept.

journal-damaged = { $file } is damaged, or not a file of tables: restore a backup, or name another file.
journal-newer = { $file } was written by a newer Futago: update this one, or name another file.
journal-unwritable = { $file } cannot be written: check its folder, the rights and the free space ({ $error }).
