import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { openPort } from './http-server.ts';

it('ends as soon as the last answer under way has gone out', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: text, resolve: answer } = Promise.withResolvers<string>();
  const app = new Hono().get('/', async (c) => {
    ask();
    return c.text(await text);
  });
  const port = await openPort(0, '127.0.0.1', app);
  const answered = fetch(`http://127.0.0.1:${port.port}/`).then((each) => each.text());
  await asked;
  const closed = port.close();
  const from = performance.now();
  answer('well');
  await Promise.all([answered, closed]);
  expect(await answered).toBe('well');
  expect(performance.now() - from).toBeLessThan(1500);
});
