import type { Page, Route } from 'playwright-core';

/** Content of the slice's place: the release under test, the one before it, or the card with Retry. */
export type Shown = 'candidate' | 'former release' | 'card';

/** The release under test at one address, in a tab of its own. */
export interface Trial {
  page: Page;
  /** The path and query of the page. */
  address: string;
  /** Whether somebody is signed in: storage that could not be read would sign them out. */
  isSignedIn: boolean;
  slice: string;
  /** The first part of the address of each of its files. */
  files: string;
  /** The release's first file: its name, its text, and the name of the container that it defines. */
  entry: Entry;
  /** Opens the page in a new document. */
  open(): Promise<void>;
  /**
   * Waits until header and footer answer, and for the page's content or what stands in its place. Throws when they do not come.
   */
  shown(): Promise<Shown>;
  /** The same page for the same visitor, in another tab of the browser. */
  inNewTab(): Promise<Trial>;
}

export interface Entry {
  name: string;
  text: string;
  container: string;
}

export interface Outcome {
  shown: Shown;
  /** How long the visitor was without page or header, in seconds, where the fault took one. */
  seconds?: number;
  /** What the page leaves behind. */
  left?: string;
}

export interface Fault {
  name: string;
  /** Plays it. The outcome stands in the table; throws where a visitor would be lost. */
  play(trial: Trial): Promise<Shown | Outcome>;
  /** Content that is right: a fault of its files is none of the page's own. */
  allows: readonly Shown[];
}

/** A page on a slow machine, whose files fail twice before the next release is tried. */
export const LIMIT_MS = 40_000;

/** To a tenth. */
export const secondsSince = (ms: number) => Math.round((Date.now() - ms) / 100) / 10;

const REPLACED: readonly Shown[] = ['former release', 'card'];
const OWN: readonly Shown[] = ['candidate'];
/** More requests than this for one question, and the page asks without end. */
const MOST_REQUESTS = 3;
const WATCHED_MS = 5000;

/** The page with some files of the release that go wrong, and afterwards, when they are right again. */
function withFiles(which: RegExp, answer: (route: Route) => Promise<void>) {
  return async ({ page, files, open, shown }: Trial): Promise<Outcome> => {
    const broken = (url: URL) => url.pathname.startsWith(files) && which.test(url.pathname);
    let brokenAt: number | undefined;
    await page.route(broken, (route) => {
      brokenAt ??= Date.now();
      return answer(route);
    });
    await open();
    const outcome = { shown: await shown(), seconds: brokenAt === undefined ? 0 : secondsSince(brokenAt) };
    await page.unroute(broken);
    await open();
    if ((await shown()) !== 'candidate') throw new Error('does not come back when its files are there again');
    return outcome;
  };
}

async function storageRefused({ page, isSignedIn, open, shown }: Trial): Promise<Shown> {
  await page.addInitScript((isOnlyFull) => {
    if (isOnlyFull) {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return;
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }, isSignedIn);
  await open();
  return shown();
}

async function networkGoes({ page, open, shown }: Trial): Promise<Outcome> {
  await open();
  await shown();
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  const returnsAt = Date.now();
  await page.goBack();
  const outcome = { shown: await shown(), seconds: secondsSince(returnsAt) };
  await page.context().setOffline(false);
  return outcome;
}

/** The database fails: the page says so and does not ask without end. */
async function answersFail({ page, open, shown }: Trial): Promise<Shown> {
  const asked = new Map<string, number>();
  await page.route('**/rest/v1/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    // Without it nobody is signed in.
    if (searchParams.get('select')?.includes('user_type')) return route.fallback();
    const question = `${route.request().method()} ${route.request().url()} ${route.request().postData() ?? ''}`;
    asked.set(question, (asked.get(question) ?? 0) + 1);
    return route.fulfill({ status: 500, json: { message: 'deadlock detected', code: '40P01' } });
  });
  await open();
  const outcome = await shown();
  await page.waitForTimeout(WATCHED_MS);
  const most = Math.max(0, ...asked.values());
  if (most > MOST_REQUESTS) throw new Error(`asks the same ${most} times in ${WATCHED_MS / 1000} s`);
  return outcome;
}

/** Leaves the page and comes back until something that it leaves behind would show. */
async function comesAndGoes({ page, open, shown }: Trial): Promise<Shown> {
  const left: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('VETO-208')) left.push(message.text());
  });
  await page.addInitScript(() => {
    (globalThis as { vetoChecksSlices?: boolean }).vetoChecksSlices = true;
  });
  await open();
  await shown();
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('contentinfo').getByRole('link').first().click();
    // A page has a second to clear up.
    await page.waitForTimeout(1500);
    await page.goBack();
    await shown();
  }
  if (left[0]) throw new Error(left[0]);
  return shown();
}

/** What files, storage, network and database can do to a release that is not live, the plain visit first. */
export const OUTER_FAULTS: readonly Fault[] = [
  {
    name: 'opens',
    allows: OWN,
    async play({ page, open, shown }) {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await open();
      const outcome = await shown();
      if (errors[0]) throw new Error(errors[0]);
      return outcome;
    },
  },
  { name: 'comes and goes', allows: OWN, play: comesAndGoes },
  {
    name: 'its entry is missing',
    allows: REPLACED,
    play: withFiles(/entry\./, (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'every other file is missing',
    // A page may not need them at once.
    allows: [...REPLACED, 'candidate'],
    play: withFiles(/\/(?!entry\.)[^/]*\.js$/, (route) => route.fulfill({ status: 404 })),
  },
  {
    name: 'its files differ from their hashes',
    allows: REPLACED,
    play: withFiles(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '0' })),
  },
  {
    name: 'its files answer a page',
    allows: REPLACED,
    play: withFiles(/\.js$/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' })),
  },
  { name: 'storage is refused', allows: OWN, play: storageRefused },
  { name: 'the network goes', allows: ['candidate', 'card'], play: networkGoes },
  { name: 'the database fails', allows: OWN, play: answersFail },
];
