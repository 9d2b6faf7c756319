# Go RPG: everything that is said about it. The names of the cards come with the decks.

## Names

gorpg-card = { $name } ({ $card })
gorpg-list = { $head }, { $tail }
gorpg-list-rest = et { $count } de plus
gorpg-nothing = rien
gorpg-gold = { $gold } po
gorpg-town = la ville
gorpg-slot = emplacement { $number }
gorpg-name = Go RPG
gorpg-seat-p1 = Compagnie 1
gorpg-seat-p2 = Compagnie 2
gorpg-seat-p3 = Compagnie 3
gorpg-seat-p4 = Compagnie 4
gorpg-seat-p5 = Compagnie 5
gorpg-seat-p6 = Compagnie 6
gorpg-seat-p7 = Compagnie 7
gorpg-seat-overlord = le Tyran
gorpg-place-hunters = la guilde des chasseurs
gorpg-place-mercenaries = la guilde des mercenaires
gorpg-place-town = la ville
gorpg-deck-heroes = pioche des héros
gorpg-deck-monsters = pioche des monstres
gorpg-deck-locations = pioche des lieux
gorpg-deck-equipment = pioche des objets

gorpg-number = { $total } = niveau { $level }{ $items ->
    [0] {""}
   *[other] {" + objets "}{ $items }
}{ $place ->
    [0] {""}
   *[other] {" + lieu "}{ $place }
}{ $sign ->
    [plus] {" + bonus "}{ $bonus }
    [minus] {" - malus "}{ $bonus }
   *[none] {""}
}{ $floor ->
    [yes] {" (minimum 1)"}
   *[no] {""}
}{ $wounds ->
    [0] {""}
   *[other] {" - blessures "}{ $wounds }
}

## Options

gorpg-option-mode = standard : les compagnies rivalisent pour l’or ; overlord : un joueur, le Tyran, mène les monstres ; solo : une compagnie seule contre la pioche.
gorpg-option-players = Combien de compagnies jouent, sans compter le Tyran.
gorpg-option-jokers = Jokers de niveau 14 dans chaque pioche.
gorpg-option-muster-order = Qui choisit en premier ses héros de départ : la dernière place, ou le meneur.
gorpg-option-first-leader = Le premier meneur : tiré au sort, ou une place.
gorpg-option-joint-quests = Combien de compagnies peuvent aller dans un même lieu.
gorpg-option-battle = Un combat va jusqu’au bout, ou dure un seul échange de coups.
gorpg-option-retreat-loss = Une retraite coûte la moitié des trophées de la quête, ou la moitié de tous les trophées.
gorpg-option-bounty = Nettoyer un lieu rapporte son niveau en or.
gorpg-option-items-per-hero = Combien d’objets un héros peut porter ; none : autant qu’on veut.
gorpg-option-item-value = Valeur en or de chaque niveau d’un objet.
gorpg-option-change = À la guilde des mercenaires, la monnaie est perdue, ou gardée en pièces.
gorpg-option-trading = En ville, les compagnies peuvent échanger des héros et des objets.
gorpg-option-final-shop = La guilde des chasseurs ouvre une dernière fois après la manche 10.
gorpg-option-scarce-decks = Les monstres partis ne reviennent pas, et les objets seulement depuis la défausse.
gorpg-option-trophy-value = À la fin, un trophée vaut son niveau, ou 1 po par carte.
gorpg-option-regroup = Tyran : les survivants le rejoignent depuis les emplacements combattus, ou depuis tous.
gorpg-option-heal-before-last = Tyran : tous les héros sont soignés avant la dernière bataille.
gorpg-option-strikes = Tyran : frappes dans la dernière bataille, selon les compagnies au départ ou celles encore en vie.
gorpg-option-victory = Tyran : les compagnies gagnent ensemble tant qu’aucune n’en attaque une autre (open), toujours ensemble, ou chacune pour soi.
gorpg-option-last-stand = Solo : perdu quand il ne reste aucun héros, ou dès que tous les héros en quête sont morts.
gorpg-option-swarm = Solo : à la dernière bataille viennent les monstres de tous les emplacements, ou ceux du dernier emplacement combattu.
gorpg-option-monster-targets = Solo, dernière bataille : les monstres frappent selon la règle, la meilleure cible, ou au choix du joueur.
gorpg-option-no-seat = L’option first_leader indique { $seat }, une place qui n’existe pas avec players={ $players } : choisissez lot, ou une place en jeu.

## Notation

gorpg-notation-word = Aucun coup ne commence par « { $word } » ; premiers mots possibles : { $known }.
gorpg-notation-card = « { $word } » n’est pas une carte : une carte s’écrit comme fire-7, joker ou fire-7.2.
gorpg-notation-seat = Il n’y a pas de place « { $word } » ; compagnies en jeu : { $seats }.
gorpg-notation-slot = « { $word } » n’est pas un emplacement : écrivez slot-1, slot-2 et ainsi de suite.
gorpg-notation-leader = Écrivez : leader PLACE.
gorpg-notation-deal = Écrivez : deal PIOCHE CARTE ENDROIT, par exemple deal monsters fire-7 slot-2.
gorpg-notation-muster = Écrivez : muster HÉROS HÉROS ..., de un à trois héros.
gorpg-notation-equip = Écrivez : equip HÉROS OBJET OBJET ..., avec tout ce que ce héros doit porter.
gorpg-notation-quest = Écrivez : quest EMPLACEMENT HÉROS HÉROS ..., par exemple quest slot-2 fire-9 nature-5.
gorpg-notation-rest = Écrivez : rest, ou rest recruit.
gorpg-notation-lay = Écrivez : lay EMPLACEMENT MONSTRE MONSTRE ...
gorpg-notation-attack = Écrivez : attack HÉROS MONSTRE, ou attack HÉROS PLACE HÉROS.
gorpg-notation-strike = Écrivez : strike MONSTRE HÉROS.
gorpg-notation-retreat = Écrivez : retreat, puis les trophées laissés sur place.
gorpg-notation-pass = Écrivez : pass, et rien après.
gorpg-notation-dismiss = Écrivez : dismiss HÉROS.
gorpg-notation-buy = Écrivez : buy OBJET ... pay TROPHÉE ...
gorpg-notation-hire = Écrivez : hire HÉROS ... dismiss HÉROS ... items OBJET ... trophies TROPHÉE ... coins NOMBRE ; omettez ce qui est vide.
gorpg-notation-trade = Écrivez : trade PLACE give heroes HÉROS ... items OBJET ... take heroes HÉROS ... items OBJET ... ; omettez ce qui est vide.
gorpg-notation-accept = Écrivez : accept, et rien après.
gorpg-notation-decline = Écrivez : decline, et rien après.
gorpg-notation-condemn = Écrivez : condemn PLACE.

## Positions

gorpg-position-card = Le compte des cartes de la position est faux : « { $card } » y est deux fois, ou n’est pas dans la pioche { $deck }.
gorpg-position-impossible = Cette position est impossible en phase « { $phase } » : vérifiez queue, slot, les compagnies et les emplacements.

## Why a move is not allowed

gorpg-cannot-concede = { $seat } ne peut pas mettre fin à la partie pour tout le monde : laissez un bot continuer à cette place.
gorpg-refused = « { $move } » n’est pas permis maintenant.
gorpg-refused-now = « { $move } » ne peut pas se jouer maintenant : { $now }
gorpg-now-leader = le premier meneur doit être tiré au sort.
gorpg-now-muster = une compagnie doit enrôler ses premiers héros.
gorpg-now-locations = un lieu doit être tiré.
gorpg-now-monsters = un monstre doit être tiré.
gorpg-now-summon = le Tyran doit tirer un monstre.
gorpg-now-lay = le Tyran doit poser des monstres sur un emplacement.
gorpg-now-quests = une compagnie doit s’équiper, partir en quête ou se reposer.
gorpg-now-attack = c’est aux héros d’attaquer, ou de battre en retraite avant leur première attaque.
gorpg-now-stand = tous les héros ont attaqué : restez pour la riposte (pass), ou battez en retraite.
gorpg-now-strike = c’est au Tyran de frapper.
gorpg-now-tavern = un héros doit être tiré.
gorpg-now-dismiss = il y a un héros de trop à renvoyer.
gorpg-now-hunters-deal = un objet doit être tiré pour la guilde des chasseurs.
gorpg-now-hunters = une compagnie est à la guilde des chasseurs : elle s’équipe, achète ou passe.
gorpg-now-mercenaries-deal = un héros doit être tiré pour la guilde des mercenaires.
gorpg-now-mercenaries = une compagnie est à la guilde des mercenaires : elle s’équipe, engage ou passe.
gorpg-now-answer = une offre attend sa réponse : accept ou decline.
gorpg-now-town-deal = un monstre doit être tiré pour la ville.
gorpg-now-ready = une compagnie se prépare à la dernière bataille : elle s’équipe, puis passe.
gorpg-now-charge = une compagnie doit attaquer.
gorpg-now-wrath = c’est aux monstres de frapper.
gorpg-now-condemn = le Tyran doit désigner qui perd à égalité.

gorpg-refused-blow = { $seat } n’a pas de héros { $hero } à attaquer, ou c’est votre propre compagnie.
gorpg-refused-chance = « { $move } » n’est pas possible ici.
gorpg-refused-coins = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : ne payez pas plus.
gorpg-refused-dismiss = Une compagnie a au plus { $most } héros : renvoyez-en exactement { $count }.
gorpg-refused-full = Plus de place sur { $slot } : { $most ->
    [one] { $most } compagnie
   *[other] { $most } compagnies
} au plus.
gorpg-refused-has-attacked = { $hero } a déjà attaqué dans cet échange de coups.
gorpg-refused-has-struck = { $monster } a déjà frappé.
gorpg-refused-lay-count = { $slot } reçoit maintenant exactement { $count } de vos monstres.
gorpg-refused-lay-slot = Posez d’abord sur { $slot } : les emplacements se remplissent dans l’ordre.
gorpg-refused-leave = Vous avez { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
} : laissez-en exactement { $count }.
gorpg-refused-muster-gone = { $hero } n’est plus dans la pioche : choisissez un autre héros.
gorpg-refused-muster-levels = Ces héros font { $levels } niveaux en tout : { $limit } au plus.
gorpg-refused-muster-number = Enrôlez de 1 à { $most } héros.
gorpg-refused-no-blow = On n’attaque les héros d’une autre compagnie que dans la dernière bataille contre le Tyran, et pas si les compagnies gagnent ensemble.
gorpg-refused-no-hero = { $hero } ne fait pas partie des héros qui peuvent faire cela.
gorpg-refused-no-item = { $item } n’est ni dans la réserve, ni sur un héros de la compagnie.
gorpg-refused-no-monster = Il n’y a pas de monstre { $monster } ici.
gorpg-refused-no-slot = Il n’y a pas de { $slot } ; emplacements en jeu : { $slots }.
gorpg-refused-no-target = Il n’y a pas de héros { $hero } à frapper.
gorpg-refused-no-trading = Cette partie se joue sans échanges entre compagnies.
gorpg-refused-no-trophy = { $trophy } ne fait pas partie des trophées qui comptent ici.
gorpg-refused-not-in-hand = { $monster } ne fait pas partie des monstres que vous avez tirés.
gorpg-refused-not-on-show = { $card } ne fait pas partie des cartes proposées.
gorpg-refused-nothing-bought = Dites ce que vous voulez, ou passez.
gorpg-refused-partner = Pas d’échange possible avec { $seat } : choisissez une autre compagnie encore en jeu.
gorpg-refused-quest-number = Envoyez de 1 à { $most } héros.
gorpg-refused-recruit = La taverne donne un seul héros par partie à chaque compagnie, et vous l’avez déjà eu : jouez rest sans recruit.
gorpg-refused-recruit-solo = Pas de héros gratuit en solo : jouez rest sans recruit.
gorpg-refused-retreat-now = Battez en retraite avant votre première attaque ou après la dernière, pas entre les deux.
gorpg-refused-same-items = { $hero } porte déjà exactement ces objets.
gorpg-refused-strike-order = Les monstres frappent de gauche à droite : c’est le tour de { $monster }.
gorpg-refused-superfluous = Le prix est de { $price } et vous paieriez { $paid } : retirez ce qui est en trop.
gorpg-refused-too-little = Le prix est de { $price }, et ceci ne vaut que { $paid }.
gorpg-refused-too-many-items = Dans cette partie, un héros porte au plus { $most ->
    [one] { $most } objet
   *[other] { $most } objets
}.
gorpg-refused-trade = Échangez quelque chose ; personne ne peut finir avec plus de { $most } héros, ni donner son dernier héros sans en recevoir.
gorpg-refused-twice = { $card } figure deux fois.
gorpg-refused-would-die = Avec ses blessures, { $hero } ne survivrait pas sans ses objets.

## Prompts

gorpg-wait = On attend { $seat }.
gorpg-wait-chance = Une carte est tirée.
gorpg-wait-over = La partie est terminée.

gorpg-prompt-phase-leader = Tirez au sort le premier meneur.
gorpg-prompt-phase-muster = Choisissez vos premiers héros : trois au plus, pour 15 niveaux au plus en tout.
gorpg-prompt-phase-locations = Tirez le lieu de l’{ $slot }.
gorpg-prompt-phase-monsters = Tirez un monstre pour l’{ $slot }.
gorpg-prompt-phase-summon = Tirez un monstre pour le Tyran.
gorpg-prompt-phase-lay = Posez des monstres face cachée sur l’{ $slot }.
gorpg-prompt-phase-quests = Manche { $round } : équipez vos héros, puis envoyez-les en quête ou laissez-les tous se reposer.
gorpg-prompt-phase-attack = Attaquez à l’{ $slot }, ou battez en retraite avant votre première attaque.
gorpg-prompt-phase-stand = Restez pour la riposte des monstres à l’{ $slot }, ou battez en retraite.
gorpg-prompt-phase-strike = Frappez : { $count ->
    [one] { $count } monstre doit
   *[other] { $count } monstres doivent
} encore frapper.
gorpg-prompt-phase-tavern = Tirez un héros.
gorpg-prompt-phase-dismiss = Vous avez plus de cinq héros : renvoyez-en un.
gorpg-prompt-phase-hunters-deal = Tirez un objet pour la guilde des chasseurs.
gorpg-prompt-phase-hunters = Guilde des chasseurs : achetez des objets avec vos trophées, ou passez.
gorpg-prompt-phase-mercenaries-deal = Tirez un héros pour la guilde des mercenaires.
gorpg-prompt-phase-mercenaries = Guilde des mercenaires : engagez des héros contre de l’or, ou passez.
gorpg-prompt-phase-answer = On vous propose un échange : acceptez ou refusez.
gorpg-prompt-phase-town-deal = Tirez un monstre pour la ville.
gorpg-prompt-phase-ready = Répartissez vos objets pour la dernière bataille, puis passez.
gorpg-prompt-phase-charge = Dernière bataille : choisissez le héros qui attaque.
gorpg-prompt-phase-wrath = Les monstres frappent : encore { $count ->
    [one] { $count } frappe
   *[other] { $count } frappes
}.
gorpg-prompt-phase-condemn = Égalité entre les plus riches : dites qui perd.

gorpg-prompt-leader = Quelle place mène en premier ?
gorpg-prompt-deal = Quelle carte ?
gorpg-prompt-muster = Quel héros ?
gorpg-prompt-muster-more = Encore un héros, ou ceux-là ?
gorpg-prompt-equip = Quel héros change d’objets ?
gorpg-prompt-equip-then = Quels objets porte-t-il ? Tout le reste va dans la réserve.
gorpg-prompt-equip-more = Encore un objet, ou c’est tout ?
gorpg-prompt-quest = Où aller ?
gorpg-prompt-quest-then = Qui part ? Le premier se place le plus à gauche.
gorpg-prompt-quest-more = Encore un héros, ou en route ?
gorpg-prompt-rest-more = Simple repos pour tous, ou chercher aussi un héros à la taverne ?
gorpg-prompt-lay = Quels monstres poser ici ?
gorpg-prompt-lay-more = Poser ces monstres ici ?
gorpg-prompt-attack = Quel héros attaque ?
gorpg-prompt-attack-then = Qui attaque-t-il ?
gorpg-prompt-attack-more = Attaquer ?
gorpg-prompt-strike = Quel monstre frappe ?
gorpg-prompt-strike-then = Qui frappe-t-il ?
gorpg-prompt-strike-more = Frapper ?
gorpg-prompt-retreat = Quels trophées laisser sur place ?
gorpg-prompt-retreat-more = Battre en retraite ?
gorpg-prompt-pass-more = Passer ?
gorpg-prompt-dismiss = Qui s’en va ?
gorpg-prompt-dismiss-more = Renvoyer ce héros ?
gorpg-prompt-buy = Quel objet ?
gorpg-prompt-buy-wares = Pour l’instant, { $price ->
    [one] { $price } niveau
   *[other] { $price } niveaux
} : un autre objet, ou payer ?
gorpg-prompt-buy-more = Acheter ?
gorpg-prompt-hire = Quel héros ?
gorpg-prompt-hire-wares = Pour l’instant, { $price } po : un autre héros, ou payer ?
gorpg-prompt-hire-dismiss = Cinq héros au plus : qui s’en va pour faire de la place ?
gorpg-prompt-hire-more = Engager ?
gorpg-prompt-pay = Prix : { $price } ; déjà payé : { $paid }. Payer avec quoi ?
gorpg-prompt-trade = Échanger avec qui ?
gorpg-prompt-trade-then = Qu’est-ce qui change de mains ?
gorpg-prompt-trade-more = Autre chose, ou proposer cet échange ?
gorpg-prompt-accept-more = Accepter l’échange ?
gorpg-prompt-decline-more = Refuser l’échange ?
gorpg-prompt-condemn = Qui perd ?
gorpg-prompt-condemn-more = Condamner cette compagnie ?
gorpg-prompt-leader-more = Tirer ce meneur ?
gorpg-prompt-deal-more = Tirer cette carte ?

gorpg-pick-leader = désigner le meneur
gorpg-pick-deal = tirer une carte
gorpg-pick-muster = enrôler
gorpg-pick-equip = changer les objets d’un héros
gorpg-pick-quest = partir en quête
gorpg-pick-rest = se reposer avec toute la compagnie
gorpg-pick-rest-recruit = et prendre un héros à la taverne
gorpg-pick-lay = poser
gorpg-pick-attack = attaquer
gorpg-pick-strike = frapper
gorpg-pick-retreat = battre en retraite
gorpg-pick-pass = passer
gorpg-pick-dismiss = renvoyer
gorpg-pick-buy = acheter des objets
gorpg-pick-buy-pay = payer
gorpg-pick-hire = engager des héros
gorpg-pick-hire-dismiss = faire de la place
gorpg-pick-hire-items = payer avec des objets
gorpg-pick-hire-trophies = payer avec des trophées
gorpg-pick-hire-coins = payer le reste en pièces
gorpg-pick-trade = proposer un échange à une autre compagnie
gorpg-pick-trade-give = donner
gorpg-pick-trade-take = recevoir
gorpg-pick-trade-heroes = héros
gorpg-pick-trade-items = objets
gorpg-pick-accept = accepter
gorpg-pick-decline = refuser
gorpg-pick-condemn = condamner

gorpg-label-card = { $card }, niveau { $level }
gorpg-label-hero = { $hero } : vie { $life } ; attaque { $attack }
gorpg-label-monster = { $monster } : vie { $life } ; attaque { $attack }
gorpg-label-slot = { $slot }, { $location } : { $monsters ->
    [0] aucun monstre
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}{ $parties ->
    [0] {""}
    [one] , déjà { $parties } compagnie sur place
   *[other] , déjà { $parties } compagnies sur place
}
gorpg-label-stored = { $item }, niveau { $level }, dans la réserve
gorpg-label-carried = { $item }, niveau { $level }, sur { $hero }
gorpg-label-target = { $left ->
    [0] { $target } : vie { $life }, coup fatal
   *[other] { $target } : vie { $life }, descend à { $left }
}
gorpg-label-victim = { $left ->
    [0] { $target }, { $seat } : vie { $life }, coup fatal
   *[other] { $target }, { $seat } : vie { $life }, descend à { $left }
}
gorpg-label-item-price = { $item } : { $price ->
    [one] { $price } niveau de trophées
   *[other] { $price } niveaux de trophées
}
gorpg-label-hero-price = { $hero } : { $price } po
gorpg-label-pay = { $change ->
    [0] { $card }, vaut { $worth }
   *[other] { $card }, vaut { $worth } : { $change } de trop
}

## What happened

gorpg-event-leader = Premier meneur : { $seat }.
gorpg-event-deal-hidden = Un monstre face cachée : { $to }.
gorpg-event-deal-heroes = { $card } rejoint { $to }.
gorpg-event-deal-monsters = Nouveau monstre ({ $to }) : { $card }.
gorpg-event-deal-locations = Nouveau lieu ({ $to }) : { $card }.
gorpg-event-deal-equipment = En vente à { $to } : { $card }.
gorpg-event-muster = { $seat } enrôle { $heroes }.
gorpg-event-equip = { $hero } porte maintenant : { $items }.
gorpg-event-quest = { $seat } part pour l’{ $slot } avec { $heroes }.
gorpg-event-rest = { $seat } se repose.
gorpg-event-rest-recruit = { $seat } se repose et cherche un héros à la taverne.
gorpg-event-lay = Le Tyran pose sur l’{ $slot } : { $monsters }.
gorpg-event-lay-hidden = Le Tyran pose { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
} sur l’{ $slot }.
gorpg-event-retreat = { $seat } bat en retraite et laisse sur place : { $leave }.
gorpg-event-exhausted = { $hero } perd { $lost ->
    [one] { $lost } point de vie
   *[other] { $lost } points de vie
} dans la retraite et descend à { $left }.
gorpg-event-pass = { $seat } passe.
gorpg-event-dismiss = { $seat } renvoie { $hero }.
gorpg-event-buy = { $seat } achète { $items } contre { $pay }.
gorpg-event-hire = { $seat } engage { $heroes } contre { $pay }.
gorpg-event-trade = { $seat } propose un échange à { $partner } : { $give } contre { $take }.
gorpg-event-accept = { $seat } accepte.
gorpg-event-decline = { $seat } refuse.
gorpg-event-condemn = Le Tyran condamne { $seat }.
gorpg-event-round = Manche { $round } sur { $rounds }.
gorpg-event-token = { $seat } reçoit le jeton de meneur.
gorpg-event-made-up-discards = La { $deck } était vide : on y remélange la défausse.
gorpg-event-made-up-removed = La { $deck } était vide : les cartes retirées y reviennent.
gorpg-event-made-up-copy = La { $deck } était vide : un exemplaire neuf la remplace.
gorpg-event-battle = Combat à l’{ $slot }, { $location } : { $monsters }.
gorpg-event-swarm = { $count ->
    [0] Dernière bataille : la ville se prépare.
   *[other] Dernière bataille ! À l’assaut de la ville : { $monsters }.
}
gorpg-event-regroup = { $count ->
    [one] { $count } monstre quitte
   *[other] { $count } monstres quittent
} l’{ $slot } et { $count ->
    [one] attend
   *[other] attendent
} la dernière bataille auprès du Tyran.
gorpg-event-cleared = { $seat } nettoie l’{ $slot }.
gorpg-event-corpses = { $seat } ramasse les dépouilles sur place : { $monsters }.
gorpg-event-bounty = { $seat } touche une prime de { $gold } po.
gorpg-event-lost-levels = { $amount ->
    [one] { $amount } niveau de trophées est perdu.
   *[other] { $amount } niveaux de trophées sont perdus.
}
gorpg-event-lost-gold = Monnaie perdue : { $amount } po.
gorpg-event-kept = Monnaie gardée en pièces : { $gold } po.
gorpg-event-contest = Une compagnie en attaque une autre : désormais, c’est chacun pour soi.
gorpg-event-home = { $seat } rentre après son échange de coups.
gorpg-event-wiped = La quête de { $seat } s’arrête : il ne lui reste personne sur place.
gorpg-event-out = { $seat } n’a plus de héros et quitte la partie.
gorpg-event-hit = { $attacker } attaque { $target } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $left ->
    [0] coup fatal.
   *[other] vie restante { $left }.
}
gorpg-event-strike = { $attacker } frappe { $target } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $left ->
    [0] coup fatal.
   *[other] vie restante { $left }.
}
gorpg-event-blow = { $attacker } attaque { $target }, d’une autre compagnie : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $left ->
    [0] coup fatal.
   *[other] vie restante { $left }.
}
gorpg-event-died = { $count ->
    [0] { $hero } succombe.
   *[other] { $hero } succombe ; objets perdus : { $items }.
}
gorpg-event-healed = { $seat } soigne toutes les blessures des héros restés au repos : { $heroes }.
gorpg-event-end-gold = Les dix manches sont jouées. Victoire : { $winners }, avec { $gold } po.
gorpg-event-end-eliminated = Plus aucune compagnie à la manche { $round } : le Tyran gagne.
gorpg-event-end-collective = Le dernier monstre est tombé, la ville est sauvée ! Victoire commune : { $winners }.
gorpg-event-end-individual = Le dernier monstre est tombé, la plus riche l’emporte : { $winners }, avec { $gold } po.
gorpg-event-end-survived = Le dernier monstre est tombé : la ville est sauvée, avec { $gold } po.
gorpg-event-end-defeated = Défaite à la manche { $round }, avec { $gold } po et encore { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
} en face.

## Rules, where they matter

gorpg-rule-leader = Le meneur agit toujours en premier ; le jeton passe dans le sens horaire après chaque passage en ville.
gorpg-rule-muster = De un à trois héros, choisis dans toute la pioche, pour 15 niveaux au plus en tout. Un as vaut 1, un joker 14.
gorpg-rule-locations = Un lieu nettoyé est remplacé. Héros et monstres ont +5 dans un lieu de leur affiliation, +2 pour la suivante du cycle nature, eau, feu, ville, 0 pour l’opposée et -2 pour la précédente. Les jokers n’ont pas d’affiliation.
gorpg-rule-monsters = Les monstres restent face cachée jusqu’à ce qu’on les attaque. Chaque emplacement a son propre nombre de monstres ; il y en a un de plus partout dès la manche 5, et encore un dès la manche 9.
gorpg-rule-summon = Le Tyran voit tous les monstres de la manche avant de les poser.
gorpg-rule-lay = Chaque emplacement reçoit exactement ce qui lui manque, face cachée et pour de bon.
gorpg-rule-quests = De un à trois héros vont dans un lieu ; les autres se reposent et sont soignés après les combats. La première compagnie placée attaque la première. Quand les monstres choisissent une cible, l’ordre des héros départage en dernier.
gorpg-rule-equip = Les objets d’un héros s’ajoutent à son attaque et à sa vie. Les blessures restent quand les objets changent de main : aucun héros ne peut en mourir. Ce qui n’est pas cité va dans la réserve.
gorpg-rule-rest = Qui se repose est soigné. Une fois par partie, une compagnie qui se repose au complet peut prendre un héros à la taverne.
gorpg-rule-attack = Chaque héros attaque un monstre, l’un après l’autre : l’attaque est la somme du niveau, des objets et du bonus. La vie d’un monstre est la somme de son niveau, de celui du lieu et de son bonus. Un monstre tué devient un trophée.
gorpg-rule-stand = Après la dernière attaque, les monstres ripostent de gauche à droite, sur le héros de plus bas niveau, puis celui qui a le moins de vie, puis le plus à gauche.
gorpg-rule-retreat = Chaque héros sur place perd la moitié de sa vie maximale mais garde au moins 1, et la moitié des trophées, arrondie à l’inférieur, reste sur place.
gorpg-rule-strike = Chaque monstre vivant frappe une fois, dans n’importe quel ordre, n’importe quel héros de la compagnie.
gorpg-rule-tavern = Les nouveaux héros viennent du dessus de la pioche : un de la taverne, deux quand toute la compagnie est tombée.
gorpg-rule-dismiss = Une compagnie a au plus cinq héros. Les objets d’un héros renvoyé vont dans la réserve.
gorpg-rule-hunters-deal = Quatre objets sont proposés par compagnie.
gorpg-rule-hunters = Un objet coûte son niveau en niveaux de trophées. Avant l’achat, les objets se répartissent librement.
gorpg-rule-buy = Un seul achat par visite, payé en une fois. Le surplus d’un trophée est perdu, et on ne peut rien payer d’inutile.
gorpg-rule-mercenaries-deal = Quatre héros sont proposés par compagnie.
gorpg-rule-mercenaries = Un héros coûte 5 po par niveau. On paie avec des objets, à leur valeur en or, ou des trophées, à 1 po par niveau.
gorpg-rule-hire = Un seul achat par visite, avec des objets, des trophées et des pièces ; on ne peut rien payer d’inutile. Au-delà de cinq héros, certains anciens partent d’abord ; leurs objets peuvent servir à payer.
gorpg-rule-trade = Des héros, avec leurs blessures et leurs objets, et des objets peuvent changer de mains ; ni trophées, ni pièces. Personne ne peut se retrouver avec plus de cinq héros, ou aucun.
gorpg-rule-answer = Un échange n’a lieu que si l’autre compagnie accepte.
gorpg-rule-town-deal = La dernière bataille se livre en ville : affiliation ville, niveau 10.
gorpg-rule-ready = Tous les héros participent à la dernière bataille. Les blessures restent, et la retraite est impossible.
gorpg-rule-charge = Contre le Tyran, chaque compagnie attaque avec un héros par tour ; en solo, avec tous ses héros. La retraite est impossible.
gorpg-rule-wrath = Chaque monstre frappe au plus une fois par tour.
gorpg-rule-condemn = À égalité d’or en tête, le Tyran désigne qui perd, jusqu’à ce qu’il ne reste qu’une compagnie.
gorpg-rule-over = L’or compte : les objets à leur valeur, 1 po par niveau de trophée, et les pièces.
