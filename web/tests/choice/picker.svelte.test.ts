// The picker: taps, playing, refusals, and a draft that survives a reload.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenWords, inWords } from '../../src/choice/naming.ts';
import { idlePicker, Picker, type GameSession } from '../../src/choice/picker.svelte.ts';
import type { Question } from '../../src/choice/question.ts';
import type { Choice, Reply } from '../../src/lib/wire.ts';
import { assign, cards, one, option, path, pay, means, tapped, thing } from './questions.ts';

const choice = (question: Question | null): Choice =>
  ({ prompt: { id: 'wait' }, rule: { id: 'rule', args: { cubes: 3 } }, question }) as unknown as Choice;

const OK: Reply = { type: 'reply', id: 1, ok: true };

function session(question: Question | null, replies: Partial<Reply> = {}) {
  return {
    choice: choice(question) as Choice | undefined,
    resting: false,
    move: vi.fn(async (_moves: string[]) => ({ ...OK, ...replies })),
    why: vi.fn(async (_kind: string, _thing: string, _chosen: string) => ({ ...OK, ...replies })),
  } satisfies GameSession;
}

const walk = one({
  rule: 'rule-walk',
  options: [
    option('samurai:red', { then: one({ spaces: ['e4', 'e5'], prompt: { id: 'where' } }) }),
    option('word:done', { mark: 'final' }),
  ],
});
const hand = cards({ opening: 'leave', cards: [thing('card:a'), thing('card:b')], least: 1, most: 1 });

beforeEach(() => sessionStorage.clear());

describe('playing', () => {
  test('a simple question is played with its last tap, in one request', async () => {
    const game = session(walk);
    const picker = new Picker(game);
    await picker.tap('samurai', 'red');
    expect(game.move).not.toHaveBeenCalled();
    expect(picker.prompt).toEqual({ id: 'where' });
    expect(picker.rule).toEqual({ id: 'rule-walk', args: { cubes: 3 } });
    await picker.tap('space', 'e5');
    expect(game.move.mock.calls).toEqual([[['red e5']]]);
    expect(picker.busy).toBe(false);
  });

  test('everything else waits to be confirmed', async () => {
    const game = session(hand);
    const picker = new Picker(game);
    await picker.tap('card', 'b');
    expect(picker.needsConfirm).toBe(true);
    expect(game.move).not.toHaveBeenCalled();
    await picker.play();
    expect(game.move.mock.calls).toEqual([[['leave b']]]);
    expect(picker.whole).toBeNull();
  });

  test('what gives something away for good is asked about once, where it cannot be tried again', async () => {
    const sure = { id: 'sure' };
    const asked = one({ options: [option('samurai:red'), option('word:done', { sure })] });
    const game = { ...session(asked), final: true };
    const picker = new Picker(game);
    await picker.tap('word', 'done');
    expect(game.move).not.toHaveBeenCalled();
    expect(picker.needsConfirm).toBe(true);
    expect(picker.prompt).toEqual(sure);
    picker.back();
    expect(picker.needsConfirm).toBe(false);
    expect(picker.prompt).not.toEqual(sure);
    await picker.tap('word', 'done');
    await picker.play();
    expect(game.move.mock.calls).toEqual([[['done']]]);

    const lesson = session(asked);
    await new Picker(lesson).tap('word', 'done');
    expect(lesson.move.mock.calls).toEqual([[['done']]]);
  });

  test('a tap while a move is on its way is not another move', async () => {
    const game = session(walk);
    const picker = new Picker(game);
    await Promise.all([picker.tap('word', 'done'), picker.tap('word', 'done')]);
    expect(game.move).toHaveBeenCalledTimes(1);
    expect(game.why).not.toHaveBeenCalled();
  });

  test('a refusal is told beside what was tapped, and what was chosen before stays', async () => {
    const text = { id: 'no' };
    const problem = { type: '', title: '', status: 409, detail: '', text };
    const picker = new Picker(session(walk, { ok: false, problem }));
    const element = document.createElement('button');
    await picker.tap('samurai', 'red');
    await picker.tap('space', 'e4', element);
    expect(picker.notice).toEqual({ text, element, at: { kind: 'space', id: 'e4' } });
    expect(picker.isChosen('samurai', 'red')).toBe(true);
    expect(picker.isChosen('space', 'e4')).toBe(false);
    await picker.tap('samurai', 'red');
    expect(picker.notice).toBeUndefined();
  });

  test('in a new situation nothing is chosen', async () => {
    const game = $state({ ...session(hand) });
    const picker = new Picker(game);
    await picker.tap('card', 'b');
    game.choice = choice({ ...hand });
    expect(picker.whole).toBeNull();
  });
});

describe('what cannot be tapped', () => {
  test('says why, knowing what is chosen', async () => {
    const game = session(walk, { reason: { id: 'too-far' } });
    const picker = new Picker(game);
    await picker.tap('samurai', 'red');
    await picker.tap('space', 'a1');
    expect(game.why.mock.calls).toEqual([['space', 'a1', 'red']]);
    expect(picker.notice?.text).toEqual({ id: 'too-far' });
    expect(picker.thing('space', 'a1')).toBeUndefined();
    expect(picker.dataTap('space', 'a1')).toBeUndefined();
    expect(picker.dataTap('space', 'e4')).toBe('space:e4');
  });

  test('nothing can be tapped while the table rests, or where only something is shown', async () => {
    const game = { ...session(walk), resting: true };
    expect(new Picker(game).things).toEqual([]);
    const idle = idlePicker();
    await idle.tap('samurai', 'red');
    expect(idle.things).toEqual([]);
    expect(idle.notice).toBeUndefined();
    expect(idle.canGoBack).toBe(false);
  });
});

describe('going back', () => {
  test('leads to the decision before', async () => {
    const picker = new Picker(session(walk));
    expect(picker.canGoBack).toBe(false);
    await picker.tap('samurai', 'red');
    expect(picker.roots.map((root) => root.id)).toEqual(['red', 'done']);
    expect(picker.offered.map((thing) => thing.id)).toEqual(['e4', 'e5']);
    picker.back();
    expect(picker.chain).toEqual([]);
    await picker.tap('samurai', 'red');
    picker.start();
    expect(picker.chain).toEqual([]);
  });
});

describe('a draft survives a reload', () => {
  const key = () => 'table seat 7';

  test('of the same question in the same situation', async () => {
    await new Picker(session(hand), key).tap('card', 'b');
    expect(new Picker(session({ ...hand }), key).whole).toEqual(['leave b']);
    expect(new Picker(session(hand), () => 'table seat 8').whole).toBeNull();
    expect(new Picker(session(hand)).whole).toBeNull();
    const other = { ...hand, cards: [...hand.cards, thing('card:c')] };
    expect(new Picker(session(other), key).whole).toBeNull();
  });

  test('and rubbish in the storage is ignored', () => {
    sessionStorage.setItem('futago-draft', '{');
    expect(new Picker(session(hand), key).whole).toBeNull();
  });
});

test('a goal moves the emphasis to what is next on the way to it', async () => {
  const picker = new Picker(session(walk));
  picker.goal = ['red e5'];
  expect(picker.things.filter((thing) => thing.mark === 'usual').map((thing) => thing.id)).toEqual(['red']);
  await picker.tap('samurai', 'red');
  expect(picker.things.filter((thing) => thing.mark === 'usual').map((thing) => thing.id)).toEqual(['e5']);
  expect(picker.towards(['red e5'])).toEqual([{ kind: 'space', id: 'e5' }]);
});

test('parts of a draft are there to be drawn', async () => {
  const shop = pay({ wares: [thing('item:a', 3)], means: [means('trophy:x', 4)] });
  const buyer = new Picker(session(shop));
  await buyer.tap('item', 'a');
  expect(buyer.bill).toMatchObject({ price: 3, paid: 4, change: 1, proposal: true });
  expect(buyer.paid).toEqual(['trophy:x']);
  const walker = new Picker(session(path()));
  expect(walker.path?.path).toEqual(['a', 'b']);
  const division = assign({
    things: [thing('item:a')],
    holders: [{ ...thing('hero:h'), least: 0, most: 1 }],
  });
  const giver = new Picker(session(division));
  await giver.tap('item', 'a');
  await giver.tap('hero', 'h');
  expect(giver.holderOf('a')).toBe('h');
});

test('an answer is told in words', () => {
  const ids = (texts: { id: string }[]) => texts.map((text) => text.id);
  expect(ids(inWords(walk, ['red e5']))).toEqual(['test-red', 'table-page-space']);
  expect(ids(inWords(hand, ['leave b']))).toEqual(['test-b']);
  expect(inWords(hand, ['leave x'])).toEqual([]);
  const trail = { word: 'trail', label: { id: 'test-trail' }, place: 'off' as const };
  const plan = inWords(path({ powers: [trail] }), ['plan a b c > d trail x']);
  expect(ids(plan)).toEqual([
    'table-page-space',
    'table-page-space',
    'table-page-target-on',
    'table-page-put',
  ]);
  const division = assign({
    things: [thing('item:a')],
    holders: [{ ...thing('hero:h'), least: 0, most: 1 }],
  });
  const [moved] = inWords(division, ['equip h a']);
  expect(moved).toEqual({ id: 'table-page-put', args: { thing: { id: 'test-a' }, place: { id: 'test-h' } } });
  expect(chosenWords(division, tapped(division))).toEqual([]);
});
