# Go RPG's table in the browser.

gorpg-page-acting = à jouer
gorpg-page-actions = Ce que vous pouvez faire
gorpg-page-amount-gold = { $price } po
gorpg-page-amount-levels = { $price ->
    [one] { $price } niveau
   *[other] { $price } niveaux
}
gorpg-page-army = { $count ->
    [one] { $count } monstre attend la dernière bataille
   *[other] { $count } monstres attendent la dernière bataille
}
gorpg-page-attack = Attaque
gorpg-page-attacker = { $name } attaque avec { $attack } : choisissez la cible.
gorpg-page-attack-there = Attaque { $attack }{ $sign ->
    [plus] {" (+"}{ $bonus })
    [minus] {" (−"}{ $bonus })
   *[none] {""}
}
gorpg-page-coming = { $left ->
    [0] { $monster } { $damage } : tombe
   *[other] { $monster } { $damage } : reste { $left }
}
gorpg-page-equip-best = Équiper au mieux
gorpg-page-equip-nothing = Les objets sont déjà bien répartis.
gorpg-page-funds = Vous pouvez payer jusqu’à { $funds }.
gorpg-page-idle = { $count ->
    [one] 1 objet inutilisé (niveaux : { $levels })
   *[other] { $count } objets inutilisés (niveaux : { $levels })
}
gorpg-page-ready = Compagnies prêtes :
gorpg-page-ready-champion = Un champion
gorpg-page-ready-even = Trois égaux
gorpg-page-ready-veterans = Deux vétérans
gorpg-page-with-ware = Avec { $item } : santé { $life }, attaque { $attack }
gorpg-page-exposed = Premier coup pour { $hero }.
gorpg-page-flees = { $hero } garde { $left } de santé
gorpg-page-if-retreat = En cas de retraite : { $costs }.
gorpg-page-if-stay = { $phase ->
    [attack] Sans autre attaque : { $strikes }.
   *[other] Si vous restez : { $strikes }.
}
gorpg-page-left-behind = { $count ->
    [0] aucun trophée abandonné
    [one] 1 trophée abandonné
   *[other] { $count } trophées abandonnés
}
gorpg-page-odds-clear = Nettoyé { $percent } %
gorpg-page-odds-loss = Pertes { $percent } %
gorpg-page-preview = Survolez ou choisissez un lieu pour voir ce qui peut y attendre.
gorpg-page-resolve = Poursuivre comme conseillé
gorpg-page-strike = { $left ->
    [0] { $monster } { $damage } : { $hero } tombe
   *[other] { $monster } { $damage } : il reste { $left } à { $hero }
}
gorpg-page-struck-first = premier coup
gorpg-page-suggested = Attaque conseillée
gorpg-page-deal-items = Répartir les objets pour moi
gorpg-page-dealt = objets répartis d’abord
gorpg-page-suggest-wares = Conseiller un achat
gorpg-page-suggest-nothing = Rien ici ne vaut son prix pour l’instant.
gorpg-page-worth-here = Ici : santé { $life }, attaque { $attack }
gorpg-page-back = Revenir
gorpg-page-before = Avant la première manche
gorpg-page-best = Score à battre : { $best } po
gorpg-page-best-beaten = Vous battez l’ancien score de { $best } po !
gorpg-page-blow = { $left ->
    [0] { $attack } contre { $life } : tombe
   *[other] { $attack } contre { $life } : reste { $left }
}
gorpg-page-board = Plateau des quêtes
gorpg-page-card = { $name }, niveau { $level }
gorpg-page-card-fit = { $name }, niveau { $level } : vie { $life } sur { $full }, attaque { $attack }
gorpg-page-change = monnaie perdue : { $change }
gorpg-page-cheapest = Paiement le moins cher
gorpg-page-coins = { $coins } po en pièces
gorpg-page-coins-paid = { $coins } po en pièces, dont { $paid } pour payer
gorpg-page-confirm-buy = Acheter pour { $price } : { $wares }
gorpg-page-confirm-condemn = { $seat } perd
gorpg-page-confirm-dismiss = Renvoyer { $hero }
gorpg-page-confirm-equip = { $count ->
    [one] Déplacer { $count } objet
   *[other] Déplacer { $count } objets
}
gorpg-page-confirm-hire = Engager pour { $price } : { $wares }
gorpg-page-confirm-lay = { $count ->
    [one] Poser { $count } monstre
   *[other] Poser { $count } monstres
}
gorpg-page-confirm-muster = Commencer avec { $count } héros
gorpg-page-confirm-quest = Envoyer { $count } héros : { $place }
gorpg-page-confirm-retreat = { $count ->
    [one] Battre en retraite et laisser { $count } trophée
   *[other] Battre en retraite et laisser { $count } trophées
}
gorpg-page-confirm-trade = Proposer cet échange
gorpg-page-corpses = Trophées laissés ici
gorpg-page-danger = { $monsters ->
    [one] { $monsters } monstre rôde encore
   *[other] { $monsters } monstres rôdent encore
}
gorpg-page-end-collective = Les compagnies ont sauvé la ville ensemble
gorpg-page-end-defeated = La ville est tombée
gorpg-page-end-eliminated = Le Tyran a gagné
gorpg-page-end-gold = Les dix manches sont jouées : la compagnie la plus riche gagne
gorpg-page-end-individual = La ville est sauvée : la compagnie la plus riche gagne
gorpg-page-end-survived = Vous avez sauvé la ville
gorpg-page-face-down = un monstre, face cachée
gorpg-page-figures = détail
gorpg-page-figures-of = Détail des valeurs : { $name }
gorpg-page-fill = Compléter
gorpg-page-fold = Masquer { $party }
gorpg-page-gold-parts = objets { $items }, trophées { $trophies }, pièces { $coins }
gorpg-page-guild-closed = fermée pour cette manche
gorpg-page-guild-later = ouvre ensuite
gorpg-page-hand = { $count ->
    [one] { $count } monstre en main
   *[other] { $count } monstres en main
}
gorpg-page-heroes = Héros
gorpg-page-heroes-of = Héros : { $count } sur { $most }
gorpg-page-hunters = Guilde des chasseurs
gorpg-page-in-place = { $name }, numéro { $place }
gorpg-page-items = { $count ->
    [one] 1 objet
   *[other] { $count } objets
}
gorpg-page-items-of = Objets portés par { $name }
gorpg-page-laid = { $laid } sur { $count }
gorpg-page-leader = meneur
gorpg-page-leads = Meneur : { $seat }
gorpg-page-leave-first = Votre compagnie est complète. Choisissez qui part : { $count } héros.
gorpg-page-leaves = part
gorpg-page-left = { $left ->
    [0] tombe
   *[other] reste { $left }
}
gorpg-page-levels = Niveaux : { $levels } sur { $limit }
gorpg-page-life = Vie
gorpg-page-mercenaries = Guilde des mercenaires
gorpg-page-missing = il manque { $missing }
gorpg-page-monsters = Monstres
gorpg-page-moved = { $name }, a changé de place
gorpg-page-no-wares = Rien en vente.
gorpg-page-paid = Payé : { $paid }
gorpg-page-paid-with = Payé avec : { $cards }
gorpg-page-party = Compagnie
gorpg-page-pays = paie { $worth }
gorpg-page-price = Prix : { $price }
gorpg-page-proposed = Paiement le moins cher : { $cards }. Touchez des cartes pour le changer.
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
gorpg-page-stays = doit rester
gorpg-page-store = Réserve
gorpg-page-strikes = { $count ->
    [one] encore { $count } attaque
   *[other] encore { $count } attaques
}
gorpg-page-take-item = Choisissez d’abord un objet, puis qui le porte.
gorpg-page-take-monster = Choisissez d’abord un monstre, puis son emplacement.
gorpg-page-no-room = { $count ->
    [one] Il n’y a plus de place ici.
   *[other] Il n’y a pas de place ici pour { $count } cartes.
}
gorpg-page-till-empty = Choisissez ce que vous voulez : le paiement le moins cher est proposé.
gorpg-page-to-hand = Reprendre en main
gorpg-page-to-store = Mettre dans la réserve
gorpg-page-town = La ville
gorpg-page-trade-hint = Touchez ce que vous donnez et ce que vous recevez.
gorpg-page-trophies = Trophées
gorpg-page-trophies-of = Trophées : { $count } sur { $most }
gorpg-page-unfold = Afficher { $party }
gorpg-page-won = gagne
gorpg-page-worth = vaut { $worth }
gorpg-page-yet = doit encore attaquer
gorpg-page-you = vous

## The card on the home page

page-gorpg = Go RPG
page-gorpg-facts = 1 à 7 joueurs
page-gorpg-intro = Votre première quête : deux minutes
page-gorpg-line = Enrôlez des héros, partez en quête et dépensez vos trophées en ville : après dix manches, la compagnie la plus riche gagne.
gorpg-affiliation-letter-nature = N
gorpg-affiliation-letter-water = E
gorpg-affiliation-letter-fire = F
gorpg-affiliation-letter-urban = V
gorpg-affiliation-letter-joker = J
gorpg-help-cards = Comment lire une carte
gorpg-help-level = Grand chiffre : le niveau.
gorpg-help-kind = Symbole et lettre : l’affiliation, N pour nature, E pour eau, F pour feu, V pour ville, J pour un joker. Selon l’affiliation, le lieu donne un bonus ou un malus.
gorpg-help-life = Barre : la vie restante, sur la vie maximale. Qui n’a plus de vie tombe.
gorpg-help-attack = Épée : l’attaque, retirée à la vie de la cible.
gorpg-help-crown = Couronne : le meneur.
gorpg-help-gold = Pièces d’or (po) : { $parts }.
gorpg-help-trophies = Les monstres tués par cette compagnie. En ville, ils servent à payer des objets et des héros ; ceux qui restent comptent comme de l’or à la fin.
gorpg-help-corpses = Des monstres tués, laissés ici par une compagnie qui a battu en retraite ou qui est tombée. Qui nettoie le lieu les prend comme trophées.
gorpg-help-leader = Le meneur joue en premier, pour les quêtes comme en ville. Après chaque passage en ville, c’est à la compagnie suivante de mener.
gorpg-help-waits = Tous les héros de cette compagnie sont tombés. Elle passe cette manche, puis reçoit deux nouveaux héros.
gorpg-help-rests = Les héros de cette compagnie restent sur place cette manche. Ils sont soignés après les combats.
gorpg-goal-standard = Soyez la compagnie la plus riche après dix manches : tuez des monstres pour leurs trophées et les primes, puis changez-les en équipement en ville.
gorpg-goal-party = Gardez vos héros en vie et devenez forts : à la manche 10, il faut vaincre les monstres du Tyran.
gorpg-goal-overlord = Ne laissez survivre aucune compagnie : posez vos monstres pour que les héros tombent avant la fin de la manche 10.
gorpg-goal-solo = Survivez à dix manches avec votre compagnie, et soyez le plus riche possible à la fin.
gorpg-goal-first = Commencez par choisir vos héros : 15 niveaux au plus en tout.
gorpg-page-fights = combat, emplacement { $slot }
gorpg-page-chooses-quest = choisit sa quête
gorpg-story-monsters = Nouveaux monstres, face cachée : { $count }.
gorpg-story-locations = Nouveaux lieux : { $cards }.
gorpg-story-wares = { $where ->
    [party] Nouveau pour { $to } : { $cards }.
   *[guild] En vente à { $to } : { $cards }.
}
gorpg-story-outcome = { $slain ->
    [0] Aucun monstre ne tombe
    [one] 1 monstre tombe
   *[other] { $slain } monstres tombent
}{ $fallen ->
    [0] .
   *[other]  ; perdus : { $heroes }.
}
gorpg-page-best-none = Pas encore de score à battre
gorpg-page-difficulty = Difficulté : { $name }
gorpg-page-warn = Attention : vous risquez à { $percent } % de perdre quelqu’un ici.
gorpg-page-warn-one = Attention : { $hero } tombera sans doute ici ({ $percent } %).
gorpg-page-watch-slot = Emplacement { $slot } :
gorpg-page-watch-meets = { $parties } contre { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
} ; votre plus forte attaque y est de { $blow }.
gorpg-page-watch-fall = Un seul coup suffit pour { $heroes }.
gorpg-page-watch-prey = Proies les plus faciles :
gorpg-page-watch-one = { $hero } ({ $party }), santé { $life }
gorpg-first-overlord-place = À chaque manche, vous posez vos monstres face cachée. Ils sont les plus forts dans un lieu de leur affiliation.
gorpg-first-overlord-hunt = Qui s’y rend doit les combattre. Chaque héros tombé manquera à la dernière bataille.
gorpg-first-overlord-last = Tous vos monstres encore en vie attaquent la ville à la manche 10 : qu’aucune compagnie ne survive.
gorpg-first-party-placed = Le Tyran pose les monstres, les connaît tous et vous attend là où cela fait mal.
gorpg-first-party-grow = Partez en quête, achetez des objets, engagez des héros : il faut des compagnies fortes, et en vie à la manche 10.
gorpg-first-party-last = Alors ses monstres attaquent la ville. Quand le dernier tombe, les compagnies encore en vie ont gagné.
gorpg-first-solo-quest = Il y a trois lieux à chaque manche. Ce que vous laissez reste là, et d’autres monstres arrivent.
gorpg-first-solo-heroes = Personne ne vous rejoint à la taverne : un héros tombé ne se remplace qu’en payant.
gorpg-first-solo-last = À la manche 10, ce qui rôde encore attaque la ville. Si vous gagnez, votre or est votre score.
