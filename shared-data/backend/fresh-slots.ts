import type { SqlConnection } from './postgres/sql-connection.ts';

/** Milliseconds between two looks at the clock. */
const INTERVAL = 60_000;

/**
 * Computes the next free slot of vets whose last one has gone by, and reads texts that have changed for searches by words, once a
 * minute and once now; a hosted project schedules the same function. Returns a function that ends it, and resolves once no step is under way.
 */
export function keepSlotsFresh(connection: Pick<SqlConnection, 'query'>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isEnding = false;
  const refresh = async () => {
    try {
      // In batches, so that a visitor's request gets its turn in between.
      while (!isEnding && (await refreshBatch(connection)) > 0);
    } catch (error) {
      console.error('Free slots and words of searches could not be refreshed', error);
    } finally {
      running = undefined;
    }
  };
  const look = () => {
    running ??= refresh();
  };
  look();
  const timer = setInterval(look, INTERVAL);
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await running;
  };
}

async function refreshBatch(connection: Pick<SqlConnection, 'query'>): Promise<number> {
  const { rows } = await connection.query<{ refreshed: number }>('select private.refresh_stale_slots() as refreshed');
  return rows[0]?.refreshed ?? 0;
}
