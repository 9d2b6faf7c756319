# L’entraîneur : ce qu’il ne peut pas, et la commande. Ce qu’il dit d’une partie est dans coach.ftl du jeu.

## Ce qui ne se commente pas

coach-not-game = Il n’y a pas encore d’entraîneur pour ce jeu.
coach-not-honour = Cette partie s’est jouée sur l’honneur : l’entraîneur ne peut pas l’analyser.
coach-not-finished = Cette partie a été abandonnée avant la première Révélation : il n’y a rien à analyser.
coach-no-effort = Il n’y a pas de niveau d’analyse « { $name } » ; niveaux possibles : { $known }.
coach-no-odds = Il n’y a pas de pronostics pour ce jeu.
coach-no-suggestion = Il n’y a rien à suggérer pour le moment.
coach-no-hint = Vous n’avez rien à décider pour le moment.
coach-failed = L’entraîneur n’a pas pu finir : réessayez.
coach-too-many = L’entraîneur est très demandé : réessayez dans un instant.

## La commande

cli-coach = Revoir une partie terminée avec l’entraîneur : comment les chances ont évolué, ce qui a coûté, ce qui aurait été mieux et pourquoi, et la part de la chance.
cli-coach-game = Quelle partie du fichier, en comptant à partir de 1.
cli-coach-effort = Combien de temps l’entraîneur réfléchit : quick (secondes), normal ou thorough (minutes).
cli-coach-out = Écrire aussi dans ce fichier une page pour le navigateur, avec courbes et cartes.
cli-coach-json = Écrire aussi les données du rapport dans ce fichier.
coach-progress = L’entraîneur revoit la partie
coach-written = Écrit : { $file }
coach-effort-quick = rapide
coach-effort-normal = normale
coach-effort-thorough = approfondie

## What all coaches say

coach-two = { $one } { $two }
coach-percent = { $percent } %
coach-percent-least = moins de 1 %
coach-percent-most = plus de 99 %
coach-verdict-inaccuracy = Imprécision ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
coach-verdict-mistake = Erreur ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
coach-verdict-blunder = Gaffe ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
coach-better = Mieux : { $do }.
coach-page-title = L’analyse de l’entraîneur
coach-page-player = { $seat } : { $name }
coach-page-round = Manche { $round }
coach-page-signs = Ronds : imprécisions ; triangles : erreurs ; carrés : gaffes ; losanges : chance.
coach-page-remarks = Remarques
coach-page-nothing = Rien que l’entraîneur aurait fait mieux à coup sûr.
coach-page-balance = Habileté et chance
coach-page-moves = Tous les coups
coach-page-begin = La partie commence.
coach-page-move = Coup
coach-page-what = Ce qui s’est passé
coach-page-lost = Perdus
coach-page-at = Manche { $round }. { $what }
