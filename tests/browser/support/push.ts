/** A push service on this machine, and what a browser would hold of it: Chromium has none here. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** What a page says over its line, act by act. */
export interface Said {
  do: string;
  notices?: { endpoint: string; language: string; quiet: object | null };
  endpoint?: string;
}

export interface PushService {
  /** What a subscription of this device consists of. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** What has come for this device, opened with its key. */
  received: string[];
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);
  const received: string[] = [];
  const server = createServer((asked, given) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      received.push(open(Buffer.concat(parts), key, auth));
      given.writeHead(201).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/this-device`,
      p256dh: key.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    received,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Opens a message as RFC 8291 and RFC 8188 say: one record, its key from both sides' keys and the shared secret. */
function open(message: Buffer, key: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const length = message.readUInt8(20);
  const sender = message.subarray(21, 21 + length);
  const sealed = message.subarray(21 + length);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = derive(key.computeSecret(sender), auth, info, 32);
  const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const lock = createDecipheriv('aes-128-gcm', contentKey, nonce);
  lock.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([lock.update(sealed.subarray(0, -16)), lock.final()]);
  // The last record ends in a two, and nothing but noughts after it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** The browser's own part of Web Push gives this subscription; nothing of ours is replaced. */
export const withPush = (page: Page, subscription: PushService['subscription']): Promise<unknown> =>
  page.addInitScript(({ endpoint, p256dh, auth }) => {
    let known: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => known;
    PushManager.prototype.subscribe = async (options) => {
      const toJSON = () => ({ endpoint, keys: { p256dh, auth } });
      known = { endpoint, options, toJSON } as unknown as PushSubscription;
      return known;
    };
  }, subscription);

/** What a page asks for, from now on. */
export function listen(page: Page): Said[] {
  const said: Said[] = [];
  page.on('websocket', (line) =>
    line.on('framesent', ({ payload }) => {
      const { act } = JSON.parse(String(payload)) as { act?: Said };
      if (act) said.push(act);
    }),
  );
  return said;
}

/** Hands a message to the worker, as the browser does when it has come. */
export async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const known = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) found(own.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await known;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await cdp.detach();
}

/** The notices that stand on this device. */
export const notices = (page: Page): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = active ? await registration?.getNotifications() : [];
    return (shown ?? []).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Another tab is before this one, or this one again; Chromium without a window shows all tabs. */
export async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    const visibilityState = isHidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => visibilityState,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
  expect(await page.evaluate(() => document.visibilityState)).toBe(isHidden ? 'hidden' : 'visible');
}
