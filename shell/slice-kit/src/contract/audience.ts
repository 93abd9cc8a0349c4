/** Who is looking at the site, as far as routing cares. 'no-profile' is a signed-in user whose profile row is missing. */
export const AUDIENCES = ['signed-out', 'owner', 'veterinarian', 'no-profile'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** While the session is still being read nobody is shown a screen that might be the wrong one. */
export type SessionState = Audience | 'loading';

/** Those whom a page knows before it has asked: a document holds a frame for them. Without a profile nobody is known so early. */
export const FRAMED = ['owner', 'veterinarian'] as const;
export type Framed = (typeof FRAMED)[number];

/** Whether a route, or a part in a slot, is shown whoever looks. Here, so that a page needs no schema to ask it. */
export function visibleToEverybody({ audience }: { audience: readonly Audience[] }): boolean {
  return AUDIENCES.every((each) => audience.includes(each));
}
