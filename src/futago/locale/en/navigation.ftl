# Finding one's way: the header and the lists of games.

page-nav = Pages
page-nav-menu = Menu
page-nav-play = Play
page-nav-waiting = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
page-games-older = Older games ({ $count })
page-games-open = Open tables
page-games-clear = Remove all of them from the list
page-games-remove = Remove from the list: { $game }
page-games-removed = Removed from the list. It comes back as soon as somebody moves.
page-games-undo = Undo
page-games-against = against { $names }
page-games-role = You play { $seats }
page-games-turn-of = { $name } is to move
page-games-waiting = waiting for players
page-games-copy = copy of a game
page-account = Account
page-my-games = My games
player-deleted = deleted player
