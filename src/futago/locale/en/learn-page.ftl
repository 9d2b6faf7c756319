# Lessons and rules in the browser: what belongs to no game, and is there from the beginning.

## Lessons

learn-intro = Short lessons on a real board: read a little, then make the move yourself. After a game’s first few lessons you’re ready to play it.
learn-done = done
learn-next = Up next
learn-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
learn-count = { $done } of { $all } done
learn-rules-link = Read the rules of { $game }
learn-all = All lessons
learn-step = Step { $step } of { $steps }
learn-hint = Hint
learn-hint-way = Pick, one after the other:
learn-good = Well done
learn-wrong = Not quite
learn-illegal = Not allowed
learn-another = That’s allowed, but this step asks for something else. Try again.
learn-on = Next step
learn-again = Repeat this step
learn-finished = Lesson finished
learn-next-lesson = Next lesson: { $title }
learn-play = Play a game now
learn-happened = What happened
learn-section = In the rules

## What cannot be asked

lesson-no-step = This lesson has steps 0 to { $last }; there is no step { $step }.
lesson-moves = Send the accepted moves of the earlier steps ({ $count }), plus at most one more.

## Rules

rules-page-title = The rules of { $game }
rules-page-contents = Contents
rules-page-search = Search the rules
rules-page-found = { $count ->
    [0] Nothing found
    [one] Found in 1 section
   *[other] Found in { $count } sections
}
rules-page-lessons = Learn it by playing
rules-page-more = In the rules
rules-page-missing = There are no rules for this game.

guide-skip = Skip
guide-play = Play your first game
guide-back = Back to the table
guide-learn = More lessons
guide-again = Once more
guide-step = Step { $step } of { $steps }
