import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { openPort } from './http-server.ts';

it('keeps a connection for longer than the proxy in front of it does', async () => {
  const port = await openPort(
    0,
    '127.0.0.1',
    new Hono().get('/', (c) => c.text('well')),
  );
  const answer = await fetch(`http://127.0.0.1:${port.port}/`);
  expect(await answer.text()).toBe('well');
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
  await port.close();
});
