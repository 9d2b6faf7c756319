# L’entraîneur : ce qu’une partie finie apprend, et que faire dans une partie en cours.
# Les « points » sont des centièmes de chances de gagner ; un « indice » est un oui qui compte à la Révélation.

coach-two = { $one } { $two }

## Remarks on decisions

coach-verdict-inaccuracy = Imprécision ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
coach-verdict-mistake = Erreur ({ $points } points).
coach-verdict-blunder = Gaffe ({ $points } points).
coach-better = Mieux : { $do }.

coach-do-search = le samouraï { $samurai } cherche sur { $space }
coach-do-search-at = le samouraï { $samurai } va sur { $space } et y cherche
coach-do-sniff = le samouraï { $samurai } traque sur { $space } depuis sa case
coach-do-sniff-from = le samouraï { $samurai } va sur { $to } et traque sur { $space }
coach-do-walk = le samouraï { $samurai } va sur { $to }
coach-do-and = { $one }, et { $two }
coach-do-first = le samouraï { $samurai } va d’abord sur { $to }, puis { $do }
coach-do-stop = ne plus rien demander et terminer le tour

coach-why-certain-no = Aucun chemin compatible avec les réponses ne passait par { $space } : seul un non pouvait venir.
coach-why-only-trail = Aucun chemin compatible avec les réponses ne passait par { $space } : seul ce pouvoir aurait pu y répondre oui : { $power }.
coach-why-cubes = { $cubes ->
    [one] Il restait un cube Action.
   *[other] Il restait { $cubes } cubes Action.
}
coach-why-won = Cela gagne sur-le-champ { $better } % du temps, ce qui a été joué { $played } %.
coach-why-catch = Un samouraï finit alors sur la cible { $better } % du temps, contre { $played } % après ce qui a été joué.
coach-why-draw = Cela rapporte un jeton du sac { $better } % du temps au lieu de { $played } % : le prochain sac est à { $steps ->
    [one] un indice
   *[other] { $steps } indices
}.
coach-why-draw-catch = Cela rapporte un jeton du sac { $better } % du temps au lieu de { $played } %.
coach-why-trick = Cela fait dépenser ce pouvoir au Goryō { $better } % du temps au lieu de { $played } % : { $power }.
coach-why-places = Cela place mieux les samouraïs pour la manche suivante.
coach-why-split = Cela partage les { $ways } chemins encore possibles en { $yes } et { $no } ; la question posée les partage en { $own_yes } et { $own_no }.
coach-why-clue = Un indice était probable à { $better } % sur { $other }, à { $played } % sur { $space }.
coach-why-reach = Depuis { $to }, il ne peut plus enquêter sur { $space }, où un cube du Goryō est probable à { $percent } %.
coach-why-wins = Cela lui laisse { $better } % de chances de gagner, ce qui a été joué { $played } %.

coach-why-plan-wins = Un Samouraï qui joue bien gagne { $played } % des parties contre ce plan, { $better } % contre le meilleur.
coach-why-plan-won = Un Samouraï qui joue bien gagne sur-le-champ { $played } % du temps contre ce plan, { $better } % contre le meilleur.
coach-why-plan-catch = Un Samouraï qui joue bien finit sur { $target } { $played } % du temps, sur { $other } { $better ->
    [0] jamais.
   *[other] seulement { $better } %.
}
coach-why-plan-catch-same = Un Samouraï qui joue bien finit sur { $target } { $played } % du temps, { $better } % contre le meilleur plan.
coach-why-plan-draw = Ce plan laisse un Samouraï qui joue bien tirer un jeton { $played } % du temps, le meilleur { $better } %.
coach-why-plan-tile = Ce plan retourne une tuile encore intacte ({ $object }) : il en reste { $tiles }, et avec une seule le Goryō est exorcisé. Le meilleur plan brise un type déjà brisé.
coach-why-plan-near = Le samouraï { $samurai } se trouvait { $steps ->
    [0] déjà sur { $target }.
    [one] à un pas de { $target }.
   *[other] à { $steps } pas de { $target }.
}
coach-why-plan-trail = Un Samouraï qui joue bien enquête sur la Fausse Piste en { $space } { $played } % du temps ; en { $other }, ce serait { $better } %.
coach-why-plan-lay = Le meilleur plan pose une Fausse Piste sur { $space }, où un Samouraï qui joue bien enquête { $percent } % du temps.
coach-why-plan-keeps = Le meilleur plan garde ce pouvoir pour plus tard : { $power }.
coach-why-plan-ways = { $ways ->
    [one] Un seul chemin mène
   *[other] Seuls { $ways } chemins mènent
} à { $target }, et { $more } à { $other }.
coach-why-opening = De { $space }, le Goryō a { $ways } chemins vers { $targets } cibles ; de { $other }, { $more } chemins vers { $most } cibles.

## Luck

coach-percent = { $percent ->
    [0] moins de 1 %
   *[other] { $percent } %
}
coach-luck-yes = Un oui sur { $space }, attendu { $expected } du temps : les chances du Samouraï passent de { $before } % à { $after } %.
coach-luck-no = Un non sur { $space }, attendu { $expected } du temps : les chances du Samouraï passent de { $before } % à { $after } %.
coach-luck-caught = Un samouraï est sur la cible { $target }, crue probable à { $expected } : les chances du Samouraï passent de { $before } % à { $after } %.
coach-luck-away = La cible est { $target }, crue probable à { $expected }, et aucun samouraï n’y est : les chances du Samouraï passent de { $before } % à { $after } %.
coach-luck-draw = Le sac donne ce jeton : { $object }. Les chances du Samouraï passent de { $before } % à { $after } %.

## Hints in a running game

coach-hint-question = { $space } : un oui est probable à { $yes } %, un indice à { $clue } %.
coach-hint-split = Cela partage les { $ways } chemins encore possibles en { $yes } et { $no }.
coach-hint-turn = { $steps ->
    [0] En continuant bien, un samouraï finit sur la cible { $caught } % du temps, et un jeton est tiré { $drawn } % du temps.
    [one] En continuant bien, un samouraï finit sur la cible { $caught } % du temps, et un jeton est tiré { $drawn } % du temps : le prochain sac est à un indice.
   *[other] En continuant bien, un samouraï finit sur la cible { $caught } % du temps, et un jeton est tiré { $drawn } % du temps : le prochain sac est à { $steps } indices.
}
coach-hint-targets = Cibles les plus probables : { $targets }.
coach-hint-plan = Avec { $target }, un Samouraï qui joue bien finit sur votre cible { $caught } % du temps, et tire un jeton { $drawn } % du temps.

## The report: page and terminal

coach-effort-quick = rapide
coach-effort-normal = normal
coach-effort-thorough = approfondi
coach-page-title = L’entraîneur sur cette partie
coach-page-precision = Effort : { $effort }. La valeur d’une manche peut être fausse { $points ->
    [one] d’un point
   *[other] de { $points } points
} ; celle des manches suivantes est en plus une estimation. Ce qui peut bien venir d’une erreur de l’entraîneur ne reçoit pas de remarque.
coach-page-round = Manche
coach-page-curve = Chances de gagner
coach-page-curve-more = Les chances du Samouraï après chaque coup ; le Goryō a le reste. Ronds : imprécisions ; triangles : erreurs ; carrés : gaffes ; losanges : chance.
coach-page-remarks = Remarques
coach-page-remarks-more = Ce qui a coûté des chances, ce qui aurait été mieux, et pourquoi. Un point est un centième des chances de gagner ; un indice est un oui qui compte à la Révélation.
coach-page-nothing = Rien que l’entraîneur aurait fait mieux à coup sûr.
coach-page-balance = Adresse et chance
coach-page-balance-more = Ce qui a fait bouger les chances, en points : à droite pour le Samouraï, à gauche pour le Goryō.
coach-page-sum = Le Samouraï a commencé avec { $first } % et fini avec { $result } %.
coach-page-maps = Ce qu’on pouvait croire, et la vérité
coach-page-maps-more = Plus c’est foncé, plus un cube du Goryō y est probable (en %) ; les anneaux sont les cibles probables, + et – les réponses données. La ligne est son vrai chemin, l’étoile sa cible, ? sa Fausse Piste ou son Ombre.
coach-page-map = { $ways ->
    [one] Manche { $round }, après le coup { $move } : un seul chemin possible
   *[other] Manche { $round }, après le coup { $move } : { $ways } chemins possibles
}
coach-page-bits = Ce que les questions ont appris
coach-page-bits-more = En bits : un bit divise les possibles par deux. Le cadre est ce qu’une question pouvait apprendre en moyenne sur le chemin, la barre ce que la réponse a appris ; une réponse surprenante peut laisser moins sûr.
coach-page-yes = { $round } : { $space }, oui (probable à { $percent } %)
coach-page-no = { $round } : { $space }, non (oui probable à { $percent } %)
coach-page-moves = Tous les coups
coach-page-move = Coup
coach-page-what = Ce qui s’est passé
coach-page-chance = Samouraï
coach-page-lost = Perdus
coach-page-at = Manche { $round }. { $what }
coach-page-by-goryo = Goryō :
coach-page-by-samurai = Samouraï :
coach-page-luck-goryo = Chance pour le Goryō :
coach-page-luck-samurai = Chance pour le Samouraï :
coach-page-told = { $won } pour { $expected } attendus
coach-side-goryo = Goryō
coach-side-samurai = Samouraï

coach-cause-goryo = Erreurs du Goryō
coach-cause-samurai = Erreurs du Samouraï
coach-cause-answers = Chance des réponses
coach-cause-bag = Chance du sac
coach-cause-coach = Mieux vu plus tard
coach-cause-conceded = Abandon
