import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import autocannon from 'autocannon';
import { coldPage, countTrips, nextPage, slowVisit } from '../measure.ts';

export const PATHS = ['/vets', '/profile'] as const;
export type Path = (typeof PATHS)[number];

/** One visit, in ms from the start of the navigation. */
export interface PeerVisit {
  lcpMs: number;
  contentMs: number;
  usableMs: number;
  /** Of all that came until nothing larger was painted for a while, with headers, on the wire. */
  bytes: number;
}

/** A first visit, and a second one in the same browser. After each a filter must answer, or a field take what is typed. */
export async function visitTwice(browser: Browser, url: string, path: Path): Promise<[PeerVisit, PeerVisit]> {
  const { context, page, session } = await coldPage(browser, url + path, undefined, watchPage);
  const first = await visit(page, session, url, path);
  const second = await visitAgain(context, url, path);
  await context.close();
  return [first, second];
}

async function visitAgain(context: BrowserContext, url: string, path: Path): Promise<PeerVisit> {
  const { page, session } = await nextPage(context);
  return visit(page, session, url, path);
}

async function visit(page: Page, session: CDPSession, url: string, path: Path): Promise<PeerVisit> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const { lcpMs, contentMs, usableMs } = await slowVisit(page, session, url + path);
  const seen = { lcpMs, contentMs, usableMs, bytes };
  await expectAnswer(page, path);
  await page.close();
  return seen;
}

async function expectAnswer(page: Page, path: Path): Promise<void> {
  if (path === '/vets') {
    await page.getByRole('button', { name: 'Kraków' }).click();
    await page.getByText('11 veterinarians').waitFor();
  } else {
    await page.getByLabel('Your pet’s name').fill('Burek');
    await page.getByText('A visit for Burek').waitFor();
  }
}

/** The longest chain of scripts and calls for data, each of which had to wait for the one before; the document is the first. */
export async function tripsTo(browser: Browser, url: string, path: Path): Promise<number> {
  return (await countTrips(browser, url + path, undefined, watchPage)).withData;
}

/** Documents a second with ten connections. */
export async function documentsPerSecond(url: string, path: Path, seconds: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    ...{ url: url + path, connections: 10, duration: seconds, headers: { 'accept-encoding': 'br' } },
  });
  if (non2xx + errors > 0) throw new Error(`${url}${path}: ${non2xx + errors} documents failed`);
  return requests.average;
}

/**
 * Runs in the page, before it: looks at every frame what of it is seen. An element is usable once React has it, since React
 * answers from then on: every peer's pages are React's, also where a server has painted them before.
 */
function watchPage(): void {
  const seen: NonNullable<Window['vetoSeen']> = { vetsMs: Number.NaN };
  window.vetoSeen = seen;
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const ofReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const headings = shown('main h1');
    if (headings.length > 0) seen.contentMs ??= performance.now();
    if (headings.some(ofReact)) seen.ownMs ??= performance.now();
    if (shown('main :is(button[aria-pressed], form input)').some(ofReact)) seen.fieldMs ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
