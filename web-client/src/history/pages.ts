/** One file for all of them: who looks back at one page is likely to look at the next. */
import type { Language } from '../lib/settings/choices';
import { historySpeech } from './speech.svelte';

export { default as EveningPage } from './EveningPage.svelte';
export { default as GamesPage } from './GamesPage.svelte';
export { default as PrivacyPage } from './PrivacyPage.svelte';
export { default as StatisticsPage } from './StatisticsPage.svelte';

/** They have nothing to say before their words have come. */
export const speak = (language: Language): Promise<void> => historySpeech.speak(language);
