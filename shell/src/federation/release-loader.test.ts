import { expect, it, vi } from 'vitest';
import { releaseOf } from './release.fixture.ts';
import { createReleaseLoader, filesForPath } from './release-loader.ts';

const RELEASE = releaseOf('1.0.0-aaaaaaaa');
const exports = { lifecycles: { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} } };

function loaderWith(runScript: () => Promise<void>) {
  const freshCopy = vi.fn(async () => ({ arrived: false as const, reason: 'answered 500' }));
  const container = { init: () => {}, get: async () => () => exports };
  const page = {
    globals: { [RELEASE.container]: container },
    coreExports: async () => ({}),
    shareScope: async () => ({ react: { '19.3.1': { get: () => undefined, from: 'shell' } } }),
    runScript,
    freshCopy,
  };
  return { loader: createReleaseLoader(() => 'https://veto.example/r/', page), freshCopy };
}

it('runs a release once, however many ask at the same time or later', async () => {
  const runScript = vi.fn(async () => {});
  const { loader } = loaderWith(runScript);
  const [first, second] = await Promise.all([loader.load(RELEASE), loader.load(RELEASE)]);
  expect(await loader.load(RELEASE)).toBe(first);
  expect(second).toBe(first);
  expect(runScript).toHaveBeenCalledOnce();
});

it('does not remember a failure', async () => {
  const runScript = vi.fn(async () => {}).mockRejectedValueOnce(new Error('down'));
  const { loader } = loaderWith(runScript);
  await expect(loader.load(RELEASE)).rejects.toMatchObject({ code: 'VETO-101' });
  await expect(loader.load(RELEASE)).resolves.toBe(exports.lifecycles);
});

it('asks past the cache when it is told to', async () => {
  const { loader, freshCopy } = loaderWith(async () => {});
  await loader.load(RELEASE, { fresh: true });
  expect(freshCopy).toHaveBeenCalledExactlyOnceWith('https://veto.example/r/entry.js', 8000);
});

it('evaluates a release anew once it was forgotten', async () => {
  const runScript = vi.fn(async () => {});
  const { loader } = loaderWith(runScript);
  await loader.load(RELEASE);
  loader.forget(RELEASE);
  await loader.load(RELEASE);
  expect(runScript).toHaveBeenCalledTimes(2);
});

it("forgets every release of a slice, and no other slice's", async () => {
  const runScript = vi.fn(async () => {});
  const { loader } = loaderWith(runScript);
  await loader.load(RELEASE);
  loader.forgetSlice(`${RELEASE.slice}-more`);
  await loader.load(RELEASE);
  expect(runScript).toHaveBeenCalledTimes(1);
  loader.forgetSlice(RELEASE.slice);
  await loader.load(RELEASE);
  expect(runScript).toHaveBeenCalledTimes(2);
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
