## The lab: training and measuring

cli-lab-train = Apprendre ce que valent les manches de Goryō : jouer des parties, résoudre les positions rencontrées, y ajuster des poids.
cli-lab-train-kinds = Genres de parties séparés par des virgules, par exemple "3 plain,split genjutsu" : les cubes d’un samouraï, puis la variante ; tous si rien n’est dit.
cli-lab-train-positions = Positions à résoudre pour chaque genre et génération ; de chaque manche, la part que dit la recette.
cli-lab-train-games = Nombre maximal de parties par genre et génération ; six par position si rien n’est dit.
cli-lab-train-generations = Combien de fois rejouer et ajuster, d’après les valeurs déjà connues.
cli-lab-train-recipe = Un fichier disant ce qui est joué et avec quelle précision c’est résolu, à la place du nôtre (voir goryo/study/training.toml).
cli-lab-train-out = Le fichier des valeurs ; sinon values.json dans le dossier de --work. Les genres qui s’y trouvent déjà y restent.

lab-kind-unknown = Il n’y a pas de genre de partie « { $kind } » ; genres possibles : { $known }.
lab-bad-recipe = { $file } n’est pas une recette d’entraînement : { $reason }.
lab-not-values = { $file } ne contient pas de valeurs : indiquez un autre fichier avec --out, ou supprimez-le.

cli-lab-book = Résoudre longuement et d’avance chaque première manche de Goryō, pour que bots et entraîneur partent de là.
cli-lab-book-nodes = Nombre maximal de positions de la recherche de questions, pour chaque première manche.
cli-lab-book-gap = Précision de la résolution d’une première manche : 0.002 est un cinquième de point.
cli-lab-book-out = Le fichier du livre ; book.json dans le dossier de --work si rien n’est dit. Les pages d’autres parties y restent.
lab-book-open = Avec Genjutsu, une première manche montre trop de choses pour le livre : choisissez une autre variante.
lab-not-a-book = { $file } ne contient pas de livre de premières manches : nommez un autre fichier avec --out, ou supprimez-le.
lab-book-done = Premières manches dans { $file } : { $count }, chacune à { $gap } points près.

lab-train-doing = { $kind }, génération { $generation } : { $doing }
lab-train-games = parties
lab-train-round = manche { $round }
lab-train-fitted = { $kind }, génération { $generation }, manche { $round } : poids ajustés ; positions : { $positions } ; écart de { $error } points sur celles mises de côté (la moyenne : { $mean }), { $seconds } s
lab-train-too-few = { $kind }, génération { $generation }, manche { $round } : trop peu de positions, rien n’a été ajusté
lab-train-done = Valeurs dans { $file } ; positions résolues dans { $folder }.

## Measuring

cli-lab-effort = Aucun niveau n’emploie plus que cette part de la réflexion du plus fort : 0.2 est un cinquième de ses meilleures réponses et nœuds. Le rapport le dit.
cli-lab-values = Un fichier de valeurs d’après lequel les niveaux réfléchissent, à la place du nôtre.
cli-lab-calibrate = Vérifier si les chances annoncées se réalisent : un niveau joue contre lui-même, et ce qu’il disait de la chance du Samouraï est comparé à la fin des parties.
cli-lab-calibrate-games = Combien de parties.
cli-lab-balance-editions = Éditions, séparées par des virgules.
cli-lab-balance-actions = Actions d’un samouraï, séparées par des virgules ; une édition ne se joue qu’avec celles qu’elle connaît.
cli-lab-balance-variants = Variantes, séparées par des virgules.
cli-lab-balance-gongs = Gongs à comparer, séparés par des points-virgules : longueur, deux-points, pas qui portent un sac, comme 12:2,4,6;12:3,6,9 ; le nôtre si rien n’est dit.
cli-lab-balance-palace = Le palais : un des nôtres, ou un fichier.
cli-lab-adversary = Mesurer ce que gagne un adversaire qui connaît exactement les stratégies mixtes et les valeurs d’un niveau.
cli-lab-adversary-games = Parties à chaque place.

lab-bad-effort = --effort doit être supérieur à 0 et valoir au plus 100, pas { $effort }.
lab-bad-values = { $file } ne contient pas de valeurs.
lab-not-exact = Le niveau { $level } ne joue pas toujours sa stratégie mixte, personne ne peut donc la connaître exactement : prenez-en un sans blend ni slip.
lab-balance-nothing = Aucune de ces éditions ({ $editions }) ne se joue avec ce nombre d’actions par samouraï : { $actions }.

lab-head-samurai-wins = victoires du Samouraï
lab-head-said = annoncé
lab-head-points = fois
lab-head-mean-said = annoncé en moyenne
lab-head-mean-fitted = ajusté, en moyenne
lab-head-verdict = verdict
lab-head-round = manche
lab-head-adversary = adversaire
lab-head-when = quand
lab-head-count = fois
lab-head-over-value = gain, en points
lab-head-by-mix = dont par la stratégie mixte seule
lab-head-over-level = de plus que le niveau à cette place
lab-head-promised = chance au début
lab-calibrate-solved = Ce que { $level } dit de la chance du Samouraï au début d’une manche, et ce qu’il en est advenu
lab-calibrate-fitted = De même d’après les valeurs ajustées : ce sur quoi comptait la manche précédente
lab-calibrate-by-round = Par manche
lab-calibrate-chart = Chances du Samouraï selon { $level }, parties : { $games }
lab-calibrate-across = chance annoncée
lab-calibrate-up = part gagnée
lab-calibrate-square = Carré moyen de l’écart entre ce qui était annoncé et ce qui est arrivé (Brier) : { $square }.
lab-verdict-right = se réalise
lab-verdict-low = annoncé trop peu
lab-verdict-high = annoncé trop
lab-verdict-few = trop peu de parties
lab-round = manche { $round }
lab-whole-game = partie entière
lab-adversary-gains = Ce que gagne un adversaire qui connaît les stratégies mixtes, ± erreur type
lab-adversary-wins = Comment se sont finies les parties de l’adversaire

## What a game is measured by

goryo-measure-broken = où il brise des objets
goryo-measure-caught = où il est capturé, une fois par samouraï
goryo-measure-asked = où les samouraïs enquêtent
goryo-measure-printed = où ils trouvent des empreintes
goryo-measure-walked = par où il passe
goryo-measure-captures = samouraïs qui l’ont capturé
goryo-measure-questions = enquêtes
goryo-measure-searches = recherches
goryo-measure-sniffs = traques
goryo-measure-prints = empreintes trouvées
goryo-measure-gong = pas du maillet
goryo-measure-draws = jetons tirés du sac
goryo-measure-spirits-left = jetons Esprit restants
goryo-measure-tiles-broken = tuiles Objet retournées
goryo-measure-mistakes = fautes du Goryō
goryo-measure-captures-by-round = samouraïs qui l’ont capturé, par manche
goryo-measure-questions-by-round = enquêtes par manche
goryo-measure-prints-by-round = empreintes trouvées, par manche
goryo-measure-powers-used = pouvoirs dépensés
goryo-measure-bound = objet lié
goryo-measure-first = premier objet

goryo-reason-vengeance = vengeance
goryo-reason-captured = capture
goryo-reason-exorcised = exorcisme
goryo-reason-cornered = acculé
goryo-reason-self-broken = son propre objet lié brisé

# Ce que demandent les études fournies avec le jeu.

study-goryo-ladder = Quel niveau est le plus fort ?
study-goryo-balance = Qui gagne entre bots égaux, selon l’édition, le nombre d’actions et la variante ?
study-goryo-two-actions = Et si chaque samouraï avait deux actions ?
study-goryo-palaces = Un palais favorise-t-il un camp ?
study-goryo-skill = Que décide l’habileté : combien de fois le meilleur bot gagne-t-il ?
study-goryo-any-options = Le meilleur bot gagne-t-il quelles que soient les options ?
lab-bad-settings = Les réglages ne conviennent pas ({ $reason }) ; réglages possibles : { $known }.
