# Les Choucas dans les formulaires.

jackdaws-name-hand = Cartes en main
jackdaws-name-turned = Retourner les cartes que l’on a crues

bot-counting = compteur
bot-help-counting = Compte les cartes qu’il voit, et ment de temps en temps.
