import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WAIT_MS } from '@veto/slice-kit/hang-limit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newFolder } from '../../slice-kit/releases/release.fixture.ts';
import { cookiesOf, SLICE, testSite } from '../site.fixture.ts';

/** Runs `slice dev` as far as it comes by itself; resolves with its exit code and what it printed. */
function runDev(args: string[], env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, NODE_NO_WARNINGS: '1', PORT: '0', ...env } };
    execFile(process.execPath, [join(import.meta.dirname, 'dev.ts'), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).trim() }),
    );
  });
}

it('refuses what is no port in one sentence', async () => {
  const sentence = 'PORT=80.5 is no port: it is a whole number from 0 to 65535.';
  expect(await runDev(['mf-owner'], { PORT: '80.5' })).toEqual({ code: 1, output: sentence });
});

it('refuses a port that is taken in one sentence, and names another', async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  const { code, output } = await runDev(['mf-owner'], { PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output).toBe(`Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1}`);
});

it('says what is wrong with the site that it is to show the slice in', async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  other.close();
  await once(other, 'close');
  const { output } = await runDev(['mf-owner', '--from', `http://127.0.0.1:${port}`], {});
  expect(output).toMatch(/^VETO-441 .* does not answer as a running site does: .*ECONNREFUSED[^\n]*\.$/);
});

it('ends well while a page still counts, and leaves nothing behind', async () => {
  const site = await testSite();
  const temporary = await newFolder('temporary');
  const dev = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts'), 'nothing', '--from', site.url], {
    env: { ...process.env, PORT: '0', TMPDIR: temporary, VETO_DATA_DIR: await newFolder('data') },
  });
  onTestFinished(() => {
    dev.kill('SIGKILL');
    return site.stop();
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const closed = once(dev, 'close');
  await vi.waitFor(() => expect(output).toContain('Ctrl-C ends it.'), WAIT_MS);
  const [url = ''] = output.match(/http:\S+/) ?? [];
  const counted = await fetch(`${url}/_rates`, {
    method: 'POST',
    headers: { cookie: await cookiesOf(url, 7) },
    body: JSON.stringify([[SLICE.slice, SLICE.version, 'load']]),
  });
  expect(counted.status).toBe(204);
  dev.kill('SIGINT');
  const [code] = await closed;
  expect(code, output).toBe(0);
  expect(await readdir(temporary)).toEqual([]);
});
