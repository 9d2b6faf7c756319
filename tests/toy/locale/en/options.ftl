# Jackdaws in forms. Asked for by name: NAME-name-OPTION, NAME-value-OPTION-VALUE, bot-BOT,
# bot-help-BOT.

jackdaws-name-hand = Cards in hand
jackdaws-name-turned = Believed cards are turned over

bot-counting = counting
bot-help-counting = Counts the cards that it sees, and lies now and then.
