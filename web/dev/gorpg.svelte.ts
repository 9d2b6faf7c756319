// Moments of games to look at: /dev/gorpg.html?standard-attack&fr&dark, or ?cards for all cards.
import { mount } from 'svelte';
import Cards from './Cards.svelte';
import { speak } from '../src/lib/texts.svelte.ts';
import { loadNames } from '../src/gorpg/cards.svelte.ts';
import '../src/styles/index.css';
import Table from '../src/gorpg/Table.svelte';
import type { BoardProps } from '../src/gorpg/types.ts';

const moments = import.meta.glob<BoardProps>('../tests/fixtures/gorpg/*.json', { import: 'default' });
const asked = location.search.slice(1).split('&');
const language = asked.includes('fr') ? 'fr' : asked.includes('it') ? 'it' : 'en';
if (asked.includes('dark')) document.documentElement.dataset.theme = 'dark';
await speak(language);
await loadNames(language);
const target = document.getElementById('futago')!;
if (asked[0] === 'cards') mount(Cards, { target });
else {
  const moment = await moments[`../tests/fixtures/gorpg/${asked[0]}.json`]!();
  const props = $state({ ...moment, best: 412, onpick: console.log, onwhy: console.log });
  mount(Table, { target, props });
  // From the console: `table.view = ...`, `table.events = [...]`.
  Object.assign(window, { table: props });
}
