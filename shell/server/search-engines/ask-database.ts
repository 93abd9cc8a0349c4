import type { RuntimeConfig } from '@veto/slice-kit/contract';
import type { BackendAddress } from '../backend/backend-proxy.ts';

export interface Database {
  config: Pick<RuntimeConfig, 'supabaseUrl' | 'supabaseKey'>;
  /** Where the embedded backend is, where there is no hosted project. */
  backend: BackendAddress;
}

/** Anything that checks and types an answer: a zod schema. */
interface Parser<T> {
  parse(data: unknown): T;
}

/**
 * Asks the database what a visitor may: 'rpc/…' with arguments calls a function, anything else selects from a table.
 * `sender` is the visitor who asks, so that nobody's questions wait behind another's. Rejects when the database is away,
 * refuses, answers with something else, or takes longer than `timeoutMs`.
 */
export async function askDatabase<T>(
  { config, backend }: Database,
  about: string,
  question: { args?: object; schema: Parser<T>; timeoutMs: number; sender?: string },
): Promise<T> {
  const base = config.supabaseUrl || backend();
  if (!base) throw new Error('The database is away.');
  const answer = await fetch(new URL(`/rest/v1/${about}`, base), {
    method: question.args ? 'POST' : 'GET',
    headers: {
      apikey: config.supabaseKey,
      'Content-Type': 'application/json',
      ...(!config.supabaseUrl && question.sender !== undefined && { 'X-Forwarded-For': question.sender }),
    },
    ...(question.args && { body: JSON.stringify(question.args) }),
    signal: AbortSignal.timeout(question.timeoutMs),
  });
  if (!answer.ok) throw new Error(`${about} answered ${answer.status}.`);
  return question.schema.parse(await answer.json());
}
