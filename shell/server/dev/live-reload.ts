import type { HttpBindings } from '@hono/node-server';
import { pageScript, type ShownError } from '@veto/slice-kit/build';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

type App = { fetch: Hono<{ Bindings: HttpBindings }>['fetch'] };

/** Before every other script, so that it hears whatever goes wrong; in a file, because the site's policy allows nothing inline. */
const TAG = '<script src="/_dev/page.js"></script>';

type Told = { event: 'rebuilt' | 'failed' | 'mended'; data: string };

export interface LiveReload {
  /** The site with a script more in its documents. */
  around(site: App): App;
  /** Every open page shows the new builds of these packages. */
  rebuilt(names: readonly string[]): void;
  /** Every page shows over itself why the source does not build, until it does. */
  failed(error: ShownError): void;
  /** The source is again what the pages show. */
  mended(): void;
}

/**
 * Shows a rebuild in open pages: a page whose shell is at work puts the new build of a slice in the place of the old
 * one, any other loads itself again.
 */
export function liveReload(): LiveReload {
  const listeners = new Set<(told: Told) => void>();
  const script = pageScript();
  let failure: Told | undefined;
  const tell = (told: Told) => {
    failure = told.event === 'failed' ? told : undefined;
    for (const listener of listeners) listener(told);
  };
  return {
    rebuilt: (names) => tell({ event: 'rebuilt', data: JSON.stringify(names) }),
    failed: (error) => tell({ event: 'failed', data: JSON.stringify(error) }),
    mended() {
      if (failure) tell({ event: 'mended', data: '' });
    },
    around(site) {
      const app = new Hono<{ Bindings: HttpBindings }>();
      app.get('/_dev/page.js', async (c) => c.body(await script, 200, { 'Content-Type': 'text/javascript' }));
      app.get('/_dev/events', (c) =>
        streamSSE(c, async (stream) => {
          const listener = (told: Told) => void stream.writeSSE(told);
          listeners.add(listener);
          // The first line tells the browser that the connection stands.
          await stream.writeSSE({ event: 'open', data: '' });
          if (failure) listener(failure);
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
        const html = (await answer.text()).replace('<head>', `<head>\n${TAG}`);
        return new Response(html, { status: answer.status, headers: answered });
      });
      return app;
    },
  };
}
