## The lab: training and measuring

cli-lab = Entraîner et mesurer les bots de Goryō. Chaque commande reprend là où elle a été arrêtée.
cli-lab-train = Apprendre ce que valent les manches de Goryō : jouer des parties, résoudre les positions rencontrées, y ajuster des poids.
cli-lab-game = Le jeu : goryo.
cli-lab-train-kinds = Genres de parties séparés par des virgules, par exemple "3 plain,split genjutsu" : les cubes d’un samouraï, puis la variante ; tous si rien n’est dit.
cli-lab-train-positions = Positions à résoudre pour chaque genre, génération et manche.
cli-lab-train-games = Nombre maximal de parties par genre et génération ; quatre par position si rien n’est dit.
cli-lab-train-generations = Combien de fois rejouer et ajuster, d’après les valeurs déjà connues.
cli-lab-train-recipe = Un fichier disant ce qui est joué et avec quelle précision c’est résolu, à la place du nôtre (voir study/training.toml).
cli-lab-train-out = Le fichier des valeurs ; sinon values.json dans le dossier de --work. Les genres qui s’y trouvent déjà y restent.
cli-lab-seed = Un nombre entier, ou 64 chiffres hexadécimaux ; la même graine donne les mêmes résultats.
cli-lab-jobs = Processus au travail ; par défaut, un par cœur.
cli-lab-work = Le dossier où les résultats sont gardés au fur et à mesure ; sinon, un dossier propre à chaque série.

lab-no-study = Il n’y a rien à étudier dans { $game } ; jeux possibles : { $known }.
lab-level-unknown = Il n’y a pas de niveau « { $name } » ; niveaux disponibles : { $known }.
lab-kind-unknown = Il n’y a pas de genre de partie « { $kind } » ; genres possibles : { $known }.
lab-other-run = { $file } contient les résultats d’une autre série : indiquez un autre dossier avec --work, ou supprimez ce fichier.
lab-bad-recipe = { $file } n’est pas une recette d’entraînement : { $reason }.
lab-not-values = { $file } ne contient pas de valeurs : indiquez un autre fichier avec --out, ou supprimez-le.

lab-train-doing = { $kind }, génération { $generation } : { $doing }
lab-train-games = parties
lab-train-round = manche { $round }
lab-train-fitted = { $kind }, génération { $generation }, manche { $round } : poids ajustés à { $positions } positions, écart de { $error } points sur celles mises de côté (la moyenne : { $mean }), { $seconds } s
lab-train-too-few = { $kind }, génération { $generation }, manche { $round } : trop peu de positions, rien n’a été ajusté
lab-train-done = Valeurs dans { $file } ; positions résolues dans { $folder }.
