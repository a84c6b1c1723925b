/** The far end of a page's line: it says what is on a tape, one update after the other, and listens to nothing. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Tape } from './tape.js';

/** What every server adds to the key of a WebSocket (RFC 6455). */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x81;

export interface FarEnd {
  readonly url: string;
  /** Says all updates, so long one after the other. */
  play(paceMs: number): Promise<void>;
  close(): void;
}

export async function farEnd(tape: Tape): Promise<FarEnd> {
  const server = createServer();
  let line: Duplex | undefined;
  server.on('upgrade', ({ headers }, socket: Duplex) => {
    const key = createHash('sha1')
      .update(`${headers['sec-websocket-key']}${GUID}`)
      .digest('base64');
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Sec-WebSocket-Accept: ${key}\r\n\r\n`,
    );
    // The page says hello first.
    socket.once('data', () => socket.write(framed(tape.welcome)));
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    line = socket;
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/ws`,
    play: async (paceMs) => {
      for (const update of tape.updates) {
        line?.write(framed(update));
        await new Promise((later) => setTimeout(later, paceMs));
      }
    },
    close: () => {
      line?.destroy();
      server.close();
    },
  };
}

function framed(text: string): Buffer {
  const said = Buffer.from(text);
  const head = Buffer.alloc(said.length < 126 ? 2 : said.length < 65_536 ? 4 : 10);
  head[0] = TEXT;
  if (head.length === 2) head[1] = said.length;
  else if (head.length === 4) {
    head[1] = 126;
    head.writeUInt16BE(said.length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(said.length), 2);
  }
  return Buffer.concat([head, said]);
}
