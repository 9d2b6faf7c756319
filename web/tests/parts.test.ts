import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { speak } from '../src/lib/texts.svelte.ts';
import Gallery from './gallery/Gallery.svelte';

beforeEach(async () => {
  await speak('en');
  render(Gallery);
});

const presses = () => screen.getAllByRole('status').find((one) => one.tagName === 'OUTPUT');

test('a button that is refused says why, keeps its focus and does nothing', async () => {
  const button = screen.getByRole('button', { name: 'Run' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
    'You have no steps left.',
  );
  await fireEvent.click(button);
  await fireEvent.click(screen.getByRole('button', { name: 'Wait' }));
  expect(presses()?.textContent).toBe('0');
  await fireEvent.click(screen.getByRole('button', { name: 'Walk' }));
  expect(presses()?.textContent).toBe('1');
});

test('the arrows turn the tabs, around the end too', async () => {
  const list = screen.getByRole('tablist');
  await fireEvent.keyDown(list, { key: 'ArrowLeft' });
  const notes = screen.getByRole('tab', { name: 'Notes' });
  expect(document.activeElement).toBe(notes);
  expect(notes.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('Leaf: notes');
  await fireEvent.keyDown(list, { key: 'Home' });
  expect(screen.getByRole('tabpanel').textContent).toBe('Leaf: log');
});

test('a field tells its help, or what is wrong with it', () => {
  const code = screen.getByLabelText('Code');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  const more = document.getElementById(code.getAttribute('aria-describedby')!);
  expect(more?.textContent).toBe('Six letters, please.');
});

test('a switch and a choice among few are what screen readers know', () => {
  expect((screen.getByRole('switch', { name: 'Hints' }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('radio', { name: '2024' }) as HTMLInputElement).checked).toBe(true);
});

test('what is urgent interrupts, what is not waits; both can be dismissed', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'Alert' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/isn’t responding/));
  await fireEvent.click(screen.getByRole('alert').querySelector('button')!);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});
