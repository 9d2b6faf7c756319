# The page on which a table is made.

new-page-title = Nouvelle partie de { $game }
new-page-with = Jouer avec
new-page-with-bots = Bots
new-page-with-link = Amis en ligne (par lien)
new-page-with-here = Amis sur cet écran
new-page-seat = Votre place
new-page-level = Votre adversaire
new-page-level-many = Vos adversaires
new-page-difficulty = Difficulté
new-page-difficulty-own = La vôtre
new-page-strength = Force
new-page-suits = à votre niveau
new-page-options = Options du jeu
new-page-table = Options de la table
new-page-public = Publique : visible de tous sur ce serveur
new-page-name = Nom de la table
new-page-chat = Discussion
new-page-spectator-chat = Les spectateurs peuvent écrire
new-page-hints = Aides et coups d’essai permis (entre joueurs, seulement si tout le monde est d’accord)
new-page-clock = Pendule
new-page-clock-none = aucune
new-page-clock-move = par coup
new-page-clock-game = pour la partie
new-page-clock-days = en jours par coup
new-page-seconds = Secondes par coup
new-page-minutes = Minutes par joueur
new-page-increment = Secondes ajoutées par coup
new-page-days = Jours par coup
new-page-make = Créer la table
new-page-start = Commencer la partie
new-page-friend = Nom de l’autre joueur : { $seat }
new-page-own-palace = Mon palais : { $name }
bot-random = au hasard
bot-greedy = impulsif
bot-gentle = bienveillant
bot-novice = débutant
bot-player = intermédiaire
bot-expert = expert
bot-master = maître
bot-help-random = Joue un coup permis au hasard.
bot-help-greedy = Prend ce qui paraît le mieux sur le moment, sans penser à la suite.
bot-help-gentle = Laisse sa chance à qui débute : environ une partie sur deux.
bot-help-novice = Joue à l’instinct, avec des erreurs de débutant.
bot-help-player = Sait ce qu’il fait, et se trompe de temps en temps.
bot-help-expert = Se trompe rarement : il faut un bon plan pour le battre.
bot-help-master = Presque parfait. Réfléchit jusqu’à cinq secondes.
bot-introduction = { $name } ({ $seat }, { $level }) : { $manner }
bot-introduction-short = { $name } ({ $seat }, { $level })
bot-says = { $name } : « { $words } »

## Options that follow others

new-page-advanced = Autres options
new-page-changed = Adapté à votre choix ; c’était : { $before }.
new-page-changed-plain = Adapté à votre choix.
new-page-usual = Revenir à la valeur habituelle
