import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore, moveChannel, moves, readChannel, uploadRelease } from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

const [LIVE, FIRST, SECOND] = ['1.0.0-aaaaaaaaaaaa', '1.1.0-bbbbbbbbbbbb', '1.2.0-cccccccccccc'] as const;

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  await start(LIVE);
  await start(FIRST, 5);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** For everybody, or for a share of the visitors in percent. */
async function start(version: string, percent?: number): Promise<void> {
  const release = await uploadRelease(store, await builtRelease(sliceRelease('mf-hotel', version), 'entry'));
  await moveChannel(store, 'stable', 'bob', (now) =>
    percent === undefined ? moves.publish(now, release, 'hand') : moves.publishCanary(now, release, percent),
  );
}

const promote = (version: string) => slice('promote', 'mf-hotel', '--version', version);
const live = async () => moves.pointerOf(await readChannel(store), 'mf-hotel')?.stable.version;

it("does not go live by the first one's promote", async () => {
  await start(SECOND, 5);
  expect(await promote(FIRST)).toEqual({
    code: 1,
    output: `VETO-431 The canary of mf-hotel is ${SECOND}, not ${FIRST}.`,
  });
  expect(await live()).toBe(LIVE);
  expect(await promote(SECOND)).toMatchObject({ code: 0, output: `mf-hotel is ${SECOND} on stable, revision 4` });
});

it('is no way to promote without a name: the sentence has the one that there is', async () => {
  const output = `VETO-405 Name the version, so that no other canary is meant: slice promote mf-hotel --version ${FIRST}`;
  expect(await slice('promote', 'mf-hotel')).toEqual({ code: 1, output });
});

it('leaves a promote that is run again nothing to do', async () => {
  expect((await promote(FIRST)).code).toBe(0);
  const output = `There is nothing to do: everybody has mf-hotel ${FIRST} already.`;
  expect(await promote(FIRST)).toEqual({ code: 0, output });
});
