import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countsKey, FolderStore, moveChannel, moves, readChannel, writeServerCounts } from '../releases/index.ts';
import { newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

const STABLE = sliceRelease('mf-hotel', '1.0.0-aaaaaaaaaaaa');
const CANARY = sliceRelease('mf-hotel', '1.1.0-bbbbbbbbbbbb');
const OTHER = sliceRelease('mf-hotel', '1.2.0-cccccccccccc');

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  await moveChannel(store, 'stable', 'bob', (now) => moves.publish(now, STABLE, 'hand'));
  await moveChannel(store, 'stable', 'bob', (now) => moves.publishCanary(now, CANARY, 10));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const watch = (...args: string[]) => slice('watch', 'mf-hotel', '--version', CANARY.version, '--for', '0', ...args);
const canary = async () => moves.pointerOf(await readChannel(store), 'mf-hotel')?.canary?.release.version;

it('prints what all servers counted, and leaves the decision to the site', async () => {
  const during = `${CANARY.version} at 10 %`;
  const count = (version: string, side: 'stable' | 'canary', failures: number) => ({
    ...{ slice: 'mf-hotel', version, side, during, loads: 50, mounts: 50, failures, slow: 1 },
    ...{ networks: 50, failedNetworks: failures, slowNetworks: 1 },
  });
  for (const server of ['one', 'two'])
    await writeServerCounts(store, countsKey('stable', server), {
      since: '2026-11-01T10:00:00Z',
      releases: [count(STABLE.version, 'stable', 0), count(CANARY.version, 'canary', 30)],
    });
  expect(await watch()).toEqual({
    code: 0,
    output: `${CANARY.version}: 100 loads, of 100 networks 60 failed (60.0 %), 2 slow (2.0 %); ${STABLE.version}: 100 loads, of 100 networks 0 failed (0.0 %), 2 slow (2.0 %): the canary fails more often`,
  });
  expect(await canary()).toBe(CANARY.version);
});

it('says that the site has ended it, and why, and lets nothing follow', async () => {
  await moveChannel(store, 'stable', 'site', (now) =>
    moves.abortCanary(now, 'mf-hotel', CANARY.version, 'it failed 9 of 20 times'),
  );
  const output = `mf-hotel: the canary ${CANARY.version} was ended by site and is marked bad: it failed 9 of 20 times`;
  expect(await watch()).toEqual({ code: 1, output });
});

it('refuses what cannot be watched, in a sentence', async () => {
  expect((await watch('--every', '0')).output).toBe("VETO-405 --every takes a number from 1, not '0'.");
  expect((await slice('watch', 'mf-hotel')).output).toBe(
    `VETO-405 Name the version, so that no other canary is meant: slice watch mf-hotel --version ${CANARY.version}`,
  );
});

it('watches the version that it names, and lets nothing follow where that is the canary no more', async () => {
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
