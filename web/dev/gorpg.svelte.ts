// Moments of games to look at: /dev/gorpg.html?standard-attack&fr&dark, or ?cards for all cards.
import { mount } from 'svelte';
import Cards from './Cards.svelte';
import { Picker } from '../src/choice/picker.svelte.ts';
import { speak } from '../src/lib/texts.svelte.ts';
import type { Choice } from '../src/lib/wire.ts';
import { loadNames } from '../src/gorpg/cards.svelte.ts';
import '../src/styles/index.css';
import Table from '../src/gorpg/Table.svelte';
import type { BoardProps } from '../src/gorpg/types.ts';

type Moment = Omit<BoardProps, 'picker'> & { choice: Choice };
const moments = import.meta.glob<Moment>('../tests/fixtures/gorpg/*.json', { import: 'default' });
const asked = location.search.slice(1).split('&');
const language = asked.includes('fr') ? 'fr' : asked.includes('it') ? 'it' : 'en';
if (asked.includes('dark')) document.documentElement.dataset.theme = 'dark';
await speak(language);
await loadNames(language);
const target = document.getElementById('futago')!;
if (asked[0] === 'cards') mount(Cards, { target });
else {
  const { choice, ...moment } = await moments[`../tests/fixtures/gorpg/${asked[0]}.json`]!();
  const said = (what: string, data: unknown) => {
    console.log(what, data);
    return Promise.resolve({ type: 'reply', id: null, ok: true } as const);
  };
  const picker = new Picker({
    choice,
    move: (moves) => said('move', moves),
    why: (kind, thing) => said('why', `${kind}:${thing}`),
  });
  const props = $state({ ...moment, best: 412, picker });
  mount(Table, { target, props });
  // From the console: `table.view = ...`, `table.events = [...]`.
  Object.assign(window, { table: props });
}
