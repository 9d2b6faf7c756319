# The gallery of palaces, and the page on which they are drawn.

palace-page-back = Tous les palais
palace-page-begin-with = Formes pour commencer
palace-page-bridge-one-room = Un pont relie deux pièces : terminez-le dans une autre.
palace-page-bridge-to = pont vers { $name }
palace-page-bridge-water = Un pont commence et finit sur une case d’une pièce.
palace-page-bring = Ouvrir un fichier
palace-page-cell-empty = { $name }, eau
palace-page-complete = Terminer pour moi
palace-page-copy-of = { $name } à ma façon
palace-page-count = { $count } sur { $all }
palace-page-deleted = Le palais { $name } a été supprimé.
palace-page-draw = Dessiner un palais
palace-page-empty = Nouveau palais
palace-page-fault-bad-title = Donnez un nom au palais.
palace-page-fault-few-room-size = { $room } : pas assez de cases ({ $count } sur 8).
palace-page-fault-no-centre = { $count ->
    [one] Un samouraï n’a pas encore de case de départ.
   *[other] { $count } samouraïs n’ont pas encore de case de départ.
}
palace-page-fault-no-object = { $count ->
    [one] Une case n’a pas encore d’objet.
   *[other] { $count } cases n’ont pas encore d’objet.
}
palace-page-fault-not-connected = { $count ->
    [one] Une partie est inaccessible : ajoutez un pont.
   *[other] { $count } parties sont inaccessibles : ajoutez des ponts.
}
palace-page-fault-object-twice = { $room } : deux objets du même type ({ $object }).
palace-page-fault-room-size = { $room } : trop de cases ({ $count } au lieu de 8).
palace-page-fault-rooms = { $count ->
    [one] Il manque encore une pièce : peignez-la.
   *[other] Il manque encore { $count } pièces : peignez-les.
}
palace-page-fault-too-many-ways = D’ici, il aurait bien trop de chemins : retirez quelques ponts.
palace-page-file = Enregistrer un fichier
palace-page-forget = Supprimer
palace-page-forget-one = Supprimer { $name }
palace-page-gone = Il n’y a pas de palais ici : le lien est peut-être abîmé, ou il a été dessiné dans un autre navigateur.
palace-page-help-bridge = Glissez d’une pièce à l’autre, ou touchez les deux bouts. Touchez un pont pour l’enlever.
palace-page-help-missing = Glissez dans une pièce : les objets qui manquent apparaissent l’un après l’autre.
palace-page-help-object = Touchez une case. Chaque pièce a chaque objet une fois : au besoin, deux objets échangent leurs places.
palace-page-help-room = Touchez ou glissez pour agrandir la pièce. Commencez sur une de ses cases pour en enlever.
palace-page-help-start = Touchez dans chaque pièce la case où son samouraï commence.
palace-page-help-water = Touchez ou glissez pour refaire de l’eau.
palace-page-included = Palais du jeu
palace-page-kept = Chaque modification est enregistrée dans ce navigateur.
palace-page-line = Dessinez le plateau que vous possédez, ou inventez-en un : peignez quatre pièces, reliez-les par des ponts, et jouez-y aussitôt.
palace-page-link-above = Le lien est maintenant dans la barre d’adresse.
palace-page-mine = Mes palais
palace-page-name = Nom du palais
palace-page-no-object = sans objet
palace-page-none = Ce que vous dessinez est conservé ici, dans ce navigateur.
palace-page-not-a-palace = Ce fichier ne contient aucun palais qui tienne sur la feuille.
palace-page-not-a-space = C’est de l’eau : ajoutez-la d’abord à une pièce.
palace-page-not-kept = Ce navigateur ne peut pas conserver le palais. Enregistrez-le dans un fichier.
palace-page-not-yet = Pas encore jouable : voyez ce qui manque.
palace-page-nothing-back = Rien à annuler.
palace-page-nothing-forth = Rien à rétablir.
palace-page-open = Modifier
palace-page-play = Jouer ici
palace-page-play-in = Jouer dans { $name }
palace-page-redo = Rétablir
palace-page-reshaped = Nouvelle forme ; le nom, le gong et les objets sont restés.
palace-page-room-ne = Pièce de la grue
palace-page-room-nw = Pièce du pin
palace-page-room-se = Pièce de la vague
palace-page-room-sw = Pièce du soleil
palace-page-shape-corridors = Couloirs
palace-page-shape-towers = Tours
palace-page-shape-spiral = Spirale
palace-page-shape-stairs = Escalier
palace-page-shape-windmill = Moulin à vent
palace-page-shapes = Essayer une autre forme
palace-page-shapes-line = Vos objets suivent ; annuler remet tout en place.
palace-page-share = Partager
palace-page-sheet = Plateau
palace-page-shuffle = Mélanger les objets
palace-page-sound = Prêt à jouer.
palace-page-starts-here = départ du samouraï
palace-page-tag-few-room-size = { $count } sur 8
palace-page-tag-no-centre = pas de samouraï
palace-page-tag-not-connected = inaccessible
palace-page-tag-object-twice = en double
palace-page-tag-room-size = { $count } sur 8
palace-page-tag-too-many-ways = trop de chemins
palace-page-to-do = Encore à faire
palace-page-tool = Outils
palace-page-tool-bridge = pont
palace-page-tool-missing = objets manquants
palace-page-tool-start = départ du samouraï
palace-page-tool-water = eau
palace-page-undo = Annuler
palace-page-unfinished = Pas encore terminé
palace-page-untitled = Mon palais
palace-page-vary = Le modifier
