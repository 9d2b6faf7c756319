# Problèmes de Goryō : la question, ce qu’on dit d’un essai, et pourquoi.

puzzle-line-samurai = Samouraï, manche { $round }, { $cubes ->
    [one] { $cubes } cube Action restant
   *[other] { $cubes } cubes Action restants
}
puzzle-line-goryo = Goryō, son plan à la manche { $round }
puzzle-line-stated = Goryō, son plan à la manche { $round } contre des questions annoncées
puzzle-edition = édition { $edition }
puzzle-actions = { $actions ->
    [one] { $actions } action par samouraï
   *[other] { $actions } actions par samouraï
}
puzzle-palace = palais { $palace }
puzzle-task-samurai = Vous êtes le Samouraï, à { $later ->
    [0] la dernière manche
   *[other] la manche { $round } sur { $rounds }
}, avec { $cubes ->
    [one] { $cubes } cube Action
   *[other] { $cubes } cubes Action
}. Déplacez-vous et posez la meilleure question, ou terminez le tour si cela vaut mieux. Le Goryō planifie aussi bien que possible.
puzzle-task-goryo = Vous êtes le Goryō, à { $later ->
    [0] la dernière manche
   *[other] la manche { $round } sur { $rounds }
}. Trouvez le plan qui gagne le plus souvent contre un Samouraï qui pose les meilleures questions.
puzzle-task-stated = Vous êtes le Goryō, à { $later ->
    [0] la dernière manche
   *[other] la manche { $round } sur { $rounds }
}, et vous savez ce que le Samouraï va faire : les flèches le montrent. Trouvez le plan qui gagne le plus souvent contre cela. Il ne reste aucun pouvoir.

puzzle-right = Cette idée gagne dans { $best } % des cas, la meilleure autre dans { $second } %.
puzzle-costs = Cette idée gagne dans { $value } % des cas au lieu de { $best } %.
puzzle-costs-least = Cette idée gagne dans { $value } % des cas au plus, au lieu de { $best } %.
puzzle-detour = C’est la bonne question, mais avec un déplacement de trop avant elle. Posez-la d’abord : la réponse peut dire où aller.
puzzle-yours = Votre question : sur { $ways ->
    [one] { $ways } chemin probable
   *[other] { $ways } chemins probables
}, { $yes } { $yes ->
    [one] peut
   *[other] peuvent
} répondre oui et { $no } { $no ->
    [one] peut
   *[other] peuvent
} répondre non ; la réponse est oui dans { $chance ->
    [0] moins de 1
    [100] plus de 99
   *[other] { $chance }
} % des cas.
puzzle-plan-loses = Briser cette cible ne laisse qu’une tuile intacte : la partie est perdue aussitôt.
puzzle-plan-turns = Cette cible fait retourner une tuile de plus.
puzzle-plan-reached = { $reached ->
    [0] Aucun samouraï ne peut
    [1] Un samouraï peut
   *[other] { $reached } samouraïs peuvent
} atteindre cette cible.
puzzle-plan-fate = { $clues ->
    [0] Votre chemin ne donne aucun indice
    [1] Votre chemin donne un indice
   *[other] Votre chemin donne { $clues } indices
}, et { $caught ->
    [0] aucun samouraï ne finit
    [1] un samouraï finit
   *[other] { $caught } samouraïs finissent
} sur sa cible.
puzzle-moves = Rien ne peut suivre une question, un plan ou la fin du tour : donnez les coups jusque-là.
puzzle-solution = Solution : { $moves }

puzzle-why-split = Sur { $ways ->
    [one] { $ways } chemin probable
   *[other] { $ways } chemins probables
}, { $yes } { $yes ->
    [one] peut
   *[other] peuvent
} répondre oui ici et { $no } { $no ->
    [one] peut
   *[other] peuvent
} répondre non ; la réponse est oui dans { $chance ->
    [0] moins de 1
    [100] plus de 99
   *[other] { $chance }
} % des cas.
puzzle-why-sure = { $yes ->
    [0] Sur tous les chemins probables ({ $ways }), la réponse ici est non.
   *[other] Sur tous les chemins probables ({ $ways }), la réponse ici est oui : un indice sûr.
}
puzzle-why-targets = Cibles probables : { $targets } pour l’instant, { $yes } après un oui, { $no } après un non.
puzzle-why-reach = Cibles probables qu’il atteint encore de là : { $reach } sur { $targets }.
puzzle-why-print = Elle trouve un indice qui compte dans { $chance } % des cas, la meilleure autre question dans { $other } %.
puzzle-why-stand = { $stood ->
    [0] Alors aucun samouraï n’est sur une cible probable.
    [one] Les samouraïs tiennent alors une cible probable : le Goryō y finit dans { $chance } % des cas.
   *[other] Les samouraïs tiennent alors { $stood } cibles probables : le Goryō finit sur l’une d’elles dans { $chance } % des cas.
}
puzzle-why-all = Cibles probables encore à portée : { $reached } sur { $targets }.
puzzle-why-stake = Avec les indices trouvés, le Samouraï gagne dans { $caught } % des cas si un samouraï est sur la cible, et dans { $alone } % si aucun n’y est.
puzzle-why-loses = { $count ->
    [1] Une autre cible perd
   *[other] { $count } autres cibles perdent
} aussitôt : une seule tuile resterait intacte.
puzzle-why-old = La tuile de son type est déjà retournée ; { $count ->
    [1] une autre cible en retourne
   *[other] { $count } autres cibles en retournent
} une de plus.
puzzle-why-far = { $others ->
    [0] C’est la seule cible qu’aucun samouraï n’atteint.
    [one] Aucun samouraï ne l’atteint ; une seule autre cible est dans ce cas.
   *[other] Aucun samouraï ne l’atteint ; { $others } autres cibles sont dans ce cas.
}
puzzle-why-fewer = { $reached ->
    [1] Un seul samouraï peut
   *[other] Seuls { $reached } samouraïs peuvent
} y aller ; toute autre cible peut être atteinte par { $least } au moins.
puzzle-why-last-spirit = Deux jetons Esprit sont retournés : un samouraï sur la cible met fin à la partie.
puzzle-why-catchers = Il faut { $needed ->
    [one] { $needed } samouraï
   *[other] { $needed } samouraïs
} sur la cible pour finir la partie aussitôt : trop peu peuvent y aller, mais assez pour { $count ->
    [1] une autre cible
   *[other] { $count } autres cibles
}.
puzzle-why-hidden = Le Samouraï peut enquêter sur { $cubes ->
    [0] aucun
   *[other] { $cubes }
} de ses cubes ; sur d’autres chemins vers la même cible, jusqu’à { $most }.
puzzle-why-unexpected = { $targets ->
    [1] Il y a une seule cible possible
   *[other] Il y a { $targets } cibles au choix
} ; c’est sur ce chemin que les meilleures questions du Samouraï font le moins de mal.
puzzle-why-slip = { $clues ->
    [0] Ce chemin ne donne aucun indice
    [1] Ce chemin ne donne qu’un indice
   *[other] Ce chemin donne { $clues } indices
}, et { $caught ->
    [0] aucun samouraï ne finit
    [1] un samouraï finit
   *[other] { $caught } samouraïs finissent
} sur sa cible.
puzzle-why-slip-others = Les autres chemins ({ $others }) : plus d’indices pour { $clues }, un samouraï sur la cible pour { $caught }, une cible moins bonne pour { $rest }.

puzzle-hint-samurai = Plus une case est chaude, plus souvent son chemin y passe.
puzzle-hint-goryo = Visez l’objet entouré ; reste à trouver le chemin.
puzzle-reply-stated = Ce qui était annoncé, joué jusqu’au bout :
puzzle-reply-harsh = L’une des meilleures réponses du Samouraï à ce plan :
puzzle-reply-path = Par exemple, sur un chemin que le Goryō prend dans { $share } % des cas :
puzzle-reply-wins = Ainsi finit la partie : victoire { $seat ->
    [goryo] du Goryō
   *[samurai] du Samouraï
}.
puzzle-theme-slip = Se faufiler
puzzle-theme-stand = Où se placer
puzzle-theme-narrow = Resserrer l’étau
puzzle-theme-reach = Rester à portée
puzzle-theme-clue = Trouver un indice
puzzle-theme-tiles = Gare aux tuiles
puzzle-theme-away = Hors de portée
puzzle-theme-hide = Cacher le chemin
