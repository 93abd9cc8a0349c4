import { FILE_LIMIT_MS } from './time-limit.ts';

/** What the server says about a file when it is asked past every cache. */
export type FreshCopy = { arrived: true } | { arrived: false; reason: string };

/**
 * Asks the server for a file past the browser's cache and puts the answer there, so that a damaged or stale copy is
 * not what the next try gets: releases are cached for ever under their address. Never throws.
 */
export async function freshCopy(url: string): Promise<FreshCopy> {
  try {
    const response = await fetch(url, {
      cache: 'reload',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(FILE_LIMIT_MS),
    });
    if (!response.ok) return { arrived: false, reason: `${url} answered ${response.status}` };
    // The cache holds a file only once it was read to its end.
    await response.arrayBuffer();
    return { arrived: true };
  } catch (error) {
    return { arrived: false, reason: `${url}: ${error instanceof Error ? error.message : String(error)}` };
  }
}
