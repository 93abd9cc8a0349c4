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

/** Changes what a slice's page is called. Resolves with what puts its source back. */
export async function rename(folder: string, slice: Slice, title: string): Promise<() => Promise<void>> {
  const file = join(folder, slice.name, 'src', slice.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(slice.says(slice.title), slice.says(title)));
  return () => writeFile(file, text);
}

/** Saves the page's source once, and as it was. */
async function saveOnce(page: Page, folder: string, slice: Slice): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading(slice.title)).toBeVisible();
  const putBack = await rename(folder, slice, `${slice.title} for cats`);
  await expect(heading(`${slice.title} for cats`)).toBeVisible();
  await putBack();
  await expect(heading(slice.title)).toBeVisible();
}

/** The page of a new slice in React, with a state of its own. */
function withState(text: string): string {
  return text
    .replace(/^/, "import { useState } from 'react';\n")
    .replace('  usePageReady();', '  const [nights, setNights] = useState(1);\n  usePageReady();')
    .replace('<PageSection>', '<PageSection>\n<button onClick={() => setNights(2)}>Nights: {nights}</button>');
}

/** Runs `slice dev` until each page has shown a save. */
export async function develop(
  page: Page,
  command: string,
  { folder, env, slices }: { folder: string; env: NodeJS.ProcessEnv; slices: readonly Slice[] },
): Promise<void> {
  for (const { name, file } of slices.filter(({ template }) => template === 'react')) {
    const source = join(folder, name, 'src', file);
    await writeFile(source, withState(await readFile(source, 'utf8')));
  }
  const dev = spawn(command, { cwd: folder, env, shell: true, detached: true });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Ctrl-C ends it.');
  for (const slice of slices) {
    await page.goto(output.split(/\s+/).find((word) => word.includes(`?veto-override=${slice.name}@`)) ?? '');
    if (slice.template === 'react') await page.getByRole('button', { name: 'Nights: 1' }).click();
    await saveOnce(page, folder, slice);
    if (slice.template === 'react')
      await expect(page.getByRole('button', { name: 'Nights: 2' }), 'components keep their state').toBeVisible();
  }
  // A page that nobody serves any more complains.
  await page.goto('about:blank');
  process.kill(-(dev.pid ?? 0), 'SIGINT');
  await once(dev, 'close');
}
