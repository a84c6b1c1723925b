import { hasTable } from '../games/registry';
import { api, type Result } from '../lib/http/api';
import type { LiveTable } from '../lib/protocol/messages';

/** The live tables that can be watched on this page: a newer server may know further games. */
export async function liveTables(): Promise<Result<LiveTable[]>> {
  const result = await api.live();
  if (!result.ok) return result;
  return { ok: true, value: result.value.filter(({ game }) => hasTable(game)) };
}
