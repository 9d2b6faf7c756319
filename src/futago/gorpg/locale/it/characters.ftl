# Who sits opposite: the leaders of the other parties, and of the monsters.

character-pip = Pip il Matto
character-gobb = Gobb il Folletto
character-brynja = Brynja
character-osmund = Osmund
character-leocadia = Leocadia
character-tarik = Tarik
character-wren = Wren
character-baldo = Baldo
character-ysolde = Ysolde
character-vargoth = Vargoth il Truce
