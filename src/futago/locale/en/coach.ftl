# The coach: what he cannot do, and the command. What he says of a game is in the game's own coach.ftl.

## What cannot be coached

coach-not-game = There is no coach for this game yet.
coach-not-honour = This game was played on honour, so the coach cannot review it.
coach-not-finished = This game was resigned before the first Discovery: there is nothing to review.
coach-no-effort = There is no analysis level “{ $name }”: choose one of { $known }.
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
