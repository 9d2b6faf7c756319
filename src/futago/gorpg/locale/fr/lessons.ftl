# Go RPG's lessons: what is said at each step, of a good move and of likely other ones.

## First heroes, first quest

lesson-gorpg-muster-title = Premiers héros, première quête
lesson-gorpg-muster-line = Qui part avec vous, et vers où.
lesson-gorpg-muster-heroes = Vous menez une compagnie. Choisissez jusqu’à trois héros dans toute la pioche, pour 15 niveaux au plus en tout. Les niveaux vont de 1 à 13, un joker vaut 14. Plusieurs héros attaquent plus souvent qu’un seul. Composez votre compagnie.
lesson-gorpg-muster-heroes-good = Vos premiers héros. On peut en avoir cinq au plus ; d’autres s’engagent en ville.
lesson-gorpg-muster-quest = Continuons avec des héros nature 5, eau 6 et feu 4. Chaque emplacement porte un lieu, avec des monstres face cachée. Une carte se bat mieux dans un lieu de son affiliation : +5. Le niveau du lieu rend ses monstres plus coriaces. Envoyez les trois héros au lieu le plus facile, l’emplacement 1.
lesson-gorpg-muster-quest-good = Une fois placée, la compagnie ne peut plus changer d’avis. Les monstres sont révélés au début du combat.
lesson-gorpg-muster-quest-all = Vous pouvez laisser des héros au repos, mais envoyez ici les trois.
lesson-gorpg-muster-quest-where = C’est audacieux : plus de niveaux et plus de monstres. L’emplacement 1 n’a qu’un monstre, un niveau 3, et convient à votre héros nature.
lesson-gorpg-muster-quest-rest = Personne n’est encore fatigué. Partez en quête.
lesson-gorpg-muster-attack = Un seul monstre, avec 7 de vie : son niveau 4 et les 3 du lieu. Votre héros nature attaque avec 10 : niveau 5 et +5 pour le lieu. Attaquez avec lui.
lesson-gorpg-muster-attack-good = Il tombe et devient votre trophée. Le lieu est nettoyé ; avec les trophées, vous irez acheter en ville.
lesson-gorpg-muster-attack-weak = Celui-là n’a ici que 4 d’attaque et le monstre tiendrait bon. Prenez le héros nature.
lesson-gorpg-muster-attack-stay = Inutile de fuir : un coup suffit.

## An exchange

lesson-gorpg-battle-title = Un combat et ses chiffres
lesson-gorpg-battle-line = Attaque, vie, riposte : comment se passe un assaut.
lesson-gorpg-battle-strong = Un lieu feu de niveau 3 et trois monstres. L’attaque d’un héros, c’est niveau + objets + bonus ; la vie d’un monstre, c’est niveau + niveau du lieu + bonus. Votre héros feu attaque avec 14. Le monstre feu a 10 de vie et attaquerait le plus fort : commencez par lui.
lesson-gorpg-battle-strong-good = 14 contre 10 : il tombe. Le surplus est perdu ; les dégâts ne passent jamais au suivant.
lesson-gorpg-battle-strong-waste = Il tomberait, mais le monstre feu, le plus dangereux, resterait, et seul ce héros peut l’abattre d’un coup.
lesson-gorpg-battle-strong-first = Il aura son tour. Commencez par le puissant héros feu.
lesson-gorpg-battle-strong-stay = Ce combat peut être gagné. Restez.
lesson-gorpg-battle-exact = Dans un assaut, chaque héros attaque un monstre, et tous doivent attaquer. Votre héros nature a 5. Un monstre a exactement 5 de vie, car son affiliation est faible ici ; l’autre a 6. Choisissez.
lesson-gorpg-battle-exact-good = 5 contre 5 : à 0, il est mort.
lesson-gorpg-battle-exact-one = 5 contre 6 laisse un point, et un monstre blessé attaque aussi fort qu’avant. Prenez l’autre.
lesson-gorpg-battle-reply = Tous les héros ont attaqué. Les monstres vivants ripostent sur votre héros de plus bas niveau. Il en reste un, avec 3 d’attaque ; votre héros nature a 5 de vie. Restez pour la riposte.
lesson-gorpg-battle-reply-good = Une blessure de 3 : elle réduit la vie, jamais l’attaque. Elle reste jusqu’à ce que ce héros se repose une manche.
lesson-gorpg-battle-reply-stay = Une retraite coûterait la moitié de la vie et des trophées. Trois points, c’est moins cher.
lesson-gorpg-battle-last = L’assaut suivant. Il reste un monstre avec 6 de vie. Attaquez.
lesson-gorpg-battle-last-good = Un combat continue ainsi jusqu’à ce qu’un camp disparaisse ou que la compagnie batte en retraite. Ce que vous tuez est à vous.

## Retreat and rest

lesson-gorpg-retreat-title = Retraite et repos
lesson-gorpg-retreat-line = Quand il est sage de rentrer, et ce que cela coûte.
lesson-gorpg-retreat-leave = Les monstres sont révélés, et ce sont des géants : 26 et 22 de vie. Chaque riposte tuerait un héros. À votre tour, vous pouvez battre en retraite à tout moment, même avant votre première attaque. Chaque héros perd la moitié de sa vie maximale, arrondie à l’inférieur.
lesson-gorpg-retreat-leave-good = Blessés, mais vivants. Un héros mort quitte la partie, avec tout ce qu’il portait. Les monstres restent, face visible.
lesson-gorpg-retreat-leave-count = Faites le compte : même tous ensemble, vous n’en abattez pas un, et leurs ripostes tuent. Battez en retraite.
lesson-gorpg-retreat-trophies = Une autre quête. Vous avez tué deux monstres, de niveaux 2 et 6, mais le dernier est trop fort. La moitié de vos trophées non vendus, ici un sur deux, reste sur place pour qui nettoiera le lieu. À vous de choisir lequel. Ceux des quêtes précédentes compteraient aussi : ne les accumulez pas.
lesson-gorpg-retreat-trophies-good = Le trophée de niveau 6 rentre avec vous. Après une retraite, la vie ne tombe jamais sous 1.
lesson-gorpg-retreat-trophies-lower = Un trophée vaut son niveau : gardez le 6 et laissez le 2.
lesson-gorpg-retreat-trophies-leave = Vos héros sont blessés et ce monstre attaque fort. Battez en retraite.
lesson-gorpg-retreat-rest = Manche suivante. Les héros qui ne partent pas en quête sont entièrement soignés. Laissez toute la compagnie se reposer.
lesson-gorpg-retreat-rest-good = Tout le monde est soigné. Les compagnies au repos font leurs achats comme les autres.
lesson-gorpg-retreat-rest-hurt = Avec deux points de vie, on ne va pas loin. Laissez-les se reposer.
lesson-gorpg-retreat-tavern = Les quêtes sont finies. Une compagnie qui s’est reposée au complet peut, une fois par partie, prendre à la taverne le héros du dessus de la pioche, quel qu’il soit. Prenez-le.
lesson-gorpg-retreat-tavern-good = Un héros de plus, de niveau 8. Si vous en aviez déjà cinq, l’un d’eux devrait partir.
lesson-gorpg-retreat-tavern-pass = Vous pourriez le garder pour plus tard, mais deux héros, c’est peu. Prenez-en un maintenant.

## Town

lesson-gorpg-town-title = Deux guildes
lesson-gorpg-town-line = Acheter avec des trophées, engager avec de l’or, et sans rendre la monnaie.
lesson-gorpg-town-buy = La guilde des chasseurs propose quatre objets. Un objet coûte son niveau, payé en niveaux de trophées ; un achat par visite, et le surplus d’un trophée est perdu. Vous avez des trophées de 4 et 6. Dépensez les dix niveaux sans rien perdre.
lesson-gorpg-town-buy-good = 8 et 2 contre 6 et 4 : rien de perdu. Les objets renforcent les héros dès maintenant, et comptent 5 pièces d’or (po) par niveau à la fin.
lesson-gorpg-town-buy-change = Dix niveaux pour un objet de 8 : deux sont perdus. Prenez aussi l’objet de niveau 2.
lesson-gorpg-town-buy-small = Vous pouvez avoir mieux : deux objets qui coûtent dix ensemble.
lesson-gorpg-town-buy-pass = Vous pourriez attendre, mais deux trophées valent un bon achat aujourd’hui.
lesson-gorpg-town-equip = Plus tard, à la guilde des mercenaires. À chaque visite, les objets se répartissent librement. Un objet ajoute son niveau à l’attaque et à la vie de son héros. Donnez l’objet de niveau 8 à un héros.
lesson-gorpg-town-equip-good = Huit d’attaque de plus, huit de vie de plus.
lesson-gorpg-town-equip-strong = Cet objet peut attendre. Donnez celui de niveau 8.
lesson-gorpg-town-equip-first = Dans un instant. Donnez d’abord l’objet de niveau 8 à un héros.
lesson-gorpg-town-hire = Un héros coûte 5 po par niveau : celui de niveau 3 coûte 15. Payez avec des objets, à 5 po par niveau, ou des trophées, à 1 po par niveau. Engagez ce héros et payez exactement 15.
lesson-gorpg-town-hire-good = Un objet de niveau 3 pour un héros de niveau 3. La compagnie peut avoir cinq héros ; trois d’entre eux partent en quête.
lesson-gorpg-town-hire-change = L’objet de niveau 4 vaut 20 : cinq seraient perdus. Un autre objet convient.
lesson-gorpg-town-hire-exact = C’est trop payer. Un objet de niveau 3 fait exactement 15 po.
lesson-gorpg-town-hire-dear = Un héros puissant, mais cher. Prenez le moins cher : niveau 3, 15 po.
lesson-gorpg-town-hire-now = Engagez le héros de niveau 3.

## A round

lesson-gorpg-round-title = Une manche du début à la fin
lesson-gorpg-round-line = Meneur, quêtes, combat, deux guildes, et le jeton passe.
lesson-gorpg-round-equip = Vous êtes le meneur : vous agissez toujours en premier. Avant de partir, vous pouvez encore vous équiper. Donnez l’objet de votre réserve à un héros.
lesson-gorpg-round-equip-good = Vous pouvez le faire autant de fois que vous voulez jusqu’à placer votre compagnie.
lesson-gorpg-round-equip-first = Équipez-vous d’abord : dans la réserve, l’objet n’aide personne.
lesson-gorpg-round-quest = L’emplacement 1 est un lieu ville avec un seul monstre : idéal pour votre héros ville. Allez-y.
lesson-gorpg-round-quest-good = La compagnie 2 est venue au même endroit. Deux compagnies peuvent partager un lieu ; la première placée attaque la première.
lesson-gorpg-round-quest-home = Votre héros ville a +5 à l’emplacement 1, et un seul monstre y attend.
lesson-gorpg-round-quest-go = Tout le monde va bien. Envoyez-les à l’emplacement 1.
lesson-gorpg-round-fight = Votre compagnie est arrivée la première : attaquez avant les autres. Le trophée revient à la compagnie qui porte le dernier coup.
lesson-gorpg-round-fight-good = S’il est tombé, il est à vous, et la compagnie 2 rentre les mains vides. En ville maintenant, le meneur d’abord.
lesson-gorpg-round-fight-stay = Le monstre est faible : attaquez avec votre héros ville.
lesson-gorpg-round-hunters = Votre trophée vaut 3 niveaux. Achetez l’objet de niveau 3.
lesson-gorpg-round-hunters-good = L’offre a été complétée à quatre pour la compagnie 2. Les invendus sont défaussés à la fin.
lesson-gorpg-round-hunters-dear = Un trophée de 3 pour un objet de 2, c’est un niveau perdu. Il y en a un de niveau 3.
lesson-gorpg-round-hunters-buy = Achetez l’objet de niveau 3 avec votre trophée.
lesson-gorpg-round-mercenaries = Les mercenaires. Vous pourriez payer avec vos objets, mais vous en avez besoin. Passez.
lesson-gorpg-round-mercenaries-good = Le lieu nettoyé est remplacé, et la compagnie 2 mène la manche suivante. Une partie a dix manches ; dès la manche 5, chaque emplacement a un monstre de plus, dès la 9 encore un.
lesson-gorpg-round-mercenaries-keep = Gardez cette fois ce que vous avez, et passez.

## The count

lesson-gorpg-score-title = La dernière visite et le décompte
lesson-gorpg-score-line = Pourquoi il ne faut pas garder ses trophées.
lesson-gorpg-score-shop = Les dix manches sont terminées, et les chasseurs ouvrent une dernière fois. À la fin, un objet vaut 5 po par niveau, un trophée 1 po par niveau. Vous avez des trophées de 4, 6 et 3. Changez-les tous contre le meilleur objet possible.
lesson-gorpg-score-shop-good = 13 niveaux sont devenus 65 po au lieu de 13, et vous avez gagné. Les héros ne comptent qu’en cas d’égalité.
lesson-gorpg-score-shop-pass = Vos trophées compteraient alors 13 po. Un objet de niveau 13 en vaut 65.
lesson-gorpg-score-shop-more = Un bon achat, mais il y a mieux : 13 niveaux, un objet.
lesson-gorpg-score-shop-equip = Peu importe maintenant qui porte quoi. Achetez.

## The Overlord

lesson-gorpg-overlord-title = Vous êtes le Tyran
lesson-gorpg-overlord-line = Placez vos monstres, dirigez chaque attaque.
lesson-gorpg-overlord-lay = Dans ce mode, un joueur mène les monstres ; il gagne si toutes les compagnies ont disparu à la fin de la manche 10. Vous voyez vos cartes et les posez face cachée sur les emplacements. L’emplacement 1 reçoit un monstre. C’est un lieu nature : posez-y votre monstre nature le plus fort. L’emplacement 2 en reçoit deux et l’emplacement 3 les autres, au choix.
lesson-gorpg-overlord-lay-good = Niveau 9, les 3 du lieu et un bonus de 5 : 17 de vie, et personne ne le sait. Les compagnies choisissent maintenant où aller. Rien ne vous obligeait à poser les plus forts là où on les attend.
lesson-gorpg-overlord-lay-bonus = Il ferait l’affaire, mais le monstre nature de niveau 9 a +5 ici.
lesson-gorpg-overlord-strike = Dans un autre combat, plus tard, vous dirigez la riposte. Chaque monstre attaque une fois, n’importe quel héros. Le monstre feu attaque avec 7, le monstre ville avec 6. Il reste 5 de vie au héros feu, 7 au héros nature. Les deux peuvent tomber : commencez par le monstre ville.
lesson-gorpg-overlord-strike-good = 6 contre 5. Plus qu’un.
lesson-gorpg-overlord-strike-small = 6 contre 7 laisse un point de vie. Attaquez plutôt le héros feu.
lesson-gorpg-overlord-strike-waste = Il tomberait, mais 6 ne suffisent pas ensuite pour l’autre. Gardez le 7 pour le héros nature.
lesson-gorpg-overlord-strike-first = Ce coup est bon aussi. Pour cette leçon, commencez par le monstre ville.
lesson-gorpg-overlord-finish = Et maintenant, le monstre feu sur le héros nature.
lesson-gorpg-overlord-finish-good = La compagnie 1 n’a plus de héros : elle est éliminée. Vos survivants vous reviennent, soignés, et attendent la manche 10.

## Against the Overlord

lesson-gorpg-wrath-title = La manche 10 contre le Tyran
lesson-gorpg-wrath-line = Les monstres viennent en ville, et tous les héros se battent.
lesson-gorpg-wrath-ready = La dernière bataille se livre en ville : affiliation ville, niveau 10. Tous les héros y participent, les blessures restent, personne ne bat en retraite. Répartissez d’abord ce qui est en réserve.
lesson-gorpg-wrath-ready-good = Sept de vie de plus pour un héros blessé.
lesson-gorpg-wrath-ready-first = Il reste un objet en réserve. Donnez-le d’abord à un héros.
lesson-gorpg-wrath-set = Quand tout est réparti, passez.
lesson-gorpg-wrath-set-good = À partir du meneur, chaque compagnie attaque avec un héros ; puis le Tyran attaque autant de fois qu’il y avait de compagnies au départ.
lesson-gorpg-wrath-set-pass = C’est bien réparti ainsi. Passez.
lesson-gorpg-wrath-charge = Il reste deux monstres. Le monstre feu a 17 de vie ; votre héros ville attaque avec 21. Vous pourriez aussi attaquer un héros de la compagnie 2 : ce serait alors chacun pour soi. Attaquez le monstre feu.
lesson-gorpg-wrath-charge-good = La compagnie 2 abat l’autre, et les compagnies gagnent ensemble. Après un coup contre une autre compagnie, la plus riche aurait gagné seule.
lesson-gorpg-wrath-charge-blow = Ce serait le premier coup entre compagnies : seule la plus riche pourrait alors gagner. Restez unis cette fois.
lesson-gorpg-wrath-charge-strong = Que le héros ville prenne le gros : 21 contre 17.

## Alone

lesson-gorpg-solo-title = En solo contre la pioche
lesson-gorpg-solo-line = Trois emplacements, des monstres qui guérissent, et un score à battre.
lesson-gorpg-solo-quest = En solo, il y a toujours trois emplacements, avec de plus en plus de monstres. Ceux que vous laissez en vie guérissent, et à la manche 10 tous viennent en ville, avec cinq de plus. Nettoyez donc tant que vous pouvez : l’emplacement 1 est de bas niveau et convient à votre héros ville.
lesson-gorpg-solo-quest-good = On connaissait déjà un monstre ; l’autre se montre maintenant.
lesson-gorpg-solo-quest-clear = Un lieu plus dur, avec plus de monstres. L’emplacement 1 peut être nettoyé.
lesson-gorpg-solo-quest-heal = Personne n’est blessé, et en solo la taverne n’offre pas de héros. Partez.
lesson-gorpg-solo-first = Attaquez avec le héros ville : 19 suffit pour l’un comme pour l’autre.
lesson-gorpg-solo-first-good = Les autres finiront le travail. Si un jour vous n’avez plus de héros, la partie est perdue.
lesson-gorpg-solo-first-strong = Commencez par le plus fort, le héros ville.
lesson-gorpg-solo-swarm = Manche 10. Les monstres sont en ville. Tous les héros se battent, sans retraite. Vous pouvez encore vous équiper ; ensuite, passez.
lesson-gorpg-solo-swarm-good = Vous attaquez d’abord, avec chaque héros ; puis les monstres, de gauche à droite, sur votre héros de plus bas niveau.
lesson-gorpg-solo-win = Il en reste un, avec 10 de vie. Finissez-en.
lesson-gorpg-solo-win-good = La ville est sauvée. Votre or est le score à battre la prochaine fois.
lesson-gorpg-solo-win-count = Ce héros y arriverait aussi, mais laissez cet honneur à un héros ville.

## La première quête

lesson-gorpg-first-quest-title = Votre première quête
lesson-gorpg-first-quest-line = Deux minutes : trois héros, un lieu, un combat, un achat.
lesson-gorpg-first-quest-heroes = Je suis le Guide des sentiers. Trois héros, c’est un bon départ ; leurs niveaux peuvent totaliser 15. Prenez-moi, avec la Timonière et la Potière : 5, 6 et 4, pas un niveau de perdu.
lesson-gorpg-first-quest-heroes-good = Belle compagnie !
lesson-gorpg-first-quest-heroes-those = Une compagnie possible, mais j’ai compté sur nous trois : suivez le doigt.
lesson-gorpg-first-quest-quest = Et maintenant, où aller ? Au Vieux verger, deux monstres attendent, face cachée. C’est un lieu de nature, comme moi : j’y attaque avec 5 de plus. Envoyez-nous tous les trois.
lesson-gorpg-first-quest-quest-good = En route. On retourne les cartes !
lesson-gorpg-first-quest-quest-there = Pas cette fois : suivez le doigt jusqu’au Vieux verger, avec nous trois.
lesson-gorpg-first-quest-strong = Un Scorpion ardent, 7 de vie, et une Mouette goulue, 3 de vie. Le Scorpion tuerait notre Potière : à lui d’abord. Mon attaque est ici de 10.
lesson-gorpg-first-quest-strong-good = 10 contre 7 : il tombe, et devient notre trophée.
lesson-gorpg-first-quest-strong-first = Laissez-moi d’abord attaquer le Scorpion : suivez le doigt.
lesson-gorpg-first-quest-second = La Mouette a 3 de vie, et la Timonière attaque à 4. Ce qui reste debout riposterait : finissez-en.
lesson-gorpg-first-quest-second-good = Personne n’est blessé, et les deux sont à nous !
lesson-gorpg-first-quest-second-that = Il reste la Mouette : suivez le doigt.
lesson-gorpg-first-quest-buy = En ville, les trophées sont de l’argent. Les nôtres valent 6 niveaux, tout comme le Marteau de forge. Choisissez-le ; le paiement est déjà préparé.
lesson-gorpg-first-quest-buy-good = Comme trophées, ils auraient compté 6 po à la fin ; le marteau en compte 30, et donne à qui le porte 6 d’attaque et 6 de vie de plus. Voilà une manche ! Après dix manches, la compagnie la plus riche l’emporte. On joue ?
lesson-gorpg-first-quest-buy-that = Le marteau vaut exactement nos trophées : suivez le doigt.
first-quest-says = Le Guide des sentiers dit
