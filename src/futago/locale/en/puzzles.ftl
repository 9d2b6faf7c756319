# Puzzles of every game: the pages, the terminal and the command.

puzzle-name = Puzzle { $number }
puzzle-level-1 = Easy
puzzle-level-2 = Fairly easy
puzzle-level-3 = Medium
puzzle-level-4 = Hard
puzzle-level-5 = Very hard
puzzles-intro = Positions from games between bots, always in the last round, where one idea is clearly the best. All chances are calculated exactly, assuming perfect play from here on.
puzzles-count = { $done } of { $all } solved
puzzles-done = solved
puzzles-following = Up next
puzzles-all = All puzzles
puzzles-right = Correct
puzzles-wrong = There is a better idea
puzzles-detour = Almost
puzzles-illegal = Not allowed
puzzles-back = Undo the last step
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
play-puzzle-none = There is no puzzle { $number }: choose one from 1 to { $last }.
play-puzzle-how = Try one with futago puzzles and its number.
play-puzzle-help = Pick or type a move as in a game. undo: undo a step; solution: show it; next: another puzzle; quit: leave.
play-puzzle-next = Enter: the next puzzle
cli-puzzles = Solve puzzles in the terminal; without a number all of them are listed.
cli-puzzles-game = The game whose puzzles to play; by default the first that has some.
cli-puzzles-none = There are no puzzles for { $game } yet: choose one of { $known }.
cli-puzzles-number = The number of a puzzle in the list.
cli-lab-puzzles = Find puzzles in games between bots: moments of the last round in which one idea is clearly the best. A run that was broken off goes on when it is started again.
cli-lab-puzzles-game = The game; by default the first that has puzzles.
cli-lab-puzzles-count = How many puzzles to choose.
cli-lab-puzzles-out = The file to write, or with --check the one to read; without such a file the puzzles that come with Futago are checked.
cli-lab-puzzles-jobs = Processes at work; by default one for each core.
cli-lab-puzzles-check = Reckon everything again that is claimed of the puzzles, and solve their rounds anew.
cli-lab-puzzles-found = Games looked through, puzzles found: { $found }
cli-lab-puzzles-checking = Checking
cli-lab-puzzles-checked = Puzzles checked: { $count }, faults: { $wrong }
cli-lab-puzzles-unreadable = These are no puzzles: { $error }
