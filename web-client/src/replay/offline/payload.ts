/** A finished game inside of a page: written into it by the server, as base64 of gzip of JSON. */
import type { FinishedTable, Replay } from '../../lib/protocol/messages';

export interface Payload {
  readonly table: FinishedTable;
  /** The text of the game's file. */
  readonly file: string;
  /** By the names of the eyes. */
  readonly replays: Readonly<Record<string, Replay>>;
}

export type Read = Payload | 'empty' | 'damaged';

/** Reads what is written in the page; nothing is there in a page that was taken from the server without a game. */
export async function readPayload(text: string | null | undefined): Promise<Read> {
  const written = text?.trim();
  if (!written) return 'empty';
  try {
    const bytes = Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0));
    const packed = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    // The server that wrote it has built this page too.
    const payload = JSON.parse(await new Response(packed).text()) as Payload;
    return payload.replays.all ? payload : 'damaged';
  } catch {
    return 'damaged';
  }
}
