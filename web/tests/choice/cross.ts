// Completes questions as the page does, for the test that compares it with Python: reads a list of
// {question, answers}, writes for each the answers reached by following `towards`, and some reached by random taps.
import { readFileSync } from 'node:fs';
import {
  answer,
  back,
  begin,
  read,
  tap,
  things,
  towards,
  type Draft,
  type Tappable,
} from '../../src/choice/answers.ts';
import type { Question } from '../../src/choice/question.ts';

const MOST_TAPS = 200;

interface Asked {
  question: Question;
  answers: string[][];
}

/** Numbers between 0 and 1 that are the same in every run. */
function numbers(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function tapped(question: Question, draft: Draft, kind: string, id: string): Draft {
  const next = tap(question, draft, kind, id);
  if (!next) throw new Error(`${kind}:${id} cannot be tapped: ${JSON.stringify(draft)}`);
  return next;
}

/** The answer reached from a draft by tapping what the page points at, any of several. */
function followed(question: Question, from: Draft, moves: string[], random: () => number): string[] | null {
  let draft = from;
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const next = towards(question, draft, moves);
    const one = next[Math.floor(random() * next.length)];
    if (!one) return answer(question, draft);
    const isOffered = things(question, draft).some((thing) => thing.kind === one.kind && thing.id === one.id);
    if (!isOffered && one.kind !== 'back') {
      throw new Error(`${one.kind}:${one.id} is pointed at, but not offered: ${JSON.stringify(draft)}`);
    }
    draft = tapped(question, draft, one.kind, one.id);
  }
  throw new Error(`${moves.join(', ')} is not reached: ${JSON.stringify(draft)}`);
}

/** The draft after random taps. */
function wandered(question: Question, taps: number, random: () => number, found: Set<string>): Draft {
  let draft = begin(question);
  for (let i = 0; i < taps; i++) {
    const offered: Tappable[] = things(question, draft);
    const names = offered.map((thing) => `${thing.kind}:${thing.id}`);
    if (new Set(names).size !== names.length) throw new Error(`offered twice: ${names.join(', ')}`);
    const one = offered[Math.floor(random() * offered.length)];
    const before = random() < 0.1 ? back(question, draft) : null;
    if (before) draft = before;
    else if (one) draft = tapped(question, draft, one.kind, one.id);
    const whole = answer(question, draft);
    if (whole) {
      found.add(JSON.stringify(whole));
      const again = read(question, whole);
      if (!again) throw new Error(`not read back: ${whole.join(', ')}`);
    }
  }
  return draft;
}

const asked = JSON.parse(readFileSync(0, 'utf-8')) as Asked[];
const random = numbers(7);
const done = asked.map(({ question, answers }) => {
  const tried = new Set<string>();
  const reached = answers.map((moves) => followed(question, begin(question), moves, random));
  const later = answers.map((moves) =>
    followed(question, wandered(question, Math.floor(random() * 12), random, tried), moves, random),
  );
  return { reached, later, tried: [...tried].map((moves) => JSON.parse(moves) as string[]) };
});
console.log(JSON.stringify(done));
