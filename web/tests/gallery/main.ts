// All components on one page: `python web/build.py npm exec vite`, then /tests/gallery/.
import '../../src/styles/index.css';
import { mount } from 'svelte';
import { firstLanguage } from '../../src/lib/settings.svelte.ts';
import { loadOurTexts } from '../../src/lib/games.ts';
import { speak } from '../../src/lib/texts.svelte.ts';
import Gallery from './Gallery.svelte';

await Promise.all([speak(firstLanguage()), loadOurTexts()]);
mount(Gallery, { target: document.getElementById('futago')! });
