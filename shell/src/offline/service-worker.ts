import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE_WITH_IDS, CACHES, deleteCaches, OFFLINE_PAGE, OWN_FILES } from './caches.ts';
import { filesNamedBy, isPage, keyOfDocument, keyOfPhoto, mayBeKept, shownAt } from './document-copies.ts';
import { type KeptAs, keptAs } from './kept-as.ts';

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The part of a service worker's scope that is used here; TypeScript's own types of it exclude those of a page. */
declare const self: {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
};

/** How long a document may take before the one that was kept is shown, in seconds. */
const PATIENCE_S = 5;
/** The least recently used go first. A visit to every page uses about 250 files. */
const MOST = { pages: 40, files: 400 };

/** A newer worker takes over at once: no kept copy belongs to one visit, so it need not wait until every tab is closed. */
void self.skipWaiting();
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(Promise.all(OWN_FILES.map(keepOwn))));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      deleteCaches(self.caches, Object.values(CACHES)),
      new CacheExpiration(CACHE_WITH_IDS, { maxEntries: 1 }).delete(),
      // Earlier workers switched it on for good. Firefox ends a navigation whose preload fails, whatever the worker answers.
      self.registration.navigationPreload?.disable(),
    ]),
  ),
);

/** A copy without the trace of a redirect, with which no browser would show it: some hosts redirect from `.html`. */
async function keepOwn(path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'reload' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const cache = await self.caches.open(CACHES.own);
  await cache.put(path, new Response(await answer.blob(), { headers: answer.headers }));
}

/** What a server sends along differs by headers that a worker cannot see. */
const matchOptions = { ignoreVary: true };

const askedPastTheCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => (request.cache === 'reload' ? null : cachedResponse),
};

const files = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions,
  plugins: [askedPastTheCache, new ExpirationPlugin({ maxEntries: MOST.files, purgeOnQuotaError: true })],
});

const documentCopies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOfDocument(request.url),
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  handlerWillRespond: ({ request, response }) => shownAt(request.url, response),
  // A document of a later release than the page that is open: its files were not used yet.
  async cacheDidUpdate({ newResponse, request, event }) {
    const named = filesNamedBy(await newResponse.clone().text(), request.url);
    await Promise.allSettled(named.map((address) => files.handle({ request: new Request(address), event })));
  },
};

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [documentCopies, new ExpirationPlugin({ maxEntries: MOST.pages, purgeOnQuotaError: true })],
});

/** Read only: which photos are kept, the page decides, which knows whose they are. A photo never changes under its address. */
const photos = new CacheFirst({
  cacheName: CACHES.photos,
  matchOptions,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => keyOfPhoto(request.url), cacheWillUpdate: async () => null }],
});

const descriptions = new NetworkFirst({
  cacheName: CACHES.descriptions,
  matchOptions,
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.ok && mayBeKept(response) ? response : null) }],
});
const own = new NetworkFirst({ cacheName: CACHES.own, matchOptions });

const strategies: Record<KeptAs, CacheFirst | NetworkFirst> = {
  page: pages,
  file: files,
  photo: photos,
  description: descriptions,
  own,
};
for (const [kind, strategy] of Object.entries(strategies))
  registerRoute(
    ({ request, url, event }) =>
      keptAs(request, url, { origin: self.location.origin, told: event.type === 'message' }) === kind,
    strategy,
  );
// Any other navigation has been asked for, too, and would be asked for once more if nobody took its answer: the link of a mail
// is good for one time.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await self.caches.match(OFFLINE_PAGE) : undefined;
  return page ?? Response.error();
});
