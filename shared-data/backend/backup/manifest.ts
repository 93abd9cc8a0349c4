import { z } from 'zod';
import veto from '../../../package.json' with { type: 'json' };

/** Raised when an archive can no longer be read by the Veto before. */
export const FORMAT = 1;

/** The major version of Veto. */
export const VETO_MAJOR = Number(veto.version.split('.')[0]);

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order of the rows' values. */
  columns: z.array(z.string()).min(1),
  rows: z.number().int().nonnegative(),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  veto: z.number().int(),
  /** As `show server_version` writes it. */
  postgres: z.string(),
  madeAt: z.iso.datetime(),
  /** Versions of the migrations that the database had, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  /** Those that have given a number: the last one. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  files: z.number().int().nonnegative(),
  /** `bucket/name` of uploads that the rows name and whose bytes were gone when they were read. */
  missing: z.array(z.string()),
});

/** A table, the columns of its rows in the archive, and how many rows they are. */
export type BackedUpTable = z.infer<typeof table>;
export type Manifest = z.infer<typeof manifest>;

const formatOnly = z.object({ format: z.number() });

/** @returns the manifest, or null where the text is none; 'newer' for a format of later days. */
export function parseManifest(text: string): Manifest | 'newer' | null {
  try {
    const json: unknown = JSON.parse(text);
    if ((formatOnly.safeParse(json).data?.format ?? 0) > FORMAT) return 'newer';
    return manifest.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}
