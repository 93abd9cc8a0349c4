import type { PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';

/** As the services name what a request comes with. */
interface RequestVariables {
  auth?: { role?: unknown; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
}

interface FunctionCall {
  method: string;
  path: string;
  requestHeaders?: object;
}

/** The two steps in which the services prepare a transaction for a request; private in their types. */
interface ContextSteps {
  applyJwtSessionContext(db: Kysely<unknown>, variables: RequestVariables): Promise<void>;
  applyRpcRequestGucs(db: Kysely<unknown>, call: FunctionCall): Promise<void>;
}

/**
 * Prepares each request's transaction in one statement instead of eleven, with the limit of its role on the time of a
 * statement: becoming a role brings none of the settings that `alter role` gave it.
 */
export function setContextAtOnce(connection: PostgresConnection, limits: ReadonlyMap<string, string>): void {
  const steps: ContextSteps = {
    async applyJwtSessionContext(db, { auth, storage }) {
      const role = String(auth?.role || 'anon');
      const claims = typeof auth?.jwt === 'object' ? JSON.stringify(auth.jwt ?? {}) : '';
      const limit = limits.get(role) ?? '0';
      await sql`select set_config('role', ${role}, true),
        set_config('statement_timeout', ${limit}, true),
        set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.role', ${role}, true),
        set_config('request.jwt.claim.sub', ${String(auth?.uid ?? '')}, true),
        set_config('storage.operation', ${String(storage?.operation ?? '')}, true)`.execute(db);
    },
    async applyRpcRequestGucs(db, { method, path, requestHeaders = {} }) {
      await sql`select set_config('response.status', '', true),
        set_config('response.headers', '', true),
        set_config('request.method', ${method}, true),
        set_config('request.path', ${path}, true),
        set_config('request.headers', ${JSON.stringify(requestHeaders)}, true)`.execute(db);
    },
  };
  Object.assign(connection, steps);
}
