# The page on which a table is made.

new-page-title = Nuova partita di { $game }
new-page-with = Gioca con
new-page-with-bots = Bot
new-page-with-link = Amici online (con un link)
new-page-with-here = Amici su questo schermo
new-page-seat = Il tuo posto
new-page-level = Il tuo avversario
new-page-level-many = I tuoi avversari
new-page-difficulty = Difficoltà
new-page-difficulty-own = La tua
new-page-strength = Forza
new-page-suits = al tuo livello
new-page-options = Opzioni del gioco
new-page-table = Opzioni del tavolo
new-page-public = Pubblico: visibile a tutti su questo server
new-page-name = Nome del tavolo
new-page-chat = Chat
new-page-spectator-chat = Gli spettatori possono scrivere
new-page-hints = Aiuti e mosse di prova permessi (fra persone solo se tutti sono d’accordo)
new-page-clock = Orologio
new-page-clock-none = nessuno
new-page-clock-move = per mossa
new-page-clock-game = per la partita
new-page-clock-days = in giorni per mossa
new-page-seconds = Secondi per mossa
new-page-minutes = Minuti per giocatore
new-page-increment = Secondi aggiunti per mossa
new-page-days = Giorni per mossa
new-page-make = Crea il tavolo
new-page-start = Inizia la partita
new-page-friend = Nome dell’altro giocatore: { $seat }
new-page-own-palace = Il mio palazzo: { $name }
bot-random = a caso
bot-greedy = impulsivo
bot-gentle = gentile
bot-novice = principiante
bot-player = intermedio
bot-expert = esperto
bot-master = maestro
bot-help-random = Fa una mossa consentita a caso.
bot-help-greedy = Prende ciò che sembra meglio al momento, senza pensare al dopo.
bot-help-gentle = Dà una possibilità a chi comincia: circa una partita su due.
bot-help-novice = Gioca d’istinto, con errori da principiante.
bot-help-player = Sa quel che fa, e ogni tanto sbaglia.
bot-help-expert = Sbaglia di rado: per batterlo serve un buon piano.
bot-help-master = Quasi perfetto. Pensa fino a cinque secondi.
bot-introduction = { $name } ({ $seat }, { $level }): { $manner }
bot-introduction-short = { $name } ({ $seat }, { $level })
bot-says = { $name }: «{ $words }»

## Options that follow others

new-page-advanced = Altre opzioni
new-page-changed = Adattato alla tua scelta; era: { $before }.
new-page-changed-plain = Adattato alla tua scelta.
new-page-usual = Torna al valore abituale
