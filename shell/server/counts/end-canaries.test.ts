import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseRates } from '@veto/slice-kit/release-rates';
import { FolderStore, moveChannel, moves, readAudit, readChannel } from '@veto/slice-kit/releases';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { visitorAt } from '../../isomorphic/canary-rank.fixture.ts';
import { newFolder, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { cookiesOf, SHELL, SLICE, type TestSite, testSite } from '../site.fixture.ts';

const CANARY = sliceRelease('mf-pets', '1.1.0-ca9a4aaaaaaa', 'canary');

let store: FolderStore;
let children: ReturnType<typeof fork>[];
beforeEach(async () => {
  children = [];
  store = new FolderStore(await newFolder('releases'));
  await moveChannel(store, 'stable', 'test', (now) => moves.publish(now, SHELL, 'hand'));
  await moveChannel(store, 'stable', 'test', (now) => moves.publish(now, SLICE, 'hand'));
  await startCanary();
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

const startCanary = () => moveChannel(store, 'stable', 'test', (now) => moves.publishCanary(now, CANARY, 5));
const canary = async () => moves.pointerOf(await readChannel(store), 'mf-pets')?.canary?.release.version;

/** A server of the site, in a process of its own. */
async function startServer(dataDir: string): Promise<{ url: string; kill(): Promise<void> }> {
  const child = fork(new URL('../site-process.fixture.ts', import.meta.url), [store.place, dataDir], {
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  children.push(child);
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** `place`: the visitor's among those who may get the canary of 5 percent. */
async function post(url: string, events: string[][], network: string, place: number): Promise<Response> {
  const headers = { cookie: await cookiesOf(url, visitorAt(place, 'mf-pets')), 'x-forwarded-for': network };
  return fetch(`${url}/_rates`, { method: 'POST', body: JSON.stringify(events), headers });
}

let visitors = 0;
/** As the page of another visitor each time says it. */
async function say(url: string, ...events: string[][]): Promise<void> {
  visitors += 1;
  const network = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const isCanarys = events.some((event) => event.includes(CANARY.version));
  expect((await post(url, events, network, isCanarys ? 0 : 50)).status).toBe(204);
}
const goodVisit = (url: string, { slice, version } = SLICE) =>
  say(url, [slice, version, 'load'], [slice, version, 'mount']);
/** The canary fails, and the stable release takes its place. */
const badVisit = (url: string) =>
  say(
    url,
    ['mf-pets', CANARY.version, 'load'],
    ['mf-pets', CANARY.version, 'failure'],
    ['mf-pets', SLICE.version, 'load', CANARY.version],
    ['mf-pets', SLICE.version, 'mount', CANARY.version],
  );
const countsAt = async (url: string) =>
  parseRates(await (await fetch(`${url}/_rates`)).text()).rates.map(
    ({ version, side, loads, failures }) => `${side} ${version} ${loads} ${failures}`,
  );

it('adds up what several servers count, and loses nothing when one is killed and started again', async () => {
  const dataDir = await newFolder('data');
  const [one, two] = [await startServer(dataDir), await startServer(await newFolder('data'))];
  for (const { url } of [one, two]) {
    for (let visit = 0; visit < 20; visit++) await goodVisit(url);
    await badVisit(url);
  }
  const all = [`canary ${SLICE.version} 2 0`, `canary ${CANARY.version} 2 2`, `stable ${SLICE.version} 40 0`];
  const sorted = async (url: string) => (await countsAt(url)).toSorted();
  await expect.poll(() => sorted(one.url)).toEqual(all);
  await expect.poll(() => sorted(two.url)).toEqual(all);
  await one.kill();
  expect(await sorted(two.url)).toEqual(all);
  const again = await startServer(dataDir);
  expect(await sorted(again.url)).toEqual(all);
  await goodVisit(again.url);
  await expect.poll(() => sorted(two.url)).toContain(`stable ${SLICE.version} 41 0`);

  // Neither has seen enough for itself. Both find it at once, and one of them moves the channel.
  for (let visit = 0; visit < 20 && (await canary()); visit++)
    await Promise.all([badVisit(two.url), badVisit(again.url)]);
  await expect.poll(canary).toBeUndefined();
  // The line of a move that did not happen is taken back.
  const ends = async () => (await readAudit(store)).filter(({ action }) => action === 'abort');
  await expect.poll(ends).toMatchObject([
    {
      ...{ by: 'site', slice: 'mf-pets', from: CANARY.version, to: SLICE.version, bad: CANARY.version },
      reason: expect.stringMatching(
        /1\.1\.0-\w+: \d+ loads, of \d+ networks \d+ failed \(100\.0 %\).*: the canary fails more often$/,
      ),
    },
  ]);
});

/** A server in this process, whose log is read. */
async function siteWithLog(options: Partial<Parameters<typeof testSite>[0]> = {}) {
  const lines: { msg: string; slice?: string; err?: { message: string } }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const site: TestSite = await testSite({ published: false, store, log, trustProxy: true, ...options });
  return { site, said: () => lines.filter(({ msg }) => msg.includes('canary')) };
}

async function badDay({ url }: TestSite): Promise<void> {
  for (let visit = 0; visit < 40; visit++) await goodVisit(url);
  for (let visit = 0; visit < 12; visit++) await badVisit(url);
}

it('leaves a canary that does as well, whatever 27 posts from three networks say', async () => {
  const { site, said } = await siteWithLog();
  for (let visit = 0; visit < 40; visit++) await goodVisit(site.url);
  for (let visit = 0; visit < 10; visit++) await goodVisit(site.url, CANARY);
  const failure = [
    ['mf-pets', CANARY.version, 'load'],
    ['mf-pets', CANARY.version, 'failure'],
  ];
  for (let visit = 0; visit < 27; visit++) await post(site.url, failure, `203.0.113.${visit % 3}`, 0);
  expect(await countsAt(site.url)).toContain(`canary ${CANARY.version} 19 9`);
  await site.stop();
  expect([await canary(), said()]).toEqual([CANARY.version, []]);
});

it('ends a bad one though one network keeps saying that it works, and says how many networks it heard', async () => {
  const { site, said } = await siteWithLog();
  const good = [
    ['mf-pets', CANARY.version, 'load'],
    ['mf-pets', CANARY.version, 'mount'],
  ];
  for (let visit = 0; visit < 40; visit++) {
    await goodVisit(site.url);
    await post(site.url, good, '203.0.113.7', 0);
  }
  for (let visit = 0; visit < 12; visit++) await badVisit(site.url);
  await expect.poll(canary).toBeUndefined();
  await site.stop();
  expect(said()).toMatchObject([{ msg: 'the site has ended a canary', networks: expect.any(Number) }]);
});

it('says so, and acts no more, where it may not end a canary or cannot', async () => {
  const off = await siteWithLog({ endCanaries: false });
  await badDay(off.site);
  await off.site.stop();
  expect(off.said().map(({ msg }) => msg)).toEqual(['a canary does worse']);
  expect(await canary()).toBe(CANARY.version);

  const readOnly = new FolderStore(store.place);
  readOnly.write = () => Promise.reject(new Error('read-only file system'));
  const cannot = await siteWithLog({ store: readOnly });
  await badDay(cannot.site);
  await cannot.site.stop();
  expect(cannot.said()).toMatchObject([
    { msg: 'a canary does worse, and the site cannot end it', err: { message: 'read-only file system' } },
  ]);
  expect(await canary()).toBe(CANARY.version);
});

it('ends one that is slow by its own doing', async () => {
  const { site, said } = await siteWithLog();
  for (let visit = 0; visit < 40; visit++) await goodVisit(site.url);
  for (let visit = 0; visit < 12; visit++)
    await say(site.url, ['mf-pets', CANARY.version, 'load'], ['mf-pets', CANARY.version, 'slow']);
  await expect.poll(canary).toBeUndefined();
  await site.stop();
  expect(said()).toMatchObject([{ msg: 'the site has ended a canary', slice: 'mf-pets' }]);
});
