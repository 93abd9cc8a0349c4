import * as z from 'zod/mini';
import { originalStack, releasesIn } from '../cli/original-stack.ts';
import type { SourceMaps } from '../releases/index.ts';
import type { ShownError } from './page/error-over-page.ts';

const toldError = z.object({ slice: z.optional(z.string()), text: z.string() });

/** A file of the repository in a stack whose places are those of the source. */
const SOURCE_PLACE = /(?:mf-[a-z0-9-]+|shell|shared-ui|shared-data)\/(?!\S*node_modules)[^\s():]+\.[jt]sx?:\d+:\d+/;

export interface Developed {
  /** What is developed here. */
  names: readonly string[];
  mapsOf(slice: string, version: string): Promise<SourceMaps | null>;
}

/**
 * Answers a page about an error that it met (`errorOverPage`): with the places in the source, or with nothing (204) for an error
 * that is not of what is developed here.
 */
export async function answerOwnError(told: unknown, { names, mapsOf }: Developed): Promise<Response> {
  const parsed = toldError.safeParse(told);
  if (!parsed.success) return new Response(null, { status: 400 });
  const { slice: teller, text } = parsed.data;
  const releases = releasesIn(text);
  const isOwn = names.includes(teller ?? '') || releases.some(({ slice }) => names.includes(slice));
  if (!isOwn) return new Response(null, { status: 204 });
  const read = releases.map(
    async ({ slice, version }) => [`${slice}/${version}`, await mapsOf(slice, version)] as const,
  );
  const maps = new Map(await Promise.all(read));
  const explained = originalStack(text, ({ slice, version }) => maps.get(`${slice}/${version}`) ?? null);
  const place = SOURCE_PLACE.exec(explained)?.[0] ?? `An error of ${teller ?? names.join(', ')}`;
  return Response.json({ place, text: explained } satisfies ShownError);
}
