/** The kinds of requests that are limited. */
export type AttemptKind =
  | 'sign-in'
  | 'sign-up'
  | 'mail'
  | 'new-address'
  | 'contact'
  | 'guest'
  | 'guest-move'
  | 'guest-code'
  | 'guest-try'
  | 'search'
  | 'export';

const MAILS = ['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/resend', '/auth/v1/magiclink'];

/** Functions that look through everybody who is listed, or through the calendars of many. */
export const SEARCHES = [
  '/rest/v1/rpc/search_veterinarians',
  '/rest/v1/rpc/nearest_veterinarians',
  '/rest/v1/rpc/count_filter_options',
  '/rest/v1/rpc/veterinarians_on_map',
  '/rest/v1/rpc/next_free_days',
  '/rest/v1/rpc/emergency_contacts',
];

/** Puts together all that is kept about a person, who may have a great deal. */
const EXPORT = '/rest/v1/rpc/own_data';

/**
 * Reads the path as it is written: the gateway lets none pass that the service would read as another one. `json` is the
 * body: a change of the address is the one that sends a mail.
 */
export function attemptKind(request: Request, json?: unknown): AttemptKind | null {
  const { pathname, searchParams } = new URL(request.url);
  // The link of a mail is a GET, and its token could be guessed at just as a password could.
  if (pathname === '/auth/v1/verify') return 'sign-in';
  if (SEARCHES.includes(pathname)) return 'search';
  if (pathname === EXPORT) return 'export';
  if (request.method === 'PUT' && pathname === '/auth/v1/user') return namesAddress(json) ? 'new-address' : null;
  if (request.method !== 'POST') return null;
  if (pathname === '/auth/v1/token') return searchParams.get('grant_type') === 'password' ? 'sign-in' : null;
  if (pathname === '/auth/v1/signup') return 'sign-up';
  if (pathname === '/rest/v1/contact_messages') return 'contact';
  if (pathname === '/rest/v1/rpc/book_as_guest') return 'guest';
  if (pathname === '/rest/v1/rpc/move_guest_visit') return 'guest-move';
  if (pathname === '/rest/v1/rpc/confirm_guest_code') return 'guest-try';
  if (pathname === '/rest/v1/rpc/send_guest_code') return 'guest-code';
  return MAILS.includes(pathname) ? 'mail' : null;
}

function namesAddress(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'email' in json && Boolean(json.email);
}
