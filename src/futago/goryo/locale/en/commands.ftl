## Solving rounds of Goryō

cli-solve = Solve rounds of Goryō: how she should mix her plans, what the Samurai’s chance is then, and by how much that can be wrong at most.
cli-solve-position = A file with a position, or with many, one a line (JSON; see docs/solver.md); - reads standard input.
cli-solve-out = The file for the solutions; shown if left out.
cli-solve-gap = Stop when the value is known this well.
cli-solve-seconds = Stop after this time for each position.
cli-solve-jobs = Processes at work; by default one for each core.

solve-progress = Solving
solve-between = Samurai { $lower } - { $upper }
solve-stdin = standard input
solve-done = { $count ->
    [one] 1 position solved
   *[other] { $count } positions solved
} in { $seconds } s; the value is known to { $gap } at worst, { $short ->
    [0] as well as asked.
    [one] and not as well as asked at 1 of them.
   *[other] and not as well as asked at { $short } of them.
}
solve-bad-number = { $name } must be more than 0, not { $number }.
solve-bad-position = This is not a position: { $reason }.
solve-unknown-name = There is no “{ $name }” in this palace.
solve-contradiction = No game comes to this: { $name ->
    [round] the round must be 1 to 4
    [samurai] samurai must say where each samurai of the options stands
    [broken] start must be one of the broken spaces, and each of them is named once
    [first] no space of the first type is broken
    [sealed] a type is drawn only once, and the first one never as a seal
    [over] at most one type is intact, so the game is over
    [gong] the mallet is not on the gong
    [spirits] the number of spirit tokens must be 0 to 2
    [powers] a power is left that is not in this variant
    [cursed] the variant cursed-object, and no other, has two cursed spaces, both of the first type
   *[bound] the belief must add up to 1, over types whose tile is intact
}.
solve-too-many = Too many secrets in this palace: { $count }, and at most { $most } can be searched.
solve-no-kernel = The solver’s search is not compiled: run python -m futago.kernels.

## Palaces

cli-palace = Check or show a palace: one of ours, or your own file.
cli-palace-check = Check a palace file; every fault is named with its place.
cli-palace-check-file = A TOML file, or the name of a palace that comes with the game.
cli-palace-show = Show a palace.
cli-palace-show-file = A TOML file, or the name of a palace that comes with the game.
palace-sound = { $name } is valid. Spaces: 32; bridges: { $bridges }; four-step paths from a space: { $fewest } to { $most }; targets on them: { $least_targets } to { $most_targets }.
