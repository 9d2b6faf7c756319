// What a group can expect at every location: the usual one for each at once, one that a player puts together once
// nobody has tapped for a moment.
import { ApiError } from '../lib/api.ts';
import type { Reckoner } from '../lib/game.ts';
import { loadTexts } from '../lib/texts.svelte.ts';
import type { Odds, PlaceOdds } from '../lib/wire.ts';
import type { Question } from '../choice/question.ts';

const PAUSE = 220;

/** Who is to go, and the question that asks for it. */
export interface Group {
  readonly question: Question;
  readonly heroes: readonly string[];
  /** Whether items are dealt out first. */
  readonly prepare: boolean;
}

/** What was told for one group, or for the usual one of each place. */
interface Told extends Group {
  readonly odds: Odds;
}

const USUAL: readonly string[] = [];
const sameGroup = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

export class Prospects {
  readonly #group: () => Group | null;
  readonly #reckon: () => Reckoner | undefined;
  /** For no group in particular, and for the one that was asked for last. */
  #usual = $state.raw<Told>();
  #told = $state.raw<Told>();
  #asking = new Map<string, Promise<void>>();

  constructor(group: () => Group | null, reckon: () => Reckoner | undefined) {
    this.#group = group;
    this.#reckon = reckon;
    const asked = $derived(reckon() ? (group()?.question ?? null) : null);
    const prepare = $derived(group()?.prepare ?? false);
    $effect(() => {
      if (asked) void this.#ask({ question: asked, heroes: USUAL, prepare });
    });
    $effect(() => {
      const now = group();
      if (!now?.heroes.length || !asked || this.#knows(now)) return;
      const timer = setTimeout(() => void this.#ask(now), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** Asks for the odds of a group; what is being asked already is awaited. */
  async #ask(group: Group): Promise<void> {
    const key = `${group.prepare} ${group.heroes.join(' ')}`;
    const running = this.#group()?.question === group.question ? this.#asking.get(key) : undefined;
    const answer = running ?? this.#fetch(group);
    this.#asking.set(key, answer);
    try {
      await answer;
    } finally {
      this.#asking.delete(key);
    }
  }

  async #fetch(group: Group): Promise<void> {
    const { question, heroes, prepare } = group;
    try {
      const [odds] = await Promise.all([this.#reckon()?.odds(heroes, prepare), loadTexts('coach-gorpg')]);
      const now = this.#group();
      if (!odds || now?.question !== question || now.prepare !== prepare) return;
      if (!heroes.length) this.#usual = { ...group, odds };
      else if (sameGroup(now.heroes, heroes)) this.#told = { ...group, odds };
    } catch (error) {
      // Under rules that are not simulated there are none, and the game goes on without.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #knows(group: Group): boolean {
    const places = this.usual?.places ?? [];
    if (places.some((place) => sameGroup(place.group, group.heroes))) return true;
    const told = this.#told;
    return (
      told?.question === group.question &&
      told.prepare === group.prepare &&
      sameGroup(told.heroes, group.heroes)
    );
  }

  /** The usual group of each place, and its odds. */
  get usual(): Odds | undefined {
    return this.#of(this.#usual);
  }

  #of(told: Told | undefined): Odds | undefined {
    const now = this.#group();
    return told && told.question === now?.question && told.prepare === now.prepare ? told.odds : undefined;
  }

  /** The odds of the group that is chosen, or until they are there of the one before; else of the usual one. */
  at(place: string): PlaceOdds | undefined {
    const usual = this.usual?.places.find((one) => one.place === place);
    const heroes = this.#group()?.heroes ?? USUAL;
    if (!heroes.length || (usual && sameGroup(usual.group, heroes))) return usual;
    if (this.usual?.places.some((one) => sameGroup(one.group, heroes))) return usual;
    return this.#of(this.#told)?.places.find((one) => one.place === place) ?? usual;
  }

  /** How the party prepares for a place with exactly this group; nothing as long as it is not known. */
  preparation(place: string, heroes: readonly string[]): readonly string[] {
    const found = [this.usual, this.#of(this.#told)]
      .flatMap((odds) => odds?.places ?? [])
      .find((one) => one.place === place && sameGroup(one.group, heroes));
    return found?.moves ?? [];
  }

  /** Resolves once the odds of what is chosen now are there, or cannot be had. */
  async settled(): Promise<void> {
    const group = this.#group();
    if (!group || !this.#reckon()) return;
    if (!this.usual) await this.#ask({ ...group, heroes: USUAL });
    if (group.heroes.length && !this.#knows(group)) await this.#ask(group);
  }
}
