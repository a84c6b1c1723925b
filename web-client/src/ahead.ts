import { loadGame, rulesOf } from './games/registry';
import { tables } from './lib/device/device';
import type { Route } from './lib/route/route';
import { settings } from './lib/settings/device';

/** The table comes as files of its own: one at the gate does not wait for it. */
export const loadRoomPage = async () => (await import('./table/RoomPage.svelte')).default;

/** And the table on a television. */
export const loadScreenPage = async () => (await import('./screen/ScreenPage.svelte')).default;

/** And a finished game, played once more. */
export const loadReplayPage = async () => (await import('./replay/ReplayPage.svelte')).default;

/** So do the rules. */
export const loadRulesPage = async () => (await import('./rules/reader')).RulesPage;

/** And all that looks back, with its words. */
export async function loadHistory() {
  const pages = await import('./history/pages');
  await pages.speak(settings.language);
  return pages;
}

/** Fetches what an address will ask for beside everything else, and not after it. */
export function fetchAhead(route: Route): void {
  // Who needs it asks again, and says so if it does not come.
  const unsaid = () => undefined;
  if (route.page === 'rules') {
    loadRulesPage().catch(unsaid);
    rulesOf(route.game)?.text[settings.language]().catch(unsaid);
  }
  if (route.page === 'screen') loadScreenPage().catch(unsaid);
  if (route.page === 'game' && route.step !== null) loadReplayPage().catch(unsaid);
  if (route.page !== 'room' && route.page !== 'watch') return;
  loadRoomPage().catch(unsaid);
  const kept = tables.of(route.room);
  if (kept) loadGame(kept.game).catch(unsaid);
}
