/*
 * Keeps the app on the device, so that it opens without a network. The build writes the two constants: the files of this
 * version, and a name for them. A new version waits until a page says that its game is not disturbed.
 */
const FILES = __FILES__;
const CACHE = __CACHE__;

/** What belongs to the server and is never answered from here. */
const OF_THE_SERVER =
  /^\/(v1|ws|game|health|healthz|readyz|metrics|docs|openapi\.json|problems|state_value|score_histogram|evaluate_|available_categories|suggest_)/;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)));
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', event => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || OF_THE_SERVER.test(url.pathname)) return;
  event.respondWith(fromDevice(request));
});

/** What the server tells about a game; one notice for each, the latest, and on the icon how many games wait. */
self.addEventListener('push', event => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ title = 'yaht', body = '', tag = '', url = '/', waiting = 0 }) {
  await (waiting > 0 ? self.navigator.setAppBadge?.(waiting) : self.navigator.clearAppBadge?.())?.catch(() => {});
  // Whoever looks at the table sees it there.
  if ((await pages()).some(page => page.visibilityState === 'visible' && new URL(page.url).pathname === url)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: tag !== '',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url },
  });
}

/** One tap leads to the dice: in the app where it is open, or in a new one. */
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.url ?? '/'));
});

async function goTo(path) {
  const [page] = await pages();
  if (!page) return self.clients.openWindow(path);
  page.postMessage({ type: 'go', path });
  return page.focus();
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Every page of the app is the same document; what it shows is decided by its address. */
async function fromDevice(request) {
  const cache = await caches.open(CACHE);
  // The server varies its answers by who asks and how they are packed; here there is one of each.
  const kept = await cache.match(request.mode === 'navigate' ? '/index.html' : request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}
