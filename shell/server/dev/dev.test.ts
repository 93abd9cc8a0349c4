import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
