import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderStore, moveChannel, moves, uploadRelease } from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

let store: string;
beforeEach(async () => {
  store = await newFolder('store');
  vi.stubEnv('VETO_RELEASES_DIR', store);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function publishHotel(): Promise<void> {
  const folder = new FolderStore(store);
  const release = await uploadRelease(
    folder,
    await builtRelease(sliceRelease('mf-hotel', '1.0.0-aaaaaaaaaaaa'), 'entry'),
  );
  await moveChannel(folder, 'stable', 'ann', (now) => moves.publish(now, release, 'hand'));
}

describe('a command that cannot be read', () => {
  it.each([
    [['frobnicate'], "VETO-405 Unknown command 'frobnicate'\n\nUsage: slice [options] [command]"],
    [['promote'], "VETO-405 Missing required argument 'name'\n\nUsage: slice promote [options] <name>"],
    [['promote', 'mf-owner', 'mf-vet'], "VETO-405 Too many arguments for 'promote'."],
    [['new'], "VETO-405 Missing required argument 'mf-name'"],
    [['affected'], "VETO-405 Required option '--since <commit>' not specified"],
    [['rollback', 'mf-owner', '--reason'], "VETO-405 Option '--reason <text>' argument missing"],
    [['rollback', 'mf-owner', '--reason', '--to=1'], "VETO-405 The option before '--to=1' needs a value"],
    [
      ['new', 'booking-demo'],
      "VETO-405 booking-demo cannot be a slice's name: it is mf- and then lower-case words: slice new mf-booking-demo.",
    ],
    [['check', 'mf-nobody'], 'VETO-405 There is no mf-nobody here. There are: shell, '],
    [['publish', 'mf-owner', '--canary', '0'], "VETO-405 --canary takes a whole percentage from 1 to 100, not '0'."],
    [
      ['publish', 'mf-owner', '--canary', '101'],
      "VETO-405 --canary takes a whole percentage from 1 to 100, not '101'.",
    ],
    [
      ['publish', 'mf-owner', '--canary', 'abc'],
      "VETO-405 --canary takes a whole percentage from 1 to 100, not 'abc'.",
    ],
    [
      ['publish', 'mf-owner', '--canary', '2.5'],
      "VETO-405 --canary takes a whole percentage from 1 to 100, not '2.5'.",
    ],
    [['publish', 'mf-owner', '--canary', ''], "VETO-405 --canary takes a whole percentage from 1 to 100, not ''."],
    [['publish', 'mf-owner', '--canary=-1'], "VETO-405 --canary takes a whole percentage from 1 to 100, not '-1'."],
    [['publish', 'mf-owner', '--canary', '-1'], "VETO-405 --canary takes a whole percentage from 1 to 100, not '-1'."],
    [['publish', 'mf-owner', '--percent', '1'], "VETO-405 Unknown option '--percent'"],
    [['status', '--moves', 'many'], "VETO-405 --moves takes how many moves to show, not 'many'."],
    [['status', '--channel', '../secret'], "VETO-405 '../secret' cannot be a channel's name"],
  ])('%j is refused in a sentence, and nothing is written', async (args, sentence) => {
    const { code, output } = await slice(...args);
    expect([code, output.slice(0, sentence.length)]).toEqual([1, sentence]);
    expect(await readdir(store)).toEqual([]);
  });
});

it.each([
  [[], 'Usage: slice [options] [command]'],
  [['--help'], 'Usage: slice [options] [command]'],
  [['help', 'watch'], 'Usage: slice watch [options] <name>'],
  [['render', '--help'], 'Usage: slice render [options]'],
])('%j explains itself', async (args, usage) => {
  const { code, output } = await slice(...args);
  expect([code, output.slice(0, usage.length)]).toEqual([0, usage]);
});

it('a drill refuses what it cannot play before it builds', async () => {
  const nowhere = 'VETO-441 nowhere is not the address of a site, such as https://veto.example.';
  expect(await slice('drill', 'mf-owner', '--site', 'nowhere')).toEqual({ code: 1, output: nowhere });
  expect((await slice('drill', 'mf-owner', '--fault', 'rain')).output).toMatch(
    /^VETO-405 --fault takes .*, not 'rain'/,
  );
});

describe('a move that cannot be made', () => {
  it.each(['promote', 'rollback'])('%s of what was never published names what there is', async (command) => {
    await publishHotel();
    const output = 'VETO-432 mf-nobody was never published on stable. There are: mf-hotel.';
    expect(await slice(command, 'mf-nobody')).toEqual({ code: 1, output });
    // Names that every object has are no slices.
    expect((await slice(command, 'constructor')).output).toBe(output.replace('mf-nobody', 'constructor'));
  });

  it('says that there is no canary, and no release before', async () => {
    await publishHotel();
    expect(await slice('promote', 'mf-hotel')).toEqual({
      code: 1,
      output: 'VETO-432 mf-hotel has no canary to promote.',
    });
    const output = 'VETO-432 mf-hotel has no earlier release to roll back to.';
    expect(await slice('rollback', 'mf-hotel')).toEqual({ code: 1, output });
  });
});

describe('a store that cannot be used', () => {
  it('is told apart from a damaged channel', async () => {
    await publishHotel();
    await writeFile(join(store, 'channels/stable/mf-hotel.json'), '{"chain":');
    const isDamaged = `VETO-425 channels/stable/mf-hotel.json in ${store} is damaged: it is no JSON.
The last good one repairs it: copy last-good-channel/mf-hotel.json of a site's data folder to channels/stable/mf-hotel.json.`;
    for (const args of [['status'], ['promote', 'mf-hotel'], ['rollback', 'mf-hotel']])
      expect(await slice(...args)).toEqual({ code: 1, output: isDamaged });
    await writeFile(join(store, 'channels/stable/mf-hotel.json'), '{"pointer":{}}');
    const { code, output } = await slice('status');
    expect(code).toBe(1);
    expect(output).toMatch(/^VETO-425 channels\/stable\/mf-hotel.json in .* is damaged:\n.*chain/s);
  });

  it('is none where a file has its name, or that of a folder above it', async () => {
    const file = join(store, 'file');
    await writeFile(file, '');
    for (const place of [file, join(file, 'releases')]) {
      vi.stubEnv('VETO_RELEASES_DIR', place);
      const output = `VETO-426 ${place} cannot be read: a file is in its way.`;
      expect(await slice('status')).toEqual({ code: 1, output });
    }
  });

  it('is a sentence when it is no folder, or one that takes no files', async () => {
    await publishHotel();
    await slice('owners', '--new-key', join(store, 'ann'));
    // A file where the pointers' folder would be.
    await writeFile(join(store, 'channels/beta'), '');
    const before = await readdir(store, { recursive: true });
    expect(await slice('owners', 'mf-hotel', '--add', join(store, 'ann.pub'), '--channel', 'beta')).toEqual({
      code: 1,
      output: `VETO-426 ${store} cannot be written: a file is in its way.`,
    });
    expect(await readdir(store, { recursive: true })).toEqual(before);
  });
});
