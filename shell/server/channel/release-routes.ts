import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { EARLY_SCRIPTS } from '@veto/slice-kit/contract';
import type { ObjectStore } from '@veto/slice-kit/releases';
import type { Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { compressed, sendCompressed } from '../documents/compressed.ts';
import type { EarlyScripts } from '../documents/early-scripts.ts';
import { PAINT_STYLES, type PaintStyles } from '../filled-pages/paint-styles.ts';
import type { ChannelDocuments } from './channel-documents.ts';

type Env = { Bindings: HttpBindings };

const FOR_EVER = 'public, max-age=31536000, immutable';

/** What cannot be read, and several ranges at once, is answered with the whole file (RFC 9110, 14.2). */
const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;

function withoutRange(request: Request): Request {
  if (!request.headers.has('range')) return request;
  const headers = new Headers(request.headers);
  headers.delete('range');
  return new Request(request, { headers });
}

/** Those of the shells that documents name are in memory by then. */
export function addEarlyScripts(app: Hono<Env>, content: ChannelDocuments, early: EarlyScripts): void {
  app.get(`${EARLY_SCRIPTS}*`, async (c) => {
    const edition = await content.edition();
    // One that could not be had when its channel came.
    if (edition && !early.at(c.req.path)) await early.take(edition.channel);
    const script = early.at(c.req.path);
    return script ? sendCompressed(c, script, { cacheControl: FOR_EVER }) : c.notFound();
  });
}

/** The rules of pages with data, which this server has rendered. */
export function addPaintStyles(app: Hono<Env>, styles: PaintStyles): void {
  app.get(`${PAINT_STYLES}*`, async (c) => {
    const sheet = await styles.at(c.req.path);
    return sheet ? sendCompressed(c, sheet, { cacheControl: FOR_EVER }) : c.notFound();
  });
}

/**
 * A file of a release comes from the first folder that has it. What is in none, of a release that is not live, comes from a
 * store that is no folder.
 */
export function addReleases(app: Hono<Env>, folders: readonly string[], store: ObjectStore): void {
  app.use('/releases/*', async (c, next) => {
    if (!ONE_RANGE.test(c.req.header('range') ?? '')) c.req.raw = withoutRange(c.req.raw);
    await next();
    c.res.headers.set('Vary', 'Accept-Encoding');
    if (c.res.status === 416) c.res.headers.set('Cache-Control', 'no-store');
    // Shells on other origins read releases from here too.
    c.res.headers.set('Access-Control-Allow-Origin', '*');
    c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  for (const root of folders) {
    mkdirSync(join(root, 'releases'), { recursive: true });
    const onFound = (_path: string, c: Context<Env>) => c.header('Cache-Control', FOR_EVER);
    app.get('/releases/*', serveStatic<Env>({ root, precompressed: true, onFound }));
  }
  app.get('/releases/:slice/:version/:file{.+}', async (c, next) => {
    if (store.folder !== undefined) return next();
    const key = c.req.path.slice(1);
    const found = await store.read(key);
    if (!found) return c.notFound();
    const content = await compressed(found.bytes, getMimeType(key) ?? 'application/octet-stream');
    return sendCompressed(c, content, { cacheControl: FOR_EVER });
  });
  app.get('/releases/*', (c) => c.notFound());
}
