# Problèmes de tous les jeux : les pages, le terminal et la commande.

puzzle-name = Énigme { $number }
puzzle-level-1 = Facile
puzzle-level-2 = Assez facile
puzzle-level-3 = Moyen
puzzle-level-4 = Difficile
puzzle-level-5 = Très difficile
puzzles-intro = Des positions tirées de parties entre bots, toujours à la dernière manche, où une idée est nettement la meilleure. Toutes les chances sont calculées exactement, pour deux joueurs qui ne font plus d’erreur.
puzzles-count = Résolues : { $done } sur { $all }
puzzles-done = résolue
puzzles-following = Prochaine énigme
puzzles-all = Toutes les énigmes
puzzles-right = Bonne réponse
puzzles-wrong = Il y a mieux
puzzles-detour = Presque
puzzles-illegal = Coup interdit
puzzles-back = Annuler le dernier pas
puzzles-again = Essayer encore
puzzles-show = Montrer la solution
puzzles-solution = La solution, pas à pas :
puzzles-step = { $first } : { $rest }
puzzles-also = { $count ->
    [one] Il y a encore une façon de réaliser la même idée.
   *[other] Il y a encore { $count } façons de réaliser la même idée.
}
puzzles-next = Énigme suivante
puzzles-none = Cette énigme n’existe pas.
play-puzzle-none = Il n’y a pas d’énigme { $number } : choisissez-en une de 1 à { $last }.
play-puzzle-how = Essayez-en une avec futago puzzles et son numéro.
play-puzzle-help = Choisissez ou tapez un coup comme dans une partie. undo : annuler un pas ; solution : la montrer ; next : une autre énigme ; quit : sortir.
play-puzzle-next = Entrée : l’énigme suivante
cli-puzzles = Résoudre des énigmes dans le terminal ; sans numéro, elles sont toutes listées.
cli-puzzles-game = Le jeu dont jouer les énigmes ; par défaut le premier qui en a.
cli-puzzles-none = Il n’y a pas encore d’énigmes pour { $game } : choisissez parmi { $known }.
cli-puzzles-number = Le numéro d’une énigme de la liste.
cli-lab-puzzles = Trouver des énigmes dans des parties entre bots : des moments de la dernière manche où une idée est nettement la meilleure. Une recherche interrompue reprend quand on la relance.
cli-lab-puzzles-game = Le jeu ; par défaut le premier qui a des énigmes.
cli-lab-puzzles-count = Combien d’énigmes choisir.
cli-lab-puzzles-out = Le fichier à écrire, ou avec --check celui à lire ; s’il n’existe pas, les énigmes fournies avec Futago sont vérifiées.
cli-lab-puzzles-jobs = Processus au travail ; par défaut un par cœur.
cli-lab-puzzles-check = Recalculer tout ce qui est dit des énigmes, et résoudre leurs manches à nouveau.
cli-lab-puzzles-found = Parties parcourues, énigmes trouvées : { $found }
cli-lab-puzzles-checking = Vérification
cli-lab-puzzles-checked = Énigmes vérifiées : { $count }, fautes : { $wrong }
cli-lab-puzzles-unreadable = Ce ne sont pas des énigmes : { $error }
