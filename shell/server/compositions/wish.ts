/** How a visitor asks for the site as others do not have it. */
export type Wish = { kind: 'revision'; revision: number } | { kind: 'preview'; secret: string };

/** In an address of the site: `?veto-revision=12` shows it as it was composed then. */
export const REVISION_PARAMETER = 'veto-revision';
/** `?veto-preview=<secret>` shows it with one release that is not live. */
export const PREVIEW_PARAMETER = 'veto-preview';

/** What the visitor asked for goes with them from page to page, until the browser is closed. */
const COOKIE = 'veto_shown';
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

/** The wish in an address; null where it has none, 'unreadable' where it has one that cannot be read, or more than one. */
export function wishIn(search: URLSearchParams): Wish | 'unreadable' | null {
  const [revisions, secrets] = [search.getAll(REVISION_PARAMETER), search.getAll(PREVIEW_PARAMETER)];
  if (revisions.length + secrets.length > 1) return 'unreadable';
  const [revision, secret] = [revisions[0], secrets[0]];
  if (revision !== undefined) return revisionOf(revision) ?? 'unreadable';
  return secret === undefined ? null : (previewOf(secret) ?? 'unreadable');
}

/** The wish that a Cookie header carries. */
export function keptWish(cookies: string | undefined): Wish | null {
  const [, kind, value = ''] =
    new RegExp(`(?:^|;\\s*)${COOKIE}=(revision|preview)\\.([\\w-]+)`).exec(cookies ?? '') ?? [];
  if (!kind) return null;
  return kind === 'revision' ? revisionOf(value) : previewOf(value);
}

/** The Set-Cookie header that keeps a wish; of null, the one that ends it. */
export function cookieOf(wish: Wish | null): string {
  if (!wish) return `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
  const value = wish.kind === 'revision' ? `revision.${wish.revision}` : `preview.${wish.secret}`;
  return `${COOKIE}=${value}; ${ATTRIBUTES}`;
}

/** The wish as a query, for an address. */
export function queryOf(wish: Wish): string {
  return wish.kind === 'revision' ? `?${REVISION_PARAMETER}=${wish.revision}` : `?${PREVIEW_PARAMETER}=${wish.secret}`;
}

function revisionOf(text: string): Wish | null {
  return /^[1-9]\d{0,7}$/.test(text) ? { kind: 'revision', revision: Number(text) } : null;
}

function previewOf(text: string): Wish | null {
  return /^[\w-]{20,100}$/.test(text) ? { kind: 'preview', secret: text } : null;
}
