import { isMailAddress } from '../src/typed/addresses.ts';
import { fitsPassword, PASSWORD_TOO_LONG } from '../src/typed/passwords.ts';

/** All that the service does anything with, but the metadata of an account. */
const TEXTS = [
  ...['email', 'phone', 'password', 'token', 'token_hash', 'type', 'nonce', 'scope'],
  ...['refresh_token', 'auth_code', 'code_verifier'],
];

/** Signing in is not asked: of a password that was set before there was a longest one the first bytes count. */
const SETS_PASSWORD = /^\/auth\/v1\/(?:signup|user)$/;

/**
 * What is wrong with the body of a call to the authentication service, as a sentence, or null. The embedded service takes
 * the types of what it is sent on trust, answers what it cannot store with an internal error, and writes an address into the
 * HTML of a mail as it stands, which may go to somebody else.
 */
export function faultInAuthBody(pathname: string, body: unknown): string | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'The body must be a JSON object';
  const fields = body as Record<string, unknown>;
  for (const name of TEXTS) {
    const value = fields[name] ?? '';
    if (typeof value !== 'string') return `The ${name} must be a text`;
  }
  const { email, password } = fields;
  if (typeof email === 'string' && email && !isMailAddress(email.trim()))
    return 'Unable to validate email address: invalid format';
  if (SETS_PASSWORD.test(pathname) && typeof password === 'string' && !fitsPassword(password)) return PASSWORD_TOO_LONG;
  return null;
}
