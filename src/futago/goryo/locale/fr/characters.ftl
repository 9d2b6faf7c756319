# Who sits opposite: the cats, and the captains of the samurai, each with a line about how they play.

character-fuwa = Fuwa
character-fuwa-manner = Marche en dormant : elle-même ne sait pas où.

character-mikan = Mikan
character-mikan-manner = Une chatonne qui adore qu’on la trouve : idéale pour une première partie.

character-kuri = Kuri
character-kuri-manner = Évite les lanternes et oublie ce que son chemin trahit.

character-sumi = Sumi
character-sumi-manner = Noire comme l’encre. Connaît bien le palais, mais se trahit parfois.

character-tora = Tora
character-tora-manner = Prend toujours la voie la plus sûre en apparence, sans penser à la nuit suivante.

character-yuki = Yuki
character-yuki-manner = Froide et patiente. Sa Fausse Piste est là où vous demanderez.

character-kagero = Kagerō
character-kagero-manner = Deux queues, cent ans, presque parfaite. Réfléchit jusqu’à cinq secondes.

character-donbei = Donbei
character-donbei-manner = A perdu sa lanterne et demande là où il se trouve.

character-jiro = Jirō
character-jiro-manner = Sa première garde : attentif et gentil, idéal pour une première nuit dans la peau du chat.

character-gonta = Gonta
character-gonta-manner = Suit son flair et croit tous les oui.

character-aoki = Capitaine Aoki
character-aoki-manner = Bien des nuits de garde, et il s’assoupit encore parfois.

character-rokuro = Rokurō
character-rokuro-manner = Fonce sur le meilleur indice et oublie les autres.

character-tomoe = Dame Tomoe
character-tomoe-manner = Se trompe rarement : elle retient tous les non.

character-genzo = Maître Genzō
character-genzo-manner = Voit tout le palais les yeux fermés. Réfléchit jusqu’à cinq secondes.
