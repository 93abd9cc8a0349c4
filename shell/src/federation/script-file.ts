import { FILE_LIMIT_MS, TimeLimitExceeded } from './time-limit.ts';

/** A script of a release, with the hash that its bytes must have. */
export interface ScriptFile {
  url: string;
  integrity: string | undefined;
}

/**
 * Runs a script of a release. Rejects when it cannot be fetched, when its bytes differ from the hash, or after the
 * limit; the browser does not say which, `freshCopy` finds out.
 */
export function runScript({ url, integrity }: ScriptFile, limitMs = FILE_LIMIT_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      script.remove();
      finish();
    };
    const timer = setTimeout(() => settle(() => reject(new TimeLimitExceeded(url, limitMs))), limitMs);
    script.onload = () => settle(resolve);
    script.onerror = () => settle(() => reject(new Error(`${url} could not be run`)));
    document.head.append(script);
  });
}

/** What the server says about a file when it is asked past every cache. */
export type FreshCopy = { arrived: true } | { arrived: false; reason: string };

/**
 * Asks the server for a file past the browser's cache and puts the answer there, so that a damaged or stale copy is
 * not what the next try gets: releases are cached for ever under their address. Never throws.
 */
export async function freshCopy(url: string, limitMs = FILE_LIMIT_MS): Promise<FreshCopy> {
  try {
    const response = await fetch(url, {
      cache: 'reload',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) return { arrived: false, reason: `${url} answered ${response.status}` };
    // The cache holds a file only once it was read to its end.
    await response.arrayBuffer();
    return { arrived: true };
  } catch (error) {
    return { arrived: false, reason: `${url}: ${error instanceof Error ? error.message : String(error)}` };
  }
}
