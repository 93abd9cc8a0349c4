import type { Locator, Page } from '@playwright/test';
import { parseRates } from '@veto/slice-kit/release-rates';
import { test as base, expect } from '../../fixtures/test.ts';
import type { StoreSite } from './store-site.ts';
import { type Misbehaviour, titleOf, WRITTEN, type WrittenSlice } from './written-slice.ts';

export interface Report {
  code: string;
  slice: string;
  version: string;
  stage: string;
}

/** As the site lists it: `request` is the id of the request that brought it. */
export interface SentReport extends Report {
  request: string;
  message: string;
  stack?: string;
  side?: string;
  shell?: string;
  revision: number;
  route: string;
  lastRequestId?: string;
}

type Release = Pick<WrittenSlice, 'does' | 'release' | 'sheet'>;

/** What visitors have where the only release of a slice fails. */
interface FailedSlice {
  card: Locator;
  /** Publishes a release that is right. */
  repair(): Promise<WrittenSlice>;
}

interface Fixtures {
  store: StoreSite;
  /** The name of a slice of this test's own. */
  slice: string;
  publishFirst(first: Release): Promise<WrittenSlice>;
  /** Publishes a good release of that slice, and a bad one after it. */
  publishBad(bad: Release): Promise<{ good: WrittenSlice; bad: WrittenSlice }>;
  /** The same as `publishFirst` and `publishBad`; then opens the slice's page. */
  openFirst(first: Release): Promise<WrittenSlice>;
  openBad(bad: Release): Promise<{ good: WrittenSlice; bad: WrittenSlice }>;
  /** As `openFirst`, of a release that fails before it is on the page. */
  openFailing(does: Misbehaviour): Promise<FailedSlice>;
}

/** `test` on a site with a release store of its own. */
export const test = base.extend<Fixtures>({
  store: async ({ faultySite }, use) => use(faultySite),
  baseURL: async ({ store }, use) => use(store.url),
  looksAt: 'document',
  slice: async ({ baseURL: _ }, use, info) => use(`${WRITTEN}${info.testId.replaceAll(/[^a-z0-9]/g, '').slice(-12)}`),
  publishFirst: async ({ store, slice }, use) => {
    await use(async (release) => {
      const first = { slice, version: '1.0.0', ...release };
      await store.publish(first);
      return first;
    });
  },
  publishBad: async ({ store, slice, publishFirst }, use) => {
    await use(async (release) => {
      const good = await publishFirst({});
      const bad = { slice, version: '1.0.1', ...release };
      await store.publish(bad);
      return { good, bad };
    });
  },
  openFirst: async ({ page, slice, publishFirst }, use) => {
    await use(async (release) => {
      const first = await publishFirst(release);
      await page.goto(`/${slice}`);
      return first;
    });
  },
  openBad: async ({ page, slice, publishBad }, use) => {
    await use(async (release) => {
      const both = await publishBad(release);
      await page.goto(`/${slice}`);
      return both;
    });
  },
  openFailing: async ({ page, store, slice, openFirst, problems }, use) => {
    await use(async (does) => {
      problems.expect(/VETO-202/);
      await openFirst({ does });
      return {
        card: page.getByRole('main').getByRole('alert'),
        async repair() {
          const repaired = { slice, version: '1.0.1' };
          await store.publish(repaired);
          return repaired;
        },
      };
    });
  },
});

export { expect };

/** All that browsers have reported to the site, oldest first. */
export async function allReports(page: Page): Promise<SentReport[]> {
  const lines = (await (await page.request.get('/_reports')).json()) as {
    request: string;
    report: Omit<SentReport, 'request'>;
  }[];
  return lines.map(({ request, report }) => ({ ...report, request }));
}

/** What the site has counted of a slice: side, semver, loads, failures and slow loads. */
export async function countsOf(page: Page, slice: string): Promise<string[]> {
  const { rates } = parseRates(await (await page.request.get('/_rates')).text());
  const own = rates.filter((rate) => rate.slice === slice);
  return own.map((rate) => `${rate.side} ${rate.version.split('-')[0]}: ${rate.loads} ${rate.failures} ${rate.slow}`);
}

/** The failures of a slice that browsers have reported to the site. */
export async function reportsOf(page: Page, slice: string): Promise<SentReport[]> {
  return (await allReports(page)).filter((report) => report.slice === slice);
}

/** Waits for the first report of a slice with this code whose message matches. */
export async function reportWith(page: Page, slice: string, code: string, says = /./): Promise<SentReport> {
  const find = async () =>
    (await reportsOf(page, slice)).find((report) => report.code === code && says.test(report.message));
  await expect.poll(find).toBeDefined();
  const report = await find();
  if (!report) throw new Error(`The site has forgotten the ${code} of ${slice}`);
  return report;
}

/** Waits for the report of a failure: beacons take their time. */
export async function expectReport(page: Page, { slice, version, code, stage }: Report): Promise<void> {
  await expect
    .poll(async () => (await reportsOf(page, slice)).map(({ code, version, stage }) => ({ code, version, stage })))
    .toContainEqual({ code, version: `${version}-aaaaaaaa`, stage });
}

export const heading = (page: Page, written: WrittenSlice) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: titleOf(written) });

/** The release is on the page, alone, and works. */
export async function expectRunning(page: Page, written: WrittenSlice): Promise<void> {
  await expect(heading(page, written)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
