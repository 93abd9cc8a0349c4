import { type BrowserStorage, ofBrowser, ofTab } from '../boundary/browser-storage.ts';

/** Under this key lies who is signed in, in the storage in which their session lies. */
export const PROFILE_KEY = 'veto_profile';

/** Followed by the person's id. */
export const OF_PERSON = 'veto_offline:';
const OF_EVERYBODY = 'veto_offline_public';

/** In characters of JSON, for one person. A browser keeps about five million for the whole site. */
const ROOM = 500_000;

/** A build's own address: what it kept is read by nothing but itself, since another one may know another shape. */
declare const __webpack_public_path__: string | undefined;
const RELEASE = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
/** Slices that ask the same keep an answer each: '…/releases/mf-owner/' of '…/releases/mf-owner/1.2.0-9e15aaaaaaaa/'. */
const SLICE = RELEASE.replace(/[^/]*\/$/, '');

export interface KeptAnswer {
  data: unknown;
  /** When the server gave it, in milliseconds since 1970. */
  at: number;
}

type Shelf = Record<string, KeptAnswer & { release: string }>;

export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Where a person's answers belong: where their session lies, so that they end with it. null once it has ended. */
function placeOf(person: string | null): { storage: BrowserStorage; key: string } | undefined {
  if (person === null) return { storage: ofBrowser, key: OF_EVERYBODY };
  const storage = [ofTab, ofBrowser].find((each) => {
    const profile = parsed(each.getItem(PROFILE_KEY)) as { userId?: unknown } | null;
    return profile?.userId === person;
  });
  return storage && { storage, key: OF_PERSON + person };
}

function shelfAt({ storage, key }: { storage: BrowserStorage; key: string }): Shelf {
  return (parsed(storage.getItem(key)) as Shelf | null) ?? {};
}

/** Keeps an answer for this person (null: for everybody), in place of what was kept under the same name. The oldest make room; what is too large by itself is not kept. */
export function keepAnswer(person: string | null, name: string, data: unknown): void {
  const place = placeOf(person);
  if (!place) return;
  const others = Object.entries(shelfAt(place)).filter(([other]) => other !== SLICE + name);
  const answer = [SLICE + name, { at: Date.now(), release: RELEASE, data }] as const;
  if (JSON.stringify(answer).length > ROOM) return;
  const newestFirst = [answer, ...others.toSorted(([, one], [, other]) => other.at - one.at)];
  const written = () => JSON.stringify(Object.fromEntries(newestFirst));
  while (newestFirst.length > 1 && written().length > ROOM) newestFirst.pop();
  // Where there is no room, what was kept before stays.
  place.storage.setItem(place.key, written());
}

/** What this build kept for this person; undefined where there is nothing, or where they are not signed in. */
export function recallAnswer(person: string | null, name: string): KeptAnswer | undefined {
  const place = placeOf(person);
  const kept = place && shelfAt(place)[SLICE + name];
  return kept?.release === RELEASE ? kept : undefined;
}
