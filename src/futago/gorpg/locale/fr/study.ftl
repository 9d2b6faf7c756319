# Le labo de Go RPG.

## Réglage

cli-lab-tune = Régler les poids selon lesquels les bots de Go RPG évaluent ce qu’ils ont et ce qu’ils peuvent faire.
cli-lab-tune-sets = Jeux de poids séparés par des virgules, comme standard-few-none ou solo-1 ; tous si rien n’est dit.
cli-lab-tune-steps = Nombre de pas à faire depuis les poids actuels.
cli-lab-tune-out = Le fichier des poids ; sinon tempers.toml dans le dossier de --work.
gorpg-tune-unknown = Il n’y a pas de jeu de poids « { $name } » ; jeux disponibles : { $known }.
gorpg-tune-better = { $name } : meilleur de { $gain } ± { $error } points dans d’autres parties ; les nouveaux poids sont retenus.
gorpg-tune-kept = { $name } : { $gain } ± { $error } points dans d’autres parties, ce n’est pas nettement mieux ; les anciens poids restent.
gorpg-tune-done = Poids dans { $file }.

## Mesures

cli-lab-modes = Modes séparés par des virgules : standard, overlord, solo.
cli-lab-players = Nombres de compagnies, séparés par des virgules ; un mode ne se joue qu’avec ceux qu’il permet.
cli-lab-switch = Une option et les valeurs à comparer, comme regroup=fought,all ; peut se répéter.
gorpg-lab-no-simulator = Le labo joue dans le simulateur, qui n’est pas compilé : lancez python -m futago.kernels.
gorpg-lab-nothing = Il n’y a rien à jouer : aucun mode ne permet ces nombres de compagnies, ou il y a trop peu de bots.
gorpg-lab-head-parties = compagnies
gorpg-lab-head-among = parmi
gorpg-lab-head-even = égalité
gorpg-lab-head-overlord = Tyran
gorpg-lab-head-overlord-wins = victoires du Tyran
gorpg-lab-head-parties-win = victoires des compagnies
gorpg-lab-head-place = rang dans l’ordre du tour
gorpg-lab-ladder-standard = Parties standard : un bot parmi d’autres d’une autre sorte
gorpg-lab-ladder-overlord = Parties contre le Tyran : le Tyran contre les compagnies
gorpg-lab-ladder-both-roles = Parties contre le Tyran, dans les deux rôles : victoires du premier
gorpg-lab-ladder-solo = En solo
gorpg-lab-balance-overlord = Parties contre le Tyran, { $bot } contre lui-même
gorpg-lab-balance-solo = En solo, { $bot }
gorpg-lab-balance-places = Parties standard, { $bot } contre lui-même, selon le rang dans l’ordre du premier tour
gorpg-lab-leans-parties = les compagnies
gorpg-lab-leans-overlord = le Tyran
gorpg-lab-leans-game = le jeu
