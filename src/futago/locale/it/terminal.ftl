# Answering a question in the terminal, step by step.

play-picked = { $picked }: { $prompt }
play-go-on = Invio: avanti
play-one-too-many = { $number } è di troppo: la mossa è completa prima di quel numero.
play-least = Da scegliere, almeno: { $least }.
play-most = Da scegliere, al massimo: { $most }. Prima togli qualcosa con il suo numero.
play-limit = In tutto fa { $total }; il limite è { $limit }.
play-sum = Totale: { $total } su { $limit }

## A path

play-target = bersaglio { $space }
play-aim = mettere il bersaglio
play-path = { $path } → { $target }
play-placed = { $power } ({ $where })

## An attack

play-blow = { $left ->
    [0] { $target } (cade)
   *[other] { $target } (resta { $left })
}

## A purchase

play-payment = Come paghi? Invio accetta ciò che è segnato con >; un numero lo cambia.
play-leave = Scegli chi se ne va per fare posto: { $count }.
play-too-many = Non c’è posto per così tanti.
play-too-dear = Non puoi pagare così tanto.
play-missing = Ancora da pagare: { $amount }.
play-superfluous = È più del necessario: togli ciò di cui puoi fare a meno.
play-not-spared = Un eroe non sopravvivrebbe alla perdita di questi oggetti.
play-price-levels = Prezzo: { $price ->
    [one] { $price } livello
   *[other] { $price } livelli
}
play-price-gold = Prezzo: { $price } mo
play-bill-levels = Prezzo: { $price ->
    [one] { $price } livello
   *[other] { $price } livelli
}; pagato: { $paid }; resto: { $change }
play-bill-gold = Prezzo: { $price } mo; pagato: { $paid }{ $coins ->
    [0] {""}
   *[other] {" "}(monete: { $coins })
}; resto: { $change }

## Moving things

play-to = → { $holder }
play-held = { $thing } → { $number }
play-aside = metti da parte
play-how-to-move = Scrivi il numero di ciò che si sposta, poi di dove va; Invio alla fine.
play-where-to = Dove? Scrivi un numero con una freccia.
play-current = Il prossimo va qui: { $holder }
play-thing-first = Scrivi prima il numero di ciò che si sposta, poi la destinazione.
play-holder-full = Non c’è più posto, al massimo { $most }: { $holder }
play-holder-least = Lì ne mancano ancora, { $least } in tutto: { $holder }
play-holder-floor = Non sopravvivrebbe senza i suoi oggetti: { $holder }
play-nothing-moved = Non si è ancora spostato nulla: sposta qualcosa, o scrivi undo.
play-no-order = Un eroe non sopravvivrebbe a questo scambio di oggetti: fallo in più volte.

## An exchange

play-give = dai: { $thing }
play-take = ricevi: { $thing }
play-nothing-exchanged = Scegli che cosa passa di mano.
play-exchange-most = Nessuno può avere più eroi di così: { $most }.
play-exchange-none = Nessuno può restare senza eroi.
play-help-odds = odds dice che cosa possono aspettarsi i tuoi eroi più forti in ogni luogo; odds seguito da eroi, che cosa possono aspettarsi quelli.
play-help-suggest = suggest dice come prosegue di solito una battaglia, che cosa comprare e chi porta che cosa; go lo fa.
play-suggest = Di solito (go lo fa):
play-suggest-nothing = Qui non c’è nulla da consigliare.
play-odds = Con { $group }:
