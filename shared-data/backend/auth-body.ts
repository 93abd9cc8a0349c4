/** The column of the authentication service is that wide. */
const LONGEST_ADDRESS = 255;

/**
 * What HTML's standard calls a valid address, and a hosted project takes. The embedded service takes anything with an @, and
 * writes it into the HTML of a mail as it stands, which may go to somebody else.
 */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** All that the service does anything with, but the metadata of an account. */
const TEXTS = [
  ...['email', 'phone', 'password', 'token', 'token_hash', 'type', 'nonce', 'scope'],
  ...['refresh_token', 'auth_code', 'code_verifier'],
];

/**
 * What is wrong with the body of a call to the authentication service, as a sentence, or null. The embedded service takes
 * the types of what it is sent on trust, and answers what it cannot store with an internal error.
 */
export function faultInAuthBody(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'The body must be a JSON object';
  const fields = body as Record<string, unknown>;
  for (const name of TEXTS) {
    const value = fields[name] ?? '';
    if (typeof value !== 'string') return `The ${name} must be a text`;
  }
  const { email } = fields;
  if (typeof email === 'string' && email && (email.length > LONGEST_ADDRESS || !ADDRESS.test(email.trim())))
    return 'Unable to validate email address: invalid format';
  return null;
}
