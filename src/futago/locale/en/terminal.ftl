# Answering a question in the terminal, step by step.

play-picked = { $picked }: { $prompt }
play-go-on = Enter: go on
play-one-too-many = { $number } is one number too many: the move is complete before it.
play-least = Choose at least { $least }.
play-most = Choose at most { $most }: take something out first, with its number.
play-limit = That adds up to { $total }: the limit is { $limit }.
play-sum = Sum: { $total } of { $limit }

## A path

play-target = target { $space }
play-aim = set the target
play-path = { $path } → { $target }
play-placed = { $power } ({ $where })

## An attack

play-blow = { $left ->
    [0] { $target } (falls)
   *[other] { $target } ({ $left } left)
}

## A purchase

play-payment = How do you pay? Enter accepts what is marked >; a number changes it.
play-leave = Choose who leaves to make room: { $count }.
play-too-many = There is no room for so many.
play-too-dear = You can’t pay that much.
play-missing = Still to pay: { $amount }.
play-superfluous = That is more than needed: take out what you can do without.
play-not-spared = A hero would not survive the loss of these items.
play-price-levels = Price: { $price ->
    [one] 1 level
   *[other] { $price } levels
}
play-price-gold = Price: { $price } GP
play-bill-levels = Price: { $price ->
    [one] 1 level
   *[other] { $price } levels
}; paid: { $paid }; change: { $change }
play-bill-gold = Price: { $price } GP; paid: { $paid }{ $coins ->
    [0] {""}
   *[other] {" "}(coins: { $coins })
}; change: { $change }

## Moving things

play-to = → { $holder }
play-held = { $thing } → { $number }
play-aside = put aside
play-how-to-move = Type the number of what moves, then of where it goes; Enter when done.
play-where-to = Where to? Type a number with an arrow.
play-current = The next one goes to: { $holder }
play-thing-first = First type the number of what moves, then where it goes.
play-holder-full = No more room, at most { $most }: { $holder }
play-holder-least = Still missing there, { $least } in all: { $holder }
play-holder-floor = This hero would not survive without its items: { $holder }
play-nothing-moved = Nothing has moved yet: move something, or undo.
play-no-order = A hero would not survive while the items change hands: move them in several steps.

## An exchange

play-give = you give: { $thing }
play-take = you get: { $thing }
play-nothing-exchanged = Choose what changes hands.
play-exchange-most = Nobody may have more heroes than this: { $most }.
play-exchange-none = Nobody may be left without a hero.
play-help-odds = odds tells how your strongest heroes would fare at each location; odds with some heroes, how those would.
play-help-suggest = suggest tells how a battle usually goes on, what to buy, and who carries what; go does it.
play-suggest = Usually (go does it):
play-suggest-nothing = Nothing is suggested here.
play-odds = With { $group }:
