# Le labo de Go RPG.

## Réglage

cli-lab-tune = Régler les poids selon lesquels les bots de Go RPG évaluent ce qu’ils ont et ce qu’ils peuvent faire.
cli-lab-tune-sets = Jeux de poids séparés par des virgules, comme standard-few-none ou solo-1 ; tous si rien n’est dit.
cli-lab-tune-steps = Nombre de pas à faire depuis les poids actuels.
cli-lab-tune-out = Le fichier des poids ; sinon tempers.toml dans le dossier de --work.
gorpg-tune-unknown = Il n’y a pas de jeu de poids « { $name } » ; jeux disponibles : { $known }.
gorpg-tune-better = { $name } : meilleur de { $gain } ± { $error } points dans d’autres parties ; les nouveaux poids sont retenus.
gorpg-tune-kept = { $name } : { $gain } ± { $error } points dans d’autres parties, ce n’est pas nettement mieux ; les anciens poids restent.
gorpg-tune-done = Poids dans { $file }.

## Ajustement

cli-lab-fit = Ajuster les réseaux par lesquels les maîtres de Go RPG jugent la fin d’une manche : jouer des parties, apprendre qui les gagne.
cli-lab-fit-sets = Jeux de réseaux séparés par des virgules, comme standard-few-none ou solo-1 ; sinon tous.
cli-lab-fit-games = Parties pour chaque jeu ; sinon autant que le dit la recette (gorpg/study/fitting.toml).
cli-lab-fit-out = Le fichier des réseaux ; sinon chances.npz dans le dossier de --work. Les jeux qui ne sont pas ajustés restent tels quels.
gorpg-fit-done = { $name } (parties : { $games }) : en moyenne, le futur vainqueur recevait { $first } % après la manche 1 et { $last } % après la manche 9, dans des parties mises à part.
gorpg-fit-file = Réseaux dans { $file }.

## Mesures

cli-lab-modes = Modes séparés par des virgules : standard, overlord, solo.
cli-lab-players = Nombres de compagnies, séparés par des virgules ; un mode ne se joue qu’avec ceux qu’il permet.
cli-lab-switch = Une option et les valeurs à comparer, comme regroup=fought,all ; peut se répéter.
gorpg-lab-no-simulator = Le labo joue dans le simulateur, qui n’est pas compilé : lancez python -m futago.kernels.
gorpg-lab-nothing = Il n’y a rien à jouer : aucun mode ne permet ces nombres de compagnies, ou il y a trop peu de bots.
gorpg-lab-balance-overlord = Parties contre le Tyran, { $bot } contre lui-même
gorpg-lab-balance-solo = En solo, { $bot }
gorpg-lab-leans-parties = les compagnies
gorpg-lab-leans-overlord = le Tyran
gorpg-lab-leans-game = le jeu

## What a game is measured by

gorpg-measure-items = or en objets
gorpg-measure-trophies = or en trophées
gorpg-measure-coins = pièces
gorpg-measure-hero-levels = niveaux des héros vivants
gorpg-measure-quests = quêtes
gorpg-measure-rests = repos
gorpg-measure-retreats = retraites
gorpg-measure-cleared = lieux nettoyés
gorpg-measure-slain = monstres tués
gorpg-measure-fallen = héros perdus
gorpg-measure-purchases = achats d’objets
gorpg-measure-hires = engagements de héros
gorpg-measure-gold-by-round = or après chaque manche
gorpg-measure-battles = combats
gorpg-measure-heroes-fallen = héros perdus par toutes les compagnies
gorpg-measure-monsters-slain = monstres tués par toutes les compagnies
gorpg-measure-last-monsters = monstres de la dernière bataille
gorpg-measure-parties-out = compagnies éliminées

gorpg-reason-gold = le plus d’or
gorpg-reason-eliminated = plus aucune compagnie
gorpg-reason-collective = dernier monstre tué ensemble
gorpg-reason-individual = la plus riche après la dernière bataille
gorpg-reason-survived = ville sauvée
gorpg-reason-defeated = compagnie vaincue

# Ce que demandent les études fournies avec le jeu.

study-gorpg-ladder = Quel niveau est le plus fort ?
study-gorpg-balance = Qui gagne entre bots égaux : les compagnies ou le Tyran, le joueur seul ou le jeu ?
study-gorpg-seats = La première place dans l’ordre du tour est-elle meilleure que les autres ?
study-gorpg-skill = Que décide l’habileté : combien de fois une compagnie forte gagne-t-elle parmi de faibles ?

# Qui joue ensemble.

gorpg-seat-parties = les compagnies
