import { beforeEach, expect, it, vi } from 'vitest';
import { loadRelease } from './load-release.ts';
import { releaseOf } from './release.fixture.ts';
import { createReleaseLoader, filesForPath } from './release-loader.ts';

vi.mock('./load-release.ts', () => ({ loadRelease: vi.fn() }));

const RELEASE = releaseOf('1.0.0-aaaaaaaa');
const BASE = 'https://veto.example/r/';
const lifecycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
const load = vi.mocked(loadRelease);
const newLoader = () => createReleaseLoader(() => BASE);

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue(lifecycles);
});

it('runs a release once, however many ask at the same time or later', async () => {
  const loader = newLoader();
  const [first, second] = await Promise.all([loader.load(RELEASE), loader.load(RELEASE)]);
  expect(await loader.load(RELEASE)).toBe(first);
  expect(second).toBe(first);
  expect(load).toHaveBeenCalledExactlyOnceWith(RELEASE, BASE, expect.objectContaining({ fresh: [] }));
});

it('makes the hashes known, by address, of files that nobody had named when it ran the release', async () => {
  globalThis.vetoIntegrity = undefined;
  const loader = newLoader();
  await loader.load(RELEASE);
  const integrity = RELEASE.files[RELEASE.entry]?.integrity ?? '';
  await loader.load({ ...RELEASE, files: { 'późny psi.js': { integrity, bytes: 1, gzipBytes: 1 } } });
  expect(globalThis.vetoIntegrity).toEqual({ [`${BASE}p%C3%B3%C5%BAny%20psi.js`]: integrity });
  expect(load).toHaveBeenCalledOnce();
});

it('does not remember a failure', async () => {
  load.mockRejectedValueOnce(new Error('down'));
  const loader = newLoader();
  await expect(loader.load(RELEASE)).rejects.toThrow('down');
  await expect(loader.load(RELEASE)).resolves.toBe(lifecycles);
});

it('asks past the cache on request', async () => {
  await newLoader().load(RELEASE, { fresh: true });
  expect(load).toHaveBeenCalledExactlyOnceWith(RELEASE, BASE, expect.objectContaining({ fresh: ['entry.js'] }));
});

it('evaluates a release anew once it was forgotten', async () => {
  const loader = newLoader();
  await loader.load(RELEASE);
  loader.forget(RELEASE);
  await loader.load(RELEASE);
  expect(load).toHaveBeenCalledTimes(2);
});

it("forgets every release of a slice, and no other slice's", async () => {
  const loader = newLoader();
  await loader.load(RELEASE);
  loader.forgetSlice(`${RELEASE.slice}-more`);
  await loader.load(RELEASE);
  expect(load).toHaveBeenCalledTimes(1);
  loader.forgetSlice(RELEASE.slice);
  await loader.load(RELEASE);
  expect(load).toHaveBeenCalledTimes(2);
});

it('knows which files a page runs', () => {
  const [route] = RELEASE.manifest.routes;
  if (!route) throw new Error('the fixture has a route');
  const release = {
    ...RELEASE,
    chunks: { slice: ['slice.js'], test: ['shared.js', 'test.js'], other: ['other.js'] },
    manifest: {
      ...RELEASE.manifest,
      routes: [
        { ...route, path: '/test/:id', preload: ['test'] },
        { ...route, path: '/other', preload: ['other'] },
      ],
    },
  };
  expect(filesForPath(release, '/test/7')).toEqual(['entry.js', 'slice.js', 'shared.js', 'test.js']);
  expect(filesForPath(release, '/elsewhere')).toEqual(['entry.js', 'slice.js']);
});
