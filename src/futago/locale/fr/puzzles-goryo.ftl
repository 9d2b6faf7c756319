# Puzzles of Goryō: the pages, the terminal and the command.

## What has to be found

puzzle-name = Problème { $number }
puzzle-level-1 = Facile
puzzle-level-2 = Assez facile
puzzle-level-3 = Moyen
puzzle-level-4 = Difficile
puzzle-level-5 = Très difficile
puzzle-line-samurai = Samouraï, { $cubes } cubes Action restants
puzzle-line-goryo = Goryō, le dernier plan
puzzle-edition = édition { $edition }
puzzle-actions = { $actions } actions par samouraï
puzzle-palace = palais { $palace }
puzzle-task-samurai = Vous êtes le Samouraï, à la dernière manche, avec { $cubes } cubes Action. Déplacez-vous et posez la meilleure question, ou terminez le tour si cela vaut mieux. Le Goryō planifie aussi bien que possible.
puzzle-task-goryo = Vous êtes le Goryō, à la dernière manche. Trouvez le plan qui gagne le plus souvent contre un Samouraï qui questionne aussi bien que possible.

## What is said of a try

puzzle-right = Cette idée gagne dans { $best } % des cas, la meilleure autre dans { $second } %.
puzzle-costs = Cette idée gagne dans { $value } % des cas au lieu de { $best } %.
puzzle-costs-least = Cette idée gagne dans { $value } % des cas au plus, au lieu de { $best } %.
puzzle-detour = C’est la bonne question, mais avec un déplacement de trop avant elle. Questionnez d’abord : la réponse peut dire où aller.
puzzle-yours = Votre question : sur { $ways } chemins probables, { $yes } { $yes ->
    [one] peut
   *[other] peuvent
} répondre oui et { $no } { $no ->
    [one] peut
   *[other] peuvent
} répondre non ; la réponse est oui dans { $chance ->
    [0] moins de 1
    [100] plus de 99
   *[other] { $chance }
} % des cas.
puzzle-plan-loses = Briser cette cible ne laisse qu’une tuile intacte : la partie est perdue aussitôt.
puzzle-plan-turns = Elle retourne une tuile de plus.
puzzle-plan-reached = { $reached ->
    [0] Aucun samouraï ne peut
    [one] Un samouraï peut
   *[other] { $reached } samouraïs peuvent
} atteindre cette cible.
puzzle-moves = Rien ne peut suivre une question, un plan ou la fin du tour : donnez les coups jusque-là.
puzzle-solution = Solution : { $moves }

## Why

puzzle-why-split = Sur { $ways } chemins probables, { $yes } { $yes ->
    [one] peut
   *[other] peuvent
} répondre oui ici et { $no } { $no ->
    [one] peut
   *[other] peuvent
} répondre non ; la réponse est oui dans { $chance ->
    [0] moins de 1
    [100] plus de 99
   *[other] { $chance }
} % des cas.
puzzle-why-sure = { $yes ->
    [0] Les { $ways } chemins probables répondent tous non ici.
   *[other] Les { $ways } chemins probables répondent tous oui ici : c’est une empreinte sûre.
}
puzzle-why-targets = Sur { $targets } cibles probables, il en reste { $yes } après un oui et { $no } après un non.
puzzle-why-reach = De là, il atteint encore { $reach } des { $targets } cibles probables.
puzzle-why-print = Elle trouve une empreinte qui compte dans { $chance } % des cas, la meilleure autre question dans { $other } %.
puzzle-why-stand = { $stood ->
    [0] Alors aucun samouraï n’est sur une cible probable.
    [one] Les samouraïs tiennent alors une cible probable : le Goryō y finit dans { $chance } % des cas.
   *[other] Les samouraïs tiennent alors { $stood } cibles probables : le Goryō finit sur l’une d’elles dans { $chance } % des cas.
}
puzzle-why-all = Sur { $targets } cibles probables, { $reached ->
    [one] 1 peut encore être atteinte
   *[other] { $reached } peuvent encore être atteintes
}.
puzzle-why-stake = Avec les empreintes trouvées, le Samouraï gagne dans { $caught } % des cas si un samouraï est sur la cible, et dans { $alone } % si aucun n’y est.
puzzle-why-loses = { $count ->
    [one] Une autre cible perd
   *[other] { $count } autres cibles perdent
} aussitôt : une seule tuile resterait intacte.
puzzle-why-old = La tuile de son type est déjà retournée ; { $count ->
    [one] une autre cible en retourne
   *[other] { $count } autres cibles en retournent
} une de plus.
puzzle-why-far = { $others ->
    [0] C’est la seule cible qu’aucun samouraï n’atteint.
    [one] Aucun samouraï ne l’atteint ; une seule autre cible est dans ce cas.
   *[other] Aucun samouraï ne l’atteint ; { $others } autres cibles sont dans ce cas.
}
puzzle-why-fewer = { $reached ->
    [one] Un seul samouraï peut
   *[other] Seuls { $reached } samouraïs peuvent
} y aller ; toute autre cible peut être atteinte par { $least } au moins.
puzzle-why-last-spirit = Deux jetons Esprit sont retournés : un samouraï sur la cible met fin à la partie.
puzzle-why-catchers = Il faut { $needed } samouraïs sur la cible pour finir la partie aussitôt : trop peu peuvent y aller, mais assez pour { $count ->
    [one] une autre cible
   *[other] { $count } autres cibles
}.
puzzle-why-hidden = Le Samouraï peut questionner sur { $cubes ->
    [0] aucun
   *[other] { $cubes }
} de ses cubes ; sur d’autres chemins vers la même cible, jusqu’à { $most }.
puzzle-why-unexpected = Il y a { $targets } cibles au choix ; c’est sur ce chemin que les meilleures questions du Samouraï font le moins de mal.

## The pages

puzzles-intro = Des positions tirées de parties entre robots, toujours à la dernière manche, où une idée est nettement la meilleure. Toutes les chances sont calculées exactement, pour deux joueurs qui ne font plus d’erreur.
puzzles-count = { $done } sur { $all } résolus
puzzles-done = résolu
puzzles-following = Le suivant pour vous
puzzles-all = Tous les problèmes
puzzles-right = Juste
puzzles-wrong = Il y a mieux
puzzles-detour = Presque
puzzles-illegal = Pas permis
puzzles-back = Reprendre le dernier pas
puzzles-again = Essayer encore
puzzles-show = Montrer la solution
puzzles-solution = La solution, pas à pas :
puzzles-step = { $first } : { $rest }
puzzles-also = { $count ->
    [one] Il y a encore une façon de réaliser la même idée.
   *[other] Il y a encore { $count } façons de réaliser la même idée.
}
puzzles-next = Problème suivant
puzzles-none = Ce problème n’existe pas ici.

## In the terminal

play-puzzle-none = Il n’y a pas de problème { $number } : choisissez-en un de 1 à { $last }.
play-puzzle-how = Essayez-en un avec futago puzzles et son numéro.
play-puzzle-help = Choisissez ou tapez un coup comme dans une partie. undo : reprendre un pas ; solution : la montrer ; next : un autre problème ; quit : sortir.
play-puzzle-next = Entrée : le problème suivant

## The command

cli-puzzles = Résoudre des problèmes de Goryō dans le terminal ; sans numéro, ils sont tous listés.
cli-puzzles-number = Le numéro d’un problème de la liste.
cli-lab-puzzles = Trouver des problèmes de Goryō dans des parties entre robots : des moments de la dernière manche où une idée est nettement la meilleure. Une recherche interrompue reprend quand on la relance.
cli-lab-puzzles-game = Le jeu ; seul goryo a des problèmes.
cli-lab-puzzles-count = Combien de problèmes choisir.
cli-lab-puzzles-out = Le fichier à écrire, ou avec --check celui à lire ; s’il n’existe pas, les problèmes fournis avec Futago sont vérifiés.
cli-lab-puzzles-jobs = Processus au travail ; par défaut un par cœur.
cli-lab-puzzles-check = Recalculer tout ce qui est dit des problèmes, et résoudre leurs manches à nouveau.
cli-lab-puzzles-found = Parties parcourues, { $found } problèmes trouvés
cli-lab-puzzles-checking = Vérification
cli-lab-puzzles-checked = { $count } problèmes vérifiés, { $wrong } fautes
cli-lab-puzzles-unreadable = Ce ne sont pas des problèmes : { $error }
cli-lab-puzzles-other-seed = { $file } a été commencé avec une autre graine : reprenez-la, ou supprimez le fichier.
