# Le Taccole: tutto ciò che se ne dice.

## Nomi

jackdaws-name = Le Taccole
jackdaws-seat-old = la taccola anziana
jackdaws-seat-young = la taccola giovane
jackdaws-card-button = bottone
jackdaws-card-coin = soldo
jackdaws-card-thimble = ditale

## Opzioni

jackdaws-option-hand = Carte che riceve ogni taccola.
jackdaws-option-turned = Girare anche una carta creduta.

## Perché una mossa non è permessa

jackdaws-notation = "{ $move }" non è una mossa: scrivi lay CARTA as CARTA, believe o doubt.
jackdaws-refused-card = Non hai nessun { $card }: posa una carta della tua mano.
jackdaws-refused-deal = Non questa carta: non ce ne sono più, o tocca all’altra riceverne una.
jackdaws-refused-kind = Non c’è nessuna carta "{ $card }": le carte sono { $known }.
jackdaws-refused-now-answer = Credi a quanto è stato detto, o dubitane.
jackdaws-refused-now-deal = Aspetta che le carte siano distribuite.
jackdaws-refused-now-lay = Tocca a te: posa una carta e di’ che cos’è.

## Domande e scelte

jackdaws-wait-chance = Si distribuiscono le carte.
jackdaws-wait-nobody = La partita è finita.
jackdaws-wait-old = La taccola anziana sta pensando.
jackdaws-wait-young = La taccola giovane sta pensando.
jackdaws-prompt-answer = Un { $said }, dice { $by }. Ci credi?
jackdaws-prompt-deal = Distribuisci una carta.
jackdaws-prompt-lay = Quale carta posi coperta?
jackdaws-prompt-say = Posi un { $card } coperto. Che cosa dici che è?
jackdaws-pick-believe = crederci
jackdaws-pick-doubt = dubitarne

## Che cosa è successo

jackdaws-event-deal = Una carta per { $to }: un { $card }.
jackdaws-event-deal-hidden = Una carta per { $to }.
jackdaws-event-lay = Un { $card }, posato coperto; { $by } dice: un { $said }.
jackdaws-event-lay-hidden = Una carta, posata coperta; { $by } dice: un { $said }.
jackdaws-event-believe = Ci crede { $by }.
jackdaws-event-doubt = Ne dubita { $by }.
jackdaws-event-true = Era vero: un { $card }.
jackdaws-event-lie = Era una bugia: un { $card }.
jackdaws-event-end-level = { $old } punti a testa: vince chi non ha cominciato, { $winner }.
jackdaws-event-end-richer = { $old } per la taccola anziana, { $young } per la giovane: la più ricca è { $winner }.
jackdaws-event-end-resigned = L’altra si arrende sul { $old } a { $young }: vince { $winner }.
jackdaws-event-end-time = Tempo scaduto sul { $old } a { $young }: vince { $winner }.

## Le regole, dove contano

jackdaws-rule-deal = Cinque bottoni (valgono 1), quattro soldi (2) e tre ditali (3); ogni taccola riceve una mano, il resto rimane coperto.
jackdaws-rule-lay = Posa una carta coperta e di’ che cos’è, vero o no. Se sei creduta, conta per quello che hai detto.
jackdaws-rule-answer = Se se ne dubita, la carta viene girata: la verità conta doppio, una bugia conta per chi ne ha dubitato.
jackdaws-rule-over = Vince la più ricca; a pari punti la taccola giovane.

## Disegno

jackdaws-draw-title = Le Taccole - { $deck } carte nel mazzo
jackdaws-draw-hand = { $score } punti per { $seat }: { $cards }
jackdaws-draw-open = [{ $card }] posato da { $by } come { $said }
jackdaws-draw-believed = [{ $card }] posato da { $by } come { $said }, creduto
jackdaws-draw-doubted = [{ $card }] posato da { $by } come { $said }, messo in dubbio

## La vista sulla pagina generica del browser

jackdaws-view-phase = Fase
jackdaws-view-hands = Mani
jackdaws-view-laid = Carte posate
jackdaws-view-deck = Carte nel mazzo
jackdaws-view-score = Punti
jackdaws-view-winner = Vince
jackdaws-view-reason = Com’è finita
jackdaws-view-by = Posata da
jackdaws-view-said = Annunciata come
jackdaws-view-card = Carta
jackdaws-view-doubted = Messa in dubbio
jackdaws-view-is-deal = distribuzione
jackdaws-view-is-lay = posa di una carta
jackdaws-view-is-answer = risposta
jackdaws-view-is-over = partita finita
jackdaws-view-is-button = bottone
jackdaws-view-is-coin = soldo
jackdaws-view-is-thimble = ditale
jackdaws-view-is-richer = più punti
jackdaws-view-is-level = parità di punti
jackdaws-view-is-resigned = resa
jackdaws-view-is-time = tempo scaduto
