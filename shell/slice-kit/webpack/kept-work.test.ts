import { readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { keptWork } from './kept-work.ts';

let folder: string;
const make = vi.fn(async () => Buffer.from('made'));
const work = async (...parts: string[]) => Buffer.from(await keptWork(parts, make, folder)).toString();
const keptFiles = async () => (await readdir(folder)).map((name) => join(folder, name));

beforeEach(async () => {
  folder = await newFolder('kept-work');
  make.mockClear();
});

it('makes the same of the same parts only once', async () => {
  expect(await work('brotli 11', 'text')).toBe('made');
  expect(await work('brotli 11', 'text')).toBe('made');
  expect(make).toHaveBeenCalledOnce();
  await work('brotli 1', '1text');
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes anew what was damaged, as by a power cut', async () => {
  await work('text');
  const [file = ''] = await keptFiles();
  for (const damaged of ['', (await readFile(file)).subarray(0, -1)]) {
    await writeFile(file, damaged);
    expect(await work('text')).toBe('made');
  }
  expect(make).toHaveBeenCalledTimes(3);
});

it('removes what nobody has used for a week', async () => {
  const old = join(folder, 'old');
  await writeFile(old, '');
  await utimes(old, 0, 0);
  await work('text');
  expect(await keptFiles()).not.toContain(old);
  expect(await keptFiles()).toHaveLength(1);
});

it('removes what was used least where there is too much', async () => {
  const [large, larger] = ['large', 'larger'].map((name) => join(folder, name));
  for (const file of [large, larger]) await writeFile(file ?? '', '');
  await truncate(large ?? '', 200 * 2 ** 20);
  await truncate(larger ?? '', 250 * 2 ** 20);
  await utimes(larger ?? '', new Date(), new Date(Date.now() - 60_000));
  await work('text');
  expect(await keptFiles()).toContain(large);
  expect(await keptFiles()).not.toContain(larger);
});

it('goes on where it cannot be kept', async () => {
  await writeFile(join(folder, 'file'), '');
  folder = join(folder, 'file');
  expect(await work('text')).toBe('made');
});
