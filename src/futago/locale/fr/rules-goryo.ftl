# The rules of Goryō to read, section by section; web/src/rules/goryo.ts says which belongs where.

rules-goryo-goal = Le jeu
rules-goryo-goal-1 = Un esprit-chat, le Goryō, hante un palais la nuit et brise ce qu’il possédait jadis. Quatre samouraïs, menés par un seul joueur, tentent de l’arrêter. Personne ne le voit passer : on pose des questions, et il doit répondre.
rules-goryo-goal-2 = Le Goryō gagne si cinq objets sont brisés : un avant la première manche et un dans chacune des quatre manches. Le Samouraï gagne par trois captures, en découvrant le type lié, ou en ne lui laissant aucun chemin.

rules-goryo-palace = Le palais
rules-goryo-palace-1 = Il y a quatre pièces de huit cases. Chaque pièce contient une fois les huit types d’objets : heaume, urne, fleur, lanterne, masque, manuscrit, vase et éventail.
rules-goryo-palace-2 = Deux cases d’une pièce se touchent si elles ont un côté commun ; les diagonales ne comptent pas. D’une pièce à l’autre, il n’y a que des ponts, qui joignent chacun deux cases. Le voisinage est le même pour le chat et pour les samouraïs.
rules-goryo-palace-3 = Notre plateau habituel est une reconstitution : nous ne connaissons pas exactement celui qui est imprimé. On peut jouer dans d’autres palais ou dessiner le sien.

rules-goryo-setup = Mise en place
rules-goryo-setup-1 = Huit jetons, un par type, vont dans le sac. L’un est tiré en secret : son type est celui auquel le Goryō est lié.
rules-goryo-setup-2 = Un deuxième est tiré au grand jour. Le Goryō brise l’un des quatre objets de ce type, même sous un samouraï, et part de là. La tuile du type, au jardin, est retournée. Six jetons restent dans le sac.
rules-goryo-setup-3 = Les samouraïs commencent au centre des quatre pièces, le maillet au début de l’arc de gongs, et trois jetons Esprit ne sont pas retournés.
rules-goryo-setup-4 = Les samouraïs sont vert, violet, rouge et bleu.
rules-goryo-setup-5 = Les samouraïs sont vert, jaune, rouge et bleu. À la place des gongs et du maillet, il y a une piste en demi-cercle avec un marqueur, et les empreintes s’appellent marqueurs Indice.

rules-goryo-plan = Le tour du Goryō : le plan
rules-goryo-plan-1 = Le Goryō pose quatre cubes Mouvement : le premier sur sa case, chaque suivant à côté du précédent. Puis vient la cible, à côté du dernier cube. Cela fait quatre pas, toujours quatre. Aucune case ne reçoit deux cubes.
rules-goryo-plan-2 = On peut tout traverser : samouraïs, objets brisés ou scellés, son propre type lié. Seule la cible doit être intacte, non scellée et d’un autre type que le type lié. Un samouraï peut s’y trouver. On peut briser à nouveau un type déjà brisé, sur une autre case.
rules-goryo-plan-3 = S’il n’y a aucun plan permis, avec ou sans le Bond s’il reste, le Goryō est coincé et a perdu.

rules-goryo-powers = Les pouvoirs
rules-goryo-powers-1 = Chaque pouvoir s’utilise une fois par partie, en secret ; il est montré à la Révélation. Tout le monde sait lesquels sont dépensés.
rules-goryo-powers-2 = Le Bond est un cinquième cube Mouvement, selon les mêmes règles : cinq pas au lieu de quatre. Il est dépensé dans la manche où il sert.
rules-goryo-powers-3 = La Fausse Piste se pose sur n’importe quelle case sans cube du Goryō, proche ou lointaine. Elle n’est dépensée que si l’on a enquêté sur sa case, quelle que soit la réponse ; sinon, elle revient. Son empreinte ne compte jamais.
rules-goryo-powers-4 = Interrogé sur la Fausse Piste, le Goryō peut dire oui ou dire la vérité. Il le décide avec le plan, pour qu’aucune hésitation ne le trahisse.
rules-goryo-powers-5 = Interrogé sur la Fausse Piste, le Goryō dit toujours oui.

rules-goryo-samurai = Le tour du Samouraï
rules-goryo-samurai-1 = Le Samouraï a six cubes Action et active jusqu’à trois de ses quatre samouraïs, l’un après l’autre. En activer un nouveau met fin au tour du précédent. Il peut s’arrêter quand il veut.
rules-goryo-samurai-2 = Chaque samouraï a au plus trois actions par manche.
rules-goryo-samurai-3 = Chaque samouraï a au plus deux actions par manche.
rules-goryo-samurai-4 = Une action : avancer d’une case (deux fois au plus), chercher (une fois) ou traquer (une fois). Des samouraïs peuvent partager une case, et se tenir sur celle du chat.

rules-goryo-asking = Questions et réponses
rules-goryo-asking-1 = Chercher porte sur la case du samouraï, traquer sur une case voisine. La réponse est oui si un cube du Goryō s’y trouve, la cible comprise, et non sinon. Une empreinte verte marque un oui, une rouge un non.
rules-goryo-asking-2 = Jamais deux fois la même case dans une manche, et jamais la case de départ du Goryō. On peut enquêter sur des objets brisés ou scellés.

rules-goryo-discovery = La Révélation
rules-goryo-discovery-1 = Quand les samouraïs ont agi, le chemin est montré. D’abord la cible se brise, le Goryō s’y place, et la tuile du type se retourne si elle était intacte.
rules-goryo-discovery-2 = Puis le maillet avance d’un gong par empreinte verte, sauf celles de la Fausse Piste ou de l’Ombre. Toutes les empreintes quittent le plateau.
rules-goryo-discovery-3 = Puis chaque samouraï sur la cible retourne un jeton Esprit. Le troisième donne la victoire au Samouraï.

rules-goryo-gong = Gong, sac et sceaux
rules-goryo-gong-1 = Certains gongs portent un sac ; ici, un sur deux des douze. Un sac compte une fois, quand le maillet l’atteint ou le dépasse. Le maillet s’arrête au dernier gong.
rules-goryo-gong-2 = On tire un jeton par sac atteint et par jeton Esprit retourné cette manche. Son type est scellé dans toutes les pièces : ce qui en est intact ne peut plus être brisé. Sa tuile se retourne si elle était intacte. Un sac vide ne donne rien.

rules-goryo-bound = Le type lié
rules-goryo-bound-1 = Le Goryō ne peut jamais briser un objet de son type lié. Chaque type brisé et chaque jeton tiré du sac montre donc au Samouraï un type de moins : sa tuile est retournée.
rules-goryo-bound-2 = Dès que toutes les tuiles sauf une sont retournées, le Samouraï le connaît et exorcise le Goryō. Sinon, il reste caché jusqu’à la fin de la partie.

rules-goryo-winning = Fin de la partie
rules-goryo-winning-1 = Le Samouraï gagne aussitôt quand le troisième jeton Esprit se retourne, quand toutes les tuiles sauf une sont retournées, quand le Goryō n’a aucun plan permis au début de son tour ou, avec les règles d’honneur, quand il brise son type lié.
rules-goryo-winning-2 = Si rien de tout cela n’est arrivé après la Révélation de la quatrième manche, le Goryō est vengé.

rules-goryo-advanced = Mode avancé
rules-goryo-advanced-1 = Pour corser la tâche du Samouraï, chaque samouraï peut être limité à deux actions par manche au lieu de trois.
rules-goryo-advanced-2 = Deux actions par samouraï sont la règle dans cette édition ; avec trois, c’est plus facile pour le Samouraï.

rules-goryo-cursed = Variante : Objet maudit
rules-goryo-cursed-1 = Pas de pouvoirs. Après le premier bris, le Goryō marque, au vu de tous, deux des trois autres cases de ce type. Dans ses plans, elles comptent comme voisines ; pour les samouraïs, rien ne change.
rules-goryo-cursed-2 = La variante vient de l’édition 2019 ; elle se joue avec toutes.

rules-goryo-genjutsu = Variante : Genjutsu
rules-goryo-genjutsu-1 = Deux autres pouvoirs, chacun une fois par partie. L’Illusion s’annonce avec le plan : cette manche, un samouraï ne peut ni chercher ni traquer. Il peut se déplacer, et capture encore sur la cible.
rules-goryo-genjutsu-2 = L’Ombre se pose sur un cube Mouvement, jamais sur la cible. Interrogé dessus, le Goryō peut dire non ; il le décide avec le plan. Elle est dépensée si l’on a enquêté sur sa case, sinon elle revient. Son empreinte ne compte jamais.
rules-goryo-genjutsu-3 = La variante vient de l’édition 2019 ; elle se joue avec toutes.

rules-goryo-honour = Jouer sur l’honneur
rules-goryo-honour-1 = D’ordinaire, seuls des plans permis et des réponses vraies sont possibles. Sur l’honneur, le Goryō pose ses cubes comme il veut et répond lui-même, comme à une vraie table.
rules-goryo-honour-2 = La Révélation trouve chaque erreur, et chacune retourne un jeton Esprit : premier cube hors du départ, pas non adjacent, case utilisée deux fois, trop ou trop peu de cubes, cible brisée ou scellée, pouvoir dépensé ou mal placé, chaque réponse fausse. Briser le type lié fait perdre aussitôt.

rules-goryo-split = Règle maison : cubes libres
rules-goryo-split-1 = Les six cubes se répartissent librement entre trois samouraïs au plus. Chacun se déplace toujours deux fois, cherche une fois et traque une fois au plus : quatre actions.
