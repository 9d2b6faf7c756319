# Puzzles of Goryō: what is asked, what is said of an attempt, and why.

puzzle-line-samurai = Samurai, round { $round }, { $cubes ->
    [one] 1 action cube left
   *[other] { $cubes } action cubes left
}
puzzle-line-goryo = Goryō, her plan in round { $round }
puzzle-line-stated = Goryō, her plan in round { $round } against announced questions
puzzle-edition = { $edition } edition
puzzle-actions = { $actions ->
    [one] 1 action per samurai
   *[other] { $actions } actions per samurai
}
puzzle-palace = palace { $palace }
puzzle-task-samurai = You are the Samurai, with { $cubes ->
    [one] 1 action cube
   *[other] { $cubes } action cubes
} left in { $later ->
    [0] the last round
   *[other] round { $round } of { $rounds }
}. Move if you need to and ask the best question, or end the turn if that is better. The Goryō plans as well as she can.
puzzle-task-goryo = You are the Goryō, in { $later ->
    [0] the last round
   *[other] round { $round } of { $rounds }
}. Find the plan that wins most often against a Samurai who asks the best questions.
puzzle-task-stated = You are the Goryō, in { $later ->
    [0] the last round
   *[other] round { $round } of { $rounds }
}, and you know what the Samurai is going to do: the arrows show it. Find the plan that wins most often against that. No powers are left.

puzzle-right = This wins { $best }% of the time, the next best idea { $second }%.
puzzle-costs = This wins { $value }% of the time instead of { $best }%.
puzzle-costs-least = This wins at most { $value }% of the time instead of { $best }%.
puzzle-detour = Right question, but with one step too many before it. Ask first: the answer may tell you where to go.
puzzle-yours = Your question: of { $ways ->
    [one] 1 likely path
   *[other] { $ways } likely paths
}, { $yes } can give a yes and { $no } a no; the answer is yes { $chance ->
    [0] less than 1
    [100] more than 99
   *[other] { $chance }
}% of the time.
puzzle-plan-loses = Breaking this target leaves only one tile intact: the game is lost at once.
puzzle-plan-turns = It flips one more tile.
puzzle-plan-reached = { $reached ->
    [0] No samurai can
    [one] One samurai can
   *[other] { $reached } samurai can
} get to this target.
puzzle-plan-fate = { $clues ->
    [0] Your path gives no clue
    [one] Your path gives one clue
   *[other] Your path gives { $clues } clues
}, and { $caught ->
    [0] no samurai ends
    [one] one samurai ends
   *[other] { $caught } samurai end
} on its target.
puzzle-moves = Nothing can follow a question, a plan or the end of the turn: give the moves up to it.
puzzle-solution = Solution: { $moves }

puzzle-why-split = Of { $ways ->
    [one] 1 likely path
   *[other] { $ways } likely paths
}, { $yes } can give a yes here and { $no } a no; the answer is yes { $chance ->
    [0] less than 1
    [100] more than 99
   *[other] { $chance }
}% of the time.
puzzle-why-sure = { $yes ->
    [0] On all likely paths ({ $ways }) the answer here is no.
   *[other] On all likely paths ({ $ways }) the answer here is yes: a sure clue.
}
puzzle-why-targets = Likely targets: { $targets } now, { $yes } after a yes, { $no } after a no.
puzzle-why-reach = Likely targets he still reaches from there: { $reach } of { $targets }.
puzzle-why-print = It finds a clue that counts { $chance }% of the time, the next best question { $other }%.
puzzle-why-stand = { $stood ->
    [0] Then no samurai stands on a likely target.
    [one] Then the samurai hold one likely target: she ends there { $chance }% of the time.
   *[other] Then the samurai hold { $stood } likely targets: she ends on one of them { $chance }% of the time.
}
puzzle-why-all = Likely targets that can still be reached: { $reached } of { $targets }.
puzzle-why-stake = With the clues so far the Samurai wins { $caught }% of the time if a samurai stands on her target, and { $alone }% if none does.
puzzle-why-loses = { $count ->
    [one] Another target loses
   *[other] { $count } other targets lose
} at once: only one tile would be left intact.
puzzle-why-old = The tile of its type is already flipped; { $count ->
    [one] another target flips
   *[other] { $count } other targets flip
} one more.
puzzle-why-far = { $others ->
    [0] It is the only target that no samurai reaches.
    [one] No samurai reaches it; that is true of only one other target.
   *[other] No samurai reaches it; that is true of { $others } other targets.
}
puzzle-why-fewer = Only { $reached } samurai can get there; every other target can be reached by at least { $least }.
puzzle-why-last-spirit = Two spirit tokens are flipped: one samurai on the target ends the game.
puzzle-why-catchers = It takes { $needed } samurai on the target to end the game at once: fewer can get there, but enough to { $count ->
    [one] one other target
   *[other] { $count } other targets
}.
puzzle-why-hidden = The Samurai can ask about { $cubes ->
    [0] none
   *[other] { $cubes }
} of its cubes; on other paths to the same target, about up to { $most }.
puzzle-why-unexpected = { $targets ->
    [one] She has one target to choose from
   *[other] She has { $targets } targets to choose from
}; on this path the Samurai’s best questions hurt her least.
puzzle-why-slip = { $clues ->
    [0] This path gives no clue
    [one] This path gives only one clue
   *[other] This path gives { $clues } clues
}, and { $caught ->
    [0] no samurai ends
    [one] one samurai ends
   *[other] { $caught } samurai end
} on its target.
puzzle-why-slip-others = Of the other paths ({ $others }), { $clues } give more clues and { $caught } end under a samurai; the rest ({ $rest }) lead to a worse target.

puzzle-hint-samurai = The warmer a space, the more often her path leads there.
puzzle-hint-goryo = Aim at the ringed object; now find the path.
puzzle-reply-stated = What was announced, played out:
puzzle-reply-harsh = One of the Samurai’s best replies to this plan:
puzzle-reply-path = For example, on a path that she takes { $share }% of the time:
puzzle-reply-wins = So the game ends: { $seat ->
    [goryo] the Goryō
   *[samurai] the Samurai
} wins.
puzzle-theme-slip = Slip through
puzzle-theme-stand = Where to stand
puzzle-theme-narrow = Narrow it down
puzzle-theme-reach = Stay within reach
puzzle-theme-clue = Find a clue
puzzle-theme-tiles = Mind the tiles
puzzle-theme-away = Out of reach
puzzle-theme-hide = Hide the path
