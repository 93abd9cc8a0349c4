/** What a link may sign in for: to set a new password, to confirm an address, to confirm a changed one. */
const KINDS = ['recovery', 'signup', 'email_change'] as const;
export type LinkKind = (typeof KINDS)[number];

/** What a link of a mail signs in with. A project that has not been given our mails sends the visitor back with it. */
export interface MailLink {
  kind: LinkKind;
  accessToken: string;
  refreshToken: string;
  /** Whom it says that it signs in. Nobody has checked that: the server does, when the tokens are used. */
  userId: string | undefined;
  email: string | undefined;
}

/** A link that would put somebody else in the place of who is signed in here: nothing happens before an answer. */
export interface LinkQuestion {
  kind: LinkKind;
  /** The address that the link signs in, as far as it says so. */
  email: string | undefined;
  /** Signs in whom the link is for, and ends the former session. @throws AuthError when the server refuses the link. */
  accept(): Promise<void>;
  /** Leaves everything as it is. */
  decline(): void;
}

/** The page of the site that deals with links. */
const LINK_PAGE = '/reset-password';
const IS_LINK_PAGE = /^(?:\/pl)?\/reset-password$/;

/**
 * The link that opened this page, or null. Tokens of any other kind are taken out of the address: whoever makes a
 * visitor follow such a link must not choose whom they are signed in as.
 */
export function takeMailLink(place: Location): MailLink | null {
  const params = new URLSearchParams(place.hash.slice(1));
  // A server may send the link for a new password to the site's root, whatever page was asked for.
  if (params.get('type') === 'recovery' || params.get('error_code') === 'otp_expired') showLinkPage(place);
  const accessToken = params.get('access_token');
  if (!accessToken) return null;
  const kind = KINDS.find((each) => each === params.get('type'));
  const refreshToken = params.get('refresh_token');
  if (kind && refreshToken) return { kind, accessToken, refreshToken, ...claimsOf(accessToken) };
  console.warn('A link that is no link of our mails was not followed');
  forgetMailLink();
  return null;
}

/** Takes the tokens out of the address. */
export function forgetMailLink(): void {
  const { pathname, search } = globalThis.location;
  history.replaceState(history.state, '', `${pathname}${search}`);
}

/** Goes to the page that deals with links; the address keeps the link, so that it survives a reload. */
export function showLinkPage({ pathname, search, hash }: Location): void {
  if (!IS_LINK_PAGE.test(pathname)) history.replaceState(history.state, '', `${LINK_PAGE}${search}${hash}`);
}

/** What an access token says of its user, unchecked. */
function claimsOf(token: string): Pick<MailLink, 'userId' | 'email'> {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { sub, email } = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: unknown; email?: unknown };
    return {
      userId: typeof sub === 'string' ? sub : undefined,
      email: typeof email === 'string' ? email : undefined,
    };
  } catch {
    return { userId: undefined, email: undefined };
  }
}
