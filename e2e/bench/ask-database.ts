import type { generateVeterinarians } from '../../shared-data/backend/generate-veterinarians.ts';
import type { Question } from './questions.ts';

export type Connection = Parameters<typeof generateVeterinarians>[0];
type Transaction = Parameters<Parameters<Connection['transaction']>[0]>[0];

/** Ends a transaction, so that the next run finds what this one found. */
const TAKEN_BACK = new Error('taken back');

/** Asks a question as whoever asks it, and takes back what it wrote. @returns milliseconds until the answer was there. */
export async function timeAnswer(connection: Connection, question: Question, run: number): Promise<number> {
  let took = Number.NaN;
  try {
    await connection.transaction(async (transaction) => {
      await become(transaction, question.by?.(run));
      const statement = question.sql(run);
      const began = performance.now();
      await transaction.exec(statement);
      took = performance.now() - began;
      throw TAKEN_BACK;
    });
  } catch (error) {
    if (error !== TAKEN_BACK) throw new Error(`Nobody could ask for ${question.what}`, { cause: error });
  }
  return took;
}

/** As a request does; null stays the site itself. */
async function become(transaction: Transaction, person: string | null | undefined): Promise<void> {
  if (person === null) return;
  const role = person ? 'authenticated' : 'anon';
  await transaction.exec(`select set_config('request.jwt.claim.sub', coalesce(${person ?? 'null'}::text, ''), true),
    set_config('request.jwt.claims', json_build_object('sub', ${person ?? 'null'}::text, 'role', '${role}')::text, true),
    set_config('role', '${role}', true)`);
}
