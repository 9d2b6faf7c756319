// The palaces that come with the game, as the server knows them.
import { games, seatsOf } from '../../lib/api.ts';
import { orShowError } from '../../lib/errors.ts';
import { say } from '../../lib/texts.svelte.ts';
import type { Palace } from '../types.ts';
import type { Drawn, Gong } from './sketch.ts';

export interface Included extends Drawn {
  readonly name: string;
  readonly title: string;
}

export const includedTitle = (name: string) => say(`goryo-value-palace-${name}`);

export async function includedPalace(name: string): Promise<Included> {
  const { options } = await seatsOf('goryo', { palace: name });
  return {
    name,
    title: includedTitle(name),
    palace: options['palace'] as unknown as Palace,
    gong: options['gong'] as unknown as Gong,
  };
}

/** All of them; none if the server does not answer. */
export async function includedPalaces(): Promise<readonly Included[]> {
  let found: readonly Included[] = [];
  await orShowError(async () => {
    const goryo = (await games()).find((game) => game.game === 'goryo');
    const names = (goryo?.options.find((spec) => spec.name === 'palace')?.values ?? []) as string[];
    found = await Promise.all(names.map(includedPalace));
  });
  return found;
}
