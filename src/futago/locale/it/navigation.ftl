# Finding one's way: the header and the lists of games.

page-nav = Pagine
page-nav-menu = Menu
page-nav-play = Gioca
page-nav-waiting = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
}
page-games-older = Partite più vecchie ({ $count })
page-games-open = Tavoli aperti
page-games-clear = Toglile tutte dalla lista
page-games-remove = Togli dalla lista: { $game }
page-games-removed = Tolta dalla lista. Ci tornerà appena qualcuno gioca.
page-games-undo = Annulla
page-games-against = contro { $names }
page-games-role = Il tuo ruolo: { $seats }
page-games-turn-of = tocca a { $name }
page-games-waiting = in attesa di giocatori
page-games-copy = copia di una partita
page-account = Account
page-my-games = Le mie partite
player-deleted = giocatore eliminato
