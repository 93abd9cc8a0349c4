import { afterEach, describe, expect, it } from 'vitest';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { publishTo, type TestSite, testSite } from '../site.fixture.ts';
import { databaseOf, type StandIn } from './database.fixture.ts';
import { listedPages } from './listed-pages.ts';
import { sliceWithRoutes } from './routes.fixture.ts';

const ID = '5eed0001-0000-4000-8000-00000000000a';
const NUMBERED = '5eed0001-0000-4000-8000-00000000000b';
const GONE = '5eed0001-0000-4000-8000-00000000000c';
const HIDDEN = '5eed0001-0000-4000-8000-00000000000d';
const PEOPLE: Record<string, object> = {
  [ID]: { state: 'listed', id: ID, number: null },
  [NUMBERED]: { state: 'listed', id: NUMBERED, number: 2 },
  2: { state: 'listed', id: NUMBERED, number: 2 },
  [HIDDEN]: { state: 'unlisted', id: HIDDEN, number: null },
  [GONE]: { state: 'left', id: GONE, number: null },
};

let site: TestSite;
let database: StandIn | undefined;
afterEach(async () => {
  await site?.stop();
  database?.close();
  database = undefined;
});

const configOf = (gatePassword = '', siteUrl = '') =>
  runTimeConfig({ gatePassword, channelName: 'stable', supabaseUrl: '', supabaseKey: 'sb_key', siteUrl });

async function open(config = configOf(), trustProxy = false): Promise<StandIn> {
  const standIn = await databaseOf({
    veterinarian_address: ({ asked }) => PEOPLE[String(asked)] ?? null,
    listed_veterinarians: ({ after }) => (after ? [] : [[ID, null, '2026-11-20T09:00:00Z']]),
    directory_pages: () => [{ kind: 'city', label: 'Łódź', changed_at: '2026-11-20T09:00:00.5+00:00', price_from: 80 }],
  });
  database = standIn;
  site = await testSite({ config, trustProxy, backend: () => standIn.url });
  await publishTo(
    site.store,
    sliceWithRoutes(
      { path: '/veterinarian/:id', shows: 'veterinarian' },
      { path: '/specialist/:id', shows: 'specialist' },
      { path: '/doctors', shows: 'directory' },
      { path: '/pets', robots: 'noindex' },
    ),
    'entry',
  );
  return standIn;
}

const statusAt = async (path: string) => (await site.get(path)).status;

describe('the address of a veterinarian', () => {
  it('has the status that is true, and the same document in any case', async () => {
    await open();
    for (const kind of ['veterinarian', 'specialist']) {
      expect(await statusAt(`/${kind}/${ID}`)).toBe(200);
      expect(await statusAt(`/${kind}/${GONE}`)).toBe(410);
      expect(await statusAt(`/${kind}/00000000-0000-4000-8000-000000000000`)).toBe(404);
      expect(await statusAt(`/${kind}/nobody`)).toBe(404);
    }
    expect(await (await site.get(`/veterinarian/${GONE}`)).text()).toContain('<div id="veto">');
  });

  it.each([
    [`/veterinarian/${ID.toUpperCase()}`, `/veterinarian/${ID}`],
    [`/veterinarian/${ID}/`, `/veterinarian/${ID}`],
    ['/veterinarian/2?date=2026-11-24', `/veterinarian/${NUMBERED}?date=2026-11-24`],
    [`/specialist/${NUMBERED}`, '/specialist/2'],
  ])('%s moved for good to %s', async (former, now) => {
    await open();
    const answer = await site.get(former);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, now]);
  });

  it('of somebody who is not listed opens, and is kept out of search engines', async () => {
    await open();
    for (const [id, tag] of [
      [HIDDEN, 'noindex'],
      [ID, null],
    ] as const) {
      const answer = await site.get(`/veterinarian/${id}`);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, tag]);
    }
  });

  it('is asked about once in a while, and only where it can be somebody’s', async () => {
    const { asked } = await open();
    for (const path of [`/veterinarian/${ID}`, `/veterinarian/${ID}`, `/specialist/${ID}`, '/specialist/nobody'])
      await statusAt(path);
    expect(asked).toEqual([{ name: 'veterinarian_address', args: { asked: ID } }]);
  });

  it('is 200 while the database is away', async () => {
    const standIn = await open();
    standIn.close();
    expect(await statusAt(`/veterinarian/${ID}`)).toBe(200);
  });
});

describe('search engines', () => {
  it('find the sitemap under the site’s public address', async () => {
    await open(configOf('', 'https://veto.example'));
    expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap: https://veto.example/sitemap.xml');
    const index = await site.get('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await index.text()).toContain('<loc>https://veto.example/sitemap-veterinarians-1.xml</loc>');
    const pages = await (await site.get('/sitemap-pages.xml')).text();
    expect(pages).toContain(
      '<loc>https://veto.example/doctors?city=%C5%81%C3%B3d%C5%BA</loc><lastmod>2026-11-20T09:00:00Z',
    );
    expect(await statusAt('/sitemap-none.xml')).toBe(404);
  });

  it('are told the address that they ask by where none is configured', async () => {
    await open(configOf(), true);
    const answer = await site.get('/robots.txt', { headers: { 'x-forwarded-proto': 'https' } });
    expect(await answer.text()).toContain(`Sitemap: ${site.url.replace('http:', 'https:')}/sitemap.xml`);
  });

  it('keep nothing of a site with a password, and no account page of any', async () => {
    await open(configOf('veto'));
    for (const path of ['/doctors', '/login', '/robots.txt', '/config.json', '/nowhere'])
      expect((await site.get(path)).headers.get('x-robots-tag'), path).toBe('noindex');
    expect(await (await site.get('/robots.txt')).text()).toBe('User-agent: *\nAllow: /calendar/\nDisallow: /\n');
    expect(await statusAt('/sitemap.xml')).toBe(404);
    await site.stop();
    await open();
    const tagAt = async (path: string) => (await site.get(path)).headers.get('x-robots-tag');
    for (const path of ['/login', '/pets', '/_moderation']) expect(await tagAt(path), path).toBe('noindex');
    for (const path of ['/doctors', `/veterinarian/${ID}`]) expect(await tagAt(path), path).toBeNull();
  });

  it('are asked to come back while the database is away', async () => {
    const standIn = await open();
    standIn.close();
    const answer = await site.get('/sitemap.xml');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  });
});

it('reads the pages once an hour, and keeps the former answer while the database is away', async () => {
  let now = 0;
  const { asked } = await open();
  const read = listedPages({ config: configOf(), backend: () => database?.url ?? null }, () => now);
  const [first, second] = await Promise.all([read(), read()]);
  expect(second).toBe(first);
  expect(asked).toHaveLength(3);
  now = 3_600_000;
  database?.close();
  expect(await read()).toBe(first);
});
