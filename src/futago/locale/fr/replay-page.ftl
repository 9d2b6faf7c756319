# Les parties revues dans le navigateur : les regarder, les emporter, les poursuivre.

replay-page-above = tout visible
replay-page-back = Coup précédent
replay-page-begin = La partie commence.
replay-page-blind = Sans dévoiler la suite
replay-page-bring = Importer une partie
replay-page-bring-more = Déposez ici une partie enregistrée, ou choisissez un fichier. S’il en contient plusieurs, la première est affichée.
replay-page-brought = importée
replay-page-chance = { $seat } : { $percent } %
replay-page-choose = Choisir un fichier
replay-page-coach-ask = Demander à l’entraîneur
replay-page-coach-more = L’entraîneur revoit toute la partie : les erreurs, ce qui valait mieux et pourquoi, et la part de chance. Comptez une minute au plus.
replay-page-coach-working = L’entraîneur revoit la partie…
replay-page-commitment = Code de contrôle (SHA-256)
replay-page-controls = Commandes de lecture
replay-page-copied = Partie copiée.
replay-page-copy-record = Copier la partie
replay-page-draw = Un tirage au sort.
replay-page-eyes = Point de vue
replay-page-first = Au début
replay-page-fork = Jouer à partir d’ici
replay-page-fork-bots = des bots
replay-page-fork-end = La partie est terminée ici : revenez d’abord à un coup précédent.
replay-page-fork-go = Ouvrir la nouvelle table
replay-page-fork-more = Une nouvelle table s’ouvre après le coup { $move }. L’ancienne partie ne change pas.
replay-page-fork-open = toute personne ayant le lien
replay-page-fork-others = Les autres
replay-page-fork-seat = Je joue
replay-page-last = À la fin
replay-page-likely = Cibles les plus probables : { $targets }.
replay-page-link = Lien vers ce coup
replay-page-mine = Mes parties terminées
replay-page-move = Coup { $move }
replay-page-move-of = Coup { $move } sur { $moves }
replay-page-moves = Les coups
replay-page-next = Coup suivant
replay-page-no-clipboard = Votre navigateur n’autorise pas la copie ici : enregistrez plutôt la partie dans un fichier.
replay-page-no-ways = Aucun plan caché sur le plateau à ce moment.
replay-page-none = Aucune partie terminée pour l’instant. Celles que vous terminez apparaîtront ici.
replay-page-none-yet = Appuyez sur « Coup suivant » pour commencer.
replay-page-not-begun = À cette table, la partie n’a pas encore commencé.
replay-page-not-record = Ce fichier ne contient pas de partie enregistrée.
replay-page-not-verified = { $draws ->
    [one] Attention : le tirage ne correspond pas à la graine.
   *[other] Attention : les { $draws } tirages ne correspondent pas tous à la graine.
}
replay-page-numbers = Graine et code de contrôle
replay-page-over = Une partie terminée
replay-page-pause = Pause
replay-page-piece = Coups { $first } à { $last }
replay-page-play = Lecture
replay-page-round = Manche { $round }
replay-page-running = La partie continue : voici comment vous l’avez vue jusqu’ici.
replay-page-save = Enregistrer la partie
replay-page-save-forked = Cette partie est née d’une autre, dont la graine a donné les premiers tirages : le fichier peut être lu, mais ni vérifié ni importé ici.
replay-page-save-more = Le fichier contient chaque option, chaque coup et chaque tirage. Vous pouvez le réimporter dans « Parties terminées ».
replay-page-scrub = Coup
replay-page-seal = Contrôle des tirages
replay-page-secret = { $seat } : une décision secrète.
replay-page-seed = Graine
replay-page-side = Sur la table
replay-page-spectator = spectateurs
replay-page-speed = Vitesse
replay-page-take = Partager et enregistrer
replay-page-target = { $space } { $percent } %
replay-page-to-table = Retour à la table
replay-page-verified = { $draws ->
    [0] Rien n’a été tiré, et la graine correspond à son code de contrôle.
    [one] L’unique tirage correspond à la graine.
   *[other] Les { $draws } tirages correspondent tous à la graine.
}
replay-page-ways = { $ways ->
    [1] Un seul chemin est possible.
   *[other] { $ways } chemins sont possibles.
}
replay-page-why = Le code de contrôle était affiché avant le premier coup : personne, pas même ce serveur, n’a pu changer un tirage ensuite.
replay-page-why-imported = La graine est venue avec la partie importée : les tirages lui correspondent, mais ce serveur ne peut pas dire quand elle a été choisie.
replay-page-you-won = Vous avez gagné.
