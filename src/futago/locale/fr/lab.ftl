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
