import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runtimeConfigSchema } from '@veto/slice-kit/contract';
import { Accounts, done } from '../fixtures/accounts.ts';
import { freePort, startAndExpectExit, startSite } from '../site/start-site.ts';

// Each start brings up a database: one after the other on a machine with two cores.
test.describe.configure({ mode: 'default', timeout: 240_000 });

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

test('the first start prints the address, the gate password and the demo accounts, and Ctrl-C ends it cleanly', async () => {
  const site = await startSite({ dataDir, quiet: true });
  for (const text of [`localhost:${site.port}`, 'veto', 'owner@veto.example', 'vet@veto.example', 'veto-demo'])
    expect(site.output()).toContain(text);
  await site.stop('SIGINT');
  expect(site.process.exitCode).toBe(0);
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

test('a data folder that another process uses is a clear sentence and a failure', async () => {
  const first = await startSite({ dataDir, quiet: true });
  const { code, output } = await startAndExpectExit({ port: await freePort(), dataDir });
  await first.stop();
  expect(code).not.toBe(0);
  expect(output).toContain(dataDir);
  expect(output).toMatch(/use|lock/i);
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
});

test('kill -9 loses nothing that was acknowledged', async () => {
  const first = await startSite({ dataDir, quiet: true });
  const owner = await new Accounts(first.url).owner('Before the crash');
  const names = Array.from({ length: 20 }, (_, index) => `Pet ${index}`);
  for (const name of names)
    await done(owner.db.from('pets').insert({ owner_id: owner.id, name, type: 'Dog' }).select('id'));
  await first.stop('SIGKILL');

  const second = await startSite({ dataDir, quiet: true });
  const db = await new Accounts(second.url).visitor();
  const signedIn = await db.auth.signInWithPassword({ email: owner.email, password: owner.password });
  expect(signedIn.error).toBeNull();
  const pets = await done(db.from('pets').select('name'));
  expect(pets.map(({ name }) => String(name)).toSorted()).toEqual(names.toSorted());
  await second.stop();
});

test('VETO_GATE_PASSWORD changes the password; empty, there is no gate', async () => {
  const site = await startSite({ dataDir, quiet: true, env: { VETO_GATE_PASSWORD: '' } });
  const config = runtimeConfigSchema.parse(await (await fetch(`${site.url}/config.json`)).json());
  expect(config.gatePasswordSha256).toBe('');
  await site.stop();
});
