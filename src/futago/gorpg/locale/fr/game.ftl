# Go RPG: everything that is said about it. The names of the cards come with the decks.

## Names

gorpg-card = { $kind ->
    [nature] { $name } (nature { $level })
    [water] { $name } (eau { $level })
    [fire] { $name } (feu { $level })
    [urban] { $name } (ville { $level })
   *[joker] { $name } (joker)
}
gorpg-list = { $head }, { $tail }
gorpg-list-rest = et { $count } de plus
gorpg-nothing = rien
gorpg-gold = { $gold } po
gorpg-town = la ville
gorpg-slot = emplacement { $number }
gorpg-name = Go RPG
gorpg-stage = manche { $round } sur { $rounds }
gorpg-role-party = une compagnie
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

gorpg-option-mode = Course : les compagnies rivalisent pour l’or. Tyran : un joueur mène les monstres. Solo : une compagnie seule contre la pioche.
gorpg-option-players = Combien de compagnies jouent, sans compter le Tyran.
gorpg-option-jokers = Nombre de jokers (niveau 14) dans chaque pioche.
gorpg-option-muster-order = Qui choisit en premier ses héros de départ : la dernière place, ou le meneur.
gorpg-option-first-leader = Le premier meneur : tiré au sort, ou une place.
gorpg-option-joint-quests = Combien de compagnies peuvent aller dans un même lieu.
gorpg-option-battle = Un combat va jusqu’au bout, ou dure un seul assaut.
gorpg-option-retreat-loss = Une retraite coûte la moitié de tous les trophées non vendus, ou de ceux de la quête.
gorpg-option-bounty = Nettoyer un lieu rapporte son niveau en or.
gorpg-option-items-per-hero = Combien d’objets un héros peut porter.
gorpg-option-item-value = Valeur en or de chaque niveau d’un objet.
gorpg-option-change = À la guilde des mercenaires, la monnaie est perdue, ou gardée en pièces.
gorpg-option-trading = En ville, les compagnies peuvent échanger des héros et des objets.
gorpg-option-final-shop = La guilde des chasseurs ouvre une dernière fois après la manche 10.
gorpg-option-scarce-decks = Les monstres éliminés ne reviennent pas ; les objets reviennent seulement de la défausse.
gorpg-option-trophy-value = À la fin, un trophée vaut son niveau en or, ou une pièce d’or par carte.
gorpg-option-regroup = Tyran : les monstres survivants le rejoignent depuis les lieux attaqués, ou depuis tous.
gorpg-option-heal-before-last = Tyran : tous les héros sont soignés avant la dernière bataille.
gorpg-option-strikes = Tyran : nombre d’attaques dans la dernière bataille, selon les compagnies au départ ou celles encore en vie.
gorpg-option-strikers = Tyran : dans la dernière bataille, un monstre peut attaquer plusieurs fois par tour, ou chacun au plus une fois.
gorpg-option-victory = Tyran : les compagnies gagnent ensemble tant qu’aucune n’en attaque une autre, toujours ensemble, ou chacune pour soi.
gorpg-option-last-stand = Solo : perdu quand il ne reste aucun héros, ou dès que tous les héros en quête sont morts.
gorpg-option-swarm = Solo : à la dernière bataille viennent les monstres de tous les emplacements, ou ceux du dernier emplacement combattu.
gorpg-option-monster-targets = Solo, dernière bataille : les monstres attaquent selon la règle, la meilleure cible, ou au choix du joueur.
gorpg-option-no-seat = Le premier meneur ne peut pas être { $seat } ; compagnies en jeu : { $players }.

## Notation

gorpg-notation-word = Aucun coup ne commence par « { $word } » ; premiers mots possibles : { $known }.
gorpg-notation-card = « { $word } » n’est pas une carte : une carte s’écrit comme fire-7, joker ou fire-7.2.
gorpg-notation-seat = Il n’y a pas de place « { $word } » ; compagnies en jeu : { $seats }.
gorpg-notation-slot = « { $word } » n’est pas un emplacement : écrivez slot-1, slot-2 et ainsi de suite.
gorpg-notation-leader = Écrivez : leader PLACE.
gorpg-notation-deal = Écrivez : deal PIOCHE CARTE ENDROIT, par exemple deal monsters fire-7 slot-2.
gorpg-notation-muster = Écrivez : muster HÉROS HÉROS ..., de un à trois héros.
gorpg-notation-equip = Écrivez : equip HÉROS OBJET OBJET ..., avec tout ce que ce héros doit porter.
gorpg-notation-quest = Écrivez : quest EMPLACEMENT HÉROS HÉROS ..., par exemple quest slot-2 fire-9 nature-5.
gorpg-notation-rest = Écrivez : rest, et rien après.
gorpg-notation-rest-or-recruit = Écrivez : rest, ou rest recruit.
gorpg-notation-recruit = Écrivez : recruit, et rien après.
gorpg-notation-lay = Écrivez : lay EMPLACEMENT MONSTRE MONSTRE ...
gorpg-notation-attack = Écrivez : attack HÉROS MONSTRE, ou attack HÉROS PLACE HÉROS.
gorpg-notation-strike = Écrivez : strike MONSTRE HÉROS.
gorpg-notation-retreat = Écrivez : retreat, puis les trophées laissés sur place.
gorpg-notation-pass = Écrivez : pass, et rien après.
gorpg-notation-dismiss = Écrivez : dismiss HÉROS.
gorpg-notation-buy = Écrivez : buy OBJET ... pay TROPHÉE ...
gorpg-notation-hire = Écrivez : hire HÉROS ... dismiss HÉROS ... items OBJET ... trophies TROPHÉE ... coins NOMBRE ; omettez ce qui est vide.
gorpg-notation-trade = Écrivez : trade PLACE give heroes HÉROS ... items OBJET ... take heroes HÉROS ... items OBJET ... ; omettez ce qui est vide.
gorpg-notation-accept = Écrivez : accept, et rien après.
gorpg-notation-decline = Écrivez : decline, et rien après.
gorpg-notation-condemn = Écrivez : condemn PLACE.

## Positions

gorpg-position-card = Le compte des cartes de la position est faux : « { $card } » y est deux fois, ou n’est pas dans la pioche { $deck }.
gorpg-position-impossible = Cette position est impossible en phase « { $phase } » : vérifiez queue, slot, les compagnies et les emplacements.

## Why a move is not allowed

gorpg-cannot-concede = Une seule place ne peut pas mettre fin à la partie pour tout le monde ({ $seat }) : laissez un bot y continuer.
gorpg-refused = Ce coup n’est pas permis maintenant.
gorpg-refused-now = Impossible maintenant : { $now }
gorpg-now-leader = le premier meneur doit être tiré au sort.
gorpg-now-muster = une compagnie doit enrôler ses premiers héros.
gorpg-now-locations = un lieu doit être tiré.
gorpg-now-monsters = un monstre doit être tiré.
gorpg-now-summon = le Tyran doit tirer un monstre.
gorpg-now-lay = le Tyran doit poser des monstres sur un emplacement.
gorpg-now-quests = une compagnie doit s’équiper, partir en quête ou se reposer.
gorpg-now-attack = c’est aux héros d’attaquer, ou de battre en retraite avant leur première attaque.
gorpg-now-attack-or-retreat = c’est aux héros d’attaquer, ou à la compagnie de battre en retraite.
gorpg-now-stand = tous les héros ont attaqué : restez pour la riposte, ou battez en retraite.
gorpg-now-strike = c’est au Tyran d’attaquer.
gorpg-now-recruit = une compagnie qui s’est reposée doit décider si elle prend un héros à la taverne.
gorpg-now-tavern = un héros doit être tiré.
gorpg-now-dismiss = il y a un héros de trop à renvoyer.
gorpg-now-hunters-deal = un objet doit être tiré pour la guilde des chasseurs.
gorpg-now-hunters = une compagnie est à la guilde des chasseurs : elle s’équipe, achète ou passe.
gorpg-now-mercenaries-deal = un héros doit être tiré pour la guilde des mercenaires.
gorpg-now-mercenaries = une compagnie est à la guilde des mercenaires : elle s’équipe, engage ou passe.
gorpg-now-answer = une offre d’échange attend une réponse.
gorpg-now-town-deal = un monstre doit être tiré pour la ville.
gorpg-now-ready = une compagnie se prépare à la dernière bataille : elle s’équipe, puis passe.
gorpg-now-charge = une compagnie doit attaquer.
gorpg-now-wrath = c’est aux monstres d’attaquer.
gorpg-now-condemn = le Tyran doit désigner qui perd à égalité.

gorpg-refused-blow = Impossible d’attaquer { $hero } ({ $seat }).
gorpg-refused-chance = Ce n’est pas possible ici.
gorpg-refused-coins = Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} : ne payez pas plus.
gorpg-refused-dismiss = Une compagnie a au plus { $most } héros : renvoyez-en exactement { $count }.
gorpg-refused-full = Plus de place à l’{ $slot } : { $most ->
    [one] { $most } compagnie y est
   *[other] { $most } compagnies y sont
} déjà.
gorpg-refused-has-attacked = { $hero } a déjà attaqué dans cet assaut.
gorpg-refused-has-struck = { $monster } a déjà attaqué.
gorpg-refused-lay-count = Posez exactement { $count } de vos monstres sur l’{ $slot }.
gorpg-refused-lay-slot = Posez d’abord sur l’{ $slot } : les emplacements se remplissent dans l’ordre.
gorpg-refused-leave = { $loss ->
    [quest] Trophées de cette quête : { $trophies } ; laissez-en exactement { $count }.
   *[all] Trophées non vendus : { $trophies } ; laissez-en exactement { $count }.
}
gorpg-refused-leave-slain = { $slain ->
    [0] Vous n’avez rien tué pendant cette quête
    [one] Le monstre tué pendant cette quête reste sur place
   *[other] Les { $slain } monstres tués pendant cette quête restent tous sur place
}{ $count ->
    [0] {""}
   *[other] {" ;"} de vos trophées plus anciens, laissez-en exactement { $count }
}.
gorpg-refused-muster-gone = { $hero } n’est plus dans la pioche : choisissez un autre héros.
gorpg-refused-muster-levels = Ces héros font { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} en tout : { $limit } au plus.
gorpg-refused-muster-number = Enrôlez au moins 1 héros et au plus { $most }.
gorpg-refused-newcomer = { $hero } arrive tout juste de la taverne et reste : renvoyez l’un des autres.
gorpg-refused-no-blow = { $mode ->
    [overlord] { $victory ->
        [collective] Dans cette partie, les compagnies gagnent ensemble : attaquez un monstre.
       *[other] On n’attaque les héros d’une autre compagnie que dans la dernière bataille.
    }
   *[other] On n’attaque que des monstres.
}
gorpg-refused-no-hero = { $hero } ne fait pas partie de la compagnie.
gorpg-refused-no-item = { $item } n’est ni dans la réserve, ni sur un héros de la compagnie.
gorpg-refused-no-monster = { $monster } ne participe pas à ce combat.
gorpg-refused-no-slot = Cet emplacement n’existe pas : ils sont numérotés de 1 à { $most }.
gorpg-refused-no-trading = Cette partie se joue sans échanges entre compagnies.
gorpg-refused-no-trophy = { $trophy } ne peut pas servir ici.
gorpg-refused-not-here = { $hero } ne participe pas à ce combat.
gorpg-refused-not-tied = Cette compagnie n’est pas à égalité : { $seat }.
gorpg-refused-not-yours = Cette carte est à une autre compagnie ({ $seat }) : { $card }.
gorpg-refused-not-in-hand = { $monster } ne fait pas partie des monstres que vous avez tirés.
gorpg-refused-not-on-show = { $card } n’est pas en vente ici.
gorpg-refused-nothing-bought = Choisissez quelque chose, ou passez.
gorpg-refused-partner = Pas d’échange possible avec { $seat } : choisissez une autre compagnie encore en jeu.
gorpg-refused-quest-number = Envoyez au moins 1 héros et au plus { $most }.
gorpg-refused-recruit = Vous avez déjà pris votre héros gratuit à la taverne : contentez-vous de vous reposer.
gorpg-refused-recruit-solo = En solo, la taverne n’offre pas de héros gratuit : contentez-vous de vous reposer.
gorpg-refused-retreat-now = Battez en retraite avant votre première attaque ou après la dernière, pas entre les deux.
gorpg-refused-same-items = { $hero } porte déjà exactement ces objets.
gorpg-refused-strike-order = Les monstres attaquent de gauche à droite ; à présent : { $monster }.
gorpg-refused-superfluous = Le prix est de { $price } et vous paieriez { $paid } : retirez ce qui est en trop.
gorpg-refused-too-little = Le prix est de { $price }, et ceci ne vaut que { $paid }.
gorpg-refused-too-many-items = { $hero } ne peut pas porter plus de { $most ->
    [one] { $most } objet
   *[other] { $most } objets
}.
gorpg-refused-trade = Échangez quelque chose ; personne ne peut finir sans héros, ou avec plus de { $most }.
gorpg-refused-twice = { $card } figure deux fois.
gorpg-refused-would-die = Avec ses blessures, { $hero } ne survivrait pas sans ses objets.

gorpg-why-afford = { $unit ->
    [gold] C’est trop cher : { $card }. Prix : { $price } po ; vous avez { $funds } po.
   *[levels] C’est trop cher : { $card }. Prix en niveaux de trophées : { $price } ; vous avez { $funds }.
}
gorpg-why-afford-all = { $unit ->
    [gold] C’est trop cher en tout. Prix : { $price } po ; vous avez { $funds } po.
   *[levels] C’est trop cher en tout. Prix en niveaux de trophées : { $price } ; vous avez { $funds }.
}
gorpg-why-equip-first = Pour déplacer des objets, choisissez d’abord « { gorpg-pick-equip } ».
gorpg-why-filled = Plus de monstres sur l’{ $slot } : il n’y a plus de place.
gorpg-why-no-battle = On n’attaque les monstres que dans un combat.
gorpg-why-no-goods = Il n’y a rien à échanger.
gorpg-why-no-items = Il n’y a pas d’objet à déplacer.
gorpg-why-no-room = Il n’y a plus de place pour une compagnie, dans aucun lieu.
gorpg-why-no-wares = Tout est trop cher pour vous ici.
gorpg-why-paid = Cela suffit déjà : retirez d’abord une partie du paiement.
gorpg-why-room = Il y a assez de place dans votre compagnie : personne ne doit partir.
gorpg-why-trophies = Les trophées servent à payer, dans les guildes.
gorpg-why-wares-first = Choisissez d’abord ce que vous voulez, puis de quoi le payer.
gorpg-why-where-first = Choisissez d’abord un lieu, puis les héros qui y vont.

## Prompts

gorpg-wait = { $seat } réfléchit.
gorpg-wait-overlord = Le Tyran réfléchit.
gorpg-wait-chance = Une carte est tirée.
gorpg-wait-over = La partie est terminée.

gorpg-prompt-phase-leader = Tirez au sort le premier meneur.
gorpg-prompt-phase-muster = Choisissez vos premiers héros : trois au plus, pour 15 niveaux au plus en tout.
gorpg-prompt-phase-locations = Tirez le lieu de l’{ $slot }.
gorpg-prompt-phase-monsters = Tirez un monstre pour l’{ $slot }.
gorpg-prompt-phase-summon = Tirez un monstre pour le Tyran.
gorpg-prompt-phase-lay = Posez vos monstres face cachée sur les emplacements.
gorpg-prompt-phase-quests = Manche { $round } : équipez vos héros, puis envoyez-les en quête ou laissez-les tous se reposer.
gorpg-prompt-phase-attack = Attaquez à l’{ $slot }, ou battez en retraite avant votre première attaque.
gorpg-prompt-phase-attack-or-retreat = Attaquez à l’{ $slot }, ou battez en retraite.
gorpg-prompt-phase-stand = Restez pour la riposte des monstres à l’{ $slot }, ou battez en retraite.
gorpg-prompt-phase-strike = Attaquez : { $count ->
    [one] { $count } monstre doit
   *[other] { $count } monstres doivent
} encore attaquer.
gorpg-prompt-phase-recruit = Les quêtes sont finies et votre compagnie s’est reposée : prendre à la taverne le héros du dessus de la pioche ?
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
gorpg-prompt-phase-wrath = Les monstres attaquent : encore { $count ->
    [one] { $count } attaque
   *[other] { $count } attaques
}.
gorpg-prompt-phase-condemn = Égalité pour le plus d’or : désignez qui perd.

gorpg-ask-attack = Choisissez un héros, puis qui il attaque.
gorpg-ask-retreat = { $count ->
    [0] Battre en retraite ? Ce que vous avez abattu ici reste sur place.
    [one] Choisissez 1 trophée à laisser sur place.
   *[other] Choisissez { $count } trophées à laisser sur place.
}
gorpg-ask-retreat-now = Battre en retraite ?
gorpg-ask-quest = Où aller ?
gorpg-ask-heroes = Qui part ? Le premier se place le plus à gauche.
gorpg-ask-rest = Tout le monde se repose ?
gorpg-ask-recruit = Prendre un héros à la taverne ?
gorpg-ask-equip = Déplacez des objets entre vos héros et la réserve.
gorpg-ask-buy = Choisissez des objets, et les trophées pour les payer.
gorpg-ask-hire = Choisissez des héros, et de quoi les payer.
gorpg-ask-trade = Choisissez une compagnie, ce que vous donnez et ce que vous recevez.

gorpg-pick-equip = équiper des héros
gorpg-pick-quest = partir en quête
gorpg-pick-rest = se reposer
gorpg-pick-rest-and-recruit = se reposer et prendre un héros à la taverne
gorpg-pick-stand = rester pour la riposte
gorpg-pick-ready = prêts au combat
gorpg-pick-recruit = prendre un héros à la taverne
gorpg-pick-no-recruit = pas cette fois
gorpg-pick-attack = attaquer
gorpg-pick-retreat = battre en retraite
gorpg-pick-pass = passer
gorpg-pick-buy = acheter des objets
gorpg-pick-hire = engager des héros
gorpg-pick-trade = proposer un échange
gorpg-pick-accept = accepter
gorpg-pick-decline = refuser

gorpg-label-card = { $card }, niveau { $level }
gorpg-label-hero = { $hero } : vie { $life } ; attaque { $attack }
gorpg-label-monster = { $monster } : vie { $life } ; attaque { $attack }
gorpg-label-slot = { $slot }, { $location } : { $monsters ->
    [0] aucun monstre
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}{ $parties ->
    [0] {""}
    [one] , déjà { $parties } compagnie sur place
   *[other] , déjà { $parties } compagnies sur place
}
gorpg-label-item-price = { $item } : { $price ->
    [one] { $price } niveau de trophées
   *[other] { $price } niveaux de trophées
}
gorpg-label-hero-price = { $hero } : { $price } po
gorpg-label-rival = { $hero }, { $seat } : vie { $life }
gorpg-label-worth = { $card }, valeur { $worth } po

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
gorpg-event-recruit = { $seat } cherche un héros à la taverne.
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
gorpg-event-condemn = Le Tyran fait perdre { $seat }.
gorpg-event-round = Manche { $round } sur { $rounds }.
gorpg-event-token = { $seat } reçoit le jeton de meneur.
gorpg-event-made-up-discards = La { $deck } était vide : on y remélange la défausse.
gorpg-event-made-up-removed = La { $deck } était vide : les cartes retirées y reviennent.
gorpg-event-made-up-copy = La { $deck } était vide : un exemplaire neuf la remplace.
gorpg-event-battle = Combat à l’{ $slot }, { $location } : { $monsters }.
gorpg-event-swarm = { $count ->
    [0] Dernière bataille : la ville se prépare.
   *[other] Dernière bataille ! À l’assaut de la ville : { $monsters }.
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
gorpg-event-home = { $seat } rentre après son assaut.
gorpg-event-wiped = Fin de la quête pour { $seat } : aucun héros n’est encore debout.
gorpg-event-out = { $seat } n’a plus de héros et quitte la partie.
gorpg-event-hit = { $attacker } attaque { $target } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $left ->
    [0] coup fatal.
   *[other] il lui reste { $left } de vie.
}
gorpg-event-strike = { $attacker } attaque { $target } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $left ->
    [0] coup fatal.
   *[other] il lui reste { $left } de vie.
}
gorpg-event-blow = { $attacker } attaque { $target }, d’une autre compagnie : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $left ->
    [0] coup fatal.
   *[other] il lui reste { $left } de vie.
}
gorpg-event-died = { $count ->
    [0] { $hero } succombe.
   *[other] { $hero } succombe ; objets perdus : { $items }.
}
gorpg-event-healed = Héros au repos soignés ({ $seat }) : { $heroes }.
gorpg-event-end-gold = Les dix manches sont jouées. Victoire : { $winners }, avec { $gold } po.
gorpg-event-end-eliminated = Plus aucune compagnie à la manche { $round } : le Tyran gagne.
gorpg-event-end-collective = Le dernier monstre est tombé, la ville est sauvée ! Victoire commune : { $winners }.
gorpg-event-end-individual = Le dernier monstre est tombé, la plus riche l’emporte : { $winners }, avec { $gold } po.
gorpg-event-end-survived = Le dernier monstre est tombé : la ville est sauvée, avec { $gold } po.
gorpg-event-end-defeated = Défaite à la manche { $round }, avec { $gold } po et encore { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
} en face.

## Rules, where they matter

gorpg-rule-leader = { $others ->
    [yes] Le meneur agit toujours en premier ; le jeton passe dans le sens horaire après chaque passage en ville.
   *[no] La seule compagnie mène toujours.
}
gorpg-rule-muster = De un à trois héros, choisis dans toute la pioche, pour 15 niveaux au plus en tout. Un as vaut 1, un joker 14.
gorpg-rule-locations = Un lieu nettoyé est remplacé. Héros et monstres ont +5 dans un lieu de leur affiliation, +2 pour la suivante du cycle nature, eau, feu, ville, 0 pour l’opposée et -2 pour la précédente. Les jokers n’ont pas d’affiliation.
gorpg-rule-monsters = Les monstres restent face cachée jusqu’à ce qu’on les attaque. { $mode ->
    [solo] Les trois emplacements portent 2, 2 et 3 monstres à la manche 1, jusqu’à 5 chacun à la manche 9.
   *[other] Monstres par emplacement, dans l’ordre : { $monsters-at-first } ; un de plus chacun dès la manche 5, encore un dès la manche 9.
}
gorpg-rule-summon = Le Tyran voit tous les monstres de la manche avant de les poser.
gorpg-rule-lay = Chaque emplacement reçoit exactement ce qui lui manque, face cachée ; on ne peut plus rien déplacer ensuite.
gorpg-rule-quests = De un à trois héros vont dans un lieu ; les autres se reposent et sont soignés après les combats.{ $sharing ->
    [none] {""}
    [two] {" "}Deux compagnies au plus peuvent aller au même lieu ; la première placée attaque la première.
   *[other] {" "}La première compagnie placée attaque la première.
}{ $mode ->
    [overlord] {""}
   *[other] {" "}À niveau et vie égaux, les monstres visent le héros le plus à gauche.
}
gorpg-rule-equip = Les objets d’un héros s’ajoutent à son attaque et à sa vie{ $items-per-hero ->
    [none] .
    [one] {" ;"} il n’en porte qu’un seul.
   *[other] {" ;"} il en porte au plus { $items-per-hero }.
} Les blessures restent quand les objets changent de main, et aucun changement ne peut tuer un héros. Les autres objets vont dans la réserve.
gorpg-rule-rest = Les héros au repos sont soignés après les combats.{ $mode ->
    [solo] {""}
   *[other] {" "}{ $recruit-when-back ->
        [yes] Une fois par partie, une compagnie qui s’est reposée au complet peut alors prendre un héros à la taverne.
       *[no] Une fois par partie, une compagnie qui se repose au complet peut prendre un héros à la taverne : elle doit l’annoncer maintenant.
    }
}
gorpg-rule-attack = Chaque héros attaque un monstre, l’un après l’autre : l’attaque est la somme du niveau, des objets et du bonus. La vie d’un monstre est la somme de son niveau, de celui du lieu et de son bonus. { $left-behind ->
    [slain] Un monstre tué devient un trophée si le lieu est nettoyé.
    [slain-and-half] Un monstre tué devient un trophée si le lieu est nettoyé.
   *[other] Un monstre tué devient un trophée.
}
gorpg-rule-stand = { $mode ->
    [overlord] Après la dernière attaque, chaque monstre riposte une fois, dans l’ordre et sur les héros que désigne le Tyran.
   *[other] Après la dernière attaque, les monstres ripostent de gauche à droite, sur le héros de plus bas niveau, puis celui qui a le moins de vie, puis le plus à gauche.
}{ $battle ->
    [one-exchange] {" "}Puis la compagnie rentre.
   *[to-the-end] {""}
}
gorpg-rule-retreat = Chaque héros sur place perd la moitié de sa vie maximale mais garde au moins 1. { $left-behind ->
    [half-of-quest] La moitié des trophées de la quête, arrondie à l’inférieur, reste sur place.
    [slain] Tous les trophées de la quête restent sur place.
    [slain-and-half] Tous les trophées de la quête et la moitié des plus anciens, arrondie à l’inférieur, restent sur place.
   *[half-of-all] La moitié de tous les trophées non vendus, ceux de la quête et les plus anciens ensemble, arrondie à l’inférieur, reste sur place.
}
gorpg-rule-strike = Chaque monstre vivant attaque une fois, dans n’importe quel ordre, n’importe quel héros de la compagnie.
gorpg-rule-recruit = Une fois par partie, une compagnie qui s’est reposée au complet peut prendre le héros du dessus de la pioche, sans le voir d’abord. { $newcomer-stays ->
    [yes] Si cela fait six héros, l’un des cinq précédents doit partir.
   *[no] Si cela fait six héros, l’un d’eux doit partir.
}
gorpg-rule-tavern = { $mode ->
    [overlord] Le héros de la taverne est celui du dessus de la pioche.
   *[other] Les nouveaux héros viennent du dessus de la pioche : un de la taverne, deux quand toute la compagnie est tombée.
}
gorpg-rule-dismiss = Une compagnie a au plus cinq héros{ $newcomer-stays ->
    [yes] {" ;"} celui qui vient d’arriver de la taverne reste.
   *[no] .
} Les objets d’un héros renvoyé vont dans la réserve.
gorpg-rule-hunters-deal = { $others ->
    [yes] Quatre objets sont proposés par compagnie.
   *[no] Quatre objets sont proposés.
}
gorpg-rule-hunters = Un objet coûte son niveau en niveaux de trophées. Avant l’achat, les objets se répartissent librement.
gorpg-rule-buy = Un seul achat par visite, payé en une fois. Le surplus d’un trophée est perdu, et on ne paie pas avec plus de cartes que nécessaire.
gorpg-rule-mercenaries-deal = { $others ->
    [yes] Quatre héros sont proposés par compagnie.
   *[no] Quatre héros sont proposés.
}
gorpg-rule-mercenaries = Un héros coûte 5 pièces d’or (po) par niveau. On paie avec des objets, à { $item-value } po par niveau, ou des trophées, à 1 po par niveau.
gorpg-rule-hire = { $coins-used ->
    [yes] Un seul achat par visite, avec des objets, des trophées et des pièces, sans payer plus que nécessaire
   *[no] Un seul achat par visite, avec des objets et des trophées, sans payer plus de cartes que nécessaire
} ; la monnaie est { $change ->
    [kept] gardée en pièces
   *[lost] perdue
}. Au-delà de cinq héros, renvoyez d’abord des anciens ; leurs objets peuvent servir à payer.
gorpg-rule-trade = On peut échanger des héros, avec leurs blessures et leurs objets, et des objets, mais { $coins-used ->
    [yes] ni trophées ni pièces
   *[no] pas de trophées
}. Personne ne peut se retrouver avec plus de cinq héros, ou aucun.
gorpg-rule-answer = Un échange n’a lieu que si l’autre compagnie accepte.
gorpg-rule-town-deal = La dernière bataille se livre en ville : affiliation ville, niveau 10.
gorpg-rule-ready = Tous les héros participent à la dernière bataille. { $heal-before-last ->
    [yes] Toutes les blessures sont soignées
   *[no] Les blessures restent
}, et la retraite est impossible.
gorpg-rule-charge = { $contest ->
    [none] Tous vos héros attaquent, l’un après l’autre.
    [alone] La compagnie attaque un monstre avec un héros par tour.
    [collective] Chaque compagnie attaque un monstre avec un héros par tour.
    [individual] Chaque compagnie attaque avec un héros par tour : un monstre, ou un héros d’une autre compagnie.
   *[open] Chaque compagnie attaque avec un héros par tour : un monstre, ou un héros d’une autre compagnie. Dès que cela arrive, seule la plus riche peut gagner.
} La retraite est impossible.
gorpg-rule-wrath = { $contest ->
    [none] Chaque monstre, de gauche à droite, attaque le héros que vous désignez.
    [alone] Une fois par tour, le Tyran choisit un monstre et le héros qu’il attaque.
   *[other] Le Tyran attaque les héros de son choix, { $strikes ->
        [alive] une fois par tour pour chaque compagnie encore en vie
       *[start] { $players } fois par tour
    }, { $strikers ->
        [once] avec chaque monstre au plus une fois
       *[any] avec les monstres de son choix, même plusieurs fois avec le même
    }.
}
gorpg-rule-condemn = À égalité d’or en tête, le Tyran désigne qui perd, jusqu’à ce qu’il ne reste qu’une compagnie.
gorpg-rule-over = { $contest ->
    [alone] La compagnie gagne quand tous les monstres sont morts ; le Tyran, quand tous les héros le sont.
    [collective] Quand tous les monstres sont morts, les compagnies vivantes gagnent ensemble ; quand tous les héros le sont, le Tyran gagne.
    [individual] Quand tous les monstres sont morts, la plus riche des compagnies vivantes gagne ; quand tous les héros le sont, le Tyran gagne.
    [open] Quand tous les monstres sont morts, les compagnies vivantes gagnent ensemble, ou la plus riche si l’une en a attaqué une autre ; quand tous les héros le sont, le Tyran gagne.
   *[none] L’or compte : { $item-value ->
        [one] { $item-value } pièce d’or (po)
       *[other] { $item-value } pièces d’or (po)
    } par niveau d’objet, 1 po par { $trophy-value ->
        [card] trophée
       *[level] niveau de trophée
    }{ $coins-used ->
        [yes] , et les pièces.
       *[no] .
    }
}

## A finished game in figures

gorpg-recap-gold = L’or manche par manche
gorpg-recap-best-blow = Coup le plus fort
gorpg-recap-best-place = Quête la plus hardie
gorpg-recap-best-round = Meilleure manche
gorpg-recap-best-loss = Perte la plus lourde
gorpg-recap-best-slain = Le plus de monstres abattus
gorpg-recap-best-cleared = Le plus de lieux nettoyés
gorpg-recap-best-fallen = Héros tués
gorpg-recap-blow = { $attacker } attaque { $target } : { $damage }
gorpg-recap-place = { $location } : lieu nettoyé
gorpg-recap-round = manche { $round } : { $gold } po de plus
gorpg-recap-loss = { $count ->
    [0] { $hero }
   *[other] { $hero }, avec { $items }
}
gorpg-recap-slain = { $count ->
    [one] 1 monstre
   *[other] { $count } monstres
}
gorpg-recap-cleared = { $count ->
    [one] 1 lieu
   *[other] { $count } lieux
}
gorpg-recap-fallen = { $count ->
    [one] 1 héros
   *[other] { $count } héros
}
