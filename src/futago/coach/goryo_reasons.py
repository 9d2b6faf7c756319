"""Why an action of the Samurai was not the best: true sentences with reckoned numbers."""

from __future__ import annotations

from typing import Final

from futago.coach.goryo_prospects import Prospects, against_mix
from futago.coach.goryo_round import SolvedRound
from futago.coach.goryo_turn import Judged
from futago.coach.goryo_words import compared, share_words, within
from futago.goryo.actions import Done, GoryoAction, Move, Search, Sniff
from futago.goryo.board import CUBES_ON, MOVES_MASK, NOBODY, SNIFFED, Board
from futago.goryo.names import power_name
from futago.solver.kernel import Policy
from futago.texts import Text

TELLING: Final = 0.05  # smaller differences are no reason
MOST: Final = 2  # reasons of one remark


def why(
    solved: SolvedRound, board: Board, action: GoryoAction, then: Board, judged: Judged
) -> list[Text]:
    """The reasons, the strongest first. `then` is the board with the question on it, if any."""
    found = list[Text]()
    if isinstance(action, Search | Sniff):
        found += _useless(solved, board, then.question)
    if isinstance(action, Done) and board.cubes:
        found.append(Text("coach-why-cubes", cubes=board.cubes))
    best = against_mix(solved, board, judged.best.policy, judged.best.weights)
    played = _played(solved, then, judged)
    found += _compared(solved, best, played)
    if isinstance(action, Move):
        found += _out_of_reach(solved, board, then, judged.best.policy)
    if isinstance(action, Search | Sniff) and len(found) < MOST:
        found += _question(solved, board, then.question, judged.best.policy)
    if not found:
        chances = compared(within(judged.best.chance), within(judged.chance))
        found.append(Text("coach-why-wins", **chances))
    return found[:MOST]


def _played(solved: SolvedRound, then: Board, judged: Judged) -> Prospects:
    """What the turn could still bring after the action, going on best."""
    if judged.after is not None:
        return against_mix(solved, then, judged.after.policy, judged.after.weights)
    assert judged.if_yes is not None
    assert judged.if_no is not None
    bit = 1 << then.question
    parts = list[tuple[float, Prospects]]()
    for share, reached, yes in (
        (judged.yes, judged.if_yes, bit),
        (1 - judged.yes, judged.if_no, 0),
    ):
        if share > 0:
            now = then.copy()
            now.asked, now.yes = then.asked | bit, then.yes | yes
            parts.append((share, against_mix(solved, now, reached.policy, reached.weights)))
    fields = ("caught", "drawn", "won", "met", "standing")
    return Prospects(*(sum(share * getattr(p, f) for share, p in parts) for f in fields))


def _useless(solved: SolvedRound, board: Board, space: int) -> list[Text]:
    """A question that could tell nothing of her way."""
    possible = solved.possible(board)
    name = board.setup.floor.ids[space]
    if space in possible.cubes():
        return []
    if possible.split(space).yes:
        power = power_name("trail")
        return [Text("coach-why-only-trail", space=name, power=power)]
    return [Text("coach-why-certain-no", space=name)]


def _compared(solved: SolvedRound, best: Prospects, played: Prospects) -> list[Text]:
    """What would have been likelier."""
    situation = solved.situation
    steps = steps_to_bag(solved)
    gains = list[tuple[float, Text]]()
    won = best.won - played.won
    if won >= TELLING:
        gains.append((3 * won, Text("coach-why-won", **compared(best.won, played.won))))
    caught = best.caught - played.caught
    if caught >= TELLING:
        gains.append((2 * caught, Text("coach-why-catch", **compared(best.caught, played.caught))))
    drawn = best.drawn - played.drawn
    if drawn >= TELLING:
        shares = compared(best.drawn, played.drawn)
        if steps:
            gains.append((drawn, Text("coach-why-draw", steps=steps, **shares)))
        else:
            gains.append((drawn, Text("coach-why-draw-catch", **shares)))
    met = best.met - played.met
    if met >= TELLING and situation.round < situation.setup.rounds:
        power = power_name("shadow" if situation.setup.options.variant == "genjutsu" else "trail")
        shares = compared(best.met, played.met)
        gains.append((met / 2, Text("coach-why-trick", power=power, **shares)))
    if best.standing - played.standing >= TELLING / 2:
        gains.append((best.standing - played.standing, Text("coach-why-places")))
    return strongest(gains)


def strongest(gains: list[tuple[float, Text]]) -> list[Text]:
    """Reasons, the one that gains most first. Where two tell the same numbers, as when the catch is
    the win, one is enough."""
    found, told = list[Text](), set[tuple[object, ...]]()
    for _, text in sorted(gains, key=lambda gain: -gain[0]):
        numbers = tuple(text.args.get(name) for name in ("better", "played"))
        if numbers not in told or numbers == (None, None):
            found.append(text)
            told.add(numbers)
    return found


def steps_to_bag(solved: SolvedRound) -> int:
    """Clues to the next bag of the arc; 0 if there is none left."""
    situation, up_to = solved.situation, solved.situation.setup.bags_up_to
    for clues in range(1, situation.setup.gong_length - situation.gong + 1):
        if up_to[situation.gong + clues] > up_to[situation.gong]:
            return clues
    return 0


def _question(solved: SolvedRound, board: Board, asked: int, policy: Policy) -> list[Text]:
    """The question itself beside the better one."""
    step, ids = policy[0], board.setup.floor.ids
    if step["samurai"] < 0 or int(step["space"]) == asked:
        return []
    better = int(step["space"])
    possible = solved.possible(board)
    own, other = possible.split(asked), possible.split(better)
    ways = possible.ways
    whole = own.ways_if_yes + own.ways_if_no == ways == other.ways_if_yes + other.ways_if_no
    own_least, least = min(own[2:]), min(other[2:])
    if whole and least > own_least:
        return [
            Text(
                "coach-why-split",
                ways=ways,
                yes=other.ways_if_yes,
                no=other.ways_if_no,
                own_yes=own.ways_if_yes,
                own_no=own.ways_if_no,
            )
        ]
    belief = solved.believed(board)
    played, best = belief.green(asked), belief.green(better)
    if best - played < TELLING:
        return []
    names = {"space": ids[asked], "other": ids[better]}
    return [Text("coach-why-counts", **names, **compared(best, played))]


def _out_of_reach(solved: SolvedRound, board: Board, then: Board, policy: Policy) -> list[Text]:
    """A walk after which the samurai cannot ask any more what he should have asked."""
    step, who = policy[0], then.acting
    if step["samurai"] < 0 or int(step["samurai"]) != who or who == NOBODY:
        return []
    space = int(step["space"])
    if asks(then, who) >> space & 1:
        return []
    share = solved.believed(board).cubes().get(space, 0.0)
    if share < TELLING:  # he wanted to stand there, or to meet a trick: her cube is no reason
        return []
    ids, likely = board.setup.floor.ids, share_words(share)
    return [Text("coach-why-reach", to=ids[then.at[who]], space=ids[space], likely=likely)]


def asks(board: Board, who: int) -> int:
    """The spaces about which a samurai in the middle of his turn can still ask, as a mask."""
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
