# Go RPG's table in the browser.

gorpg-page-acting = à jouer
gorpg-page-actions = Ce que vous pouvez faire
gorpg-page-army = { $count ->
    [one] { $count } monstre attend la dernière bataille
   *[other] { $count } monstres attendent la dernière bataille
}
gorpg-page-attack = Attaque
gorpg-page-attacker = { $name } attaque avec { $attack } : qui ?
gorpg-page-back = Revenir
gorpg-page-before = Avant la première manche
gorpg-page-best = Score à battre : { $best } po
gorpg-page-best-beaten = Vous battez l’ancien score de { $best } po !
gorpg-page-blow = { $left ->
    [0] { $attack } contre { $life } : tombe
   *[other] { $attack } contre { $life } : reste { $left }
}
gorpg-page-board = Plateau des quêtes
gorpg-page-card = { $name }, niveau { $level }
gorpg-page-card-fit = { $name }, niveau { $level } : vie { $life } sur { $full }, attaque { $attack }
gorpg-page-coins = { $coins } po en pièces
gorpg-page-corpses = Abandonnés ici
gorpg-page-danger = { $monsters ->
    [one] { $monsters } monstre rôde encore
   *[other] { $monsters } monstres rôdent encore
}
gorpg-page-end-collective = La ville est sauvée, par tous ensemble
gorpg-page-end-defeated = La ville est tombée
gorpg-page-end-eliminated = Le Tyran a gagné
gorpg-page-end-gold = Dix manches sont jouées : la plus riche compagnie gagne
gorpg-page-end-individual = La ville est sauvée : la plus riche compagnie gagne
gorpg-page-end-survived = Vous avez sauvé la ville
gorpg-page-face-down = un monstre, face cachée
gorpg-page-figures = détail
gorpg-page-figures-of = Le détail des valeurs de { $name }
gorpg-page-fold = Replier { $party }
gorpg-page-gold-parts = objets { $items }, trophées { $trophies }, pièces { $coins }
gorpg-page-guild-closed = fermée pour cette manche
gorpg-page-guild-later = ouvre ensuite
gorpg-page-hand = { $count ->
    [one] { $count } monstre en main
   *[other] { $count } monstres en main
}
gorpg-page-heroes = Héros
gorpg-page-hunters = Guilde des chasseurs
gorpg-page-items-of = Porté par { $name }
gorpg-page-lacking = { $count } à poser
gorpg-page-leader = meneur
gorpg-page-leads = Meneur : { $seat }
gorpg-page-left = { $left ->
    [0] tombe
   *[other] reste { $left }
}
gorpg-page-life = Vie
gorpg-page-mercenaries = Guilde des mercenaires
gorpg-page-monsters = Monstres
gorpg-page-mustered = { $levels ->
    [one] { $levels } niveau pour l’instant
   *[other] { $levels } niveaux pour l’instant
}
gorpg-page-no-wares = Rien à l’étalage.
gorpg-page-paid = payé { $paid }
gorpg-page-party = Compagnie
gorpg-page-price = Prix { $price }
gorpg-page-round = Manche { $round } sur { $rounds }
gorpg-page-score-coins = Pièces
gorpg-page-score-heroes = Niveaux des héros
gorpg-page-score-items = Objets
gorpg-page-score-total = Or
gorpg-page-score-trophies = Trophées
gorpg-page-slot = Emplacement { $slot }, { $place }, niveau { $level } : { $monsters ->
    [0] aucun monstre
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}
gorpg-page-spoils = Tués pendant cette quête
gorpg-page-store = Réserve
gorpg-page-strikes = { $count ->
    [one] encore { $count } coup
   *[other] encore { $count } coups
}
gorpg-page-town = La ville
gorpg-page-trophies = Trophées
gorpg-page-unfold = Déplier { $party }
gorpg-page-won = victoire
gorpg-page-worth = { $change ->
    [0] vaut { $worth }
   *[other] vaut { $worth }, { $change } de trop
}
gorpg-page-yet = doit encore attaquer
gorpg-page-you = vous
