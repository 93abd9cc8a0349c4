import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runtimeConfigSchema } from '@veto/slice-kit/contract';
import { Accounts, done } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { freePort, startAndExpectExit, startSite } from '../site/start-site.ts';

// Each start brings up a database: one after the other on a machine with two cores.
test.describe.configure({ mode: 'default' });

let dataDir = '';
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'veto-start-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the running site says that it is well and how it is configured', async () => {
  const url = process.env.VETO_E2E_URL;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const config = runtimeConfigSchema.parse(await (await fetch(`${url}/config.json`)).json());
  expect(config.supabaseUrl).toBe('');
  expect(config.supabaseKey).not.toBe('');
  expect(config.gatePasswordSha256).toMatch(/^[0-9a-f]{64}$/);
  expect((await fetch(`${url}${config.channel}`)).status).toBe(200);
});

test('the first start says all that is needed, keeps others from its folder, and ends by Ctrl-C; the next one outlives a damaged channel', async () => {
  const releasesDir = join(dataDir, 'releases');
  const site = await startSite({ dataDir, releasesDir, quiet: true });
  for (const text of [`localhost:${site.port}`, 'veto', 'owner@veto.example', 'vet@veto.example', 'veto-demo'])
    expect(site.output()).toContain(text);
  const { code, output } = await startAndExpectExit({ port: await freePort(), dataDir });
  expect(code).not.toBe(0);
  expect(output).toContain(`The data folder ${dataDir} is in use by another Veto`);
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await site.stop('SIGINT');
  expect(site.process.exitCode).toBe(0);

  const pointer = join(releasesDir, 'channels/stable/shell.json');
  await writeFile(pointer, '{"revision":');
  const second = await startSite({ dataDir, releasesDir, quiet: true });
  expect((await fetch(`${second.url}/doctors`)).status).toBe(200);
  const health = async () => (await fetch(`${second.url}/healthz`)).json();
  await expect
    .poll(health)
    .toMatchObject({ status: 'degraded', reasons: [expect.stringContaining('damaged')], missing: [] });
  expect(second.output()).toContain(`copy ${join(dataDir, 'last-good-channel/shell.json')} to ${pointer}`);
  // As it says.
  await copyFile(join(dataDir, 'last-good-channel/shell.json'), pointer);
  await expect.poll(health).toMatchObject({ status: 'ready', reasons: [] });
  await second.stop('SIGHUP');
  expect(second.process.exitCode, 'after a closed terminal').toBe(0);
});

test('a busy port is a clear sentence and a failure', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((listening) => other.listen(port, listening));
  const { code, output } = await startAndExpectExit({ port, dataDir });
  await new Promise((closed) => other.close(closed));
  expect(code).not.toBe(0);
  expect(output).toContain(String(port));
  expect(output).toMatch(/in use|busy|taken|already/i);
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
});

test('a channel that is damaged before anybody was shown one is a sentence and a failure, with no stack of any process', async () => {
  const releasesDir = join(dataDir, 'releases');
  await mkdir(join(releasesDir, 'channels'), { recursive: true });
  await writeFile(join(releasesDir, 'channels/stable.json'), '{"revision":');
  const { code, output } = await startAndExpectExit({ port: await freePort(), dataDir, releasesDir });
  expect(code).toBe(1);
  expect(output).toContain('VETO-425');
  expect(output).not.toMatch(/EPIPE|^\s+at .+:\d+:\d+\)?$/m);
});

test('the log has a line of JSON for each request, and nothing that is nobody’s business; an empty password opens the gate', async () => {
  const env = { VETO_LOG: 'stdout', VETO_METRICS_TOKEN: 'a token', VETO_GATE_PASSWORD: '' };
  const site = await startSite({ dataDir, quiet: true, env });
  const config = runtimeConfigSchema.parse(await (await fetch(`${site.url}/config.json`)).json());
  expect(config.gatePasswordSha256).toBe('');
  const owner = await new Accounts(site.url).owner('Secretive');
  await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Undisclosed', type: 'Dog' }).select('id'));
  const headers = { authorization: 'Bearer a token', 'x-forwarded-for': '203.0.113.7' };
  const metrics = await (await fetch(`${site.url}/metrics`, { headers })).text();
  expect(metrics).toContain('veto_http_requests_total{method="POST",route="/rest/v1/pets",status="201"} 1');
  await site.stop();
  const lines = site.output().trim().split('\n');
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/rest/v1/pets', status: 201, user: owner.id, level: 'info' }),
  );
  for (const secret of [owner.email, 'Undisclosed', 'Secretive', 'a token', 'eyJ'])
    expect(lines.join(' ')).not.toContain(secret);
});
