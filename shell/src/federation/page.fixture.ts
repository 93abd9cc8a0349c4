import { vi } from 'vitest';
import { pageFederation } from './page-federation.ts';

/** A container as a slice's entry leaves it in a global. */
export interface FakeContainer {
  init(scope: object): unknown;
  get(expose: string): unknown;
}

/** What becomes of a script that the run time puts into the page: what it leaves, or that it does not run. */
export type ScriptOutcome = { leaves: FakeContainer | undefined } | 'refused' | 'never';

export const SCOPE = { react: { '19.3.1': { get: () => undefined, from: 'shell', loaded: 1 } } };

/**
 * A page with the real Module Federation run time, whose scripts do what `run` says instead of going to a network.
 * Returns the scripts that were asked for. Undo it with `vi.unstubAllGlobals` and `vi.restoreAllMocks`.
 */
export function openPage(container: string, run: (script: HTMLScriptElement, nth: number) => ScriptOutcome) {
  const instance = pageFederation();
  instance.options.remotes = [];
  instance.moduleCache.clear();
  vi.stubGlobal('__webpack_init_sharing__', async () => {});
  vi.stubGlobal('__webpack_share_scopes__', { default: SCOPE });
  vi.stubGlobal(container, undefined);
  for (const key of Object.keys(globalThis.__GLOBAL_LOADING_REMOTE_ENTRY__))
    delete globalThis.__GLOBAL_LOADING_REMOTE_ENTRY__[key];

  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    scripts.push(script);
    const outcome = run(script, scripts.length);
    if (outcome === 'never') return node;
    queueMicrotask(() => {
      if (outcome !== 'refused') Object.assign(globalThis, { [container]: outcome.leaves });
      script.dispatchEvent(new Event(outcome === 'refused' ? 'error' : 'load'));
    });
    return node;
  });
  return scripts;
}
