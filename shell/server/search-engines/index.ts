import type { HttpBindings } from '@hono/node-server';
import type { Channel, RuntimeConfig } from '@veto/slice-kit/contract';
import { Hono } from 'hono';
import type { BackendAddress } from '../backend/backend-proxy.ts';
import { listedPages } from './listed-pages.ts';
import type { DrawPicture } from './picture-drawer.ts';
import { addPictures } from './pictures.ts';
import { robotsText } from './robots.ts';
import { siteAddress } from './site-address.ts';
import { sitemapFile } from './sitemap.ts';

export type Env = { Bindings: HttpBindings };

export interface SearchEngineOptions {
  config: RuntimeConfig;
  backend: BackendAddress;
  trustProxy: boolean;
  /** What is live now; undefined while nothing is. */
  channel: () => Promise<Channel | undefined>;
  /** Default: a thread that draws. */
  draw?: DrawPicture;
}

/** `/robots.txt`, the sitemap, and the pictures of shared links. While a password closes the site, no address is named to anybody. */
export function searchEngines(options: SearchEngineOptions): Hono<Env> {
  const { config, trustProxy } = options;
  const app = new Hono<Env>();
  const listed = listedPages(options);
  app.get('/robots.txt', async (c) => {
    const text = robotsText(await options.channel(), config, siteAddress(c, config, trustProxy));
    return c.text(text, 200, { 'Cache-Control': 'public, max-age=300' });
  });
  app.get('/:file{sitemap(?:-[a-z0-9-]+)?\\.xml}', async (c) => {
    const channel = await options.channel();
    if (config.gatePasswordSha256 || !channel) return c.notFound();
    try {
      const site = siteAddress(c, config, trustProxy);
      const text = sitemapFile(c.req.param('file'), channel, await listed(), site);
      if (!text) return c.notFound();
      return c.body(streamOf(text), 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      });
    } catch {
      return c.json({ message: 'The sitemap cannot be read now. Please try again later.' }, 503, {
        'Retry-After': '60',
        'Cache-Control': 'no-store',
      });
    }
  });
  addPictures(app, options);
  return app;
}

/** Piece by piece, as fast as it is taken. */
function streamOf(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull(stream) {
      const { done, value } = iterator.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
  });
}
