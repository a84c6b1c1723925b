/** A finished game in one file, opened without a server: all it needs is in it. */
import { mount } from 'svelte';
import { LOAD } from '../../lib/i18n/catalogue';
import { speech } from '../../lib/i18n/speech.svelte';
import { settings } from '../../lib/settings/device';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/ui.css';
import { speakReplay } from '../words.svelte';
import OfflineApp from './OfflineApp.svelte';
import { readPayload } from './payload';

async function start(target: HTMLElement): Promise<void> {
  speech.speak(settings.language, await LOAD[settings.language]());
  await speakReplay(settings.language);
  const read = await readPayload(document.getElementById('game')?.textContent);
  // What stands there is for those who see nothing else.
  target.replaceChildren();
  mount(OfflineApp, { target, props: { read } });
}

const target = document.getElementById('app');
if (target) void start(target);
