# What the rivals say when something has happened. Numbers are variants.

character-osmund-cleared-1 = Un coup de mon champion. Comme prévu.
character-osmund-cleared-2 = Un grand arbre a besoin de place. Ce lieu gênait.
character-osmund-lost-1 = Il ne portait que le déjeuner du géant.
character-osmund-lost-2 = Peu importe, tant que mon champion est debout.
character-osmund-bought-1 = Une plaque de plus pour mon champion. Il reste le bras gauche.
character-osmund-bought-2 = C’est lourd ? Tant mieux. Mon champion aussi.
character-osmund-retreat-1 = Même un géant doit dormir.

character-leocadia-cleared-1 = Exactement comme sur la carte.
character-leocadia-cleared-2 = Quête accomplie, pas un grain de poudre perdu.
character-leocadia-lost-1 = Une perte que j’avais prévue. Presque.
character-leocadia-lost-2 = C’est noté. Cela n’arrivera pas deux fois.
character-leocadia-bought-1 = Acheté en paix, utile en guerre.
character-leocadia-bought-2 = Le prix était juste. J’ai vérifié.
character-leocadia-retreat-1 = Un bon capitaine sait virer de bord.

character-tarik-cleared-1 = Vous avez fait le plus dur. Merci bien.
character-tarik-cleared-2 = Je ne faisais que passer.
character-tarik-lost-1 = La prochaine fois, que quelqu’un d’autre passe devant.
character-tarik-lost-2 = Ce n’était pas dans le testament.
character-tarik-bought-1 = D’occasion, à peine taché.
character-tarik-bought-2 = Quelqu’un n’en aura plus besoin.
character-tarik-retreat-1 = Je reviendrai quand ils seront affaiblis.

character-wren-cleared-1 = C’est mort ? Vraiment mort ?
character-wren-cleared-2 = Gagné ? Vite, rentrons avant que ça change.
character-wren-lost-1 = J’avais bien dit qu’il fallait partir !
character-wren-lost-2 = Oh non. Non, non, non.
character-wren-bought-1 = Vous l’avez en plus épais ?
character-wren-bought-2 = Avec ça, j’oserais presque regarder un dragon.
character-wren-retreat-1 = On rentre ! Tout le monde rentre !

character-baldo-cleared-1 = Il y en a d’autres ? Il doit y en avoir d’autres.
character-baldo-cleared-2 = Emballez le tout, je prends.
character-baldo-lost-1 = Et ses bottes ? Où sont ses bottes ?
character-baldo-lost-2 = Mes belles affaires sont parties avec lui.
character-baldo-bought-1 = À moi. Celui-ci aussi. Et celui-là.
character-baldo-bought-2 = J’en avais déjà un, mais pas en rouge.
character-baldo-retreat-1 = Attention aux bagages !

character-ysolde-cleared-1 = Une chance sur cinq, disaient-ils. Ha !
character-ysolde-cleared-2 = Les dés m’aiment bien, aujourd’hui.
character-ysolde-lost-1 = Quitte ou double. Ce fut quitte.
character-ysolde-lost-2 = Il connaissait la mise.
character-ysolde-bought-1 = Tout sur celui-ci.
character-ysolde-bought-2 = La chance, ça se nourrit.
character-ysolde-retreat-1 = Je passe. Pour cette fois.

character-vargoth-slew-1 = Encore un pour mes couloirs.
character-vargoth-slew-2 = Personne ne leur avait parlé des dents ?
character-vargoth-slew-3 = Ramassez l’armure. J’aime que ce soit propre.
character-vargoth-driven-1 = Gardez les pierres. J’en ai d’autres.
character-vargoth-driven-2 = Profitez-en. La nuit est longue.
