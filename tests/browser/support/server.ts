/** Starts the real server on a free port and knows where it listens. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Server {
  url: string;
  /** Stops it and starts it again at the same address, on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const DEFAULT_BINARY = fileURLToPath(new URL('../../../target/debug/sanmon', import.meta.url));
const BINARY = process.env['SANMON_BIN'] ?? DEFAULT_BINARY;
const ADDRESS = /http:\/\/(127\.0\.0\.1:\d+)/;

interface Running {
  child: ChildProcess;
  ended: Promise<unknown>;
  /** Where it listens. */
  address: string;
}

export async function startServer(...settings: string[]): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'sanmon-'));
  let running = await start('127.0.0.1:0', data, settings);
  const end = async () => {
    running.child.kill('SIGTERM');
    await running.ended;
  };
  return {
    url: `http://${running.address}`,
    restart: async () => {
      await end();
      running = await start(running.address, data, settings);
    },
    stop: async () => {
      await end();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function start(listen: string, data: string, settings: string[]): Promise<Running> {
  const child = spawn(BINARY, ['serve', '--listen', listen, '--data', data, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`cannot start ${BINARY}: ${String(error)}`);
  });
  const listening = new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    // Reads on after the address, so that the server never blocks on a full pipe.
    lines.on('line', (line) => {
      const address = ADDRESS.exec(line)?.[1];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error(`${BINARY} ended before it named its address`)));
  });
  return { child, ended, address: await Promise.race([listening, failed]) };
}
