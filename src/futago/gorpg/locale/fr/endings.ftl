# What the rivals say at the end, when they are beaten and when they win.

character-osmund-beaten = Vos petits ont abattu mon grand. Bien joué.
character-osmund-wins = Un géant suffisait.
character-leocadia-beaten = Vous avez mieux lu la mer que moi.
character-leocadia-wins = Tous les vents ont soufflé comme prévu.
character-tarik-beaten = Plus rien pour moi ? Je suis arrivé trop tard.
character-tarik-wins = De la patience, et le travail des autres.
character-wren-beaten = Au moins, nous sommes entiers. Presque tous.
character-wren-wins = Qui fuit à temps gagne à temps.
character-baldo-beaten = Gardez la victoire. Moi, je garde les cuillères.
character-baldo-wins = Riche, et vainqueur. Quelle journée !
character-ysolde-beaten = Perdu avec panache. On rejoue ?
character-ysolde-wins = Je vous disais bien que c’était possible.
character-vargoth-beaten = La lumière ? Voilà donc à quoi elle ressemble.
character-vargoth-wins = Les ténèbres n’ont pas besoin d’un second essai.
