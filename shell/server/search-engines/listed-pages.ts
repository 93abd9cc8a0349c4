import * as z from 'zod/mini';
import { askDatabase, type Database } from './ask-database.ts';

/** A veterinarian as a sitemap names one. */
export type ListedVeterinarian = [id: string, number: number | null, changedAt: string];

export interface DirectoryPage {
  kind: 'city' | 'specialty';
  label: string;
  changedAt: string;
}

/** All that the sitemap knows from the database. */
export interface ListedPages {
  /** In the order of their ids. */
  veterinarians: ListedVeterinarian[];
  directory: DirectoryPage[];
}

const HOUR_MS = 60 * 60 * 1000;
const TIMEOUT_MS = 10_000;

// Both go into a document: nothing but an id and a moment.
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/));
const veterinarians = z.array(z.tuple([z.string().check(z.regex(/^[\da-f-]{36}$/)), z.nullable(z.number()), moment]));
const directory = z.array(
  z.pipe(
    z.object({ kind: z.enum(['city', 'specialty']), label: z.string(), changed_at: z.string() }),
    z.transform(
      ({ kind, label, changed_at }): DirectoryPage => ({
        kind,
        label,
        changedAt: `${new Date(changed_at).toISOString().slice(0, 19)}Z`,
      }),
    ),
  ),
);

async function readAll(database: Database): Promise<ListedPages> {
  const all: ListedVeterinarian[] = [];
  let after: string | null = null;
  do {
    const question = { args: { after }, schema: veterinarians, timeoutMs: TIMEOUT_MS };
    const page: ListedVeterinarian[] = await askDatabase(database, 'rpc/listed_veterinarians', question);
    all.push(...page);
    after = page.at(-1)?.[0] ?? null;
  } while (after !== null);
  const question = { args: {}, schema: directory, timeoutMs: TIMEOUT_MS };
  return { veterinarians: all, directory: await askDatabase(database, 'rpc/directory_pages', question) };
}

/**
 * Reads the pages at most once an hour, however many ask. While the database is away the former answer stays; rejects where
 * there is none.
 */
export function listedPages(database: Database, now: () => number = Date.now): () => Promise<ListedPages> {
  let known: ListedPages | null = null;
  let readAt = 0;
  let reading: Promise<ListedPages> | null = null;
  const read = async () => {
    try {
      known = await readAll(database);
      readAt = now();
      return known;
    } catch (error) {
      if (!known) throw error;
      return known;
    } finally {
      reading = null;
    }
  };
  return async () => {
    if (known && now() - readAt < HOUR_MS) return known;
    reading ??= read();
    return reading;
  };
}
