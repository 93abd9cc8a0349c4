import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Asks the database something cheap. A session that was left in a transaction that can only be rolled back is rolled back
 * first, without parameters: that is what still passes when nothing else does.
 *
 * @throws when the session is beyond help: only a new process gets a new one.
 */
export async function checkSession(driver: Pick<PgliteConnection['driver'], 'query' | 'exec'>): Promise<void> {
  try {
    await ask(driver);
  } catch {
    await driver.exec('rollback');
    await ask(driver);
  }
}

/**
 * Looks at the session after every answer that says that something went wrong inside, and whenever it is asked to.
 * `onLost` is called when it is beyond help.
 */
export function watchSession(
  driver: Pick<PgliteConnection['driver'], 'query' | 'exec'>,
  onLost: (error: unknown) => void,
) {
  const isUsable = async (): Promise<boolean> => {
    try {
      await checkSession(driver);
      return true;
    } catch (error) {
      onLost(error);
      return false;
    }
  };
  return {
    isUsable,
    async afterAnswer({ response }: { response: Response }): Promise<void> {
      if (response.status >= 500) await isUsable();
    },
  };
}

async function ask(driver: Pick<PgliteConnection['driver'], 'query'>): Promise<void> {
  await driver.query('select from public.profiles limit 1');
}
