import { createHash } from 'node:crypto';
import type { ShownVeterinarian } from '@veto/shared-ui/share-picture';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { SenderLimits } from '../http/sender-limits.ts';
import { senderOf } from '../http/visitor-address.ts';
import { askDatabase } from './ask-database.ts';
import type { Env, SearchEngineOptions } from './index.ts';
import { type DrawPicture, pictureDrawer } from './picture-drawer.ts';

/** Changes with the drawing, so that nobody keeps the former one. */
const DRAWING = 1;
/** Pictures that are kept, the latest; one has about 55 kB. */
const KEPT = 100;
const TIMEOUT_MS = 5000;
/** Pictures in a minute: a drawing takes the processor for a while. */
const LIMITS = { ofSender: 30, ofAll: 600 };
const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/** Of a listed vet; none: nobody is. */
const rows = z.array(
  z.object({
    full_name: z.nullish(z.string()),
    specialty: z.nullish(z.string()),
    city: z.nullish(z.string()),
    portrait: z.nullish(z.record(z.string(), z.unknown())),
    // Of a checked vet whose new name nobody has decided about, lists show the former one.
    vet_stats: z.object({ listed: z.boolean(), former: z.nullish(z.object({ full_name: z.nullish(z.string()) })) }),
  }),
);

/**
 * `/_og/veterinarian/<id>.png`: a vet's portrait and name, 1200 × 630 px, for links that are shared. 404 for vets who are
 * not listed, 429 for a sender of too many, 503 while nobody can be asked or too many wait. Drawn again only when what it shows has changed.
 */
export function addPictures(app: Hono<Env>, options: SearchEngineOptions): void {
  const draw = keeping(options.draw ?? pictureDrawer());
  const limits = new SenderLimits(LIMITS);
  app.get(`/_og/veterinarian/:file{${ID}\\.png}`, async (c) => {
    const seconds = await limits.take(senderOf(c, options.trustProxy));
    if (seconds !== null)
      return c.json({ message: 'Too many pictures in a short time. Please try again later.' }, 429, {
        'Retry-After': String(seconds),
        'Cache-Control': 'no-store',
      });
    try {
      const vet = await shownVeterinarian(c, options);
      if (!vet) return c.notFound();
      const etag = `"${createHash('sha256')
        .update(JSON.stringify([DRAWING, vet]))
        .digest('base64url')
        .slice(0, 22)}"`;
      const headers = { ETag: etag, 'Cache-Control': 'public, max-age=86400' };
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
      return c.body(new Uint8Array(await draw(etag, vet)), 200, {
        ...headers,
        'Content-Type': 'image/png',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    } catch {
      return c.json({ message: 'The picture cannot be drawn now. Please try again later.' }, 503, {
        'Retry-After': '60',
        'Cache-Control': 'no-store',
      });
    }
  });
}

async function shownVeterinarian(
  c: Context<Env>,
  { config, backend, trustProxy }: SearchEngineOptions,
): Promise<ShownVeterinarian | null> {
  const select = 'full_name,specialty,city,portrait,vet_stats!inner(listed,former)';
  const id = c.req.path.slice(-40, -4);
  const [row] = await askDatabase(
    { config, backend },
    `profiles?select=${select}&vet_stats.listed=is.true&user_type=eq.veterinarian&id=eq.${id}`,
    { schema: rows, timeoutMs: TIMEOUT_MS, sender: senderOf(c, trustProxy) },
  );
  if (!row?.vet_stats.listed) return null;
  const { specialty, city, portrait } = row;
  const { full_name } = row.vet_stats.former ?? row;
  return { name: full_name ?? '', specialty: specialty ?? '', city: city ?? '', portrait: portrait ?? null };
}

/** Draws each picture once, however many ask for it, and keeps the latest. */
function keeping(draw: DrawPicture): (etag: string, vet: ShownVeterinarian) => Promise<Uint8Array> {
  const kept = new LRUCache<string, Promise<Uint8Array>>({ max: KEPT });
  return (etag, vet) => {
    const known = kept.get(etag);
    if (known) return known;
    const picture = draw(vet);
    kept.set(etag, picture);
    picture.catch(() => kept.delete(etag));
    return picture;
  };
}
