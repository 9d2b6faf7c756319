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
lab-head-games = parties
lab-head-wins = victoires
cli-lab-level = Le niveau qui joue.
cli-lab-ladder = Faire jouer chaque bot contre chaque autre, dans tous les rôles.
cli-lab-ladder-levels = Les bots, séparés par des virgules.
cli-lab-ladder-against = Seulement ces bots comme adversaires, séparés par des virgules ; par défaut, tous se rencontrent.
cli-lab-ladder-games = Parties pour chaque rencontre, selon qui tient quel rôle.
cli-lab-balance = Mesurer qui gagne entre bots égaux, selon les options du jeu.
cli-lab-balance-games = Parties pour chaque ligne du tableau.
lab-no-duckdb = Les tableaux de résultats demandent DuckDB : pip install "futago[lab]"

# Les études : des fichiers qui posent une question sur les jeux.

cli-lab-run = Jouer une étude et répondre à sa question. La même commande reprend une série interrompue.
cli-lab-run-study = Une étude fournie avec un jeu (voir : futago lab studies), ou un fichier TOML.
cli-lab-run-games = Parties par case au plus, au lieu de ce que dit l’étude.
cli-lab-run-precision = Terminer une case dès que ses intervalles ont au plus cette largeur, par exemple 0.05.
cli-lab-run-option = Une option pour toutes les cases, sous la forme name=value ; peut se répéter.
cli-lab-run-vary = Tirer au hasard, pour chaque donne, les options qui ne sont pas indiquées.
cli-lab-run-records = Garder les enregistrements de toutes les parties.
cli-lab-run-seed = Un nombre entier, ou 64 chiffres hexadécimaux, au lieu de la graine de l’étude.
cli-lab-cluster = Jouer sur une grappe Ray : HOST:PORT, « auto » pour celle de cet ordinateur, ou « local ».
cli-lab-studies = Énumérer les études fournies avec les jeux.
cli-lab-ask = Interroger en SQL les résultats d’une étude : games, cells, estimates et times sont des tables.
cli-lab-ask-question = La question, par exemple : select reason, count(*) from games group by reason
cli-lab-ask-folder = Le dossier des résultats.
cli-lab-ask-format = Comment écrire la réponse.
lab-study-not-toml = { $file } n’est pas du TOML valable : { $error }.
lab-study-wrong = { $file } n’est pas une étude : { $fault }
lab-study-unknown = Il n’y a ni étude « { $name } » ni fichier de ce nom ; études disponibles : { $known }.
lab-study-key-unknown = il n’y a pas de clé { $key } ; clés possibles : { $known }.
lab-study-key-missing = la clé { $key } manque.
lab-study-value = la valeur de { $key } ne convient pas ({ $reason }).
lab-study-needs-list = { $key } demande une liste de bots.
lab-study-needs-seats = { $key } demande des bots par place ; ceux d’une liste changent de place de toute façon.
lab-study-play = play[{ $number }] ne convient pas : { $fault }
lab-study-cell = La case { $number } de l’étude ne peut pas être jouée : { $fault }
lab-study-nothing = Il ne reste rien à jouer.
lab-way-unknown = Il n’y a pas de façon de jouer « { $name } » ; façons possibles : { $known }.
lab-way-no-settings = La façon de jouer « { $name } » n’a pas de réglages.
lab-way-no-records = La façon de jouer « { $name } » ne garde pas d’enregistrements.
lab-bad-precision = --precision est la largeur d’un intervalle, plus de 0 et moins de 1, et non { $precision }.
lab-folder-busy = Une autre série écrit dans { $folder } : attendez qu’elle finisse, ou indiquez un autre dossier avec --work.
lab-no-results = { $folder } n’a pas de tables de résultats : indiquez le dossier d’une étude qui a été jouée.
lab-bad-question = Impossible de répondre à la question : { $reason }
lab-no-ray = Une grappe demande Ray : pip install "futago[cluster]"
lab-no-cluster = Aucune grappe Ray ne répond à « { $address } » : démarrez-en une, ou vérifiez l’adresse et le jeton (RAY_AUTH_MODE=token).
lab-bad-address = « { $address } » n’est pas l’adresse d’une grappe : indiquez auto, local ou HOST:PORT.
lab-other-program = { $host } a une autre version de Futago : installez la même sur tous les ordinateurs.
lab-workers-die = Les processus meurent sans cesse à la même partie : il n’y a peut-être pas assez de mémoire pour un si grand nombre.
lab-intervals-anytime = Intervalles à 95 % qui valent quel que soit le moment où une case se termine (suites de confiance par paris).
lab-tables = Tables dans { $folder } ; interrogez-les avec : futago lab ask "select * from estimates" { $folder }
lab-stopped = Interrompu. La même commande reprend.
lab-studies-run = Pour en jouer une : futago lab run NOM
lab-head-study = étude
lab-head-question = ce qu’elle demande
lab-head-cell = #
lab-head-seat = place
lab-head-share = victoires
lab-head-interval = intervalle
lab-head-even = égal ?
lab-head-state = état
lab-bot-against = { $bot } c. { $against }
lab-seat-all = toutes à tour de rôle
lab-state-complete = complète
lab-state-precise = précise
lab-state-stopped = interrompue
lab-ladder-overall = Toutes les parties contre d’autres bots, à toutes les places
