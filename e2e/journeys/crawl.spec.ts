import type { APIRequestContext } from '@playwright/test';
import { certainSlice, routeTable } from '@veto/shell/server';
import { type Channel, channelIn, channelSchema } from '@veto/slice-kit/contract';
import { VETERINARY_CARE } from '../../shared-data/src/veterinarians/veterinary-care.fixture.ts';
import { DOCUMENT_BUDGET_KB } from '../budgets.ts';
import { filledDocument } from '../fixtures/filled-document.ts';
import { type ReadDocument, readDocument } from '../fixtures/read-document.ts';
import { expect, test } from '../fixtures/test.ts';
import { startSite } from '../site/start-site.ts';

const HOME = 'https://veto.example';

interface Page extends ReadDocument {
  status: number;
  /** Where it is in each language. */
  others: string[];
  /** As brotli sends it. */
  kilobytes: number;
}

interface Crawl {
  /** The pages of the sitemap, by path and query. */
  listed: Map<string, Page>;
  /** Those and all to which they lead. */
  all: Map<string, Page>;
}

// One crawl for all: what a search engine finds in a site with the demo data alone. No other test's vets come and go.
test.describe.configure({ mode: 'default' });
let crawl: Crawl;
test.beforeAll(async ({ playwright }) => {
  const site = await startSite({ quiet: true, env: { VETO_GATE_PASSWORD: '', VETO_SITE_URL: HOME } });
  const request = await playwright.request.newContext({ baseURL: site.url });
  crawl = await crawlOf(request).finally(() => site.stop());
  await request.dispose();
});

test('every address of the sitemap is a page with a head of its own, as light as its budget says', () => {
  expect(crawl.listed.size).toBeGreaterThan(100);
  for (const [path, page] of crawl.listed)
    expect.soft(page, path).toMatchObject({
      status: 200,
      lang: /^\/uk(\/|$)/.test(path) ? 'uk' : /^\/(map-search|specialist|pl)(\/|$)/.test(path) ? 'pl' : 'en',
      title: expect.stringMatching(/. · Veto$/),
      canonicals: [HOME + path],
      descriptions: [expect.stringMatching(/./)],
      headings: 1,
    });
  const titles = [...crawl.listed.values()].map(({ title }) => title);
  expect.soft(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
  const heavy = [...crawl.all].filter(([, { kilobytes }]) => !(kilobytes <= DOCUMENT_BUDGET_KB));
  expect.soft(heavy.map(([path, { kilobytes }]) => `${path} ${kilobytes} kB`)).toEqual([]);
});

test('pages of vets say what schema.org knows of a practice, and no other page does', () => {
  for (const [path, { jsonLd }] of crawl.listed) {
    const isVet = /^(?:\/uk)?\/(veterinarian|specialist)\//.test(path);
    expect.soft(jsonLd, path).toEqual(isVet ? [expect.objectContaining({ url: HOME + path })] : []);
    for (const data of jsonLd) expect.soft(VETERINARY_CARE.safeParse(data).error, path).toBeUndefined();
  }
});

test('a page and the same page in the other language name each other', () => {
  for (const [path, { alternates }] of crawl.listed)
    for (const { lang, href } of alternates.filter((one) => one.lang !== 'x-default')) {
      const other = crawl.all.get(pathOf(href));
      expect.soft(other?.lang, `the language of ${href}`).toBe(lang);
      expect.soft(other?.alternates, `${href} names ${path}`).toEqual(alternates);
    }
});

test('a link leads to every page, and no link to nothing', () => {
  const broken = [...crawl.all].flatMap(([path, { status }]) => (status === 200 ? [] : `${path} ${status}`));
  expect.soft(broken).toEqual([]);
  expect.soft(orphansOf(crawl), 'pages that no other links, in neither language').toEqual([]);
});

async function crawlOf(request: APIRequestContext): Promise<Crawl> {
  const channel = channelIn(channelSchema.parse(await (await request.get('/channels/stable.json')).json()));
  const listed = await pagesAt(request, channel, await addressesOfSitemap(request));
  const targets = new Set([...listed.values()].flatMap(({ links, others }) => [...links, ...others]));
  const beside = [...targets].filter((path) => !listed.has(path));
  return { listed, all: new Map([...listed, ...(await pagesAt(request, channel, beside))]) };
}

async function addressesOfSitemap(request: APIRequestContext): Promise<string[]> {
  const addressesIn = async (file: string) => {
    const text = await (await request.get(file)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => pathOf(found.replaceAll('&amp;', '&')));
  };
  const files = await addressesIn('/sitemap.xml');
  return (await Promise.all(files.map(addressesIn))).flat();
}

/** So many are asked for at once. */
const READERS = 3;

async function pagesAt(request: APIRequestContext, channel: Channel, paths: string[]): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  const rest = paths.values();
  const read = async () => {
    for (const path of rest) pages.set(path, await pageAt(request, channel, path));
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return pages;
}

async function pageAt(request: APIRequestContext, channel: Channel, path: string): Promise<Page> {
  const owner = certainSlice(routeTable(channel), path.split('?')[0] ?? '');
  const asking = owner && channel.slices[owner.slice]?.stable.firstPaint?.asking;
  if (asking?.includes(owner?.route.path ?? '')) await filledDocument(request, path);
  const answer = await request.get(path, { headers: { 'accept-encoding': 'br' }, maxRedirects: 1 });
  const document = readDocument(await answer.text());
  return {
    ...document,
    links: document.links.filter((href) => href.startsWith('/')).map(pathOf),
    others: document.alternates.map(({ href }) => pathOf(href)),
    status: answer.status(),
    kilobytes: Number(answer.headers()['content-length']) / 1000,
  };
}

/** Path and query within the site. Each free time of a vet is a link to one page, which need not be read twelve times. */
function pathOf(address: string): string {
  const { pathname, searchParams } = new URL(address, HOME);
  for (const name of ['date', 'time']) searchParams.delete(name);
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
}

function orphansOf({ listed, all }: Crawl): string[] {
  const linked = new Set([...all].flatMap(([path, { links }]) => links.filter((link) => link !== path)));
  return [...listed].flatMap(([path, { others }]) => ([path, ...others].some((one) => linked.has(one)) ? [] : path));
}
