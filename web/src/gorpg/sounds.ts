// What is heard of Go RPG.
import type { Sound } from '../lib/sound.ts';
import type { GameEvent } from './types.ts';

const SOUNDS: Readonly<Record<string, Sound>> = {
  strike: 'sword',
  blow: 'sword',
  died: 'fall',
  battle: 'card',
  swarm: 'card',
  muster: 'card',
  buy: 'coin',
  hire: 'coin',
  bounty: 'coin',
  corpses: 'coin',
  healed: 'yes',
  cleared: 'yes',
  quest: 'step',
  lay: 'card',
};

export function eventSound({ kind, data }: GameEvent): Sound | undefined {
  if (kind === 'hit') return data.left === 0 ? 'fall' : 'sword';
  return SOUNDS[kind] ?? (kind.startsWith('deal-') ? 'card' : undefined);
}
