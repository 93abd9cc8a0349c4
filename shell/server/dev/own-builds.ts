import type { HttpBindings } from '@hono/node-server';
import { moves, type ObjectStore, readChannel } from '@veto/slice-kit/releases';
import { Hono } from 'hono';

type App = { fetch: Hono<{ Bindings: HttpBindings }>['fetch'] };

/** Where the latest build of a slice is, whatever its version: an address for overrides that outlives a save. */
export const buildPath = (slice: string) => `/_dev/build/${slice}/`;

/** The site, and at a fixed address the files of each slice's latest build, for other sites that take builds from here. */
export function ownBuilds(site: App, store: ObjectStore): App {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/_dev/build/:slice/:file', async (c) => {
    const [slice = '', file = ''] = c.req.path.split('/').slice(3);
    const pointer = moves.pointerOf(await readChannel(store), slice);
    if (!pointer) return c.notFound();
    const url = new URL(`/releases/${slice}/${pointer.stable.version}/${file}`, c.req.url);
    const answer = await site.fetch(new Request(url, { headers: c.req.raw.headers }), c.env);
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(answer.body, { status: answer.status, headers });
  });
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  return app;
}
