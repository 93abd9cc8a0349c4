import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Lets one transaction after the other have the database's only session. The embedded Supabase opens each by a BEGIN of
 * its own on that session, without asking whether another request is in the middle of one: the second would go on in the
 * role of the first, and end it.
 *
 * What is asked within a transaction runs in it at once; everything else waits for its end.
 */
export async function takeTurns(connection: PgliteConnection): Promise<void> {
  // While it opens, it asks questions of its own.
  await connection.driver.waitReady;
  const withinTurn = new AsyncLocalStorage<true>();
  let previous: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (withinTurn.getStore()) return work();
    const result = previous.then(() => withinTurn.run(true, work));
    previous = result.catch(() => {});
    return result;
  };

  const withContext = connection.withContext.bind(connection);
  connection.withContext = (context, work, options) => inTurn(() => withContext(context, work, options));
  const runInTransaction = connection.runInTransaction.bind(connection);
  connection.runInTransaction = (work) => inTurn(() => runInTransaction(work));
  const { driver } = connection;
  const query = driver.query.bind(driver);
  driver.query = (statement, parameters, options) => inTurn(() => query(statement, parameters, options));
  const exec = driver.exec.bind(driver);
  driver.exec = (statements, options) => inTurn(() => exec(statements, options));
}
