// What every part of the board shares: what is asked, what is chosen so far, and how it looks then.
import { getContext, setContext } from 'svelte';
import type { Tappable } from '../choice/answers.ts';
import type { Picker } from '../choice/picker.svelte.ts';
import type { Assign, Cards, Exchange, Option, Pair, Pay, Question } from '../choice/question.ts';
import { ApiError } from '../lib/api.ts';
import type { Reckoner } from '../lib/game.ts';
import { settings } from '../lib/settings.svelte.ts';
import { loadTexts } from '../lib/texts.svelte.ts';
import type { Suggestion } from '../lib/wire.ts';
import { read } from './cards.svelte.ts';
import { Prospects, type Group } from './prospects.svelte.ts';
import type { BoardProps, Figure, Hero, View } from './types.ts';

const KEY = Symbol('gorpg');
/** How long a location that is tapped waits for its usual group, in milliseconds. */
const PATIENCE = 1000;

/** What a blow would do: the attack, the life it meets, and what is left of it. */
export interface Blow {
  readonly attack: number;
  readonly life: number;
  readonly left: number;
}

export class BoardContext {
  readonly #props: () => BoardProps;
  /** The thing that is pointed at, or has the focus, as `kind:id`. */
  pointed = $state('');
  /** The round in which the player dealt out items last. */
  byHand = $state<number>();
  /** The last location that was tapped before it was known who goes there. */
  #asked?: symbol;

  /** What the group can expect where it may go. */
  readonly prospects: Prospects;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.prospects = new Prospects(
      () => this.#group,
      () => this.reckon,
    );
  }

  get reckon(): Reckoner | undefined {
    return this.#props().reckon;
  }

  get view(): View {
    return this.#props().view;
  }

  get seat(): string {
    return this.#props().seat;
  }

  /** Who plays a seat, where that is known. */
  player(seat: string): string {
    return this.#props().players?.[seat] ?? '';
  }

  get picker(): Picker {
    return this.#props().picker;
  }

  /** Whether this seat is asked something now: then things are lit or dim. */
  get asked(): boolean {
    return this.picker.things.length > 0;
  }

  thing(kind: string, id: string | null): Tappable | undefined {
    return id === null ? undefined : this.picker.thing(kind, id);
  }

  isChosen(kind: string, id: string): boolean {
    return this.picker.isChosen(kind, id);
  }

  /** Taps a thing; if that is not possible the reason is said beside the element. */
  tap(kind: string, id: string, element?: EventTarget | null): void {
    const holder = this.assign?.holders.some((one) => one.kind === kind && one.id === id);
    if (holder && !this.thing(kind, id) && element instanceof Element) {
      // The rules do not forbid it: there is nothing in the hand yet, or too much.
      const take = this.equips ? 'gorpg-page-take-item' : 'gorpg-page-take-monster';
      const count = this.held.length;
      const text = { id: count ? 'gorpg-page-no-room' : take, args: { count } };
      this.picker.notice = { text, element, at: { kind, id } };
    } else if (kind === 'slot' && this.quests.some((option) => option.id === id)) {
      void this.#tapPlace(id, element);
    } else void this.picker.tap(kind, id, element);
  }

  /** Chooses a location with the group that usually goes there, unless the player has chosen another one. */
  async #tapPlace(place: string, element?: EventTarget | null): Promise<void> {
    const { picker } = this;
    const heroes = this.#group?.heroes ?? [];
    const own = heroes.length > 0 && heroes.join() !== this.#usualGroup(this.chosenPlace).join();
    const asked = (this.#asked = Symbol(place));
    const isLate = !own && !this.prospects.usual;
    const settled = isLate ? this.prospects.settled() : undefined;
    if (settled) {
      const { draft } = picker;
      await Promise.race([settled, new Promise((soon) => setTimeout(soon, PATIENCE))]);
      if (picker.draft !== draft || this.#asked !== asked) return;
    }
    const another = this.chosenPlace !== place && this.thing('slot', place) !== undefined;
    if (another && this.#proposeQuest(place, own ? heroes : this.#usualGroup(place))) return;
    await picker.tap('slot', place, element);
    // The group comes later if it must, unless the player has begun to choose one.
    const { draft } = picker;
    await settled;
    if (settled && picker.draft === draft && this.chosenPlace === place)
      this.#proposeQuest(place, this.#usualGroup(place));
  }

  #proposeQuest(place: string, group: readonly string[]): boolean {
    return group.length > 0 && this.picker.propose([['quest', place, ...group].join(' ')]);
  }

  #usualGroup(place: string | null): readonly string[] {
    return this.prospects.usual?.places.find((one) => one.place === place)?.group ?? [];
  }

  /** Plays what is chosen; before a quest the items are dealt out first, if the player wishes so. */
  async play(element?: EventTarget | null): Promise<void> {
    const { picker } = this;
    const { question, whole } = picker;
    const { equips } = this;
    if (this.chosenPlace !== null && this.prepares) await this.prospects.settled();
    if (!whole || picker.question !== question || picker.whole?.join() !== whole.join()) return;
    await picker.make([...this.preparation, ...whole], element);
    if (equips) this.byHand = this.view.round;
  }

  /** Whether items are dealt out with a quest: not after the player has done so in this round. */
  get prepares(): boolean {
    return settings.prepare && this.byHand !== this.view.round;
  }

  /** What the page suggests now; nothing if it has no suggestion, which is said beside the element. */
  async suggested(element?: Element | null): Promise<Suggestion | null> {
    const { picker } = this;
    const { question } = picker;
    try {
      const [found] = await Promise.all([this.reckon?.suggestion(), loadTexts('coach-gorpg')]);
      return found && picker.question === question ? found : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (element) picker.notice = { text: error.text, element };
      return null;
    }
  }

  /** Whether a thing can be tapped to change one's mind, while something else is the natural next tap. */
  isAside(thing: Tappable): boolean {
    if (thing.chosen || thing.mark === 'usual') return false;
    if (this.picker.roots.includes(thing)) return true;
    const { pair, assign, exchange } = this;
    if (pair)
      return (thing.role === 'first') === this.picker.offered.some((o) => o.role === 'first' && o.chosen);
    if (assign) return thing.role === 'thing' && this.held.length > 0;
    if (exchange) return thing.role === 'side' && this.picker.exchange?.other !== null;
    return thing.role === 'means';
  }

  // ------------------------------------------------------------ the question that is being answered

  #current<Q extends Question>(ask: Q['ask']): Q | null {
    const { current } = this.picker;
    return current?.ask === ask ? (current as Q) : null;
  }

  get cards(): Cards | null {
    return this.#current<Cards>('cards');
  }

  get pair(): Pair | null {
    return this.#current<Pair>('pair');
  }

  get pay(): Pay | null {
    return this.#current<Pay>('pay');
  }

  get assign(): Assign | null {
    return this.#current<Assign>('assign');
  }

  get exchange(): Exchange | null {
    return this.#current<Exchange>('exchange');
  }

  // ------------------------------------------------------------ quests

  /** The locations where the party may go, while it is asked for a quest. */
  readonly quests: readonly Option[] = $derived.by(() => {
    const { question, chain } = this.picker;
    const quest =
      question?.ask === 'one' ? question.options?.find(({ kind, id }) => isWord(kind, id, 'quest')) : null;
    const where = quest && chain[0] === quest ? quest.then : null;
    return where?.ask === 'one' ? (where.options ?? []) : [];
  });

  /** The group that is being put together; without heroes as long as nobody is chosen. */
  get #group(): Group | null {
    const { question } = this.picker;
    if (!question || !this.quests.length) return null;
    const heroes = this.picker.offered.filter(({ kind, chosen }) => kind === 'hero' && chosen);
    const inOrder = heroes.sort((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ id }) => id);
    return { question, heroes: inOrder, prepare: this.prepares };
  }

  /** The location that is chosen for a quest. */
  get chosenPlace(): string | null {
    const chosen = this.picker.chain.at(-1)?.id;
    return chosen !== undefined && this.quests.some((option) => option.id === chosen) ? chosen : null;
  }

  /** The moves that deal out the items for the group that is chosen. */
  readonly preparation: readonly string[] = $derived.by(() => {
    const group = this.#group;
    if (this.chosenPlace === null || !group?.prepare || !group.heroes.length) return [];
    return this.prospects.preparation(this.chosenPlace, group.heroes);
  });

  /** What the heroes and the store hold after the items have been dealt out; null if nothing changes hands. */
  readonly dealt: { heroes: Readonly<Record<string, readonly string[]>>; store: readonly string[] } | null =
    $derived.by(() => {
      const party = this.view.parties[this.seat];
      if (!this.preparation.length || !party) return null;
      const heroes: Record<string, readonly string[]> = {};
      for (const { card, items } of party.heroes) heroes[card] = items;
      for (const move of this.preparation) {
        const [, hero = '', ...items] = move.split(' ');
        for (const other in heroes) heroes[other] = heroes[other]!.filter((item) => !items.includes(item));
        heroes[hero] = items;
      }
      const carried = new Set(Object.values(heroes).flat());
      const all = [...party.store, ...party.heroes.flatMap((hero) => hero.items)];
      return { heroes, store: all.filter((item) => !carried.has(item)) };
    });

  /** The location that is pointed at, else the one that is chosen. */
  readonly place: string | null = $derived.by(() => {
    const [kind, id] = this.pointed.split(':');
    const offered = (slot: string | undefined) => this.quests.some((option) => option.id === slot);
    return kind === 'slot' && id !== undefined && offered(id) ? id : this.chosenPlace;
  });

  /** What a hero's attack would be at that location, and the bonus in it. */
  attackThere(hero: Hero): { attack: number; bonus: number } | null {
    const who = this.quests.find(({ id }) => id === this.place)?.then;
    const found = who?.ask === 'cards' ? who.cards.find(({ id }) => id === hero.card) : undefined;
    if (!found) return null;
    const bonus = (found.value ?? 0) - hero.attack.total;
    return { attack: this.heroNow(hero).attack.total + bonus, bonus };
  }

  /** How many trophies stay behind if the party retreats now; null where it cannot. */
  readonly leftBehind: number | null = $derived.by(() => {
    const { question } = this.picker;
    const leave =
      question?.ask === 'one' ? question.options?.find(({ kind, id }) => isWord(kind, id, 'retreat')) : null;
    return leave?.then?.ask === 'cards' ? leave.then.least + (leave.then.always?.length ?? 0) : null;
  });

  // ------------------------------------------------------------ who has what in the answer so far

  /** Whether items are being moved between heroes and the store. */
  get equips(): boolean {
    return this.assign?.changes === true;
  }

  /** The things that were taken up, to be put somewhere. */
  get held(): readonly string[] {
    return this.picker.division?.held ?? [];
  }

  /** What this hero, or this slot, has been given; null if it takes no part. */
  given(holder: string): readonly string[] | null {
    return this.picker.division?.division[holder] ?? null;
  }

  /** The things that nobody has been given. */
  readonly leftOver: readonly string[] = $derived.by(() => {
    const things = this.assign?.things ?? [];
    return things.map((thing) => thing.id).filter((id) => this.picker.holderOf(id) === undefined);
  });

  /** Whether a thing is where it was not before. */
  isMoved(thing: string): boolean {
    if (this.dealt) {
      const before = this.view.parties[this.seat]?.heroes.find(({ items }) => items.includes(thing))?.card;
      const now = Object.keys(this.dealt.heroes).find((hero) => this.dealt!.heroes[hero]!.includes(thing));
      return now !== before && (now !== undefined || before !== undefined);
    }
    if (!this.assign || !this.assign.things.some(({ id }) => id === thing)) return false;
    const before = this.assign.holders.find(({ holds }) => holds?.includes(thing));
    return before?.id !== this.picker.holderOf(thing);
  }

  /** The things that are where they were not before. */
  readonly moved: readonly string[] = $derived.by(() =>
    (this.assign?.things ?? []).map(({ id }) => id).filter((id) => this.isMoved(id)),
  );

  /** The heroes who would die of their wounds with so few items. */
  readonly dying: readonly string[] = $derived.by(() => {
    const { assign } = this;
    if (!assign?.changes) return [];
    const worth = (id: string) => assign.things.find((thing) => thing.id === id)?.value ?? 0;
    return assign.holders
      .filter(
        ({ id, floor }) => (this.given(id) ?? []).reduce((sum, item) => sum + worth(item), 0) < (floor ?? 0),
      )
      .map(({ id }) => id);
  });

  /** A hero with what it carries in the answer so far. */
  heroNow(hero: Hero): Hero {
    const items = this.equips ? this.given(hero.card) : this.dealt?.heroes[hero.card];
    if (!items) return hero;
    const levels = items.reduce((sum, item) => sum + read(item).level, 0);
    return { ...hero, items, life: carrying(hero.life, levels), attack: carrying(hero.attack, levels) };
  }

  // ------------------------------------------------------------ items and wares

  /** What all that can be paid with is worth: all of it together, whoever would die of it. */
  readonly funds: number = $derived(
    (this.pay?.means ?? []).reduce((sum, { value }) => sum + (value ?? 0), this.pay?.coins ?? 0),
  );

  /** What a hero's health and attack would be with the item that is chosen or pointed at in town. */
  withWare(hero: Hero): { name: string; life: number; attack: number } | null {
    if (this.pay?.unit !== 'levels') return null;
    const [kind, id = ''] = this.pointed.split(':');
    const chosen = this.picker.offered.filter(({ role, chosen }) => role === 'ware' && chosen);
    const item = kind === 'item' && this.view.show.includes(id) ? id : chosen.at(-1)?.id;
    if (item === undefined) return null;
    const { level } = read(item);
    return { name: item, life: hero.life.total + level, attack: hero.attack.total + level };
  }

  /** Whether items can be dealt out now, beside the move itself. */
  get canEquip(): boolean {
    const { question } = this.picker;
    const options = question?.ask === 'one' ? (question.options ?? []) : [];
    return options.some(({ kind, id }) => isWord(kind, id, 'equip'));
  }

  // ------------------------------------------------------------ blows

  /** The blow that falls if this target is tapped: what has to strike is chosen. */
  blow(kind: string, id: string | null): Blow | null {
    if (id === null || !this.pair || this.thing(kind, id)?.role !== 'second') return null;
    const first = this.striker;
    return first ? blowOf(first.value, this.thing(kind, id)!.value) : null;
  }

  /** Who was chosen to strike. */
  get striker(): Tappable | null {
    return this.picker.offered.find(({ role, chosen }) => role === 'first' && chosen) ?? null;
  }

  /** Who was chosen to be struck, before it was said by whom. */
  get victim(): Tappable | null {
    return this.picker.offered.find(({ role, chosen }) => role === 'second' && chosen) ?? null;
  }
}

const isWord = (kind: string, id: string, word: string): boolean => kind === 'word' && id === word;

export function blowOf(attack: number, life: number): Blow {
  return { attack, life, left: Math.max(0, life - attack) };
}

/** A number of a hero who carries items of so many levels. */
function carrying(figure: Figure, items: number): Figure {
  const full = Math.max(1, figure.level + items + figure.place + figure.bonus);
  return { ...figure, items, total: full - figure.wounds };
}

export function createContext(props: () => BoardProps): BoardContext {
  return setContext(KEY, new BoardContext(props));
}

export function useContext(): BoardContext {
  return getContext<BoardContext>(KEY);
}
