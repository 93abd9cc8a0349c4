import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

export interface Slice {
  name: string;
  template: 'react' | 'dom' | 'vue';
  /** The file of its page. */
  file: string;
  title: string;
  /** What a save changes in that file. */
  says: (title: string) => string;
}

const sourceOf = (folder: string, { name, file }: Slice) => join(folder, name, 'src', file);

/** What a page is called. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Changes what a slice's page is called. */
export async function rename(folder: string, slice: Slice, title: string): Promise<void> {
  const source = sourceOf(folder, slice);
  const text = await readFile(source, 'utf8');
  await writeFile(source, text.replace(slice.says(slice.title), slice.says(title)));
}

/** Saves the page's source once. */
async function saveOnce(page: Page, folder: string, slice: Slice): Promise<void> {
  await expect(heading(page, slice.title)).toBeVisible();
  await rename(folder, slice, `${slice.title} for cats`);
  await expect(heading(page, `${slice.title} for cats`)).toBeVisible();
}

/** The page of a new slice in React, with a state of its own. */
function withState(text: string): string {
  return text
    .replace(/^/, "import { useState } from 'react';\n")
    .replace('  usePageReady();', '  const [nights, setNights] = useState(1);\n  usePageReady();')
    .replace('<PageSection>', '<PageSection>\n<button onClick={() => setNights(2)}>Nights: {nights}</button>');
}

const MISTAKES = [
  { mistake: 'usePageReady() =;', says: 'Invalid assignment target' },
  { mistake: "throw new Error('no room is free');", says: 'no room is free' },
];

/** Saves mistakes: each stands over the page with its place in the source, and goes with the mended save. */
async function breakAndMend(page: Page, folder: string, slice: Slice): Promise<void> {
  const source = sourceOf(folder, slice);
  const text = await readFile(source, 'utf8');
  const line = text.slice(0, text.indexOf('usePageReady();')).split('\n').length;
  for (const { mistake, says } of MISTAKES) {
    await writeFile(source, text.replace('usePageReady();', mistake));
    const overlay = page.getByRole('alertdialog', { name: `${slice.name}/src/${slice.file}:${line}` });
    await expect(overlay).toContainText(says);
    await writeFile(source, text);
    await expect(overlay).toHaveCount(0);
    await expect(heading(page, `${slice.title} for cats`)).toBeVisible();
  }
}

/** Runs `slice dev` until each page has shown a save. The sources are then as they were. */
export async function develop(
  page: Page,
  command: string,
  { folder, env, slices }: { folder: string; env: NodeJS.ProcessEnv; slices: readonly Slice[] },
): Promise<void> {
  const originals = new Map<string, string>();
  for (const slice of slices) {
    const source = sourceOf(folder, slice);
    const text = await readFile(source, 'utf8');
    originals.set(source, text);
    if (slice.template === 'react') await writeFile(source, withState(text));
  }
  const dev = spawn(command, { cwd: folder, env, shell: true, detached: true });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output).toContain('Ctrl-C ends it.');
  for (const slice of slices) {
    await page.goto(output.split(/\s+/).find((word) => word.includes(`?veto-override=${slice.name}@`)) ?? '');
    await page.getByRole('button', { name: 'Use it' }).click();
    if (slice.template === 'react') await page.getByRole('button', { name: 'Nights: 1' }).click();
    await saveOnce(page, folder, slice);
    if (slice.template !== 'react') continue;
    await expect(page.getByRole('button', { name: 'Nights: 2' }), 'components keep their state').toBeVisible();
    await breakAndMend(page, folder, slice);
  }
  // A page that nobody serves any more complains.
  await page.goto('about:blank');
  process.kill(-(dev.pid ?? 0), 'SIGINT');
  await once(dev, 'close');
  for (const [source, text] of originals) await writeFile(source, text);
}
