# Puzzles of Go RPG: what is asked, what is said of an attempt, and why.

gorpg-puzzle-line = { $mode ->
    [solo] Solitario, round { $round }
    [overlord] Tiranno, { $players ->
        [one] 1 compagnia
       *[other] { $players } compagnie
    }, round { $round }
   *[standard] { $players ->
        [one] 1 compagnia
       *[other] { $players } compagnie
    }, round { $round }
}
gorpg-puzzle-setting = { $name }: { $value }
gorpg-puzzle-setting-switch = { $name }: { $value ->
    [yes] sì
   *[no] no
}
gorpg-puzzle-role-party = Compagnia
gorpg-puzzle-role-overlord = Tiranno
gorpg-puzzle-role-solo = Da solo
gorpg-puzzle-theme-quest = Dove andare
gorpg-puzzle-theme-battle = In combattimento
gorpg-puzzle-theme-strike = Il Tiranno attacca
gorpg-puzzle-theme-buy = Che cosa comprare
gorpg-puzzle-theme-hire = Chi ingaggiare
gorpg-puzzle-theme-last = L’ultima battaglia
gorpg-puzzle-task = Round { $round } di { $rounds }. { $role ->
    [solo] Giochi in solitario.
    [overlord] Sei il Tiranno.
   *[party] Tocca a te, { $seat }.
} { $asked } { $aim }
gorpg-puzzle-ask-quest = Dove vai, e con chi? Distribuisci gli oggetti come vuoi: contano solo il luogo e gli eroi.
gorpg-puzzle-ask-battle = Attacca con ognuno dei tuoi eroi, nell’ordine che vuoi, poi resta o ritirati: che cosa conviene?
gorpg-puzzle-ask-strike = Scegli chi attaccano i tuoi mostri.
gorpg-puzzle-ask-buy = Sei alla gilda dei cacciatori: che cosa conviene comprare, se ne vale la pena?
gorpg-puzzle-ask-hire = Sei alla gilda dei mercenari: chi conviene ingaggiare, se ne vale la pena?
gorpg-puzzle-ask-last = È l’ultima battaglia: quali attacchi convengono?
gorpg-puzzle-aim-score = Trova ciò che porta più oro a fine partita.
gorpg-puzzle-aim-chance = Trova ciò che vince più spesso.

gorpg-puzzle-right-score = A fine partita porta in media { $gain } mo in più della migliore delle altre idee (con un errore di { $error }).
gorpg-puzzle-right-chance = Questa idea vince { $best } delle volte, la migliore delle altre { $second } (con un errore di { $error ->
    [one] 1 punto
   *[other] { $error } punti
}).
gorpg-puzzle-costs-score = A fine partita porta in media { $cost } mo in meno dell’idea migliore.
gorpg-puzzle-costs-chance = Questa idea vince { $value } delle volte, la migliore { $best }.
gorpg-puzzle-detour-pay = La scelta giusta, ma paghi più del necessario, o con oggetti utili ai tuoi eroi.
gorpg-puzzle-detour-leave = È giusto ritirarsi, ma lascia indietro trofei di livello più basso.
gorpg-puzzle-moves = A una decisione completa non può seguire nulla: indica le mosse fin lì.
gorpg-puzzle-hint = Allettante, ma non è l’idea migliore: { $do }.

gorpg-puzzle-why-first = Con l’idea migliore, { $odds }.
gorpg-puzzle-why-buy = Paghi trofei che valgono { $paid } mo per oggetti che ne valgono { $gold }.
gorpg-puzzle-why-hire = Paghi { $paid } mo.
gorpg-puzzle-why-second = La migliore delle altre idee: { $do }.
gorpg-puzzle-why-second-odds = La migliore delle altre idee: { $do }. Allora { $odds }.

gorpg-puzzle-reply = Un possibile seguito: le carte che nessuno conosce si pescano a caso.
gorpg-puzzle-reply-last = Un possibile seguito dell’ultima battaglia.
