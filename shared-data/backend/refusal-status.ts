import { BudgetSpent } from './postgres/turns.ts';

/** Refusals that the embedded services answer with 500: as PostgreSQL states them, and in sentences of our own rules. */
const REFUSED = /^(?:23514|23P01|PT400)$/;

/** The disk is full, as the file system and PostgreSQL say it. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** How long a visitor should wait before asking again, in seconds. */
const RETRY_AFTER = 2;

/**
 * Gives an answer the status that a hosted project gives it. `failure` is the last error of the request's statements: a value
 * that a constraint refuses is 400 with its SQLSTATE; a statement that was cancelled is 504, and whatever came of a connection
 * that was lost or of two visitors in each other's way is 503, a spent budget 429, a full disk 507, each with Retry-After. Everything else passes as it is.
 * @see https://docs.postgrest.org/en/stable/references/errors.html#status-codes
 * @see https://www.postgresql.org/docs/17/errcodes-appendix.html
 */
export async function withRefusalStatus(response: Response, failure: unknown): Promise<Response> {
  if (response.ok || !(failure instanceof Error)) return response;
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined;
  if (failure instanceof BudgetSpent) return tryAgain(429, failure.message, Math.ceil(failure.waitMs / 1000));
  if (code === '57014' || failure.name === 'TimeoutError')
    return tryAgain(504, 'The database took too long to answer. Please try again in a moment.');
  if (code && FULL.has(code)) return tryAgain(507, 'There is no room left to keep this. Please try again later.');
  if (isOutage(failure, code)) return tryAgain(503, 'The database cannot be reached. Please try again in a moment.');
  if (response.status !== 500 || !code || !REFUSED.test(code)) return response;
  return Response.json({ code, message: failure.message, details: null, hint: null }, { status: 400 });
}

/**
 * Connections that were lost or refused, by SQLSTATE (08, 53, 57P), by Node's code or without any; deadlocks and
 * transactions that could not be put in an order.
 */
function isOutage({ message }: Error, code: string | undefined): boolean {
  if (code === undefined) return /connect/i.test(message);
  return /^(?:08|53|57P|40001$|40P01$|ECONN|EPIPE$|ETIMEDOUT$)/.test(code);
}

function tryAgain(status: 429 | 503 | 504 | 507, message: string, seconds = RETRY_AFTER): Response {
  const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' };
  const code = status === 429 ? 'PT429' : 'backend_unavailable';
  return Response.json({ code, message }, { status, headers });
}
