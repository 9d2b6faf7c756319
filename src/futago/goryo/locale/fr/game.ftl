# Goryō: everything that is said about it. $terms: "gong" for the 2024 edition, "track" before.

## Names

goryo-object-fan = éventail
goryo-object-flower = fleur
goryo-object-helmet = heaume
goryo-object-lantern = lanterne
goryo-object-mask = masque
goryo-object-scroll = manuscrit
goryo-object-urn = urne
goryo-object-vase = vase

goryo-samurai-blue = bleu
goryo-samurai-green = vert
goryo-samurai-purple = violet
goryo-samurai-red = rouge
goryo-samurai-yellow = jaune

goryo-power-illusion = Illusion
goryo-power-shadow = Ombre
goryo-power-sprint = Bond
goryo-power-trail = Fausse Piste

goryo-name = Goryō
goryo-seat-goryo = le Goryō
goryo-seat-samurai = le Samouraï
goryo-stage = manche { $round }
goryo-list = { $head }, { $tail }

## Options

goryo-option-edition = Édition des règles : couleurs, termes, actions par samouraï, Fausse Piste, ordre de la Révélation.
goryo-option-actions-per-samurai = Actions possibles par samouraï et par manche ; avec 2, c’est plus dur pour le Samouraï.
goryo-option-split-cubes = Règle maison : les six cubes se répartissent librement entre trois samouraïs au plus.
goryo-option-variant = D’autres pouvoirs pour le Goryō : deux cases maudites, ou bien Illusion et Ombre.
goryo-option-enforcement = Automatique : seuls les plans permis et les réponses vraies sont possibles. Sur l’honneur : les erreurs sont possibles et coûtent des jetons Esprit.
goryo-option-palace = Le plateau : un des nôtres, ou le vôtre.
goryo-option-gong = Combien de crans compte l’arc, et lesquels portent un sac.
goryo-value-samurai = quatre couleurs différentes, en minuscules, de { $most ->
    [one] { $most } lettre au plus
   *[other] { $most } lettres au plus
}
goryo-value-gong = longueur:sacs, les sacs en ordre croissant de 1 à la longueur, par exemple 12:2,4,6

## The palace

palace-line = { $file }, ligne { $line }
palace-bad-cell = { $place } : la case { $at } est à la ligne { $row }, colonne { $column } ; les deux vont de 0 à 99.
palace-bad-name = { $place } : « { $at } » (case { $space }) n’est pas un nom ; prenez des minuscules et des chiffres, une lettre en premier, et aucun mot de la notation.
palace-bad-title = { $place } : « { $at } » n’est pas un nom de palais ; utilisez au plus 40 caractères sur une ligne, sans espace au début ni à la fin.
palace-bridge-in-room = { $place } : le pont { $at }-{ $other } reste dans une seule pièce ; un pont en relie deux.
palace-bridge-nowhere = { $place } : un pont mène à « { $at } », qui n’est pas une case.
palace-bridge-twice = { $place } : le pont { $at }-{ $other } figure deux fois.
palace-cell-twice = { $place } : la case { $at } a la même ligne et la même colonne que { $other }.
palace-centre-elsewhere = { $place } : le centre de la pièce { $at } est « { $centre } », qui n’est pas une de ses cases.
palace-malformed = { $place } : { $error }.
palace-no-centre = { $place } : la pièce { $room } n’a pas de centre ; indiquez une de ses cases sous [centres].
palace-no-file = Il n’y a pas de palais « { $file } » : indiquez un fichier, ou un nom de la liste : { $known }.
palace-no-object = { $place } : la case { $at } n’a pas d’objet.
palace-no-such-room = { $place } : un centre est donné pour la pièce « { $at } », qui n’a aucune case.
palace-not-connected = { $place } : la case { $at } est inaccessible depuis { $start } ; ajoutez un pont.
palace-not-toml = { $file } n’est pas un fichier TOML : { $error }.
palace-object-twice = { $place } : la case { $at } a le même objet ({ $object }) que { $other }, dans la même pièce ; chaque type figure une seule fois par pièce.
palace-room-size = { $place } : la pièce { $at } a { $count ->
    [one] { $count } case
   *[other] { $count } cases
} ; il en faut 8.
palace-rooms = { $place } : il y a { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} ; un palais en a 4.
palace-space-twice = { $place } : la case { $at } figure deux fois.
palace-too-many-ways = { $place } : depuis { $at }, le Goryō aurait trop de chemins de quatre ou cinq pas pour une partie (plus de { $most }) ; retirez des ponts.
palace-types = { $place } : il y a { $count ->
    [one] { $count } type d’objet
   *[other] { $count } types d’objets
} ({ $types }) ; un palais en a 8, chacun une fois par pièce.

## Notation

goryo-notation-form = Un coup qui commence par « { $word } » s’écrit ainsi : { $form }.
goryo-notation-power = { $variant ->
    [cursed-object] « { $word } » n’a pas sa place après la cible : cette variante se joue sans pouvoirs.
    [genjutsu] { $honest ->
        [yes] « { $word } » n’a pas sa place après la cible : écrivez shadow CASE, honest ou illusion COULEUR.
       *[no] « { $word } » n’a pas sa place après la cible : écrivez shadow CASE ou illusion COULEUR.
    }
   *[none] { $honest ->
        [yes] « { $word } » n’a pas sa place après la cible : écrivez sprint, trail CASE ou honest.
       *[no] « { $word } » n’a pas sa place après la cible : écrivez sprint ou trail CASE.
    }
}
goryo-notation-samurai = Écrivez « { $samurai } CASE » pour le déplacer, « { $samurai } search » ou « { $samurai } sniff CASE ».
goryo-notation-space = Il n’y a pas de case « { $word } » dans ce palais.
goryo-notation-target = Écrivez le plan avec sa cible après « > », par exemple : plan c2 c3 b3 b2 > a2.
goryo-notation-word = Aucun coup ne commence par « { $word } » : il faut plan, break, curse, answer, done ou un samouraï ({ $samurai }).

## Positions

goryo-position-impossible = Aucun plan du Goryō ne correspond à cette position : vérifiez prints, start et sealed.
goryo-position-incomplete = Une position en phase « { $phase } » est incomplète : il faut first, start et, si la partie est terminée, winner et reason ; un plan demande aussi bound.

## Why a move is not allowed

goryo-refused-now = Impossible maintenant : { $now }
goryo-now-bound = l’objet lié doit être tiré.
goryo-now-first = le premier objet doit être tiré.
goryo-now-break = le Goryō brise son premier objet.
goryo-now-curse = le Goryō marque deux cases maudites.
goryo-now-plan = le Goryō planifie son chemin.
goryo-now-act = c’est aux samouraïs d’agir.
goryo-now-answer = une question attend sa réponse.
goryo-now-seal = un jeton doit être tiré du sac.

goryo-refused-answer = Ce n’est pas la réponse que donne votre plan.
goryo-refused-break = { $space } porte un autre objet : choisissez l’une des quatre cases avec celui-ci : { $object }.
goryo-refused-curse = Marquez deux autres cases avec cet objet : { $object }.
goryo-refused-draw = Ce jeton n’est pas dans le sac.

goryo-refused-no-samurai = Il n’y a pas de samouraï { $samurai } ; samouraïs en jeu : { $known }.
goryo-refused-no-space = Il n’y a pas de case { $space } dans ce palais.
goryo-refused-no-cubes = Les six cubes Action sont utilisés : terminez le tour.
goryo-refused-finished = Le samouraï { $samurai } a fini pour cette manche : vous en avez déjà activé un autre.
goryo-refused-three-called = Trois samouraïs ont déjà agi : cette manche, le samouraï { $samurai } reste où il est.
goryo-refused-cap = Le samouraï { $samurai } a utilisé { $cap ->
    [one] son unique action
   *[other] ses { $cap } actions
} de la manche.
goryo-refused-moved = Le samouraï { $samurai } a déjà fait deux déplacements : pas plus de deux par manche.
goryo-refused-searched = Le samouraï { $samurai } a déjà cherché cette manche.
goryo-refused-sniffed = Le samouraï { $samurai } a déjà traqué cette manche.
goryo-refused-blinded = Le samouraï { $samurai } subit une Illusion : cette manche, il se déplace, mais ne peut ni chercher ni traquer.
goryo-refused-not-adjacent = { $cursed ->
    [yes] { $there } n’est pas adjacente à { $here } : deux cases doivent avoir un côté commun, être reliées par un pont ou être toutes deux maudites.
   *[no] { $there } n’est pas adjacente à { $here } : deux cases doivent avoir un côté commun ou être reliées par un pont.
}
goryo-refused-ask-start = { $space } est la case de départ du Goryō cette manche : on n’y enquête pas.
goryo-refused-asked = On a déjà enquêté sur { $space } cette manche.

goryo-refused-start = Le premier cube va sur la case où se trouve le Goryō : { $start }.
goryo-refused-cubes = Un plan demande une cible et ce nombre de cubes Mouvement : { $cubes }. Celui-ci en a { $given }.
goryo-refused-most-cubes = Cubes Mouvement au plus, sur l’honneur : { $most }. Ce plan en a { $given }.
goryo-refused-say-sprint = Cinq cubes Mouvement demandent le Bond : ajoutez-le au plan.
goryo-refused-twice = { $space } sert deux fois : un seul cube par case.
goryo-refused-broken = L’objet en { $space } est déjà brisé : choisissez une autre cible.
goryo-refused-sealed = L’objet en { $space } ({ $object }) est scellé : choisissez une autre cible.
goryo-refused-bound = L’objet en { $space } ({ $object }) est votre objet lié : vous ne pouvez jamais le briser.
goryo-refused-no-power = Pouvoir absent de cette partie : { $power }.
goryo-refused-spent = Pouvoir déjà dépensé : { $power }.
goryo-refused-trail-on-cube = La Fausse Piste se pose sur une case sans cube du Goryō : { $space } en a un.
goryo-refused-shadow-off-cube = L’Ombre se pose sur un cube Mouvement, jamais sur la cible : { $space } n’a pas de cube Mouvement.
goryo-refused-honest = { $honour ->
    [yes] Sur l’honneur, vous donnez vous-même les réponses.
   *[no] { $variant ->
        [cursed-object] Sans pouvoirs, il n’y a pas de réponse à choisir.
        [genjutsu] La réponse ne se choisit que sur l’Ombre.
       *[none] { $trail ->
            [yes] Sur la Fausse Piste, la réponse est toujours oui.
           *[chosen] La réponse ne se choisit que sur la Fausse Piste.
        }
    }
}

## Pourquoi quelque chose ne peut pas être choisi

goryo-why-samurai-first = Choisissez d’abord un samouraï.
goryo-why-path-first = Tracez d’abord le chemin et sa cible.
goryo-why-path-complete = Le chemin est complet : annulez un pas pour le changer.
goryo-why-leads-nowhere = En passant par { $space }, vous n’arriverez à aucun objet que vous pouvez briser.
goryo-why-no-sprint = Avec un pas de plus, aucun chemin ne mène à un objet que vous pouvez briser.
goryo-why-nothing-to-sniff = Il ne reste rien à traquer autour du samouraï { $samurai }.
goryo-why-two-cursed = Deux cases sont déjà marquées : enlevez une marque pour en mettre une autre.

## Prompts

goryo-wait-chance = Un jeton est tiré.
goryo-wait-goryo = Le Goryō réfléchit.
goryo-wait-samurai = Le Samouraï réfléchit.
goryo-wait-over = La partie est terminée.

goryo-prompt-bound = Tirez l’objet lié.
goryo-prompt-first = Tirez le premier objet.
goryo-prompt-seal = Tirez un jeton du sac.
goryo-prompt-break = Choisissez l’objet à briser ({ $object }) : vous partirez de là.
goryo-prompt-curse = Marquez deux cases : pour vous, elles seront adjacentes.
goryo-prompt-plan = Manche { $round } : planifiez le chemin du chat.
goryo-prompt-walk = Choisissez la case suivante du chat : encore { $steps ->
    [one] { $steps } cube
   *[other] { $steps } cubes
} avant la cible.
goryo-prompt-anywhere = Placez un cube Mouvement, ou posez la cible.
goryo-prompt-target = Choisissez l’objet à briser.
goryo-prompt-sprint = Aucune cible à côté : avancez d’une case de plus avec le Bond.
goryo-prompt-powers = Confirmez le plan, ou ajoutez un pouvoir.
goryo-prompt-honest = Confirmez le plan, ou choisissez d’y dire la vérité.
goryo-prompt-confirm = Confirmez le plan.
goryo-prompt-trail = Où posez-vous la Fausse Piste ?
goryo-prompt-shadow = Sur lequel de vos cubes posez-vous l’Ombre ?
goryo-prompt-illusion = Quel samouraï subit l’Illusion ?
goryo-prompt-act = Activez un samouraï, ou terminez le tour : il reste { $cubes ->
    [one] { $cubes } cube Action
   *[other] { $cubes } cubes Action
}.
goryo-prompt-done-sure = Terminer le tour avec { $cubes ->
    [one] 1 cube Action inutilisé
   *[other] { $cubes } cubes Action inutilisés
} ?
goryo-prompt-reveal = Plus rien à faire : révélez où le chat est passé.
goryo-prompt-samurai = { $can ->
    [walk] Où le samouraï { $samurai } se déplace-t-il ?
    [search] Le samouraï { $samurai } doit-il chercher sur place ?
    [sniff] Le samouraï { $samurai } doit-il traquer à côté ?
    [walk-search] Que doit faire le samouraï { $samurai } : se déplacer ou chercher ?
    [walk-sniff] Que doit faire le samouraï { $samurai } : se déplacer ou traquer ?
    [search-sniff] Que doit faire le samouraï { $samurai } : chercher ou traquer ?
   *[walk-search-sniff] Que doit faire le samouraï { $samurai } : se déplacer, chercher ou traquer ?
}
goryo-prompt-sniff = Quelle case le samouraï { $samurai } traque-t-il ?
goryo-prompt-answer = La case { $space } est-elle sur votre chemin ? Répondez oui ou non.

goryo-pick-space = { $space } ({ $object })
goryo-pick-samurai = le samouraï { $samurai } en { $space }
goryo-pick-break-on = briser l’objet en { $space }
goryo-pick-walk-to = aller en { $space }
goryo-pick-sniff-at = traquer en { $space }
goryo-pick-search = chercher ici
goryo-pick-sniff = traquer à côté
goryo-pick-done = terminer le tour
goryo-pick-reveal = révéler
goryo-pick-yes = oui
goryo-pick-no = non
goryo-pick-honest = dire la vérité à cet endroit

## What happened

goryo-event-bound = Le Goryō est lié à ce type d’objet : { $object }. Il ne doit jamais en briser.
goryo-event-bound-hidden = Le Goryō tire en secret son objet lié.
goryo-event-first = Premier objet : { $object }.
goryo-event-seal = Tiré du sac : { $object }. Tous les objets de ce type sont scellés.
goryo-event-break = Objet brisé en { $space } : { $object }. Le Goryō s’y trouve.
goryo-event-curse = { $one } et { $other } sont maudites : pour le Goryō, elles sont adjacentes.
goryo-event-planned = Le plan du Goryō : { $plan }.
goryo-event-planned-hidden = Le Goryō a planifié son chemin.
goryo-plan = chemin { $path }, cible { $target }
goryo-plan-with = { $plan }, avec { $power }
goryo-plan-with-on = { $plan }, avec { $power } en { $space }
goryo-plan-honest = { $plan }, en y disant la vérité
goryo-plan-illusion = { $plan }, avec { $power } sur le samouraï { $samurai }
goryo-event-illusion = Illusion : cette manche, le samouraï { $samurai } ne peut ni chercher ni traquer.
goryo-event-move = Le samouraï { $samurai } va en { $to }.
goryo-event-search = Le samouraï { $samurai } cherche en { $space }.
goryo-event-sniff = Le samouraï { $samurai } traque en { $space }.
goryo-event-answer-yes = { $terms ->
    [track] Oui : un marqueur Indice vert.
   *[gong] Oui : une empreinte verte.
}
goryo-event-answer-no = { $terms ->
    [track] Non : un marqueur Indice rouge.
   *[gong] Non : une empreinte rouge.
}
goryo-event-reveal = { $sprint ->
    [true] Révélation : avec le Bond, son chemin était { $path }, cible { $target }.
   *[false] Révélation : son chemin était { $path }, cible { $target }.
}
goryo-event-reveal-trail = Sa Fausse Piste était en { $space }.
goryo-event-reveal-shadow = Son Ombre était en { $space }.
goryo-event-mistake-start = Erreur : son premier cube n’était pas sur sa case de départ.
goryo-event-mistake-step = Erreur : un pas vers une case qui n’est pas adjacente.
goryo-event-mistake-twice = Erreur : une case utilisée deux fois.
goryo-event-mistake-cubes = Erreur : trop ou trop peu de cubes Mouvement.
goryo-event-mistake-target = Erreur : la cible était brisée ou scellée.
goryo-event-mistake-power = { $fifth ->
    [yes] Erreur : un cinquième cube Mouvement.
   *[no] Erreur : un pouvoir déjà dépensé ou mal placé.
}
goryo-event-mistake-answer = Erreur : une réponse fausse.
goryo-event-gong = { $terms ->
    [track] Le marqueur avance de { $steps } sur la piste.
   *[gong] Le maillet avance de { $steps } le long des gongs.
} { $bags ->
    [0] Il n’atteint aucun sac.
    [one] Il atteint un sac.
   *[other] Il atteint { $bags } sacs.
}
goryo-event-caught = Le samouraï { $samurai } est sur la cible : un jeton Esprit est retourné.
goryo-event-spent = Pouvoir utilisé : { $power }.
goryo-event-round = Manche { $round } sur { $rounds }.
goryo-event-end-vengeance = Quatre manches jouées : { $winner } tient sa vengeance. Objet lié : { $bound }.
goryo-event-end-captured = Troisième jeton Esprit : { $winner } a capturé le Goryō. Objet lié : { $bound }.
goryo-event-end-exorcised = Il ne reste qu’une tuile : { $winner } exorcise le Goryō. Objet lié : { $bound }.
goryo-event-end-cornered = Le Goryō n’a plus de plan possible : { $winner } l’a coincé. Objet lié : { $bound }.
goryo-event-end-self-broken = Le Goryō a brisé son propre objet lié ({ $bound }) : { $winner } gagne.
goryo-event-end-resigned = L’autre camp abandonne : { $winner } gagne. Objet lié : { $bound }.
goryo-event-end-time = Temps écoulé : { $winner } gagne. Objet lié : { $bound }.

## Rules, where they matter

goryo-rule-bound = Un jeton est tiré en secret : c’est l’objet lié du Goryō. { $honour ->
    [yes] S’il en brise un exemplaire, il perd.
   *[no] Il ne peut jamais en briser.
}
goryo-rule-first = Un deuxième jeton est tiré et révélé : le Goryō brise un objet de ce type et part de là. La tuile de cet objet est retournée.
goryo-rule-break = Les quatre cases du premier objet conviennent toutes, même avec un samouraï dessus. Le Goryō y commence la première manche.
goryo-rule-curse = Deux des autres cases du premier objet sont marquées au vu de tous. Dans les plans du Goryō, et là seulement, elles comptent comme adjacentes. Cette variante se joue sans pouvoirs.
goryo-rule-plan = Le Goryō pose quatre cubes Mouvement, le premier sur sa case, chacun à côté du précédent, puis une cible : quatre pas, jamais deux fois la même case. { $variant ->
    [cursed-object] Seuls les ponts relient les pièces, mais dans ses plans les deux cases maudites sont adjacentes.
   *[other] Seuls les ponts relient les pièces.
} On peut traverser les samouraïs et les objets brisés ou scellés.
goryo-rule-target = La cible doit être intacte, non scellée et autre que l’objet lié ; un samouraï peut s’y trouver. { $variant ->
    [cursed-object] Cette variante se joue sans pouvoirs.
    [genjutsu] L’Illusion s’annonce avec le plan ; l’Ombre reste secrète jusqu’à la Révélation.
   *[none] Le Bond, une fois par partie, ajoute un cube Mouvement. Les pouvoirs restent secrets jusqu’à la Révélation.
}
goryo-rule-trail = La Fausse Piste se pose sur n’importe quelle case sans cube du Goryō. { $trail ->
    [yes] Interrogé dessus, il répond oui.
   *[chosen] Interrogé dessus, il peut répondre oui, ou dire la vérité.
} { $terms ->
    [track] Ce marqueur Indice ne compte pas.
   *[gong] Cette empreinte ne compte pas.
} La Fausse Piste n’est dépensée que si l’on a enquêté sur sa case ; sinon, elle revient.
goryo-rule-shadow = L’Ombre se pose sur un cube Mouvement du Goryō. Interrogé dessus, il peut répondre non ; la réponse ne compte jamais. L’Ombre n’est dépensée que si l’on a enquêté sur sa case ; sinon, elle revient.
goryo-rule-illusion = Une fois par partie, à découvert : cette manche, un samouraï ne peut ni chercher ni traquer. Il peut quand même se déplacer, et attraper le Goryō.
goryo-rule-act = Six cubes Action, trois samouraïs au plus, l’un après l’autre : en activer un nouveau met fin au tour du précédent. Chacun peut se déplacer deux fois, chercher une fois et traquer une fois, { $actions ->
    [2] mais n’a que deux actions en tout.
    [3] mais n’a que trois actions en tout.
   *[other] soit quatre actions en tout.
} { $variant ->
    [none] À la Révélation, chaque oui, sauf sur la Fausse Piste, fait avancer
    [genjutsu] À la Révélation, chaque oui, sauf sur l’Ombre, fait avancer
   *[other] À la Révélation, chaque oui fait avancer
} { $terms ->
    [track] le marqueur sur la piste ; un samouraï qui finit sur la cible fait retourner un jeton Esprit.
   *[gong] le maillet ; un samouraï qui finit sur la cible fait retourner un jeton Esprit.
}
goryo-rule-ask = Chercher porte sur la case du samouraï, traquer sur une case adjacente. Jamais deux fois la même case dans la manche, ni la case de départ du Goryō. Les objets brisés ou scellés n’empêchent pas d’enquêter. On avance d’une case à la fois, et d’une pièce à l’autre seulement par les ponts.
goryo-rule-answer = { $variant ->
    [none] { $trail ->
        [yes] Oui si un cube du Goryō ou la Fausse Piste se trouve sur cette case, non sinon.
       *[chosen] Oui si un cube du Goryō se trouve sur cette case, non sinon ; sur la Fausse Piste, au choix.
    }
    [genjutsu] Oui si un cube du Goryō se trouve sur cette case, non sinon ; sur l’Ombre, au choix.
   *[other] Oui si un cube du Goryō se trouve sur cette case, non sinon.
} { $honour ->
    [yes] Chaque réponse fausse retourne un jeton Esprit à la Révélation.
   *[no] La réponse découle de son plan.
}
goryo-rule-seal = { $bag-count ->
    [0] Un jeton par jeton Esprit retourné.
   *[other] Un jeton par sac atteint et par jeton Esprit retourné.
} Son type est scellé : le Goryō ne peut plus en briser. Quand toutes les tuiles sauf une sont retournées, il est exorcisé.
goryo-rule-over = { $honour ->
    [yes] Le Samouraï gagne avec trois jetons Esprit, en découvrant l’objet lié, quand le Goryō n’a plus aucun plan possible ou quand il brise son objet lié ; sinon, le Goryō gagne après quatre manches.
   *[no] Le Samouraï gagne avec trois jetons Esprit, en découvrant l’objet lié, ou quand le Goryō n’a plus aucun plan possible ; sinon, le Goryō gagne après quatre manches.
}

## Drawing

goryo-palace-edo = edo (notre reconstitution)
goryo-as-above = tout visible
goryo-as-goryo = vous êtes le Goryō
goryo-as-samurai = vous êtes le Samouraï
goryo-as-spectator = en spectateur
goryo-draw-title = Goryō { $edition } - { $palace } - { $seat }
goryo-draw-bridges = Autres ponts : { $bridges }
goryo-draw-round = Manche { $round } sur { $rounds }
goryo-draw-gong = { $terms ->
    [track] Piste { $gong } sur { $length }
   *[gong] Gong { $gong } sur { $length }
}
goryo-draw-bag = Sac à { $next } (reste { $bag })
goryo-draw-spirits = Captures : { $spirits } sur { $all }
goryo-draw-bound = Lié : { $object }
goryo-draw-intact = Tuiles intactes : { $count }
goryo-draw-cubes = Cubes Action : { $cubes }

## The coach

coach-not-palace = Ce palais offre au Goryō plus de chemins que l’entraîneur ne peut en analyser.
