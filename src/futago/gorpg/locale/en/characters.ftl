# Who sits opposite: the leaders of the other parties, and of the monsters.

character-pip = Pip the Fool
character-gobb = Gobb the Imp
character-brynja = Brynja

character-osmund = Osmund
character-osmund-manner = Gives everything to one hero, and waits until that one is a giant.

character-leocadia = Leocadia
character-leocadia-manner = Weighs every quest, wastes nothing, and knows when to go home.

character-tarik = Tarik
character-tarik-manner = Follows others to their quests, and is there when the spoils are shared.

character-wren = Wren
character-wren-manner = Is first home from every quest, and nurses each scratch.

character-baldo = Baldo
character-baldo-manner = Buys all that glitters and parts with nothing: one hears him from afar.

character-ysolde = Ysolde
character-ysolde-manner = Loves long odds and never counts the dead.

character-vargoth = Vargoth the Grim
character-vargoth-manner = Places his monsters where it hurts, and never forgets who got away.

gorpg-bots-no-simulator = Here the rivals cannot plan ahead: whatever their level and their style, they all take what looks best right now.
gorpg-bots-old-rules = This game follows older rules, for which the rivals have not learned to plan: whatever their level and their style, they all take what looks best right now.
