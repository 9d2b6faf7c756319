# Lessons and rules in the browser: what belongs to no game, and is there from the beginning.

## Lessons

learn-intro = De courtes leçons sur un vrai plateau : lisez un peu, puis jouez le coup vous-même. Après les premières leçons d’un jeu, vous pouvez déjà y jouer.
learn-done = terminée
learn-next = Prochaine leçon
learn-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
learn-count = Terminées : { $done } sur { $all }
learn-rules-link = Lire les règles de { $game }
learn-all = Toutes les leçons
learn-step = Étape { $step } sur { $steps }
learn-hint = Indice
learn-hint-way = Choisissez, l’un après l’autre :
learn-good = Bien joué
learn-wrong = Pas tout à fait
learn-illegal = Coup interdit
learn-another = C’est permis, mais cette étape demande autre chose. Essayez encore.
learn-on = Étape suivante
learn-again = Refaire cette étape
learn-finished = Leçon terminée
learn-next-lesson = Leçon suivante : { $title }
learn-play = Jouer une partie maintenant
learn-happened = Ce qui s’est passé
learn-section = Dans les règles

## What cannot be asked

lesson-no-step = Cette leçon a les étapes 0 à { $last } ; il n’y a pas d’étape { $step }.
lesson-moves = Donnez les coups acceptés des étapes précédentes ({ $count }), et un de plus au maximum.

## Rules

rules-page-title = Les règles de { $game }
rules-page-contents = Sommaire
rules-page-search = Chercher dans les règles
rules-page-found = { $count ->
    [0] Rien trouvé
    [one] Trouvé dans { $count } section
   *[other] Trouvé dans { $count } sections
}
rules-page-lessons = Apprendre en jouant
rules-page-more = Dans les règles
rules-page-missing = Il n’y a pas de règles pour ce jeu.

guide-skip = Passer
guide-play = Jouer votre première partie
guide-back = Retour à la table
guide-learn = D’autres leçons
guide-again = Encore une fois
guide-step = Étape { $step } sur { $steps }
