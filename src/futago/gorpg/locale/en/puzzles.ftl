# Puzzles of Go RPG: what is asked, what is said of an attempt, and why.

gorpg-puzzle-line = { $mode ->
    [solo] Solo, round { $round }
    [overlord] Overlord, { $players ->
        [one] 1 party
       *[other] { $players } parties
    }, round { $round }
   *[standard] { $players ->
        [one] 1 party
       *[other] { $players } parties
    }, round { $round }
}
gorpg-puzzle-setting = { $name }: { $value }
gorpg-puzzle-setting-switch = { $name }: { $value ->
    [yes] yes
   *[no] no
}
gorpg-puzzle-role-party = Party
gorpg-puzzle-role-overlord = Overlord
gorpg-puzzle-role-solo = Alone
gorpg-puzzle-theme-quest = Where to go
gorpg-puzzle-theme-battle = In battle
gorpg-puzzle-theme-strike = The Overlord attacks
gorpg-puzzle-theme-buy = What to buy
gorpg-puzzle-theme-hire = Whom to hire
gorpg-puzzle-theme-last = The last battle
gorpg-puzzle-task = Round { $round } of { $rounds }. { $role ->
    [solo] You play alone.
    [overlord] You are the Overlord.
   *[party] You lead { $seat }.
} { $asked } { $aim }
gorpg-puzzle-ask-quest = Where do you go, and with whom? Deal out your items as you like: only the location and the heroes are judged.
gorpg-puzzle-ask-battle = Attack with each of your heroes, in any order, then stay or retreat: what is best?
gorpg-puzzle-ask-strike = Choose whom your monsters attack.
gorpg-puzzle-ask-buy = You are at the hunters’ guild: what do you buy, if anything?
gorpg-puzzle-ask-hire = You are at the mercenary guild: whom do you hire, if anybody?
gorpg-puzzle-ask-last = The last battle is on: which attacks are best?
gorpg-puzzle-aim-score = Find what brings the most gold by the end of the game.
gorpg-puzzle-aim-chance = Find what wins most often.

gorpg-puzzle-right-score = On average this brings { $gain } GP more by the end of the game than the next best idea (give or take { $error }).
gorpg-puzzle-right-chance = This wins { $best } of the time, the next best idea { $second } (give or take { $error ->
    [one] 1 point
   *[other] { $error } points
}).
gorpg-puzzle-costs-score = On average this brings { $cost } GP less by the end of the game than the best idea.
gorpg-puzzle-costs-chance = This wins { $value } of the time instead of { $best }.
gorpg-puzzle-detour-pay = The right choice, but you pay more than you need to, or with items your heroes use.
gorpg-puzzle-detour-leave = It is right to retreat here, but leave behind trophies of lower levels.
gorpg-puzzle-moves = Nothing can follow a complete decision: give the moves up to it.
gorpg-puzzle-hint = Tempting, but not the best: { $do }.

gorpg-puzzle-why-first = With the best idea, { $odds }.
gorpg-puzzle-why-buy = You pay trophies worth { $paid } GP for items worth { $gold } GP.
gorpg-puzzle-why-hire = You pay { $paid } GP.
gorpg-puzzle-why-second = The next best idea: { $do }.
gorpg-puzzle-why-second-odds = The next best idea: { $do }. Then { $odds }.

gorpg-puzzle-reply = One way it may go on: cards nobody knows are drawn at random.
gorpg-puzzle-reply-last = How the last battle may go on from here.
