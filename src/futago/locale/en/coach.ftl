# The coach: what he cannot do, and the command. All that he says of a game is in coach-goryo.ftl.

## What cannot be coached

coach-not-game = The coach knows Goryō only: of this game he has nothing to say.
coach-not-honour = This game was played on her honour: its mistakes are settled at the table, and the coach has nothing to add.
coach-not-finished = This game was given up before the first Discovery: there is nothing to learn from it yet.
coach-not-palace = This palace gives the Goryō more ways than the coach can overlook.
coach-no-effort = There is no effort "{ $name }": choose one of { $known }.
coach-no-hint = There is nothing to decide for you now.
coach-failed = The coach could not finish: ask him again.
coach-too-many = Many ask the coach just now: come again in a moment.

## The command

cli-coach = Go through a finished game of Goryō with the coach: how the chance to win went, what cost something, what would have been better and why, and what was luck.
cli-coach-game = Which game of the file, counted from 1.
cli-coach-effort = How long the coach thinks: quick (seconds), normal, or thorough (minutes).
cli-coach-out = Also write a page for the browser, with plots and maps, to this file.
cli-coach-json = Also write the data of the report to this file.
coach-progress = The coach is going through the game
coach-written = Written: { $file }
