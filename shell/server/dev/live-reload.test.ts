import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { type OpenPort, openPort } from '../http-server.ts';
import { liveReload } from './live-reload.ts';

let port: OpenPort;
afterEach(() => port.close());

it('puts one script more into documents and nothing else, and tells open pages of a rebuild', async () => {
  const site = new Hono();
  site.get('/page', (c) =>
    c.html('<head></head>', 200, { ETag: '"1"', 'Content-Security-Policy': "script-src 'self'" }),
  );
  site.get('/data', (c) => c.json({ head: '</head>' }));
  const reload = liveReload();
  port = await openPort(0, '127.0.0.1', reload.around(site));
  const url = `http://127.0.0.1:${port.port}`;

  const document = await fetch(`${url}/page`, { headers: { accept: 'text/html', 'if-none-match': '"1"' } });
  expect(document.headers.get('content-security-policy')).toBe("script-src 'self'");
  expect(await document.text()).toContain('<script defer src="/_dev/reload.js"></script>\n</head>');
  expect(await (await fetch(`${url}/data`)).json()).toEqual({ head: '</head>' });
  expect(await (await fetch(`${url}/_dev/reload.js`)).text()).toContain("'/_dev/events'");

  const leaving = new AbortController();
  const events = (await fetch(`${url}/_dev/events`, { signal: leaving.signal })).body?.pipeThrough(
    new TextDecoderStream(),
  );
  const reader = events?.getReader();
  expect((await reader?.read())?.value).toContain('event: open');
  reload.rebuilt(['mf-hotel']);
  expect((await reader?.read())?.value).toBe('event: rebuilt\ndata: ["mf-hotel"]\n\n');
  await reader?.cancel();
  leaving.abort();
});
