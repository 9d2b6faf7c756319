# Le labo : le rapport d’une étude sous forme de page.

cli-lab-report = Écrire le rapport d’une étude en une seule page qui se suffit à elle-même.
cli-lab-report-folder = Le dossier des résultats.
cli-lab-report-against = Le dossier d’une étude antérieure : le rapport dit ce qui a changé.
cli-lab-report-out = Le fichier à écrire ; par défaut, report.html dans le dossier des résultats.
lab-report-drawing = Dessin du rapport
lab-report-written = Rapport dans { $file }.
lab-report-no-altair = Les rapports demandent Altair et vl-convert : pip install "futago[lab]"
lab-report-no-games = { $folder } ne contient encore aucune partie terminée.
lab-report-other-study = { $folder } n’a aucune cellule en commun avec cette étude : il n’y a rien à comparer.

## The frame

lab-report-kicker = Étude · { $games }
lab-report-asked = La question : { $question }
lab-report-as-table = Les chiffres en tableau
lab-report-chart-label = Graphique : { $title }. Ses chiffres sont dans le tableau ci-dessous.
lab-report-marks = Les traits épais sont des intervalles à 95 %. Un point plein s’écarte nettement de la ligne verticale ; un point creux, non : aucune différence trouvée.
lab-report-one-in-twenty = Parmi de nombreuses comparaisons, une sur vingt paraît nette par le seul hasard.

## Words

lab-report-games = { $count ->
    [one] une partie
   *[other] { $number } parties
}
lab-report-from-to = { $low } à { $high }
lab-report-yes = oui
lab-report-no = non
lab-report-option = { $name } : { $value }
lab-report-usual-rules = règles habituelles
lab-report-meets = { $bot } contre { $against }
lab-report-itself = { $bot } contre lui-même
lab-report-seated = { $seat } : { $bot }
lab-report-others = les autres
lab-report-any-seat = toutes les places
lab-report-axis-wins = part des parties gagnées
lab-report-axis-points = changement, en points, de la part que gagne { $side }
lab-report-axis-change = changement en points depuis l’étude antérieure
lab-report-axis-rating = points de classement au-dessus de la moyenne
lab-report-axis-rounds = manches
lab-report-axis-round = manche
lab-report-axis-moves = coups
lab-report-axis-score = score final
lab-report-axis-games = part des parties
lab-report-axis-seats = part des scores
lab-report-axis-mean = en moyenne
lab-report-head-setting = règles
lab-report-head-games = parties
lab-report-head-wins = gagne
lab-report-head-from = de
lab-report-head-to = à
lab-report-head-verdict = verdict
lab-report-head-seat = place
lab-report-head-change = changement
lab-report-head-points = points
lab-report-head-match = qui joue
lab-report-head-players = bots
lab-report-head-deals = donnes
lab-report-head-bot = bot
lab-report-head-rating = classement
lab-report-head-values = valeurs
lab-report-head-mean = moyenne
lab-report-head-tenth = 5 % sont en dessous
lab-report-head-middle = médiane
lab-report-head-ninth = 5 % sont au-dessus
lab-report-head-space = case
lab-report-head-times = fois
lab-report-head-hundred = en 100 parties
lab-report-head-figure = par partie
lab-report-head-before = avant
lab-report-head-now = maintenant
lab-report-head-state = état
lab-report-verdict-even = aucune différence trouvée
lab-report-verdict-above = nettement plus
lab-report-verdict-below = nettement moins
lab-report-change-none = aucune différence trouvée
lab-report-change-more = nettement plus
lab-report-change-less = nettement moins
lab-report-change-same = les mêmes parties

## Who wins

lab-report-seats-heading = Qui gagne
lab-report-seats-title = Parties gagnées : { $side }
lab-report-between-equal = entre joueurs de même force
lab-report-between-turns = entre des bots qui changent de camp
lab-report-seats-even = { $side } gagne { $share } des parties { $between } : après { $games }, aucun camp ne paraît avantagé.
lab-report-seats-better = { $side } gagne { $share } des parties { $between } : il est avantagé.
lab-report-seats-worse = { $side } gagne { $share } des parties { $between } : il est désavantagé.
lab-report-seats-several = { $side } gagne entre { $least } et { $most } des parties { $between } ; avec { $clear ->
    [one] un jeu
   *[other] { $clear } jeux
  } de règles sur { $count }, un camp est nettement avantagé.
lab-report-seats-several-even = { $side } gagne entre { $least } et { $most } des parties { $between } ; avec aucun jeu de règles, sur { $count } en tout, un camp ne paraît avantagé.
lab-report-seats-all-better = { $side } gagne entre { $least } et { $most } des parties { $between } : il est avantagé avec chaque jeu de règles ({ $count } en tout).
lab-report-seats-all-worse = { $side } gagne entre { $least } et { $most } des parties { $between } : il est désavantagé avec chaque jeu de règles ({ $count } en tout).
lab-report-seats-closest = Le plus près de l’équilibre : { $setting }, { $share }.
lab-report-alone-one = { $side } gagne { $share } des parties.
lab-report-alone-several = { $side } gagne entre { $least } et { $most } des parties, selon les règles.
lab-report-places-heading = La place compte-t-elle ? { $count } places
lab-report-places-title = Parties gagnées à chaque place
lab-report-places-clear = La place compte : { $seat } gagne { $share } des parties { $between }, quand { $even } serait équitable.
lab-report-places-even = Aucune place ne paraît meilleure qu’une autre : après { $games }, { $seat }, la plus loin des { $even } équitables, gagne { $share }.
lab-report-places-several = Avec { $clear ->
    [one] un jeu
   *[other] { $clear } jeux
  } de règles sur { $count }, la place compte ; la plus loin des { $even } équitables : { $seat }, { $share }.
lab-report-places-several-even = Avec aucun jeu de règles, sur { $count } en tout, une place ne paraît meilleure qu’une autre ; la plus loin des { $even } équitables : { $seat }, { $share }.

## What options change

lab-report-switches-heading = Ce que change une option
lab-report-switches-title = Changement des parties gagnées, toutes choses égales par ailleurs : { $side }
lab-report-switch = { $option } : { $after } au lieu de { $before }
lab-report-switch-said = « { $option } : { $after } » au lieu de « { $before } »
lab-report-switches-clear = { $clear } changement{ $clear ->
    [one] {""}
   *[other] s
  } sur { $count } { $clear ->
    [one] fait
   *[other] font
  } une différence nette. Le plus grand : { $change } change la part que gagne { $side } de { $points } points.
lab-report-switch-clear = { $change } change la part que gagne { $side } de { $points } points.
lab-report-switches-none = Aucun des { $count } changements ne fait une différence que { $games } pourraient montrer.
lab-report-switch-none = Aucune différence trouvée : { $change } fait { $points } points en { $games }.

## Who is stronger

lab-report-skill-heading = Adresse et hasard
lab-report-skill-title = Parties gagnées par le premier bot, à toutes les places tour à tour
lab-report-skill-stronger = Le meilleur bot gagne { $share } des parties : { $bot } est plus fort que { $against }, quand { $even } serait égal.
lab-report-skill-weaker = { $bot } gagne { $share } des parties et est plus faible que { $against }, quand { $even } serait égal.
lab-report-skill-none = Aucune différence de force trouvée entre { $bot } et { $against } : { $bot } gagne { $share } de { $games }.
lab-report-skill-pair = { $bot } gagne { $share } contre { $against }
lab-report-skill-several = Dans { $clear } rencontres sur { $count }, un bot est nettement plus fort. Le plus grand écart : { $widest } ; le plus petit : { $closest }.
lab-report-skill-several-none = Dans aucune des { $count } rencontres un bot ne paraît plus fort. Le plus grand écart : { $widest }.
lab-report-luck-title = Donnes que le premier bot gagne des deux côtés, d’un seul ou d’aucun
lab-report-luck-both = des deux côtés
lab-report-luck-split = d’un côté
lab-report-luck-neither = d’aucun côté
lab-report-luck-note = Chaque donne est jouée deux fois avec les mêmes tirages, les bots ayant changé de côté. Ce qui est gagné des deux côtés revient au meilleur jeu ; ce qui est partagé, au côté ou au hasard.
lab-report-ratings-heading = Classements
lab-report-ratings-title = Classements : { $role }
lab-report-ratings-best = { $role } : { $bot } ({ $rating })
lab-report-ratings-lead = Les meilleurs classements : { $best }.
lab-report-ratings-note = Tous les classements sont sur une même échelle, de moyenne 0 ; qui a 100 points de plus devrait gagner 64 % des parties à deux, avec 400 de plus 91 %.

## How games go

lab-report-endings-heading = Comment finissent les parties
lab-report-endings-title = Fins des parties
lab-report-endings-one = Toutes les parties finissent de la même façon : { $reason }.
lab-report-endings-two = La fin la plus fréquente est « { $reason } » ({ $share }), puis « { $second } » ({ $next }).
lab-report-length-heading = Combien durent les parties
lab-report-length-rounds = Manches d’une partie
lab-report-length-moves = Coups d’une partie, tirages compris
lab-report-length-lead-rounds = La moitié des parties sont finies à la manche { $middle }, neuf sur dix entre les manches { $least } et { $most }.
lab-report-length-all-rounds = Presque toutes les parties durent jusqu’à la manche { $middle }.
lab-report-length-all-moves = Presque toutes les parties prennent { $middle } coups.
lab-report-length-lead-moves = La partie médiane prend { $middle } coups, neuf sur dix en prennent { $least } à { $most }.
lab-report-scores-heading = Scores
lab-report-scores-title = Scores à la fin
lab-report-scores-won = des gagnants
lab-report-scores-lost = des autres
lab-report-scores-lead = Les gagnants ont { $won } en moyenne, les autres { $lost }.
lab-report-scores-all = Le score moyen est de { $mean }.
lab-report-maps-heading = Où cela se passe : { $board }
lab-report-maps-lead = Les chiffres disent combien de fois cela arrive sur une case en 100 parties ; plus c’est sombre, plus c’est fréquent.
lab-report-map-note = Le plus souvent en { $space } : { $times } pour 100 parties ({ $games }).
lab-report-rounds-heading = Manche par manche
lab-report-rounds-lead = Moyennes par manche, des parties qui l’ont atteinte ; les bandes sont des intervalles à 95 %.
lab-report-averages-heading = Une partie en moyenne
lab-report-averages-lead = Ce que compte une partie, en moyenne, avec des intervalles à 95 % ; les chiffres des places sont des moyennes de toutes les places.

## What changed

lab-report-changes-heading = Depuis l’étude antérieure
lab-report-changes-title = Changement de la part gagnée
lab-report-changes-clear = { $clear } résultat{ $clear ->
    [one] {""}
   *[other] s
  } sur { $count } { $clear ->
    [one] a
   *[other] ont
  } nettement changé ; le plus grand changement : { $cell }, de { $points } points.
lab-report-changes-none = Aucune différence trouvée depuis l’étude antérieure dans aucun des { $count } résultats.
lab-report-changes-same = Rien n’a changé depuis l’étude antérieure : toutes les parties de { $count } cellules sont les mêmes.
lab-report-changes-nothing = Les deux études n’ont aucune cellule terminée en commun.
lab-report-changes-missing = Absentes de l’étude antérieure : { $count }.

## How it was played

lab-report-how-heading = Comment on a joué
lab-report-how-usual = Règles { $rules } avec leurs options habituelles, sauf celles du tableau.
lab-report-how-given = Règles { $rules }. Les mêmes dans toutes les parties : { $given }.
lab-report-state-complete = complet
lab-report-state-precise = aussi précis que demandé
lab-report-state-stopped = pas encore toutes les parties
lab-report-way-simulator = Les parties ont été jouées dans le simulateur, où les bots décident comme à une table.
lab-report-way-other = Les parties ont été jouées par « { $way } ».
lab-report-thinking = Comment ces bots devaient réfléchir ({ $bots }) : { $setting }.
lab-report-timed = Des bots limités par la pendule ont participé : rejouées, leurs parties peuvent différer.
lab-report-unfinished = Les parties qui n’ont pas pu être jouées jusqu’au bout ne sont pas comptées : { $count }.
lab-report-method-wilson = Les intervalles sont des intervalles à 95 % (Wilson) pour un nombre de parties fixé d’avance.
lab-report-method-anytime = Le nombre de parties dépendait des résultats ; ces intervalles valent à 95 % à chaque moment où l’étude aurait pu s’arrêter.
lab-report-method-deals = Les parties d’une même donne partagent leur hasard et comptent pour une dans les intervalles ; les différences entre règles comparent les mêmes donnes.
lab-report-again = Les tableaux à côté de cette page contiennent chaque partie ; la même étude avec la même graine donne les mêmes parties.
