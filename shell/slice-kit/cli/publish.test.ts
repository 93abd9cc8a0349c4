import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore, moveChannel, moves, uploadRelease } from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

// Files share modules: others have loaded the real build, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

/** What a build would take a minute for. */
const build = vi.hoisted(() => ({ folder: '' }));
vi.mock('./build-package.ts', () => ({
  buildPackage: async () => ({ name: 'mf-owner', version: '', folder: build.folder, fresh: false, notes: [] }),
}));

const [LIVE, NEXT] = ['1.0.0-aaaaaaaaaaaa', '1.1.0-bbbbbbbbbbbb'] as const;

beforeEach(async () => {
  const store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  const release = await uploadRelease(store, await builtRelease(sliceRelease('mf-owner', LIVE), 'entry'));
  await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, release, 'hand'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['a canary', NEXT, ['--canary', '10'], true],
  ['live for everybody', NEXT, [], false],
  ['what everybody has already', LIVE, ['--canary', '10'], false],
] as const)('tells a workflow whether there is a canary to watch: %s', async (_what, version, options, canary) => {
  build.folder = await builtRelease(sliceRelease('mf-owner', version), 'entry');
  expect(await slice('publish', 'mf-owner', '--json', ...options)).toMatchObject({ code: 0 });
  const said = vi.mocked(console.log).mock.calls.map(([line]) => JSON.parse(line));
  expect(said).toEqual([{ slice: 'mf-owner', version, canary }]);
});

it('says so when another slice takes its address in the same moment, whoever comes first', async () => {
  const other = sliceRelease('mf-hotel', LIVE);
  other.manifest.routes[0] = { ...other.manifest.routes[0], path: '/mf-owner' } as (typeof other.manifest.routes)[0];
  const store = new FolderStore(await newFolder('other'));
  const release = await uploadRelease(store, await builtRelease(other, 'entry'));
  const write = FolderStore.prototype.write;
  const goLive = vi.spyOn(FolderStore.prototype, 'write').mockImplementation(async function (
    this: FolderStore,
    key,
    bytes,
    options,
  ) {
    if (key === 'channels/stable/mf-owner.json') {
      goLive.mockRestore();
      // Checked before it could see this one.
      await moveChannel(this, 'stable', 'ben', (now) => moves.publish(now, release, 'hand'));
    }
    return write.call(this, key, bytes, options);
  });
  build.folder = await builtRelease(sliceRelease('mf-owner', NEXT), 'entry');
  const { code, output } = await slice('publish', 'mf-owner');
  expect(code).toBe(1);
  expect(output).toContain(`VETO-414 mf-owner ${NEXT} is live`);
  expect(output).toContain('/mf-owner is answered by mf-hotel already');
});
