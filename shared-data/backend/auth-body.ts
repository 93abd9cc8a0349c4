/** The column of the authentication service is that wide. */
const LONGEST_ADDRESS = 255;

/**
 * What is wrong with the body of a call to the authentication service, as a sentence, or null. The embedded service takes
 * the types of what it is sent on trust, and answers what it cannot store with an internal error.
 */
export function faultInAuthBody(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'The body must be a JSON object';
  const { email, phone, password } = body as Record<string, unknown>;
  for (const [name, value] of Object.entries({ email, phone, password }))
    if (value !== undefined && value !== null && typeof value !== 'string') return `The ${name} must be a text`;
  if (typeof email === 'string' && email.length > LONGEST_ADDRESS)
    return 'Unable to validate email address: invalid format';
  return null;
}
