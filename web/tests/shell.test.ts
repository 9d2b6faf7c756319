import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { router } from '../src/lib/routes.ts';
import { choose, firstLanguage, settings } from '../src/lib/settings.svelte.ts';
import { speak } from '../src/lib/texts.svelte.ts';
import App from '../src/shell/App.svelte';

let stop = () => {};

beforeEach(async () => {
  localStorage.clear();
  choose({ language: undefined, theme: 'auto', sound: true });
  window.scrollTo = () => {};
  history.replaceState(null, '', '/');
  await speak('en');
  stop = router.start();
});
afterEach(() => stop());

test('the first language is the chosen one, else the first of the browser that we speak', () => {
  expect(firstLanguage(['de-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(firstLanguage(['ja'])).toBe('en');
  choose({ language: 'it' });
  expect(firstLanguage(['fr'])).toBe('it');
});

test('the entrance has a door for each game and one heading', async () => {
  render(App);
  expect(await screen.findByRole('button', { name: 'Play now: Goryō' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play now: Go RPG' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('another language changes the page, the document and the next visit', async () => {
  render(App);
  await screen.findByText('Two tabletop games to play online');
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'fr' } });
  expect(await screen.findByText('Deux jeux de société à jouer en ligne')).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr');
  expect(JSON.parse(localStorage.getItem('futago')!).language).toBe('fr');
});

test('night and sound are chosen by a press and remembered', async () => {
  render(App);
  const night = screen.getByRole('button', { name: 'Dark mode' });
  expect(night.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(night);
  expect(night.getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await fireEvent.click(screen.getByRole('switch', { name: 'Sound', hidden: true }));
  expect(settings.sound).toBe(false);
  expect(JSON.parse(localStorage.getItem('futago')!)).toMatchObject({ theme: 'dark', sound: false });
  await fireEvent.click(night);
  expect(settings.theme).toBe('auto'); // by day the system wants day, too
});

test('going elsewhere moves the focus to the new heading', async () => {
  render(App);
  await fireEvent.click(await screen.findByText('See the lessons'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Lessons'));
  expect(document.title).toBe('Lessons · Futago');
});
