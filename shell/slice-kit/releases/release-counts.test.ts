import { afterEach, expect, it, vi } from 'vitest';
import { type CountedRelease, countsKey, readCounts, sumOf, writeServerCounts } from './release-counts.ts';
import { type S3Server, startS3Server } from './s3-server.fixture.ts';
import { openS3Store } from './s3-store.ts';

let server: S3Server | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
});

const row = (version: string, counts: Partial<CountedRelease> = {}): CountedRelease => ({
  ...{
    slice: 'mf-pets',
    version,
    side: 'stable',
    loads: 1,
    mounts: 1,
    failures: 0,
    slow: 0,
    networks: 0,
    failedNetworks: 0,
    slowNetworks: 0,
  },
  ...counts,
});

it('adds up what several servers wrote into a bucket, each on its side and during its canary', async () => {
  server = await startS3Server();
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  const store = await openS3Store('s3://veto/site', { AWS_ENDPOINT_URL: server.endpoint });
  const since = '2026-11-01T10:00:00Z';
  for (const name of ['a', 'b', 'c', 'd'])
    await writeServerCounts(store, countsKey('stable', name), {
      since,
      releases: [row('1.0.0'), row('1.0.0', { during: '1.1.0 at 5 %', failures: 1, networks: 1 })],
    });
  await writeServerCounts(store, countsKey('beta', 'a'), { since, releases: [row('1.0.0')] });
  // A damaged one counts nothing, and the others still count.
  await store.write(countsKey('stable', 'e'), Buffer.from('{"since":'));
  const counts = await readCounts(store, 'stable');
  expect([...counts.keys()]).toEqual(['a', 'b', 'c', 'd'].map((name) => `rates/stable/${name}.json`));
  expect(sumOf(counts.values())).toEqual([
    row('1.0.0', { loads: 4, mounts: 4 }),
    row('1.0.0', { during: '1.1.0 at 5 %', loads: 4, mounts: 4, failures: 4, networks: 4 }),
  ]);
});

it('leaves the folder of counts for no channel', () => {
  expect(() => countsKey('../channels', 'stable')).toThrow('VETO-405');
});
