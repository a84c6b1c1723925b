import { mount } from 'svelte';
import { fetchAhead } from './ahead';
import App from './App.svelte';
import { LOAD } from './lib/i18n/catalogue';
import { speech } from './lib/i18n/speech.svelte';
import { install } from './lib/install/install.svelte';
import { registerWorker } from './lib/install/worker';
import { parseRoute } from './lib/route/route';
import { settings } from './lib/settings/device';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ui.css';

// Where this browser cannot show the page, start.js has put a word about it in its place.
const target = document.getElementById('app');
if (target) {
  install.follow();
  fetchAhead(parseRoute(location.pathname, location.hash));
  speech.speak(settings.language, await LOAD[settings.language]());
  mount(App, { target });
  target.dataset.started = '';
  registerWorker();
}
