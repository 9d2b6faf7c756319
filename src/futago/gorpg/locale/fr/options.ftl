# The options of the game: names and values for forms.

gorpg-name-mode = Mode
gorpg-name-players = Compagnies
gorpg-name-jokers = Jokers
gorpg-name-muster-order = Qui choisit en premier
gorpg-name-first-leader = Premier meneur
gorpg-name-joint-quests = Compagnies par lieu
gorpg-name-battle = Durée d’un combat
gorpg-name-retreat-loss = Pertes en cas de retraite
gorpg-name-bounty = Prime
gorpg-name-items-per-hero = Objets par héros
gorpg-name-item-value = Or par niveau d’objet
gorpg-name-change = Monnaie
gorpg-name-trading = Échanges
gorpg-name-final-shop = Dernière visite chez les chasseurs
gorpg-name-scarce-decks = Pioches limitées
gorpg-name-trophy-value = Or par trophée
gorpg-name-regroup = Retour des monstres survivants
gorpg-name-heal-before-last = Soins avant la dernière bataille
gorpg-name-strikes = Attaques du Tyran
gorpg-name-strikers = Monstres qui attaquent à la dernière bataille
gorpg-name-victory = Comment gagnent les compagnies
gorpg-name-last-stand = Quand la partie est perdue
gorpg-name-swarm = Monstres de la dernière bataille
gorpg-name-monster-targets = Cibles des monstres
gorpg-value-mode-standard = course
gorpg-value-mode-overlord = Tyran
gorpg-value-mode-solo = solo
gorpg-value-muster-order-last-first = dernière place d’abord
gorpg-value-muster-order-leader-first = meneur d’abord
gorpg-value-first-leader-lot = au hasard
gorpg-value-joint-quests-any = sans limite
gorpg-value-battle-to-the-end = jusqu’au bout
gorpg-value-battle-one-exchange = un seul assaut
gorpg-value-retreat-loss-quest = la moitié des trophées de la quête
gorpg-value-retreat-loss-all = la moitié de tous les trophées
gorpg-value-items-per-hero-none = sans limite
gorpg-value-change-lost = perdue
gorpg-value-change-kept = gardée en pièces
gorpg-value-trophy-value-level = son niveau
gorpg-value-trophy-value-card = 1 par carte
gorpg-value-regroup-fought = des lieux attaqués
gorpg-value-regroup-all = de tous les lieux
gorpg-value-strikes-start = une par compagnie au départ
gorpg-value-strikes-alive = une par compagnie en vie
gorpg-value-strikers-any = n’importe lesquels, même plusieurs fois
gorpg-value-strikers-once = chacun au plus une fois par tour
gorpg-value-victory-open = ensemble, sauf trahison
gorpg-value-victory-collective = toujours ensemble
gorpg-value-victory-individual = chacun pour soi
gorpg-value-last-stand-all = plus aucun héros
gorpg-value-last-stand-questing = tous les héros en quête sont morts
gorpg-value-swarm-all = de tous les lieux
gorpg-value-swarm-fought = du lieu attaqué en dernier
gorpg-value-monster-targets-rule = règle habituelle
gorpg-value-monster-targets-best = la meilleure cible
gorpg-value-monster-targets-player = au choix du joueur

## What a mode plays with

gorpg-plays-standard = Compagnies : de 1 à { $most }. Elles rivalisent pendant dix manches ; la plus riche l’emporte.
gorpg-plays-overlord = Compagnies : de 1 à { $most }, contre le Tyran, qui a sa propre place, dispose les monstres et dirige leurs attaques.
gorpg-plays-solo = Une compagnie seule contre les monstres : ni rivales, ni héros de la taverne. En cas de victoire, votre or est votre score.

gorpg-difficulty-normal = normale
gorpg-difficulty-hard = difficile
gorpg-difficulty-merciless = impitoyable
gorpg-difficulty-about = Nos bots gagnent environ { $won } parties de ce genre sur 100.

## The ways to play, chosen by picture

gorpg-door-standard = Dix manches de course à l’or : la compagnie la plus riche l’emporte.
gorpg-door-overlord = Un camp mène les monstres, l’autre doit leur survivre.
gorpg-door-solo = Une compagnie seule contre la pioche : survivez, et battez votre meilleur score.
gorpg-side-party = Une compagnie
