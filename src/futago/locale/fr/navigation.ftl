# Finding one's way: the header and the lists of games.

page-nav = Pages
page-nav-menu = Menu
page-nav-play = Jouer
page-nav-waiting = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
page-games-older = Parties plus anciennes ({ $count })
page-games-open = Tables ouvertes
page-games-clear = Les retirer toutes de la liste
page-games-remove = Retirer de la liste : { $game }
page-games-removed = Retirée de la liste. Elle y reviendra dès que quelqu’un jouera.
page-games-undo = Annuler
page-games-against = contre { $names }
page-games-role = Votre rôle : { $seats }
page-games-turn-of = { $name } doit jouer
page-games-waiting = en attente de joueurs
page-games-copy = copie d’une partie
page-account = Compte
page-my-games = Mes parties
player-deleted = joueur supprimé
