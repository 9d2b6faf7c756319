# Puzzles of Goryō: the pages, the terminal and the command.

## What has to be found

puzzle-name = Puzzle { $number }
puzzle-level-1 = Easy
puzzle-level-2 = Fairly easy
puzzle-level-3 = Medium
puzzle-level-4 = Hard
puzzle-level-5 = Very hard
puzzle-line-samurai = Samurai, { $cubes } action cubes left
puzzle-line-goryo = Goryō, her last plan
puzzle-edition = { $edition } edition
puzzle-actions = { $actions } actions a samurai
puzzle-palace = palace { $palace }
puzzle-task-samurai = You are the Samurai and have { $cubes } action cubes left in the last round. Walk and ask the best question, or walk and end the turn if that is better. She plans as well as she can.
puzzle-task-goryo = You are the Goryō, and it is the last round. Find the plan that wins most often against a Samurai who asks as well as he can.

## What is said of a try

puzzle-right = This wins { $best } % of the time, the next best idea { $second } %.
puzzle-costs = This wins { $value } % of the time instead of { $best } %.
puzzle-costs-least = This wins at most { $value } % of the time instead of { $best } %.
puzzle-detour = This is the right question, but a walk before it is one too many. Ask first: the answer may tell where to walk.
puzzle-yours = Your question: of { $ways } likely ways { $yes } can answer yes and { $no } can answer no; the answer is yes { $chance ->
    [0] less than 1
    [100] more than 99
   *[other] { $chance }
} % of the time.
puzzle-plan-loses = Breaking this target leaves only one tile unbroken: the game is lost at once.
puzzle-plan-turns = It turns one more tile.
puzzle-plan-reached = { $reached ->
    [0] No samurai can
    [one] One samurai can
   *[other] { $reached } samurai can
} get to this target.
puzzle-moves = Nothing can follow a question, a plan or the end of the turn: give the moves up to it.
puzzle-solution = Solution: { $moves }

## Why

puzzle-why-split = Of { $ways } likely ways { $yes } can answer yes here and { $no } can answer no; the answer is yes { $chance ->
    [0] less than 1
    [100] more than 99
   *[other] { $chance }
} % of the time.
puzzle-why-sure = { $yes ->
    [0] All { $ways } likely ways answer no here.
   *[other] All { $ways } likely ways answer yes here: it is a print for sure.
}
puzzle-why-targets = Of { $targets } likely targets { $yes } { $yes ->
    [one] is
   *[other] are
} left after a yes and { $no } after a no.
puzzle-why-reach = From there he still reaches { $reach } of the { $targets } likely targets.
puzzle-why-print = It finds a print that counts { $chance } % of the time, the next best question { $other } %.
puzzle-why-stand = { $stood ->
    [0] Then no samurai stands on a likely target.
    [one] Then the samurai hold one likely target: she ends there { $chance } % of the time.
   *[other] Then the samurai hold { $stood } likely targets: she ends on one of them { $chance } % of the time.
}
puzzle-why-all = { $reached } of the { $targets } likely targets can still be reached.
puzzle-why-stake = With the prints so far the Samurai wins { $caught } % of the time if a samurai stands on her target, and { $alone } % if none does.
puzzle-why-loses = { $count ->
    [one] Another target loses
   *[other] { $count } other targets lose
} at once: only one tile would be left unbroken.
puzzle-why-old = The tile of its type is turned already; { $count ->
    [one] another target turns
   *[other] { $count } other targets turn
} one more.
puzzle-why-far = { $others ->
    [0] It is the only target that no samurai reaches.
    [one] No samurai reaches it; that is true of only one other target.
   *[other] No samurai reaches it; that is true of { $others } other targets.
}
puzzle-why-fewer = Only { $reached } samurai can get there; every other target can be reached by at least { $least }.
puzzle-why-last-spirit = Two spirit tokens are turned: one samurai on the target ends the game.
puzzle-why-catchers = It takes { $needed } samurai on the target to end the game at once: fewer can get there, but enough to { $count ->
    [one] one other target
   *[other] { $count } other targets
}.
puzzle-why-hidden = The Samurai can ask about { $cubes ->
    [0] none
   *[other] { $cubes }
} of its cubes; on other ways to the same target about up to { $most }.
puzzle-why-unexpected = She has { $targets } targets to choose from; on this way the Samurai’s best questions do her the least harm.

## The pages

puzzles-intro = Positions from games between bots, always in the last round, where one idea is clearly the best. All chances are reckoned exactly, for two players who make no mistake from here on.
puzzles-count = { $done } of { $all } solved
puzzles-done = solved
puzzles-following = Next for you
puzzles-all = All puzzles
puzzles-right = Right
puzzles-wrong = There is something better
puzzles-detour = Almost
puzzles-illegal = Not allowed
puzzles-back = Take back the last walk
puzzles-again = Try again
puzzles-show = Show the solution
puzzles-solution = The solution, step by step:
puzzles-step = { $first }: { $rest }
puzzles-also = { $count ->
    [one] There is one more way to carry out the same idea.
   *[other] There are { $count } more ways to carry out the same idea.
}
puzzles-next = Next puzzle
puzzles-none = There is no such puzzle here.

## In the terminal

play-puzzle-none = There is no puzzle { $number }: choose one from 1 to { $last }.
play-puzzle-how = Try one with futago puzzles and its number.
play-puzzle-help = Pick or type a move as in a game. undo: take back a walk; solution: show it; next: another puzzle; quit: leave.
play-puzzle-next = Enter: the next puzzle

## The command

cli-puzzles = Solve puzzles of Goryō in the terminal; without a number all of them are listed.
cli-puzzles-number = The number of a puzzle in the list.
cli-lab-puzzles = Find puzzles of Goryō in games between bots: moments of the last round in which one idea is clearly the best. A run that was broken off goes on when it is started again.
cli-lab-puzzles-game = The game; only goryo has puzzles.
cli-lab-puzzles-count = How many puzzles to choose.
cli-lab-puzzles-out = The file to write, or with --check the one to read; without such a file the puzzles that come with Futago are checked.
cli-lab-puzzles-jobs = Processes at work; by default one for each core.
cli-lab-puzzles-check = Reckon everything again that is claimed of the puzzles, and solve their rounds anew.
cli-lab-puzzles-found = Games looked through, { $found } puzzles found
cli-lab-puzzles-checking = Checking
cli-lab-puzzles-checked = { $count } puzzles checked, { $wrong } faults
cli-lab-puzzles-unreadable = These are no puzzles: { $error }
cli-lab-puzzles-other-seed = { $file } was begun with another seed: use that one, or remove the file.
