import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countsKey,
  FolderStore,
  moveChannel,
  moves,
  readChannel,
  readPreviews,
  startPreview,
  uploadRelease,
  writeServerCounts,
} from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { runCommand } from './run-command.ts';

const NAMES = 'abcdef'.split('');
const versionOf = (name: string) => `1.0.0-${name.repeat(12)}`;
const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(Number(NOW) - days * 86_400_000);

let store: FolderStore;
/** Published one after the other, 100, 90, … days ago. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  for (const [place, name] of NAMES.entries()) {
    vi.setSystemTime(daysAgo(100 - place * 10));
    const release = await uploadRelease(store, await builtRelease(sliceRelease('mf-hotel', versionOf(name)), 'entry'));
    await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, release, 'hand'));
    await age(name, 100 - place * 10);
  }
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const age = (name: string, days: number) =>
  utimes(join(store.place, 'releases/mf-hotel', versionOf(name), 'release.json'), daysAgo(days), daysAgo(days));

async function prune(...args: string[]): Promise<string> {
  const lines: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  expect(await runCommand(['prune', ...args])).toBe(0);
  return lines.join('\n');
}
const inStore = async () =>
  [...new Set((await store.list('releases/')).map((key) => key.split('/')[2]?.at(-1)))].join('');

describe('slice prune', () => {
  it('says what it would remove, and removes nothing', async () => {
    const said = await prune();
    expect(said).toContain('4 releases that nothing has named for 30 days; slice prune --yes removes them');
    expect(await inStore()).toBe('abcdef');
  });

  it('removes what nothing names, and keeps what is stable, previous or canary', async () => {
    vi.setSystemTime(daysAgo(95));
    await moveChannel(store, 'stable', 'ann', (now) =>
      moves.publishCanary(now, sliceRelease('mf-hotel', versionOf('c')), 5),
    );
    vi.setSystemTime(NOW);
    expect(await prune('--yes')).toContain('Removed 3 of 3 releases');
    expect(await inStore()).toBe('cef');
    const { earlier, previous } = (await readChannel(store)).slices['mf-hotel'] ?? {};
    expect([earlier, previous?.version]).toEqual([[versionOf('e'), versionOf('c')], versionOf('e')]);
  });

  it('keeps what open tabs may be made of: live not long ago, or uploaded not long ago', async () => {
    vi.setSystemTime(daysAgo(5));
    await moveChannel(store, 'stable', 'ann', (now) => moves.rollback(now, 'mf-hotel'));
    vi.setSystemTime(NOW);
    await age('a', 1);
    await prune('--yes');
    // d is what pages would fall back to had it been read; f was live five days ago.
    expect(await inStore()).toBe('aef');
  });

  it('keeps what open tabs fall back to, though no move names it', async () => {
    vi.setSystemTime(daysAgo(1));
    await moveChannel(store, 'stable', 'ann', (now) =>
      moves.publish(now, sliceRelease('mf-hotel', versionOf('g')), 'hand'),
    );
    vi.setSystemTime(NOW);
    await prune('--yes');
    // e was the way back from f until yesterday.
    expect(await inStore()).toBe('ef');
  });

  it('keeps what another channel names, and what a retired slice would come back with', async () => {
    vi.setSystemTime(daysAgo(60));
    await moveChannel(store, 'beta', 'ann', (now) =>
      moves.publish(now, sliceRelease('mf-hotel', versionOf('b')), 'hand'),
    );
    await moveChannel(store, 'stable', 'ann', (now) => moves.retire(now, 'mf-hotel'));
    vi.setSystemTime(NOW);
    await prune('--yes');
    expect(await inStore()).toBe('bf');
  });

  it('keeps what somebody has the link of a preview to, and forgets previews that have ended', async () => {
    const start = (name: string) =>
      startPreview(store, { slice: 'mf-hotel', version: versionOf(name), by: 'ann' }, Date.now());
    vi.setSystemTime(daysAgo(15));
    await start('a');
    vi.setSystemTime(daysAgo(13));
    await start('b');
    vi.setSystemTime(NOW);
    await prune();
    expect(await readPreviews(store)).toHaveLength(2);
    await prune('--yes');
    expect(await inStore()).toBe('bef');
    expect(await readPreviews(store)).toMatchObject([{ version: versionOf('b') }]);
  });

  it('forgets the counts of servers that are gone: no channel names what they counted', async () => {
    const count = async (server: string, name: string, days: number) => {
      const nothing = { loads: 1, mounts: 1, failures: 0, slow: 0, networks: 0, failedNetworks: 0, slowNetworks: 0 };
      const releases = [{ slice: 'mf-hotel', version: versionOf(name), side: 'stable' as const, ...nothing }];
      await writeServerCounts(store, countsKey('stable', server), { since: NOW.toISOString(), releases });
      await utimes(join(store.place, countsKey('stable', server)), daysAgo(days), daysAgo(days));
    };
    await count('gone', 'a', 40);
    await count('at-work', 'a', 1);
    await count('of-a-live-release', 'f', 40);
    await prune('--yes');
    expect(await store.list('rates/')).toEqual(['rates/stable/at-work.json', 'rates/stable/of-a-live-release.json']);
  });

  it('takes days as a number', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await runCommand(['prune', '--older-than', 'soon'])).toBe(1);
  });
});
