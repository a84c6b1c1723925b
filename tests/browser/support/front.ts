/** A door before the real server, as a proxy is one: it can be shut, remembers who asked for what, and can change a file. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  url: string;
  /** The paths that were asked for, with their queries. */
  asked: string[];
  /** Whether it says that the server behind it is away. */
  isShut: boolean;
  /** What becomes of pages on their way. */
  change: (html: string) => string;
  close(): Promise<void>;
}

export async function openFront(to: string): Promise<Front> {
  const { hostname, port } = new URL(to);
  const answer = (asked: IncomingMessage, given: ServerResponse) => {
    front.asked.push(asked.url ?? '');
    if (front.isShut) return void given.writeHead(502).end('away');
    // What the browser holds may be another page than the one that is changed here.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    const { method, url: path } = asked;
    const onward = request({ hostname, port, method, path, headers }, (answered) => {
      const isPage = answered.headers['content-type']?.startsWith('text/html') ?? false;
      if (!isPage || method === 'HEAD') {
        given.writeHead(answered.statusCode ?? 500, answered.headers);
        return void answered.pipe(given);
      }
      let html = '';
      answered.setEncoding('utf8').on('data', (part: string) => (html += part));
      answered.on('end', () => {
        const body = front.change(html);
        // Another page has another tag.
        const { etag, ...rest } = answered.headers;
        const tag = body === html && etag ? { etag } : {};
        given.writeHead(answered.statusCode ?? 500, {
          ...rest,
          ...tag,
          'content-length': Buffer.byteLength(body),
        });
        given.end(body);
      });
    });
    asked.pipe(onward);
  };
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    isShut: false,
    change: (html) => html,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return front;
}
