import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { type OpenPort, openPort } from '../http/http-server.ts';
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
  expect(await document.text()).toContain('<head>\n<script src="/_dev/page.js"></script>');
  expect(await (await fetch(`${url}/data`)).json()).toEqual({ head: '</head>' });
  expect(await (await fetch(`${url}/_dev/page.js`)).text()).toMatch(/new EventSource\(["']\/_dev\/events["']\)/);

  const page = await openEvents(url);
  expect(await page.next()).toContain('event: open');
  reload.rebuilt(['mf-hotel']);
  expect(await page.next()).toBe('event: rebuilt\ndata: ["mf-hotel"]\n\n');
  await page.close();
});

it('tells pages that the source does not build, also those that come later, until it does or is as it was', async () => {
  const reload = liveReload();
  port = await openPort(0, '127.0.0.1', reload.around(new Hono()));
  const url = `http://127.0.0.1:${port.port}`;
  const error = { place: 'mf-hotel/src/app.tsx:3', text: 'Unexpected token' };
  const failed = `event: failed\ndata: ${JSON.stringify(error)}\n\n`;
  const page = await openEvents(url);
  expect(await page.next()).toContain('event: open');
  reload.mended();
  reload.failed(error);
  expect(await page.next(), 'nothing was to be mended before').toBe(failed);
  const later = await openEvents(url);
  expect(await later.next()).toContain('event: open');
  expect(await later.next()).toBe(failed);
  reload.mended();
  expect(await page.next()).toContain('event: mended');
  const last = await openEvents(url);
  expect(await last.next()).toContain('event: open');
  reload.rebuilt([]);
  expect(await last.next(), 'nothing failed any more').toContain('event: rebuilt');
  await Promise.all([page, later, last].map((each) => each.close()));
});

/** The events that a page hears, one after the other. */
async function openEvents(url: string) {
  const leaving = new AbortController();
  const { body } = await fetch(`${url}/_dev/events`, { signal: leaving.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    async next(): Promise<string> {
      while (!heard.includes('\n\n')) heard += (await reader?.read())?.value ?? '';
      const end = heard.indexOf('\n\n') + 2;
      const event = heard.slice(0, end);
      heard = heard.slice(end);
      return event;
    },
    async close(): Promise<void> {
      await reader?.cancel();
      leaving.abort();
    },
  };
}
