// Moments of real games to look at: /dev/goryo.html?moment=act&lang=fr&theme=dark&belief
import '../src/styles/index.css';
import { mount } from 'svelte';
import { speak } from '../src/lib/texts.svelte.ts';
import Moments from './Goryo.svelte';

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
await speak((asked.get('lang') ?? 'en') as 'en');
mount(Moments, { target: document.getElementById('futago')!, props: { asked } });
