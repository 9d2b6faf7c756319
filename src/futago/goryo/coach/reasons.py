"""Why an action of the Samurai was not the best: sentences with computed numbers."""

from __future__ import annotations

from typing import Final

from futago.goryo.coach.judgement import Judgement
from futago.goryo.coach.prospects import Prospects, against_mix
from futago.goryo.coach.round import SolvedRound
from futago.goryo.coach.words import clamped, compared, share_words
from futago.goryo.rules.actions import Done, GoryoAction, Move, Search, Sniff
from futago.goryo.rules.board import CUBES_ON, MOVES_MASK, NOBODY, SNIFFED, Board
from futago.goryo.rules.names import power_name
from futago.goryo.solver.kernel import Policy
from futago.texts import Text

SIGNIFICANT: Final = 0.05  # smaller differences are not mentioned
MOST_REASONS: Final = 2  # per remark


def why_action(
    solved: SolvedRound, board: Board, action: GoryoAction, then: Board, judgement: Judgement
) -> list[Text]:
    """The reasons, strongest first. `then` is the board after the action, with its question."""
    found = list[Text]()
    if isinstance(action, Search | Sniff):
        found += _useless(solved, board, then.question)
    if isinstance(action, Done) and board.cubes:
        found.append(Text("coach-why-cubes", cubes=board.cubes))
    best = against_mix(solved, board, judgement.best.policy, judgement.best.weights)
    played = _played(solved, then, judgement)
    found += _compared(solved, best, played)
    if isinstance(action, Move):
        found += _out_of_reach(solved, board, then, judgement.best.policy)
    if isinstance(action, Search | Sniff) and len(found) < MOST_REASONS:
        found += _question(solved, board, then.question, judgement.best.policy)
    if not found:
        chances = compared(clamped(judgement.best.chance), clamped(judgement.chance))
        found.append(Text("coach-why-wins", **chances))
    return found[:MOST_REASONS]


def _played(solved: SolvedRound, then: Board, judgement: Judgement) -> Prospects:
    """What the turn may still bring after the action, with best play."""
    if judgement.after is not None:
        return against_mix(solved, then, judgement.after.policy, judgement.after.weights)
    assert judgement.if_yes is not None
    assert judgement.if_no is not None
    bit = 1 << then.question
    parts = list[tuple[float, Prospects]]()
    for share, best, yes in (
        (judgement.yes, judgement.if_yes, bit),
        (1 - judgement.yes, judgement.if_no, 0),
    ):
        if share > 0:
            now = then.copy()
            now.asked, now.yes = then.asked | bit, then.yes | yes
            parts.append((share, against_mix(solved, now, best.policy, best.weights)))
    fields = ("caught", "drawn", "won", "met", "standing")
    return Prospects(*(sum(share * getattr(p, f) for share, p in parts) for f in fields))


def _useless(solved: SolvedRound, board: Board, space: int) -> list[Text]:
    """The question could tell nothing about her path."""
    possible = solved.uniform_belief(board)
    name = board.setup.floor.ids[space]
    if space in possible.cubes():
        return []
    if possible.split(space).yes:
        power = power_name("trail")
        return [Text("coach-why-only-trail", space=name, power=power)]
    return [Text("coach-why-certain-no", space=name)]


def _compared(solved: SolvedRound, best: Prospects, played: Prospects) -> list[Text]:
    """What would have been more likely with the better action."""
    situation = solved.situation
    steps = steps_to_bag(solved)
    gains = list[tuple[float, Text]]()
    won = best.won - played.won
    if won >= SIGNIFICANT:
        gains.append((3 * won, Text("coach-why-won", **compared(best.won, played.won))))
    caught = best.caught - played.caught
    if caught >= SIGNIFICANT:
        gains.append((2 * caught, Text("coach-why-catch", **compared(best.caught, played.caught))))
    drawn = best.drawn - played.drawn
    if drawn >= SIGNIFICANT:
        shares = compared(best.drawn, played.drawn)
        if steps:
            gains.append((drawn, Text("coach-why-draw", steps=steps, **shares)))
        else:
            gains.append((drawn, Text("coach-why-draw-catch", **shares)))
    met = best.met - played.met
    if met >= SIGNIFICANT and situation.round < situation.setup.rounds:
        power = power_name("shadow" if situation.setup.options.variant == "genjutsu" else "trail")
        shares = compared(best.met, played.met)
        gains.append((met / 2, Text("coach-why-trick", power=power, **shares)))
    if best.standing - played.standing >= SIGNIFICANT / 2:
        gains.append((best.standing - played.standing, Text("coach-why-places")))
    return strongest(gains)


def strongest(gains: list[tuple[float, Text]]) -> list[Text]:
    """The reasons, largest gain first. Of two with the same numbers, as when the catch is the win,
    only the stronger one is kept."""
    found, seen = list[Text](), set[tuple[object, ...]]()
    for _, text in sorted(gains, key=lambda gain: -gain[0]):
        numbers = tuple(text.args.get(name) for name in ("better", "played"))
        if numbers not in seen or numbers == (None, None):
            found.append(text)
            seen.add(numbers)
    return found


def steps_to_bag(solved: SolvedRound) -> int:
    """The number of clues to the next bag of the arc; 0 if there is none left."""
    situation, up_to = solved.situation, solved.situation.setup.bags_up_to
    for clues in range(1, situation.setup.gong_length - situation.gong + 1):
        if up_to[situation.gong + clues] > up_to[situation.gong]:
            return clues
    return 0


def _question(solved: SolvedRound, board: Board, asked: int, policy: Policy) -> list[Text]:
    """The question compared with the better one."""
    step, ids = policy[0], board.setup.floor.ids
    if step["samurai"] < 0 or int(step["space"]) == asked:
        return []
    better = int(step["space"])
    possible = solved.uniform_belief(board)
    own, other = possible.split(asked), possible.split(better)
    paths = possible.ways
    whole = own.ways_if_yes + own.ways_if_no == paths == other.ways_if_yes + other.ways_if_no
    played_min, better_min = min(own[2:]), min(other[2:])
    if whole and better_min > played_min:
        return [
            Text(
                "coach-why-split",
                ways=paths,
                yes=other.ways_if_yes,
                no=other.ways_if_no,
                own_yes=own.ways_if_yes,
                own_no=own.ways_if_no,
            )
        ]
    belief = solved.belief(board)
    played, best = belief.green(asked), belief.green(better)
    if best - played < SIGNIFICANT:
        return []
    names = {"space": ids[asked], "other": ids[better]}
    return [Text("coach-why-counts", **names, **compared(best, played))]


def _out_of_reach(solved: SolvedRound, board: Board, then: Board, policy: Policy) -> list[Text]:
    """After this move the samurai can no longer ask what he should have asked."""
    step, who = policy[0], then.acting
    if step["samurai"] < 0 or int(step["samurai"]) != who or who == NOBODY:
        return []
    space = int(step["space"])
    if askable_from(then, who) >> space & 1:
        return []
    share = solved.belief(board).cubes().get(space, 0.0)
    if share < SIGNIFICANT:  # the question was about standing there or about a trick
        return []
    ids, likely = board.setup.floor.ids, share_words(share)
    return [Text("coach-why-reach", to=ids[then.at[who]], space=ids[space], likely=likely)]


def askable_from(board: Board, who: int) -> int:
    """The spaces that a samurai can still ask about in his turn, as a mask."""
    setup, used = board.setup, board.used[who]
    room = min(setup.cap - CUBES_ON[used], board.cubes)
    moves = min(2 - (used & MOVES_MASK), room - 1)
    if room <= 0 or who == board.blinded:
        return 0
    stands = 1 << board.at[who]
    for _ in range(moves):
        stands |= _spread(board, stands)
    found = 0
    if not used & SNIFFED:
        found |= _spread(board, stands)
    if not used >> 2 & 1:
        found |= stands
    return found & ~board.asked & ~(1 << board.start)


def _spread(board: Board, spaces: int) -> int:
    near = 0
    for space, around in enumerate(board.setup.floor.adjacent):
        if spaces >> space & 1:
            near |= around
    return near
