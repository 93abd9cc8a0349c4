import type { BoundedRequest } from './bounded-request.ts';
import type { SqlTransaction } from './postgres/sql-connection.ts';

/**
 * Ends the other sessions of an account whose password was just changed, as a hosted project does: whoever had got in with
 * the old one is out as soon as their access token runs out.
 */
export async function endOtherSessions(
  database: SqlTransaction,
  { request, json, response }: BoundedRequest & { response: Response },
): Promise<void> {
  const isChange = request.method === 'PUT' && new URL(request.url).pathname === '/auth/v1/user' && response.ok;
  if (!isChange || typeof json !== 'object' || json === null || !('password' in json)) return;
  const session = sessionOf(request.headers.get('authorization'));
  if (!session) return;
  await database.query(
    `delete from auth.sessions where id <> $1 and user_id = (select user_id from auth.sessions where id = $1)`,
    [session],
  );
}

/** The session that an access token names; the service has found the token to be genuine when this is asked. */
function sessionOf(authorization: string | null): string | null {
  const payload = authorization?.split('.')[1];
  if (!payload) return null;
  const { session_id } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id?: string };
  return session_id ?? null;
}
