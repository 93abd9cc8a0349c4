import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

type App = { fetch: Hono<{ Bindings: HttpBindings }>['fetch'] };

/** In a file, because the site's policy allows no inline script. */
const SCRIPT = `new EventSource('/_dev/events').addEventListener('rebuilt', ({ data }) => {
  const rebuilt = new CustomEvent('veto:rebuilt', { detail: JSON.parse(data), cancelable: true });
  if (dispatchEvent(rebuilt)) location.reload();
});
`;
const TAG = '<script defer src="/_dev/reload.js"></script>';

export interface LiveReload {
  /** The site with a script more in its documents. */
  around(site: App): App;
  /** Every open page shows the new builds of these packages. */
  rebuilt(names: readonly string[]): void;
}

/**
 * Shows a rebuild in open pages: a page whose shell is at work puts the new build of a slice in the place of the old
 * one, any other loads itself again.
 */
export function liveReload(): LiveReload {
  const listeners = new Set<(names: readonly string[]) => void>();
  return {
    rebuilt(names) {
      for (const listener of listeners) listener(names);
    },
    around(site) {
      const app = new Hono<{ Bindings: HttpBindings }>();
      app.get('/_dev/reload.js', (c) => c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript' }));
      app.get('/_dev/events', (c) =>
        streamSSE(c, async (stream) => {
          const listener = (names: readonly string[]) =>
            void stream.writeSSE({ event: 'rebuilt', data: JSON.stringify(names) });
          listeners.add(listener);
          // The first line tells the browser that the connection stands.
          await stream.writeSSE({ event: 'open', data: '' });
          await new Promise<void>((resolve) => stream.onAbort(resolve));
          listeners.delete(listener);
        }),
      );
      app.all('*', async (c) => {
        const isDocument = c.req.method === 'GET' && (c.req.header('accept')?.includes('text/html') ?? false);
        if (!isDocument) return site.fetch(c.req.raw, c.env);
        const headers = new Headers(c.req.raw.headers);
        for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name);
        const answer = await site.fetch(new Request(c.req.url, { headers }), c.env);
        if (!answer.headers.get('content-type')?.includes('text/html')) return answer;
        const answered = new Headers(answer.headers);
        for (const name of ['content-length', 'etag']) answered.delete(name);
        const html = (await answer.text()).replace('</head>', `${TAG}\n</head>`);
        return new Response(html, { status: answer.status, headers: answered });
      });
      return app;
    },
  };
}
