## Solving rounds of Goryō

cli-solve = Résoudre des manches de Goryō : comment le Goryō devrait varier ses plans, quelle chance a alors le Samouraï, et de combien ce nombre peut être faux au pire.
cli-solve-position = Un fichier avec une position, ou avec plusieurs, une par ligne (JSON ; voir docs/solver.md) ; - lit l’entrée standard.
cli-solve-out = Le fichier des solutions ; sinon, elles s’affichent.
cli-solve-gap = S’arrêter quand la valeur est connue avec cette précision.
cli-solve-seconds = S’arrêter après ce temps pour chaque position.
cli-solve-jobs = Processus au travail ; par défaut, un par cœur.

solve-progress = Résolution
solve-between = Samouraï { $lower } - { $upper }
solve-stdin = entrée standard
solve-done = { $count ->
    [one] { $count } position résolue
   *[other] { $count } positions résolues
} en { $seconds } s ; la valeur est connue à { $gap } près au pire, { $short ->
    [0] aussi bien que demandé.
    [one] moins bien que demandé pour { $short } position.
   *[other] moins bien que demandé pour { $short } positions.
}
solve-bad-number = { $name } doit être supérieur à 0, pas { $number }.
solve-bad-position = Ce n’est pas une position : { $reason }.
solve-unknown-name = Il n’y a pas de « { $name } » dans ce palais.
solve-contradiction = Aucune partie n’en arrive là : { $name ->
    [round] la manche (round) doit être de 1 à 4
    [samurai] samurai doit dire où se tient chaque samouraï des options
    [broken] start doit être l’une des cases brisées, et chacune n’est nommée qu’une fois
    [first] aucune case du premier type (first) n’est brisée
    [sealed] un type n’est tiré qu’une fois, et le premier jamais comme sceau
    [over] au plus un type est intact, donc la partie est terminée
    [gong] le maillet n’est pas sur le gong
    [spirits] le nombre de jetons Esprit doit être de 0 à 2
    [powers] il reste un pouvoir qui n’est pas dans cette variante
    [cursed] la variante cursed-object, et elle seule, a deux cases maudites, toutes deux du premier type
   *[bound] la croyance (bound) doit faire 1 au total, sur des types dont la tuile est intacte
}.
solve-too-many = Trop de secrets possibles dans ce palais : { $count }, et la recherche en tient { $most } au plus.
solve-no-kernel = La recherche du solveur n’est pas compilée : lancez python -m futago.kernels.

## Palaces

cli-palace = Vérifier ou montrer un palais : un des nôtres, ou un fichier à vous.
cli-palace-check = Vérifier un fichier de palais ; chaque défaut est indiqué avec sa place.
cli-palace-check-file = Un fichier TOML, ou le nom d’un palais fourni avec le jeu.
cli-palace-show = Montrer un palais.
cli-palace-show-file = Un fichier TOML, ou le nom d’un palais fourni avec le jeu.
palace-sound = { $name } est valide. Cases : 32 ; ponts : { $bridges } ; chemins de quatre pas depuis une case : { $fewest } à { $most } ; cibles au bout : { $least_targets } à { $most_targets }.
