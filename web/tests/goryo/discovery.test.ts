import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ghostOf, isScene, LONGEST, SHORTEST, timeline, viewDuring } from '../../src/goryo/timeline.ts';
import { say, speak } from '../../src/lib/texts.svelte.ts';
import { board, moments, named, space } from './moments.ts';

beforeEach(() => speak('en'));
afterEach(() => vi.useRealTimers());

describe('Discovery', () => {
  const { before, events, view } = moments.discovery!;

  test('is shown in the order of the rules, in six to eight seconds', () => {
    const scene = timeline(events, before);
    const shows = scene.map((moment) => moment.show).filter((show, n, all) => show !== all[n - 1]);
    expect(shows).toEqual(['screen', 'paw', 'powers', 'break', 'fly', 'gong', 'seal']);
    const last = scene[scene.length - 1]!;
    expect(last.at + last.lasts).toBeGreaterThanOrEqual(SHORTEST - 1);
    expect(last.at + last.lasts).toBeLessThanOrEqual(LONGEST + 1);
  });

  test('she walks her path step by step', () => {
    const scene = timeline(events, before);
    const walked = scene.flatMap((moment, n) =>
      moment.show === 'paw' ? [viewDuring(before, scene.slice(0, n + 1)).start] : [],
    );
    const { path, target } = events.find(({ kind }) => kind === 'reveal')!.data;
    expect(walked).toEqual([...(path as string[]), target]);
  });

  test('in the edition of 2021 the object breaks after the capture', () => {
    const { before, events, view } = moments['discovery-2021']!;
    const scene = timeline(events, before);
    const shows = scene.map((moment) => moment.show).filter((show, n, all) => show !== all[n - 1]);
    const shown = shows.filter((show) => show !== 'told' && show !== 'end');
    expect(shown).toEqual(['screen', 'paw', 'powers', 'fly', 'gong', 'breath', 'caught', 'break', 'seal']);
    const upTo = (show: string) => scene.slice(0, scene.findIndex((moment) => moment.show === show) + 1);
    expect(viewDuring(before, upTo('caught')).broken).toEqual(before.broken);
    expect(viewDuring(before, upTo('break')).broken).toEqual(view.broken);
    expect(viewDuring(before, upTo('break')).start).toBe(view.start);
  });

  test('an object that stays whole does not crack', () => {
    const { before, events } = moments['discovery-2021']!;
    const until = events.findIndex(({ kind }) => kind === 'break');
    const end = { kind: 'end-captured', text: events[0]!.text, data: { winner: 'samurai' } };
    const scene = timeline([...events.slice(0, until), end], before);
    expect(scene.at(-1)!.show).toBe('end');
    expect(viewDuring(before, scene).broken).toEqual(before.broken);
  });

  test('with everything that can happen it is as short', () => {
    const crowded = [...events, ...events.filter(({ kind }) => kind !== 'reveal'), ...events];
    const last = timeline(crowded, before).at(-1)!;
    expect(last.at + last.lasts).toBeLessThanOrEqual(LONGEST + 1);
  });

  test('the print on her trick does not fly', () => {
    const trick = events.find(({ kind }) => kind === 'reveal-trail')!.data.space as string;
    const scene = timeline(events, { ...before, prints: { ...before.prints, [trick]: true } });
    const fly = scene.find((moment) => moment.show === 'fly');
    expect(fly?.show === 'fly' && fly.spaces).not.toContain(trick);
  });

  test('ends with the board as the rules have it', () => {
    const done = viewDuring(before, [...timeline(events, before), { show: 'told' }]);
    for (const what of ['gong', 'bag', 'spirits', 'start'] as const) expect(done[what]).toBe(view[what]);
    for (const what of ['broken', 'sealed', 'intact', 'prints'] as const)
      expect(done[what]).toEqual(view[what]);
  });

  /** What her path does not show by itself. */
  const news = events.filter(({ kind }) => ['break', 'gong', 'seal', 'spent'].includes(kind));

  test('without motion it is a still summary that waits', async () => {
    board('discovery', { before });
    for (const { text } of news) expect(screen.getByText(say(text))).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByText(say(news[0]!.text))).toBeNull();
  });

  test('a still summary stops nobody from playing on', async () => {
    const { picker } = board('act', { before, events });
    await fireEvent.click(screen.getByRole('button', { name: 'the red samurai on b5' }));
    expect(picker.isChosen('samurai', 'red')).toBe(true);
  });

  test('nothing is shown again to somebody who comes later', () => {
    board('discovery');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('her path stays as a ghost until she has planned again', () => {
    const reveal = events.find(({ kind }) => kind === 'reveal')!;
    const planned = { kind: 'planned-hidden', text: reveal.text, data: {} };
    expect(ghostOf([planned])).toBeNull();
    expect(ghostOf([planned, ...events])?.path).toEqual(reveal.data.path);
    expect(ghostOf([...events, planned])).toBeNull();
    board('discovery', { past: events });
    expect(document.querySelector('.ghost')).toBeTruthy();
  });

  test('an ordinary question is no scene', () => {
    expect(isScene(moments.asked!.events)).toBe(false);
  });

  describe('with motion', () => {
    const media = window.matchMedia;
    beforeEach(() => {
      window.matchMedia = ((query: string) => ({ ...media(query), matches: false })) as typeof media;
      vi.useFakeTimers();
    });
    afterEach(() => {
      window.matchMedia = media;
    });
    const told = () => named(space(events.find(({ kind }) => kind === 'break')!.data.space as string));

    test('the object breaks in its turn, and the board goes on by itself', async () => {
      board('discovery', { before });
      expect(told()).not.toContain('broken');
      await vi.advanceTimersByTimeAsync(LONGEST + 100);
      expect(told()).toContain('broken');
      expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    });

    test.each(['Escape', 'button', 'click'])('%s ends it at once', async (way) => {
      const { move, why } = board('discovery', { before });
      await vi.advanceTimersByTimeAsync(1000);
      if (way === 'Escape') await fireEvent.keyDown(window, { key: 'Escape' });
      else if (way === 'button') await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
      else await fireEvent.click(space('a2'));
      expect(told()).toContain('broken');
      expect(move).not.toHaveBeenCalled();
      expect(why).not.toHaveBeenCalled();
    });

    test.each(['Escape', 'button', 'click'])('the second %s of a hasty hand skips nothing', async (way) => {
      board('discovery', { before });
      await vi.advanceTimersByTimeAsync(200);
      if (way === 'Escape') await fireEvent.keyDown(window, { key: 'Escape' });
      else if (way === 'button') await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
      else await fireEvent.click(space('a2'));
      expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy();
    });

    test('at a table it waits to be closed, can be watched again, and tells when it is over', async () => {
      const onscene = vi.fn();
      board('discovery', { before, waits: true, onscene });
      await vi.advanceTimersByTimeAsync(LONGEST + 100);
      expect(onscene.mock.calls).toEqual([[true]]);
      for (const { text } of news) expect(screen.getByText(say(text))).toBeTruthy();
      await fireEvent.click(screen.getByRole('button', { name: 'Watch again' }));
      expect(told()).not.toContain('broken');
      await vi.advanceTimersByTimeAsync(1000);
      await fireEvent.click(space('a2'));
      expect(told()).toContain('broken');
      expect(onscene.mock.calls).toEqual([[true]]);
      await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      expect(onscene.mock.calls).toEqual([[true], [false]]);
      expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    });

    test('nothing can be picked while it goes on', () => {
      board('act', { before, events });
      expect(document.querySelectorAll('[data-tap]')).toHaveLength(0);
    });
  });
});
