import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { parse } from 'regexparam';
import type { Route } from '../src/contract/slice-manifest.ts';
import { CODE_FAULTS } from './code-faults.ts';
import { type Fault, OUTER_FAULTS, type Shown, type Trial } from './faults.ts';

/** Every fault that a browser can play with a release that is not live, the plain visit first. */
export const FAULTS: readonly Fault[] = [...OUTER_FAULTS, ...CODE_FAULTS];

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
  /** The path of a Chromium. */
  browser: string | undefined;
}

/** The outcome of a fault on a page. */
export interface Result {
  /** The path of the route. */
  path: string;
  fault: string;
  shown?: Shown;
  /** How long the visitor had no page, where the fault took it. */
  seconds?: number;
  /** Why a visitor would be lost. */
  failure?: string;
}

/** A page on a slow machine, whose files fail twice before the next release is tried. */
const LIMIT_MS = 40_000;
/** The data of a page that no fault holds up. */
const DATA_MS = 10_000;

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
    const drill = { ...order, preview: await ownOriginOf(order, browser) };
    const results: Result[] = [];
    const tell = (result: Result) => {
      results.push(result);
      onResult(result);
    };
    const sessions = new Map<string, BrowserContextOptions['storageState']>();
    for (const { address, route } of await addressesOf(drill, browser, sessions)) {
      if (address === undefined) {
        tell({ path: route.path, fault: 'opens', failure: 'no page leads there: name an address with --path' });
        continue;
      }
      for (const fault of FAULTS.filter(({ name }) => drill.faults.length === 0 || drill.faults.includes(name)))
        tell(await playFault(drill, browser, { path: route.path, address, fault, state: sessions.get(keyOf(route)) }));
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** The preview's address at the origin where it is shown. Rejects where that is the site's own, and nobody stays signed in. */
async function ownOriginOf({ preview }: Drill, browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.goto(preview);
  const shown = page.url();
  await page.close();
  if (new URL(shown).origin === new URL(preview).origin)
    throw new Error('A drill needs a site with an origin for previews: VETO_PREVIEW_ORIGIN.');
  return shown;
}

/** A page of the preview: its origin has no other. */
function addressAt({ preview }: Drill, path: string): string {
  const address = new URL(path, preview);
  for (const [name, value] of new URL(preview).searchParams) address.searchParams.set(name, value);
  return address.href;
}

/** Whose session a route needs: nobody's where a visitor without one sees the page. */
function keyOf({ audience }: Route): Route['audience'][number] {
  return audience.includes('signed-out') ? 'signed-out' : (audience[0] ?? 'signed-out');
}

async function newPage(
  { gatePassword }: Drill,
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
): Promise<Page> {
  // Requests of a service worker are none of the page's.
  const context = await browser.newContext({ serviceWorkers: 'block', ...(storageState && { storageState }) });
  if (gatePassword)
    await context.addInitScript(() => {
      try {
        localStorage.setItem('veto_authenticated', 'true');
      } catch {
        // The gate asks instead.
      }
    });
  return context.newPage();
}

/** An address for each route; those with parameters are taken from `paths`, else from a link on another page of the slice. */
async function addressesOf(
  drill: Drill,
  browser: Browser,
  sessions: Map<string, BrowserContextOptions['storageState']>,
): Promise<{ address: string | undefined; route: Route }[]> {
  const seen: string[] = [...drill.paths];
  const hasParameter = ({ path }: Route) => /[:*]/.test(path);
  for (const route of drill.routes) {
    const key = keyOf(route);
    if (!sessions.has(key)) sessions.set(key, await sessionOf(drill, browser, key));
    if (hasParameter(route)) continue;
    const page = await newPage(drill, browser, sessions.get(key));
    await page.goto(addressAt(drill, route.path));
    // Links come with the data. A release that asks without end is never idle: a fault says so.
    await page.waitForLoadState('networkidle', { timeout: DATA_MS }).catch(() => {});
    seen.push(
      ...(await page
        .getByRole('main')
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
    );
    await page.context().close();
  }
  return drill.routes.map((route) => {
    const { pattern } = parse(route.path);
    const matches = (address: string) => pattern.test(new URL(address, drill.preview).pathname);
    return { route, address: hasParameter(route) ? seen.find(matches) : route.path };
  });
}

/** Signs in by the form, for as long as the browser's storage is kept. undefined for nobody. */
async function sessionOf(
  drill: Drill,
  browser: Browser,
  audience: Route['audience'][number],
): Promise<BrowserContextOptions['storageState']> {
  const account = drill.accounts[audience];
  if (!account) return undefined;
  const page = await newPage(drill, browser, undefined);
  await page.goto(addressAt(drill, '/login'));
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('checkbox', { name: /remember me/i }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign in/i })
    .click();
  await page.waitForURL((url) => url.pathname !== '/login', { timeout: LIMIT_MS });
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

async function playFault(
  drill: Drill,
  browser: Browser,
  {
    path,
    address,
    fault,
    state,
  }: { path: string; address: string; fault: Fault; state: BrowserContextOptions['storageState'] },
): Promise<Result> {
  const page = await newPage(drill, browser, state);
  const { slice, version } = drill;
  const trial: Trial = {
    page,
    address,
    isSignedIn: state !== undefined,
    slice,
    files: `/releases/${slice}/${version}/`,
    async open() {
      await page.goto(addressAt(drill, address));
      if (drill.gatePassword) await passGate(page, drill.gatePassword);
    },
    shown: () => whatIsShown(page, { slice, version }),
  };
  try {
    const outcome = await fault.play(trial);
    const { shown, ...took } = typeof outcome === 'string' ? { shown: outcome } : outcome;
    await page.getByRole('contentinfo').waitFor({ timeout: 1000 });
    const fits = fault.allows.includes(shown);
    return { path, fault: fault.name, shown, ...took, ...(!fits && { failure: `shows the ${shown}` }) };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { path, fault: fault.name, failure: reason };
  } finally {
    await page.context().close();
  }
}

/** Where storage is refused, the gate stands before each document. */
async function passGate(page: Page, password: string): Promise<void> {
  const field = page.getByPlaceholder('Enter password');
  await field.or(page.locator('main h1')).first().waitFor({ timeout: LIMIT_MS });
  if (!(await field.isVisible())) return;
  await field.fill(password);
  await page.getByRole('button', { name: 'Access Site' }).click();
}

async function whatIsShown(page: Page, { slice, version }: { slice: string; version: string }): Promise<Shown> {
  const place = await page.waitForFunction(
    (name) => {
      const { veto } = globalThis as { veto?: { slot(): { slice: string; phase: string; version?: string } } };
      const found = veto && !(veto instanceof Element) ? veto.slot() : undefined;
      const isThere = found?.slice === name && ['mounted', 'failed'].includes(found.phase);
      return isThere && document.querySelector('main h1') ? found : false;
    },
    slice,
    { timeout: LIMIT_MS },
  );
  const { phase, version: mounted } = (await place.jsonValue()) as { phase: string; version?: string };
  if (phase === 'failed') return 'card';
  return mounted === version ? 'candidate' : 'former release';
}
