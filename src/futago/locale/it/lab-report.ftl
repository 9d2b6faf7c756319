# Il laboratorio: il rapporto di uno studio come pagina.

cli-lab-report = Scrivere il rapporto di uno studio in una sola pagina che non ha bisogno d’altro.
cli-lab-report-folder = La cartella dei risultati.
cli-lab-report-against = La cartella di uno studio precedente: il rapporto dice che cosa è cambiato.
cli-lab-report-out = Il file da scrivere; se manca, report.html nella cartella dei risultati.
lab-report-drawing = Disegno del rapporto
lab-report-written = Rapporto in { $file }.
lab-report-no-altair = I rapporti richiedono Altair e vl-convert: pip install "futago[lab]"
lab-report-no-games = { $folder } non contiene ancora partite finite.
lab-report-other-study = { $folder } non ha celle in comune con questo studio: non c’è nulla da confrontare.

## The frame

lab-report-kicker = Studio · { $games }
lab-report-asked = La domanda: { $question }
lab-report-as-table = Le cifre in tabella
lab-report-chart-label = Grafico: { $title }. Le sue cifre sono nella tabella qui sotto.
lab-report-marks = Le linee spesse sono intervalli al 95%. Un punto pieno si scosta nettamente dalla linea verticale; uno vuoto no: nessuna differenza trovata.
lab-report-one-in-twenty = Fra molti confronti uno su venti sembra netto per puro caso.

## Words

lab-report-games = { $count ->
    [one] una partita
   *[other] { $number } partite
}
lab-report-from-to = da { $low } a { $high }
lab-report-yes = sì
lab-report-no = no
lab-report-option = { $name }: { $value }
lab-report-usual-rules = regole abituali
lab-report-meets = { $bot } contro { $against }
lab-report-itself = { $bot } contro sé stesso
lab-report-seated = { $seat }: { $bot }
lab-report-others = gli altri
lab-report-any-seat = tutti i posti
lab-report-axis-wins = quota delle partite vinte
lab-report-axis-points = variazione, in punti, della quota vinta: { $side }
lab-report-axis-change = variazione in punti dallo studio precedente
lab-report-axis-rating = punti di valutazione sopra la media
lab-report-axis-rounds = round
lab-report-axis-round = round
lab-report-axis-moves = mosse
lab-report-axis-score = punteggio finale
lab-report-axis-games = quota delle partite
lab-report-axis-seats = quota dei punteggi
lab-report-axis-mean = in media
lab-report-head-setting = regole
lab-report-head-games = partite
lab-report-head-wins = vince
lab-report-head-from = da
lab-report-head-to = a
lab-report-head-verdict = verdetto
lab-report-head-seat = posto
lab-report-head-change = variazione
lab-report-head-points = punti
lab-report-head-match = chi gioca
lab-report-head-players = bot
lab-report-head-deals = smazzate
lab-report-head-bot = bot
lab-report-head-rating = valutazione
lab-report-head-values = valori
lab-report-head-mean = media
lab-report-head-tenth = il 5% sta sotto
lab-report-head-middle = mediana
lab-report-head-ninth = il 5% sta sopra
lab-report-head-space = casella
lab-report-head-times = volte
lab-report-head-hundred = in 100 partite
lab-report-head-figure = per partita
lab-report-head-before = prima
lab-report-head-now = adesso
lab-report-head-state = stato
lab-report-verdict-even = nessuna differenza trovata
lab-report-verdict-above = nettamente di più
lab-report-verdict-below = nettamente di meno
lab-report-change-none = nessuna differenza trovata
lab-report-change-more = nettamente di più
lab-report-change-less = nettamente di meno
lab-report-change-same = le stesse partite

## Who wins

lab-report-seats-heading = Chi vince
lab-report-seats-title = Partite vinte: { $side }
lab-report-between-equal = fra giocatori di pari forza
lab-report-between-turns = fra bot che cambiano lato
lab-report-seats-even = { $side } vince { $share } delle partite { $between }: dopo { $games } nessun lato risulta avvantaggiato.
lab-report-seats-better = { $side } vince { $share } delle partite { $between }: è avvantaggiato.
lab-report-seats-worse = { $side } vince { $share } delle partite { $between }: è svantaggiato.
lab-report-seats-several = { $side } vince fra { $least } e { $most } delle partite { $between }; con { $clear ->
    [one] un insieme
   *[other] { $clear } insiemi
  } di regole su { $count } un lato è nettamente avvantaggiato.
lab-report-seats-several-even = { $side } vince fra { $least } e { $most } delle partite { $between }; con nessuno dei { $count } insiemi di regole un lato risulta avvantaggiato.
lab-report-seats-all-better = { $side } vince fra { $least } e { $most } delle partite { $between }: è avvantaggiato con tutti i { $count } insiemi di regole.
lab-report-seats-all-worse = { $side } vince fra { $least } e { $most } delle partite { $between }: è svantaggiato con tutti i { $count } insiemi di regole.
lab-report-seats-closest = Il più vicino alla parità: { $setting }, { $share }.
lab-report-alone-one = { $side } vince { $share } delle partite.
lab-report-alone-several = { $side } vince fra { $least } e { $most } delle partite, secondo le regole.
lab-report-places-heading = Conta il posto? { $count } posti
lab-report-places-title = Partite vinte da ogni posto
lab-report-places-clear = Il posto conta: { $seat } vince { $share } delle partite { $between }, quando { $even } sarebbe equo.
lab-report-places-even = Nessun posto risulta migliore di un altro: dopo { $games } { $seat }, il più lontano dall’equo { $even }, vince { $share }.
lab-report-places-several = Con { $clear ->
    [one] un insieme
   *[other] { $clear } insiemi
  } di regole su { $count } il posto conta; il più lontano dall’equo { $even }: { $seat }, { $share }.
lab-report-places-several-even = Con nessuno dei { $count } insiemi di regole un posto risulta migliore di un altro; il più lontano dall’equo { $even }: { $seat }, { $share }.

## What options change

lab-report-switches-heading = Che cosa cambia un’opzione
lab-report-switches-title = Variazione delle partite vinte, a parità di tutto il resto: { $side }
lab-report-switch = { $option }: { $after } invece di { $before }
lab-report-switch-said = «{ $option }: { $after }» invece di «{ $before }»
lab-report-switches-clear = { $clear } { $clear ->
    [one] variazione
   *[other] variazioni
  } su { $count } { $clear ->
    [one] fa
   *[other] fanno
  } una differenza netta. La maggiore: { $change } cambia la quota vinta ({ $side }) di { $points } punti.
lab-report-switch-clear = { $change } cambia la quota vinta ({ $side }) di { $points } punti.
lab-report-switches-none = Nessuna delle { $count } variazioni fa una differenza che { $games } possano mostrare.
lab-report-switch-none = Nessuna differenza trovata: { $change } fa { $points } punti in { $games }.

## Who is stronger

lab-report-skill-heading = Abilità e fortuna
lab-report-skill-title = Partite vinte dal primo bot, da tutti i posti a turno
lab-report-skill-stronger = Il bot migliore vince { $share } delle partite: { $bot } è più forte di { $against }, quando { $even } sarebbe pari.
lab-report-skill-weaker = { $bot } vince { $share } delle partite ed è più debole di { $against }, quando { $even } sarebbe pari.
lab-report-skill-none = Nessuna differenza di forza trovata fra { $bot } e { $against }: { $bot } vince { $share } di { $games }.
lab-report-skill-pair = { $bot } vince { $share } contro { $against }
lab-report-skill-several = In { $clear } incontri su { $count } un bot è nettamente più forte. Il divario maggiore: { $widest }; il minore: { $closest }.
lab-report-skill-several-none = In nessuno dei { $count } incontri un bot risulta più forte. Il divario maggiore: { $widest }.
lab-report-luck-title = Smazzate che il primo bot vince da entrambi i lati, da uno o da nessuno
lab-report-luck-both = da entrambi i lati
lab-report-luck-split = da un lato
lab-report-luck-neither = da nessun lato
lab-report-luck-note = Ogni smazzata si gioca due volte con la stessa fortuna, dopo che i bot hanno cambiato lato. Ciò che si vince da entrambi i lati va al gioco migliore; ciò che si divide, al lato o alla fortuna.
lab-report-ratings-heading = Valutazioni
lab-report-ratings-title = Valutazioni: { $role }
lab-report-ratings-best = { $role }: { $bot } ({ $rating })
lab-report-ratings-lead = Le valutazioni più alte: { $best }.
lab-report-ratings-note = Tutte le valutazioni stanno su una scala di media 0; chi ha 100 punti in più dovrebbe vincere il 64% delle partite a due, con 400 in più il 91%.

## How games go

lab-report-endings-heading = Come finiscono le partite
lab-report-endings-title = Finali delle partite
lab-report-endings-one = Tutte le partite finiscono allo stesso modo: { $reason }.
lab-report-endings-two = Il finale più frequente è «{ $reason }» ({ $share }), poi «{ $second }» ({ $next }).
lab-report-length-heading = Quanto durano le partite
lab-report-length-rounds = Round di una partita
lab-report-length-moves = Mosse di una partita, pescate comprese
lab-report-length-lead-rounds = Metà delle partite finisce entro il round { $middle }, nove su dieci fra i round { $least } e { $most }.
lab-report-length-all-rounds = Quasi tutte le partite durano fino al round { $middle }.
lab-report-length-all-moves = Quasi tutte le partite richiedono { $middle } mosse.
lab-report-length-lead-moves = La partita mediana richiede { $middle } mosse; nove su dieci ne richiedono da { $least } a { $most }.
lab-report-scores-heading = Punteggi
lab-report-scores-title = Punteggi alla fine
lab-report-scores-won = dei vincitori
lab-report-scores-lost = degli altri
lab-report-scores-lead = I vincitori hanno in media { $won }, gli altri { $lost }.
lab-report-scores-all = Il punteggio medio è { $mean }.
lab-report-maps-heading = Dove succede: { $board }
lab-report-maps-lead = Le cifre dicono quante volte succede su una casella in 100 partite; più è scuro, più è frequente.
lab-report-map-note = Più spesso in { $space }: { $times } su 100 partite ({ $games }).
lab-report-rounds-heading = Round per round
lab-report-rounds-lead = Medie per round, delle partite che l’hanno raggiunto; le fasce sono intervalli al 95%.
lab-report-averages-heading = Una partita in media
lab-report-averages-lead = Che cosa conta una partita, in media, con intervalli al 95%; le cifre dei posti sono medie di tutti i posti.

## What changed

lab-report-changes-heading = Dallo studio precedente
lab-report-changes-title = Variazione della quota vinta
lab-report-changes-clear = { $clear } { $clear ->
    [one] risultato
   *[other] risultati
  } su { $count } { $clear ->
    [one] è nettamente cambiato
   *[other] sono nettamente cambiati
  }; il cambiamento maggiore: { $cell }, di { $points } punti.
lab-report-changes-none = Nessuna differenza trovata dallo studio precedente in nessuno dei { $count } risultati.
lab-report-changes-same = Nulla è cambiato dallo studio precedente: tutte le partite di { $count } celle sono le stesse.
lab-report-changes-nothing = I due studi non hanno celle finite in comune.
lab-report-changes-missing = Assenti nello studio precedente: { $count }.

## How it was played

lab-report-how-heading = Come si è giocato
lab-report-how-usual = Regole { $rules } con le opzioni abituali, tranne quelle della tabella.
lab-report-how-given = Regole { $rules }. Uguali in tutte le partite: { $given }.
lab-report-state-complete = completo
lab-report-state-precise = preciso quanto richiesto
lab-report-state-stopped = non ancora tutte le partite
lab-report-way-simulator = Le partite si sono giocate nel simulatore, dove i bot decidono come a un tavolo.
lab-report-way-other = Le partite si sono giocate con «{ $way }».
lab-report-thinking = Come dovevano pensare questi bot ({ $bots }): { $setting }.
lab-report-timed = Hanno giocato bot limitati dall’orologio: rigiocate, le loro partite possono cambiare.
lab-report-unfinished = Le partite che non si sono potute giocare fino in fondo non contano: { $count }.
lab-report-method-wilson = Gli intervalli sono al 95% (Wilson), per un numero di partite fissato in anticipo.
lab-report-method-anytime = Il numero di partite dipendeva dai risultati; questi intervalli valgono al 95% in ogni momento in cui lo studio avrebbe potuto fermarsi.
lab-report-method-deals = Le partite di una stessa smazzata hanno la stessa fortuna e contano come una negli intervalli; le differenze fra regole confrontano le stesse smazzate.
lab-report-again = Le tabelle accanto a questa pagina contengono ogni partita; lo stesso studio con lo stesso seme dà le stesse partite.
