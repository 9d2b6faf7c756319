# Who sits opposite: the leaders of the other parties, and of the monsters.

character-pip = Pip the Fool
character-gobb = Gobb the Imp
character-brynja = Brynja
character-osmund = Osmund
character-leocadia = Leocadia
character-tarik = Tarik
character-wren = Wren
character-baldo = Baldo
character-ysolde = Ysolde
character-vargoth = Vargoth the Grim
