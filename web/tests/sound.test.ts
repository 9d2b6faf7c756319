// Sounds: only on request, one after the other, and every one can be played.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventSound as heardOfGoRpg } from '../src/gorpg/sounds.ts';
import { eventSound, momentSound } from '../src/goryo/sounds.ts';
import { timeline } from '../src/goryo/timeline.ts';
import { choose } from '../src/lib/settings.svelte.ts';
import { play, playAll, type Sound } from '../src/lib/sound.ts';
import { moments } from './goryo/moments.ts';

const SOUNDS: Sound[] = [
  ...(['step', 'yes', 'no', 'gong', 'seal', 'crack', 'capture'] as const),
  ...(['card', 'coin', 'sword', 'fall', 'win', 'loss', 'tick'] as const),
];

/** When something begins to sound, in seconds. */
let starts: number[] = [];

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.resolve();
  #parameter = () => ({
    value: 0,
    setValueAtTime: (value: number) => expect(value).toBeGreaterThan(0),
    exponentialRampToValueAtTime: (value: number) => expect(value).toBeGreaterThan(0),
  });
  #node = () => ({
    connect: (next: unknown) => next,
    start: (at: number) => void starts.push(at),
    stop: () => {},
    ...{ gain: this.#parameter(), frequency: this.#parameter(), Q: this.#parameter() },
  });
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createDynamicsCompressor = this.#node;
  createGain = this.#node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}

/** Plays, and tells when the sound began. */
async function begins(what: () => void): Promise<number[]> {
  starts = [];
  what();
  await vi.dynamicImportSettled();
  return starts;
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  choose({ sound: true, volume: 0.5 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  choose({ sound: undefined });
});

test('nothing is heard before the player has agreed to it', async () => {
  choose({ sound: undefined });
  expect(await begins(() => play('gong'))).toEqual([]);
  choose({ sound: false });
  expect(await begins(() => play('gong'))).toEqual([]);
  choose({ sound: true });
  expect(await begins(() => play('gong'))).not.toEqual([]);
});

test.each(SOUNDS)('%s can be played', async (sound) => {
  vi.resetModules();
  const { sounded } = await import('../src/lib/synth.ts');
  starts = [];
  sounded(sound, 0.5);
  expect(Math.min(...starts)).toBe(0);
});

test('who would have to wait for too long is not heard', async () => {
  vi.resetModules();
  const { sounded } = await import('../src/lib/synth.ts');
  for (let n = 0; n < 4; n++) sounded('win', 0.5);
  expect(Math.max(...starts)).toBeLessThan(4);
});

test('two sounds are heard one after the other', async () => {
  vi.resetModules();
  const { sounded } = await import('../src/lib/synth.ts');
  starts = [];
  sounded('yes', 0.5);
  const first = Math.min(...starts);
  starts = [];
  sounded('coin', 0.5);
  expect(Math.min(...starts)).toBeGreaterThan(first + 0.1);
});

test('of many events in a row each sound is heard once', async () => {
  const three = await begins(() => playAll(['card', 'card', 'card', undefined, 'card']));
  expect(three).toHaveLength(1);
});

test('what happens in the games is heard', () => {
  const { before, events } = moments['discovery-2021']!;
  const heard = timeline(events, before).map(momentSound);
  expect(heard).toEqual(expect.arrayContaining(['card', 'step', 'gong', 'capture', 'crack', 'seal']));
  const told = (kind: string, data = {}) => ({ kind, text: { id: kind }, data });
  expect(['move', 'answer-yes', 'answer-no'].map((kind) => eventSound(told(kind)))).toEqual([
    ...['step', 'yes', 'no'],
  ]);
  expect(heardOfGoRpg(told('hit', { left: 0 }))).toBe('fall');
  expect(heardOfGoRpg(told('hit', { left: 3 }))).toBe('sword');
  expect(heardOfGoRpg(told('buy'))).toBe('coin');
});
