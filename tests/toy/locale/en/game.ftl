# Jackdaws: everything that is said about it.

## Names. Asked for by generic code: NAME-name, NAME-seat-SEAT.

jackdaws-name = Jackdaws
jackdaws-seat-old = the old jackdaw
jackdaws-seat-young = the young jackdaw
jackdaws-card-button = button
jackdaws-card-coin = coin
jackdaws-card-thimble = thimble

## Options

jackdaws-option-hand = Cards that each jackdaw is dealt.
jackdaws-option-turned = Turn a card over also when it was believed.

## Why a move is not allowed

jackdaws-notation = "{ $move }" is no move: write lay CARD as CARD, believe or doubt.
jackdaws-refused-card = You hold no { $card }: lay a card from your hand.
jackdaws-refused-deal = Not this card: there is none left, or it is another one's turn to get one.
jackdaws-refused-kind = There is no card "{ $card }": the cards are { $known }.
jackdaws-refused-now-answer = Believe what was said, or doubt it.
jackdaws-refused-now-deal = Wait until the cards are dealt.
jackdaws-refused-now-lay = It is your turn: lay a card and say what it is.

## Prompts and what to pick

jackdaws-wait-chance = The cards are being dealt.
jackdaws-wait-nobody = The game is over.
jackdaws-wait-old = The old jackdaw is thinking.
jackdaws-wait-young = The young jackdaw is thinking.
jackdaws-prompt-answer = A { $said }, says { $by }. Do you believe it?
jackdaws-prompt-deal = Deal a card.
jackdaws-prompt-lay = Which card do you lay face down?
jackdaws-prompt-say = You lay a { $card } face down. What do you say it is?
jackdaws-pick-believe = believe it
jackdaws-pick-doubt = doubt it

## What happened

jackdaws-event-deal = A card for { $to }: a { $card }.
jackdaws-event-deal-hidden = A card for { $to }.
jackdaws-event-lay = A { $card }, laid face down; { $by } says: a { $said }.
jackdaws-event-lay-hidden = A card, laid face down; { $by } says: a { $said }.
jackdaws-event-believe = Believed by { $by }.
jackdaws-event-doubt = Doubted by { $by }.
jackdaws-event-true = It was true: a { $card }.
jackdaws-event-lie = It was a lie: a { $card }.
jackdaws-event-end-level = { $old } points each: { $winner } wins, who did not begin.
jackdaws-event-end-richer = { $old } for the old jackdaw, { $young } for the young one: the richer is { $winner }.
jackdaws-event-end-resigned = The other one gives up at { $old } to { $young }: { $winner } wins.
jackdaws-event-end-time = Time is up at { $old } to { $young }: { $winner } wins.

## Rules, where they matter

jackdaws-rule-deal = Five buttons (worth 1), four coins (2) and three thimbles (3); each jackdaw is dealt a hand, the rest stays hidden.
jackdaws-rule-lay = Lay a card face down and say what it is, true or not. Believed, it counts as what you said.
jackdaws-rule-answer = Doubted, the card is turned over: the truth counts twice, a lie counts for whoever doubted it.
jackdaws-rule-over = The richer jackdaw wins; the young one if they are level.

## Drawing

jackdaws-draw-title = Jackdaws - { $deck } cards left in the deck
jackdaws-draw-hand = { $score } points for { $seat }: { $cards }
jackdaws-draw-open = [{ $card }] laid by { $by } as a { $said }
jackdaws-draw-believed = [{ $card }] laid by { $by } as a { $said }, believed
jackdaws-draw-doubted = [{ $card }] laid by { $by } as a { $said }, doubted

## The view on the generic page of the browser

jackdaws-view-phase = Phase
jackdaws-view-hands = Hands
jackdaws-view-laid = Cards laid
jackdaws-view-deck = Cards in the deck
jackdaws-view-score = Points
jackdaws-view-winner = Winner
jackdaws-view-reason = How it ended
jackdaws-view-by = Laid by
jackdaws-view-said = Said to be
jackdaws-view-card = Card
jackdaws-view-doubted = Doubted
jackdaws-view-is-deal = dealing
jackdaws-view-is-lay = laying a card
jackdaws-view-is-answer = answering
jackdaws-view-is-over = over
jackdaws-view-is-button = button
jackdaws-view-is-coin = coin
jackdaws-view-is-thimble = thimble
jackdaws-view-is-richer = more points
jackdaws-view-is-level = level on points
jackdaws-view-is-resigned = resigned
jackdaws-view-is-time = time ran out
