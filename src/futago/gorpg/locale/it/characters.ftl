# Who sits opposite: the leaders of the other parties, and of the monsters.

character-pip = Pip il Matto
character-gobb = Gobb il Folletto
character-brynja = Brynja

character-osmund = Osmund
character-osmund-manner = Dà tutto a un solo eroe e aspetta che diventi un gigante.

character-leocadia = Leocadia
character-leocadia-manner = Soppesa ogni missione, non spreca nulla e sa quando tornare.

character-tarik = Tarik
character-tarik-manner = Segue gli altri nelle loro missioni, ed è lì quando si divide il bottino.

character-wren = Wren
character-wren-manner = È la prima a tornare da ogni missione e cura ogni graffio.

character-baldo = Baldo
character-baldo-manner = Compra tutto ciò che luccica e non cede nulla: lo si sente da lontano.

character-ysolde = Ysolde
character-ysolde-manner = Ama le probabilità minime e non conta mai i morti.

character-vargoth = Vargoth il Truce
character-vargoth-manner = Mette i suoi mostri dove fa male, e non dimentica chi gli è sfuggito.

gorpg-bots-no-simulator = Qui i rivali non possono prevedere: qualunque sia il loro livello e il loro stile, prendono tutti ciò che sembra meglio al momento.
gorpg-bots-old-rules = Questa partita segue regole più vecchie, per le quali i rivali non hanno imparato a prevedere: qualunque sia il loro livello e il loro stile, prendono tutti ciò che sembra meglio al momento.
