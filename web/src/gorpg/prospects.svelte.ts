// What the chosen group can expect at every location: asked for once nobody has tapped for a moment.
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
}

export class Prospects {
  readonly #group: () => Group | null;
  #told = $state.raw<{ question: Question; odds: Odds }>();

  constructor(group: () => Group | null, reckon: () => Reckoner | undefined) {
    this.#group = group;
    const wanted = $derived(group());
    const asks = $derived(reckon() !== undefined);
    $effect(() => {
      if (!wanted || !asks) return;
      const { question, heroes } = wanted;
      const timer = setTimeout(() => void this.#fetch(question, heroes, reckon), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  async #fetch(
    question: Question,
    heroes: readonly string[],
    reckon: () => Reckoner | undefined,
  ): Promise<void> {
    try {
      const [odds] = await Promise.all([reckon()?.odds(heroes), loadTexts('coach-gorpg')]);
      const now = this.#group();
      const same = now?.question === question && now.heroes.join() === heroes.join();
      if (odds && same) this.#told = { question, odds };
    } catch (error) {
      // Under rules that are not simulated there are none, and the game goes on without.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** The odds of the group, or until they are there of the one before. */
  get odds(): Odds | undefined {
    const told = this.#told;
    return told && told.question === this.#group()?.question ? told.odds : undefined;
  }

  at(place: string): PlaceOdds | undefined {
    return this.odds?.places.find((one) => one.place === place);
  }
}
