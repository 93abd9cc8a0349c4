/** Kept in a cookie and nowhere else, because the server must know the number too: it chooses the shell. */
const NAME = 'veto_visitor';
const BUCKETS = 100;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The number of a visitor whose number nobody knows: no canary is meant for it. */
export const NO_BUCKET = BUCKETS;

/** Reads the visitor's number, a whole one from 0 to 99, from a Cookie header or `document.cookie`. */
export function bucketIn(cookies: string | undefined): number {
  const [, digits] = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,2})(?:;|$)`).exec(cookies ?? '') ?? [];
  return digits === undefined ? NO_BUCKET : Number(digits);
}

/**
 * The number of this browser's visitor: drawn at the first page, and kept for a year after the latest, so that a canary
 * is the same canary tomorrow. NO_BUCKET where cookies are refused.
 */
export function visitorBucket(): number {
  try {
    const kept = bucketIn(document.cookie);
    const bucket = kept === NO_BUCKET ? Math.floor(Math.random() * BUCKETS) : kept;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = `${NAME}=${bucket}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
    return bucketIn(document.cookie);
  } catch {
    return NO_BUCKET;
  }
}
