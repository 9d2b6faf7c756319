import { fireEvent } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../src/gorpg/cards.svelte.ts';
import type { Reckoner } from '../../src/lib/game.ts';
import type { Assign, Cards, Odds, One, Pay } from '../../src/lib/wire.ts';
import { inLanguage, moment, questionBehind, table, type Moment } from './moments.ts';

beforeEach(() => inLanguage('en'));

/** The trophies or items that the payment takes. */
const paid = (root: HTMLElement, kind: string) =>
  [...root.querySelectorAll<HTMLElement>(`[data-tap^="${kind}:"][aria-pressed="true"]`)].map(
    (button) => button.dataset.tap!.split(':')[1]!,
  );
const text = (root: HTMLElement, selector: string) =>
  root.querySelector(selector)!.textContent!.replace(/\s+/g, ' ').trim();

/** A visit to the hunters' guild with these trophies. */
function hunting(trophies: readonly string[]): Moment {
  const props = structuredClone(moment('standard-hunters'));
  const pay = questionBehind<Pay>(props, 'buy');
  pay.means = trophies.map((id) => ({ ...pay.means[0]!, id, value: read(id).level }));
  const party = { ...props.view.parties[props.seat]!, trophies };
  return { ...props, view: { ...props.view, parties: { ...props.view.parties, [props.seat]: party } } };
}

describe('the guilds', () => {
  const wares = ['item:nature-4', 'item:nature-5'];

  it.each([wares, wares.toReversed()])('two wares in either order: %s, then %s', async (first, second) => {
    const { root, tap, sent, confirm, confirmButton } = table(moment('standard-hunters'));
    await tap(first, second);
    // Nine levels: no two of 13, 6, 7, 10, 4 are nine, so the 10 wastes least.
    expect(paid(root, 'trophy')).toEqual(['water-10']);
    expect(text(root, '.till')).toContain('Price: 9 trophy levels Paid: 10 trophy levels');
    expect(text(root, '.till')).toContain('1 trophy level lost as change');
    expect(confirmButton()!.textContent).toMatch(/^\s*Buy .+ and .+ for 9 trophy levels\s*$/);
    await confirm();
    expect(sent.moves).toHaveLength(1);
    expect(sent.moves[0]![0]!.split(' ').sort()).toEqual(
      ['buy', 'nature-4', 'nature-5', 'pay', 'water-10'].sort(),
    );
    expect(sent.whys).toEqual([]);
  });

  it('the proposal is changed by tapping, and found again', async () => {
    const { root, tap, taps, confirmButton } = table(moment('standard-hunters'));
    await tap('item:nature-5');
    expect(paid(root, 'trophy')).toEqual(['nature-6']);
    expect(taps('proposal:proposal')).toHaveLength(0);
    await tap('trophy:nature-6');
    expect(text(root, '.till')).toContain('5 trophy levels missing');
    expect(confirmButton()).toBeNull();
    await tap('trophy:urban-7');
    expect(text(root, '.till')).toContain('2 trophy levels lost as change');
    expect(confirmButton()).not.toBeNull();
    await tap('proposal:proposal');
    expect(paid(root, 'trophy')).toEqual(['nature-6']);
    expect(taps('proposal:proposal')).toHaveLength(0);
  });

  it('every trophy can be tapped, whatever was tapped before', async () => {
    const trophies = ['nature-2', 'fire-9', 'water-11', 'urban-3'];
    const { root, tap, taps } = table(hunting(trophies));
    await tap('item:nature-13');
    for (const trophy of trophies) expect(taps(`trophy:${trophy}`)).toHaveLength(1);
    // 2 and 11 are exactly 13.
    expect(paid(root, 'trophy')).toEqual(['nature-2', 'water-11']);
    await tap('trophy:water-11', 'trophy:nature-2', 'trophy:fire-9', 'trophy:urban-3');
    for (const trophy of trophies) expect(taps(`trophy:${trophy}`)).toHaveLength(1);
    expect(text(root, '.till')).toContain('1 trophy level missing');
    await tap('trophy:nature-2');
    expect(paid(root, 'trophy')).toEqual(['nature-2', 'fire-9', 'urban-3']);
    expect(text(root, '.till')).toContain('1 trophy level lost as change');
  });

  it('paying more than is needed is said, and cannot be confirmed', async () => {
    const { root, tap, confirmButton } = table(moment('standard-hunters'));
    await tap('item:nature-5', 'trophy:water-4');
    expect(text(root, '.till')).toContain('The price is 5 and you would pay 10: remove what is not needed.');
    expect(confirmButton()).toBeNull();
  });

  it('what cannot be afforded has its price all the same, and says why', async () => {
    const { root, tap, sent } = table(hunting(['nature-4', 'urban-1']));
    await tap('item:nature-4');
    const dear = root.querySelector<HTMLElement>('[data-thing="item:nature-13"] > button')!;
    expect(dear.getAttribute('aria-disabled')).toBe('true');
    expect(dear.closest('li')!.textContent).toContain('13 trophy levels');
    await fireEvent.click(dear);
    expect(sent.whys).toEqual(['item:nature-13']);
    expect(sent.moves).toEqual([]);
  });

  it('a full party is asked who leaves, before anything can be confirmed', async () => {
    const { root, tap, sent, confirm, confirmButton } = table(moment('standard-mercenaries-full'));
    const [leaver] = questionBehind<Pay>(moment('standard-mercenaries-full'), 'hire').leavers!;
    await tap('hero:urban-4');
    expect(text(root, '.leave')).toBe('Your party is full. Choose who leaves: 1 hero.');
    expect(confirmButton()).toBeNull();
    await tap(`hero:${leaver!.id}`);
    expect(root.querySelector('.leave')).toBeNull();
    expect(root.querySelector(`[data-thing="hero:${leaver!.id}"] ~ .chosen`)!.textContent).toBe('leaves');
    await confirm();
    expect(sent.moves).toHaveLength(1);
    expect(sent.moves[0]![0]).toMatch(new RegExp(`^hire urban-4 dismiss ${leaver!.id} `));
  });
});

describe('equipment', () => {
  const props = moment('standard-equip');
  const { holders } = questionBehind<Assign>(props, 'equip');
  const bearer = holders.find(({ holds }) => (holds ?? []).length > 1)!;
  const other = holders.find(({ id }) => id !== bearer.id)!;
  const [item, kept] = bearer.holds!;

  it('moves one item, and nothing else has to be named', async () => {
    const { root, tap, sent, confirm, confirmButton } = table(props);
    await tap('word:equip', `item:${item}`);
    await tap(`hero:${other.id}`);
    const items = (hero: string) =>
      [...root.querySelectorAll(`.hero:has([data-thing="hero:${hero}"]) .items .pick`)].map(
        (one) => (one as HTMLElement).dataset.thing,
      );
    expect(items(other.id)).toEqual([`item:${item}`]);
    expect(items(bearer.id)).toEqual([`item:${kept}`]);
    expect(root.querySelectorAll('.moved')).toHaveLength(1);
    expect(confirmButton()!.textContent).toMatch(/Move 1 item/);
    await confirm();
    expect(sent.moves).toEqual([[`equip ${other.id} ${item}`]]);
  });

  it('several changes are confirmed once; the hideout takes and gives', async () => {
    const { tap, sent, confirm, confirmButton } = table(props);
    const [stored] = props.view.parties[props.seat]!.store;
    await tap('word:equip', `item:${item}`, 'aside:aside', `item:${stored}`, `hero:${other.id}`);
    expect(confirmButton()!.textContent).toMatch(/Move 2 items/);
    await confirm();
    expect(sent.moves).toHaveLength(1);
    expect([...sent.moves[0]!].sort()).toEqual(
      [`equip ${bearer.id} ${kept}`, `equip ${other.id} ${stored}`].sort(),
    );
  });

  it('a hero without an item in the hand says what to do first, without asking the server', async () => {
    const { root, picker, tap, sent } = table(props);
    await tap('word:equip');
    await fireEvent.click(root.querySelector(`[data-thing="hero:${other.id}"] > button`)!);
    expect(picker.notice?.text.id).toBe('gorpg-page-take-item');
    expect(sent.whys).toEqual([]);
  });

  it('a wounded hero who would die is named, and nothing can be confirmed', async () => {
    const wounded = structuredClone(props);
    const assign = questionBehind<Assign>(wounded, 'equip');
    assign.holders.find(({ id }) => id === bearer.id)!.floor = read(item!).level;
    assign.holders.find(({ id }) => id === bearer.id)!.holds = [item!];
    const { root, tap, confirmButton } = table(wounded);
    await tap('word:equip', `item:${item}`, 'aside:aside');
    expect(text(root, '.wrong')).toMatch(/is wounded and would die without these items/);
    expect(confirmButton()).toBeNull();
  });

  it('health and attack follow what a hero would carry', async () => {
    const { root, tap } = table(props);
    const hero = props.view.parties[props.seat]!.heroes.find(({ card }) => card === other.id)!;
    const shown = () => text(root, `[data-thing="hero:${other.id}"] .amount`);
    expect(shown()).toBe(`${hero.life.total}/${hero.life.total + hero.life.wounds}`);
    await tap('word:equip', `item:${item}`, `hero:${other.id}`);
    const more = read(item!).level;
    expect(shown()).toBe(`${hero.life.total + more}/${hero.life.total + hero.life.wounds + more}`);
  });
});

describe('heroes in a row', () => {
  it('a quest: the place, then who goes, in the order of tapping', async () => {
    const props = moment('standard-quests');
    const { root, tap, sent, confirm, confirmButton } = table(props);
    const [one, two] = props.view.parties[props.seat]!.heroes.map(({ card }) => card).reverse();
    await tap('slot:slot-2', `hero:${one}`, `hero:${two}`);
    const badge = (hero?: string) => text(root, `.pick[data-thing="hero:${hero}"] > .badge`);
    expect([badge(one), badge(two)]).toEqual(['1', '2']);
    expect(confirmButton()!.textContent).toMatch(/Send 2 heroes: \w/);
    await confirm();
    expect(sent.moves).toEqual([[`quest slot-2 ${one} ${two}`]]);
  });

  it('a muster: levels are counted, and who is beyond the limit stays in sight', async () => {
    const props = moment('standard-muster');
    const question = props.choice.question as Cards;
    const { root, tap, taps, sent } = table(props);
    const high = question.cards.find(({ value }) => value === 13)!;
    await tap(`hero:${high.id}`);
    expect(text(root, '.muster strong')).toBe('Levels: 13 of 15');
    const drawn = root.querySelectorAll('.kind .pick');
    expect(drawn).toHaveLength(question.cards.length);
    const beyond = question.cards.find(({ value }) => value === 3)!;
    expect(taps(`hero:${beyond.id}`)).toHaveLength(0);
    await fireEvent.click(root.querySelector(`.kind [data-thing="hero:${beyond.id}"] > button`)!);
    expect(sent.whys).toEqual([`hero:${beyond.id}`]);
  });
});

describe('battle', () => {
  it('a hero, then a target: the blow is said at the target, and played with one request', async () => {
    const props = moment('standard-attack');
    const { root, taps, tap, sent } = table(props);
    const [hero] = taps('word:attack').length
      ? root.querySelectorAll<HTMLElement>('[data-tap^="hero:"]')
      : [];
    const [target] = root.querySelectorAll<HTMLElement>('[data-tap^="monster:"]');
    await tap(hero!.dataset.tap!);
    expect(target!.closest('.monster')!.textContent).toMatch(/\d+ against \d+: (falls|\d+ left)/);
    expect(sent.moves).toEqual([]);
    await tap(target!.dataset.tap!);
    const name = (button?: HTMLElement) => button!.dataset.tap!.split(':')[1]!;
    expect(sent.moves).toEqual([[`attack ${name(hero)} ${name(target)}`]]);
  });

  it('retreat stands apart, beside the attack that is opened at once', async () => {
    const { root, tap, taps, sent, confirm, confirmButton } = table(moment('standard-retreat'));
    expect(taps('word:attack')[0]!.getAttribute('aria-pressed')).toBe('true');
    expect(taps('word:retreat')[0]!.classList).toContain('costly');
    await tap('word:retreat');
    const trophies = [...root.querySelectorAll<HTMLElement>('[data-tap^="trophy:"]')];
    expect(trophies).toHaveLength(3);
    // One of three stays behind: another one takes its place.
    await tap(trophies[0]!.dataset.tap!, trophies[2]!.dataset.tap!);
    expect(confirmButton()!.textContent).toMatch(/Retreat and leave 1 trophy/);
    await confirm();
    expect(sent.moves).toEqual([[`retreat ${trophies[2]!.dataset.tap!.split(':')[1]}`]]);
  });

  it('what must stay behind is shown as taken', async () => {
    const props = moment('overlord-retreat');
    const { tap, taps, root } = table(props);
    const { always } = questionBehind<Cards>(props, 'retreat');
    await tap('word:retreat');
    for (const { id } of always!) {
      expect(taps(`trophy:${id}`)[0]!.getAttribute('aria-pressed')).toBe('true');
      await tap(`trophy:${id}`);
      expect(taps(`trophy:${id}`)[0]!.getAttribute('aria-pressed')).toBe('true');
    }
    expect(root.textContent).toContain('must stay behind');
  });
});

describe('the Overlord', () => {
  const props = moment('overlord-lay');
  const question = props.choice.question as Assign;

  it('lays cards on slots, takes one back, and fills the rest: one request', async () => {
    const { root, tap, sent, confirm, confirmButton, getByRole } = table(props);
    const [slot] = question.holders;
    const [card] = question.things;
    await tap(`monster:${card!.id}`, `slot:${slot!.id}`);
    const lies = () => root.querySelector(`[data-slot="${slot!.id}"] [data-tap="monster:${card!.id}"]`);
    expect(lies()).not.toBeNull();
    await tap(`monster:${card!.id}`, 'aside:aside');
    expect(lies()).toBeNull();
    expect(confirmButton()).toBeNull();
    await fireEvent.click(getByRole('button', { name: 'Fill the rest' }));
    await confirm();
    expect(sent.moves).toHaveLength(1);
    expect(sent.moves[0]!.map((move) => move.split(' ')[1])).toEqual(question.holders.map(({ id }) => id));
    const laid = sent.moves[0]!.map((move) => move.split(' ').length - 2);
    expect(laid).toEqual(question.holders.map(({ most }) => most));
  });
});

describe('trade', () => {
  it('goods of both sides are toggled freely', async () => {
    const props = moment('standard-mercenaries');
    const { root, tap, sent, confirm } = table(props);
    const partner = Object.keys(props.view.parties).find((seat) => seat !== props.seat)!;
    const [mine] = props.view.parties[props.seat]!.heroes;
    const [theirs, second] = props.view.parties[partner]!.heroes;
    await tap('word:trade', `seat:${partner}`, `hero:${theirs!.card}`, `hero:${mine!.card}`);
    await tap(`hero:${second!.card}`, `hero:${theirs!.card}`);
    expect(root.querySelectorAll('.trade .card')).toHaveLength(2);
    await confirm();
    expect(sent.moves).toEqual([[`trade ${partner} give heroes ${mine!.card} take heroes ${second!.card}`]]);
  });
});

describe('changing one’s mind', () => {
  it('the usual way is open at once; the others stay in the row', async () => {
    const { root, tap, taps, sent, confirm } = table(moment('standard-quests'));
    expect(taps('word:quest')[0]!.getAttribute('aria-pressed')).toBe('true');
    expect(taps('slot:slot-1')).toHaveLength(1);
    await tap('word:rest');
    expect(taps('word:rest')[0]!.getAttribute('aria-pressed')).toBe('true');
    expect(taps('word:quest')).toHaveLength(1);
    expect(sent.moves).toEqual([]);
    await fireEvent.click(root.querySelector('[data-testid="back"]')!);
    expect(taps('word:quest')[0]!.getAttribute('aria-pressed')).toBe('true');
    await tap('word:rest');
    await confirm();
    expect(sent.moves).toEqual([['rest']]);
  });

  it('the tavern is asked about with two buttons', () => {
    const { root } = table(moment('standard-recruit'));
    const buttons = [...root.querySelectorAll('.actions button')].map((button) => button.textContent!.trim());
    expect(buttons.sort()).toEqual(['Not this time', 'Take a hero from the tavern']);
    expect(root.querySelector('.phase')!.textContent).toBe('the tavern');
  });
});

describe('the usual group of a quest', () => {
  /** A table at which the odds come when the test lets them. */
  function awaitingOdds() {
    const props = moment('standard-quests');
    const quest = questionBehind<One>(props, 'quest');
    const [place] = quest.options!.map(({ id }) => id);
    const heroes = props.view.parties[props.seat]!.heroes.map(({ card }) => card);
    const group = heroes.slice(0, 2);
    const places = quest.options!.map(({ id }) => ({
      ...{ place: id, group, moves: [], exposed: group[0]!, success: 1, losses: {}, loss: 0, waits: null },
      text: { id: 'gorpg-slot', args: { number: 1 } },
    }));
    const odds: Odds = { seat: props.seat, group, text: { id: 'gorpg-slot', args: { number: 1 } }, places };
    let arrive: (odds: Odds) => void = () => {};
    const coming = new Promise<Odds>((resolve) => (arrive = resolve));
    const reckon: Reckoner = { odds: () => coming, suggestion: () => new Promise(() => {}) };
    const shown = table(props, { reckon });
    const chosen = () =>
      [...shown.root.querySelectorAll<HTMLElement>('[data-tap^="hero:"][aria-pressed="true"]')].map(
        (hero) => hero.dataset.tap!.split(':')[1]!,
      );
    /** Until they are told. */
    const arrived = async () => {
      arrive(odds);
      await expect.poll(() => shown.root.querySelector('[data-testid="odds"]')!.textContent).toContain('%');
    };
    return { ...shown, place: place!, group, chosen, arrived };
  }

  /** Longer than a location waits for its group; then time goes on as usual. */
  async function waitInVain(): Promise<void> {
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
  }

  it('is chosen with the location, also if it is known only later', async () => {
    const { tap, place, group, chosen, confirmButton, arrived } = awaitingOdds();
    vi.useFakeTimers();
    await tap(`slot:${place}`);
    await waitInVain();
    expect(chosen()).toEqual([]);
    await arrived();
    await expect.poll(() => chosen().sort()).toEqual([...group].sort());
    expect(confirmButton()).not.toBeNull();
  });

  it('does not replace one that the player has begun to choose', async () => {
    const { tap, place, group, chosen, arrived } = awaitingOdds();
    vi.useFakeTimers();
    await tap(`slot:${place}`);
    await waitInVain();
    await tap(`hero:${group[1]}`);
    await arrived();
    expect(chosen()).toEqual([group[1]]);
  });
});
