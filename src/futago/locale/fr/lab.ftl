# Le labo : ce que disent ses commandes pour tous les jeux.

cli-lab = Mesurer les jeux et les bots, et les entraîner. Une commande interrompue reprend là où elle s’est arrêtée.
cli-lab-game = Le jeu.
cli-lab-seed = Un nombre entier, ou 64 chiffres hexadécimaux ; la même graine donne les mêmes résultats.
cli-lab-jobs = Processus au travail ; par défaut, un par cœur.
cli-lab-work = Le dossier où les résultats sont gardés au fur et à mesure ; sinon, un dossier propre à chaque série.
lab-no-study = Il n’y a rien à étudier dans { $game } ; jeux possibles : { $known }.
lab-other-run = { $file } contient les résultats d’une autre série : indiquez un autre dossier avec --work, ou supprimez ce fichier.
cli-lab-option = Une option du jeu, sous la forme name=value ; peut se répéter.
lab-playing = Parties
lab-intervals = Intervalles à 95 % (Wilson).
lab-effort = Réflexion réduite : aucun niveau n’a employé plus de { $effort } des meilleures réponses et des nœuds du plus fort.
lab-kept = Résultats et rapport dans { $folder }.
lab-level-unknown = Il n’y a pas de niveau « { $name } » ; niveaux disponibles : { $known }.
lab-head-bot = bot
lab-head-against = contre
lab-head-games = parties
lab-head-wins = victoires
lab-head-leans = penche pour
lab-leans-neither = incertain
cli-lab-level = Le niveau qui joue.
cli-lab-ladder = Faire jouer chaque bot contre chaque autre, dans tous les rôles.
cli-lab-ladder-levels = Les bots, séparés par des virgules.
cli-lab-ladder-against = Seulement ces bots comme adversaires, séparés par des virgules ; par défaut, tous se rencontrent.
cli-lab-ladder-games = Parties pour chaque rencontre, selon qui tient quel rôle.
cli-lab-balance = Mesurer qui gagne entre bots égaux, selon les options du jeu.
cli-lab-balance-games = Parties pour chaque ligne du tableau.
lab-no-duckdb = Les tableaux de résultats demandent DuckDB : pip install "futago[lab]"
