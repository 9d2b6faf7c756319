# Puzzles of Go RPG: what is asked, what is said of an attempt, and why.

gorpg-puzzle-line = { $mode ->
    [solo] Solo, manche { $round }
    [overlord] Tyran, { $players ->
        [one] 1 compagnie
       *[other] { $players } compagnies
    }, manche { $round }
   *[standard] { $players ->
        [one] 1 compagnie
       *[other] { $players } compagnies
    }, manche { $round }
}
gorpg-puzzle-setting = { $name } : { $value }
gorpg-puzzle-setting-switch = { $name } : { $value ->
    [yes] oui
   *[no] non
}
gorpg-puzzle-role-party = Compagnie
gorpg-puzzle-role-overlord = Tyran
gorpg-puzzle-role-solo = Seul
gorpg-puzzle-theme-quest = Où partir
gorpg-puzzle-theme-battle = Au combat
gorpg-puzzle-theme-strike = Le Tyran attaque
gorpg-puzzle-theme-buy = Quoi acheter
gorpg-puzzle-theme-hire = Qui engager
gorpg-puzzle-theme-last = La dernière bataille
gorpg-puzzle-task = Manche { $round } sur { $rounds }. { $role ->
    [solo] Vous jouez en solo.
    [overlord] Vous êtes le Tyran.
   *[party] À vous de jouer, { $seat }.
} { $asked } { $aim }
gorpg-puzzle-ask-quest = Où partez-vous, et avec qui ? Répartissez vos objets comme vous voulez : seuls le lieu et les héros comptent.
gorpg-puzzle-ask-battle = Attaquez avec chacun de vos héros, dans l’ordre de votre choix, puis restez ou battez en retraite : que faire ?
gorpg-puzzle-ask-strike = Choisissez qui vos monstres attaquent.
gorpg-puzzle-ask-buy = Vous êtes à la guilde des chasseurs : que faut-il acheter, si cela en vaut la peine ?
gorpg-puzzle-ask-hire = Vous êtes à la guilde des mercenaires : qui faut-il engager, si cela en vaut la peine ?
gorpg-puzzle-ask-last = La dernière bataille est engagée : quelles attaques choisir ?
gorpg-puzzle-aim-score = Trouvez ce qui rapporte le plus d’or en fin de partie.
gorpg-puzzle-aim-chance = Trouvez ce qui gagne le plus souvent.

gorpg-puzzle-right-score = En fin de partie, cela rapporte en moyenne { $gain } po de plus que la meilleure autre idée (à { $error } près).
gorpg-puzzle-right-chance = Cette idée gagne dans { $best } des cas, la meilleure autre dans { $second } (à { $error ->
    [1] un point
   *[other] { $error } points
} près).
gorpg-puzzle-costs-score = En fin de partie, cela rapporte en moyenne { $cost } po de moins que la meilleure idée.
gorpg-puzzle-costs-chance = Cette idée gagne dans { $value } des cas au lieu de { $best }.
gorpg-puzzle-detour-pay = Le bon choix, mais vous payez plus que nécessaire, ou avec des objets utiles à vos héros.
gorpg-puzzle-detour-leave = Il faut bien battre en retraite, mais laissez sur place des trophées de plus bas niveau.
gorpg-puzzle-moves = Rien ne peut suivre une décision complète : donnez les coups jusqu’à elle.
gorpg-puzzle-hint = Tentant, mais il y a mieux : { $do }.

gorpg-puzzle-why-first = Avec la meilleure idée, { $odds }.
gorpg-puzzle-why-buy = Vous payez des trophées valant { $paid } po pour des objets valant { $gold } po.
gorpg-puzzle-why-hire = Vous payez { $paid } po.
gorpg-puzzle-why-second = La meilleure autre idée : { $do }.
gorpg-puzzle-why-second-odds = La meilleure autre idée : { $do }. Alors { $odds }.

gorpg-puzzle-reply = Une suite possible : les cartes que personne ne connaît sont tirées au hasard.
gorpg-puzzle-reply-last = Une suite possible de la dernière bataille.
