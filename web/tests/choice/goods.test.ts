// Purchases, divisions and exchanges.
import { describe, expect, test } from 'vitest';
import type { AssignDraft, PayDraft } from '../../src/choice/drafts.ts';
import { answer, back, begin, tap, towards, type Draft } from '../../src/choice/answers.ts';
import { bill } from '../../src/choice/pay.ts';
import type { Holder, Pay } from '../../src/choice/question.ts';
import {
  answered,
  assign,
  chosen,
  exchange,
  found,
  means,
  offered,
  pay,
  tapped,
  thing,
} from './questions.ts';

describe('a purchase', () => {
  const question = pay({
    wares: [thing('item:spyglass', 4), thing('item:harpoon', 6)],
    means: [means('trophy:a', 12), means('trophy:b', 6), means('trophy:c', 4), means('trophy:d', 5)],
  });
  const told = (draft: Draft, of: Pay = question) => bill(of, draft as PayDraft);

  test('costs the same whatever is taken first, and the cheapest payment is proposed', () => {
    expect(answered(question, 'item:spyglass', 'item:harpoon')).toEqual(['buy spyglass harpoon pay b c']);
    expect(answered(question, 'item:harpoon', 'item:spyglass')).toEqual(['buy harpoon spyglass pay b c']);
    expect(answered(question, 'item:harpoon')).toEqual(['buy harpoon pay b']);
  });

  test('follows the wares until the payment is changed by hand', () => {
    const draft = tapped(question, 'item:harpoon', 'trophy:b', 'trophy:d');
    expect(told(draft)).toMatchObject({ price: 6, paid: 5, missing: 1, change: 0, proposal: false });
    expect(answer(question, draft)).toBeNull();
    const more = tap(question, draft, 'item', 'spyglass')!;
    expect(chosen(question, more)).toContain('trophy:d');
    expect(answer(question, tap(question, more, 'trophy', 'b')!)).toEqual(['buy harpoon spyglass pay d b']);
  });

  test('has a way back to the proposal', () => {
    const draft = tapped(question, 'item:harpoon', 'trophy:b', 'trophy:a');
    expect(answer(question, draft)).toEqual(['buy harpoon pay a']);
    expect(told(draft)).toMatchObject({ paid: 12, change: 6 });
    expect(offered(question, draft, 'proposal')).toEqual(['proposal:proposal']);
    const proposed = tap(question, draft, 'proposal', 'proposal')!;
    expect(answer(question, proposed)).toEqual(['buy harpoon pay b']);
    expect(offered(question, proposed, 'proposal')).toEqual([]);
    expect(back(question, draft)).toEqual(proposed);
  });

  test('with something superfluous is none', () => {
    expect(answered(question, 'item:harpoon', 'trophy:c')).toBeNull();
  });

  test('beyond all means cannot be made', () => {
    const poor = { ...question, means: [means('trophy:c', 4)] };
    expect(offered(poor, begin(poor), 'ware')).toEqual(['item:spyglass']);
    expect(tap(poor, begin(poor), 'item', 'harpoon')).toBeNull();
  });

  test('nothing is paid for nothing', () => {
    expect(offered(question, begin(question), 'means')).toEqual([]);
    expect(answer(question, begin(question))).toBeNull();
  });

  test('coins make up for what is missing', () => {
    const gold = { ...question, unit: 'gold' as const, coins: 3 };
    expect(answered(gold, 'item:harpoon')).toEqual(['buy harpoon pay b']);
    expect(answered(gold, 'item:harpoon', 'trophy:b', 'trophy:c')).toEqual(['buy harpoon pay c coins 2']);
  });

  test('things that heroes carry are spared, as far as they can do without', () => {
    const sword = means('item:sword', 6, { heading: 'items', holder: 'joan', weight: 3 });
    const carried = pay({
      headings: ['items', 'pay'],
      wares: [thing('hero:max', 6)],
      means: [sword, means('trophy:a', 3), means('trophy:b', 3)],
      spare: { joan: 2 },
      leavers: [thing('hero:joan'), thing('hero:ben')],
      room: 0,
    });
    expect(answered(carried, 'hero:max', 'hero:ben')).toEqual(['buy max dismiss ben pay a b']);
    expect(tap(carried, tapped(carried, 'hero:max', 'hero:ben'), 'item', 'sword')).toBeNull();
    const leaves = tapped(carried, 'hero:max', 'hero:ben', 'hero:joan');
    expect(chosen(carried, leaves)).toEqual(['hero:max', 'hero:joan', 'trophy:a', 'trophy:b']);
    const paid = tapped(carried, 'hero:max', 'hero:joan', 'trophy:a', 'trophy:b', 'item:sword');
    expect(answer(carried, paid)).toEqual(['buy max dismiss joan items sword']);
    expect(told(tapped(carried, 'hero:max'), carried)).toMatchObject({ leave: 1 });
  });

  test('of wares in a row tells their place', () => {
    const row = { ...question, ordered: true };
    const draft = tapped(row, 'item:harpoon', 'item:spyglass');
    expect(found(row, draft, 'item:spyglass')?.place).toBe(2);
    expect(towards(row, draft, ['buy spyglass harpoon pay b c'])).toEqual([{ kind: 'item', id: 'harpoon' }]);
  });
});

describe('a division', () => {
  const holder = (id: string, holds: string[], more: Partial<Holder> = {}): Holder => ({
    ...thing(`hero:${id}`),
    least: 0,
    most: 2,
    holds,
    ...more,
  });
  const question = assign({
    things: [thing('item:candle', 1), thing('item:clover', 2), thing('item:sword', 3)],
    holders: [holder('joan', ['clover']), holder('ben', ['sword'], { floor: 1 })],
  });

  test('says what moves, not what stays', () => {
    expect(answered(question, 'item:candle', 'hero:joan')).toEqual(['equip joan clover candle']);
    expect(answered(question)).toBeNull();
  });

  test('a thing goes from hand to hand, aside, and back', () => {
    const given = tapped(question, 'item:candle', 'hero:ben', 'item:sword', 'hero:joan');
    expect(answer(question, given)).toEqual(['equip ben candle', 'equip joan clover sword']);
    expect(answered(question, 'item:clover', 'aside:aside')).toEqual(['equip joan']);
    expect(tapped(question, 'item:clover', 'hero:joan')).toEqual(begin(question));
    expect(answer(question, tap(question, given, 'reset', 'reset')!)).toBeNull();
  });

  test('several things are taken up and put somewhere together', () => {
    const both = tapped(question, 'item:candle', 'item:clover');
    expect(chosen(question, both)).toEqual(['item:candle', 'item:clover']);
    expect(offered(question, both, 'holder')).toEqual(['hero:joan', 'aside:aside']);
    expect(answered(question, 'item:candle', 'item:clover', 'hero:joan')).toEqual([
      'equip joan clover candle',
    ]);
    expect(answered(question, 'item:candle', 'item:sword', 'item:sword', 'hero:joan')).toEqual([
      'equip joan clover candle',
    ]);
    expect(towards(question, both, ['equip joan clover candle'])).toEqual([{ kind: 'item', id: 'clover' }]);
  });

  test('nobody falls below what he needs, and no hand holds too much', () => {
    expect(answered(question, 'item:sword', 'hero:joan')).toBeNull();
    const full = tapped(question, 'item:candle', 'hero:joan', 'item:sword');
    expect(offered(question, full, 'holder')).toEqual(['hero:ben', 'aside:aside']);
    expect(tap(question, full, 'hero', 'joan')).toBeNull();
  });

  test('where there is one place, things change places', () => {
    const one = assign({
      things: [thing('item:a'), thing('item:b')],
      holders: [holder('joan', ['a'], { most: 1 }), holder('ben', ['b'], { most: 1 })],
    });
    const swapped = tapped(one, 'item:a', 'hero:ben') as AssignDraft;
    expect(swapped.division).toEqual({ joan: ['b'], ben: ['a'] });
  });

  test('of everything is one move for each, in their order', () => {
    const slots = assign({
      opening: 'lay',
      changes: false,
      things: [thing('monster:a'), thing('monster:b'), thing('monster:c')],
      holders: [
        { ...thing('slot:1'), least: 1, most: 1 },
        { ...thing('slot:2'), least: 2, most: 2 },
      ],
    });
    const draft = tapped(slots, 'monster:c', 'slot:2', 'monster:b', 'slot:1');
    expect(answer(slots, draft)).toBeNull();
    expect(towards(slots, draft, ['lay 1 b', 'lay 2 c a'])).toEqual([{ kind: 'monster', id: 'a' }]);
    expect(answered(slots, 'monster:c', 'slot:2', 'monster:b', 'slot:1', 'monster:a', 'slot:2')).toEqual([
      'lay 1 b',
      'lay 2 c a',
    ]);
  });
});

describe('an exchange', () => {
  const side = (id: string, ...heroes: string[]) => ({
    ...thing(`seat:${id}`),
    heroes: heroes.map((hero) => thing(`hero:${hero}`)),
    items: heroes.map((hero) => means(`item:${hero}`, 0, { holder: hero, weight: 1 })),
    spare: Object.fromEntries(heroes.map((hero) => [hero, 1])),
  });
  const question = exchange({
    mine: side('p1', 'a', 'b'),
    others: [side('p2', 'c', 'd', 'e'), side('p3', 'f')],
    most: 3,
  });

  test('is offered to one, who is chosen first', () => {
    expect(tap(question, begin(question), 'hero', 'a')).toBeNull();
    expect(answered(question, 'seat:p2', 'hero:a', 'hero:c')).toEqual([
      'trade p2 give heroes a take heroes c',
    ]);
    // To another side the same is given; what would be taken is another's.
    const other = answered(question, 'seat:p2', 'hero:a', 'hero:c', 'seat:p3');
    expect(other).toEqual(['trade p3 give heroes a']);
  });

  test('a hero and an item of the same name are two things', () => {
    expect(answered(question, 'seat:p3', 'item:b', 'hero:a')).toEqual(['trade p3 give heroes a items b']);
  });

  test('what a hero carries goes with the hero', () => {
    const draft = tapped(question, 'seat:p3', 'item:a', 'hero:a');
    expect(answer(question, draft)).toEqual(['trade p3 give heroes a']);
    expect(offered(question, draft, 'give')).not.toContain('item:a');
  });

  test('nobody gets more heroes than a party has, or loses the last one', () => {
    expect(answered(question, 'seat:p2', 'hero:a')).toBeNull();
    expect(answered(question, 'seat:p3', 'hero:f')).toBeNull();
    expect(answered(question, 'seat:p3', 'hero:f', 'hero:a')).toEqual([
      'trade p3 give heroes a take heroes f',
    ]);
  });

  test('goes back one by one', () => {
    const draft = tapped(question, 'seat:p3', 'hero:a');
    expect(back(question, draft)).toEqual(tapped(question, 'seat:p3'));
    expect(back(question, tapped(question, 'seat:p3'))).toEqual(begin(question));
    expect(back(question, begin(question))).toBeNull();
  });
});
