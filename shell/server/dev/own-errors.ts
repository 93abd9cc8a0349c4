import type { HttpBindings } from '@hono/node-server';
import { originalStack, releasesIn } from '@veto/slice-kit/build';
import type { SourceMaps } from '@veto/slice-kit/releases';
import { Hono } from 'hono';
import * as z from 'zod/mini';

type App = { fetch: Hono<{ Bindings: HttpBindings }>['fetch'] };

/** What a page of `slice dev` shows over itself. */
export interface ShownError {
  /** 'mf-hotel/src/hotel/hotel-page.tsx:12:9'; a sentence where the place is not known. */
  place: string;
  text: string;
}

const toldError = z.object({ slice: z.optional(z.string()), text: z.string() });

/** A file of the repository in a stack whose places are those of the source. */
const SOURCE_PLACE = /(?:mf-[a-z0-9-]+|shell|shared-ui|shared-data)\/[^\s():]+\.tsx?:\d+:\d+/;

/**
 * The site, and where its pages ask about an error that they met: the answer has the places in the source, and is empty (204)
 * for an error that is not of the packages named.
 */
export function ownErrors(
  site: App,
  mapsOf: (slice: string, version: string) => Promise<SourceMaps | null>,
  names: readonly string[],
): App {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/_dev/error', async (c) => {
    const told = toldError.safeParse(await c.req.json());
    if (!told.success) return c.body(null, 400);
    const { slice: teller, text } = told.data;
    const releases = releasesIn(text);
    if (!names.includes(teller ?? '') && !releases.some((each) => names.includes(each.slice))) return c.body(null, 204);
    const maps = new Map(
      await Promise.all(releases.map(async ({ slice, version }) => [version, await mapsOf(slice, version)] as const)),
    );
    const explained = originalStack(text, ({ version }) => maps.get(version) ?? null);
    const place = SOURCE_PLACE.exec(explained)?.[0] ?? `An error of ${teller ?? names.join(', ')}`;
    return c.json({ place, text: explained } satisfies ShownError);
  });
  app.all('*', (c) => site.fetch(c.req.raw, c.env));
  return app;
}
