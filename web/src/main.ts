import './styles/index.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { exchangeKept } from './lib/account.ts';
import { afterPaint } from './lib/afterPaint.ts';
import { router } from './lib/routes.ts';
import { firstLanguage } from './lib/settings.svelte.ts';
import { prepareNumbers, speak } from './lib/texts.svelte.ts';
import { keepClient } from './lib/keepClient.ts';

// Mounts once the texts are there, so that no empty page flashes up. The page is fetched meanwhile.
const spoken = speak(firstLanguage());
router.start();
await spoken;
mount(App, { target: document.getElementById('futago')! });
keepClient();
afterPaint(prepareNumbers);
afterPaint(() => void exchangeKept());
