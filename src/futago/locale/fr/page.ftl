# Sentences of the browser's pages that belong to no game.

page-again = Réessayer
page-close = Fermer
page-coach = L’entraîneur
page-home-back = Retour à l’accueil
page-home-link = Futago, accueil
page-home-more = Choisissez un jeu et commencez, contre un bot ou entre amis. Les règles s’apprennent en jouant.
page-home-title = { $games ->
    [2] Deux jeux de société à jouer en ligne
    [1] Un jeu de société à jouer en ligne
   *[other] { $games } jeux de société à jouer en ligne
}
page-join = rejoindre
page-language = Langue
page-learn = Leçons
page-learn-go = Voir les leçons
page-learn-line = Dix minutes, sur un vrai plateau, une règle à la fois.
page-learn-short = Apprendre
page-puzzles = Énigmes
page-puzzles-line = Dans chaque position, une idée est nettement la meilleure. À vous de la trouver !
page-puzzles-go = Résoudre des énigmes
page-lesson = Leçon
page-missing = Page introuvable
page-missing-more = L’adresse est peut-être incomplète, ou la partie a été supprimée.
page-night = Mode sombre
page-away = Le serveur est injoignable. Les tables, les leçons et les énigmes ont besoin de la connexion ; les règles se lisent sans.
page-away-again = Réessayer
page-no-answer = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
page-opponent-first = Pour votre première partie : { $name }
page-opponent-next = Face à vous : { $name }
page-opponents = Face à vous : { $names }
page-play-choose = Choisir comment jouer
page-play-game = Jouer à { $game }
page-play-now = Jouer
page-replay = Revoir la partie
page-replays = Parties terminées
page-replays-go = Revoir mes parties
page-replays-line = Revoyez vos parties coup par coup, avec tout ce qui était caché.
page-rules = Règles
page-skip = Aller au contenu
page-sound = Son
page-volume = Volume
page-table = Table
page-tables = Parties en cours
page-tables-none = Aucune partie en cours. Les parties que vous commencez apparaîtront ici.
page-waiting = en attente
page-watch = regarder
page-why = pourquoi ?
page-your-turn = à vous de jouer
page-explain = { $term } : explication
page-loading = Chargement…
page-learn-none = Il n’y a pas encore de leçon.
page-puzzles-none = Il n’y a pas encore d’énigme.
coach-sign-title = Que veulent dire les symboles ?
coach-sign-inaccuracy = Imprécision : elle a coûté un peu.
coach-sign-mistake = Erreur : elle a coûté assez cher.
coach-sign-blunder = Gaffe : elle a coûté très cher.
coach-sign-luck = Chance : personne n’y est pour rien.
coach-sign-whose = La couleur indique qui a joué le coup :
