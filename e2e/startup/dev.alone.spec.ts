import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { newSlice } from '@veto/slice-kit/build';
import { expect, test } from '../fixtures/test.ts';
import { freePort, repository } from '../site/start-site.ts';

const run = promisify(execFile);

/** The repository as it lies here, to change sources in. */
async function copyOfSources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'veto-dev-C# żółć %20 '));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    maxBuffer: 1e7,
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(repository, file), join(copy, file));
  }
  return copy;
}

/** How long a save may take until the page shows it, in ms: a second where nothing else is at work. */
const SAVE_LIMIT_MS = 3_000;

/** The page of a new slice, with a state of its own. */
function withState(page: string): string {
  return page
    .replace(/^/, "import { useState } from 'react';\n")
    .replace('  usePageReady();', '  const [nights, setNights] = useState(1);\n  usePageReady();')
    .replace(
      '    </PageSection>',
      '      <button type="button" onClick={() => setNights(nights + 1)}>Nights: {nights}</button>\n    </PageSection>',
    );
}

test('slice dev shows a new slice inside the running site, each save in its place, and its errors over the page', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.expect(/VETO-203/, /no room is free/);
  const copy = await copyOfSources();
  await newSlice('mf-hotel', { root: copy });
  await run('npx', ['-y', 'pnpm@10', 'install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: copy });
  const source = join(copy, 'mf-hotel/src/hotel/hotel-page.tsx');
  const text = withState(await readFile(source, 'utf8'));
  await writeFile(source, text);
  const port = await freePort();
  const dev = spawn(process.execPath, ['shell/slice-kit/cli/slice.ts', 'dev', 'mf-hotel', '--from', baseURL ?? ''], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), NODE_NO_WARNINGS: '1' },
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output).toContain('mf-hotel from source');

  await page.goto(`http://localhost:${port}/hotel`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { __sameDocument: true }));

  /** As most editors do: another file takes the place of the one before. Resolves with the line that has changed. */
  const save = async (here: string, instead: string) => {
    const saved = text.replace(here, instead);
    await writeFile(join(copy, 'draft'), saved);
    await rename(join(copy, 'draft'), source);
    return saved.slice(0, saved.indexOf(instead)).split('\n').length;
  };
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const overlay = page.getByRole('alertdialog');
  const place = (line: number) => overlay.getByRole('heading', { name: `mf-hotel/src/hotel/hotel-page.tsx:${line}` });
  await page.getByRole('button', { name: 'Nights: 1' }).click();
  const savedAt = performance.now();
  await save("say('Hotel')", "say('A hotel for pets')");
  await expect(title('A hotel for pets')).toBeVisible();
  expect(performance.now() - savedAt).toBeLessThan(SAVE_LIMIT_MS);
  await expect(page.getByRole('button', { name: 'Nights: 2' }), 'components keep their state').toBeVisible();

  const syntaxError = await save("title={say('Hotel')}", "title={say('Hotel')} =");
  await expect(place(syntaxError)).toBeVisible();
  await expect(title('A hotel for pets'), 'the page goes on behind it').toBeAttached();
  await save("say('Hotel')", "say('A hotel for pets')");
  await expect(overlay, 'the source is what the page shows').toHaveCount(0);

  const thrown = await save('usePageReady();', "if (fullName !== 'nobody') throw new Error('no room is free');");
  await expect(place(thrown)).toBeVisible();
  await expect(overlay).toContainText('no room is free');
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByRole('alert'), 'no earlier build takes its place').toBeVisible();
  await expect(title('A hotel for pets')).toHaveCount(0);

  await save("say('Hotel')", "say('Cats and dogs')");
  await expect(title('Cats and dogs')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => '__sameDocument' in globalThis), 'the document was not loaded again')
    .toBe(true);

  await page.getByRole('link', { name: 'Find a Veterinarian' }).first().click();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();

  await page.close();
  dev.kill('SIGINT');
  const [code] = await once(dev, 'close');
  expect(code, output).toBe(0);
  await rm(copy, { recursive: true, force: true });
});
