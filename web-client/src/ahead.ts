import { loadGame } from './games/registry';
import { tables } from './lib/device/device';
import type { Route } from './lib/route/route';

/** The table comes as files of its own: one at the gate does not wait for it. */
export const loadRoomPage = async () => (await import('./table/RoomPage.svelte')).default;

/** Fetches what an address will ask for beside everything else, and not after it. */
export function fetchAhead(route: Route): void {
  if (route.page !== 'room' && route.page !== 'watch') return;
  // Who needs it asks again, and says so if it does not come.
  const unsaid = () => undefined;
  loadRoomPage().catch(unsaid);
  const kept = tables.of(route.room);
  if (kept) loadGame(kept.game).catch(unsaid);
}
