import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore, moveChannel, moves, readAudit, readChannel } from '../releases/index.ts';
import { newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

const STABLE = sliceRelease('mf-hotel', '1.0.0-aaaaaaaaaaaa');
const CANARY = sliceRelease('mf-hotel', '1.1.0-bbbbbbbbbbbb');
const OTHER = sliceRelease('mf-hotel', '1.2.0-cccccccccccc');

let store: FolderStore;
let site: Server;
let address: string;
let failures: number;
/** What the site wants to be asked with. */
let token: string | undefined;
beforeEach(async () => {
  failures = 0;
  token = undefined;
  store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  await moveChannel(store, 'stable', 'bob', (now) => moves.publish(now, STABLE, 'hand'));
  await moveChannel(store, 'stable', 'bob', (now) => moves.publishCanary(now, CANARY, 10));
  site = createServer((request, response) => {
    const rows = [
      [STABLE.version, 'stable', 1],
      [CANARY.version, 'canary', failures],
    ].flatMap(([version, side, failed]) => {
      const labels = `{slice="mf-hotel",version="${version}",side="${side}"}`;
      return [`veto_slice_loads_total${labels} 100`, `veto_slice_failures_total${labels} ${failed}`];
    });
    const mayAsk = token === undefined || request.headers.authorization === token;
    response.statusCode = request.url === '/_rates' && mayAsk ? 200 : 404;
    response.end(['veto_slice_counted_since_seconds 1793527200', ...rows].join('\n'));
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(() => {
  site.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const watch = (...args: string[]) =>
  slice('watch', 'mf-hotel', '--version', CANARY.version, '--site', address, '--for', '0', ...args);
const canary = async () => moves.pointerOf(await readChannel(store), 'mf-hotel')?.canary?.release.version;

it('asks with the token where the site wants one', async () => {
  token = 'Bearer secret';
  expect((await watch()).code).toBe(1);
  vi.stubEnv('VETO_METRICS_TOKEN', 'secret');
  expect((await watch()).code).toBe(0);
});

it('lets a canary go on that does no worse', async () => {
  failures = 1;
  expect((await watch()).code).toBe(0);
  expect(await canary()).toBe(CANARY.version);
});

it('ends one that does, marks it, and says why in the audit', async () => {
  failures = 30;
  const { code, output } = await watch();
  expect(code).toBe(1);
  expect(output).toMatch(/^mf-hotel: the canary 1\.1\.0-bbbbbbbbbbbb is ended and marked bad: .*failed 30 of 100/);
  expect(await canary()).toBeUndefined();
  expect((await readAudit(store)).at(-1)).toMatchObject({
    by: 'slice watch',
    action: 'abort',
    from: CANARY.version,
    to: STABLE.version,
    bad: CANARY.version,
    reason: expect.stringContaining('failed 30 of 100 times (30.0 %)'),
  });
});

it('refuses what cannot be watched, in a sentence', async () => {
  expect((await watch('--factor', '0')).output).toBe("VETO-405 --factor takes a number from 1, not '0'.");
  expect((await watch('--site', `${address}/nowhere/`, '--site', 'nowhere')).output).toMatch(/^VETO-441 nowhere is no/);
  site.close();
  site.closeAllConnections();
  await once(site, 'close');
  expect((await watch()).output).toMatch(/^VETO-441 .* does not say how often releases fail: .*ECONNREFUSED/);
  expect((await slice('watch', 'mf-hotel', '--site', address)).output).toBe(
    `VETO-405 Name the version, so that no other canary is meant: slice watch mf-hotel --version ${CANARY.version}`,
  );
});

it('watches the version that it names, and lets nothing follow where that is the canary no more', async () => {
  failures = 30;
  await moveChannel(store, 'stable', 'ann', (now) => moves.publishCanary(now, OTHER, 10));
  const replaced = `mf-hotel: ${CANARY.version} is not the canary: the canary is ${OTHER.version}.`;
  expect(await watch()).toEqual({ code: 1, output: replaced });
  expect(await canary()).toBe(OTHER.version);
  await moveChannel(store, 'stable', 'ann', (now) => moves.rollback(now, 'mf-hotel'));
  expect(await watch()).toEqual({ code: 1, output: `mf-hotel: ${CANARY.version} is not the canary: there is none.` });
  await moveChannel(store, 'stable', 'bob', (now) => moves.publish(now, CANARY, 'hand'));
  const output = `There is nothing to watch: everybody has mf-hotel ${CANARY.version}.`;
  expect(await watch()).toEqual({ code: 0, output });
});
