import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it.each([
  ['/doctors?city=Łódź', '301 Moved Permanently\r\nLocation: /doctors?city=%C5%81%C3%B3d%C5%BA\r\n'],
  ['//evil.example/Łódź', '400 Bad Request'],
])('answers raw UTF-8 in %s with %s', async (address, expected) => {
  const port = await openPort(0, '127.0.0.1', new Hono());
  const socket = connect(port.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: veto.example\r\n\r\n`);
  expect(await text(socket)).toContain(`HTTP/1.1 ${expected}`);
  await port.close();
});

it('answers a balancer that asks by HTTP/1.0 and names no host', async () => {
  const app = new Hono().get('/healthz', (c) => c.text('well'));
  const port = await openPort(0, '127.0.0.1', app);
  const everywhere = await openPort(0, undefined, app);
  for (const each of [port, everywhere]) {
    const socket = connect(each.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n.*well$/s);
    await each.close();
  }
});

it('has a browser forget more cookies than a request can carry, as none of its requests would be answered again', async () => {
  const port = await openPort(0, '127.0.0.1', new Hono());
  const answer = await fetch(`http://127.0.0.1:${port.port}/`, { headers: { cookie: `long=${'x'.repeat(20_000)}` } });
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([431, '"cookies"']);
  await port.close();
});

it('tells kept connections that it ends before it cuts them off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const port = await openPort(
    0,
    '127.0.0.1',
    new Hono().get('/', (c) => c.text('well')),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = (await once(get({ port: port.port, agent }), 'response')) as [IncomingMessage];
    expect(await text(answer)).toBe('well');
    return answer.headers.connection;
  };
  expect(await ask()).toBe('keep-alive');
  const closed = port.close();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(await ask()).toBe('close');
  await vi.advanceTimersToNextTimerAsync();
  await closed;
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
