import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let folder = '';
let registry: Server;

// In place of pnpm stands a package that prints what it was called with: the question is npm's, and comes before it.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veto-readme-'));
  const pack = join(folder, 'package');
  await mkdir(pack);
  await writeFile(join(pack, 'package.json'), JSON.stringify({ name: 'pnpm', version: '10.0.0', bin: 'pnpm.js' }));
  await writeFile(join(pack, 'pnpm.js'), "#!/usr/bin/env node\nconsole.log('pnpm', ...process.argv.slice(2));\n");
  execFileSync('tar', ['-czf', join(folder, 'pnpm.tgz'), '-C', folder, 'package']);
  const tarball = await readFile(join(folder, 'pnpm.tgz'));
  registry = createServer(({ url, headers }, answer) => {
    if (url === '/pnpm.tgz') return answer.end(tarball);
    const release = { name: 'pnpm', version: '10.0.0', bin: { pnpm: 'pnpm.js' } };
    const dist = { tarball: `http://${headers.host}/pnpm.tgz` };
    return answer.end(JSON.stringify({ name: 'pnpm', versions: { '10.0.0': { ...release, dist } } }));
  });
  await promisify((listening: () => void) => registry.listen(0, '127.0.0.1', listening))();
});
afterAll(async () => {
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

async function twoCommands(): Promise<string[]> {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, block = ''] = /^## Two commands\n.*?^```sh\n(.*?)^```$/ms.exec(readme) ?? [];
  return block.split('\n').filter(Boolean);
}

test("README's two commands ask nothing where pnpm has never been, without a terminal", async () => {
  const commands = await twoCommands();
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_/i.test(name))),
    // A newcomer's. npm 8, which comes with Node 18.12, looks for its own folder beside the first `node`.
    PATH: process.env.PATH?.split(delimiter)
      .filter((entry) => !entry.startsWith(root))
      .join(delimiter),
    npm_config_cache: join(folder, 'cache'),
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
  };
  const said: string[] = [];
  for (const command of commands) {
    await rm(join(folder, 'cache'), { recursive: true, force: true });
    const child = promisify(execFile)('/bin/sh', ['-c', command], { cwd: folder, env });
    child.child.stdin?.end();
    said.push((await child).stdout.trim());
  }
  expect(said).toEqual(['pnpm start', 'pnpm test']);
});

test('no paper, template or program names pnpm in a way that asks first', () => {
  const asks = ['npx', 'pnpm@'].join(' ');
  const found = () => execFileSync('git', ['grep', '-n', asks], { cwd: root, encoding: 'utf8' });
  expect(found, 'git grep finds nothing, and says so with 1').toThrow();
});
