import type { SqlConnection } from './postgres/sql-connection.ts';

/** Milliseconds between two looks at the clock. */
const INTERVAL = 60_000;

/**
 * Computes the next free slot of vets whose last one has gone by, once a minute and once now; a hosted project schedules
 * the same function. Returns a function that ends it.
 */
export function keepSlotsFresh(connection: SqlConnection): () => void {
  let running = false;
  const refresh = async () => {
    if (running) return;
    running = true;
    try {
      // In batches, so that a visitor's request gets its turn in between.
      while ((await refreshBatch(connection)) > 0);
    } catch (error) {
      console.error('The next free slots could not be computed', error);
    } finally {
      running = false;
    }
  };
  refresh();
  const timer = setInterval(refresh, INTERVAL);
  return () => clearInterval(timer);
}

async function refreshBatch(connection: SqlConnection): Promise<number> {
  const { rows } = await connection.query<{ refreshed: number }>('select private.refresh_stale_slots() as refreshed');
  return rows[0]?.refreshed ?? 0;
}
