# Les Choucas : tout ce qui s’en dit.

## Noms

jackdaws-name = Les Choucas
jackdaws-seat-old = le vieux choucas
jackdaws-seat-young = le jeune choucas
jackdaws-card-button = bouton
jackdaws-card-coin = sou
jackdaws-card-thimble = dé

## Options

jackdaws-option-hand = Cartes distribuées à chaque choucas.
jackdaws-option-turned = Retourner aussi une carte que l’on a crue.

## Pourquoi un coup n’est pas permis

jackdaws-notation = « { $move } » n’est pas un coup : écrivez lay CARTE as CARTE, believe ou doubt.
jackdaws-refused-card = Vous n’avez pas de { $card } : posez une carte de votre main.
jackdaws-refused-deal = Pas cette carte : il n’y en a plus, ou c’est à l’autre d’en recevoir une.
jackdaws-refused-kind = Il n’y a pas de carte « { $card } » : les cartes sont { $known }.
jackdaws-refused-now-answer = Croyez ce qui a été dit, ou doutez-en.
jackdaws-refused-now-deal = Attendez que les cartes soient distribuées.
jackdaws-refused-now-lay = C’est à vous : posez une carte et dites ce que c’est.

## Questions et choix

jackdaws-wait-chance = On distribue les cartes.
jackdaws-wait-nobody = La partie est finie.
jackdaws-wait-old = Le vieux choucas réfléchit.
jackdaws-wait-young = Le jeune choucas réfléchit.
jackdaws-prompt-answer = Un { $said }, dit { $by }. Le croyez-vous ?
jackdaws-prompt-deal = Distribuez une carte.
jackdaws-prompt-lay = Quelle carte posez-vous face cachée ?
jackdaws-prompt-say = Vous posez un { $card } face cachée. Que dites-vous que c’est ?
jackdaws-pick-believe = y croire
jackdaws-pick-doubt = en douter

## Ce qui s’est passé

jackdaws-event-deal = Une carte pour { $to } : un { $card }.
jackdaws-event-deal-hidden = Une carte pour { $to }.
jackdaws-event-lay = Un { $card }, posé face cachée ; { $by } dit : un { $said }.
jackdaws-event-lay-hidden = Une carte, posée face cachée ; { $by } dit : un { $said }.
jackdaws-event-believe = Cru par { $by }.
jackdaws-event-doubt = Mis en doute par { $by }.
jackdaws-event-true = C’était vrai : un { $card }.
jackdaws-event-lie = C’était un mensonge : un { $card }.
jackdaws-event-end-level = { $old } points partout : { $winner } gagne, lui qui n’a pas commencé.
jackdaws-event-end-richer = { $old } pour le vieux choucas, { $young } pour le jeune : le plus riche est { $winner }.
jackdaws-event-end-resigned = L’autre abandonne à { $old } contre { $young } : { $winner } gagne.
jackdaws-event-end-time = Le temps est écoulé à { $old } contre { $young } : { $winner } gagne.

## Les règles, là où elles comptent

jackdaws-rule-deal = Cinq boutons (qui valent 1), quatre sous (2) et trois dés (3) ; chaque choucas reçoit une main, le reste demeure caché.
jackdaws-rule-lay = Posez une carte face cachée et dites ce que c’est, vrai ou faux. Si l’on vous croit, elle compte pour ce que vous avez dit.
jackdaws-rule-answer = Mise en doute, la carte est retournée : la vérité compte double, un mensonge compte pour qui en a douté.
jackdaws-rule-over = Le plus riche gagne ; le jeune choucas à égalité.

## Dessin

jackdaws-draw-title = Les Choucas - { $deck } cartes dans la pioche
jackdaws-draw-hand = { $score } points pour { $seat } : { $cards }
jackdaws-draw-open = [{ $card }] posé par { $by } comme { $said }
jackdaws-draw-believed = [{ $card }] posé par { $by } comme { $said }, cru
jackdaws-draw-doubted = [{ $card }] posé par { $by } comme { $said }, mis en doute

## La vue sur la page générique du navigateur

jackdaws-view-phase = Phase
jackdaws-view-hands = Mains
jackdaws-view-laid = Cartes posées
jackdaws-view-deck = Cartes dans la pioche
jackdaws-view-score = Points
jackdaws-view-winner = Gagnant
jackdaws-view-reason = Fin de la partie
jackdaws-view-by = Posée par
jackdaws-view-said = Annoncée comme
jackdaws-view-card = Carte
jackdaws-view-doubted = Mise en doute
jackdaws-view-is-deal = distribution
jackdaws-view-is-lay = pose d’une carte
jackdaws-view-is-answer = réponse
jackdaws-view-is-over = partie finie
jackdaws-view-is-button = bouton
jackdaws-view-is-coin = sou
jackdaws-view-is-thimble = dé
jackdaws-view-is-richer = plus de points
jackdaws-view-is-level = égalité de points
jackdaws-view-is-resigned = abandon
jackdaws-view-is-time = temps écoulé
