# What the rivals say when something has happened. Numbers are variants.

character-osmund-cleared-1 = Un colpo del mio campione. Come previsto.
character-osmund-cleared-2 = Un grande albero vuole spazio. Quel luogo era d’intralcio.
character-osmund-lost-1 = Portava solo il pranzo del gigante.
character-osmund-lost-2 = Pazienza, finché il mio campione è in piedi.
character-osmund-bought-1 = Un’altra piastra per il mio campione. Resta il braccio sinistro.
character-osmund-bought-2 = Pesa? Bene. Anche il mio campione.
character-osmund-retreat-1 = Anche un gigante deve dormire.

character-leocadia-cleared-1 = Proprio come sulla carta.
character-leocadia-cleared-2 = Missione compiuta, nemmeno un grano di polvere sprecato.
character-leocadia-lost-1 = Una perdita prevista. Quasi.
character-leocadia-lost-2 = Preso nota. Non succederà due volte.
character-leocadia-bought-1 = Comprato in pace, usato in guerra.
character-leocadia-bought-2 = Il prezzo era giusto. Ho controllato.
character-leocadia-retreat-1 = Un buon capitano sa quando virare.

character-tarik-cleared-1 = Il più l’avete fatto voi. Grazie.
character-tarik-cleared-2 = Passavo di qui per caso.
character-tarik-lost-1 = La prossima volta, vada avanti qualcun altro.
character-tarik-lost-2 = Questo non era nel testamento.
character-tarik-bought-1 = Di seconda mano, appena macchiato.
character-tarik-bought-2 = A qualcuno non servirà più.
character-tarik-retreat-1 = Tornerò quando saranno più deboli.

character-wren-cleared-1 = È morto? Morto davvero?
character-wren-cleared-2 = Vinto? Presto, a casa, prima che cambi.
character-wren-lost-1 = L’avevo detto che dovevamo andarcene!
character-wren-lost-2 = Oh no. No, no, no.
character-wren-bought-1 = Non ce l’avete più spesso?
character-wren-bought-2 = Con questo oserei quasi guardare un drago.
character-wren-retreat-1 = A casa! Tutti a casa!

character-baldo-cleared-1 = Ce n’è ancora? Deve essercene ancora.
character-baldo-cleared-2 = Incartate tutto, lo prendo.
character-baldo-lost-1 = E gli stivali? Dove sono gli stivali?
character-baldo-lost-2 = Le mie belle cose se ne sono andate con lui.
character-baldo-bought-1 = Mio. Anche quello. E quell’altro.
character-baldo-bought-2 = Ne avevo già uno, ma non rosso.
character-baldo-retreat-1 = Attenti ai bagagli!

character-ysolde-cleared-1 = Una su cinque, dicevano. Ah!
character-ysolde-cleared-2 = Oggi i dadi mi vogliono bene.
character-ysolde-lost-1 = O tutto o niente. È stato niente.
character-ysolde-lost-2 = Conosceva la posta.
character-ysolde-bought-1 = Tutto su questo.
character-ysolde-bought-2 = La fortuna va nutrita.
character-ysolde-retreat-1 = Passo. Solo per stavolta.

character-vargoth-slew-1 = Un altro per le mie sale.
character-vargoth-slew-2 = Nessuno gli aveva parlato dei denti?
character-vargoth-slew-3 = Raccogliete l’armatura. Mi piace il pulito.
character-vargoth-driven-1 = Tenetevi le pietre. Ne ho altre.
character-vargoth-driven-2 = Godetevela. La notte è lunga.
