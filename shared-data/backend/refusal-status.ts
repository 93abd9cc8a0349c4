/** What the embedded API reports of refusals that it does not know: 500, no SQLSTATE, and Postgres's own sentence. */
const REFUSALS: readonly [sentence: RegExp, sqlState: string][] = [
  [/violates check constraint/, '23514'],
  [/violates exclusion constraint/, '23P01'],
];

/**
 * Gives a value that the database's constraints refuse the answer that a hosted project gives: 400 and the SQLSTATE,
 * instead of 500. Everything else passes as it is.
 * @see https://docs.postgrest.org/en/stable/references/errors.html#status-codes
 */
export async function withRefusalStatus(response: Response): Promise<Response> {
  if (response.status !== 500 || !response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const refusal = REFUSALS.find(([sentence]) => sentence.test(text));
  if (!refusal) return new Response(text, { status: 500, headers });
  const error = JSON.parse(text) as { message: string };
  const body = { ...error, code: refusal[1], message: error.message.replace(/^error: /, '') };
  return new Response(JSON.stringify(body), { status: 400, headers });
}
