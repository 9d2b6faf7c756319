# Texts that belong to no game.

verbatim = { $word }
seat-chance = le hasard

## Errors

bad-seed = La graine « { $seed } » n’est pas valide : écrivez 64 chiffres hexadécimaux (0-9, a-f) ou, sur la ligne de commande, un nombre entier.
bot-failed = Le bot { $bot } ({ $seat }) n’a pas joué : relancez-le, ou donnez sa place à quelqu’un d’autre.
bot-unknown = Il n’y a pas de bot « { $name } » pour ce jeu ; bots disponibles : { $known }.
cannot-concede = Abandon impossible pour { $seat }.
cannot-undo = Impossible d’annuler : votre dernier coup a déjà révélé quelque chose, ou quelqu’un a joué depuis.
difficulty-chosen = Difficulté { $name } : { $about }
difficulty-option = La difficulté « { $name } » fixe { $option } à { $value } : retirez cette option, ou la difficulté.
difficulty-unknown = { $count ->
    [0] Ce jeu n’a pas de difficulté à choisir.
   *[other] Il n’y a pas de difficulté « { $name } » ; difficultés disponibles : { $known }.
}
file-empty = { $file } est vide.
file-not-json = { $file }, ligne { $line } : ce n’est pas un objet JSON ; il en faut un par ligne.
file-unreadable = Impossible de lire { $file } : vérifiez le nom, et que c’est bien un fichier texte.
game-over = La partie est terminée : plus aucun coup à jouer.
game-unknown = Il n’y a pas de jeu « { $name } » ; jeux disponibles : { $known }.
ismcts-effort = « { $effort } » ne dit pas combien de temps chercher : écrivez un nombre de simulations (ismcts:500) ou de secondes (ismcts:0.5s).
ismcts-missing = OpenSpiel n’est pas installé : pip install open_spiel.
move-bad-field = Le coup « { $do } » a un champ mal formé : { $error }.
move-fields = Dans le coup « { $do } », le champ « { $field } » manque ou n’a rien à y faire.
move-unknown = Il n’y a pas de coup « { $do } » ; coups possibles : { $known }.
not-your-turn = C’est { $mover } qui doit jouer, pas { $seat }.
notation-empty = Tapez un coup, ou son numéro dans la liste.
option-bad-value = L’option { $name } ne peut pas valoir « { $value } » ; valeurs possibles : { $values }.
option-unknown = Il n’y a pas d’option « { $name } » ; options disponibles : { $known }.

## Positions

position-bad = Dans la position, { $name }={ $value } est illisible : vérifiez les noms et les nombres.
position-contradiction = Le champ { $name } de la position est impossible dans une partie en cours : vérifiez-le.
position-unknown = Une position n’a pas de « { $name } » ; noms possibles : { $known }.
position-word = « { $word } » n’a pas sa place dans une position : on écrit name=value, chaque nom une seule fois.

## Records

record-draw = Le tirage { $draw } (coup { $move }) ne découle pas de la graine : il indique « { $given } », la graine donne « { $due } ».
record-extra = L’enregistrement a un champ « { $field } » qui n’existe pas : supprimez-le.
record-format = Le format de l’enregistrement est « { $format } » ; ce programme lit « { $expected } ».
record-line = { $file }, ligne { $line } : { $reason }
record-missing = L’enregistrement n’a pas de champ « { $field } ».
record-move = Coup { $move } : { $reason }
record-not-list = Le champ « { $field } » de l’enregistrement n’est pas une liste.
record-not-object = Le champ « { $field } » de l’enregistrement n’est pas un objet.
record-option-missing = L’enregistrement ne précise pas l’option « { $name } » : il doit les donner toutes.
record-option-form = L’option « { $name } » de l’enregistrement n’est pas écrite en entier : elle s’écrit { $due }.
record-result = Le résultat est faux : { $field } vaut { $given }, mais les coups joués ({ $moves }) donnent { $due }.
record-seats = L’enregistrement doit dire qui tenait chacune de ces places, et aucune autre : { $seats }.
record-unfinished = Le coup { $move } manque : la partie n’est pas terminée, c’est { $mover } qui doit jouer.
rival-unknown = { $count ->
    [0] Ce jeu n’a pas de rivaux à choisir.
   *[other] Il n’y a pas de rival « { $name } » pour cette place à ce niveau ; rivaux disponibles : { $known }.
}
save-damaged = La partie sauvegardée est endommagée : commencez-en une nouvelle avec --new.
rules-unknown = Ces règles de { $game } (version { $version }) sont inconnues ici : une version plus récente de Futago les connaît peut-être.
scores-damaged = { $file } est endommagé : réparez-le, ou supprimez-le pour repartir d’un tableau neuf.

## Playing in the terminal

play-welcome = Tapez le numéro d’un choix, un de ses mots, ou un coup entier. « ? » explique la règle utile du moment ; undo, log, resign et quit (la partie vous attend) marchent à tout moment.
play-help = Choisissez par numéro ou par mot, plusieurs numéros sur une ligne si vous voulez (1 3 4), et confirmez avec Entrée ; more montre la suite d’une liste, undo annule, log raconte, resign abandonne, quit laisse la partie pour plus tard.
play-left = La partie vous attend : { $command } play { $game } --resume
play-waiting = Reprise de la partie laissée en cours. Pour en commencer une autre, utilisez --new.
play-hand-over = Laissez { $seat } prendre le clavier, puis appuyez sur Entrée.
play-turn = Au clavier : { $seat }.
play-no-number = Il n’y a pas de choix { $number } : la liste va de 1 à { $most }.
play-undone = Annulé : { $what }
play-resign = Abandonner cette partie ? (oui/non)
play-confirm = Entrée : jouer ce coup
play-more = more : { $count } de plus
play-record = L’enregistrement de cette partie est dans { $file } ; revoyez-la avec : { $command } replay { $file } --game 1
play-score-first = Votre score est { $score } : c’est désormais celui à battre (futago scores).
play-score-better = Votre score est { $score } : il bat { $best }, le meilleur jusqu’ici.
play-score-not-better = Votre score est { $score } ; celui à battre reste { $best }.
play-nothing-left = Aucune partie de { $game } en attente : commencez-en une sans --resume.
seat-unknown = Il n’y a pas de place « { $seat } » ; places possibles : { $known }.

## The command line

cli-futago = Futago : jouer à deux jeux de société, les étudier et les équilibrer. Pour commencer : futago play
cli-group-commands = Commandes
cli-group-parameters = Options
cli-group-arguments = Arguments
cli-see-help = Voir futago --help, ou --help après une commande.
cli-install-completion = Installer la complétion des commandes et des options pour votre shell.
cli-not-a-pair = { $option } attend name=value ; « { $entry } » n’en a pas la forme.
cli-bad-number = { $name } doit valoir au moins 1, pas { $number }.
cli-cannot-write = Impossible d’écrire { $file } : { $error }.

cli-lang = Langue de tout ce qui s’affiche : en, fr ou it ; par défaut, celle de votre environnement.
cli-colour = Couleurs dans le terminal ; --no-colour pour s’en passer.
cli-seed = Un nombre entier, ou 64 chiffres hexadécimaux ; sinon, une graine neuve et secrète.
cli-file = Le fichier à lire.

cli-play = Jouer une partie contre un bot dans le terminal. Chaque option du jeu se donne par son nom, par exemple --edition 2019 --variant genjutsu --palace lake.
cli-play-game = Le jeu.
cli-play-as = La place que vous prenez, par exemple goryo ou samurai ; plusieurs, séparées par une virgule, se partagent ce clavier.
cli-play-bot = Les bots aux autres places : le même partout, comme expert, ou un par place, comme p2=expert:baldo,p3=novice.
cli-play-resume = Reprendre la partie laissée en cours.
cli-play-new = Commencer une nouvelle partie même si une autre attend.
cli-options-of = Options de { $game } :
cli-rules = Lire les règles d’un jeu. Avec des options du jeu, les règles telles qu’on les joue alors, par exemple --edition 2019 --variant genjutsu.
cli-rules-game = Le jeu.
cli-rules-options = Une option du jeu.
cli-play-options = Une option du jeu.

cli-scores = Montrer les scores à battre : le meilleur pour chaque jeu d’options d’une partie en solo.
cli-scores-game = Seulement les scores de ce jeu.
scores-none = Pas encore de score : gagnez une partie en solo, par exemple futago play gorpg --mode solo
scores-game = jeu
scores-score = score
scores-options = options
scores-made = date

cli-simulate = Faire jouer beaucoup de parties entre bots et les enregistrer. La même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-simulate-game = Le jeu.
cli-simulate-games = Combien de parties.
cli-simulate-bots = Qui joue : seat=name, séparés par des virgules ; * désigne toutes les autres places ; random si rien n’est dit. ismcts:500 est la recherche d’OpenSpiel avec 500 simulations par coup, ismcts:0.5s avec une demi-seconde.
cli-simulate-option = Une option du jeu, sous la forme name=value ; peut se répéter.
cli-simulate-vary = Tirer les options au hasard à chaque partie ; celles données par --option restent.
cli-simulate-jobs = Processus au travail ; par défaut, un par cœur.
cli-simulate-out = Le fichier des enregistrements, une partie par ligne.
simulate-progress = Parties
simulate-seat = place
simulate-wins = victoires
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-ending = fin
simulate-games = parties
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves } coups par partie, { $seconds } s ({ $rate } parties/s)

cli-replay = Vérifier que chaque partie d’un fichier suit les règles, ou en revoir une pas à pas.
cli-replay-game = Montrer cette partie du fichier, comptée à partir de 1.
cli-replay-seat = Qui regarde : une place, spectator, ou above (tout est visible).
replay-all = { $count ->
    [one] { $count } enregistrement : chaque coup suit les règles et le résultat est juste.
   *[other] { $count } enregistrements : chaque coup suit les règles et chaque résultat est juste.
}
replay-no-game = Il n’y a pas de partie { $game } ; parties dans le fichier : { $count }.
replay-progress = Vérification
replay-step = Étape { $number } sur { $last }. Entrée : suivante, b : retour, un numéro : y aller, q : quitter.

cli-verify = Vérifier chaque partie d’un fichier et recalculer chaque tirage à partir de la graine.
verify-all = { $count ->
    [one] { $count } enregistrement vérifié
   *[other] { $count } enregistrements vérifiés
} : { $draws ->
    [one] { $draws } tirage découle
   *[other] { $draws } tirages découlent
} bien des graines.

## Options that follow others

cli-option-only = Seulement avec { $when }.
cli-option-difficulty = Règle plusieurs options pour rendre le jeu aussi difficile que vous le voulez.
cli-option-default = Avec { $when }, la valeur par défaut est { $default }.
play-option-unused = { $option } ne change rien ici : cette option ne compte qu’avec { $when }.
