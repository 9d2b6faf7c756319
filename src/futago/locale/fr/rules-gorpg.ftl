# The rules of Go RPG to read, section by section; web/src/rules/gorpg.ts says which belongs where.

rules-gorpg-goal = Le jeu
rules-gorpg-goal-1 = Chaque joueur mène une compagnie de héros. Pendant dix manches, on part tuer des monstres, on revient en ville et on change ses trophées en équipement. Le plus riche à la fin gagne.
rules-gorpg-goal-2 = Un joueur, le Tyran, mène les monstres contre une à six compagnies. Il gagne s’il ne reste aucune compagnie ; les compagnies gagnent si les monstres sont vaincus à la manche 10.
rules-gorpg-goal-3 = Une compagnie joue seule contre la pioche. Elle doit survivre à la manche 10 ; l’or qu’elle a alors est le score à battre.

rules-gorpg-cards = Cartes et affiliations
rules-gorpg-cards-1 = Il y a quatre pioches : héros, monstres, lieux et objets. Chacune a les quatre affiliations nature, eau, feu et ville, de niveaux 1 à 13, et des jokers de niveau 14.
rules-gorpg-cards-2 = Héros et monstres ont un bonus selon le lieu : +5 pour leur propre affiliation, +2 pour la suivante du cycle nature, eau, feu, ville, 0 pour l’opposée et -2 pour la précédente. Les jokers n’en ont pas : leur bonus est 0, et dans le lieu d’un joker tout le monde a 0. L’affiliation d’un objet n’a pas d’effet.

rules-gorpg-numbers = Attaque et vie
rules-gorpg-numbers-1 = L’attaque d’un héros, c’est niveau + objets + bonus ; sa vie, niveau + objets. L’attaque d’un monstre, c’est niveau + bonus ; sa vie, niveau + niveau du lieu + bonus. L’attaque, et la vie d’un monstre, valent au moins 1.
rules-gorpg-numbers-2 = Un coup retire autant de vie que l’attaquant a d’attaque. À 0, la carte est morte. Les blessures réduisent la vie, jamais l’attaque. Un coup touche une seule carte ; le surplus est perdu.

rules-gorpg-muster = Premiers héros
rules-gorpg-muster-1 = Le premier meneur est tiré au sort. Puis chaque compagnie choisit un à trois héros dans toute la pioche, pour 15 niveaux au plus : la dernière place d’abord, le meneur en dernier. Le reste est mélangé.

rules-gorpg-slots = Lieux et monstres
rules-gorpg-slots-1 = Il y a un emplacement de plus que de compagnies. Ils portent 1, 2, 3, 2, 1, 3, 2 et 1 monstres ; un de plus chacun dès la manche 5, encore un dès la manche 9.
rules-gorpg-slots-2 = Il y a toujours trois emplacements : 2, 2 et 3 monstres à la manche 1, jusqu’à 5 chacun à la manche 9. Les survivants guérissent entièrement ; ce qui a été montré le reste.
rules-gorpg-slots-3 = Les monstres sont face cachée, inconnus de tous, jusqu’à ce qu’on les attaque.
rules-gorpg-slots-4 = Un lieu dont le dernier monstre est tué est nettoyé : il est remplacé à la manche suivante. Les autres gardent leurs monstres et sont complétés.

rules-gorpg-quests = Quêtes
rules-gorpg-quests-1 = À partir du meneur, chaque compagnie s’équipe comme elle veut, puis envoie un à trois héros vers un emplacement, ou se repose. Une fois placée, elle est engagée. Deux compagnies au plus par lieu ; la première placée attaque la première.
rules-gorpg-quests-2 = Les combats se jouent emplacement par emplacement. Après la ville, le jeton de meneur passe dans le sens horaire.

rules-gorpg-rest = Repos et taverne
rules-gorpg-rest-1 = Un héros qui ne part pas en quête est entièrement soigné après les combats. Une compagnie peut se reposer au complet à toute manche.
rules-gorpg-rest-2 = Une fois par partie, une compagnie qui se repose au complet peut prendre le héros du dessus de la pioche.
rules-gorpg-rest-3 = En solo, la taverne n’offre pas de héros.

rules-gorpg-battle = Combats
rules-gorpg-battle-1 = Un combat est une suite d’échanges. D’abord, chaque héros de la compagnie attaque un monstre, l’un après l’autre ; aucun ne peut s’abstenir. Un monstre tué est un trophée pour qui a porté le dernier coup.
rules-gorpg-battle-2 = Puis les monstres frappent, de gauche à droite, le héros de plus bas niveau (puis celui qui a le moins de vie, puis le plus à gauche), le même jusqu’à ce qu’il tombe.
rules-gorpg-battle-3 = Puis chaque monstre frappe une fois, dans l’ordre et sur les héros que désigne le Tyran ; il ne peut pas s’abstenir.
rules-gorpg-battle-4 = Avec deux compagnies au même lieu, on alterne : première compagnie, riposte sur elle, deuxième compagnie, riposte sur elle, et ainsi de suite.
rules-gorpg-battle-5 = Cela continue jusqu’à ce que les monstres soient morts, que la compagnie soit morte ou qu’elle batte en retraite.

rules-gorpg-retreat = Retraite
rules-gorpg-retreat-1 = Une compagnie peut battre en retraite avant sa première attaque d’un échange ou après la dernière, jamais entre les deux. Chaque héros présent perd la moitié de sa vie maximale, arrondie à l’inférieur, mais garde au moins 1.
rules-gorpg-retreat-2 = La moitié des trophées de cette quête, arrondie à l’inférieur et à votre choix, reste sur place pour qui nettoiera le lieu. Ils disparaissent si le lieu est remplacé.
rules-gorpg-retreat-3 = Les dégâts restent sur les monstres.

rules-gorpg-death = Mort
rules-gorpg-death-1 = Un héros mort est perdu pour de bon, avec ses objets.
rules-gorpg-death-2 = Une compagnie anéantie garde les trophées de la quête. S’il ne lui reste aucun héros, elle attend toute la manche suivante, puis tire deux héros ; elle peut faire ses achats entre-temps.
rules-gorpg-death-3 = Une compagnie sans héros est éliminée aussitôt, avec ses objets, trophées et pièces. Ce qu’elle a tué dans cette quête reste au lieu.
rules-gorpg-death-4 = Sans héros, la partie est perdue.

rules-gorpg-items = Objets
rules-gorpg-items-1 = Un héros porte autant d’objets qu’on veut. Ils se déplacent librement avant une quête, à chaque visite en ville et avant la dernière bataille. Les blessures restent quand les objets changent de main ; un changement qui tuerait le héros n’est pas permis.

rules-gorpg-hunters = La guilde des chasseurs
rules-gorpg-hunters-1 = Le meneur d’abord, chaque compagnie voit quatre objets et peut en prendre autant qu’elle veut en un seul achat. Le prix est leurs niveaux, payés en niveaux de trophées. Le surplus d’un trophée est perdu, et on ne peut rien payer d’inutile. Puis la rangée est complétée à quatre.

rules-gorpg-mercenaries = La guilde des mercenaires
rules-gorpg-mercenaries-1 = De même avec quatre héros, à 5 po par niveau. On paie avec des objets à 5 po par niveau et des trophées à 1 po par niveau ; la monnaie est perdue. Qui est engagé sert dès la manche suivante.
rules-gorpg-mercenaries-2 = Une compagnie a au plus cinq héros. Qui en engage davantage renvoie exactement autant d’anciens ; leurs objets rejoignent d’abord la réserve et peuvent servir à payer.

rules-gorpg-trade = Échanges entre compagnies
rules-gorpg-trade-1 = Seulement si l’option d’échange est active : lors d’une visite en ville, une compagnie peut proposer à une autre d’échanger des héros, avec blessures et objets, et des objets ; des dons aussi, mais ni trophées ni pièces. L’autre accepte ou refuse. Personne ne peut finir avec plus de cinq héros ni donner son dernier.
rules-gorpg-trade-2 = En solo, il n’y a personne avec qui échanger.

rules-gorpg-decks = Pioches épuisées
rules-gorpg-decks-1 = Quand il faut une carte et que sa pioche est vide, on mélange la défausse ; à défaut, les cartes retirées ; à défaut, une copie neuve de la pioche.

rules-gorpg-last-battle = La dernière bataille
rules-gorpg-last-battle-1 = Il n’y en a pas dans le jeu standard : la manche 10 est comme les autres.
rules-gorpg-last-battle-2 = La manche 10 se joue en ville : affiliation ville, niveau 10. Tous les héros y participent, les objets se répartissent librement, les blessures restent, personne ne se repose ni ne bat en retraite.
rules-gorpg-last-battle-3 = Le Tyran a les monstres qui lui sont revenus et autant de nouveaux que tous les emplacements en portaient à la manche 9. À partir du meneur, chaque compagnie attaque avec un héros vivant, au choix ; puis il frappe autant de fois qu’il y avait de compagnies au départ, chaque monstre au plus une fois par tour. Et ainsi jusqu’à la fin.
rules-gorpg-last-battle-4 = Viennent les monstres restés sur les trois emplacements, et cinq de plus. Tous vos héros attaquent ; puis les monstres frappent selon la règle habituelle, de gauche à droite.

rules-gorpg-overlord = Le Tyran
rules-gorpg-overlord-1 = Il voit tous les monstres tirés pour la manche et pose exactement ce qui manque à chaque emplacement, face cachée et pour de bon.
rules-gorpg-overlord-2 = Les monstres qui survivent là où une compagnie est venue lui reviennent, soignés, et attendent la manche 10. Les emplacements où personne n’est venu restent tels quels.
rules-gorpg-overlord-3 = Il n’y a pas de Tyran dans ce mode.

rules-gorpg-score = Fin et score
rules-gorpg-score-1 = Après la manche 10, les chasseurs ouvrent encore une fois. Puis on compte : les objets à 5 po par niveau, portés ou en réserve, et 1 po par niveau de trophée. En cas d’égalité, le plus de niveaux de héros ; sinon, victoire partagée.
rules-gorpg-score-2 = Quand le dernier monstre tombe, les compagnies vivantes gagnent ensemble. Mais si une compagnie a frappé un héros d’une autre à la manche 10, la plus riche gagne seule ; à égalité, le Tyran désigne qui perd. Si toutes les compagnies sont mortes, il gagne.
rules-gorpg-score-3 = Si la ville est sauvée, la valeur des objets et des trophées est le score à battre, gardé avec les options de la partie. Une partie perdue n’en a pas.

rules-gorpg-options = Ce que changent les options
rules-gorpg-options-1 = Mise en place : un joker par pioche au lieu de deux ; le meneur choisit ses héros en premier ; le premier meneur est une place de votre choix ; les pioches épuisées le restent.
rules-gorpg-options-2 = Quêtes : autant de compagnies qu’on veut par lieu ; des combats d’un seul échange, après quoi chacun rentre sans les pertes d’une retraite ; une retraite qui coûte la moitié de tous les trophées, pas seulement de la quête ; une prime égale au niveau du lieu nettoyé, en po ; un, deux ou trois objets au plus par héros.
rules-gorpg-options-3 = Ville : objets à 1 ou 10 po par niveau ; monnaie gardée en pièces ; échanges entre compagnies ; pas de visite après la manche 10 ; trophées à 1 po par carte à la fin.
rules-gorpg-options-4 = Contre le Tyran : les monstres de tous les emplacements lui reviennent à chaque manche ; les héros sont soignés avant la dernière bataille ; il frappe autant de fois qu’il reste de compagnies ; les compagnies gagnent toujours ensemble, ou chacune pour soi.
rules-gorpg-options-5 = En solo : perdu dès qu’une compagnie en quête est morte en entier ; seuls les monstres du dernier emplacement combattu viennent en ville ; dans la dernière bataille, les monstres visent la meilleure cible, ou celle que vous dites.
