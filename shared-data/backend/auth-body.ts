/** The column of the authentication service is that wide. */
const LONGEST_ADDRESS = 255;

/**
 * What is wrong with the body of a call to the authentication service, or null. The embedded service takes the types
 * of what it is sent on trust, and answers what it cannot store with an internal error.
 */
async function faultOf(request: Request): Promise<string | null> {
  const text = await request.clone().text();
  // A body that is no JSON at all it refuses by itself.
  if (text.trim() === '' || !isJson(text)) return null;
  let isStorable = true;
  const body: unknown = JSON.parse(text, (key, value) => {
    isStorable &&= isText(key) && (typeof value !== 'string' || isText(value));
    return value;
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'The body must be a JSON object';
  if (!isStorable) return 'Text must not contain null characters or halves of characters';
  const { email, phone, password } = body as Record<string, unknown>;
  for (const [name, value] of Object.entries({ email, phone, password }))
    if (value !== undefined && value !== null && typeof value !== 'string') return `The ${name} must be a text`;
  if (typeof email === 'string' && email.length > LONGEST_ADDRESS)
    return 'Unable to validate email address: invalid format';
  return null;
}

/** What Postgres stores as text: no null character, no half of a surrogate pair. */
function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The refusal of a call to the authentication service that could not be meant seriously; null for any other. */
export async function refusedAuthBody(request: Request): Promise<Response | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (!new URL(request.url).pathname.startsWith('/auth/v1/')) return null;
  const msg = await faultOf(request);
  return msg ? Response.json({ code: 400, error_code: 'validation_failed', msg }, { status: 400 }) : null;
}
