import { FolderStore, moveChannel, moves, readChannel } from '@veto/slice-kit/releases';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtRelease, newFolder, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { isOfOneThatStaysOut, publishBuilds, releaseFreshBuilds } from './fresh-releases.ts';

const SHELL = shellRelease('1.0.0-5e11aaaaaaaa', 'shell');
const PETS = sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa', 'slice');
const HOTEL = sliceRelease('mf-hotel', '1.0.0-407e1aaaaaaa', 'slice');
/** A slice that claims the addresses of another. */
const ROGUE = { ...HOTEL, manifest: { ...PETS.manifest, name: 'mf-hotel' } };

let store: FolderStore;
let said: string[];
beforeEach(async () => {
  store = new FolderStore(await newFolder('releases'));
  said = [];
});

const build = async (release: typeof SHELL | typeof PETS, text: string) => ({
  name: release.slice,
  folder: await builtRelease(release, text),
});
const start = (...builds: Awaited<ReturnType<typeof build>>[]) =>
  publishBuilds(store, builds, (line) => said.push(line));
const live = async () => {
  const { shell, slices } = await readChannel(store);
  return [shell?.stable.version, ...Object.values(slices).map(({ stable }) => stable.version)];
};

it('publishes what may go live, and keeps out and names what the check refuses', async () => {
  await start(await build(SHELL, 'shell'), await build(PETS, 'slice'), await build(ROGUE, 'slice'));
  expect(await live()).toEqual([SHELL.version, ROGUE.version]);
  expect(said.at(-1)).toMatch(/^mf-pets .* stays out \(nothing is live\): VETO-414 \/mf-pets is answered by mf-hotel/);
});

it('keeps what is live when its successor is refused', async () => {
  await start(await build(SHELL, 'shell'), await build(PETS, 'slice'));
  const heavy = { ...PETS, version: '1.0.1-9e15bbbbbbbb', contract: '^9.0.0' };
  await start(await build(SHELL, 'shell'), await build(heavy, 'slice'), await build(ROGUE, 'slice'));
  expect(await live()).toEqual([SHELL.version, PETS.version]);
  expect(said.slice(-2).map((line) => line.slice(0, 60))).toEqual([
    expect.stringContaining('mf-hotel 1.0.0-407e1aaaaaaa stays out'),
    expect.stringContaining('mf-pets 1.0.1-9e15bbbbbbbb stays out'),
  ]);
  expect(said.at(-1)).toContain(`(${PETS.version} stays): VETO-411`);
  expect(said.filter(isOfOneThatStaysOut)).toEqual(said.slice(-2));
});

it('starts without a build that is not what its version says', async () => {
  await start(await build(SHELL, 'shell'), await build(PETS, 'slice'));
  const other = await build(sliceRelease('mf-hotel', HOTEL.version, 'other'), 'not what was described');
  await start(await build(SHELL, 'shell'), other);
  expect(await live()).toEqual([SHELL.version, PETS.version]);
  expect(said.at(-1)).toMatch(/^mf-hotel .* stays out \(nothing is live\): VETO-422/);
});

it('says what a person would be asked, and leaves alone what a person has set meanwhile', async () => {
  await start(await build(SHELL, 'shell'), await build(PETS, 'slice'), await build(HOTEL, 'slice'));
  await moveChannel(store, 'stable', 'ann', (now) => moves.retire(now, 'mf-hotel'));
  const routes = PETS.manifest.routes.map((route) => ({ ...route, path: '/animals' }));
  const moved = { ...PETS, version: '1.0.1-9e15bbbbbbbb', manifest: { ...PETS.manifest, routes } };
  await start(await build(moved, 'slice'), await build(HOTEL, 'slice'));
  expect(await live()).toEqual([SHELL.version, moved.version]);
  expect(said).toContainEqual(expect.stringMatching(/^mf-pets: \/mf-pets, which .* answers, would not be answered/));
});

describe('a start that has to build', () => {
  /** Builds one after the other, as it is told to go on. */
  function startOf(...builds: Awaited<ReturnType<typeof build>>[]) {
    const rest = Promise.withResolvers<void>();
    const pause = Promise.withResolvers<void>();
    const starting = releaseFreshBuilds(
      store,
      (line) => said.push(line),
      new AbortController().signal,
      async (_, { onBuilt }) => {
        for (const [index, each] of builds.entries()) {
          if (index === builds.length - 1) {
            pause.resolve();
            await rest.promise;
          }
          await onBuilt?.({ ...each, version: '' });
        }
        return builds.map((each) => ({ ...each, version: '' }));
      },
    );
    return { starting, paused: pause.promise, goOn: () => rest.resolve() };
  }

  const BARN = sliceRelease('mf-barn', '1.0.0-ba2aaaaaaaaa', 'slice');
  it.each([
    ['in their order', [SHELL, PETS]],
    ['as several processes end them', [PETS, BARN, SHELL]],
  ])(
    'shows the shell with a slice at once where nothing was live, built %s, and names what is still to come',
    async (_, first) => {
      const builds = await Promise.all(first.map((release) => build(release, release === SHELL ? 'shell' : 'slice')));
      const { starting, goOn } = startOf(...builds, await build(HOTEL, 'slice'));
      const coming = await starting;
      expect((await live()).toSorted()).toEqual(first.map(({ version }) => version).toSorted());
      expect(coming.names()).toContain('mf-owner');
      goOn();
      await coming.published;
      expect(await live()).toContain(HOTEL.version);
      expect(coming.names()).toEqual([]);
      expect(coming.without(), 'nothing is live of those that were not built').toContain('mf-owner');
    },
  );

  it('changes what is live in one step', async () => {
    await start(await build(SHELL, 'shell'), await build(PETS, 'slice'));
    const next = await build(sliceRelease('mf-pets', '1.0.1-9e15cccccccc', 'next'), 'next');
    const { starting, paused, goOn } = startOf(await build(SHELL, 'shell'), next, await build(HOTEL, 'slice'));
    await paused;
    const before = await live();
    goOn();
    await starting;
    expect(before).toEqual([SHELL.version, PETS.version]);
    expect(await live()).toEqual([SHELL.version, '1.0.1-9e15cccccccc', HOTEL.version]);
  });
});
