/** The service worker: says that one is offline, and tells whose turn it is while the page is closed. It keeps nothing. */
import { isPage, page } from './pages';
import { clicked, moved, pushed } from './notices';

declare const self: ServiceWorkerGlobalScope;

// The newest one takes over at once: it holds nothing that an open page could miss.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (isPage(new URL(request.url).pathname)) event.respondWith(page(request));
});

self.addEventListener('push', (event) => event.waitUntil(pushed(self, event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(clicked(self, event.notification)),
);
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(moved(self, event.oldSubscription ?? null)),
);
