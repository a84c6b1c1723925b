import { looks, MOVED, pathOfRoom, type Told } from '../notices/notification';

/** Shows what was sent. Who has that table before their eyes sees it there. */
export async function pushed(
  worker: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const told = read(data);
  if (!told) return;
  const open = await windowsAt(worker, told.room);
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await worker.registration.showNotification(told.title, looks(told));
}

/** Leads to the table: to a tab that has it open, or to a new one. */
export async function clicked(
  worker: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const { room } = (notification.data ?? {}) as { room?: unknown };
  if (typeof room !== 'string') return;
  const [open] = await windowsAt(worker, room);
  // A browser may refuse to bring a tab forward: then the table is opened anew.
  const isShown = open && (await open.focus().catch(() => null));
  if (!isShown) await worker.clients.openWindow(pathOfRoom(room));
}

/** Asks for an address like the old one. Only a page can tell it to the server: an open one now, else the next one. */
export async function moved(
  worker: ServiceWorkerGlobalScope,
  old: PushSubscription | null,
): Promise<void> {
  if (old) await worker.registration.pushManager.subscribe(old.options).catch(() => undefined);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(MOVED);
}

async function windowsAt(
  worker: ServiceWorkerGlobalScope,
  room: string,
): Promise<readonly WindowClient[]> {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === pathOfRoom(room));
}

function read(data: PushMessageData | null): Told | null {
  try {
    const { title, body, room } = (data?.json() ?? {}) as Partial<Record<string, unknown>>;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof room !== 'string') {
      return null;
    }
    return { title, body, room };
  } catch {
    return null;
  }
}
