import type { HttpBindings } from '@hono/node-server';
import { answerOwnError } from '@veto/slice-kit/build';
import type { SourceMaps } from '@veto/slice-kit/releases';
import { Hono } from 'hono';

type App = { fetch: Hono<{ Bindings: HttpBindings }>['fetch'] };

/** The site, and where its pages ask about an error that they met. */
export function ownErrors(
  site: App,
  mapsOf: (slice: string, version: string) => Promise<SourceMaps | null>,
  names: readonly string[],
): App {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/_dev/error', async (c) => answerOwnError(await c.req.json(), { names, mapsOf }));
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  return app;
}
