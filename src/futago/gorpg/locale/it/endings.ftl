# What the rivals say at the end, when they are beaten and when they win.

character-osmund-beaten = I tuoi piccoli hanno abbattuto il mio grande. Ben giocato.
character-osmund-wins = Bastava un gigante.
character-leocadia-beaten = Hai letto il mare meglio di me.
character-leocadia-wins = Ogni vento ha soffiato come previsto.
character-tarik-beaten = Non è rimasto niente? Allora ho fatto tardi.
character-tarik-wins = Pazienza, e il lavoro degli altri.
character-wren-beaten = Almeno siamo tutti interi. O quasi.
character-wren-wins = Chi scappa in tempo, vince in tempo.
character-baldo-beaten = Tieniti la vittoria. Io mi tengo i cucchiai.
character-baldo-wins = Ricco, e vincitore. Che giornata!
character-ysolde-beaten = Persa con stile. Un’altra?
character-ysolde-wins = L’avevo detto che si poteva fare.
character-vargoth-beaten = La luce? Allora è così che appare.
character-vargoth-wins = Alle tenebre non serve un secondo tentativo.
