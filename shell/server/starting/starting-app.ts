import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { startingPage } from '../documents/plain-page.ts';
import { COMMON_HEADERS } from '../documents/security-headers.ts';

/** What the port answers while the site is still being built: a page that asks again, and 503 for everything else. */
export function startingApp(): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.res.headers.set(name, value);
  });
  app.get('/_site/*', sitePublicFiles());
  app.all('*', (c) => {
    if (c.req.header('accept')?.includes('text/html')) return startingPage(c);
    const body = { status: 'starting', site: true, api: false, releases: false, missing: ['The site is starting.'] };
    return c.json(body, 503, { 'Retry-After': '2', 'Cache-Control': 'no-store' });
  });
  return app;
}

/** Where the server's own few files are. */
export const PUBLIC_FILES = join(import.meta.dirname, '../public');

/** The server's own few files, at `/_site/*`. */
export function sitePublicFiles() {
  return serveStatic<{ Bindings: HttpBindings }>({
    root: PUBLIC_FILES,
    rewriteRequestPath: (path) => path.slice('/_site'.length),
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
  });
}
