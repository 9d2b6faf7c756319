# Il laboratorio di Go RPG.

## Regolazione

cli-lab-tune = Regola i pesi con cui i bot di Go RPG valutano ciò che hanno e ciò che possono fare.
cli-lab-tune-sets = Insiemi di pesi separati da virgole, come standard-few-none o solo-1; tutti se non indicato.
cli-lab-tune-steps = Quanti passi fare a partire dai pesi attuali.
cli-lab-tune-out = Il file dei pesi; se manca, tempers.toml nella cartella di --work.
gorpg-tune-unknown = Non c’è nessun insieme di pesi «{ $name }»; insiemi disponibili: { $known }.
gorpg-tune-better = { $name }: migliore di { $gain } ± { $error } punti in altre partite; si prendono i nuovi pesi.
gorpg-tune-kept = { $name }: { $gain } ± { $error } punti in altre partite non è un chiaro vantaggio; restano i vecchi pesi.
gorpg-tune-done = Pesi in { $file }.

## Adattamento

cli-lab-fit = Adatta le reti con cui i maestri di Go RPG giudicano la fine di un round: gioca partite e impara chi le vince.
cli-lab-fit-sets = Insiemi separati da virgole, come standard-few-none o solo-1; se mancano, tutti.
cli-lab-fit-games = Partite per ogni insieme; se manca, quante ne dice la ricetta (gorpg/study/fitting.toml).
cli-lab-fit-out = Il file delle reti; se manca, chances.npz nella cartella di --work. Gli insiemi non adattati restano come sono.
gorpg-fit-done = { $name } (partite: { $games }): in media a chi avrebbe vinto dava { $first } % dopo il round 1 e { $last } % dopo il round 9, in partite tenute da parte.
gorpg-fit-file = Reti in { $file }.

## Misure

cli-lab-modes = Modalità separate da virgole: standard, overlord, solo.
cli-lab-players = Numeri delle compagnie, separati da virgole; una modalità si gioca solo con quelli che consente.
cli-lab-switch = Un’opzione e i valori da confrontare, come regroup=fought,all; si può ripetere.
gorpg-lab-no-simulator = Il laboratorio gioca nel simulatore, che non è compilato: esegui python -m futago.kernels.
gorpg-lab-nothing = Non c’è nulla da giocare: nessuna modalità consente questi numeri di compagnie, o i bot sono troppo pochi.
gorpg-lab-balance-overlord = Partite contro il Tiranno, { $bot } contro sé stesso
gorpg-lab-balance-solo = In solitario, { $bot }
gorpg-lab-leans-parties = le compagnie
gorpg-lab-leans-overlord = il Tiranno
gorpg-lab-leans-game = il gioco

## What a game is measured by

gorpg-measure-items = oro in oggetti
gorpg-measure-trophies = oro in trofei
gorpg-measure-coins = monete
gorpg-measure-hero-levels = livelli degli eroi vivi
gorpg-measure-quests = missioni
gorpg-measure-rests = riposi
gorpg-measure-retreats = ritirate
gorpg-measure-cleared = luoghi liberati
gorpg-measure-slain = mostri uccisi
gorpg-measure-fallen = eroi perduti
gorpg-measure-purchases = acquisti di oggetti
gorpg-measure-hires = ingaggi di eroi
gorpg-measure-gold-by-round = oro dopo ogni round
gorpg-measure-battles = battaglie
gorpg-measure-heroes-fallen = eroi perduti da tutte le compagnie
gorpg-measure-monsters-slain = mostri uccisi da tutte le compagnie
gorpg-measure-last-monsters = mostri dell’ultima battaglia
gorpg-measure-parties-out = compagnie eliminate

gorpg-reason-gold = più oro
gorpg-reason-eliminated = nessuna compagnia rimasta
gorpg-reason-collective = ultimo mostro ucciso insieme
gorpg-reason-individual = la più ricca dopo l’ultima battaglia
gorpg-reason-survived = città salvata
gorpg-reason-defeated = compagnia sconfitta

# Che cosa chiedono gli studi forniti con il gioco.

study-gorpg-ladder = Quale livello è più forte?
study-gorpg-balance = Chi vince tra bot pari: le compagnie o il Tiranno, il giocatore singolo o il gioco?
study-gorpg-seats = Il primo posto nell’ordine di turno è migliore degli altri?
study-gorpg-skill = Quanto decide l’abilità: quante volte vince una compagnia forte tra compagnie deboli?

# Chi gioca insieme.

gorpg-seat-parties = le compagnie
