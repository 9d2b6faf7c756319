# Who sits opposite: the leaders of the other parties, and of the monsters.

character-pip = Pip le Fou
character-gobb = Gobb le Lutin
character-brynja = Brynja
character-osmund = Osmund
character-leocadia = Léocadie
character-tarik = Tarik
character-wren = Wren
character-baldo = Baldo
character-ysolde = Ysolde
character-vargoth = Vargoth le Sinistre
