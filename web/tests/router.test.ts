import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { match, Router } from '../src/lib/router.svelte.ts';
import Missing from '../src/pages/Missing.svelte';
import Table from '../src/pages/Table.svelte';

let stop = () => {};
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  window.scrollTo = () => {};
  history.replaceState(null, '', '/');
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function started(): Router {
  const routes = { '/t/:id': async () => ({ default: Table }) };
  const router = new Router(routes, async () => ({ default: Missing }));
  stop = router.start();
  return router;
}

test('a pattern gives the parts of a path their names', () => {
  expect(match('/', '/')).toEqual({});
  expect(match('/t/:id', '/t/a%20b')).toEqual({ id: 'a b' });
  expect(match('/t/:id', '/t/abc/')).toEqual({ id: 'abc' });
  expect(match('/t/:id/replay', '/t/abc/replay')).toEqual({ id: 'abc' });
});

test('a path of another form does not fit', () => {
  expect(match('/t/:id', '/t')).toBeUndefined();
  expect(match('/t/:id', '/t/')).toBeUndefined();
  expect(match('/t/:id', '/t/abc/replay')).toBeUndefined();
  expect(match('/t/:id', '/t/%E0%A4%A')).toBeUndefined();
});

test('an unknown address leads to the page that says so', async () => {
  history.replaceState(null, '', '/nowhere');
  const router = started();
  await waitFor(() => expect(router.place?.page).toBe(Missing));
});

test('a link is followed without leaving the page, and back leads back', async () => {
  const router = started();
  document.body.innerHTML = '<a href="/t/abc"><b>table</b></a>';
  document.querySelector('b')!.click();
  await waitFor(() => expect(router.place?.params).toEqual({ id: 'abc' }));
  expect(location.pathname).toBe('/t/abc');
  history.back();
  await waitFor(() => expect(router.place?.path).toBe('/'));
});

test('links to elsewhere, new windows and files are left to the browser', async () => {
  const router = started();
  await settled();
  document.body.innerHTML =
    '<a href="https://example.org/t/abc">x</a><a href="/t/abc" target="_blank">x</a>' +
    '<a href="/t/abc" download>x</a><a href="/t/abc" id="held">x</a>';
  const left: boolean[] = [];
  const watch = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  for (const link of document.querySelectorAll('a')) {
    link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: link.id === 'held' }),
    );
  }
  window.removeEventListener('click', watch);
  expect(left).toEqual([true, true, true, true]);
  expect(router.place?.path).toBe('/');
});

test('of two pages asked for in a hurry the later one is shown', async () => {
  let open = () => {};
  const slow = new Promise<void>((done) => (open = done));
  const routes = {
    '/slow': async () => (await slow, { default: Table }),
    '/quick': async () => ({ default: Missing }),
  };
  const router = new Router(routes, async () => ({ default: Missing }));
  const first = router.go('/slow');
  await router.go('/quick');
  open();
  await first;
  expect(router.place?.path).toBe('/quick');
});
