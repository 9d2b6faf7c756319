# The coach: what he cannot do, and the command. What he says of a game is in the game's own coach.ftl.

## What cannot be coached

coach-not-game = There is no coach for this game yet.
coach-not-honour = This game was played on honour, so the coach cannot review it.
coach-not-finished = This game was resigned before the first Discovery: there is nothing to review.
coach-no-effort = There is no analysis level “{ $name }”: choose one of { $known }.
coach-no-odds = There are no odds for this game.
coach-no-suggestion = There is nothing to suggest right now.
coach-no-hint = There is nothing for you to decide right now.
coach-failed = The coach couldn’t finish: try again.
coach-too-many = The coach is busy: try again in a moment.

## The command

cli-coach = Review a finished game with the coach: how the chances changed, which moves were mistakes, what was better and why, and what was luck.
cli-coach-game = Which game of the file, counted from 1.
cli-coach-effort = How long the coach thinks: quick (seconds), normal, or thorough (minutes).
cli-coach-out = Also write a page for the browser, with plots and maps, to this file.
cli-coach-json = Also write the data of the report to this file.
coach-progress = The coach is reviewing the game
coach-written = Written: { $file }
coach-effort-quick = quick
coach-effort-normal = normal
coach-effort-thorough = thorough

## What all coaches say

coach-two = { $one } { $two }
coach-percent = { $percent }%
coach-percent-least = less than 1%
coach-percent-most = more than 99%
coach-verdict-inaccuracy = Inaccuracy ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
coach-verdict-mistake = Mistake ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
coach-verdict-blunder = Blunder ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
coach-better = Better: { $do }.
coach-page-title = The coach’s review
coach-page-player = { $seat }: { $name }
coach-page-round = Round { $round }
coach-page-signs = Circles are inaccuracies, triangles mistakes, squares blunders, diamonds luck.
coach-page-remarks = Remarks
coach-page-nothing = Nothing the coach would clearly have done better.
coach-page-balance = Skill and luck
coach-page-moves = Every move
coach-page-begin = The game begins.
coach-page-move = Move
coach-page-what = What happened
coach-page-lost = Lost
coach-page-at = Round { $round }. { $what }
