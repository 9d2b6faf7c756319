// Questions made for tests, and short ways to answer them.
import { answer, begin, tap, things, type Draft, type Tappable } from '../../src/choice/answers.ts';
import type {
  Assign,
  Cards,
  Exchange,
  Means,
  One,
  Option,
  Pair,
  Path,
  Pay,
  Question,
  Thing,
} from '../../src/choice/question.ts';

const text = (id: string) => ({ id: `test-${id}` });
const prompt = text('prompt');

export const thing = (name: string, value = 0): Thing => {
  const [kind = '', id = ''] = name.split(':');
  return { kind, id, label: text(id), ...(value ? { value } : {}) };
};

export const option = (name: string, more: Partial<Option> = {}): Option => ({ ...thing(name), ...more });

export const means = (name: string, value: number, more: Partial<Means> = {}): Means => ({
  ...thing(name, value),
  heading: 'pay',
  ...more,
});

export const one = (more: Partial<One>): One => ({ ask: 'one', prompt, ...more });
export const cards = (more: Partial<Cards>): Cards => ({
  ask: 'cards',
  prompt,
  cards: [],
  least: 0,
  most: 1,
  ...more,
});
export const pair = (more: Partial<Pair>): Pair => ({ ask: 'pair', prompt, first: [], second: [], ...more });
export const pay = (more: Partial<Pay>): Pay => ({
  ask: 'pay',
  prompt,
  opening: 'buy',
  wares: [],
  means: [],
  headings: ['pay'],
  unit: 'levels',
  ...more,
});
export const assign = (more: Partial<Assign>): Assign => ({
  ask: 'assign',
  prompt,
  opening: 'equip',
  things: [],
  holders: [],
  changes: true,
  ...more,
});
export const exchange = (more: Partial<Exchange>): Exchange => ({
  ask: 'exchange',
  prompt,
  opening: 'trade',
  mine: { id: 'p1', kind: 'seat', label: text('p1') },
  others: [],
  most: 5,
  ...more,
});

/** A street a-b-c-d with a way from b to x, y and z. */
const STREET: Record<string, string[]> = {
  a: ['b'],
  b: ['a', 'c', 'x'],
  c: ['b', 'd'],
  d: ['c', 'e'],
  e: ['d'],
  x: ['b', 'y'],
  y: ['x', 'z'],
  z: ['y'],
};
export const path = (more: Partial<Path> = {}): Path => ({
  ask: 'path',
  prompt,
  opening: 'plan',
  confirm: true,
  spaces: Object.keys(STREET),
  start: 'a',
  least: 3,
  most: 3,
  near: STREET,
  targets: Object.keys(STREET),
  ...more,
});

/** The draft after these taps, each as `kind:id`. */
export function tapped(question: Question, ...names: string[]): Draft {
  return names.reduce((draft, name) => {
    const [kind = '', id = ''] = name.split(':');
    const next = tap(question, draft, kind, id);
    if (!next) throw new Error(`${name} cannot be tapped: ${JSON.stringify(draft)}`);
    return next;
  }, begin(question));
}

export const answered = (question: Question, ...names: string[]): string[] | null =>
  answer(question, tapped(question, ...names));

/** What can be tapped, as `kind:id`. */
export const offered = (question: Question, draft: Draft, role?: string): string[] =>
  things(question, draft)
    .filter((one) => !role || one.role === role)
    .map((one) => `${one.kind}:${one.id}`);

export const chosen = (question: Question, draft: Draft): string[] =>
  things(question, draft)
    .filter((one) => one.chosen)
    .map((one) => `${one.kind}:${one.id}`);

export const found = (question: Question, draft: Draft, name: string): Tappable | undefined =>
  things(question, draft).find((one) => `${one.kind}:${one.id}` === name);
