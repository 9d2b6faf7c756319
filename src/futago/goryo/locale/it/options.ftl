# The options of the game: names and values for forms.

goryo-name-edition = Edizione
goryo-name-actions-per-samurai = Azioni per samurai
goryo-name-split-cubes = Cubetti divisi liberamente
goryo-name-variant = Variante
goryo-name-enforcement = Controllo delle regole
goryo-name-palace = Palazzo
goryo-name-gong = Gong
goryo-value-variant-none = nessuna
goryo-value-variant-cursed-object = Oggetto maledetto
goryo-value-variant-genjutsu = Genjutsu
goryo-value-enforcement-strict = automatico
goryo-value-enforcement-honour = sull’onore
goryo-value-palace-edo = Edo
goryo-value-palace-courtyard = Cortile
goryo-value-palace-lake = Lago

## What an edition plays with, and how to set up a table of one’s own

goryo-name-samurai = Colori dei samurai
goryo-name-samurai-rooms = Stanze dei samurai
goryo-option-samurai = I quattro samurai; ogni edizione ha i suoi colori.
goryo-option-samurai-rooms = La stanza da cui parte ogni samurai.
goryo-room-nw = nord-ovest
goryo-room-ne = nord-est
goryo-room-sw = sud-ovest
goryo-room-se = sud-est
goryo-page-samurai-number = Samurai { $number }
goryo-page-gong-length = Un numero intero da 1 a { $most }.
goryo-plays-actions-advanced = Azioni per samurai in ogni round: { $usual }, oppure { $advanced } nella modalità avanzata.
goryo-plays-actions-only = Azioni per samurai in ogni round: { $usual }.
goryo-plays-samurai = I samurai: { $first }, { $second }, { $third } e { $fourth }.
goryo-plays-trail-chosen = Interrogato sulla sua Falsa Pista, il Goryō può rispondere sì o no.
goryo-plays-trail-yes = Interrogato sulla sua Falsa Pista, il Goryō risponde sempre sì.
goryo-plays-unboxed = Non è nella scatola di questa edizione, ma si può giocare lo stesso.
palace-page-bags = Gong con sacchetto
palace-page-bags-help = Quando il mazzuolo raggiunge un gong con un sacchetto, si pesca un segnalino.
palace-page-length = Numero di gong
