/**
 * Lets the renewals of one session follow each other. The embedded service takes a refresh token a second time while the
 * session that came of it is unused, for pages that were left before they had the answer; but between the two steps in which it
 * gives a new token for the old one it would refuse both.
 */
export function renewalsInTurn() {
  const latest = new Map<string, Promise<unknown>>();
  return async function inTurn(request: Request, json: unknown, answer: () => Promise<Response>): Promise<Response> {
    const token = renewedBy(request, json);
    if (token === undefined) return answer();
    const answered = Promise.resolve(latest.get(token)).then(answer);
    const settled = answered.catch(() => {});
    latest.set(token, settled);
    try {
      return await answered;
    } finally {
      if (latest.get(token) === settled) latest.delete(token);
    }
  };
}

/** The refresh token that a request is to renew a session by; undefined for every other request. */
function renewedBy(request: Request, json: unknown): string | undefined {
  if (new URL(request.url).pathname !== '/auth/v1/token') return undefined;
  const { refresh_token: token } = (json ?? {}) as { refresh_token?: unknown };
  return typeof token === 'string' && token ? token : undefined;
}
