# L’entraîneur : ce qu’il ne peut pas, et la commande. Ce qu’il dit d’une partie est dans coach-goryo.ftl.

## What cannot be coached

coach-not-game = L’entraîneur ne connaît que Goryō : il n’a rien à dire de ce jeu.
coach-not-honour = Cette partie s’est jouée sur l’honneur : ses erreurs se règlent à la table, et l’entraîneur n’a rien à ajouter.
coach-not-finished = Cette partie a été abandonnée avant la première Révélation : il n’y a encore rien à en apprendre.
coach-not-palace = Ce palais offre au Goryō plus de chemins que l’entraîneur ne peut en embrasser.
coach-no-effort = Il n’y a pas d’effort « { $name } » : choisissez dans la liste : { $known }.
coach-no-hint = Vous n’avez rien à décider pour le moment.
coach-failed = L’entraîneur n’a pas pu finir : redemandez-lui.
coach-too-many = Beaucoup consultent l’entraîneur en ce moment : revenez dans un instant.

## The command

cli-coach = Revoir une partie finie de Goryō avec l’entraîneur : comment les chances ont évolué, ce qui a coûté, ce qui aurait été mieux et pourquoi, et la part de la chance.
cli-coach-game = Quelle partie du fichier, en comptant à partir de 1.
cli-coach-effort = Combien de temps l’entraîneur réfléchit : quick (secondes), normal ou thorough (minutes).
cli-coach-out = Écrire aussi dans ce fichier une page pour le navigateur, avec courbes et cartes.
cli-coach-json = Écrire aussi les données du rapport dans ce fichier.
coach-progress = L’entraîneur revoit la partie
coach-written = Écrit : { $file }
