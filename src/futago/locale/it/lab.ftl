# Il laboratorio: ciò che dicono i suoi comandi per tutti i giochi.

cli-lab = Misura i giochi e i bot, e allenali. Un comando interrotto riprende da dove si era fermato.
cli-lab-game = Il gioco.
cli-lab-seed = Un numero intero, o 64 cifre esadecimali; lo stesso seme dà gli stessi risultati.
cli-lab-jobs = Processi al lavoro; se non indicato, uno per core.
cli-lab-work = La cartella in cui i risultati vengono conservati man mano; se manca, una propria per ogni serie.
lab-no-study = In { $game } non c’è nulla da studiare; giochi possibili: { $known }.
lab-other-run = { $file } contiene i risultati di un’altra serie: indica un’altra cartella con --work, o eliminalo.
cli-lab-option = Un’opzione del gioco nella forma name=value; si può ripetere.
lab-playing = Partite
lab-intervals = Intervalli al 95% (Wilson).
lab-effort = Ragionamento ridotto: nessun livello ha usato più di { $effort } delle migliori risposte e dei nodi del più forte.
lab-kept = Risultati e rapporto in { $folder }.
