# Le Taccole nei moduli.

jackdaws-name-hand = Carte in mano
jackdaws-name-turned = Girare le carte credute

bot-counting = contatore
bot-help-counting = Conta le carte che vede, e ogni tanto mente.
