import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { parse } from 'regexparam';
import type { Route } from '../src/contract/slice-manifest.ts';
import { LIMIT_MS } from './faults.ts';
import type { Drill } from './play-drill.ts';

/** The data of a page that no fault holds up, in milliseconds. */
const DATA_MS = 10_000;

/** By audience. */
export type Sessions = Map<string, BrowserContextOptions['storageState']>;

/** A page of the preview: its origin has no other. */
export function addressAt({ preview }: Drill, path: string): string {
  const address = new URL(path, preview);
  for (const [name, value] of new URL(preview).searchParams) address.searchParams.set(name, value);
  return address.href;
}

/** Whose session a route needs: nobody's where a visitor without one sees the page. */
export function keyOf({ audience }: Route): Route['audience'][number] {
  return audience.includes('signed-out') ? 'signed-out' : (audience[0] ?? 'signed-out');
}

/** A browser of somebody who is past the gate. */
export async function newVisitor(
  { gatePassword }: Drill,
  browser: Browser,
  storageState: BrowserContextOptions['storageState'],
): Promise<BrowserContext> {
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
  return context;
}

/** An address for each route; those with parameters are taken from `paths`, else from a link on another page of the slice. */
export async function addressesOf(
  drill: Drill,
  browser: Browser,
  sessions: Sessions,
): Promise<{ address: string | undefined; route: Route }[]> {
  const seen: string[] = [...drill.paths];
  const hasParameter = ({ path }: Route) => /[:*]/.test(path);
  for (const route of drill.routes) {
    const key = keyOf(route);
    if (!sessions.has(key)) sessions.set(key, await sessionOf(drill, browser, key));
    if (hasParameter(route)) continue;
    const page = await (await newVisitor(drill, browser, sessions.get(key))).newPage();
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
  const page = await (await newVisitor(drill, browser, undefined)).newPage();
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

/** Where storage is refused, the gate stands before each document. */
export async function passGate(page: Page, password: string): Promise<void> {
  // In the language of the address. A page of the site has a header, and may have passwords of its own.
  const field = page.locator('body:not(:has(header)) input[type="password"]');
  await field.or(page.locator('main h1')).first().waitFor({ timeout: LIMIT_MS });
  if (!(await field.isVisible())) return;
  await field.fill(password);
  await field.press('Enter');
}
