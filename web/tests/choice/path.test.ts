// Paths with their targets and powers.
import { describe, expect, test } from 'vitest';
import { answer, back, begin, tap, towards, type Draft } from '../../src/choice/answers.ts';
import { prompt } from '../../src/choice/prompt.ts';
import type { Power } from '../../src/choice/question.ts';
import { answered, chosen, found, offered, path, tapped, thing } from './questions.ts';

const label = { id: 'test-power' };
const SPRINT: Power = { word: 'sprint', label, place: 'longer' };
const TRAIL: Power = { word: 'trail', label, place: 'off' };
const SHADOW: Power = { word: 'shadow', label, place: 'on' };
const HONEST: Power = { word: 'honest', label, place: 'flag', needs: ['trail'] };
const ILLUSION: Power = { word: 'illusion', label, place: 'pick', options: [thing('samurai:red')] };

describe('a path', () => {
  const question = path();

  test('begins with the steps that cannot be otherwise, and tapping them is no mistake', () => {
    expect(chosen(question, begin(question))).toEqual(['space:a', 'space:b']);
    expect(tapped(question, 'space:a')).toEqual(begin(question));
    expect(tapped(question, 'space:b')).toEqual(begin(question));
  });

  test('lights only spaces that lead to a target', () => {
    expect(offered(question, begin(question), 'next')).toEqual(['space:c', 'space:x']);
    const short = path({ targets: ['d'] });
    expect(answer(short, begin(short))).toEqual(['plan a b c > d']);
  });

  test('after the last step lights its targets', () => {
    const two = path({ near: { ...question.near, c: ['b', 'd', 'e'] } });
    const draft = tapped(two, 'space:c');
    expect(offered(two, draft, 'target')).toEqual(['space:d', 'space:e']);
    expect(found(two, draft, 'space:d')).toMatchObject({ mark: 'usual', chosen: false });
    expect(answered(two, 'space:c', 'space:e')).toEqual(['plan a b c > e']);
    expect(answered(two, 'space:c', 'space:e', 'space:d')).toEqual(['plan a b c > d']);
  });

  test('is redrawn from any of its steps', () => {
    expect(answered(question, 'space:c')).toEqual(['plan a b c > d']);
    const again = tapped(question, 'space:c', 'space:b');
    expect(answer(question, again)).toBeNull();
    expect(answered(question, 'space:c', 'space:b', 'space:x')).toEqual(['plan a b x > y']);
  });

  test('goes back step by step', () => {
    const draft = tapped(question, 'space:c');
    expect(back(question, draft)).toEqual(begin(question));
    expect(back(question, begin(question))).toBeNull();
  });

  test('is one step longer with a power, which is a thing of its own', () => {
    const sprint = path({ powers: [SPRINT] });
    const draft = tapped(sprint, 'space:c');
    expect(answer(sprint, draft)).toEqual(['plan a b c > d']);
    expect(found(sprint, draft, 'power:sprint')).toMatchObject({ chosen: false, mark: 'costly' });
    const longer = tap(sprint, draft, 'power', 'sprint')!;
    expect(answer(sprint, longer)).toEqual(['plan a b c d > e sprint']);
    expect(answer(sprint, tap(sprint, longer, 'power', 'sprint')!)).toEqual(['plan a b c > d']);
  });

  test('that exists only with a power has it from the beginning', () => {
    const sprint = path({ powers: [SPRINT], targets: ['e', 'z'] });
    expect(answered(sprint, 'space:x')).toEqual(['plan a b x y > z sprint']);
    expect(tap(sprint, begin(sprint), 'power', 'sprint')).toEqual(begin(sprint));
  });
});

describe('powers', () => {
  const question = path({ powers: [TRAIL, SHADOW, HONEST, ILLUSION] });
  const whole = (...names: string[]): Draft => tapped(question, 'space:c', ...names);

  test('are offered once the path is whole', () => {
    expect(offered(question, begin(question), 'power')).toEqual([]);
    expect(offered(question, whole(), 'power')).toEqual(['power:trail', 'power:shadow', 'power:illusion']);
  });

  test('are taken up, then placed where they may lie', () => {
    const placing = whole('power:trail');
    expect(answer(question, placing)).toBeNull();
    expect(offered(question, placing, 'place')).toEqual(['space:e', 'space:x', 'space:y', 'space:z']);
    expect(answer(question, tap(question, placing, 'space', 'y')!)).toEqual(['plan a b c > d trail y']);
    expect(offered(question, whole('power:shadow'), 'place')).toEqual(['space:a', 'space:b', 'space:c']);
    const said = whole('power:illusion', 'samurai:red');
    expect(answer(question, said)).toEqual(['plan a b c > d illusion red']);
  });

  test('are tapped again to be put away', () => {
    expect(answer(question, whole('power:trail', 'power:trail'))).toEqual(['plan a b c > d']);
    expect(answer(question, whole('power:trail', 'space:y', 'power:trail'))).toEqual(['plan a b c > d']);
  });

  test('that need another go with it', () => {
    expect(tap(question, whole(), 'power', 'honest')).toBeNull();
    const both = whole('power:trail', 'space:y', 'power:honest');
    expect(answer(question, both)).toEqual(['plan a b c > d trail y honest']);
    expect(answer(question, tap(question, both, 'power', 'trail')!)).toEqual(['plan a b c > d']);
  });

  test('that no longer fit a redrawn path are dropped, others stay', () => {
    const trail = whole('power:trail', 'space:y', 'power:shadow', 'space:b', 'space:b', 'space:x');
    expect(answer(question, trail)).toEqual(['plan a b x > y shadow b']);
  });

  test('are pointed at one after the other', () => {
    const moves = ['plan a b x > y trail d'];
    expect(towards(question, whole(), moves)).toEqual([{ kind: 'space', id: 'b' }]);
    const right = tapped(question, 'space:x');
    expect(towards(question, right, moves)).toEqual([{ kind: 'power', id: 'trail' }]);
    const placing = tap(question, right, 'power', 'trail')!;
    expect(towards(question, placing, moves)).toEqual([{ kind: 'space', id: 'd' }]);
    expect(towards(question, tap(question, placing, 'space', 'd')!, moves)).toEqual([]);
  });
});

describe('a path on which anything goes', () => {
  const { start: _, near: __, ...anywhere } = path({ least: 0, most: 2 });

  test('needs no step, and has a button for its target', () => {
    expect(answered(anywhere, 'target:target', 'space:z')).toEqual(['plan > z']);
    expect(answered(anywhere, 'space:z', 'space:z', 'space:z')).toEqual(['plan z z > z']);
    expect(answered(anywhere, 'space:a', 'target:target', 'space:e')).toEqual(['plan a > e']);
  });

  test('has a button to take the last step back', () => {
    expect(answered(anywhere, 'space:a', 'space:b', 'shorter:shorter', 'space:c', 'space:d')).toEqual([
      'plan a c > d',
    ]);
  });
});

test('the prompt says what comes next', () => {
  const text = (id: string) => ({ id });
  const question = path({
    powers: [SPRINT, { ...TRAIL, prompt: text('trail?') }, HONEST],
    near: { ...path().near, c: ['b', 'd', 'e'] },
    prompts: {
      step: 'step?',
      target: text('target?'),
      longer: text('longer?'),
      powers: text('powers?'),
      flags: text('flags?'),
      whole: text('whole?'),
    },
  });
  const asked = (...names: string[]) => prompt(question, tapped(question, ...names));
  expect(asked()).toEqual({ id: 'step?', args: { steps: 1 } });
  expect(asked('space:c').id).toBe('target?');
  expect(asked('space:c', 'space:e').id).toBe('powers?');
  expect(asked('space:c', 'space:e', 'power:trail').id).toBe('trail?');
  expect(asked('space:c', 'space:e', 'power:trail', 'space:y').id).toBe('flags?');
  expect(asked('space:c', 'space:e', 'power:trail', 'space:y', 'power:honest').id).toBe('whole?');
});
