# Les parties revues dans le navigateur : les regarder, les emporter, les poursuivre.

replay-page-above = d’en haut
replay-page-back = Un coup en arrière
replay-page-begin = La partie commence.
replay-page-belief = Ce que le Samouraï pouvait savoir
replay-page-belief-more = Plus une case est foncée, plus un cube du Goryō y est probable ; un anneau rouge est une cible probable. En pour cent : blanc pour un cube, rouge pour la cible.
replay-page-blind = Sans dévoiler la suite
replay-page-bring = Apporter une partie
replay-page-bring-more = Déposez un fichier ici ou choisissez-en un : une partie telle que cette maison les enregistre, ou un fichier qui en contient plusieurs, dont la première est montrée.
replay-page-brought = apportée ici
replay-page-chance = { $seat } : { $percent } %
replay-page-choose = Choisir un fichier
replay-page-coach = L’entraîneur
replay-page-coach-ask = Demander à l’entraîneur
replay-page-coach-more = Il revoit toute la partie : ce qui a coûté, ce qui aurait été mieux et pourquoi, et la part de la chance. Cela prend jusqu’à une minute, une seule fois.
replay-page-coach-working = L’entraîneur revoit la partie…
replay-page-commitment = Son empreinte (SHA-256)
replay-page-controls = La bobine
replay-page-copied = La partie est copiée.
replay-page-copy-record = La copier
replay-page-draw = Un tirage a lieu.
replay-page-eyes = Point de vue
replay-page-first = Au début
replay-page-fork = Poursuivre d’ici
replay-page-fork-bots = des robots
replay-page-fork-end = La partie est finie ici : revenez d’abord à un coup précédent.
replay-page-fork-go = À la nouvelle table
replay-page-fork-more = Une nouvelle table commence après le coup { $move } de cette partie. L’ancienne reste telle quelle.
replay-page-fork-open = qui vient par un lien
replay-page-fork-others = Les autres
replay-page-fork-seat = Je joue
replay-page-last = À la fin
replay-page-likely = Cibles les plus probables : { $targets }.
replay-page-link = Lien vers ce coup
replay-page-mine = Mes parties finies
replay-page-move = Coup { $move }
replay-page-move-of = Coup { $move } sur { $moves }
replay-page-moves = Les coups
replay-page-next = Un coup en avant
replay-page-no-clipboard = Ce navigateur ne laisse rien copier ici : enregistrez la partie dans un fichier.
replay-page-no-ways = À ce moment, aucun plan n’est caché sur le plateau.
replay-page-none = Vous n’avez encore fini aucune partie. Celles que vous jouez jusqu’au bout se trouvent ici.
replay-page-none-yet = Avancez pour voir le premier coup.
replay-page-not-begun = À cette table, la partie n’a pas encore commencé.
replay-page-not-record = Ce fichier ne contient aucune partie : une partie est un objet JSON.
replay-page-not-verified = Les { $draws } tirages ne découlent pas tous de la graine.
replay-page-numbers = La graine et son empreinte
replay-page-over = Une partie finie
replay-page-pause = Pause
replay-page-piece = Coups { $first } à { $last }
replay-page-play = Lire
replay-page-round = Manche { $round }
replay-page-running = La partie continue : voici comment vous l’avez vue jusqu’ici.
replay-page-save = Enregistrer la partie
replay-page-save-forked = Cette partie a commencé au milieu d’une autre, et ses premiers tirages viennent de la graine de celle-ci : le fichier se lit, mais ne peut être vérifié ni rapporté ici.
replay-page-save-more = Le fichier nomme chaque option, chaque coup et chaque tirage. On peut le rapporter ici, sous les parties revues.
replay-page-scrub = Coup
replay-page-seal = Les tirages, vérifiés
replay-page-secret = { $seat } : une décision secrète.
replay-page-seed = Graine
replay-page-side = Sur la table
replay-page-spectator = spectateurs
replay-page-speed = Vitesse
replay-page-take = Partager et garder
replay-page-to-table = À la table
replay-page-verified = { $draws ->
    [0] Rien n’a été tiré, et la graine correspond à son empreinte.
    [one] L’unique tirage découle de la graine.
   *[other] Les { $draws } tirages découlent tous de la graine.
}
replay-page-ways = { $ways ->
    [one] Un seul chemin est possible.
   *[other] { $ways } chemins sont possibles.
}
replay-page-why = L’empreinte de la graine était montrée avant le premier coup : personne, pas même ce serveur, n’a pu choisir un tirage ensuite.
replay-page-why-imported = La graine est venue avec la partie : ses tirages sont bien les siens, mais ce serveur ne peut dire quand elle fut fixée.
replay-page-you-won = Vous avez gagné.
