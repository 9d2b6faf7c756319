# Who sits opposite: the cats, and the captains of the samurai, each with a line about how they play.

character-fuwa = Fuwa
character-fuwa-manner = Cammina nel sonno: neanche lei sa dove.

character-mikan = Mikan
character-mikan-manner = Una gattina che adora farsi trovare: perfetta per una prima partita.

character-kuri = Kuri
character-kuri-manner = Si tiene lontana dalle lanterne e dimentica che cosa svela il suo percorso.

character-sumi = Sumi
character-sumi-manner = Nera come l’inchiostro. Conosce bene il palazzo, ma ogni tanto si tradisce.

character-tora = Tora
character-tora-manner = Prende la via che sembra più sicura e non pensa mai alla notte dopo.

character-yuki = Yuki
character-yuki-manner = Fredda e paziente. La sua Falsa Pista è dove chiederai.

character-kagero = Kagerō
character-kagero-manner = Due code, cent’anni, quasi perfetta. Pensa fino a cinque secondi.

character-donbei = Donbei
character-donbei-manner = Ha perso la lanterna e chiede dove capita.

character-jiro = Jirō
character-jiro-manner = Al suo primo turno di guardia: attento e gentile, perfetto per la tua prima notte da gatta.

character-gonta = Gonta
character-gonta-manner = Segue il suo naso e crede a ogni sì.

character-aoki = Capitano Aoki
character-aoki-manner = Tante notti di guardia, e ancora ogni tanto si appisola.

character-rokuro = Rokurō
character-rokuro-manner = Si lancia sull’indizio migliore e dimentica gli altri.

character-tomoe = Dama Tomoe
character-tomoe-manner = Sbaglia di rado: ricorda ogni no.

character-genzo = Maestro Genzō
character-genzo-manner = Vede tutto il palazzo a occhi chiusi. Pensa fino a cinque secondi.
