import * as z from 'zod/mini';

/** A number, also where the server writes it as text: a hosted project answers 12.5, the embedded one "12.50". */
export const numeric = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]),
  z.transform((value: number | string) => Number(value)),
);

/**
 * A moment, as an ISO string in UTC, also where the server writes '2026-11-21 10:59:22.657123+00'. A moment in UTC keeps
 * its microseconds: a page of a list that starts after it would otherwise leave rows of the same millisecond out.
 */
export const timestamp = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/)),
  z.transform((value: string) => {
    const moment = value
      .replace(' ', 'T')
      .replace(/([+-]\d{2})$/, '$1:00')
      .replace(/[+-]00:?00$/, 'Z');
    const zoned = /(Z|[+-]\d{2}:?\d{2})$/.test(moment) ? moment : `${moment}Z`;
    return zoned.endsWith('Z') ? zoned : new Date(zoned).toISOString();
  }),
);

/** A wall-clock time, 'HH:MM', from Postgres' 'HH:MM:SS'. */
export const wallTime = z.pipe(
  z.string().check(z.regex(/^([01]\d|2[0-4]):[0-5]\d(:\d{2}(\.\d+)?)?$/)),
  z.transform((value: string) => value.slice(0, 5)),
);

/** A calendar date, 'YYYY-MM-DD', also from a timestamp column. */
export const calendarDate = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)),
  z.transform((value: string) => value.slice(0, 10)),
);

/** A flat object of plain values, as a drawing's features are stored; anything else is null. */
export const plainFeatures = z.catch(
  z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  null,
);
/** What `plainFeatures` reads. */
export type PlainFeatures = z.infer<typeof plainFeatures>;

/** Text that may be missing: null, never ''. */
export const nullableText = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => value || null),
);
