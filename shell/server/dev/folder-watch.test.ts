import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldersBelow } from '@veto/slice-kit/build';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolders } from './folder-watch.ts';

let root: string;
let file: string;
let end: () => void;
const heard = vi.fn();
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'veto-watch-'));
  file = join(root, 'src/pages/page.tsx');
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await mkdir(join(root, 'dist'));
  await writeFile(file, 'first');
  end = watchFolders([root], heard);
});
afterEach(async () => {
  end();
  await rm(root, { recursive: true });
});

const rewrite = (text: string) => writeFile(file, text);
/** As editors do that never leave half a file behind. */
async function writeSafely(text: string): Promise<void> {
  await writeFile(join(root, 'draft'), text);
  await rename(join(root, 'draft'), file);
}
async function replaceFolder(text: string): Promise<void> {
  await mkdir(join(root, 'src/other'));
  await writeFile(join(root, 'src/other/page.tsx'), text);
  await rm(join(root, 'src/pages'), { recursive: true });
  await rename(join(root, 'src/other'), join(root, 'src/pages'));
}
async function makeFolderAnew(text: string): Promise<void> {
  await rm(join(root, 'src/pages'), { recursive: true });
  await mkdir(join(root, 'src/pages'));
  await rewrite(text);
}
async function makeAllAnew(text: string): Promise<void> {
  await rm(join(root, 'src'), { recursive: true });
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await rewrite(text);
}
async function putOlderFile(text: string): Promise<void> {
  await writeFile(join(root, 'draft'), text);
  await utimes(join(root, 'draft'), 1e9, 1e9);
  await rename(join(root, 'draft'), file);
}

it.each([
  ['a safe write', writeSafely],
  ['sed -i', async (text: string) => void execFileSync('sed', ['-i', `s/.*/${text}/`, file])],
  ['a file that is removed and written again', async (text: string) => rm(file).then(() => rewrite(text))],
  ['an older file in its place', putOlderFile],
  ['another folder in the place of its own', replaceFolder],
  ['a folder that is removed and made again', makeFolderAnew],
  ['the same with all folders', makeAllAnew],
])('hears of %s, and of each save after it', async (_, save) => {
  for (const [at, step] of [save, rewrite, save, rewrite, rewrite].entries()) {
    heard.mockClear();
    await step(`text ${at}`);
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
  }
});

it('hears of what is written into folders that are new', async () => {
  for (const [folder, name] of [
    ['src/dialogs/parts', 'part.tsx'],
    ['src/dialogs/more', 'more.tsx'],
  ] as const) {
    await mkdir(join(root, folder), { recursive: true });
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    heard.mockClear();
    await writeFile(join(root, folder, name), name);
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    heard.mockClear();
  }
});

it('looks into no folder that builds are written to', () => {
  expect(foldersBelow(root)).toEqual([root, join(root, 'src'), join(root, 'src/pages')]);
});
