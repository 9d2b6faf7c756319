import './styles/index.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { router } from './lib/routes.ts';
import { firstLanguage } from './lib/settings.svelte.ts';
import { speak } from './lib/texts.svelte.ts';

// The page begins when it can speak: no flash of empty words. Its room is fetched meanwhile.
router.start();
await speak(firstLanguage());
mount(App, { target: document.getElementById('futago')! });
