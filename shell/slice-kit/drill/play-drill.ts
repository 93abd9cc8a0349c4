import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Route } from '../src/contract/slice-manifest.ts';
import { CODE_FAULTS } from './code-faults.ts';
import { type Entry, type Fault, LIMIT_MS, OUTER_FAULTS, type Shown, type Trial } from './faults.ts';
import { LEAKS } from './leaks.ts';
import { addressAt, addressesOf, keyOf, newVisitor, passGate, type Sessions } from './visitors.ts';

export type { Holding } from './at-rest.ts';
export { watchHolding } from './at-rest.ts';

/** Every fault that a browser can play with a release that is not live, the plain visit first. */
export const FAULTS: readonly Fault[] = [...OUTER_FAULTS, ...LEAKS, ...CODE_FAULTS];

export interface Drill {
  /** The site, with the query of the preview. */
  preview: string;
  slice: string;
  version: string;
  routes: readonly Route[];
  /** Addresses for routes with parameters; others are looked for on the slice's other pages. */
  paths: readonly string[];
  /** By audience: who is signed in for pages that not everybody sees. */
  accounts: Readonly<Partial<Record<Route['audience'][number], { email: string; password: string }>>>;
  gatePassword: string;
  /** The names of the faults to play; none: all. */
  faults: readonly string[];
  /** At least so many, round after round; none: one round. */
  visits?: number;
  /** The path of a Chromium; undefined for Playwright's. */
  browser: string | undefined;
}

/** The outcome of a fault on a page: one visit. */
export interface Result {
  /** The path of the route. */
  path: string;
  fault: string;
  shown?: Shown;
  /** The codes that the page said in the console. */
  codes?: readonly string[];
  /** How long the visitor was without page or header, in seconds, where the fault took one. */
  seconds?: number;
  /** What the page leaves behind. */
  left?: string;
  /** Why a visitor would be lost, or the page leaks. */
  failure?: string;
}

/** Plays every fault at every address of the release, one after the other, and tells each result as it comes. */
export async function playDrill(order: Drill, onResult: (result: Result) => void): Promise<Result[]> {
  const browser = await chromium.launch({
    ...(order.browser && { executablePath: order.browser }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    // A caller who plays it has something to end first.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    const { preview, entry } = await openPreview(order, browser);
    const drill = { ...order, preview };
    const results: Result[] = [];
    const tell = (result: Result) => {
      results.push(result);
      onResult(result);
    };
    const sessions: Sessions = new Map();
    const visits: Visit[] = [];
    for (const { address, route } of await addressesOf(drill, browser, sessions)) {
      if (address === undefined)
        tell({ path: route.path, fault: 'opens', failure: 'no page leads there: name an address with --path' });
      else
        for (const fault of FAULTS.filter(({ name }) => drill.faults.length === 0 || drill.faults.includes(name)))
          visits.push({ path: route.path, address, entry, fault, state: sessions.get(keyOf(route)) });
    }
    const many = Math.max(visits.length, drill.visits ?? 0);
    for (let at = 0; at < many; at += 1) {
      const visit = visits[at % visits.length];
      if (visit) tell(await playFault(drill, browser, visit));
    }
    return results;
  } finally {
    await browser.close();
  }
}

/**
 * The preview's address at the origin where it is shown, and the release's entry there. Rejects where that is the site's own origin,
 * and nobody stays signed in.
 */
async function openPreview(
  { preview, slice, version }: Drill,
  browser: Browser,
): Promise<{ preview: string; entry: Entry }> {
  const page = await browser.newPage();
  await page.goto(preview);
  const shown = page.url();
  if (new URL(shown).origin === new URL(preview).origin)
    throw new Error('A drill needs a site with an origin for previews: VETO_PREVIEW_ORIGIN.');
  const entry = await page.evaluate(
    async (folder) => {
      const { entry: name, container } = (await (await fetch(`${folder}release.json`)).json()) as Record<
        string,
        string
      >;
      return { name, container, text: await (await fetch(`${folder}${name}`)).text() } as Entry;
    },
    filesOf(slice, version),
  );
  await page.close();
  return { preview: shown, entry };
}

const filesOf = (slice: string, version: string) => `/releases/${slice}/${version}/`;

interface Visit {
  path: string;
  address: string;
  entry: Entry;
  fault: Fault;
  state: Parameters<typeof newVisitor>[2];
}

async function playFault(drill: Drill, browser: Browser, visit: Visit): Promise<Result> {
  const { path, fault } = visit;
  const context = await newVisitor(drill, browser, visit.state);
  const codes = new Set<string>();
  context.on('console', (message) => {
    for (const [code] of message.text().matchAll(/VETO-\d{3}/g)) codes.add(code);
  });
  try {
    const outcome = await fault.play(await trialIn(context, drill, visit));
    const { shown, ...took } = typeof outcome === 'string' ? { shown: outcome } : outcome;
    const fits = fault.allows.includes(shown);
    return {
      path,
      fault: fault.name,
      shown,
      codes: [...codes],
      ...took,
      ...(!fits && { failure: `shows the ${shown}` }),
    };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { path, fault: fault.name, failure: reason };
  } finally {
    await context.close();
  }
}

async function trialIn(context: BrowserContext, drill: Drill, visit: Visit): Promise<Trial> {
  const page = await context.newPage();
  const { slice, version } = drill;
  const { address, entry, state } = visit;
  return {
    page,
    address,
    entry,
    isSignedIn: state !== undefined,
    slice,
    files: filesOf(slice, version),
    async open() {
      await page.goto(addressAt(drill, address));
      if (drill.gatePassword) await passGate(page, drill.gatePassword);
    },
    shown: () => whatIsShown(page, { slice, version }),
    inNewTab: () => trialIn(context, drill, visit),
  };
}

async function whatIsShown(page: Page, release: { slice: string; version: string }): Promise<Shown> {
  const { slice, version } = release;
  const come = page.waitForFunction(
    (name) => {
      const header = document.querySelector('#veto > header');
      const { left = 0, top = 0, width = 0, height = 0 } = header?.getBoundingClientRect() ?? {};
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      const isUsable =
        header?.contains(pressed) && header.querySelector('a') && getComputedStyle(header).opacity !== '0';
      if (!isUsable || !document.querySelector('#veto > footer a') || !document.querySelector('main h1')) return false;
      const { veto } = globalThis as { veto?: { slot(): { slice: string; phase: string; version?: string } } };
      const found = veto && !(veto instanceof Element) ? veto.slot() : undefined;
      return found?.slice === name && ['mounted', 'failed'].includes(found.phase) ? found : false;
    },
    slice,
    { timeout: LIMIT_MS },
  );
  const place = await come.catch((cause) => {
    throw new Error(`no page with header, footer and h1 came in ${LIMIT_MS / 1000} s`, { cause });
  });
  const found = await place.jsonValue().catch(() => undefined);
  // The document has gone by itself meanwhile.
  if (!found) return whatIsShown(page, release);
  const { phase, version: mounted } = found as { phase: string; version?: string };
  await place.dispose();
  if (phase === 'failed') return 'card';
  return mounted === version ? 'candidate' : 'former release';
}
