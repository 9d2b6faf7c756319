# What the rivals say when something has happened. Numbers are variants.

character-osmund-cleared-1 = One blow of my champion. As planned.
character-osmund-cleared-2 = Tall trees need room. That place was in the way.
character-osmund-lost-1 = He only carried the giant’s lunch.
character-osmund-lost-2 = No matter. As long as my champion stands.
character-osmund-bought-1 = Another plate for my champion. Still room on the left arm.
character-osmund-bought-2 = Heavy? Good. So is my champion.
character-osmund-retreat-1 = Even a giant needs his sleep.

character-leocadia-cleared-1 = Just as drawn on the chart.
character-leocadia-cleared-2 = Quest done, no powder wasted.
character-leocadia-lost-1 = A loss I had reckoned with. Almost.
character-leocadia-lost-2 = Noted. It won’t happen twice.
character-leocadia-bought-1 = Bought in peace, used in war.
character-leocadia-bought-2 = The price was right. I checked.
character-leocadia-retreat-1 = A good captain knows when to turn about.

character-tarik-cleared-1 = You did the hard part. My thanks.
character-tarik-cleared-2 = I was just passing by.
character-tarik-lost-1 = Next time, let somebody else go first.
character-tarik-lost-2 = That wasn’t in the will.
character-tarik-bought-1 = Second hand, hardly bloody.
character-tarik-bought-2 = Somebody will no longer need it.
character-tarik-retreat-1 = I’ll be back when they’re weaker.

character-wren-cleared-1 = Is it dead? Really dead?
character-wren-cleared-2 = We won? Quick, home, before it changes.
character-wren-lost-1 = I said we should have left!
character-wren-lost-2 = Oh no. No, no, no.
character-wren-bought-1 = Does it come in thicker?
character-wren-bought-2 = With this I’d almost dare to look at a dragon.
character-wren-retreat-1 = Home! Everybody home!

character-baldo-cleared-1 = Is there more? There must be more.
character-baldo-cleared-2 = Wrap it up, I’ll take it all.
character-baldo-lost-1 = And his boots? Where are his boots?
character-baldo-lost-2 = My beautiful things went with him.
character-baldo-bought-1 = Mine. And that one. And that one.
character-baldo-bought-2 = I had one already, but not in red.
character-baldo-retreat-1 = Careful with the luggage!

character-ysolde-cleared-1 = One in five, they said. Ha!
character-ysolde-cleared-2 = The dice like me today.
character-ysolde-lost-1 = Double or nothing. It was nothing.
character-ysolde-lost-2 = He knew the stakes.
character-ysolde-bought-1 = All on this one.
character-ysolde-bought-2 = Luck has to be fed.
character-ysolde-retreat-1 = I pass. Only this once.

character-vargoth-slew-1 = Another one for my halls.
character-vargoth-slew-2 = Did nobody tell them about the teeth?
character-vargoth-slew-3 = Sweep up the armour. I like it clean.
character-vargoth-driven-1 = Keep the stones. I have others.
character-vargoth-driven-2 = Enjoy it. The night is long.
