// One of several, pairs, cards, and what all questions have in common.
import { describe, expect, test } from 'vitest';
import {
  answer,
  back,
  begin,
  chain,
  levels,
  playsAtOnce,
  read,
  tap,
  towards,
  written,
} from '../../src/choice/answers.ts';
import { answered, cards, chosen, found, offered, one, option, pair, tapped, thing } from './questions.ts';

const samurai = one({
  options: [
    option('samurai:red', {
      then: one({
        options: [option('word:search'), option('word:sniff', { then: one({ spaces: ['f2', 'f3'] }) })],
        spaces: ['e4', 'e5'],
        space_label: 'test-walk',
      }),
    }),
    option('samurai:blue', { then: one({ spaces: ['b4'] }) }),
    option('word:done', { mark: 'final' }),
  ],
});

describe('one of several', () => {
  test('an answer is the words along the way', () => {
    expect(answered(samurai, 'samurai:red', 'space:e4')).toEqual(['red e4']);
    expect(answered(samurai, 'samurai:red', 'word:sniff', 'space:f2')).toEqual(['red sniff f2']);
    expect(answered(samurai, 'word:done')).toEqual(['done']);
    expect(answered(samurai, 'samurai:red')).toBeNull();
  });

  test('another option is tapped to change one’s mind, at any depth', () => {
    const draft = tapped(samurai, 'samurai:red', 'word:sniff', 'samurai:blue');
    expect(chosen(samurai, draft)).toEqual(['samurai:blue']);
    expect(answered(samurai, 'samurai:red', 'word:sniff', 'word:search')).toEqual(['red search']);
  });

  test('the chosen option is tapped again to be dropped', () => {
    const draft = tapped(samurai, 'samurai:red', 'word:sniff', 'word:sniff');
    expect(offered(samurai, draft, 'space')).toEqual(['space:e4', 'space:e5']);
    expect(chosen(samurai, tap(samurai, draft, 'samurai', 'red')!)).toEqual([]);
  });

  test('a space of a question further up is not meant while another is asked', () => {
    const draft = tapped(samurai, 'samurai:red', 'word:sniff');
    expect(offered(samurai, draft, 'space')).toEqual(['space:f2', 'space:f3']);
    expect(tap(samurai, draft, 'space', 'e4')).toBeNull();
    expect(towards(samurai, draft, ['red e4'])).toEqual([{ kind: 'word', id: 'sniff' }]);
  });

  test('a space is called as its question says', () => {
    const draft = tapped(samurai, 'samurai:red');
    expect(found(samurai, draft, 'space:e4')?.label).toEqual({ id: 'test-walk', args: { space: 'e4' } });
  });

  test('the usual option that leads on is entered by itself, and can be left', () => {
    const buy = cards({ opening: 'sell', cards: [thing('card:a'), thing('card:b')], least: 1, most: 2 });
    const question = one({
      options: [option('word:sell', { mark: 'usual', writes: '', then: buy }), option('word:pass')],
    });
    const first = begin(question);
    expect(chain(question, first).map((chosen) => chosen.id)).toEqual(['sell']);
    expect(back(question, first)).toBeNull();
    expect(answered(question, 'card:b', 'card:a')).toEqual(['sell b a']);
    expect(answered(question, 'word:pass')).toEqual(['pass']);
    expect(back(question, tapped(question, 'word:pass'))).toEqual(first);
    expect(chosen(question, tapped(question, 'word:sell'))).toEqual([]);
  });

  test('the only option is entered, and tapping it changes nothing', () => {
    const question = one({ options: [option('samurai:red', { then: one({ spaces: ['e4', 'e5'] }) })] });
    expect(tapped(question, 'samurai:red')).toEqual(begin(question));
    expect(answered(question, 'space:e5')).toEqual(['red e5']);
  });

  test('what is chosen so far is told in notation', () => {
    expect(written(samurai, tapped(samurai, 'samurai:red', 'word:sniff'))).toBe('red sniff');
  });

  test('it is played at once, unless a question on the way asks to confirm it', () => {
    expect(playsAtOnce(samurai, tapped(samurai, 'word:done'))).toBe(true);
    const sure = { ...samurai, confirm: true };
    expect(playsAtOnce(sure, tapped(sure, 'samurai:blue', 'space:b4'))).toBe(false);
  });

  test('the moves of an answer are read back, and others are not', () => {
    expect(read(samurai, ['red sniff f3'])).toEqual(tapped(samurai, 'samurai:red', 'word:sniff', 'space:f3'));
    expect(read(samurai, ['red sniff'])).toBeNull();
    expect(read(samurai, ['green e4'])).toBeNull();
    expect(read(samurai, [])).toBeNull();
    expect(levels(samurai, read(samurai, ['red sniff f3'])!)).toHaveLength(3);
  });
});

describe('pairs', () => {
  const question = pair({
    opening: 'attack',
    first: [thing('hero:a'), thing('hero:b')],
    second: [thing('monster:x'), { ...thing('hero:x'), writes: 'p2 x' }],
  });

  test('first one, then the other; another first takes its place', () => {
    expect(answered(question, 'hero:a', 'monster:x')).toEqual(['attack a x']);
    expect(answered(question, 'hero:a', 'hero:b', 'hero:x')).toEqual(['attack b p2 x']);
    expect(chosen(question, tapped(question, 'hero:a', 'hero:a'))).toEqual([]);
  });

  test('the target may come first', () => {
    expect(answered(question, 'hero:x', 'hero:a')).toEqual(['attack a p2 x']);
  });

  test('the only one who can strike is chosen', () => {
    const only = { ...question, first: [thing('hero:a')] };
    expect(chosen(only, begin(only))).toEqual(['hero:a']);
    expect(tapped(only, 'hero:a')).toEqual(begin(only));
    expect(back(only, begin(only))).toBeNull();
  });

  test('the only target is chosen with whoever strikes it', () => {
    const only = { ...question, second: [thing('monster:x')] };
    expect(chosen(only, begin(only))).toEqual([]);
    expect(answered(only, 'hero:b')).toEqual(['attack b x']);
  });
});

describe('cards', () => {
  const four = [thing('card:a', 2), thing('card:b', 9), thing('card:c', 11), thing('card:d', 3)];

  test('are taken and put back in any order', () => {
    const question = cards({ opening: 'leave', cards: four, least: 2, most: 2 });
    expect(answered(question, 'card:c', 'card:a')).toEqual(['leave c a']);
    expect(answered(question, 'card:c', 'card:a', 'card:c')).toBeNull();
    expect(answered(question, 'card:c', 'card:a', 'card:c', 'card:d')).toEqual(['leave a d']);
  });

  test('beyond their number or their sum none can be taken', () => {
    const two = cards({ cards: four, least: 1, most: 2 });
    expect(offered(two, tapped(two, 'card:b', 'card:d'))).toEqual(['card:b', 'card:d']);
    const ten = cards({ cards: four, least: 1, most: 4, limit: 11 });
    expect(offered(ten, tapped(ten, 'card:b'))).toEqual(['card:a', 'card:b']);
    expect(tap(ten, tapped(ten, 'card:b'), 'card', 'c')).toBeNull();
  });

  test('a card that leaves too little for the others cannot be taken', () => {
    const question = cards({ cards: four, least: 2, most: 3, limit: 11 });
    expect(offered(question, begin(question))).toEqual(['card:a', 'card:b', 'card:d']);
  });

  test('of which one is wanted, another takes its place', () => {
    const question = cards({ cards: four, least: 1, most: 1 });
    expect(answered(question, 'card:a', 'card:b')).toEqual(['b']);
  });

  test('in a row have the order of tapping, and tell their place', () => {
    const question = cards({ opening: 'muster', cards: four, least: 1, most: 3, ordered: true });
    const draft = tapped(question, 'card:c', 'card:a', 'card:b');
    expect(answer(question, draft)).toEqual(['muster c a b']);
    expect(found(question, draft, 'card:a')?.place).toBe(2);
    expect(found(question, tap(question, draft, 'card', 'c')!, 'card:a')?.place).toBe(1);
    expect(towards(question, draft, ['muster a b'])).toEqual([{ kind: 'card', id: 'c' }]);
    expect(towards(question, tapped(question, 'card:a', 'card:c'), ['muster c a'])).toEqual([
      { kind: 'card', id: 'a' },
    ]);
  });

  test('that belong to it in any case are chosen, and tapping them is no mistake', () => {
    const question = cards({ cards: four, least: 1, most: 1, always: [thing('card:z')] });
    expect(chosen(question, tapped(question, 'card:z'))).toEqual(['card:z']);
    expect(answered(question, 'card:b')).toEqual(['z b']);
    const all = cards({ cards: four, least: 4, most: 4 });
    expect(answer(all, begin(all))).toEqual(['a b c d']);
    const row = cards({ cards: four, least: 1, most: 1, ordered: true, always: [thing('card:z')] });
    expect(answered(row, 'card:b', 'card:z')).toEqual(['b z']);
  });

  test('with nothing to choose wait only to be confirmed', () => {
    const sure = one({ options: [option('word:rest', { then: cards({ most: 0, confirm: true }) })] });
    const draft = tapped(sure, 'word:rest');
    expect(answer(sure, draft)).toEqual(['rest']);
    expect(playsAtOnce(sure, draft)).toBe(false);
  });
});
