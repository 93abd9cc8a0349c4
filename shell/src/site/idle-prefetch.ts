import { afterMount } from '../slices/outlet-state.ts';

/** The first paint and what follows it have the network and the processor for themselves this long, in milliseconds. */
const AFTER_LOAD_MS = 3000;

/** Resolves with the load event, or at once after it. */
export function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

/** When nothing else is to do, at the latest after `timeout` milliseconds; Safari has no idle callbacks. */
export function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, timeout ? { timeout } : {});
  else setTimeout(run, timeout ?? 200);
}

/** Runs long after the first paint, so that it costs the page itself nothing. */
export function whenCalm(run: () => void): void {
  afterMount(() => void loaded().then(() => setTimeout(run, AFTER_LOAD_MS)));
}

/**
 * Fetches what the menu leads to, one entry after the other, whenever the page has nothing to do: long after the first
 * paint, so that it costs the page itself nothing. `hrefs` is asked when it is time.
 */
export function prefetchWhenIdle(hrefs: () => readonly string[], warm: (href: string) => void): void {
  const next = (left: readonly string[]) => {
    const [href, ...others] = left;
    if (href === undefined) return;
    whenIdle(() => {
      if (document.visibilityState === 'visible') warm(href);
      next(others);
    });
  };
  whenCalm(() => next(hrefs()));
}
