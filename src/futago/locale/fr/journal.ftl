# Le fichier où sont gardées les tables.

journal-damaged = { $file } est endommagé, ou n’est pas un fichier de tables : remettez une copie en place, ou indiquez un autre fichier.
journal-newer = { $file } vient d’une version plus récente de Futago : mettez celle-ci à jour, ou indiquez un autre fichier.
journal-unwritable = Impossible d’écrire dans { $file } : vérifiez son dossier, les droits et la place libre ({ $error }).
