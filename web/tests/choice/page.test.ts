// What the page shows of a question: buttons, emphasis, and notices beside what was tapped.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Picker } from '../../src/choice/picker.svelte.ts';
import type { Question } from '../../src/choice/question.ts';
import { speak } from '../../src/lib/texts.svelte.ts';
import type { Choice, Reply } from '../../src/lib/wire.ts';
import Notice from '../../src/parts/Notice.svelte';
import Actions from '../../src/table/Actions.svelte';
import PlainQuestion from '../../src/table/PlainQuestion.svelte';
import { assign, cards, means, one, option, pay, thing } from './questions.ts';

const OK: Reply = { type: 'reply', id: 1, ok: true };

function pickerOf(question: Question, reply: Partial<Reply> = {}) {
  const move = vi.fn(async (_moves: string[]) => ({ ...OK, ...reply }));
  const choice = { prompt: { id: 'page-why' }, rule: { id: 'page-why' }, question } as unknown as Choice;
  const picker = new Picker({ choice, move, why: async () => ({ ...OK, ...reply }) });
  return { picker, move };
}

const actions = (picker: Picker, pickable: string[] = []) =>
  render(Actions, { props: { picker, myTurn: true, pickable, game: 'x', rules: '' } });
const tapOf = (name: string) => document.querySelector<HTMLElement>(`[data-tap="${name}"]`);

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await speak('en');
});

const menu = one({
  prompt: { id: 'page-why' },
  options: [
    option('word:buy', {
      mark: 'usual',
      then: cards({ cards: [thing('card:a'), thing('card:b')], least: 1, most: 2, ordered: true }),
    }),
    option('word:pass', { mark: 'final' }),
    option('space:a1'),
  ],
});

test('what the board does not draw becomes a button; what else could be done is beside it', async () => {
  const { picker, move } = pickerOf(menu);
  actions(picker, ['space']);
  expect(tapOf('space:a1')).toBeNull();
  expect(tapOf('word:buy')?.getAttribute('aria-pressed')).toBe('true');
  const others = screen.getByRole('group', { name: 'Something else instead' });
  expect(others.contains(tapOf('word:pass'))).toBe(true);
  expect(screen.queryByTestId('confirm')).toBeNull();
  await fireEvent.click(tapOf('card:b')!);
  await fireEvent.click(tapOf('card:a')!);
  expect(tapOf('card:a')?.textContent?.trim()).toMatch(/^2/);
  await fireEvent.click(screen.getByTestId('back'));
  await fireEvent.click(screen.getByTestId('confirm'));
  expect(move.mock.calls).toEqual([[['buy b']]]);
});

test('a final or costly step is set apart, and never looks like the main one', () => {
  const { picker } = pickerOf(
    one({ options: [option('word:go', { mark: 'usual' }), option('word:end', { mark: 'final' })] }),
  );
  actions(picker);
  expect(tapOf('word:go')?.classList).toContain('usual');
  expect(tapOf('word:end')?.classList).toContain('apart');
  expect(tapOf('word:end')?.classList).not.toContain('main');
});

test('every kind of question can be answered by plain buttons', async () => {
  const wares = pay({ wares: [thing('item:a', 3)], means: [means('trophy:x', 4), means('trophy:y', 5)] });
  const shop = pickerOf(wares);
  const first = actions(shop.picker);
  render(PlainQuestion, { props: { picker: shop.picker } });
  await fireEvent.click(tapOf('item:a')!);
  expect(screen.getByTestId('bill').textContent).toContain('Price 3, paid 4.');
  await fireEvent.click(tapOf('trophy:x')!);
  await fireEvent.click(tapOf('trophy:y')!);
  expect(screen.getByTestId('bill').textContent).toContain('2 too much');
  await fireEvent.click(tapOf('proposal:proposal')!);
  await fireEvent.click(screen.getByTestId('confirm'));
  expect(shop.move.mock.calls).toEqual([[['buy a pay x']]]);
  first.unmount();

  const holders = [{ ...thing('hero:h'), least: 0, most: 1 }];
  const store = pickerOf(assign({ things: [thing('item:a')], holders }));
  actions(store.picker);
  await fireEvent.click(tapOf('item:a')!);
  await fireEvent.click(tapOf('hero:h')!);
  await fireEvent.click(screen.getByTestId('confirm'));
  expect(store.move.mock.calls).toEqual([[['equip h a']]]);
});

test('a reason is told beside what was tapped, in a live region, until the next tap', async () => {
  const { picker } = pickerOf(menu, { reason: { id: 'page-no-answer' } });
  const { rerender } = render(Notice, {
    props: { notice: picker.notice, ondismiss: () => picker.dismiss() },
  });
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
  const element = document.body.appendChild(document.createElement('button'));
  await picker.tap('space', 'z9', element);
  expect(picker.notice?.element).toBe(element);
  await rerender({ notice: picker.notice });
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  expect(screen.getByTestId('notice')).toBeTruthy();
  await fireEvent.pointerDown(document.body);
  expect(picker.notice).toBeUndefined();
});
