import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore, moveChannel, moves, readChannel, uploadRelease } from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

const [A, B] = ['1.0.0-aaaaaaaaaaaa', '1.0.0-bbbbbbbbbbbb'] as const;

let store: FolderStore;
let keys: string;
const become = (name: string) => {
  vi.stubEnv('VETO_ACTOR', name);
  vi.stubEnv('VETO_SIGNING_KEY', join(keys, name));
};
const live = async () => moves.pointerOf(await readChannel(store), 'mf-hotel')?.stable.version;

beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  keys = await newFolder('keys');
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  for (const name of ['admin', 'ann', 'bob']) {
    vi.stubEnv('VETO_ACTOR', name);
    expect((await slice('owners', '--new-key', join(keys, name))).output).toMatch(
      /^ssh-ed25519 AAAA\S+ (admin|ann|bob)$/,
    );
  }
  vi.stubEnv('VETO_OWNERS_KEYS', join(keys, 'admin.pub'));
  become('admin');
  await slice('owners', 'mf-hotel', '--add', join(keys, 'ann.pub'));
  await slice('owners', 'mf-hotel', '--add', join(keys, 'bob.pub'), '--may', 'canary');
  become('ann');
  for (const version of [A, B]) {
    const release = await uploadRelease(store, await builtRelease(sliceRelease('mf-hotel', version), 'entry'));
    await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, release, 'hand'));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('prints whose keys may move a slice', async () => {
  const { code, output } = await slice('owners');
  expect([code, output.replaceAll(/SHA256:\S{43}/g, 'SHA256')]).toEqual([
    0,
    'Administrators: admin SHA256\nmf-hotel             ann SHA256, bob SHA256 (canary)',
  ]);
});

it('refuses a move of whoever may not make it in a sentence, and moves nothing', async () => {
  const strangers: [string, RegExp][] = [
    [
      'bob',
      /^VETO-434 mf-hotel: the key SHA256:\S+ has no right to this move \(rollback\)\. Its owners are ann, bob. An administrator adds/,
    ],
    ['nobody', /^VETO-405 The key .*nobody cannot be read: ENOENT/],
  ];
  for (const [name, sentence] of strangers) {
    become(name);
    const { code, output } = await slice('rollback', 'mf-hotel');
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  }
  vi.stubEnv('VETO_SIGNING_KEY', '');
  expect((await slice('rollback', 'mf-hotel')).output).toBe(
    'VETO-434 A move of mf-hotel needs a key: set VETO_SIGNING_KEY.',
  );
  expect(await live()).toBe(B);
  become('ann');
  expect((await slice('rollback', 'mf-hotel')).code).toBe(0);
  expect(await live()).toBe(A);
});

it('takes a key away', async () => {
  become('admin');
  await slice('owners', 'mf-hotel', '--remove', 'ann');
  become('ann');
  expect((await slice('retire', 'mf-hotel')).output).toMatch(/Its owners are bob\./);
  const owners = (await slice('history', 'mf-hotel')).output.split('\n').filter((line) => line.includes('owners'));
  expect(owners.at(-1)).toContain('admin  owners mf-hotel');
});
