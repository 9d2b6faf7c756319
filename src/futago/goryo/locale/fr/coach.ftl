# L’entraîneur : ce qu’une partie finie apprend, et que faire dans une partie en cours.
# Les « points » sont des centièmes de chances de gagner. Une part vient comme texte : coach-percent.

## Remarks on decisions

coach-better-again = Mieux, comme avant : { $do }.
coach-turn-ends = Le tour se termine.

coach-do-search = le samouraï { $samurai } cherche en { $space }
coach-do-search-at = le samouraï { $samurai } va en { $space } et y cherche
coach-do-sniff = le samouraï { $samurai } traque en { $space } depuis sa case
coach-do-sniff-from = le samouraï { $samurai } va en { $to } et traque en { $space }
coach-do-walk = le samouraï { $samurai } va en { $to }
coach-do-and = { $one }, { $two }
coach-do-end = { $do }, et le tour se termine là
coach-do-first = le samouraï { $samurai } va d’abord en { $to }, puis { $do }
coach-do-stop = ne plus rien demander et terminer le tour
coach-do-break = briser { $space } ({ $object })
coach-do-curse = maudire { $one } et { $two }

coach-why-certain-no = Aucun chemin compatible avec les réponses ne passait par { $space } : la réponse ne pouvait être que non.
coach-why-only-trail = Aucun chemin compatible avec les réponses ne passait par { $space } : seul ce pouvoir ({ $power }) aurait pu y répondre oui.
coach-why-cubes = { $cubes ->
    [1] Il restait un cube Action.
   *[other] Il restait { $cubes } cubes Action.
}
coach-why-won = Cela gagne sur-le-champ { $better } du temps, contre { $played } après ce qui a été joué.
coach-why-catch = Un samouraï finit alors sur la cible { $better } du temps, contre { $played } après ce qui a été joué.
coach-why-draw = Un jeton est alors tiré { $better } du temps, contre { $played } après ce qui a été joué. Le prochain sac est { $steps ->
    [1] à un pas.
   *[other] à { $steps } pas.
}
coach-why-draw-catch = Un jeton est alors tiré { $better } du temps, contre { $played } après ce qui a été joué.
coach-why-trick = Le Goryō doit alors utiliser ce pouvoir ({ $power }) { $better } du temps, contre { $played } après ce qui a été joué.
coach-why-places = Les samouraïs sont alors mieux placés pour la manche suivante.
coach-why-split = { $ways ->
    [1] Un seul chemin est encore possible.
   *[other] Cela partage les { $ways } chemins encore possibles en { $yes } et { $no } ; la question posée les partage en { $own_yes } et { $own_no }.
}
coach-why-counts = Un oui qui compte à la Révélation était probable à { $better } en { $other }, à { $played } en { $space }.
coach-why-reach = Depuis { $to }, il ne peut plus enquêter sur { $space }, où un cube du Goryō est probable à { $likely }.
coach-why-wins = Ses chances de gagner sont alors de { $better }, contre { $played } après ce qui a été joué.

coach-why-plan-wins = Un bon Samouraï gagne { $played } des parties contre ce plan, { $better } contre le meilleur.
coach-why-plan-won = Un bon Samouraï gagne sur-le-champ { $played } du temps contre ce plan, { $better } contre le meilleur.
coach-why-plan-catch = Un bon Samouraï finit en { $target } { $played } du temps, en { $other } { $better } seulement.
coach-why-plan-catch-never = Un bon Samouraï finit en { $target } { $played } du temps, en { $other } jamais.
coach-why-plan-catch-same = Un bon Samouraï finit en { $target } { $played } du temps, { $better } contre le meilleur plan.
coach-why-plan-draw = Un bon Samouraï tire un jeton { $played } du temps contre ce plan, { $better } contre le meilleur.
coach-why-plan-tile = Ce plan retourne une tuile encore intacte ({ $object }) : { $tiles ->
    [1] il n’en reste qu’une, et le Goryō est donc exorcisé.
   *[other] il en reste { $tiles }, et avec une seule le Goryō est exorcisé.
} Le meilleur plan brise un type déjà brisé.
coach-why-plan-near = Le samouraï { $samurai } se trouvait { $steps ->
    [0] déjà en { $target }.
    [1] à un pas de { $target }.
   *[other] à { $steps } pas de { $target }.
}
coach-why-plan-trail = Un bon Samouraï enquête sur la Fausse Piste en { $space } { $played } du temps ; en { $other }, ce serait { $better }.
coach-why-plan-lay = Le meilleur plan pose une Fausse Piste en { $space }, où un bon Samouraï enquête { $often } du temps.
coach-why-plan-keeps = Le meilleur plan garde ce pouvoir pour plus tard : { $power }.
coach-why-plan-ways = { $ways ->
    [1] Un seul chemin mène
   *[other] Seuls { $ways } chemins mènent
} à { $target }, et { $more } à { $other }.
coach-why-opening = De { $space }, le Goryō a { $ways ->
    [one] { $ways } chemin
   *[other] { $ways } chemins
} vers { $targets ->
    [one] { $targets } cible
   *[other] { $targets } cibles
} ; de { $other }, { $more ->
    [one] { $more } chemin
   *[other] { $more } chemins
} vers { $most ->
    [one] { $most } cible
   *[other] { $most } cibles
}.

## Luck

coach-luck-yes = Un oui en { $space }, probable à { $expected } : les chances du Samouraï passent de { $before } à { $after }.
coach-luck-no = Un non en { $space }, probable à { $expected } : les chances du Samouraï passent de { $before } à { $after }.
coach-luck-caught = Un samouraï est sur la cible { $target }, estimée à { $expected } : les chances du Samouraï passent de { $before } à { $after }.
coach-luck-caught-yet = Un samouraï est sur la cible { $target }, estimée à { $expected }, mais on pouvait espérer mieux : les chances du Samouraï passent de { $before } à { $after }.
coach-luck-away = La cible est { $target }, estimée à { $expected }, et aucun samouraï n’y est : les chances du Samouraï passent de { $before } à { $after }.
coach-luck-away-yet = Aucun samouraï n’est sur la cible { $target }, estimée à { $expected }, mais le Goryō y gagne peu : les chances du Samouraï passent de { $before } à { $after }.
coach-luck-draw = Le sac donne ce jeton : { $object }. Les chances du Samouraï passent de { $before } à { $after }.

## Hints in a running game

coach-hint-yes = Un oui en { $space } est probable à { $yes }.
coach-hint-yes-counts = Un oui en { $space } est probable à { $yes }, un oui qui compte à la Révélation à { $counts }.
coach-hint-split = { $ways ->
    [1] Un seul chemin est encore possible.
   *[other] La réponse partage les { $ways } chemins encore possibles en { $yes } et { $no }.
}
coach-hint-turn = Si vous continuez bien, un samouraï finit sur la cible { $caught } du temps, et un jeton est tiré { $drawn } du temps.
coach-hint-targets = Cibles les plus probables : { $targets }.
coach-hint-target = { $space } ({ $percent } %)
coach-hint-plan = Un bon Samouraï finit sur votre cible { $caught } du temps, et tire un jeton { $drawn } du temps.
coach-hint-mix = Ne planifiez pas toujours de la même façon, sinon on vous devinera : ce ne sont que les plans que l’entraîneur choisirait le plus souvent.
coach-hint-opening = De { $space }, vous avez { $ways ->
    [one] { $ways } chemin
   *[other] { $ways } chemins
} vers { $targets ->
    [one] { $targets } cible
   *[other] { $targets } cibles
}.

## The report: page and terminal

coach-page-precision = Analyse : { $effort }. La valeur d’une manche est exacte { $points ->
    [1] à un point près
   *[other] à { $points } points près
} ; celle des manches suivantes est estimée. Les cas douteux ne reçoivent pas de remarque.
coach-page-curve = Chances de gagner
coach-page-curve-more = Les chances du Samouraï après chaque coup ; le Goryō a le reste. Au début de chaque manche, l’entraîneur recalcule.
coach-page-remarks-more = Les coups qui ont coûté, ce qui valait mieux et pourquoi, face à un adversaire parfait. Un point est un centième des chances de gagner.
coach-page-balance-more = Ce qui a fait bouger les chances du Samouraï, en points : à droite pour lui, à gauche pour le Goryō. Les corrections sont ce que l’entraîneur avait mal jugé avant d’avoir calculé une manche.
coach-page-sum = Le Samouraï a commencé avec { $first } % et fini avec { $result } %.
coach-page-maps = Ce que l’on pouvait savoir, et la vérité
coach-page-maps-more = À la fin de chaque tour, et avant chaque erreur du Samouraï. Plus une case est foncée, plus un cube du Goryō y est probable (en %) ; les anneaux sont les cibles probables, + et – les réponses données. La ligne est son vrai chemin, l’étoile sa cible, ? sa Fausse Piste ou son Ombre.
coach-page-map = { $ways ->
    [one] Manche { $round }, après le coup { $move } : un seul chemin possible
   *[other] Manche { $round }, après le coup { $move } : { $ways } chemins possibles
}
coach-page-bits = Ce que les questions ont appris
coach-page-bits-more = En bits : un bit divise les possibles par deux. À côté de chaque réponse : sa probabilité, puis ce qu’elle a appris du chemin, et ce qu’on attendait de la question. Une surprise peut laisser moins sûr qu’avant.
coach-page-frame = La barre est ce que la réponse a appris, le cadre ce qu’on attendait.
coach-page-yes = { $space } : oui ({ $percent ->
    [0] <1
   *[other] { $percent }
} %)
coach-page-no = { $space } : non ({ $percent ->
    [0] <1
   *[other] { $percent }
} %)
coach-page-chance = Samouraï
coach-page-by-goryo = Goryō :
coach-page-by-samurai = Samouraï :
coach-page-luck-goryo = Chance pour le Goryō :
coach-page-luck-samurai = Chance pour le Samouraï :
coach-page-told = { $won }, attendu { $expected }
coach-side-goryo = Goryō
coach-side-samurai = Samouraï

coach-cause-goryo = Erreurs du Goryō
coach-cause-samurai = Erreurs du Samouraï
coach-cause-answers = Chance des réponses
coach-cause-bag = Chance du sac
coach-cause-coach = Corrections
coach-cause-conceded = Abandon
