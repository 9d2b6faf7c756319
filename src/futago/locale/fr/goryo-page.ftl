# Goryō dans le navigateur : ce que le dessin dit à qui ne le voit pas, et les mots à côté.

goryo-page-board = Le palais { $palace }
goryo-page-side = Les samouraïs et la table
goryo-page-space = { $space }, { $object }
goryo-page-broken = brisé
goryo-page-sealed = scellé
goryo-page-cursed = maudit
goryo-page-cat = le chat est là
goryo-page-stands = le samouraï { $samurai } est là
goryo-page-print-yes = empreinte : oui
goryo-page-print-no = empreinte barrée : non
goryo-page-asked = en question
goryo-page-step = votre pas { $step }
goryo-page-target = votre cible
goryo-page-trail = votre Fausse Piste
goryo-page-shadow = votre Ombre

goryo-page-sprint = Plutôt un Bond : une case de plus
goryo-page-skip = Passer
goryo-page-close = Continuer
goryo-page-belief = Ce que l’on peut croire de son chemin, en pour cent

goryo-page-actions = cubes : { $moves } pour marcher, { $searches } pour chercher, { $sniffs } pour traquer
goryo-page-acting = en action
goryo-page-blinded = sous une Illusion
goryo-page-cubes = { $cubes ->
    [one] Il reste { $cubes } cube d’action
   *[other] Il reste { $cubes } cubes d’action
}
goryo-page-of = { $count } sur { $all }
goryo-page-none = aucun
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
goryo-page-spirits = Esprits capturés
goryo-page-intact = Tuiles intactes
goryo-page-sealed-types = Scellés
goryo-page-broken-spaces = Brisés sur
goryo-page-bound = Type lié
goryo-page-powers = Pouvoirs restants
