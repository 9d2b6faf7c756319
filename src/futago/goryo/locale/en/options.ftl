# The options of the game: names and values for forms.

goryo-name-edition = Edition
goryo-name-actions-per-samurai = Actions per samurai
goryo-name-split-cubes = Share cubes freely
goryo-name-variant = Variant
goryo-name-enforcement = Rule checking
goryo-name-palace = Palace
goryo-name-gong = Gong
goryo-value-variant-none = none
goryo-value-variant-cursed-object = Cursed Object
goryo-value-variant-genjutsu = Genjutsu
goryo-value-enforcement-strict = automatic
goryo-value-enforcement-honour = on honour
goryo-value-palace-edo = Edo
goryo-value-palace-courtyard = Courtyard
goryo-value-palace-lake = Lake

## What an edition plays with, and how to set up a table of one’s own

goryo-name-samurai = Colours of the samurai
goryo-name-samurai-rooms = Rooms of the samurai
goryo-option-samurai = The four samurai; each edition has its own colours.
goryo-option-samurai-rooms = The room in which each samurai starts.
goryo-room-nw = north-west
goryo-room-ne = north-east
goryo-room-sw = south-west
goryo-room-se = south-east
goryo-page-samurai-number = Samurai { $number }
goryo-page-gong-length = A whole number from 1 to { $most }.
goryo-plays-actions-advanced = Actions per samurai in a round: { $usual }, or { $advanced } in advanced mode.
goryo-plays-actions-only = Actions per samurai in a round: { $usual }.
goryo-plays-samurai = Samurai: { $first }, { $second }, { $third } and { $fourth }.
goryo-plays-trail-chosen = Asked about her False Trail, the Goryō may say yes or no.
goryo-plays-trail-yes = Asked about her False Trail, the Goryō always says yes.
goryo-plays-unboxed = This edition’s box does not contain it, but you can play it all the same.
palace-page-bags = Gongs with a bag
palace-page-bags-help = When the mallet reaches a gong with a bag, a token is drawn.
palace-page-length = Number of gongs
