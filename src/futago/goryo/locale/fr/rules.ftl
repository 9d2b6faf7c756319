# The rules of Goryō to read, section by section; rulebook.toml says which paragraphs are in force and
# rules/facts.py what their arguments are.

rules-goryo-goal = Le jeu
rules-goryo-goal-1 = Un esprit-chat, le Goryō, hante un palais la nuit et brise ce qu’il possédait jadis. Quatre samouraïs, menés par un seul joueur, tentent de l’arrêter. Personne ne le voit passer : on pose des questions, et il doit répondre.
rules-goryo-goal-2 = Le Goryō gagne si cinq objets sont brisés : un avant la première manche et un dans chacune des quatre manches. Le Samouraï gagne par trois captures, en découvrant l’objet lié, ou en ne lui laissant aucun chemin.

rules-goryo-palace = Le palais
rules-goryo-palace-1 = Il y a quatre pièces de huit cases. Chaque pièce contient une fois chacun des huit types d’objets, d’ordinaire heaume, urne, fleur, lanterne, masque, manuscrit, vase et éventail.
rules-goryo-palace-2 = Deux cases d’une pièce sont adjacentes si elles ont un côté commun ; les diagonales ne comptent pas. D’une pièce à l’autre, on ne passe que par les ponts, qui relient chacun deux cases. { $variant ->
    [cursed-object] Dans les plans du chat, les deux cases maudites sont adjacentes elles aussi.
   *[other] C’est pareil pour le chat et pour les samouraïs.
}
rules-goryo-palace-3 = Edo, notre plateau habituel, est une reconstitution : nous ne connaissons pas exactement celui qui est imprimé. On peut jouer dans d’autres palais ou dessiner le sien.

rules-goryo-setup = Mise en place
rules-goryo-setup-1 = Huit jetons, un par type d’objet, vont dans le sac. L’un est tiré en secret : c’est l’objet lié du Goryō.
rules-goryo-setup-2 = Un deuxième est tiré et révélé. Le Goryō brise l’un des quatre objets de ce type, même sur la case d’un samouraï, et part de là. La tuile de cet objet, au jardin, est retournée. Six jetons restent dans le sac.
rules-goryo-setup-3 = Les samouraïs commencent au centre des quatre pièces, { $terms ->
    [track] le marqueur au début de la piste en demi-cercle.
   *[gong] le maillet au début de l’arc de gongs.
} Les trois jetons Esprit ne sont pas encore retournés.
rules-goryo-setup-4 = Les samouraïs sont vert, violet, rouge et bleu.
rules-goryo-setup-5 = Les samouraïs sont vert, jaune, rouge et bleu.

rules-goryo-plan = Le tour du Goryō : le plan
rules-goryo-plan-1 = Le Goryō pose quatre cubes Mouvement : le premier sur sa case, chaque suivant à côté du précédent. Puis vient la cible, à côté du dernier cube. { $variant ->
    [none] Cela fait quatre pas ; seul le Bond en ajoute un cinquième.
   *[other] Cela fait quatre pas, toujours quatre.
} Aucune case ne reçoit deux cubes.
rules-goryo-plan-2 = On peut tout traverser : samouraïs, objets brisés ou scellés, et même son objet lié. Seule la cible doit être intacte, non scellée et autre que l’objet lié. Un samouraï peut s’y trouver. On peut briser à nouveau un type déjà brisé, sur une autre case.
rules-goryo-plan-3 = { $variant ->
    [none] S’il n’y a aucun plan permis, même avec le Bond, le Goryō est coincé et perd.
   *[other] S’il n’y a aucun plan permis, le Goryō est coincé et perd.
}

rules-goryo-powers = Les pouvoirs du Goryō
rules-goryo-powers-1 = Chaque pouvoir ne peut être dépensé qu’une fois par partie. On l’utilise en secret ; il est montré à la Révélation. Tout le monde sait lesquels sont dépensés.
rules-goryo-powers-2 = Le Bond est un cinquième cube Mouvement, selon les mêmes règles : cinq pas au lieu de quatre. Il est dépensé dans la manche où il sert.
rules-goryo-powers-3 = La Fausse Piste se pose sur n’importe quelle case sans cube du Goryō, proche ou lointaine. Elle n’est dépensée que si l’on a enquêté sur sa case, quelle que soit la réponse ; sinon, elle revient. { $terms ->
    [track] Son marqueur Indice ne compte jamais.
   *[gong] Son empreinte ne compte jamais.
}
rules-goryo-powers-4 = { $honour ->
    [yes] Interrogé sur la Fausse Piste, le Goryō peut dire oui ou dire la vérité.
   *[no] Interrogé sur la Fausse Piste, le Goryō peut dire oui ou dire la vérité. Il le décide avec le plan, pour qu’aucune hésitation ne le trahisse.
}
rules-goryo-powers-5 = Interrogé sur la Fausse Piste, le Goryō dit toujours oui.

rules-goryo-samurai = Le tour du Samouraï
rules-goryo-samurai-1 = Le Samouraï a six cubes Action et active jusqu’à trois de ses quatre samouraïs, l’un après l’autre. En activer un nouveau met fin au tour du précédent. Il peut s’arrêter quand il veut.
rules-goryo-samurai-2 = Chaque samouraï a au plus { $actions ->
    [2] deux
    [3] trois
   *[other] quatre
} actions par manche.
rules-goryo-samurai-3 = Les règles de 2019 n’en donnent que deux ; avec trois, c’est plus facile pour le Samouraï.
rules-goryo-samurai-4 = Les actions : Déplacement (d’une case, deux fois au plus), Chercher (une fois) et Traquer (une fois). Des samouraïs peuvent partager une case, même celle du chat.

rules-goryo-asking = Questions et réponses
rules-goryo-asking-1 = Chercher porte sur la case du samouraï, traquer sur une case adjacente. La réponse est oui si un cube du Goryō s’y trouve, la cible comprise, et non sinon. { $terms ->
    [track] Un marqueur Indice vert signifie oui, un rouge non.
   *[gong] Une empreinte verte signifie oui, une rouge non.
}
rules-goryo-asking-2 = { $variant ->
    [genjutsu] Seule la case de l’Ombre permet une autre réponse.
   *[other] Seule la case de la Fausse Piste permet une autre réponse.
}
rules-goryo-asking-3 = Jamais deux fois la même case dans une manche, et jamais la case de départ du Goryō. On peut enquêter sur des objets brisés ou scellés.

rules-goryo-discovery = La Révélation
rules-goryo-discovery-1 = { $honour ->
    [yes] Quand les samouraïs ont agi, le chemin est montré. D’abord, chaque erreur retourne un jeton Esprit ; puis viennent ces étapes, dans cet ordre.
   *[no] Quand les samouraïs ont agi, le chemin est montré. Puis viennent ces étapes, dans cet ordre.
}
rules-goryo-discovery-2 = { $variant ->
    [none] Sauf sur la Fausse Piste, chaque
    [genjutsu] Sauf sur l’Ombre, chaque
   *[other] Chaque
} { $terms ->
    [track] marqueur Indice vert fait avancer le marqueur d’une case sur la piste. Tous les marqueurs Indice quittent le plateau.
   *[gong] empreinte verte fait avancer le maillet d’un gong. Toutes les empreintes quittent le plateau.
}
rules-goryo-discovery-3 = Chaque samouraï sur la cible retourne un jeton Esprit. Le troisième donne la victoire au Samouraï.
rules-goryo-discovery-4 = La cible se brise, le Goryō s’y place, et la tuile du type se retourne si elle était intacte.
rules-goryo-discovery-5 = Enfin, on tire du sac les jetons dus.

rules-goryo-gong = { $terms ->
    [track] Piste, sac et sceaux
   *[gong] Gong, sac et sceaux
}
rules-goryo-gong-1 = { $terms ->
    [track] La piste compte { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }. { $bag-count ->
        [0] Aucune ne porte de sac : le marqueur ne rapporte aucun jeton.
        [one] La case { $last-bag } porte un sac. Il compte une fois, quand le marqueur l’atteint ou le dépasse.
       *[other] Les cases { $first-bags } et { $last-bag } portent chacune un sac. Un sac compte une fois, quand le marqueur l’atteint ou le dépasse.
    } Le marqueur s’arrête à la dernière case.
   *[gong] L’arc compte { $steps ->
        [one] { $steps } gong
       *[other] { $steps } gongs
    }. { $bag-count ->
        [0] Aucun ne porte de sac : le maillet ne rapporte aucun jeton.
        [one] Le gong { $last-bag } porte un sac. Il compte une fois, quand le maillet l’atteint ou le dépasse.
       *[other] Les gongs { $first-bags } et { $last-bag } portent chacun un sac. Un sac compte une fois, quand le maillet l’atteint ou le dépasse.
    } Le maillet s’arrête au dernier gong.
}
rules-goryo-gong-2 = { $bag-count ->
    [0] On tire un jeton par jeton Esprit retourné cette manche.
   *[other] On tire un jeton par sac atteint et par jeton Esprit retourné cette manche.
} Son type est scellé dans toutes les pièces : ce qui en est intact ne peut plus être brisé. Sa tuile se retourne si elle était intacte. S’il n’y a plus de jetons, on ne tire rien.

rules-goryo-bound = L’objet lié
rules-goryo-bound-1 = Le Goryō ne peut jamais briser son objet lié. Chaque type brisé et chaque jeton tiré du sac élimine donc une possibilité : sa tuile est retournée.
rules-goryo-bound-2 = Dès que toutes les tuiles sauf une sont retournées, le Samouraï le connaît et exorcise le Goryō. Sinon, il reste caché jusqu’à la fin de la partie.

rules-goryo-winning = Fin de la partie
rules-goryo-winning-1 = { $honour ->
    [yes] Le Samouraï gagne aussitôt quand le troisième jeton Esprit est retourné, quand toutes les tuiles sauf une sont retournées, quand le Goryō n’a aucun plan permis au début de son tour ou quand il brise son objet lié.
   *[no] Le Samouraï gagne aussitôt quand le troisième jeton Esprit est retourné, quand toutes les tuiles sauf une sont retournées ou quand le Goryō n’a aucun plan permis au début de son tour.
}
rules-goryo-winning-2 = Si rien de tout cela n’est arrivé après la Révélation de la quatrième manche, le Goryō est vengé et gagne.

rules-goryo-advanced = Mode avancé
rules-goryo-advanced-1 = Pour corser la tâche du Samouraï, chaque samouraï peut être limité à deux actions par manche au lieu de trois.
rules-goryo-advanced-2 = Vous jouez en mode avancé : chaque samouraï a deux actions par manche au lieu de trois. C’est plus dur pour le Samouraï.

rules-goryo-cursed = Variante : Objet maudit
rules-goryo-cursed-1 = Pas de pouvoirs. Après avoir brisé le premier objet, le Goryō marque, au vu de tous, deux des trois autres cases de ce type. Dans ses plans, elles comptent comme adjacentes ; pour les samouraïs, rien ne change.
rules-goryo-cursed-2 = La variante vient de l’édition 2019 ; elle se joue avec toutes.

rules-goryo-genjutsu = Variante : Genjutsu
rules-goryo-genjutsu-1 = Le Goryō a deux pouvoirs. L’Illusion, une fois par partie, s’annonce avec le plan : cette manche, un samouraï ne peut ni chercher ni traquer. Il peut se déplacer, et capture encore sur la cible.
rules-goryo-genjutsu-2 = L’Ombre se pose sur un cube Mouvement, jamais sur la cible. { $honour ->
    [yes] Interrogé dessus, le Goryō peut dire non.
   *[no] Interrogé dessus, le Goryō peut dire non ; il le décide avec le plan.
} Elle est dépensée si l’on a enquêté sur sa case, sinon elle revient. { $terms ->
    [track] Son marqueur Indice ne compte jamais.
   *[gong] Son empreinte ne compte jamais.
}
rules-goryo-genjutsu-3 = La variante vient de l’édition 2019 ; elle se joue avec toutes.

rules-goryo-checking = Contrôle automatique des règles
rules-goryo-checking-1 = Seuls les plans permis sont possibles, et chaque réponse découle du plan.

rules-goryo-honour = Jouer sur l’honneur
rules-goryo-honour-1 = Le Goryō pose ses cubes comme il veut et répond lui-même, comme à une vraie table.
rules-goryo-honour-2 = La Révélation trouve chaque erreur, et chacune retourne un jeton Esprit : premier cube hors de la case de départ, pas vers une case non adjacente, case utilisée deux fois, cible brisée ou scellée, { $variant ->
    [cursed-object] chaque réponse fausse.
   *[other] pouvoir déjà dépensé ou mal placé, chaque réponse fausse.
} Briser l’objet lié fait perdre aussitôt.
rules-goryo-honour-3 = { $variant ->
    [none] Cinq cubes Mouvement ou plus sont un Bond, annoncé ou non. Il est dépensé, ou compte comme une erreur s’il l’était déjà. Chaque cube en dessous de quatre ou au-dessus de cinq est une erreur à part.
   *[other] Chaque cube Mouvement en dessous ou au-dessus de quatre est une erreur à part.
}
rules-goryo-honour-4 = { $variant ->
    [none] Il faut quatre cubes Mouvement, ou cinq avec le Bond, que le plan doit indiquer. Tout autre nombre compte pour une seule erreur. Un Bond indiqué est dépensé.
   *[other] Le Goryō n’a que quatre cubes Mouvement. En poser moins compte pour une seule erreur, quel que soit le nombre de cubes manquants.
}

rules-goryo-split = Règle maison : cubes libres
rules-goryo-split-1 = Les six cubes se répartissent librement entre trois samouraïs au plus. Chacun se déplace toujours deux fois, cherche une fois et traque une fois au plus : quatre actions.

## Légendes des images

rules-goryo-picture-goal = Le palais, la nuit : deux qui cherchent, et un chat qu’ils ne voient pas.
rules-goryo-picture-palace = Depuis la lanterne, quatre pas sont possibles ; depuis la fleur adjacente, l’un d’eux passe le pont.
rules-goryo-picture-setup = Le Goryō part de l’objet qu’il a brisé, les samouraïs du centre des pièces.
rules-goryo-picture-plan = Quatre cubes Mouvement, numérotés, le premier sur la case du Goryō ; puis la cible, cerclée.
rules-goryo-picture-powers = Avec le Bond, le Goryō fait cinq pas. La Fausse Piste est posée hors de son chemin.
rules-goryo-picture-genjutsu = L’Ombre est posée sur un cube Mouvement ; l’Illusion aveugle un samouraï.
rules-goryo-picture-samurai = Deux déplacements, le second par le pont.
rules-goryo-picture-asking = Il cherche sur sa case et traque sur deux cases adjacentes : deux oui, un non.
rules-goryo-picture-discovery = Le chemin est révélé : la cible se brise, et le samouraï qui s’y trouve retourne un jeton Esprit.
rules-goryo-picture-gong = { $terms ->
    [track] La piste et ses sacs : le marqueur a avancé de trois cases.
   *[gong] L’arc de gongs et ses sacs : le maillet a avancé de trois gongs.
}
rules-goryo-picture-bound = Deux types sont brisés, un est scellé : l’objet lié est l’un des cinq autres.
