# The options of the game: names and values for forms.

goryo-name-edition = Édition
goryo-name-actions-per-samurai = Actions par samouraï
goryo-name-split-cubes = Cubes répartis librement
goryo-name-variant = Variante
goryo-name-enforcement = Contrôle des règles
goryo-name-palace = Palais
goryo-name-gong = Gong
goryo-value-variant-none = aucune
goryo-value-variant-cursed-object = Objet maudit
goryo-value-variant-genjutsu = Genjutsu
goryo-value-enforcement-strict = automatique
goryo-value-enforcement-honour = sur l’honneur
goryo-value-palace-edo = Edo
goryo-value-palace-courtyard = Cour
goryo-value-palace-lake = Lac

## What an edition plays with, and how to set up a table of one’s own

goryo-name-samurai = Couleurs des samouraïs
goryo-name-samurai-rooms = Pièces des samouraïs
goryo-option-samurai = Les quatre samouraïs ; chaque édition a ses couleurs.
goryo-option-samurai-rooms = La pièce où commence chaque samouraï.
goryo-room-nw = nord-ouest
goryo-room-ne = nord-est
goryo-room-sw = sud-ouest
goryo-room-se = sud-est
goryo-page-samurai-number = Samouraï { $number }
goryo-page-gong-length = Un nombre entier de 1 à { $most }.
goryo-plays-actions-advanced = Actions par samouraï et par manche : { $usual }, ou { $advanced } en mode avancé.
goryo-plays-actions-only = Actions par samouraï et par manche : { $usual }.
goryo-plays-samurai = Les samouraïs : { $first }, { $second }, { $third } et { $fourth }.
goryo-plays-trail-chosen = Interrogé sur sa Fausse Piste, le Goryō peut répondre oui ou non.
goryo-plays-trail-yes = Interrogé sur sa Fausse Piste, le Goryō répond toujours oui.
goryo-plays-unboxed = Absent de la boîte de cette édition, mais jouable quand même.
palace-page-bags = Gongs avec un sac
palace-page-bags-help = Quand le maillet atteint un gong avec un sac, on tire un jeton.
palace-page-length = Nombre de gongs
