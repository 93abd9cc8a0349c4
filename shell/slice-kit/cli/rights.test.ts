import { readFile, writeFile } from 'node:fs/promises';
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
      /^VETO-434 mf-hotel: the key SHA256:\S+ has no right to this move \(rollback\): it may only canary\. Its owners are ann, bob\. An administrator adds/,
    ],
    ['nobody', /^VETO-405 VETO_SIGNING_KEY is neither a file that can be read \(ENOENT\) nor the text of a PEM\.$/],
  ];
  for (const [name, sentence] of strangers) {
    become(name);
    const { code, output } = await slice('rollback', 'mf-hotel');
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  }
  const pem = await readFile(join(keys, 'ann'), 'utf8');
  vi.stubEnv('VETO_SIGNING_KEY', pem.replace(/^.*\n/, ''));
  expect((await slice('rollback', 'mf-hotel')).output).not.toContain(pem.split('\n')[1]);
  vi.stubEnv('VETO_SIGNING_KEY', '');
  expect((await slice('rollback', 'mf-hotel')).output).toBe(
    'VETO-434 A move of mf-hotel needs a key: set VETO_SIGNING_KEY.',
  );
  expect(await live()).toBe(B);
  become('ann');
  expect((await slice('rollback', 'mf-hotel')).code).toBe(0);
  expect(await live()).toBe(A);
});

it('names what cannot be read of a right, a key or a name, and moves nothing', async () => {
  become('admin');
  const pub = join(keys, 'ann.pub');
  await writeFile(join(keys, 'empty.pub'), '# nobody\n');
  await writeFile(join(keys, 'new.pub'), 'kept');
  const before = await readChannel(store);
  const refusals: [string[], RegExp][] = [
    [['mf-hotel', '--add', pub, '--may', 'canery'], /^VETO-405 --may takes publish, .* not 'canery'/],
    [['mf-hotel', '--add', pub, '--may', 'canary,owners'], /^VETO-405 --may takes .* not 'owners'/],
    [['mf-hotel', '--may', 'canary'], /^VETO-405 --may is for keys that are added/],
    [['mf-hotel', '--add', join(keys, 'empty.pub')], /^VETO-405 .*empty\.pub has no key/],
    [['mf-hotel', '--remove', 'anna'], /^VETO-405 mf-hotel: there is no key anna to remove: ann SHA256/],
    [['--new-key', join(keys, 'new')], /^VETO-405 .*new\.pub is there already/],
    [['--new-key', join(keys, 'ann')], /^VETO-405 .*ann\.pub is there already/],
  ];
  for (const [args, sentence] of refusals) {
    const { code, output } = await slice('owners', ...args);
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  }
  expect(await readFile(join(keys, 'new.pub'), 'utf8')).toBe('kept');
  expect(await readChannel(store)).toEqual(before);
});

it('makes a folder that trusted its own key one of administrators, whose former moves go on to count', async () => {
  const folder = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', folder.place);
  vi.stubEnv('VETO_OWNERS_KEYS', '');
  for (const version of [A, B]) {
    const release = await uploadRelease(folder, await builtRelease(sliceRelease('mf-hotel', version), 'entry'));
    await moveChannel(folder, 'stable', 'ann', (now) => moves.publish(now, release, 'hand'));
  }
  const [, key] = /^In allowed_signers: local (ssh-ed25519 \S+)$/m.exec((await slice('owners')).output) ?? [];
  become('admin');
  const admin = await readFile(join(keys, 'admin.pub'), 'utf8');
  vi.stubEnv('VETO_OWNERS_KEYS', admin);
  expect((await slice('rollback', 'mf-hotel')).output).toMatch(/^VETO-434 mf-hotel: move 1 .* may not do so/);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  vi.stubEnv('VETO_OWNERS_KEYS', `${admin}\nlocal valid-before="${tomorrow}" ${key}`);
  expect(await slice('rollback', 'mf-hotel')).toMatchObject({ code: 0 });
});

it('takes a key away', async () => {
  become('admin');
  await slice('owners', 'mf-hotel', '--remove', 'ann');
  become('ann');
  expect((await slice('retire', 'mf-hotel')).output).toMatch(/Its owners are bob\./);
  const owners = (await slice('history', 'mf-hotel')).output.split('\n').filter((line) => line.includes('owners'));
  expect(owners.at(-1)).toContain('admin  owners mf-hotel');
});
