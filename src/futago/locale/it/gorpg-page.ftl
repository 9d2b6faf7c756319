# Go RPG's table in the browser.

gorpg-page-acting = di turno
gorpg-page-actions = Che cosa puoi fare
gorpg-page-army = { $count ->
    [one] { $count } mostro attende l’ultima battaglia
   *[other] { $count } mostri attendono l’ultima battaglia
}
gorpg-page-attack = Attacco
gorpg-page-attacker = { $name } attacca con { $attack }: chi?
gorpg-page-back = Torna indietro
gorpg-page-before = Prima del primo round
gorpg-page-best = Punteggio da battere: { $best } mo
gorpg-page-best-beaten = Hai battuto il vecchio punteggio di { $best } mo!
gorpg-page-blow = { $left ->
    [0] { $attack } contro { $life }: cade
   *[other] { $attack } contro { $life }: resta { $left }
}
gorpg-page-board = Tabellone delle missioni
gorpg-page-card = { $name }, livello { $level }
gorpg-page-card-fit = { $name }, livello { $level }: vita { $life } su { $full }, attacco { $attack }
gorpg-page-coins = { $coins } mo in monete
gorpg-page-corpses = Lasciati qui
gorpg-page-danger = { $monsters ->
    [one] { $monsters } mostro è ancora là fuori
   *[other] { $monsters } mostri sono ancora là fuori
}
gorpg-page-end-collective = La città è salva, grazie a tutti insieme
gorpg-page-end-defeated = La città è caduta
gorpg-page-end-eliminated = Il Tiranno ha vinto
gorpg-page-end-gold = Dieci round sono finiti: vince la compagnia più ricca
gorpg-page-end-individual = La città è salva: vince la compagnia più ricca
gorpg-page-end-survived = Hai salvato la città
gorpg-page-face-down = un mostro, coperto
gorpg-page-figures = dettagli
gorpg-page-figures-of = Da dove vengono i valori di { $name }
gorpg-page-fold = Chiudi { $party }
gorpg-page-gold-parts = oggetti { $items }, trofei { $trophies }, monete { $coins }
gorpg-page-guild-closed = chiusa per questo round
gorpg-page-guild-later = apre dopo
gorpg-page-hand = { $count ->
    [one] { $count } mostro in mano
   *[other] { $count } mostri in mano
}
gorpg-page-heroes = Eroi
gorpg-page-hunters = Gilda dei cacciatori
gorpg-page-items-of = Portati da { $name }
gorpg-page-lacking = { $count } da posare
gorpg-page-leader = capo
gorpg-page-leads = Capo: { $seat }
gorpg-page-left = { $left ->
    [0] cade
   *[other] resta { $left }
}
gorpg-page-life = Vita
gorpg-page-mercenaries = Gilda dei mercenari
gorpg-page-monsters = Mostri
gorpg-page-mustered = { $levels ->
    [one] { $levels } livello finora
   *[other] { $levels } livelli finora
}
gorpg-page-no-wares = Niente in mostra.
gorpg-page-paid = pagato { $paid }
gorpg-page-party = Compagnia
gorpg-page-price = Prezzo { $price }
gorpg-page-round = Round { $round } di { $rounds }
gorpg-page-score-coins = Monete
gorpg-page-score-heroes = Livelli degli eroi
gorpg-page-score-items = Oggetti
gorpg-page-score-total = Oro
gorpg-page-score-trophies = Trofei
gorpg-page-slot = Postazione { $slot }, { $place }, livello { $level }: { $monsters ->
    [0] nessun mostro
    [one] { $monsters } mostro
   *[other] { $monsters } mostri
}
gorpg-page-spoils = Uccisi in questa missione
gorpg-page-store = Deposito
gorpg-page-strikes = { $count ->
    [one] ancora { $count } colpo
   *[other] ancora { $count } colpi
}
gorpg-page-town = La città
gorpg-page-trophies = Trofei
gorpg-page-unfold = Apri { $party }
gorpg-page-won = vittoria
gorpg-page-worth = { $change ->
    [0] vale { $worth }
   *[other] vale { $worth }, { $change } di troppo
}
gorpg-page-yet = deve ancora attaccare
gorpg-page-you = tu
