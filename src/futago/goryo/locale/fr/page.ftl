# Goryō dans le navigateur : ce que le dessin dit à qui ne le voit pas, et les mots à côté.

goryo-page-board = Le palais { $palace }
goryo-page-side = Samouraïs et état de la partie
goryo-page-space = { $space }, { $object }
goryo-page-broken = objet brisé
goryo-page-sealed = objet scellé
goryo-page-cursed = case maudite
goryo-page-cat = le chat est là
goryo-page-stands = le samouraï { $samurai } est là
goryo-page-print-yes = { $terms ->
    [track] marqueur Indice : oui
   *[gong] empreinte : oui
}
goryo-page-print-no = { $terms ->
    [track] marqueur Indice barré : non
   *[gong] empreinte barrée : non
}
goryo-page-asked = en cours d’enquête
goryo-page-step = votre pas { $step }
goryo-page-target = votre cible
goryo-page-trail = votre Fausse Piste
goryo-page-shadow = votre Ombre

goryo-page-skip = Passer
goryo-page-close = Continuer
goryo-page-watch-again = Revoir
goryo-page-again = Revoir la Révélation
goryo-scene-path = Voici son chemin.
goryo-scene-breath = Quelqu’un l’y attendait…
goryo-page-belief = Son chemin probable, en pour cent

goryo-page-actions = cubes : { $moves } pour se déplacer, { $searches } pour chercher, { $sniffs } pour traquer
goryo-page-acting = en action
goryo-page-blinded = sous une Illusion
goryo-page-cubes = { $cubes ->
    [one] Il reste { $cubes } cube Action
   *[other] Il reste { $cubes } cubes Action
}
goryo-page-of = { $count } sur { $all }
goryo-page-none = –
goryo-page-round = Manche
goryo-page-gong = { $terms ->
    [track] Piste
   *[gong] Gong
}
goryo-page-next-bag = Prochain sac à
goryo-page-bag = Dans le sac
goryo-page-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
goryo-page-spirits = Esprit capturé
goryo-page-intact = Tuiles intactes
goryo-page-sealed-types = Scellés
goryo-page-broken-spaces = Brisés sur
goryo-page-bound = Objet lié
goryo-page-powers = Pouvoirs restants

## The card on the home page

page-goryo = Goryō
page-goryo-facts = 2 joueurs
page-goryo-line = La nuit, un esprit-chat brise un à un les trésors du palais. Quatre samouraïs suivent sa piste de pièce en pièce.
page-goryo-intro = Votre première nuit : 90 secondes

## Palaces

page-palaces = Palais
page-palaces-go = Dessiner votre propre palais

## Croyances dans les replays

replay-page-belief = Ce que le Samouraï pouvait savoir
replay-page-belief-more = Plus une case est foncée, plus un cube du Goryō y est probable ; un anneau rouge est une cible probable. En pour cent : blanc pour un cube, rouge pour la cible.
table-page-belief = Où peut-il être ?
table-page-ways = { $ways ->
    [one] Il ne reste qu’un chemin possible.
   *[other] { $ways } chemins sont encore possibles.
}
goryo-goal-samurai = Attrapez le chat trois fois en quatre manches : découvrez où il passe, et soyez sur l’objet qu’il brise.
goryo-goal-goryo = Tenez quatre manches : à chacune, allez en secret briser un objet là où aucun samouraï n’attend.
goryo-goal-first-samurai = Commencez par le samouraï entouré : touchez-le, puis une case éclairée.
goryo-goal-first-goryo = Commencez par toucher la case entourée : vous y brisez l’objet et partez de là.
goryo-help-sprint = Une fois par partie, le Goryō fait cinq pas au lieu de quatre. Personne ne le sait avant la Révélation.
goryo-help-trail = Une fois par partie, le Goryō la pose sur n’importe quelle case sans cube à lui. { $terms ->
    [track] Interrogé sur cette case, il répond oui.
   *[gong] Interrogé sur cette case, il peut répondre oui.
} Ce oui ne compte pas. Si personne n’enquête sur cette case, il garde ce pouvoir.
goryo-help-shadow = Une fois par partie, le Goryō la pose sur l’un de ses cubes Mouvement. Interrogé sur cette case, il peut répondre non. Cette réponse ne compte pas. Si personne n’enquête sur cette case, il garde ce pouvoir.
goryo-help-illusion = Une fois par partie, le Goryō l’annonce avec son plan : pendant cette manche, un samouraï ne peut ni chercher ni traquer. Il peut toujours se déplacer et attraper le Goryō.
goryo-help-gong = { $terms ->
    [track] À la Révélation, le marqueur avance d’un cran par oui. Une réponse sur une case où le Goryō avait posé un pouvoir ne compte pas. Chaque sac atteint fait tirer un jeton.
   *[gong] À la Révélation, le maillet avance d’un gong par oui. Une réponse sur une case où le Goryō avait posé un pouvoir ne compte pas. Chaque sac atteint fait tirer un jeton.
}
goryo-help-bags = { $count ->
    [0] Il n’y a pas de sac ici.
    [one] Il y a un sac, à la position { $steps }. Quand il est atteint ou dépassé, on tire un jeton.
   *[other] Il y a des sacs aux positions { $steps }. Chacun compte une fois : quand il est atteint ou dépassé, on tire un jeton.
}
goryo-help-bag = Un jeton par type d’objet qui n’a pas encore été tiré. On tire un jeton par sac atteint et par esprit capturé, et son type est scellé.
goryo-help-sealed = Les jetons de ces types ont été tirés : le Goryō ne peut plus briser ces objets, et aucun n’est son objet lié.
goryo-help-spirits = Chaque samouraï qui finit la manche sur la cible retourne un jeton Esprit, et l’on tire un jeton du sac. Au troisième esprit, le Samouraï gagne.
