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

## Misure

cli-lab-modes = Modalità separate da virgole: standard, overlord, solo.
cli-lab-players = Numeri dle compagnie, separati da virgole; una modalità si gioca solo con quelli che consente.
cli-lab-switch = Un’opzione e i valori da confrontare, come regroup=fought,all; si può ripetere.
gorpg-lab-no-simulator = Il laboratorio gioca nel simulatore, che non è compilato: esegui python -m futago.kernels.
gorpg-lab-nothing = Non c’è nulla da giocare: nessuna modalità consente questi numeri dle compagnie, o i bot sono troppo pochi.
gorpg-lab-head-parties = compagnie
gorpg-lab-head-among = tra
gorpg-lab-head-even = parità
gorpg-lab-head-overlord = Tiranno
gorpg-lab-head-overlord-wins = vittorie del Tiranno
gorpg-lab-head-parties-win = vittorie delle compagnie
gorpg-lab-head-place = posto nell’ordine di turno
gorpg-lab-ladder-standard = Partite standard: un bot tra altri di un altro tipo
gorpg-lab-ladder-overlord = Partite contro il Tiranno: il Tiranno contro le compagnie
gorpg-lab-ladder-both-roles = Partite contro il Tiranno, in entrambi i ruoli: vittorie del primo
gorpg-lab-ladder-solo = In solitario
gorpg-lab-balance-overlord = Partite contro il Tiranno, { $bot } contro sé stesso
gorpg-lab-balance-solo = In solitario, { $bot }
gorpg-lab-balance-places = Partite standard, { $bot } contro sé stesso, secondo il posto nell’ordine del primo turno
gorpg-lab-leans-parties = le compagnie
gorpg-lab-leans-overlord = il Tiranno
gorpg-lab-leans-game = il gioco
