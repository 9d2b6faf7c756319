# Le fichier ou la base de données où sont gardées les tables.

journal-damaged = { $file } est endommagé, ou n’est pas un fichier de tables : remettez une copie en place, ou indiquez un autre fichier.
journal-newer = { $file } vient d’une version plus récente de Futago : mettez celle-ci à jour, ou indiquez un autre fichier.
journal-unwritable = Impossible d’écrire dans { $file } : vérifiez son dossier, les droits et la place libre ({ $error }).
journal-database-address = L’adresse de la base de données est illisible : écrivez-la comme postgresql://utilisateur:mot-de-passe@hôte:5432/nom, avec les caractères spéciaux du mot de passe codés en %XX.
journal-database-foreign = La base de données { $database } contient les tables d’un autre programme : créez une base pour Futago seul.
journal-database-newer = La base de données { $database } vient d’une version plus récente de Futago : mettez celle-ci à jour, ou indiquez une autre base.
journal-database-password = La base de données { $database } n’accepte pas cet utilisateur et ce mot de passe.
journal-database-unusable = La base de données { $database } est inutilisable : { $error }
journal-no-postgresql = Pour garder les tables dans PostgreSQL, il faut le pilote : pip install "futago[postgresql]"
journal-missing = Il n’y a pas de tables dans { $file } : vérifiez le chemin.

# Copies de sauvegarde et vérifications, en ligne de commande.

cli-backup = Copier toutes les tables dans un nouveau fichier, pendant que le serveur tourne, et vérifier la copie en rejouant chaque table.
cli-backup-target = Fichier à écrire, ou dossier pour un fichier nommé d’après l’heure.
cli-backup-data = Où sont les tables : dossier, fichier .sqlite ou adresse postgresql:// ; par défaut là où « serve » les garde.
cli-restore = Vérifier une sauvegarde et remettre ses tables en place ; le serveur doit être arrêté.
cli-restore-file = La sauvegarde.
cli-restore-data = Où vont les tables : dossier, fichier .sqlite ou adresse postgresql:// ; par défaut là où « serve » les garde.
cli-restore-replace = Remplacer les tables qui s’y trouvent ; un fichier remplacé est gardé sous un autre nom.
cli-restore-anyway = Restaurer une sauvegarde dont certaines tables sont endommagées ; elles restent fermées, toutes les autres fonctionnent.
cli-check = Rejouer chaque table depuis son premier coup, et la comparer à son instantané et à sa graine ; le serveur peut tourner.
cli-check-data = Où sont les tables : dossier, fichier .sqlite ou adresse postgresql:// ; par défaut là où « serve » les garde.
backup-done = Toutes les tables ont été copiées dans { $file }.
backup-exists = { $file } existe déjà : indiquez un nouveau fichier.
restore-done = La sauvegarde est en place : démarrez le serveur.
restore-refused = Rien n’a été restauré, car la sauvegarde a des défauts : prenez-en une autre, ou restaurez-la avec --anyway.
restore-in-use = Les tables sont en service : arrêtez d’abord le serveur.
restore-not-empty = { $tables ->
    [one] Une table s’y trouve déjà : ajoutez --replace pour la remplacer.
   *[other] { $tables } tables s’y trouvent déjà : ajoutez --replace pour les remplacer.
}
check-progress = Les tables sont rejouées
check-sound = { $tables ->
    [one] { $tables } table, { $entries } entrées rejouées : tout est en ordre.
   *[other] { $tables } tables, { $entries } entrées rejouées : tout est en ordre.
}
check-faults = { $faults ->
    [one] Un défaut sur { $tables } tables.
   *[other] { $faults } défauts sur { $tables } tables.
}
check-table = La table { $table } est endommagée ({ $part }).
check-rules = La table { $table } ne peut pas être jouée par cette version : { $reason }
check-file = { $file } est endommagé : restaurez une sauvegarde.

# futago remove
cli-remove = Supprimer définitivement des tables, par leur identifiant ou leur adresse ; le serveur peut être en marche.
cli-remove-tables = Les identifiants ou adresses des tables.
cli-remove-data = Où sont les tables : dossier, fichier .sqlite ou adresse postgresql:// ; par défaut là où « serve » les garde.
remove-done = { $tables ->
    [one] Une table supprimée.
   *[other] { $tables } tables supprimées.
}
remove-nothing = Indiquez les tables à supprimer.
remove-unknown = Il n’y a pas de table « { $table } » : rien n’a été supprimé.
