import type { Channel } from '@veto/slice-kit/contract';
import { FolderStore, moves, readCounts } from '@veto/slice-kit/releases';
import { beforeEach, expect, it } from 'vitest';
import { newFolder, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { type ReleaseEvents, seenEvents } from './count-events.ts';
import { ReleaseLedger } from './release-ledger.ts';

const [OLD, STABLE, CANARY] = ['0.9.0-01d', '1.0.0-5ab1e', '1.1.0-ca9a4'].map((version) =>
  sliceRelease('mf-pets', version),
) as [ReturnType<typeof sliceRelease>, ReturnType<typeof sliceRelease>, ReturnType<typeof sliceRelease>];
const EMPTY: Channel = { revision: 0, releasesUrl: '/releases/', slices: {} };
const live = [OLD, STABLE].reduce((now, release) => moves.publish(now, release, 'hand')?.channel ?? now, EMPTY);
const withCanary = moves.publishCanary(live, CANARY, 5)?.channel ?? live;

let store: FolderStore;
let dataDir: string;
let told: unknown[];
beforeEach(async () => {
  store = new FolderStore(await newFolder('releases'));
  dataDir = await newFolder('data');
  told = [];
});
const newLedger = () =>
  new ReleaseLedger({ store, channelName: 'stable', dataDir, onTrouble: (error) => told.push(error) });
const add = (ledger: ReleaseLedger, channel: Channel, ...events: ReleaseEvents) =>
  ledger.add(seenEvents(events, channel), channel, null);
const lines = (ledger: ReleaseLedger) =>
  ledger
    .known()
    .map(({ version, side, during, loads, failures }) => [version, side, during ?? '-', loads, failures].join(' '))
    .toSorted();

it('forgets what the channel names no more, and the canary during which the rest was counted', async () => {
  const ledger = newLedger();
  add(ledger, live, ['mf-pets', OLD.version, 'load'], ['mf-pets', STABLE.version, 'load']);
  add(ledger, withCanary, ['mf-pets', STABLE.version, 'load'], ['mf-pets', CANARY.version, 'load']);
  add(ledger, withCanary, ['mf-pets', STABLE.version, 'load', CANARY.version]);
  const during = `${CANARY.version} at 5 %`;
  expect(lines(ledger)).toEqual([
    `${OLD.version} stable - 1 0`,
    `${STABLE.version} canary ${during} 1 0`,
    `${STABLE.version} stable - 1 0`,
    `${STABLE.version} stable ${during} 1 0`,
    `${CANARY.version} canary ${during} 1 0`,
  ]);
  const promoted = moves.promote(withCanary, 'mf-pets', CANARY.version).channel;
  add(ledger, promoted, ['mf-pets', CANARY.version, 'load']);
  await ledger.stop();
  expect(lines(ledger)).toEqual([
    `${STABLE.version} canary - 1 0`,
    `${STABLE.version} stable - 2 0`,
    `${CANARY.version} canary - 1 0`,
    `${CANARY.version} stable - 1 0`,
  ]);
  expect((await readCounts(store)).size).toBe(1);
});

it('keeps counts in memory while the store is away, says so once, and stores them later', async () => {
  const before = newLedger();
  add(before, live, ['mf-pets', STABLE.version, 'load']);
  await before.stop();

  const { write } = store;
  store.write = () => Promise.reject(new Error('no disk'));
  const ledger = newLedger();
  for (let time = 0; time < 2; time++) {
    add(ledger, live, ['mf-pets', STABLE.version, 'load'], ['mf-pets', STABLE.version, 'failure']);
    await ledger.stop();
  }
  expect(told).toEqual([new Error('no disk')]);
  store.write = write;
  await ledger.stop();
  expect(told).toEqual([new Error('no disk'), null]);
  expect([...(await readCounts(store)).values()]).toMatchObject([{ releases: [{ loads: 3, failures: 2 }] }]);
});
