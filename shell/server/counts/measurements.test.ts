import { parseRates } from '@veto/slice-kit/release-rates';
import { moveChannel, moves, uploadRelease } from '@veto/slice-kit/releases';
import { afterEach, describe, expect, it } from 'vitest';
import { visitorAt } from '../../isomorphic/canary-rank.fixture.ts';
import { builtRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { cookiesOf, SHELL, SLICE, type TestSite, testSite } from '../site.fixture.ts';
import { CountTickets } from './count-tickets.ts';

let site: TestSite;
afterEach(() => site?.stop());

const CANARY = sliceRelease('mf-pets', '1.1.0-ca9a4aaaaaaa', 'canary');
/** As the page of a visitor who has this place among those who may get the canary, of 10 percent. */
async function say(place: number, events: string[][], headers: Record<string, string> = {}): Promise<Response> {
  const cookie = await cookiesOf(site.url, visitorAt(place, 'mf-pets'));
  return site.get('/_rates', { method: 'POST', body: JSON.stringify(events), headers: { cookie, ...headers } });
}
const [IN_CANARY, IN_STABLE] = [3, 50];
const rates = async () => parseRates(await (await site.get('/_rates')).text()).rates;
const metrics = async () => (await site.get('/metrics')).text();

async function siteWithCanary(options: Parameters<typeof testSite>[0] = {}): Promise<void> {
  site = await testSite(options);
  await publishCanary();
}

async function publishCanary(): Promise<void> {
  await uploadRelease(site.store, await builtRelease(CANARY, 'canary'));
  await moveChannel(site.store, 'stable', 'test', (now) => moves.publishCanary(now, CANARY, 10));
}

describe('reports of pages about releases', () => {
  it('is counted for each release, stable beside canary', async () => {
    await siteWithCanary();
    const mounted = [
      ['mf-pets', SLICE.version, 'load'],
      ['mf-pets', SLICE.version, 'mount'],
    ];
    expect((await say(IN_STABLE, mounted)).status).toBe(204);
    await say(IN_CANARY, [
      ['mf-pets', CANARY.version, 'load'],
      ['mf-pets', CANARY.version, 'failure'],
    ]);
    await say(IN_CANARY, [['shell', SHELL.version, 'load']]);
    await say(IN_CANARY, [['mf-pets', CANARY.version, 'load']]);
    const { since, rates: counted } = parseRates(await (await site.get('/_rates')).text());
    expect(Date.now() - Date.parse(since)).toBeLessThan(60_000);
    expect(counted).toEqual([
      { slice: 'mf-pets', version: SLICE.version, side: 'stable', loads: 1, mounts: 1, failures: 0, slow: 0 },
      { slice: 'mf-pets', version: CANARY.version, side: 'canary', loads: 2, mounts: 0, failures: 1, slow: 0 },
      { slice: 'shell', version: SHELL.version, side: 'stable', loads: 1, mounts: 0, failures: 0, slow: 0 },
    ]);
    expect(await metrics()).toContain(
      `veto_slice_failures_total{slice="mf-pets",version="${CANARY.version}",side="canary"} 1`,
    );
  });

  it('is not believed about releases that the channel does not name, nor twice in one breath', async () => {
    await siteWithCanary();
    await say(IN_CANARY, [
      ['mf-pets', '9.9.9-ffffffffffff', 'failure'],
      ['mf-none', SLICE.version, 'load'],
    ]);
    expect(await rates()).toEqual([]);
    await say(
      IN_CANARY,
      Array.from({ length: 50 }, () => ['mf-pets', CANARY.version, 'failure']),
    );
    expect(await rates()).toMatchObject([{ failures: 1 }]);
  });

  it('counts nothing without what a document of this site carried in the last day', async () => {
    let now = Date.parse('2026-11-01T10:00:00Z');
    await siteWithCanary({ countsKey: 'a key', now: () => now });
    const load = [['mf-pets', SLICE.version, 'load']];
    const foreign = new CountTickets({ key: Promise.resolve('another key'), path: '/_rates', now: () => now });
    const made = (await foreign.cookieFor({ bucket: 1, revision: 1 })).split(';')[0] ?? '';
    for (const cookie of ['', 'veto_counts=1.1.1.x', made])
      expect((await say(IN_STABLE, load, { cookie })).status).toBe(204);
    const cookie = await cookiesOf(site.url, 1);
    await say(IN_STABLE, load, { cookie: cookie.replace('veto_counts=1.', 'veto_counts=2.') });
    now += 25 * 3600 * 1000;
    await say(IN_STABLE, load, { cookie });
    expect(await rates()).toEqual([]);
    await say(IN_STABLE, load);
    expect(await rates()).toMatchObject([{ loads: 1 }]);
  });

  it('says nothing of a canary that began after its document', async () => {
    site = await testSite();
    const before = await cookiesOf(site.url, visitorAt(IN_CANARY, 'mf-pets'));
    await publishCanary();
    await say(IN_CANARY, [['mf-pets', CANARY.version, 'failure']], { cookie: before });
    expect(await rates()).toEqual([]);
  });

  it('is of the side that the number of its document has, whatever it says', async () => {
    await siteWithCanary();
    await say(IN_STABLE, [['mf-pets', CANARY.version, 'failure']]);
    await say(IN_CANARY, [['mf-pets', SLICE.version, 'load']]);
    expect(await rates()).toMatchObject([
      { version: SLICE.version, side: 'canary' },
      { version: CANARY.version, side: 'stable' },
    ]);
  });

  it('is taken from pages of this site and of named static hosts, whose documents carry nothing', async () => {
    await siteWithCanary({ staticOrigins: ['https://files.example'] });
    const load = [['mf-pets', SLICE.version, 'load']];
    for (const origin of ['https://evil.example', 'null', site.url.replace('127.0.0.1', 'localhost')])
      expect((await say(IN_STABLE, load, { origin })).status).toBe(403);
    expect(await rates()).toEqual([]);
    expect((await say(IN_STABLE, load, { origin: site.url })).status).toBe(204);
    const canary = [['mf-pets', SLICE.version, 'load', CANARY.version]];
    expect((await say(IN_STABLE, canary, { origin: 'https://files.example', cookie: '' })).status).toBe(204);
    expect((await rates()).map(({ side, loads }) => [side, loads])).toEqual([
      ['stable', 1],
      ['canary', 1],
    ]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"slice":"mf-pets"}',
    '[["mf-pets","1.0.0","worked"]]',
    `[["${'x'.repeat(200)}","1","load"]]`,
  ])('is events or nothing: %.40s', async (body) => {
    site = await testSite();
    expect((await site.get('/_rates', { method: 'POST', body })).status).toBe(400);
  });

  it('is limited for each sender', async () => {
    site = await testSite({ trustProxy: true });
    const from = (sender: string) =>
      site.get('/_rates', { method: 'POST', body: '[["a","1","load"]]', headers: { 'x-forwarded-for': sender } });
    const answers = await Promise.all(Array.from({ length: 125 }, () => from('203.0.113.7')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await from('203.0.113.8')).status).toBe(204);
  });
});

describe('the measurements', () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };

  it.each(['/metrics', '/_rates'])('%s are for this machine and for who has the token', async (path) => {
    site = await testSite({ metricsToken: 'a secret' });
    const statusWith = async (headers: Record<string, string>) => (await site.get(path, { headers })).status;
    expect(await statusWith({})).toBe(200);
    expect(await statusWith(elsewhere)).toBe(404);
    expect(await statusWith({ ...elsewhere, authorization: 'Bearer another' })).toBe(404);
    expect(await statusWith({ ...elsewhere, authorization: 'Bearer a secret' })).toBe(200);
  });

  it('without a token, nobody elsewhere has the empty one; the rates are for who may see /_platform', async () => {
    const options = { gatePassword: '', channelName: 'stable', supabaseUrl: '', supabaseKey: 'k', showPlatform: true };
    site = await testSite({ config: runTimeConfig(options) });
    expect((await site.get('/metrics', { headers: { ...elsewhere, authorization: 'Bearer ' } })).status).toBe(404);
    expect((await site.get('/_rates', { headers: elsewhere })).status).toBe(200);
  });

  it('count requests by the pattern of their address, errors and times', async () => {
    site = await testSite();
    await Promise.all([
      site.get('/mf-pets'),
      site.get('/nowhere/1'),
      site.get('/nowhere/2'),
      site.get('/rest/v1/pets?a=1'),
    ]);
    await site.get('/mf-pets', { method: 'BREW' }).catch(() => null);
    const text = await metrics();
    expect(text).toContain('veto_http_requests_total{method="GET",route="/mf-pets",status="200"} 1');
    expect(text).toContain('veto_http_requests_total{method="GET",route="(nobody)",status="404"} 2');
    expect(text).toContain('veto_http_errors_total{method="GET",route="/rest/v1/:name"} 1');
    expect(text).toContain('veto_http_request_duration_seconds_count{method="GET",route="/mf-pets"} 1');
    expect(text).not.toContain('nowhere');
  });

  it('count reports by what became of them', async () => {
    site = await testSite();
    await site.get('/_csp', { method: 'POST', body: '{}' });
    expect(await metrics()).toContain('veto_reports_total{kind="policy",outcome="kept"} 1');
  });
});
