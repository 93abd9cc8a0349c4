import type { SiteApi, SliceLifecycles, SliceProps, SliceRelease } from '@veto/slice-kit/contract';
import type { VetoError } from '@veto/slice-kit/errors';
import type { ReleaseLoader } from '../../federation/release-loader.ts';
import { isForeignChange } from '../../site/translated-pages.tsx';
import type { BuiltIns } from '../built-ins.ts';
import type { OutletState } from '../outlet-state.ts';

/** What running a slice needs of the page. */
export interface RunnerPage {
  /** The releases to try, in order: what the visitor should get, then the one before it. Rejects when the channel that names them cannot be read. */
  candidates(): AsyncIterable<SliceRelease> | Iterable<SliceRelease>;
  loader: ReleaseLoader;
  /** A new, hidden element for the slice, inside <main>. */
  openContainer(): HTMLElement;
  /** A release is about to be mounted; returns what to call once it has been taken off the page. */
  visit(release: SliceRelease): () => void;
  site(reportError: SiteApi['reportError']): SiteApi;
  /** The slot that is filled, where it is not the slice's own page. */
  slot?: SliceProps['slot'];
  /** How long the release that is now mounted took, in milliseconds; its mount includes its bootstrap. */
  timed(release: SliceRelease, took: { loadMs: number; mountMs: number }): void;
  show(state: Partial<Omit<OutletState, 'slice'>> & Pick<OutletState, 'phase'>): void;
  leave(): void;
  report(failure: VetoError): void;
  /** Starts a reload of the page when the release is no longer what the channel names; false when it will not. */
  reloadIfReplaced(release: SliceRelease): Promise<boolean>;
  builtIns: PageBuiltIns;
}

/** The built-ins of the page, as the runner of a slice sees them. */
export interface PageBuiltIns extends Pick<BuiltIns, 'step' | 'endStep'> {
  /** Puts back what nobody known has changed. Returns whether there was anything. */
  heal(): boolean;
}

/** A release in its container, from the moment it is loaded. */
export interface Placed {
  release: SliceRelease;
  lifecycles: SliceLifecycles;
  props: SliceProps;
  /** What it has left on the page is looked after. */
  leave(): void;
  closed: boolean;
}

/** One start of the slice. Work of a run that is no longer the state's is stale, and touches nothing. */
export interface Run {
  /** Past every cache. */
  fresh: boolean;
}

/**
 * away ─start→ loading ─a release arrives→ mounting ─it is mounted→ mounted
 * mounting, mounted ─it breaks→ loading, the next release; loading ─none is left→ failed; any ─stop→ away, ─retry→ loading
 */
export type State =
  | { name: 'away' }
  | { name: 'loading'; run: Run }
  | { name: 'mounting' | 'mounted'; run: Run; placed: Placed }
  | { name: 'failed'; run: Run; failure: VetoError | undefined };

/** Hears of a slice that broke down after its mount, or said so itself. */
export type CrashHandler = (placed: Placed, error: unknown, stage: Parameters<SiteApi['reportError']>[1]) => void;

/** A slice in its place: which state it is in, and what went wrong since the last visit to it. */
export class SliceState {
  readonly slice: string;
  readonly page: RunnerPage;
  readonly onCrash: CrashHandler;
  /** Versions that failed: each is tried once, one whose chunk was missing twice. */
  readonly broken = new Set<string>();
  readonly triedTwice = new Set<string>();
  /** Versions that broke down while somebody else had changed the page: each is spared once, and tried again. */
  readonly spared = new Set<string>();
  readonly bootstrapped = new WeakSet<SliceLifecycles>();
  lastFailure: VetoError | undefined;
  #state: State = { name: 'away' };

  constructor(slice: string, page: RunnerPage, onCrash: CrashHandler) {
    this.slice = slice;
    this.page = page;
    this.onCrash = onCrash;
  }

  /** What is in the slice's place now, on its way or mounted. */
  get placed(): Placed | undefined {
    return 'placed' in this.#state ? this.#state.placed : undefined;
  }

  isCurrent(run: Run): boolean {
    return this.#state.name !== 'away' && this.#state.run === run;
  }

  enter(next: State): void {
    this.#state = next;
    if (next.name === 'away') this.page.leave();
    else if (next.name === 'mounted') this.page.show({ phase: 'mounted', version: next.placed.release.version });
    else if (next.name === 'failed') this.page.show({ phase: 'failed', failure: next.failure });
    else if (next.name === 'loading') this.page.show({ phase: 'loading' });
  }

  begin(fresh: boolean): Run {
    const run = { fresh };
    this.enter({ name: 'loading', run });
    return run;
  }

  fail({ version }: SliceRelease, error: VetoError): void {
    this.broken.add(version);
    this.lastFailure = error;
    this.page.report(error);
  }

  /** Whether what went wrong may be the doing of whoever has changed built-ins or translated the page: the release is tried again. */
  spare({ version }: SliceRelease, error: unknown): boolean {
    const isOfOthers = this.page.builtIns.heal() || isForeignChange(error);
    if (!isOfOthers || this.spared.has(version)) return false;
    this.spared.add(version);
    return true;
  }

  /** Every release may be tried again. */
  forgetFailures(): void {
    this.broken.clear();
    this.triedTwice.clear();
    this.spared.clear();
  }
}
