/** Starts the real server on a free port and knows where it listens. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

const DEFAULT_BINARY = fileURLToPath(new URL('../../../target/debug/sanmon', import.meta.url));
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

export async function startServer(): Promise<Server> {
  const running = process.env['SANMON_URL'];
  if (running) return { url: running, stop: async () => undefined };

  const binary = process.env['SANMON_BIN'] ?? DEFAULT_BINARY;
  const data = await mkdtemp(join(tmpdir(), 'sanmon-'));
  const child = spawn(binary, ['serve', '--listen', '127.0.0.1:0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };

  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`cannot start ${binary}: ${String(error)}`);
  });
  const listening = new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    // Reads on after the address, so that the server never blocks on a full pipe.
    lines.on('line', (line) => {
      const address = ADDRESS.exec(line)?.[0];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error(`${binary} ended before it named its address`)));
  });
  return { url: await Promise.race([listening, failed]), stop };
}
