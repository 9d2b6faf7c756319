# La table dans le navigateur : ce qui n'est d'aucun jeu.

table-page-actions = Ce que vous pouvez faire
table-page-advice = Aides
table-page-advice-ask = Proposer de permettre les aides
table-page-advice-asked = Les autres doivent encore accepter les aides.
table-page-advice-end = Jouer sans aides
table-page-advice-off = À armes égales : pas d’aides entre joueurs, sauf si tout le monde est d’accord.
table-page-advice-on = Tout le monde a accepté les aides. Les autres voient quand vous vous en servez.
table-page-advised = { $times ->
    [one] a utilisé les aides { $times } fois
   *[other] a utilisé les aides { $times } fois
}
table-page-agree = Accepter
table-page-ask-undo = Demander à annuler
table-page-away = hors ligne
table-page-back = Retour
table-page-bot = bot
table-page-chat = Discussion
table-page-chat-empty = Aucun message pour l’instant.
table-page-chat-say = Votre message
table-page-chat-send = Envoyer
table-page-commitment = Tous les tirages ont été fixés avant le premier coup. Code de contrôle : { $commitment }
table-page-confirm = Confirmer
table-page-copied = Lien copié.
table-page-copy = Copier
table-page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
table-page-device = Continuer sur un autre appareil
table-page-device-more = Ouvrez ce lien sur l’autre appareil dans les 24 heures. Il ne sert qu’une fois, et votre place vous suit.
table-page-free = libre
table-page-go-on = Continuer à jouer
table-page-goal = Le but du jeu
table-page-goal-close = Fermer le but du jeu
table-page-hand-over = Passez l’écran à { $name } ({ $seat }).
table-page-hint = Que ferait l’entraîneur ?
table-page-hint-chance = Vos chances de gagner si chacun joue bien : { $percent } %.
table-page-hint-refining = L’entraîneur cherche encore mieux…
table-page-hint-share = choisi { $percent } % du temps
table-page-hint-thinking = L’entraîneur réfléchit…
table-page-leave = Quitter la table
table-page-line-away = Connexion interrompue. Rien n’est perdu : reconnexion en cours…
table-page-link = Lien de cette table
table-page-link-more = Toute personne qui l’ouvre peut prendre une place libre ou regarder.
table-page-log = Ce qui s’est passé
table-page-log-empty = Rien encore.
table-page-lost = Vous avez perdu. Victoire : { $names }.
table-page-more = Plus
table-page-mute = Masquer les messages ({ $name })
table-page-next-game = Aller à la partie suivante
table-page-nickname = Votre pseudo
table-page-nobody = Personne n’a gagné.
table-page-notices-confirm = Votre adresse est confirmée : nous vous préviendrons quand ce sera votre tour.
table-page-notices-stop = Vous ne recevrez plus d’e-mails de cette table.
table-page-over = La partie est terminée
table-page-pause = Demander une pause
table-page-paused = La partie est en pause.
table-page-player = Joueur
table-page-players = À la table
table-page-refuse = Refuser
table-page-rematch = Revanche, rôles échangés
table-page-rematch-same = Revanche
table-page-next-level = Passer au niveau suivant : { $level }
table-page-easier-level = Essayer un niveau plus facile : { $level }
table-page-meet = Affronter { $name }
table-page-meet-easier = Essayer plutôt contre { $name }
table-page-says = « { $words } »
table-page-decided = Ce qui a décidé la partie
table-page-decided-see = Le voir sur le plateau
table-page-decided-nothing = Personne n’a commis d’erreur qui compte.
table-page-replay = Revoir la partie
table-page-resign = Abandonner
table-page-resign-sure = Voulez-vous abandonner cette partie ?
table-page-result = Le résultat
table-page-resume = Reprendre la partie
table-page-share = Inviter, partager
table-page-sound-ask = Jouer avec le son ? Du bois, du papier, du bronze et un chat : bref et doux.
table-page-sound-yes = Avec le son
table-page-sound-no = En silence
table-page-since = Depuis votre dernier passage
table-page-spectators = les spectateurs
table-page-thinking = réfléchit
table-page-time-up = temps écoulé
table-page-clock-waits = attend la fin de la scène
table-page-to-move-away = doit jouer, hors ligne
table-page-try = Essayer sur une copie
table-page-uncover = C’est moi : afficher
table-page-watch = Regardez le plateau.
table-page-watch-all = Tout le monde peut regarder : observez le plateau.
table-page-undo = Annuler
table-page-unmute = Afficher les messages ({ $name })
table-page-view = La partie telle que vous la voyez
table-page-winner = Victoire : { $names }.
table-page-withdraw = Retirer la demande
table-page-won = Vous avez gagné !
table-page-you = vous
table-page-your-turn = à vous de jouer
table-page-again = Rejouer
table-page-email = Me prévenir par e-mail quand c’est à moi
table-page-email-keep = Confirmer l’adresse
table-page-notify = Me prévenir dans ce navigateur quand c’est à moi
table-page-notify-denied = Votre navigateur bloque les notifications : autorisez-les pour ce site dans ses réglages.
table-page-notify-sent = Nous venons de vous envoyer un e-mail : ouvrez son lien pour confirmer.
table-page-line-back = La connexion est rétablie.
table-page-seat-moved = Vous jouez maintenant sur un autre appareil. Ici, vous pouvez regarder.
table-page-chat-muted = Les messages des joueurs que vous avez masqués ne s’affichent pas.
table-page-leave-sure = Votre place se libère, et quelqu’un d’autre peut la prendre.
table-page-leave-no = Rester
table-page-aside = la réserve
table-page-bill = Prix { $price }, payé { $paid }.
table-page-bill-change = { $change } de trop, sans monnaie rendue.
table-page-bill-leave = { $count ->
    [one] Encore un départ nécessaire.
   *[other] Encore { $count } départs nécessaires.
}
table-page-bill-missing = Il manque { $missing }.
table-page-cheapest = Paiement le moins cher
table-page-chosen = Choisi jusqu’ici :
table-page-instead = Autre chose
table-page-put = { $thing } : { $place }
table-page-reset = Tout remettre en place
table-page-shorter = Reprendre le dernier pas
table-page-space = { $space }
table-page-target = Poser la cible maintenant
table-page-target-on = cible : { $space }
table-page-skip = Passer à mon tour
table-page-tempo = Coups des autres
table-page-tempo-watch = regarder
table-page-tempo-quick = rapide
table-page-tempo-instant = instantané
table-page-place = { $place ->
    [1] Vous terminez à la 1re place sur { $count } !
   *[other] Vous terminez à la { $place }e place sur { $count }.
}
table-page-recap-table = En tableau
table-page-recap-round = Manche
table-page-recap-highlights = Temps forts
table-page-rank = Place { $place }
table-page-log-more = Coup par coup
table-page-keep = Garder vos parties, sur tous vos appareils
