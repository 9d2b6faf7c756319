// How long what happens at the table deserves to be seen, in milliseconds: a turn of a rival is a short reel.
import type { GameEvent } from './types.ts';

const BEATS: Readonly<Record<string, number>> = {
  muster: 300,
  quest: 300,
  rest: 150,
  'rest-recruit': 150,
  recruit: 150,
  battle: 250,
  swarm: 900,
  hit: 100,
  strike: 70,
  blow: 200,
  died: 200,
  cleared: 200,
  wiped: 300,
  out: 400,
  retreat: 200,
  buy: 250,
  hire: 300,
  trade: 900,
  accept: 500,
  decline: 500,
  lay: 150,
  'lay-hidden': 150,
  condemn: 900,
  contest: 900,
};
/** One move is never looked at for longer. */
const MOST = 1200;

/** What only turns cards, or changes what a hero carries, takes no time of its own. */
export function beatOf(events: readonly GameEvent[]): number {
  return Math.min(
    MOST,
    events.reduce((sum, { kind }) => sum + (BEATS[kind] ?? 0), 0),
  );
}
