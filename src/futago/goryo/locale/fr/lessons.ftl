# Goryō's lessons: what is said at each step, of a good move and of likely other ones.

## The Samurai's turn

lesson-goryo-samurai-title = Le tour du Samouraï
lesson-goryo-samurai-line = Se déplacer, chercher, traquer : six cubes pour savoir où le chat est passé.
lesson-goryo-samurai-walk = Vous menez quatre samouraïs. Le chat a brisé le vase en c5 et a planifié de là un chemin secret : quatre cubes Mouvement, le premier en c5, puis une cible. Vous avez six cubes Action. Première action : avancer d’une case. Activez le samouraï bleu et menez-le en e4.
lesson-goryo-samurai-walk-good = Un cube est dépensé. Un samouraï avance d’une case par cube, deux fois par manche au plus, jamais en diagonale.
lesson-goryo-samurai-walk-first = Ce serait une question. Avançons d’abord : le bleu en e4.
lesson-goryo-samurai-walk-blue = Il en a le droit, mais ici c’est au samouraï bleu : il se trouve en e5.
lesson-goryo-samurai-walk-early = Vous pouvez terminer le tour quand vous voulez, mais six cubes attendent.
lesson-goryo-samurai-search = Chercher porte sur la case où il se trouve : un cube du Goryō est-il ici ? Cherchez avec le samouraï bleu.
lesson-goryo-samurai-search-good = Oui : une empreinte verte. Le chat est passé en e4, ou sa cible s’y trouve.
lesson-goryo-samurai-search-sniff = Traquer porte sur une case adjacente. Cherchez d’abord sur la sienne.
lesson-goryo-samurai-search-other = Activer un autre samouraï mettrait fin au tour du bleu pour cette manche. Il lui reste une action.
lesson-goryo-samurai-sniff = Traquer porte sur une case à côté de lui. Chaque samouraï cherche une fois et traque une fois par manche. Traquez en d4.
lesson-goryo-samurai-sniff-good = Encore oui. Le bleu a fait ses trois actions : il se repose jusqu’à la manche suivante.
lesson-goryo-samurai-sniff-where = Bonne question, mais traquez en d4 : s’il est venu par le pont depuis c5, il a pu passer par là.
lesson-goryo-samurai-next = Trois samouraïs au plus agissent, l’un après l’autre. Activez le rouge et traquez sur une case adjacente. On n’enquête pas sur la case de départ, c5 : essayez, vous verrez.
lesson-goryo-samurai-next-good = Non : une empreinte rouge. C’est aussi un renseignement : il n’est pas passé par là.
lesson-goryo-samurai-next-red = Cette fois, c’est le samouraï rouge qui traque.
lesson-goryo-samurai-done = Il reste deux cubes ; rien ne vous oblige à les utiliser. Terminez le tour et voyez où il est allé.
lesson-goryo-samurai-done-good = Révélation : son chemin est à découvert et la fleur en f4 se brise. Vos deux empreintes vertes mènent le maillet à un sac, et un jeton en sort : les urnes sont scellées, il ne peut plus en briser.
lesson-goryo-samurai-done-enough = C’est permis, mais ici cela suffit : terminez le tour.

## A whole turn

lesson-goryo-turn-title = Un tour complet
lesson-goryo-turn-line = L’exemple de la règle, le tour du Samouraï : à vous de le jouer.
lesson-goryo-turn-search = Le chat a brisé la lanterne en c1. Le samouraï vert est tout près, sur le heaume. Faites-le chercher sur place.
lesson-goryo-turn-search-good = Oui : il est passé par le heaume.
lesson-goryo-turn-search-far = Celui-là est trop loin de c1. Commencez par le vert, qui se trouve là où le chat a pu passer.
lesson-goryo-turn-sniff = Comment est-il allé de c1 à b2 : par l’urne en b1 ou par la fleur en c2 ? Traquez en b1, sur l’urne.
lesson-goryo-turn-sniff-good = Oui. Ses premiers cubes sont donc en c1, b1 et b2. Il lui reste un cube Mouvement et la cible.
lesson-goryo-turn-sniff-urn = Cela ne trancherait pas. Demandez pour l’urne en b1.
lesson-goryo-turn-walk = Le vert pourrait encore avancer, mais gardez le cube. Activez le samouraï violet et menez-le en e3.
lesson-goryo-turn-walk-good = Le vert a fini pour cette manche : un autre a été activé.
lesson-goryo-turn-walk-save = Laissez le vert où il est : avancer ne nous apprendrait rien.
lesson-goryo-turn-walk-south = Violet, c’est bien ; faites-le aller au sud, en e3.
lesson-goryo-turn-bridge = D’une pièce à l’autre, on ne passe que par un pont. Il y en a un de e3 à e4 : traversez-le.
lesson-goryo-turn-bridge-good = Deux déplacements, c’est le maximum pour un samouraï dans une manche. Il peut encore enquêter.
lesson-goryo-turn-flower = Traquez maintenant sur la fleur en f4.
lesson-goryo-turn-flower-good = Non. Il est resté de l’autre côté du palais.
lesson-goryo-turn-wait = Il reste un cube et vous pouvez activer encore un samouraï. De b2, par b3, il peut atteindre b4. Placez-y le samouraï rouge et attendez.
lesson-goryo-turn-wait-good = Les six cubes sont posés.
lesson-goryo-turn-wait-last = Une question peut donner une empreinte de plus, mais un samouraï sur la cible vaut mieux. Allez en b4.
lesson-goryo-turn-wait-red = Le bleu ne peut pas s’approcher du chat en un pas. Le rouge, si.
lesson-goryo-turn-done = Terminez le tour.
lesson-goryo-turn-done-good = Capturé une fois : le samouraï rouge était sur sa cible, un jeton Esprit se retourne. Avec le sac, cela fait deux jetons tirés. Encore deux captures et la partie est gagnée.

## Reading the prints

lesson-goryo-prints-title = Lire les empreintes
lesson-goryo-prints-line = Quatre pas, ni plus ni moins : chaque réponse élimine des chemins.
lesson-goryo-prints-fork = Manche 3. Le chat est en f3 et n’a plus de pouvoirs : il fait exactement quatre pas. De f3 partent deux chemins, par f2 ou par e3. Le samouraï violet est à côté des deux : qu’il découvre lequel.
lesson-goryo-prints-fork-good = Les deux réponses tranchent : il est passé par e3. Les empreintes sur le plateau sont votre mémoire.
lesson-goryo-prints-fork-far = En quatre pas depuis f3, on n’arrive pas là sans passer près du violet. Commencez par lui.
lesson-goryo-prints-fork-exits = Demandez pour l’une des deux sorties : f2 ou e3.
lesson-goryo-prints-fork-later = Le bleu aura son tour. Découvrez d’abord par où il a quitté f3.
lesson-goryo-prints-centre = De e3, il continue vers la gauche, vers le centre, ou par le pont vers e4, dans la pièce du samouraï bleu. Cherchez là où est le bleu.
lesson-goryo-prints-centre-good = Oui. f3, e3, e4, e5 : cela fait déjà quatre cubes. Il ne manque que la cible, à côté de e5.
lesson-goryo-prints-centre-stand = Cherchez d’abord sur sa case : on saura s’il a traversé le milieu de sa pièce.
lesson-goryo-prints-centre-blue = La question est maintenant la pièce derrière le pont, et le bleu s’y trouve.
lesson-goryo-prints-which = À côté de e5 : d5, f5 et e6. Le vase en e6 est scellé. Le manuscrit en d5 et le masque en f5 ne le sont pas. Une question suffit.
lesson-goryo-prints-which-good = Vous connaissez maintenant sa cible : le masque en f5.
lesson-goryo-prints-which-guess = Ce serait deviner, une chance sur deux. Traquez d’abord : cela coûte un cube.
lesson-goryo-prints-which-two = Il ne peut pas aller là. Demandez pour d5 ou f5.
lesson-goryo-prints-go = Il reste une action au bleu. Allez sur la cible.
lesson-goryo-prints-go-good = Il attend là où le chat viendra.
lesson-goryo-prints-go-other = La réponse exclut d5 : sa cible est f5.
lesson-goryo-prints-done = Il reste deux cubes, inutiles. Terminez le tour.
lesson-goryo-prints-done-good = Capturé. À retenir : comptez ses cubes, regardez les sceaux et les objets brisés, et enquêtez là où deux chemins se séparent. Tant qu’il a son Bond, comptez un pas de plus.

## Discovery

lesson-goryo-discovery-title = Révélation, gong et sac
lesson-goryo-discovery-line = Ce que rapportent vos empreintes et vos samouraïs en fin de manche.
lesson-goryo-discovery-reveal = Deux empreintes vertes sont sur le plateau et le samouraï rouge est allé en b4. Terminez le tour : la Révélation suit d’elle-même, dans un ordre fixe.
lesson-goryo-discovery-reveal-good = D’abord la lanterne en b4 s’est brisée. Puis le maillet a avancé d’un gong par empreinte verte et a atteint un sac. Puis le rouge, sur la cible, a retourné un jeton Esprit. Un jeton pour le sac, un pour l’esprit : heaumes et urnes sont scellés.
lesson-goryo-discovery-reveal-stay = Laissez le rouge en b4 : un samouraï sur la cible retourne un jeton Esprit.
lesson-goryo-discovery-reveal-enough = Il reste des cubes, mais voyons ce que nous avons gagné.
lesson-goryo-discovery-start = Manche 2. Le chat part de b4, où se trouve aussi le samouraï rouge. Il ne peut pas y chercher : on n’enquête jamais sur sa case de départ. Traquez plutôt en b5.
lesson-goryo-discovery-start-good = Oui. Les samouraïs restent où ils ont fini : le rouge était au bon endroit.
lesson-goryo-discovery-start-south = Il a pu y aller, mais demandez pour b5, le milieu de la pièce.
lesson-goryo-discovery-start-stay = Inutile d’avancer : b5 est à côté de lui.
lesson-goryo-discovery-start-red = Le rouge est le plus près du chat. Commencez par le rouge.
lesson-goryo-discovery-bridge = Le maillet est au deuxième gong ; le sac suivant est au quatrième. Encore un oui et il est atteint. S’il a quitté cette pièce, le chat est passé par le pont de c5 à d5 : que le bleu traque en d5.
lesson-goryo-discovery-bridge-good = Oui : deux empreintes vertes, deux gongs.
lesson-goryo-discovery-bridge-where = C’est permis, mais le oui le plus sûr est au pont : le bleu traque en d5.
lesson-goryo-discovery-bag = Terminez le tour et tirez un jeton.
lesson-goryo-discovery-bag-good = Un sac, un jeton : les manuscrits sont scellés. Chaque jeton lui laisse moins de cibles et élimine un objet lié possible.
lesson-goryo-discovery-bag-more = D’autres empreintes mèneraient le maillet plus loin, mais voyons le sac maintenant.

## Her plan

lesson-goryo-plan-title = Le plan du chat
lesson-goryo-plan-line = Un chemin, une cible, et ce qu’il ne faut jamais briser.
lesson-goryo-plan-break = Vous êtes maintenant le chat. Votre esprit est lié à l’éventail : vous seul le savez, et vous ne devez jamais en briser. Le premier objet tiré est révélé : un heaume. Brisez l’un des quatre heaumes ; vous partirez de là.
lesson-goryo-plan-break-good = Un objet est brisé. Encore quatre, un par manche, et vous tenez votre vengeance.
lesson-goryo-plan-path = Le premier exemple de la règle. Vous êtes sur le heaume b2. Posez quatre cubes Mouvement, le premier sur votre case, chacun à côté du précédent, puis la cible : quatre pas, jamais deux fois la même case. Les lanternes sont scellées et le masque en a3 est brisé. Brisez le manuscrit en c3.
lesson-goryo-plan-path-good = Il y a deux chemins possibles, par l’urne ou par l’éventail. On peut traverser les objets scellés ou brisés, même son objet lié : seule la cible compte.
lesson-goryo-plan-path-scroll = Un plan permis, mais on veut ici le manuscrit en c3 : il est à deux pas, il faut donc un détour.
lesson-goryo-plan-bridge = Seuls les ponts relient les pièces. Vous êtes en b3, près d’un pont. Les samouraïs ne vous arrêtent pas : on peut passer à travers. Brisez le manuscrit en d5, à deux ponts d’ici.
lesson-goryo-plan-bridge-good = Bien joué. Les ponts sont rares : un samouraï avisé y enquête.
lesson-goryo-plan-bridge-scroll = C’est possible aussi, mais essayez d’atteindre d5 : par b4 et c5.
lesson-goryo-plan-bound = Cette fois, vous êtes lié à l’urne. Avec le contrôle automatique, on ne peut pas la choisir comme cible ; sur l’honneur, on le pourrait, et on perdrait aussitôt. Planifiez comme vous voulez.
lesson-goryo-plan-bound-good = Le plan est fait. Si un jour vous ne trouvez aucun plan permis, vous êtes coincé et vous avez perdu.

## Powers

lesson-goryo-powers-title = Bond et Fausse Piste
lesson-goryo-powers-line = Deux pouvoirs secrets pour tromper le Samouraï.
lesson-goryo-powers-sprint = Quatre pas ne finissent jamais juste à côté de vous ; cinq, si. Le Bond, une fois par partie, est un cinquième cube Mouvement. Brisez le vase en b3 : posez cinq cubes, puis la cible.
lesson-goryo-powers-sprint-good = Un pas de plus, et une cible que le Samouraï n’avait pas prévue. Le Bond est dépensé.
lesson-goryo-powers-sprint-vase = Ce plan est permis. Mais montrez ce que peut le Bond : brisez le vase en b3, à côté de vous.
lesson-goryo-powers-sprint-only = La cible est la bonne. Gardez la Fausse Piste pour l’étape suivante.
lesson-goryo-powers-trail = La Fausse Piste se pose sur une case sans cube à vous ; interrogé dessus, vous dites oui. Passez par l’urne (b1, c1, c2) jusqu’au manuscrit en c3 et posez la piste en b3, où le samouraï vert pourrait bien traquer.
lesson-goryo-powers-trail-good = Il a traqué, entendu oui et cherché du mauvais côté. À la Révélation, cette empreinte est retirée sans compter ; la Fausse Piste est dépensée. Si personne n’avait enquêté là, elle vous serait revenue.
lesson-goryo-powers-trail-honest = Dans l’édition 2024, vous pouvez dire la vérité sur la piste. Ici, laissez-la mentir.
lesson-goryo-powers-trail-where = Le chemin est le bon. Ajoutez la Fausse Piste, et posez-la en b3.
lesson-goryo-powers-trail-path = Permis, mais passez par b1, c1 et c2 jusqu’au manuscrit en c3, avec la piste en b3.
lesson-goryo-powers-spent = Manche 2 : la piste n’est plus proposée, le Bond l’est encore. Planifiez comme vous voulez.
lesson-goryo-powers-spent-good = L’usage d’un pouvoir reste secret jusqu’à la Révélation ; lesquels sont dépensés, tout le monde le sait.

## Three spirit tokens

lesson-goryo-hunt-title = La troisième capture
lesson-goryo-hunt-line = Deux jetons Esprit sont retournés. Où ira-t-il ?
lesson-goryo-hunt-walk = Le chat est parti de b6 et n’a plus de pouvoirs. Les empreintes disent qu’il est passé par c6 et d5 : donc aussi par c5, et sa cible est à côté de d5. Urnes, masques et heaumes sont scellés. Mettez le samouraï bleu en route : il lui reste deux pas.
lesson-goryo-hunt-walk-good = Encore un pas.
lesson-goryo-hunt-walk-sealed = De d5, il pourrait aller en d4 ou en d6, mais le heaume en d4 est scellé. Allez vers d6.
lesson-goryo-hunt-walk-blue = Les questions n’aident plus : le bleu doit être sur sa cible à la fin du tour. Il va vers d6.
lesson-goryo-hunt-onto = Et maintenant, sur la lanterne en d6.
lesson-goryo-hunt-onto-good = Il est là où le chat doit venir.
lesson-goryo-hunt-onto-there = Il reste une action au bleu : d6.
lesson-goryo-hunt-done = Terminez le tour.
lesson-goryo-hunt-done-good = Le troisième jeton Esprit se retourne : le Samouraï a gagné. Plusieurs samouraïs sur la cible en retourneraient plusieurs d’un coup.
lesson-goryo-hunt-done-now = Il ne faut rien de plus : terminez le tour.

## The bound type

lesson-goryo-bound-title = L’objet lié
lesson-goryo-bound-line = Quand toutes les tuiles sauf une sont retournées, l’esprit n’a plus de secret.
lesson-goryo-bound-ask = Les tuiles du jardin montrent ce qui ne peut pas être son objet lié : ce qu’il a brisé et ce qui est sorti du sac. Deux sont intactes, l’éventail et le vase. Le maillet est à un gong d’un sac. Posez une question qui donne un oui : le chat est en f3.
lesson-goryo-bound-ask-good = Oui. Une empreinte verte, un gong, et il y a là un sac.
lesson-goryo-bound-ask-cold = La réponse serait non. Le violet est dans sa pièce : qu’il cherche, ou qu’il traque en f2.
lesson-goryo-bound-ask-first = Enquêtez d’abord : le violet est au milieu de sa pièce.
lesson-goryo-bound-done = Terminez le tour et voyez ce que contient le sac.
lesson-goryo-bound-done-good = L’éventail. Toutes les tuiles sauf le vase sont retournées : le Goryō est exorcisé, le Samouraï a gagné. Le chat aurait pu retourner l’éventail lui-même, en en brisant un.
lesson-goryo-bound-done-now = Un oui suffit : terminez le tour.

## Vengeance

lesson-goryo-vengeance-title = Vengeance
lesson-goryo-vengeance-line = La dernière manche, du côté du chat.
lesson-goryo-vengeance-tiles = Manche 4 : encore un objet et vous gagnez. Vous êtes lié au vase. Parmi les autres tuiles, seul l’éventail est intact : s’il se retournait aussi, votre secret serait percé. Choisissez une cible d’un type déjà retourné et non scellé : une fleur ou un manuscrit.
lesson-goryo-vengeance-tiles-good = Cinq objets sont brisés et personne ne connaît votre objet lié : vous êtes vengé.
lesson-goryo-vengeance-tiles-fan = Briser un éventail retournerait sa tuile. Il ne resterait que le vase, et le Samouraï vous exorciserait.

## Cursed Object

lesson-goryo-cursed-title = Variante : Objet maudit
lesson-goryo-cursed-line = Pas de pouvoirs, mais deux cases éloignées qui comptent comme adjacentes.
lesson-goryo-cursed-break = Dans cette variante, pas de pouvoirs. Comme toujours, vous brisez le premier objet : prenez le heaume en b2.
lesson-goryo-cursed-break-good = Il reste trois heaumes.
lesson-goryo-cursed-break-centre = N’importe quel heaume irait ; pour cette leçon, prenez celui en b2.
lesson-goryo-cursed-curse = Marquez-en deux. Tout le monde voit les marques ; dans vos plans, les deux cases sont adjacentes.
lesson-goryo-cursed-curse-good = Désormais, un pas mène de l’une à l’autre. Pour les samouraïs, rien ne change.
lesson-goryo-cursed-jump = Disons que vous avez marqué a5 et d4, et que vous êtes en b4. Faites un plan qui passe de a5 à d4.
lesson-goryo-cursed-jump-good = Sans pont, d’un coin du palais à l’autre.
lesson-goryo-cursed-jump-use = Un plan permis, mais servez-vous de la malédiction : par a4 en a5, et de là en d4.

## Genjutsu

lesson-goryo-genjutsu-title = Variante : Genjutsu
lesson-goryo-genjutsu-line = L’Ombre cache un pas, l’Illusion trouble un samouraï.
lesson-goryo-genjutsu-shadow = Ici, vos pouvoirs sont l’Ombre et l’Illusion. L’Ombre se pose sur un de vos cubes Mouvement : interrogé dessus, vous dites non. Passez par b1, c1 et c2 jusqu’au manuscrit en c3, avec l’Ombre en c2.
lesson-goryo-genjutsu-shadow-good = Il a traqué en c2, entendu non et l’a cru. L’Ombre est dépensée, puisqu’on a enquêté sur sa case.
lesson-goryo-genjutsu-shadow-later = Gardez l’Illusion pour l’étape suivante.
lesson-goryo-genjutsu-shadow-honest = Vous pouvez dire la vérité dans l’Ombre. Ici, niez.
lesson-goryo-genjutsu-shadow-where = Le chemin est le bon. Ajoutez l’Ombre, en c2.
lesson-goryo-genjutsu-shadow-path = Permis, mais passez par b1, c1 et c2 jusqu’à c3, avec l’Ombre en c2.
lesson-goryo-genjutsu-illusion = L’Illusion s’annonce avec le plan : cette manche, un samouraï ne peut ni chercher ni traquer. Le vert est dans votre pièce. Faites un plan et troublez-le.
lesson-goryo-genjutsu-illusion-good = Il n’a pu que se déplacer. Attention : même troublé, il vous capture s’il finit sur votre cible.
lesson-goryo-genjutsu-illusion-green = C’est le samouraï vert qui est à côté de vous.
lesson-goryo-genjutsu-illusion-add = Le plan est bon. Ajoutez l’Illusion, sur le samouraï vert.
lesson-goryo-first-night-title = Votre première nuit
lesson-goryo-first-night-line = Quatre-vingt-dix secondes : un samouraï, une question, une capture.
lesson-goryo-first-night-walk = Je suis le chat. Cette nuit, j’ai fait quatre pas en secret pour aller briser un objet. Vous m’avez attrapé deux fois : encore une fois, et vous gagnez ! Touchez le samouraï bleu et envoyez-le là où pointe la flèche.
lesson-goryo-first-night-walk-good = Des pas bien discrets, sous un si grand chapeau.
lesson-goryo-first-night-walk-blue = Pas celui-là : envoyez le samouraï bleu là où pointe la flèche.
lesson-goryo-first-night-sniff = Qu’il traque maintenant sur la case d’à côté : y suis-je passé ? Je dis toujours la vérité. Presque toujours.
lesson-goryo-first-night-sniff-good = Pfff ! Oui, une empreinte verte : j’y étais.
lesson-goryo-first-night-sniff-there = Demandez là où pointe la flèche : vous y apprendrez quelque chose.
lesson-goryo-first-night-onto = De là, je ne pouvais atteindre qu’une lanterne, une urne ou une fleur. Les deux premières sont scellées. Attendez-moi donc sur la fleur !
lesson-goryo-first-night-onto-good = Il est sur ma fleur. Cela ne me plaît pas du tout.
lesson-goryo-first-night-onto-there = C’est la fleur : suivez la flèche.
lesson-goryo-first-night-done = Vous en savez assez. Révélez où je suis passé !
lesson-goryo-first-night-done-good = Attrapé ! C’était la troisième fois : vous gagnez. La prochaine fois, vos quatre hommes me traqueront pendant quatre manches, et j’ai des pouvoirs. On joue ?
lesson-goryo-first-night-done-now = Plus de questions : révélez où je suis passé.
first-night-says = Le chat dit
