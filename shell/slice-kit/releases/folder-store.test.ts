import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import files, { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FolderStore } from './folder-store.ts';
import { newFolder } from './release.fixture.ts';

const bytes = (text: string) => Buffer.from(text);

async function emptyStore() {
  return new FolderStore(await newFolder('store'));
}

describe('a conditional write', () => {
  it('writes what is absent, once', async () => {
    const store = await emptyStore();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => store.write('a/b.json', bytes(`${n}`), { condition: { ifAbsent: true } })),
    );
    expect(answers.filter((etag) => etag !== null)).toHaveLength(1);
  });

  it('replaces what the writer saw, and nothing newer', async () => {
    const store = await emptyStore();
    const first = await store.write('a.json', bytes('1'));
    const second = await store.write('a.json', bytes('2'), { condition: { ifMatch: first ?? '' } });
    expect(second).not.toBeNull();
    expect(await store.write('a.json', bytes('3'), { condition: { ifMatch: first ?? '' } })).toBeNull();
    expect((await store.read('a.json'))?.bytes.toString()).toBe('2');
  });

  it('does not replace what is gone', async () => {
    const store = await emptyStore();
    expect(await store.write('a.json', bytes('1'), { condition: { ifMatch: '"x"' } })).toBeNull();
    expect(await store.read('a.json')).toBeNull();
  });

  it('is one after the other between processes: no increment of four counters is lost', async () => {
    const folder = await newFolder('store');
    const store = new FolderStore(folder);
    await store.write('count', bytes('0'));
    const program = `
      import { FolderStore } from ${JSON.stringify(join(import.meta.dirname, 'folder-store.ts'))};
      const store = new FolderStore(${JSON.stringify(folder)});
      for (let done = 0; done < 25; ) {
        const { bytes, etag } = await store.read('count');
        const next = Buffer.from(String(Number(bytes.toString()) + 1));
        if (await store.write('count', next, { condition: { ifMatch: etag } })) done += 1;
      }`;
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' }),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'close'))[0]));
    expect(codes).toEqual([0, 0, 0, 0]);
    expect((await store.read('count'))?.bytes.toString()).toBe('100');
  });
});

describe('drafts', () => {
  const drafts = async (store: FolderStore) =>
    (await readdir(join(store.place, '.store'))).filter((name) => !name.startsWith('lock'));

  it('of a write that met a full disk are gone, and it says so', async () => {
    const store = await emptyStore();
    await store.write('a', bytes('1'));
    const fullDisk = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    const disk = vi.spyOn(files, 'writeFile').mockImplementation(async (file) => {
      writeFileSync(String(file), 'the half of it');
      throw fullDisk;
    });
    syncBuiltinESMExports();
    try {
      await expect(store.write('b', bytes('2'))).rejects.toThrow('the disk is full');
    } finally {
      disk.mockRestore();
      syncBuiltinESMExports();
    }
    expect(await drafts(store)).toEqual([]);
  });

  it('of a process that was killed go with the next write, those of one at work stay', async () => {
    const store = await emptyStore();
    const folder = join(store.place, '.store');
    await mkdir(folder);
    const old = `${randomUUID()}.draft`;
    for (const name of [old, 'young.draft']) await writeFile(join(folder, name), 'x');
    const twoHoursAgo = Date.now() / 1000 - 7200;
    await utimes(join(folder, old), twoHoursAgo, twoHoursAgo);
    await store.write('a', bytes('1'));
    expect(await drafts(store)).toEqual(['young.draft']);
  });
});

describe('keys', () => {
  it('never leave the store', async () => {
    const store = await emptyStore();
    await expect(store.read('../outside')).rejects.toThrow('leaves the store');
    await expect(store.write('releases/../../outside', bytes(''))).rejects.toThrow('leaves the store');
  });

  it('below a file of the store are missing', async () => {
    const store = await emptyStore();
    await store.write('releases/mf-a/1/entry.js', bytes(''));
    expect(await store.read('releases/mf-a/1/entry.js/more')).toBeNull();
    expect(await store.list('releases/mf-a/1/entry.js/')).toEqual([]);
  });

  it('of a release take its folder with them', async () => {
    const store = await emptyStore();
    for (const key of ['mf-a/1/entry.js', 'mf-a/1/slice.js', 'mf-a/2/entry.js'])
      await store.write(`releases/${key}`, bytes(''));
    await store.remove('releases/mf-a/1/entry.js');
    expect(await readdir(join(store.place, 'releases/mf-a'))).toEqual(['1', '2']);
    await store.remove('releases/mf-a/1/slice.js');
    expect(await readdir(join(store.place, 'releases/mf-a'))).toEqual(['2']);
  });

  it('are listed in order, without the lock and without drafts', async () => {
    const store = await emptyStore();
    for (const key of ['audit/b', 'audit/a', 'audits/c']) await store.write(key, bytes(key));
    await store.write('audit/a', bytes('2'), { condition: { ifMatch: '"none"' } });
    expect(await store.list('audit/')).toEqual(['audit/a', 'audit/b']);
    expect(await store.list('')).toEqual(['audit/a', 'audit/b', 'audits/c']);
    expect(await store.list('nothing/')).toEqual([]);
  });
});
