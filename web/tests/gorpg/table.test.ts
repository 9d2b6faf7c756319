import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../src/gorpg/types.ts';
import { openExplanation } from '../explained.ts';
import { inLanguage, moment, MOMENTS, table } from './moments.ts';

type Mutable<T> = { -readonly [key in keyof T]: Mutable<T[key]> };

beforeEach(() => inLanguage('en'));

describe.each(MOMENTS)('%s', (_name, props) => {
  it('draws everything that can be tapped once, as a button with a name', async () => {
    const { picker, taps } = table(props);
    await tick();
    for (const { kind, id, chosen } of picker.things) {
      const buttons = taps(`${kind}:${id}`);
      expect(buttons, `${kind}:${id}`).toHaveLength(1);
      const label = buttons[0]!.getAttribute('aria-label') ?? buttons[0]!.textContent;
      expect(label?.trim()).toBeTruthy();
      expect(buttons[0]!.getAttribute('aria-pressed') === 'true').toBe(chosen);
    }
  });

  it('lights nothing else, and what is dim says why', async () => {
    const { root, picker, sent } = table(props);
    for (const button of root.querySelectorAll<HTMLElement>('[data-tap]')) {
      const [kind = '', id = ''] = button.dataset.tap!.split(':');
      expect(picker.thing(kind, id)).toBeDefined();
    }
    for (const button of root.querySelectorAll<HTMLElement>('button.dim')) {
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.getAttribute('aria-label')).toBeTruthy();
      await fireEvent.click(button);
      const [kind, id] = button.dataset.thing!.split(':');
      await vi.waitFor(() => expect(picker.notice?.at).toEqual({ kind, id }));
      expect(picker.notice!.element).toBe(button);
    }
    expect(sent.moves).toEqual([]);
  });

  it('draws face-down cards all alike, with no identity anywhere', () => {
    const { root } = table(props);
    const backs = [...root.querySelectorAll('.slots .card.back')];
    const hidden = Object.values(props.view.slots)
      .flatMap((slot) => slot.monsters)
      .filter((monster) => monster.card === null);
    if (root.querySelector('.slots')) expect(backs).toHaveLength(hidden.length);
    const all = [...root.querySelectorAll('.card.back')];
    expect(new Set(all.map((back) => back.outerHTML.replace(/ style="[^"]*"/, ''))).size).toBeLessThan(3);
    for (const back of all) {
      const around = back.parentElement!.closest('span, .pick') ?? back.parentElement!;
      expect(around.outerHTML).not.toMatch(/(nature|water|fire|urban|joker)/);
    }
  });

  it('names only cards that the view knows', () => {
    const { root } = table(props);
    const known = JSON.stringify([props.view, props.choice, 'aside']);
    for (const element of root.querySelectorAll<HTMLElement>('[data-thing]'))
      expect(known).toContain(`"${element.dataset.thing!.split(':')[1]}"`);
  });

  it('keeps to the content policy: no style attributes in its markup', () => {
    const { root } = table(props);
    expect(root.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('nests no button in a button', () => {
    const { root } = table(props);
    expect(root.querySelectorAll('button button, summary button')).toHaveLength(0);
  });
});

describe('languages', () => {
  it.each(MOMENTS)('%s is drawn in all three, complete', async (_name, props) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const drawn = new Set<string>();
    for (const language of ['en', 'fr', 'it'] as const) {
      await inLanguage(language);
      const { root, unmount } = table(props, { best: 300 });
      const labels = [...root.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label'));
      const whole = [root.textContent, ...labels].join(' ');
      expect(whole).not.toMatch(/gorpg-|undefined|NaN|\{ \$/);
      drawn.add(whole);
      unmount();
    }
    expect(drawn.size).toBe(3);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('seven parties', () => {
  it('fold to one line each, and open on a press', async () => {
    const props = moment('seven-quests');
    const { root, getByRole } = table(props);
    expect(root.querySelectorAll('.others .party')).toHaveLength(6);
    expect(root.querySelectorAll('.others .card')).toHaveLength(0);
    const party = getByRole('button', { name: 'Show Party 1' });
    expect(party.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(party);
    expect(root.querySelectorAll('.others .card').length).toBeGreaterThan(0);
  });
});

describe('battle', () => {
  it('says what a blow would do while one points at the target', async () => {
    const { root, tap, picker, sent } = table(moment('standard-attack'));
    const [hero, target] = [
      picker.offered.find(({ role }) => role === 'first')!,
      picker.offered.find(({ role }) => role === 'second')!,
    ];
    await tap(`hero:${hero.id}`);
    await fireEvent.focus(root.querySelector(`[data-tap="monster:${target.id}"]`)!);
    const left = Math.max(0, target.value - hero.value);
    const end = left === 0 ? 'falls' : `${left} left`;
    expect(root.querySelector('.duel')!.textContent).toContain(
      `${hero.value} against ${target.value}: ${end}`,
    );
    expect(sent.moves).toEqual([]);
  });

  it('draws the quest board behind it once that is opened', async () => {
    const { root, getByText } = table(moment('standard-attack'));
    expect(root.querySelector('.slots')).toBeNull();
    const fold = getByText('Quest board').closest('details')!;
    fold.open = true;
    await vi.waitFor(() => expect(fold.querySelector('.slots')).not.toBeNull());
  });

  it('breaks life and attack down on demand', () => {
    const { root } = table(moment('standard-attack'));
    const monster = root.querySelector('.monsters .monster')!;
    expect(monster.querySelector('details')!.textContent).toMatch(/\d+ = level \d+ \+ location \d+/);
  });
});

describe('town', () => {
  it('shows an offer that waits for an answer', () => {
    const { offer } = moment('random-answer').view;
    const { root } = table(moment('random-answer'));
    const goods = [offer!.give, offer!.take].flatMap(({ heroes, items }) => [...heroes, ...items]);
    expect(root.querySelectorAll('.trade .card')).toHaveLength(goods.length);
  });
});

describe('the end', () => {
  it.each(['standard-over', 'overlord-over', 'solo-over'])('%s: every party with its gold', (name) => {
    const props = moment(name);
    const { root } = table(props);
    const rows = [...root.querySelectorAll('.scores tbody tr')].map((row) => row.textContent!);
    for (const { total } of Object.values(props.result!.scores))
      expect(rows.some((row) => row.includes(String(total)))).toBe(true);
    const won = root.querySelectorAll('.scores tr.won');
    expect(won).toHaveLength(props.result!.winners.length);
  });
});

describe('keyboard', () => {
  it('arrows move within a group, of which Tab reaches one', async () => {
    const { root } = table(moment('standard-quests'));
    await tick();
    const slots = [...root.querySelectorAll<HTMLElement>('.slots button[data-thing]')];
    expect(slots.map((slot) => slot.tabIndex)).toEqual([0, -1, -1, -1]);
    slots[0]!.focus();
    await fireEvent.keyDown(slots[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(slots[1]);
    expect(slots.map((slot) => slot.tabIndex)).toEqual([-1, 0, -1, -1]);
  });
});

describe('explanations', () => {
  /** What the first button with this name explains. */
  const explained = (root: HTMLElement, name: string) => {
    const button = [...root.querySelectorAll<HTMLElement>('button[popovertarget]')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
    );
    return openExplanation(button!).textContent!.trim();
  };

  it.each([
    ['en', /^Gold pieces \(GP\): items \d/, ' GP: explanation'],
    ['fr', /^Pièces d’or \(po\)\s: objets \d/, ' po\u00a0: explication'],
    ['it', /^Monete d’oro \(mo\): oggetti \d/, ' mo: spiegazione'],
  ] as const)('every party’s gold is spelled out in %s', async (language, whole, name) => {
    await inLanguage(language);
    const props = moment('standard-quests');
    const { root } = table(props);
    for (const { gold } of Object.values(props.view.parties))
      expect(explained(root, `${gold.total}${name}`)).toMatch(whole);
  });

  it('the cards, the leader, and trophies are explained', () => {
    const props = moment('standard-hunters');
    const { root } = table(props);
    expect(explained(root, 'How to read a card')).toMatch(/Sword: the attack/);
    expect(explained(root, 'leader: explanation')).toMatch(/^The leader goes first/);
    expect(explained(root, 'Trophies: explanation')).toMatch(/^Monsters this party has slain/);
  });

  it('corpses, waiting and resting are explained', () => {
    const props = moment('standard-quests');
    const [slot] = Object.keys(props.view.slots);
    const [first, second] = Object.keys(props.view.parties);
    const view = structuredClone(props.view) as Mutable<View>;
    view.slots[slot!]!.corpses = ['fire-7', 'water-2'];
    Object.assign(view.parties[first!]!, { waiting: true });
    Object.assign(view.parties[second!]!, { slot: null, resting: true });
    const { root } = table({ ...props, view });
    expect(explained(root, '2 corpses: explanation')).toMatch(/^Slain monsters left behind here/);
    expect(explained(root, 'waits: explanation')).toMatch(/gets two new heroes/);
    expect(explained(root, 'rests: explanation')).toMatch(/they are healed/);
  });
});
