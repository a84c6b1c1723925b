/** How a notice looks, whoever shows it: the page in a hidden tab, or the worker where there is none. */

/** A notice as the server sends it to the push service. */
export interface Told {
  readonly title: string;
  readonly body: string;
  readonly room: string;
}

export const pathOfRoom = (room: string): string => `/room/${encodeURIComponent(room)}`;

/** One notice for each table: a newer one takes the place of the older one, and is heard again. */
export const tagOf = (room: string): string => `turn.${room}`;

export function looks({ body, room }: Told): NotificationOptions & { renotify: boolean } {
  return {
    body,
    tag: tagOf(room),
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { room },
  };
}

/** What the worker says to open pages: the push service has given this device another address. */
export const MOVED = 'subscription moved';
