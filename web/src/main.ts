import './styles/index.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { firstLanguage } from './lib/settings.svelte.ts';
import { speak } from './lib/texts.svelte.ts';

// The page begins when it can speak: no flash of empty words.
await speak(firstLanguage());
mount(App, { target: document.getElementById('futago')! });
