# Sentences of the browser's pages that belong to no game.

page-again = Try again
page-close = Close
page-coach = The coach
page-home-back = Back to home
page-home-link = Futago, home page
page-home-more = Pick a game and start right away, against a bot or with friends. You learn the rules as you play.
page-home-title = { $games ->
    [2] Two tabletop games to play online
    [one] A tabletop game to play online
   *[other] { $games } tabletop games to play online
}
page-join = join
page-language = Language
page-learn = Lessons
page-learn-go = See the lessons
page-learn-line = Ten minutes, on a real board, one rule at a time.
page-learn-short = Learn
page-puzzles = Puzzles
page-puzzles-line = Every position has one clearly best idea. Can you find it?
page-puzzles-go = Solve puzzles
page-lesson = Lesson
page-missing = Page not found
page-missing-more = The address may be incomplete, or the game may have been deleted.
page-night = Dark mode
page-away = The server can’t be reached. Tables, lessons and puzzles need the connection; the rules can be read without it.
page-away-again = Try again
page-no-answer = The server isn’t responding. Nothing is lost; try again in a moment.
page-opponent-first = For your first game: { $name }
page-opponent-next = Your next opponent: { $name }
page-opponents = Your opponents: { $names }
page-play-choose = Choose how to play
page-play-game = Play now: { $game }
page-play-now = Play now
page-replay = Replay
page-replays = Replays
page-replays-go = See the replays
page-replays-line = Watch finished games move by move, with everything that was hidden.
page-rules = Rules
page-skip = Skip to the content
page-sound = Sound
page-volume = Volume
page-table = Table
page-tables = Games in progress
page-tables-none = No games in progress. Games you start will appear here.
page-waiting = waiting
page-watch = watch
page-why = why?
page-your-turn = your turn

## Loading, empty lists, explanations

page-explain = { $term }: explanation
page-loading = Loading…
page-learn-none = There are no lessons yet.
page-puzzles-none = There are no puzzles yet.

## The signs in the coach’s remarks

coach-sign-title = What the signs mean
coach-sign-inaccuracy = Inaccuracy: it cost a little.
coach-sign-mistake = Mistake: it cost quite a bit.
coach-sign-blunder = Blunder: it cost a great deal.
coach-sign-luck = Luck: nobody’s doing.
coach-sign-whose = The colour shows whose move it was:
