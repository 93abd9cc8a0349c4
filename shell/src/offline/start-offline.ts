import { keepPhotos } from '@veto/shared-data/offline';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { answerStore, currentAnswer } from '../routing/current-answer.ts';
import { deleteCaches } from './caches.ts';
import { isFileOfRelease } from './kept-as.ts';

const SCRIPT = '/service-worker.js';

/**
 * Has the browser keep what this visitor uses, so that it can be read without a network; where the site is set not to,
 * has it forget all of that. Call it when the page has nothing else to do. Never rejects: where a browser has no workers,
 * or refuses one, the site works as before.
 */
export async function startOffline({
  offline,
  channel,
  supabaseUrl,
}: Pick<RuntimeConfig, 'offline' | 'channel' | 'supabaseUrl'>): Promise<void> {
  // Missing without https.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  try {
    if (offline === false) return await forgetAll(workers);
    await keepWhatIsUsed(workers, channel);
    keepPhotosOfAnswers(new URL(supabaseUrl || '/', location.href).origin);
  } catch (error) {
    console.warn('Nothing is kept for when there is no network', error);
  }
}

async function forgetAll(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await deleteCaches(caches);
}

async function keepWhatIsUsed(workers: ServiceWorkerContainer, channel: string): Promise<void> {
  const asked = workers.controller !== null;
  await workers.register(SCRIPT, { updateViaCache: 'none' });
  await controlled(workers);
  // A worker that had this page's requests knows of them.
  tell(workers, asked ? [channel] : [channel, location.pathname, ...filesInUse()]);
  answerStore.subscribe(() => keepDocument(workers));
  if (asked) keepDocument(workers);
}

/** The photos in what is kept by queries, now and with each answer that they keep. */
function keepPhotosOfAnswers(backend: string): void {
  let turn = Promise.resolve();
  const keep = () => {
    turn = turn.then(() => keepPhotos(backend)).catch((error) => console.warn('No photo is kept', error));
  };
  keep();
  addEventListener('veto:recalled', (event) => {
    if (event instanceof CustomEvent && event.detail === false) keep();
  });
}

async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise<void>((resolve) => workers.addEventListener('controllerchange', () => resolve(), { once: true }));
}

/** What the page has loaded so far; what it fetched only in case it is needed is left out. */
function filesInUse(): string[] {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded
    .filter(({ name, initiatorType }) => initiatorType !== 'fetch' && isFileOfRelease(new URL(name)))
    .map(({ name }) => name);
}

/** Within the site no document is asked for: of a page that is to be read without a network, this fetches one. */
function keepDocument(workers: ServiceWorkerContainer): void {
  const answer = currentAnswer();
  if (answer.kind === 'slice' && answer.route.offline && navigator.onLine) tell(workers, [location.pathname]);
}

/** What Workbox's router listens to. */
function tell(workers: ServiceWorkerContainer, urlsToCache: string[]): void {
  workers.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
