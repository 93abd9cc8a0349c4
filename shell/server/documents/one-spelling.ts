import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { isCanonicalPath } from './canonical-address.ts';
import { plainPage } from './plain-page.ts';

/**
 * An address has one spelling, on every page and file alike: whoever writes '/p%65ts' for '/pets' finds nothing, and '//pets',
 * which browsers take for a host, leads a reader there.
 */
export function addOneSpelling(app: Hono<{ Bindings: HttpBindings }>): void {
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isForReader = c.req.header('accept')?.includes('text/html');
    if (isCanonicalPath(pathname)) {
      if (!isForReader || !pathname.includes('//')) return next();
      return c.redirect(pathname.replaceAll(/\/{2,}/g, '/') + search, 301);
    }
    if (!isForReader) return c.notFound();
    c.status(404);
    return plainPage(c, { title: 'Page not found', text: 'There is nothing at this address.' });
  });
}
