# The coach of Go RPG: what a finished game tells, and what to do in a running one.

gorpg-coach-other-rules = Cette partie suit des règles antérieures, que l’entraîneur ne connaît pas : il ne peut pas l’analyser.
gorpg-coach-no-simulator = L’entraîneur a besoin de son simulateur, qui n’est pas installé sur cet ordinateur : il ne peut pas analyser de partie de Go RPG ici.
gorpg-coach-too-large = Cette partie compte plus de cartes que l’entraîneur ne peut en gérer : il ne peut pas l’analyser.

gorpg-coach-no-odds = Il n’y a de pronostics que pendant qu’une compagnie choisit sa quête.
gorpg-coach-no-group = Ces héros ne peuvent pas partir ensemble : choisissez un à trois héros de la compagnie.

## What a seat should do

gorpg-coach-do-then = { $one }, puis { $two }
gorpg-coach-do-items = { $do } ; { $items }
gorpg-coach-carries = { $hero } porte { $count ->
    [1] un objet
   *[other] { $count } objets
} (niveau total { $levels })
gorpg-coach-carries-nothing = { $hero } ne porte rien
gorpg-coach-do-quest = partir pour l’{ $slot } avec { $heroes }
gorpg-coach-do-rest = se reposer
gorpg-coach-do-recruit = prendre un héros à la taverne
gorpg-coach-do-muster = commencer avec { $heroes }
gorpg-coach-do-attack = attaquer { $target } avec { $heroes }
gorpg-coach-do-retreat = { $count ->
    [0] battre en retraite
   *[other] battre en retraite et laisser sur place { $leave }
}
gorpg-coach-do-buy = acheter { $items } contre { $pay }
gorpg-coach-do-hire = { $count ->
    [0] engager { $heroes } contre { $pay }
   *[other] engager { $heroes } contre { $pay } et renvoyer { $gone }
}
gorpg-coach-do-lay = poser sur l’{ $slot } : { $monsters }
gorpg-coach-do-strike = { $monster } attaque { $hero }
gorpg-coach-do-dismiss = renvoyer { $hero }
gorpg-coach-do-trade = proposer un échange ({ $seat }) : { $give } contre { $take }
gorpg-coach-do-condemn = choisir qui perd l’égalité : { $seat }
gorpg-coach-do-accept = accepter l’offre
gorpg-coach-do-decline = refuser l’offre
gorpg-coach-do-pass = { $phase ->
    [stand] rester pour la riposte
    [recruit] ne prendre personne à la taverne
    [hunters] ne rien acheter
    [mercenaries] n’engager personne
   *[other] être prêt
}

## Why

gorpg-coach-verdict-inaccuracy = Imprécision ({ $points } po).
gorpg-coach-verdict-mistake = Erreur ({ $points } po).
gorpg-coach-verdict-blunder = Gaffe ({ $points } po).
gorpg-coach-odds = l’{ $slot } est nettoyé dans { $cleared } des cas et { $brings ->
    [more] enrichit la compagnie de { $gold } po
   *[less] appauvrit la compagnie de { $gold } po
} en moyenne, et { $hero } est perdu dans { $lost } des cas
gorpg-coach-odds-safe = l’{ $slot } est nettoyé dans { $cleared } des cas et { $brings ->
    [more] enrichit la compagnie de { $gold } po
   *[less] appauvrit la compagnie de { $gold } po
} en moyenne, presque jamais au prix d’un héros
gorpg-coach-waits = { $count ->
        [one] Un monstre caché :
       *[other] { $count } monstres cachés, chacun avec
    } santé { $life-low } à { $life-high } (le plus souvent autour de { $life-usual }), attaque { $attack-low } à { $attack-high } (le plus souvent autour de { $attack-usual }).
gorpg-coach-fight = { $count ->
    [0] Personne ne tombe encore
    [one] { $slain } tombe
   *[other] Tombent : { $slain }
}{ $end ->
    [cleared] , et il ne reste aucun monstre.
    [falls] . Ensuite { $hero } tomberait : à vous de décider à nouveau.
    [decide] . Ensuite, à vous de décider si vous restez.
    [home] . Puis le combat est terminé.
   *[others] . Puis c’est au tour des autres.
}
gorpg-coach-as-played = Tel que joué, { $odds }.
gorpg-coach-that-way = En jouant mieux, { $odds }.
gorpg-coach-gain = À la fin, cela vaut { $gain } po de plus en moyenne (à { $error } près).
gorpg-coach-gain-wins = À la fin, cela vaut { $gain } po de plus en moyenne (à { $error } près) et gagne dans { $better } des cas, contre { $played } tel que joué.
gorpg-coach-gain-chance = Cela gagne dans { $better } des cas, contre { $played } tel que joué (à { $error ->
    [1] un point
   *[other] { $error } points
} près).

## Luck

gorpg-coach-luck-cards = Cartes tirées : { $cards }.
gorpg-coach-luck-battle = Ce qui attend à l’{ $slot } : { $monsters }.
gorpg-coach-luck-score = { $what } { $seat } pouvait espérer { $before } avant, et { $after } maintenant.
gorpg-coach-luck-chance = { $what } Les chances de gagner ({ $seat }) passent de { $before } à { $after }.

## Hints in a running game

gorpg-coach-hint-odds = Là-bas, { $odds }.
gorpg-coach-hint-odds-battle = En continuant ainsi, { $odds }.
gorpg-coach-hint-gain = Le meilleur autre choix rapporte { $gain } po de moins en moyenne (à { $error } près) : { $do }.
gorpg-coach-hint-gain-chance = Le meilleur autre choix coûte { $gain ->
    [1] un point
   *[other] { $gain } points
} de chances de gagner (à { $error } près) : { $do }.
gorpg-coach-hint-even = Presque aussi bon : { $do }.
gorpg-coach-hint-gold = Vous pouvez espérer environ { $gold } po à la fin.

## The report: page and terminal

coach-page-precision-gorpg = Analyse : { $effort }. L’entraîneur joue beaucoup de parties à partir de chaque décision. Les écarts qui peuvent tenir au hasard ne donnent lieu à aucune remarque.
coach-page-curve-gorpg = Chances de gagner
coach-page-curve-gorpg-score = L’or à la fin
coach-page-curve-more-gorpg = Les chances de chacun après chaque décision, si tous continuent raisonnablement.
coach-page-curve-more-gorpg-score = L’or que chaque compagnie peut espérer à la fin, après chaque décision, si toutes continuent raisonnablement.
coach-page-remarks-more-gorpg = Les décisions qui ont coûté, ce qui valait mieux et pourquoi, d’après ce que la compagnie pouvait savoir. Un point est un centième des chances de gagner.
coach-page-remarks-more-gorpg-score = Les décisions qui ont coûté, ce qui valait mieux et pourquoi, d’après ce que la compagnie pouvait savoir. Le chiffre est l’or perdu en moyenne.
coach-page-balance-more-gorpg = Ce qui a changé les chances de gagner, en points : à droite en bien, à gauche en mal. Les corrections sont ce que l’entraîneur n’a vu qu’en y regardant de plus près.
coach-page-balance-more-gorpg-score = Ce qui a changé l’or à espérer, en po : à droite en bien, à gauche en mal. Les corrections sont ce que l’entraîneur n’a vu qu’en y regardant de plus près.
coach-page-sum-gorpg = { $first } au début, { $result } à la fin.
gorpg-coach-score = { $score } po
coach-cause-own = Ses décisions
coach-cause-others = Décisions des autres
coach-cause-luck = Chance
coach-cause-closer = Corrections
coach-page-by-p1 = Compagnie 1 :
coach-page-by-p2 = Compagnie 2 :
coach-page-by-p3 = Compagnie 3 :
coach-page-by-p4 = Compagnie 4 :
coach-page-by-p5 = Compagnie 5 :
coach-page-by-p6 = Compagnie 6 :
coach-page-by-p7 = Compagnie 7 :
coach-page-by-overlord = Tyran :
coach-page-luck-p1 = Chance, Compagnie 1 :
coach-page-luck-p2 = Chance, Compagnie 2 :
coach-page-luck-p3 = Chance, Compagnie 3 :
coach-page-luck-p4 = Chance, Compagnie 4 :
coach-page-luck-p5 = Chance, Compagnie 5 :
coach-page-luck-p6 = Chance, Compagnie 6 :
coach-page-luck-p7 = Chance, Compagnie 7 :
coach-page-luck-overlord = Chance, Tyran :
