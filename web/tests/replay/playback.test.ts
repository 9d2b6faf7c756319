import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../src/lib/texts.svelte.ts';
import type { Frame } from '../../src/lib/wire.ts';
import Controls from '../../src/replay/Controls.svelte';
import { CHUNK } from '../../src/replay/frames.svelte.ts';
import { roundsOf } from '../../src/replay/playback.svelte.ts';
import { frame, library, MOVES, opened } from './library.ts';

beforeEach(() => speak('en'));
afterEach(() => vi.useRealTimers());

describe('frames', () => {
  test('come in pieces, once, and those around along', async () => {
    const { asked, frames } = library();
    const [one, two] = await Promise.all([frames.want('above', 3), frames.want('above', 7)]);
    expect([one?.move, two?.move]).toEqual([3, 7]);
    await frames.want('above', 49);
    expect(asked).toEqual([`above 0-${CHUNK - 1}`]);
    frames.expect('above', 30);
    await waitFor(() => expect(frames.seen('above')[60]).toBeDefined());
    expect(asked).toEqual([`above 0-${CHUNK - 1}`, `above ${CHUNK}-${2 * CHUNK - 1}`]);
  });

  test('of one seat are not those of another', async () => {
    const { frames } = library();
    await frames.want('cat', 7);
    expect(frames.seen('above')).toEqual([]);
    expect((await frames.want('above', 7))?.log).not.toEqual((await frames.want('cat', 7))?.log);
  });

  test('that could not be had are asked for again', async () => {
    const { ask, frames } = library();
    ask.mockRejectedValueOnce(new Error('away'));
    await expect(frames.want('above', 1)).rejects.toThrow('away');
    expect((await frames.want('above', 1))?.move).toBe(1);
  });
});

describe('the playback', () => {
  test('a step forwards is seen happening, any other way is not', async () => {
    const { playback } = await opened({ move: 11 });
    await playback.go(12);
    expect(playback.shown?.events).toHaveLength(1);
    expect(playback.shown?.before).toEqual(frame(11, 'above').view);
    await playback.go(11);
    expect(playback.shown?.events).toEqual([]);
    await playback.go(40);
    expect(playback.shown?.events).toEqual([]);
  });

  test('stays within the game', async () => {
    const { playback } = await opened({ move: 100000 });
    expect(playback.move).toBe(MOVES);
    await playback.go(MOVES + 1);
    expect(playback.move).toBe(MOVES);
    await playback.go(-3);
    expect(playback.move).toBe(0);
  });

  test('another seat shows the same move with other eyes', async () => {
    const { playback } = await opened({ move: 14 });
    expect(playback.shown?.frame.log).toHaveLength(1);
    await playback.look('cat');
    expect(playback.move).toBe(14);
    expect(playback.shown?.frame.log).toEqual([]);
  });

  test('goes from round to round', async () => {
    const { playback } = await opened({ move: 13 });
    await playback.round(1);
    expect(playback.move).toBe(20);
    await playback.round(-1);
    expect(playback.move).toBe(10);
  });

  test('the next move waits for the end of a scene', async () => {
    const { playback } = await opened({ move: 11 });
    playback.isScene = () => playback.move === 12;
    vi.useFakeTimers();
    playback.play();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.move).toBe(12);
    playback.sceneOver();
    await vi.advanceTimersByTimeAsync(1000);
    expect(playback.move).toBe(13);
    playback.pause();
    vi.useRealTimers();
  });

  test('plays to the end by itself and stops there', async () => {
    const { playback } = await opened({ move: MOVES - 3 });
    vi.useFakeTimers();
    playback.play();
    expect(playback.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.move).toBe(MOVES);
    expect(playback.playing).toBe(false);
  });

  test('without spoilers nobody gets further than one move at a time', async () => {
    const { playback } = await opened({ move: 5, blind: true });
    await playback.go(90);
    expect(playback.move).toBe(6);
    expect(playback.end).toBe(6);
    await playback.go(2);
    expect(playback.end).toBe(6);
    await playback.round(1);
    expect(playback.move).toBe(6);
  });

  test('nothing is a spoiler once the end was seen', async () => {
    const { playback } = await opened({ move: MOVES - 1, blind: true });
    expect(playback.blind).toBe(true);
    await playback.go(MOVES);
    expect(playback.blind).toBe(false);
    await playback.go(3);
    expect(playback.blind).toBe(false);
  });

  test('a round whose beginning is not known has no mark', () => {
    const frames: (Frame | undefined)[] = [];
    for (const move of [0, 1, 25, 26, 30]) frames[move] = frame(move, 'above');
    frames[29] = frame(29, 'above');
    expect(roundsOf([...frames])).toEqual([
      { move: 0, round: 1 },
      { move: 30, round: 4 },
    ]);
  });
});

describe('the controls', () => {
  const slider = () => screen.getByRole('slider', { name: 'Move' });

  test('keys step, jump and run', async () => {
    const { playback } = await opened({ move: 10 });
    render(Controls, { props: { playback, words: 'something' } });
    const keys = { ArrowRight: 11, ArrowLeft: 10, End: MOVES, Home: 0, ArrowUp: 1 };
    for (const [key, move] of Object.entries(keys)) {
      await fireEvent.keyDown(slider(), { key });
      await waitFor(() => expect(playback.shown?.frame.move).toBe(move));
    }
    await fireEvent.keyDown(slider(), { key: ' ' });
    expect(playback.playing).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(playback.playing).toBe(false);
  });

  test('tell where one is and what happened', async () => {
    const { playback } = await opened({ move: 10 });
    render(Controls, { props: { playback, words: 'She walks.' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('Move 10 of 120. She walks.');
    expect(slider().getAttribute('max')).toBe('120');
  });

  test('without spoilers do not tell how long the game is', async () => {
    const { playback } = await opened({ move: 10, blind: true });
    const { container } = render(Controls, { props: { playback, words: '' } });
    expect(container.innerHTML).not.toContain('120');
    expect(slider().getAttribute('max')).toBe('10');
  });
});
