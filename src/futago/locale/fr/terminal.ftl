# Answering a question in the terminal, step by step.

play-picked = { $picked } : { $prompt }
play-go-on = Entrée : continuer
play-one-too-many = { $number } est de trop : le coup est complet avant ce numéro.
play-least = Choix à faire, au moins : { $least }.
play-most = Choix possibles, au plus : { $most }. Retirez d’abord quelque chose, avec son numéro.
play-limit = Cela fait { $total } en tout ; la limite est { $limit }.
play-sum = Total : { $total } sur { $limit }

## A path

play-target = cible { $space }
play-aim = poser la cible
play-path = { $path } → { $target }
play-placed = { $power } ({ $where })

## An attack

play-blow = { $left ->
    [0] { $target } (tombe)
   *[other] { $target } (reste { $left })
}

## A purchase

play-payment = Comment payez-vous ? Entrée accepte ce qui est marqué > ; un numéro le change.
play-leave = Choisissez qui part pour faire de la place : { $count }.
play-too-many = Il n’y a pas de place pour autant.
play-too-dear = Vous ne pouvez pas payer autant.
play-missing = Reste à payer : { $amount }.
play-superfluous = C’est plus que nécessaire : retirez ce dont vous pouvez vous passer.
play-not-spared = Un héros ne survivrait pas à la perte de ces objets.
play-price-levels = Prix : { $price ->
    [one] { $price } niveau
   *[other] { $price } niveaux
}
play-price-gold = Prix : { $price } po
play-bill-levels = Prix : { $price ->
    [one] { $price } niveau
   *[other] { $price } niveaux
} ; payé : { $paid } ; en trop : { $change }
play-bill-gold = Prix : { $price } po ; payé : { $paid }{ $coins ->
    [0] {""}
   *[other] {" "}(pièces : { $coins })
} ; en trop : { $change }

## Moving things

play-to = → { $holder }
play-held = { $thing } → { $number }
play-aside = mettre de côté
play-how-to-move = Tapez le numéro de ce qui bouge, puis de sa destination ; Entrée à la fin.
play-where-to = Où ? Tapez un numéro avec une flèche.
play-current = Le prochain va à : { $holder }
play-thing-first = Tapez d’abord le numéro de ce qui bouge, puis sa destination.
play-holder-full = Plus de place, au plus { $most } : { $holder }
play-holder-least = Il en manque là, { $least } en tout : { $holder }
play-holder-floor = Ne survivrait pas sans ses objets : { $holder }
play-nothing-moved = Rien n’a encore bougé : déplacez quelque chose, ou tapez undo.
play-no-order = Un héros ne survivrait pas à cet échange d’objets : faites-le en plusieurs fois.

## An exchange

play-give = vous donnez : { $thing }
play-take = vous recevez : { $thing }
play-nothing-exchanged = Choisissez ce qui change de mains.
play-exchange-most = Personne ne peut avoir plus de héros que cela : { $most }.
play-exchange-none = Personne ne peut rester sans héros.
play-help-odds = odds dit ce que vos héros les plus forts peuvent espérer à chaque lieu ; odds suivi de héros, ce que ceux-là peuvent espérer.
play-help-suggest = suggest dit comment un combat se poursuit d’ordinaire, quoi acheter et qui porte quoi ; go le fait.
play-suggest = D’ordinaire (go le fait) :
play-suggest-nothing = Il n’y a rien à conseiller ici.
play-odds = Avec { $group } :
