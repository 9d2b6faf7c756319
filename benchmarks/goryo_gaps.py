"""How exactly rounds of Goryō are solved: the gap on positions of seeded games, on one core.

    python -m benchmarks.goryo_positions --round 4 --count 200 --seed 1 > POSITIONS.jsonl
    python -m benchmarks.goryo_gaps POSITIONS.jsonl --seconds 5 --out SOLUTIONS.jsonl
    python -m tests.goryo.referee.round SOLUTIONS.jsonl

Every position gets the given number of seconds of CPU time. The solutions can be verified by the
independent judge.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time

import numpy as np

from futago.goryo.solver import equilibrium
from futago.goryo.solver.equilibrium import Effort
from futago.goryo.solver.hypotheses import Hypotheses
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.payoff import payoff_for
from futago.goryo.solver.situation import Situation
from futago.goryo.solver.solution import Solution, solve


def best_response_seconds(solution: Solution) -> float:
    """CPU time of one exact best response to the solved mix, including its tables."""
    hypotheses = Hypotheses.of(solution.situation)
    payoff = payoff_for(hypotheses)
    if solution.equilibrium is None:
        return 0.0
    began = process_time()
    Questioning(hypotheses, payoff, solution.situation.board).best(solution.equilibrium.mix)
    return process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=Path)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--gap", type=float, default=9e-5)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    setattr(equilibrium, "perf_counter", process_time)  # noqa: B010  others may use the machine, too
    effort = Effort(gap=given.gap, seconds=given.seconds)
    gaps, times, responses = list[float](), list[float](), list[float]()
    lines = given.positions.read_text(encoding="utf-8").splitlines()
    with (given.out or Path("/dev/null")).open("w", encoding="utf-8") as out:
        for number, line in enumerate(lines, 1):
            solution = solve(Situation.read(json.loads(line)), effort)
            out.write(json.dumps(solution.as_json()) + "\n")
            gaps.append(solution.gap)
            times.append(solution.seconds)
            responses.append(best_response_seconds(solution))
            print(
                f"{number:4} value {solution.value:.5f} gap {solution.gap:.1e} "
                f"{solution.seconds:5.2f} s, a best response {1000 * responses[-1]:.0f} ms",
                flush=True,
            )
    found = np.array(gaps)
    print(f"positions {len(found)}, seconds {given.seconds:g} each at most")
    print(f"gap: median {np.median(found):.1e}, worst {found.max():.1e}")
    for bar in (1e-4, 1e-3, 1e-2, 2e-2):
        print(f"  <= {bar:g}: {(found <= bar).sum()} of {len(found)}")
    print(f"seconds: median {np.median(times):.2f}, worst {max(times):.2f}")
    print(f"best response: median {np.median(responses):.3f} s, worst {max(responses):.3f} s")


if __name__ == "__main__":
    main()
