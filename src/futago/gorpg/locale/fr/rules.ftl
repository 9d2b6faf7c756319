# The rules of Go RPG to read, section by section; rulebook.toml says which of them apply when, and
# rules/facts.py which facts they get.

rules-gorpg-goal = Le jeu
rules-gorpg-goal-standard = { $others ->
    [yes] Chaque joueur mène une compagnie de héros. Pendant dix manches, on part tuer des monstres, on revient en ville et on change ses trophées en équipement. Le plus riche à la fin gagne.
   *[no] Vous menez une compagnie de héros. Pendant dix manches, elle part tuer des monstres, revient en ville et change ses trophées en équipement. Il s’agit d’être le plus riche possible à la fin.
}
rules-gorpg-goal-overlord = Un joueur, le Tyran, mène les monstres contre { $players ->
    [one] une compagnie
   *[other] { $players } compagnies
}. { $contest ->
    [alone] Il gagne si la compagnie n’a plus de héros ; elle gagne si elle vainc les monstres à la manche 10.
    [collective] Il gagne s’il ne reste aucune compagnie ; les compagnies gagnent ensemble si elles vainquent les monstres à la manche 10.
    [individual] Il gagne s’il ne reste aucune compagnie ; si les monstres sont vaincus à la manche 10, la compagnie la plus riche gagne.
   *[open] Il gagne s’il ne reste aucune compagnie ; les compagnies gagnent ensemble si elles vainquent les monstres à la manche 10 sans s’attaquer entre elles.
}
rules-gorpg-goal-solo = Une compagnie joue seule contre la pioche. Elle doit survivre à la manche 10 ; l’or qu’elle a alors est le score à battre.

rules-gorpg-cards = Cartes et affiliations
rules-gorpg-cards-decks = Il y a quatre pioches : héros, monstres, lieux et objets. Chacune a les quatre affiliations nature, eau, feu et ville, de niveaux 1 à 13, et { $jokers ->
    [one] un joker
   *[other] deux jokers
} de niveau 14. Un objet vaut { $item-value ->
    [one] { $item-value } pièce d’or (po)
   *[other] { $item-value } pièces d’or (po)
} par niveau.
rules-gorpg-cards-bonus = Héros et monstres ont un bonus selon le lieu : +5 pour leur propre affiliation, +2 pour la suivante du cycle nature, eau, feu, ville, 0 pour l’opposée et -2 pour la précédente. Les jokers n’ont pas d’affiliation : leur bonus est 0, et dans un lieu joker tout le monde a 0. L’affiliation d’un objet n’a pas d’effet.

rules-gorpg-numbers = Attaque et vie
rules-gorpg-numbers-sums = L’attaque d’un héros, c’est niveau + objets + bonus ; sa vie, niveau + objets. L’attaque d’un monstre, c’est niveau + bonus ; sa vie, niveau + niveau du lieu + bonus. L’attaque, et la vie d’un monstre, valent au moins 1.
rules-gorpg-numbers-damage = Un coup retire autant de vie que l’attaquant a d’attaque. À 0, la carte est morte. Les blessures réduisent la vie, jamais l’attaque. Un coup touche une seule carte ; le surplus est perdu.

rules-gorpg-muster = Premiers héros
rules-gorpg-muster-parties = { $leader-number ->
    [0] Le premier meneur est tiré au sort.
   *[other] La compagnie { $leader-number } est la première à mener.
} Chaque compagnie choisit un à trois héros dans toute la pioche, pour 15 niveaux au plus : { $muster-order ->
    [leader-first] dans le sens horaire, en commençant par le meneur
   *[last-first] dans le sens antihoraire, le meneur en dernier
}. Le reste est mélangé.
rules-gorpg-muster-alone = La compagnie choisit un à trois héros dans toute la pioche, pour 15 niveaux au plus. Le reste est mélangé.

rules-gorpg-slots = Lieux et monstres
rules-gorpg-slots-count = Il y a { $slot-count } emplacements. Monstres par emplacement, dans l’ordre : { $monsters-at-first } ; un de plus chacun dès la manche 5, encore un dès la manche 9.
rules-gorpg-slots-solo = Il y a toujours trois emplacements : 2, 2 et 3 monstres à la manche 1, jusqu’à 5 chacun à la manche 9. Les survivants guérissent entièrement ; les monstres révélés restent révélés.
rules-gorpg-slots-hidden = { $mode ->
    [overlord] Les monstres sont face cachée, connus du seul Tyran, jusqu’à ce qu’on les attaque.
   *[other] Les monstres sont face cachée, inconnus de tous, jusqu’à ce qu’on les attaque.
}
rules-gorpg-slots-cleared = Un lieu dont le dernier monstre est tué est nettoyé : il est remplacé à la manche suivante. { $mode ->
    [overlord] Les autres lieux restent, et leurs emplacements sont complétés.
   *[other] Les autres gardent leurs monstres et sont complétés.
}
rules-gorpg-slots-empty = Un emplacement peut rester sans monstre : il compte comme nettoyé. { $others ->
    [yes] La première compagnie qui s’y rend prend sans combat les trophées laissés là ; si personne n’y va, ils sont perdus.
   *[no] Une compagnie qui s’y rend prend sans combat les trophées laissés là ; sinon, ils sont perdus.
}
rules-gorpg-slots-bounty = Qui tue le dernier monstre d’un lieu reçoit une prime : le niveau du lieu en po, payé en pièces.

rules-gorpg-quests = Quêtes
rules-gorpg-quests-parties = En commençant par le meneur, chaque compagnie s’équipe comme elle veut, puis envoie un à trois héros vers un emplacement, ou se repose. Une fois placée, elle ne peut plus changer d’avis. { $sharing ->
    [both] Les deux compagnies peuvent aller au même lieu
    [any] Autant de compagnies qu’on veut peuvent aller au même lieu
   *[two] Deux compagnies au plus peuvent aller au même lieu
} ; la première placée attaque la première.
rules-gorpg-quests-alone = La compagnie s’équipe comme elle veut, puis envoie un à trois héros vers un emplacement, ou se repose. Une fois placée, elle ne peut plus changer d’avis.
rules-gorpg-quests-order = Les combats se jouent emplacement par emplacement. Après la ville, le jeton de meneur passe dans le sens horaire.

rules-gorpg-rest = { $mode ->
    [solo] Repos
   *[other] Repos et taverne
}
rules-gorpg-rest-heal = Un héros qui ne part pas en quête est entièrement soigné après les combats. { $mode ->
    [standard] Une compagnie peut se reposer au complet à toute manche.
   *[other] Une compagnie peut se reposer au complet à toute manche, sauf la dernière.
}
rules-gorpg-rest-tavern = { $recruit-when-back ->
    [yes] Une fois par partie, une compagnie qui s’est reposée au complet peut prendre à la taverne le héros du dessus de la pioche, sans le voir d’abord. Elle en décide quand les quêtes de la manche sont finies.
   *[no] Une fois par partie, une compagnie qui se repose au complet peut prendre à la taverne le héros du dessus de la pioche. Elle l’annonce en allant se reposer ; le héros arrive quand les quêtes de la manche sont finies.
} { $newcomer-stays ->
    [yes] Si cela fait six héros, l’un des cinq précédents doit partir.
   *[no] Si cela fait six héros, l’un d’eux doit partir.
}

rules-gorpg-battle = Combats
rules-gorpg-battle-attack = { $battle ->
    [one-exchange] Un combat dure un seul assaut.
   *[to-the-end] Un combat est une suite d’assauts.
} D’abord, chaque héros de la compagnie attaque un monstre, l’un après l’autre ; { $retreat-between-attacks ->
    [yes] tous doivent attaquer, sauf si la compagnie bat en retraite
   *[no] tous doivent attaquer
}. { $others ->
    [yes] Un monstre tué est un trophée pour la compagnie qui a porté le dernier coup.
   *[no] Un monstre tué est un trophée.
}
rules-gorpg-battle-targets = Puis les monstres attaquent, de gauche à droite, le héros de plus bas niveau (puis celui qui a le moins de vie, puis le plus à gauche), le même jusqu’à ce qu’il tombe.
rules-gorpg-battle-overlord = Puis chaque monstre attaque une fois, dans l’ordre et contre les héros que désigne le Tyran ; il ne peut pas s’abstenir.
rules-gorpg-battle-turns = { $sharing ->
    [any] Avec plusieurs compagnies au même lieu, on alterne
   *[two] Avec deux compagnies au même lieu, on alterne
} : la première attaque et subit la riposte, { $battle ->
    [one-exchange] puis la suivante.
   *[to-the-end] puis la suivante, et ainsi de suite.
}
rules-gorpg-battle-end = { $battle ->
    [one-exchange] Puis le combat est fini : les héros encore debout rentrent, sans les pertes d’une retraite.
   *[to-the-end] Cela continue jusqu’à ce que les monstres soient morts, que la compagnie soit morte ou qu’elle batte en retraite.
}
rules-gorpg-battle-left = { $others ->
    [yes] S’il reste alors des monstres, tous les trophées de la quête restent sur place pour la compagnie qui nettoiera le lieu.
   *[no] S’il reste alors des monstres, tous les trophées de la quête restent sur place jusqu’à ce que le lieu soit nettoyé.
}

rules-gorpg-retreat = Retraite
rules-gorpg-retreat-when = { $retreat-between-attacks ->
    [yes] Une fois les monstres révélés, une compagnie peut battre en retraite à tout moment de son tour : avant, entre ou après ses attaques, mais pas pendant la riposte.
   *[no] Une compagnie peut battre en retraite avant la première attaque d’un assaut ou après la dernière, jamais entre les deux.
} Chaque héros présent perd la moitié de sa vie maximale, arrondie à l’inférieur, mais garde au moins 1.
rules-gorpg-retreat-trophies = { $left-behind ->
    [half-of-quest] La moitié des trophées de la quête (arrondie à l’inférieur, à votre choix) reste sur place
    [slain] Tous les trophées de la quête restent sur place
    [slain-and-half] Tous les trophées de la quête et la moitié des plus anciens (arrondie à l’inférieur, à votre choix) restent sur place
   *[half-of-all] La moitié de vos trophées non vendus, ceux de la quête et les plus anciens ensemble (arrondie à l’inférieur, à votre choix), reste sur place
} { $others ->
    [yes] pour la compagnie qui nettoiera le lieu.
   *[no] jusqu’à ce que le lieu soit nettoyé.
}
rules-gorpg-retreat-damage = Les dégâts restent sur les monstres.

rules-gorpg-death = Mort
rules-gorpg-death-hero = { $dead-return ->
    [yes] Un héros mort est perdu, avec ses objets. { $scarce-decks ->
        [yes] Quand la pioche des héros est épuisée, les morts reviennent.
       *[no] Quand leurs pioches sont épuisées, les morts et leurs objets reviennent.
    }
   *[no] Un héros mort quitte la partie pour de bon, avec ses objets : ils ne reviennent jamais.
}
rules-gorpg-death-standard = Une compagnie dont tous les héros en quête meurent garde les trophées de la quête. S’il ne lui reste aucun héros, elle attend toute la manche suivante, puis tire deux héros ; elle peut faire ses achats entre-temps.
rules-gorpg-death-overlord = { $others ->
    [yes] Une compagnie dont tous les héros en quête meurent laisse tous les trophées de la quête sur place, pour celle qui nettoiera le lieu. Une compagnie sans héros est éliminée aussitôt, avec tout ce qu’elle possède.
   *[no] Si tous les héros en quête meurent, tous les trophées de la quête restent sur place jusqu’à ce que le lieu soit nettoyé. Sans héros, la compagnie a perdu.
}
rules-gorpg-death-solo = { $last-stand ->
    [questing] Si tous les héros en quête meurent, la partie est perdue, même s’il en reste au repos.
   *[all] Si tous les héros en quête meurent, la compagnie garde les trophées de la quête. Quand il ne reste plus aucun héros, la partie est perdue.
}

rules-gorpg-items = Objets
rules-gorpg-items-carried = { $items-per-hero ->
    [none] Un héros porte autant d’objets qu’on veut.
    [one] Un héros ne porte qu’un seul objet.
   *[other] Un héros porte au plus { $items-per-hero } objets.
} { $mode ->
    [standard] Ils se déplacent librement avant une quête et à chaque visite en ville.
   *[other] Ils se déplacent librement avant une quête, à chaque visite en ville et avant la dernière bataille.
} Les blessures restent quand les objets changent de main ; un changement qui tuerait le héros n’est pas permis.

rules-gorpg-hunters = La guilde des chasseurs
rules-gorpg-hunters-visit = { $others ->
    [yes] Après les combats, le meneur d’abord, chaque compagnie voit quatre objets et peut en prendre autant qu’elle veut en un seul achat.
   *[no] Après les combats, la compagnie voit quatre objets et peut en prendre autant qu’elle veut en un seul achat.
} Le prix est la somme de leurs niveaux, payée en niveaux de trophées. Le surplus d’un trophée est perdu, et on ne paie pas avec plus de cartes que nécessaire.{ $others ->
    [yes] {" "}Puis l’offre est complétée à quatre.
   *[no] {""}
}

rules-gorpg-mercenaries = La guilde des mercenaires
rules-gorpg-mercenaries-visit = Même principe avec quatre héros, à 5 po par niveau. On paie avec des objets ({ $item-value } po par niveau){ $coins-used ->
    [yes] , des trophées (1 po par niveau) et des pièces
   *[no] {" "}et des trophées (1 po par niveau)
} ; la monnaie est { $change ->
    [kept] gardée en pièces
   *[lost] perdue
}. Les héros engagés combattent dès la manche suivante.
rules-gorpg-mercenaries-five = Une compagnie a au plus cinq héros. Si vous en engagez davantage, renvoyez exactement autant d’anciens ; leurs objets rejoignent d’abord la réserve et peuvent servir à payer.

rules-gorpg-trade = Échanges entre compagnies
rules-gorpg-trade-offer = Lors d’une visite en ville, une compagnie peut proposer à une autre d’échanger des héros, avec blessures et objets, et des objets ; des dons aussi, mais { $coins-used ->
    [yes] ni trophées ni pièces
   *[no] pas de trophées
}. L’autre accepte ou refuse. Personne ne peut finir avec plus de cinq héros ni donner son dernier.

rules-gorpg-decks = Pioches épuisées
rules-gorpg-decks-refilled = Quand il faut une carte et que sa pioche est vide, on mélange la défausse ; { $dead-return ->
    [yes] à défaut, les cartes retirées ; à défaut, une copie neuve de la pioche.
   *[no] à défaut, on prend une copie neuve de la pioche.
}{ $out-return ->
    [yes] {" "}Mais d’abord, les trophées des compagnies éliminées retournent dans la pioche des monstres.
   *[no] {""}
}
rules-gorpg-decks-scarce = Quand la pioche des monstres est vide, il n’en vient plus. Quand celle des objets est vide, on mélange sa défausse ; à défaut, il n’y a plus rien à vendre. Pour les héros et les lieux, on mélange la défausse ; à défaut, on prend une copie neuve de la pioche.

rules-gorpg-overlord = Le Tyran
rules-gorpg-overlord-lay = Il voit tous les monstres tirés pour la manche et pose exactement ce qui manque à chaque emplacement, face cachée et pour de bon.
rules-gorpg-overlord-return = { $regroup ->
    [all] Après les combats, tous les monstres survivants, même là où personne n’est venu, lui reviennent, soignés, et attendent la manche 10.
   *[fought] Les monstres qui survivent là où une compagnie est venue lui reviennent, soignés, et attendent la manche 10. Les emplacements où personne n’est venu restent tels quels.
}

rules-gorpg-last-battle = La dernière bataille
rules-gorpg-last-battle-town = La manche 10 se joue en ville : affiliation ville, niveau 10. Tous les héros y participent, { $heal-before-last ->
    [yes] tous sont d’abord soignés
   *[no] les blessures restent
}, les objets se répartissent librement, et personne ne se repose ni ne bat en retraite.
rules-gorpg-last-battle-field = Le Tyran a les monstres qui lui sont revenus et { $scarce-decks ->
    [yes] au plus { $monsters-at-last }
   *[no] { $monsters-at-last }
} nouveaux, autant que tous les emplacements en portaient à la manche 9.
rules-gorpg-last-battle-charge = { $contest ->
    [alone] La compagnie attaque un monstre avec un héros vivant ; puis le Tyran attaque une fois, avec un monstre de son choix.
   *[other] À partir du meneur, chaque compagnie attaque avec un héros vivant : { $contest ->
        [collective] un monstre
       *[other] un monstre, ou un héros d’une autre compagnie
    }. Puis le Tyran attaque { $strikes ->
        [alive] une fois par compagnie encore en vie
       *[start] { $players } fois, une par compagnie au départ
    }, { $strikers ->
        [once] chaque monstre au plus une fois par tour
       *[any] avec les monstres de son choix, même plusieurs fois avec le même
    }.
} Et ainsi jusqu’à ce que tous les monstres ou tous les héros soient morts.
rules-gorpg-last-battle-solo = { $swarm ->
    [fought] Viennent les monstres restés sur l’emplacement attaqué à la manche 9, et cinq de plus.
   *[all] Viennent les monstres restés sur les trois emplacements, et cinq de plus.
} Tous vos héros attaquent ; puis { $monster-targets ->
    [best] chaque monstre, de gauche à droite, attaque le héros de plus forte attaque parmi ceux qu’il peut tuer, sinon celui qui a le moins de vie.
    [player] chaque monstre, de gauche à droite, attaque le héros que vous désignez.
   *[rule] les monstres attaquent selon la règle habituelle, de gauche à droite.
} Et ainsi jusqu’à ce qu’un des deux camps soit mort.

rules-gorpg-score = Fin et score
rules-gorpg-score-final-shop = Après la manche 10, la guilde des chasseurs ouvre encore une fois, mais pas celle des mercenaires.
rules-gorpg-score-standard = { $others ->
    [yes] À la fin, la compagnie la plus riche gagne. En cas d’égalité, celle qui a le plus de niveaux de héros l’emporte ; sinon, la victoire est partagée.
   *[no] À la fin, on compte l’or de la compagnie.
}
rules-gorpg-score-overlord = { $contest ->
    [alone] Quand le dernier monstre tombe, la compagnie gagne. S’il ne lui reste aucun héros, le Tyran gagne.
    [collective] Quand le dernier monstre tombe, les compagnies vivantes gagnent ensemble. Si toutes les compagnies sont mortes, le Tyran gagne.
    [individual] Quand le dernier monstre tombe, la plus riche des compagnies vivantes gagne ; à égalité, le Tyran désigne qui perd. Si toutes les compagnies sont mortes, il gagne.
   *[open] Quand le dernier monstre tombe, les compagnies vivantes gagnent ensemble. Mais si une compagnie a attaqué un héros d’une autre à la manche 10, la plus riche gagne seule ; à égalité, le Tyran désigne qui perd. Si toutes les compagnies sont mortes, il gagne.
}
rules-gorpg-score-solo = Si la ville est sauvée, votre or est votre score, gardé avec les options de la partie. Une partie perdue n’en a pas.
rules-gorpg-score-gold = Les objets comptent { $item-value } po par niveau, portés ou en réserve ; les trophées, { $trophy-value ->
    [card] 1 po par carte
   *[level] 1 po par niveau
}{ $coins-used ->
    [yes] {" ;"} les pièces, leur valeur.
   *[no] .
}

## Légendes des images

rules-gorpg-picture-goal = La place du marché, et le danger au-delà du mur.
rules-gorpg-picture-cards = Un héros, un monstre, un objet et un lieu ; à côté, le bonus de chaque affiliation dans ce lieu.
rules-gorpg-picture-numbers = Dans un lieu de sa propre affiliation : l’attaque, c’est niveau + objet + bonus ; la vie, niveau + objet.
rules-gorpg-picture-slots = Un lieu et ses trois monstres : on ne connaît que celui qui a été attaqué.
rules-gorpg-picture-battle = L’attaque du héros dépasse la vie du monstre : il tombe, et l’excédent est perdu.
