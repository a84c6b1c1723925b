import type { Result } from '../lib/http/api';
import type { HttpProblem } from '../lib/protocol/messages';

/** The file of a game, to the byte: one that is no UTF-8 is as good as empty. */
export async function fetchFile(id: string): Promise<Result<string>> {
  try {
    const response = await fetch(`/api/games/${encodeURIComponent(id)}/file`);
    if (response.ok) return { ok: true, value: decoded(await response.arrayBuffer()) };
    const { code, request } = (await response.json()) as HttpProblem;
    return { ok: false, code, request };
  } catch {
    return { ok: false, code: 'unreachable', request: null };
  }
}

function decoded(bytes: ArrayBuffer): string {
  try {
    // A mark at the beginning is a byte like others: it does not belong there.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}
