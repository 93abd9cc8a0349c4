import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { openStoreSite } from '../faults/site/store-site.ts';
import { test as base, expect } from '../faults/site/test.ts';
import { freePort, repository } from '../site/start-site.ts';

const run = promisify(execFile);

interface Slice {
  name: string;
  /** The file of its page. */
  file: string;
  title: string;
  /** What a save changes in that file. */
  says: (title: string) => string;
}

const HOTEL: Slice = {
  ...{ name: 'mf-hotel', file: 'hotel/hotel-page.tsx', title: 'Hotel' },
  says: (title) => `title="${title}"`,
};
const GROOMING: Slice = {
  ...{ name: 'mf-grooming', file: 'grooming/grooming-page.ts', title: 'Grooming' },
  says: (title) => `textContent: '${title}'`,
};
const WALKS: Slice = {
  ...{ name: 'mf-walks', file: 'walks/walks-page.ts', title: 'Walks' },
  says: (title) => `'${title}'`,
};
const SLICES = [HOTEL, GROOMING, WALKS];

const test = base.extend<object, { devUrl: string }>({
  devUrl: [async ({ browserName: _ }, use) => use(`http://localhost:${await freePort()}`), { scope: 'worker' }],
  store: [
    async ({ siteUrl, devUrl }, use) => {
      const store = await openStoreSite(siteUrl, [devUrl]);
      await use(store);
      await store.stop();
    },
    { scope: 'worker' },
  ],
});

/** The commands of the guide, one a line. */
async function guidedCommands(): Promise<string[]> {
  const guide = await readFile(join(repository, 'shell/slice-kit/README.md'), 'utf8');
  const [, block = ''] = /^## A slice in its own repository\n.*?^```\n(.*?)^```$/ms.exec(guide) ?? [];
  return block
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** Packs what slices install, and resolves with the packages as an `overrides` of pnpm names them: in place of a registry. */
async function packedPackages(folder: string, env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const pack = async (path: string) => {
    const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', folder], {
      ...{ cwd: join(repository, path), env, maxBuffer: 1e7 },
    });
    const { name, filename } = JSON.parse(stdout.slice(stdout.indexOf('\n{') + 1)) as Record<string, string>;
    return [name, `file:${filename}`];
  };
  return Object.fromEntries(await Promise.all(['shell/slice-kit', 'shared-ui', 'shared-data'].map(pack)));
}

/** The commands of the guide run with this machine's Node.js, with what is installed already before what a registry has. */
async function environment(devUrl: string): Promise<NodeJS.ProcessEnv> {
  const { stdout } = await run('npx', ['-y', '-p', 'pnpm@10', '-c', 'command -v pnpm']);
  const path = [dirname(process.execPath), dirname(stdout.trim()), process.env.PATH].join(delimiter);
  const pnpm = { npm_config_prefer_offline: 'true', npm_config_frozen_lockfile: 'false' };
  return { ...process.env, PATH: path, CI: 'true', PORT: new URL(devUrl).port, ...pnpm };
}

/** A slice's page as a visitor sees it; its link leads on within the site. */
async function expectAtWork(page: Page, { title }: Slice): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Find a Veterinarian' }).click();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
}

/** Saves the page's source once, and as it was. */
async function saveOnce(page: Page, file: string, { title, says }: Slice): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading(title)).toBeVisible();
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(says(title), says(`${title} for cats`)));
  await expect(heading(`${title} for cats`)).toBeVisible();
  await writeFile(file, text);
  await expect(heading(title)).toBeVisible();
}

/** The page of a new slice in React, with a state of its own. */
function withState(text: string): string {
  return text
    .replace(/^/, "import { useState } from 'react';\n")
    .replace('  usePageReady();', '  const [nights, setNights] = useState(1);\n  usePageReady();')
    .replace('<PageSection>', '<PageSection>\n<button onClick={() => setNights(2)}>Nights: {nights}</button>');
}

/** Runs `slice dev` until each page has shown a save. */
async function develop(page: Page, command: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const fileOf = ({ name, file }: Slice) => join(folder, name, 'src', file);
  await writeFile(fileOf(HOTEL), withState(await readFile(fileOf(HOTEL), 'utf8')));
  const dev = spawn(command, { cwd: folder, env, shell: true, detached: true });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Ctrl-C ends it.');
  const open = async ({ name }: Slice) =>
    page.goto(output.split(/\s+/).find((word) => word.includes(`?veto-override=${name}@`)) ?? '');
  await open(HOTEL);
  await page.getByRole('button', { name: 'Nights: 1' }).click();
  await saveOnce(page, fileOf(HOTEL), HOTEL);
  await expect(page.getByRole('button', { name: 'Nights: 2' }), 'components keep their state').toBeVisible();
  for (const slice of [GROOMING, WALKS]) {
    await open(slice);
    await saveOnce(page, fileOf(slice), slice);
  }
  // A page that nobody serves any more complains.
  await page.goto('about:blank');
  process.kill(-(dev.pid ?? 0), 'SIGINT');
  await once(dev, 'close');
}

test('slices in React, plain DOM and Vue go from an empty folder to the running site, as the guide says', async ({
  page,
  store,
  devUrl,
  newVisitor,
  problems,
}) => {
  test.setTimeout(420_000);
  // The server knows no page that was never published.
  problems.expect(/404/);
  const folder = await mkdtemp(join(tmpdir(), 'veto-own-'));
  const env = await environment(devUrl);
  const overrides = await packedPackages(folder, env);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, pnpm: { overrides } }));

  const outputs = new Map<string, string>();
  for (const line of await guidedCommands()) {
    const command = line.replace('https://veto.example', store.url).replace('s3://…', store.folder);
    if (command.endsWith('slice dev')) await develop(page, command, folder, env);
    else {
      const { stdout } = await run(command, { cwd: folder, env, shell: true, maxBuffer: 1e8 });
      outputs.set(line, stripVTControlCharacters(stdout));
    }
  }
  const tested = outputs.get('pnpm -r test') ?? '';
  expect(tested).toContain('hotel-page.stories.tsx (2 tests)');
  for (const { name } of SLICES) expect(tested).toMatch(new RegExp(`${name} test: +Tests +\\d+ passed`));

  const visitor = await newVisitor();
  for (const slice of SLICES) {
    await visitor.goto(`/${slice.title.toLowerCase()}`);
    await expectAtWork(visitor, slice);
  }
  const painted = await (await visitor.request.get('/hotel')).text();
  expect(painted, 'the first paint').toMatch(/data-first-paint-of="?mf-hotel"?.*?<h1[^>]*>Hotel<\/h1>/s);
  await rm(folder, { recursive: true, force: true });
});
