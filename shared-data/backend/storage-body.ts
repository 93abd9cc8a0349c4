import { z } from 'zod';

const LIST = z.object({
  prefix: z.string().optional(),
  limit: z.int().min(0).max(1000).optional(),
  offset: z.int().min(0).optional(),
  sortBy: z.object({ column: z.string(), order: z.string() }).optional(),
  search: z.string().optional(),
});

const LONGEST_LINK = 3600;

/** Seconds for which a link is good, an hour at most: it outlives the right to read. `transform` is for pictures, which the embedded storage leaves as they are. */
const SIGN = z.object({
  expiresIn: z
    .int()
    .min(1)
    .transform((seconds) => Math.min(seconds, LONGEST_LINK)),
});

/** The fields of each call of the storage that takes JSON. */
const BODIES: readonly { method: string; path: RegExp; body: z.ZodType }[] = [
  { method: 'POST', path: /^\/storage\/v1\/object\/list\//, body: LIST },
  { method: 'POST', path: /^\/storage\/v1\/object\/sign\/[^/]+\/./, body: SIGN },
  { method: 'DELETE', path: /^\/storage\/v1\/object\/[^/]+$/, body: z.object({ prefixes: z.array(z.string()) }) },
];

/**
 * What a call to the storage that takes JSON says, or what is wrong with it, as a sentence; null for any other call. The
 * embedded one answers what it did not expect there with an internal error, also where it is one field too many.
 * `json` is undefined where the body was none.
 */
export function storageBody(
  method: string,
  pathname: string,
  json: unknown,
): { body: unknown } | { fault: string } | null {
  const call = BODIES.find((each) => each.method === method && each.path.test(pathname));
  if (!call) return null;
  const { data, error } = call.body.safeParse(json);
  if (!error) return { body: data };
  return { fault: `The body is not what this call takes: ${error.issues[0]?.path.join('.') || 'all of it'}.` };
}
