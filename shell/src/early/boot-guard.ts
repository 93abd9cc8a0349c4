import { ifPageStays, watchLeaving } from '../failures/page-stays.ts';
import { ask, inlined, refresh, run, type ShellChannel, type ShellFiles } from './boot-files.ts';
import { leftOut } from './left-out.ts';
import { showPlainCard } from './plain-card.ts';
import { hideFirstPaint } from './show-first-paint.ts';

/** What the shell says to the script that started before it. */
export interface BootGuard {
  /** Something of the shell is on the page: from here on it looks after itself. */
  started(): void;
  /** The shell cannot start. False when it has started before, and must say so itself. */
  failed(error: unknown): boolean;
  /** The version of the shell that did not start, where another one starts in its place. */
  replaced?: string | undefined;
  /**
   * The page of a shell that has started is gone, and its own card is, too. Where a release of a slice did it, the page is opened
   * afresh without that release.
   */
  gone(): void;
}

declare global {
  var vetoBoot: BootGuard | undefined;
}

/** So long nothing may arrive: two tries of 8 s for a file, and some time for what runs in between. */
const SILENCE_MS = 20_000;
const CODE = 'VETO-303';

interface Settings {
  channel?: string;
  reportUrl?: string;
}

/**
 * Sees whether the shell starts. Where a file of it does not arrive, the browser's copies are replaced once; where that
 * does not help, or the shell throws, the one before it is started; then there is a card with Retry. Each step is
 * reported with the release that failed. Depends on nothing, runs before everything, and ends when the shell says so.
 */
export function guardBoot(): void {
  const early = document.currentScript;
  watchLeaving();
  const own = early instanceof HTMLScriptElement ? new URL(early.dataset.release ?? '.', early.src).href : '';
  new Guard(own).watch();
}

class Guard {
  /** The folder of the shell that is being started. */
  #base: string;
  #attempt: 'first' | 'fresh' | 'former' = 'first';
  #over = false;
  #repairing = false;
  #alarm = 0;
  /** As this document found it. */
  readonly #leftOut = leftOut();
  readonly #styled = new Set<string>();
  readonly #arrivals = new PerformanceObserver(() => this.#expectMore());
  readonly #hear = (event: Event) => this.#onEvent(event);

  constructor(base: string) {
    this.#base = base;
  }

  watch(): void {
    globalThis.vetoBoot = {
      started: () => this.started(),
      failed: (error) => this.failed(error),
      gone: () => {
        if (leftOut() === this.#leftOut) this.#giveUp();
        else location.reload();
      },
    };
    addEventListener('error', this.#hear, true);
    addEventListener('unhandledrejection', this.#hear);
    this.#arrivals.observe({ type: 'resource' });
    this.#expectMore();
  }

  started(): void {
    this.#over = true;
    clearTimeout(this.#alarm);
    this.#arrivals.disconnect();
    removeEventListener('error', this.#hear, true);
    removeEventListener('unhandledrejection', this.#hear);
  }

  failed(error: unknown): boolean {
    if (this.#over) return false;
    this.#help(`it threw: ${reasonOf(error)}`, isMissingFile(error));
    return true;
  }

  #expectMore(): void {
    clearTimeout(this.#alarm);
    this.#alarm = window.setTimeout(() => {
      this.#help(`nothing arrived for ${SILENCE_MS / 1000} s`, true);
    }, SILENCE_MS);
  }

  #onEvent(event: Event): void {
    const { target } = event;
    if (target instanceof HTMLScriptElement) {
      if (target.src.startsWith(this.#base)) this.#help(`${target.src} did not arrive`, true);
    } else if (target instanceof HTMLLinkElement) {
      if (target.rel === 'stylesheet' && target.href.startsWith(this.#base))
        ifPageStays(() => void this.#styleAgain(target));
    } else if (event instanceof PromiseRejectionEvent) this.failed(event.reason);
    else if (event instanceof ErrorEvent && event.filename.startsWith(this.#base)) this.failed(event.error);
  }

  #help(reason: string, fileIsMissing: boolean): void {
    ifPageStays(() => void this.#repair(reason, fileIsMissing));
  }

  /** One failure of a start has many voices: the first is heard. */
  async #repair(reason: string, fileIsMissing: boolean): Promise<void> {
    if (this.#over || this.#repairing) return;
    this.#repairing = true;
    await whenParsed();
    const settings = inlined<Settings>('veto-config') ?? {};
    const [document, latest] = [inlined<ShellChannel>('veto-channel'), await latestChannel(settings.channel)];
    const failed = document?.shell.stable;
    report(settings.reportUrl, failed?.version, `${this.#attempt} start of the shell: ${reason}`, latest);
    this.#repairing = false;
    if (this.#attempt === 'first' && fileIsMissing && failed && (await refresh(this.#base, failed)))
      this.#start('fresh', this.#base, failed);
    else if (this.#attempt !== 'former' && latest && this.#startFormer(latest, failed?.version)) return;
    else this.#giveUp();
  }

  /** The shell starts without a style sheet as well: it is fetched past the cache once, and nothing else is done. */
  async #styleAgain(failed: HTMLLinkElement): Promise<void> {
    if (this.#styled.has(failed.href)) return;
    this.#styled.add(failed.href);
    const answer = await ask(failed.href, 'reload').catch(() => undefined);
    report(inlined<Settings>('veto-config')?.reportUrl, versionIn(this.#base), `${failed.href} did not arrive`);
    if (answer?.ok) failed.replaceWith(failed.cloneNode());
  }

  /** False when there is no other shell. */
  #startFormer(latest: ShellChannel, failed: string | undefined): boolean {
    const { stable, previous } = latest.shell;
    const former = [stable, previous].find((shell) => shell && shell.version !== failed);
    const place = document.getElementById('veto-channel');
    if (!former || !place) return false;
    // The shell reads what it is made of, and the hashes of its own files, where the document has them.
    place.textContent = JSON.stringify({ ...latest, shell: { stable: former } });
    if (globalThis.vetoBoot) globalThis.vetoBoot.replaced = failed;
    // It may know nothing of a first paint, and would never take its place.
    hideFirstPaint();
    // It has reset and tokens of its own.
    document.querySelector('link[data-page-styles]')?.removeAttribute('data-page-styles');
    this.#start('former', new URL(`${latest.releasesUrl}shell/${former.version}/`, location.href).href, former);
    return true;
  }

  #start(attempt: 'fresh' | 'former', base: string, shell: ShellFiles): void {
    this.#attempt = attempt;
    this.#base = base;
    this.#expectMore();
    run(base, shell);
  }

  #giveUp(): void {
    this.started();
    hideFirstPaint();
    showPlainCard(CODE);
  }
}

function whenParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** The channel as it is now; undefined when it cannot be had. */
async function latestChannel(address = '/channels/stable.json'): Promise<ShellChannel | undefined> {
  try {
    const answer = await ask(address, 'no-cache');
    return answer.ok ? ((await answer.json()) as ShellChannel) : undefined;
  } catch {
    return undefined;
  }
}

/** The shape of every failure report; a canary says that it is one. */
function report(url: string | undefined, version: string | undefined, message: string, latest?: ShellChannel): void {
  const side = latest && version === latest.shell.canary?.release.version ? 'canary' : 'stable';
  console.error(`${CODE} ${message} (${side} ${version})`);
  if (!url) return;
  const body = { code: CODE, slice: 'shell', version, side, stage: 'boot', message: message.slice(0, 1000) };
  const text = JSON.stringify({ ...body, path: location.pathname });
  navigator.sendBeacon(url, new Blob([text], { type: 'application/json' }));
}

/** The version of a release by its folder's address. */
function versionIn(base: string): string | undefined {
  return base.split('/').at(-2);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** webpack's error for a chunk that did not arrive. */
function isMissingFile(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
