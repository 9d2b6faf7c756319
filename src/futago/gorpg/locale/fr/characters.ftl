# Who sits opposite: the leaders of the other parties, and of the monsters.

character-pip = Pip le Fou
character-gobb = Gobb le Lutin
character-brynja = Brynja

character-osmund = Osmund
character-osmund-manner = Donne tout à un seul héros et attend qu’il devienne un géant.

character-leocadia = Léocadie
character-leocadia-manner = Pèse chaque quête, ne gaspille rien et sait quand rentrer.

character-tarik = Tarik
character-tarik-manner = Suit les autres dans leurs quêtes, et se trouve là au moment du partage.

character-wren = Wren
character-wren-manner = Rentre la première de chaque quête et soigne la moindre égratignure.

character-baldo = Baldo
character-baldo-manner = Achète tout ce qui brille et ne cède rien : on l’entend venir de loin.

character-ysolde = Ysolde
character-ysolde-manner = Aime les chances minces et ne compte jamais les morts.

character-vargoth = Vargoth le Sinistre
character-vargoth-manner = Pose ses monstres là où cela fait mal, et n’oublie jamais qui lui a échappé.

gorpg-bots-no-simulator = Ici, les rivaux ne peuvent pas prévoir : quels que soient leur niveau et leur style, tous prennent ce qui paraît le mieux sur le moment.
gorpg-bots-old-rules = Cette partie suit d’anciennes règles, pour lesquelles les rivaux n’ont pas appris à prévoir : quels que soient leur niveau et leur style, tous prennent ce qui paraît le mieux sur le moment.
