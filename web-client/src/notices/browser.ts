/** What the browser can do about notices, and how it is asked for it. */
import { isAppleTouch, isStandalone } from '../lib/install/install.svelte';
import type { Notices } from '../lib/protocol/messages';
import { looks, MOVED, tagOf, type Told } from './notification';

/** Whether notices can be had at all; iPhones and iPads have them only in what is on the home screen. */
export type Ability = 'can' | 'insecure' | 'install-first' | 'unsupported';

/** The address at which the push service takes notices for this device. */
export type Subscription = Pick<Notices, 'endpoint' | 'p256dh' | 'auth'>;

export interface NoticeBrowser {
  ability(): Ability;
  /** Whether it can be told while the page is closed. */
  canPush(): boolean;
  permission(): NotificationPermission;
  /** Only after a click: browsers block what asks unbidden. */
  askPermission(): Promise<NotificationPermission>;
  /** The present address, or a new one, for notices signed with this key; fails where the push service does not answer. */
  subscribe(key: string): Promise<Subscription>;
  show(told: Told): Promise<void>;
  /** Takes back what was shown of a table. */
  clear(room: string): Promise<void>;
  /** Hears when the permission or the address may have changed; the returned function ends it. */
  follow(changed: () => void): () => void;
}

export const browser: NoticeBrowser = {
  ability() {
    if (!isSecureContext) return 'insecure';
    if ('Notification' in window && 'serviceWorker' in navigator) return 'can';
    return isAppleTouch() && !isStandalone() ? 'install-first' : 'unsupported';
  },
  canPush: () => 'PushManager' in window,
  permission: () => ('Notification' in window ? Notification.permission : 'denied'),
  askPermission: () => Notification.requestPermission(),
  async subscribe(key) {
    const worker = await registration();
    if (!worker) throw new Error('there is no worker');
    const known = await worker.pushManager.getSubscription();
    const applicationServerKey = bytes(key);
    // A server that has lost its key cannot use what was made for the old one.
    const fits = known && isSame(known.options.applicationServerKey, applicationServerKey);
    if (known && !fits) await known.unsubscribe();
    const wanted = { userVisibleOnly: true, applicationServerKey };
    return read(known && fits ? known : await worker.pushManager.subscribe(wanted));
  },
  async show(told) {
    await (await registration())?.showNotification(told.title, looks(told));
  },
  async clear(room) {
    const shown = await (await registration())?.getNotifications({ tag: tagOf(room) });
    shown?.forEach((notification) => notification.close());
  },
  follow(changed) {
    const heard = (event: MessageEvent) => {
      if (event.data === MOVED) changed();
    };
    let last = browser.permission();
    const seen = () => {
      if (document.visibilityState !== 'visible' || browser.permission() === last) return;
      last = browser.permission();
      changed();
    };
    let status: PermissionStatus | undefined;
    let isOver = false;
    navigator.permissions?.query({ name: 'notifications' }).then(
      (found) => {
        if (isOver) return;
        status = found;
        found.addEventListener('change', changed);
      },
      // Then it is seen when somebody comes back to the page.
      () => undefined,
    );
    navigator.serviceWorker?.addEventListener('message', heard);
    document.addEventListener('visibilitychange', seen);
    return () => {
      isOver = true;
      status?.removeEventListener('change', changed);
      navigator.serviceWorker?.removeEventListener('message', heard);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};

/** The worker, once it is at work; none where there never was one. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  const known = await navigator.serviceWorker?.getRegistration();
  return known ? navigator.serviceWorker.ready : null;
}

function read(subscription: PushSubscription): Subscription {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('a subscription without its keys');
  return { endpoint, p256dh, auth };
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, two: Uint8Array): boolean {
  const first = new Uint8Array(one ?? new ArrayBuffer(0));
  return first.length === two.length && first.every((byte, at) => byte === two[at]);
}
