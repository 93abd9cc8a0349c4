import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { withoutProxy } from './own-machine.ts';

/** Asks a server of its own machine, as the site asks its database, and says what it was answered. */
const ASKS_ITSELF = `
  import { createServer } from 'node:http';
  import { withoutProxy } from '${import.meta.resolve('./own-machine.ts')}';
  if (process.argv[1] === 'start') process.env.no_proxy = withoutProxy(process.env);
  const server = createServer((request, answer) => answer.end()).listen(0, '127.0.0.1', async () => {
    const { status } = await fetch('http://127.0.0.1:' + server.address().port).catch(({ cause }) => ({ status: cause.code }));
    console.log(JSON.stringify(status));
    process.exit();
  });`;

const CLOSED = 'http://127.0.0.1:9';

it.each([
  ['of large letters', { HTTP_PROXY: CLOSED, NO_PROXY: 'registry.example' }],
  ['of small letters', { http_proxy: CLOSED, no_proxy: '' }],
])('the site reaches its own database past a proxy %s', async (_, proxy) => {
  const answers = ['start', 'without'].map(async (word) => {
    const program = spawn(process.execPath, ['--input-type=module', '--eval', ASKS_ITSELF, word], {
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', NODE_USE_ENV_PROXY: '1', ...proxy },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [status] = await Promise.all([json(program.stdout), once(program, 'close')]);
    return status;
  });
  expect(await Promise.all(answers)).toEqual([200, 'ECONNREFUSED']);
});

it('what goes past the proxy already still does', () => {
  expect(withoutProxy({ NO_PROXY: '.veto.example' })).toBe('.veto.example,127.0.0.1,localhost');
  expect(withoutProxy({ no_proxy: 'a.example', NO_PROXY: 'b.example' })).toBe('a.example,127.0.0.1,localhost');
});
