// A made-up game of 120 moves, and replays of it.
import { vi } from 'vitest';
import type { Frame, Replay } from '../../src/lib/wire.ts';
import { Frames } from '../../src/replay/frames.svelte.ts';
import { Playback } from '../../src/replay/playback.svelte.ts';

export const MOVES = 120;
export const told = (word: string) => ({ kind: 'told', text: { id: 'verbatim', args: { word } }, data: {} });
export const called = (seat: string) => `seat ${seat}`;

/** A round has ten moves; every seventh move is secret. */
export function frame(move: number, seat: string): Frame {
  const secret = move % 7 === 0 && seat !== 'above';
  const log = move && !secret ? [told(`${seat} saw ${move}`)] : [];
  return {
    move,
    by: move ? 'cat' : null,
    played: `go ${move}`,
    log,
    view: { round: 1 + Math.floor(move / 10) },
  };
}

export function library() {
  const asked: string[] = [];
  const ask = vi.fn(async (first: number, last: number, seat: string): Promise<Replay> => {
    asked.push(`${seat} ${first}-${last}`);
    const frames = [];
    for (let move = first; move <= Math.min(last, MOVES); move += 1) frames.push(frame(move, seat));
    return { moves: MOVES, viewer: seat, frames };
  });
  return { asked, ask, frames: new Frames(ask) };
}

export async function opened({ seat = 'above', move = 0, blind = false } = {}) {
  const { asked, frames } = library();
  const playback = new Playback(frames);
  await playback.open(seat, move, blind);
  return { playback, asked };
}
