/** Who is looking at the site, as far as routing cares. 'no-profile' is a signed-in user whose profile row is missing. */
export const AUDIENCES = ['signed-out', 'owner', 'veterinarian', 'no-profile'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** While the session is still being read nobody is shown a screen that might be the wrong one. */
export type SessionState = Audience | 'loading';
