import {
  type ACCOUNT_PATHS,
  type Audience,
  MODERATION_PATH,
  PLATFORM_PATH,
  type RouteOutline,
  type SessionState,
} from '@veto/slice-kit/contract';
import { pathInEnglish } from '../../isomorphic/language-of-path.ts';
import { pathWithoutSlash } from '../../isomorphic/path-without-slash.ts';
import { answersFor, entriesFor, type RouteTable } from '../../isomorphic/route-table.ts';
import { returnPath, signInPath } from './return-path.ts';

/** The screens that the shell shows itself. */
export type ShellScreen = 'login' | 'register' | 'forgot-password' | 'reset-password' | 'moderation' | 'platform';

/** Who answers at an address. */
export type Answer =
  | { kind: 'slice'; slice: string; route: RouteOutline }
  | { kind: 'screen'; screen: ShellScreen }
  /** The session is being read and decides who answers: a skeleton, never a screen that may be the wrong one. */
  | { kind: 'pending'; skeleton: RouteOutline['skeleton'] }
  | { kind: 'redirect'; to: string }
  | { kind: 'access-denied' }
  | { kind: 'profile-not-found' }
  | { kind: 'not-found' };

export interface Place {
  pathname: string;
  search: string;
  hash: string;
  origin: string;
}

const EVERYBODY: readonly Audience[] = ['signed-out', 'owner', 'veterinarian', 'no-profile'];
type ScreenPath = (typeof ACCOUNT_PATHS)[number] | typeof MODERATION_PATH | typeof PLATFORM_PATH;
const SCREENS: Record<ScreenPath, ShellScreen> = {
  '/login': 'login',
  '/register': 'register',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
  '/pl/login': 'login',
  '/pl/register': 'register',
  '/pl/forgot-password': 'forgot-password',
  '/pl/reset-password': 'reset-password',
  [MODERATION_PATH]: 'moderation',
  [PLATFORM_PATH]: 'platform',
};
const screenAt: ReadonlyMap<string, ShellScreen> = new Map(Object.entries(SCREENS));

function answerOfScreen(screen: ShellScreen, place: Place, session: SessionState): Answer {
  if (screen === 'platform') return { kind: 'screen', screen };
  if (screen === 'moderation') return answerOfModeration(place, session);
  const visitorIsIn = session !== 'loading' && session !== 'signed-out';
  // Who is signed in may have forgotten the password, too; and a link in a mail signs in, to choose a new one.
  if (visitorIsIn && (screen === 'login' || screen === 'register'))
    return { kind: 'redirect', to: returnPath(place.search, place.origin) };
  return { kind: 'screen', screen };
}

/** Everybody signed in gets the screen; the database says who is an administrator. */
function answerOfModeration(place: Place, session: SessionState): Answer {
  if (session === 'loading') return { kind: 'pending', skeleton: 'list' };
  if (session === 'signed-out') return { kind: 'redirect', to: signInPath(place) };
  return { kind: 'screen', screen: 'moderation' };
}

/** The same page in English, where it is for this audience and in no other language. */
function answerInEnglish(table: RouteTable, place: Place, audience: Audience): Answer | undefined {
  const { search, hash, origin } = place;
  const pathname = pathInEnglish(place.pathname) || '/';
  if (pathname === place.pathname) return undefined;
  const { kind } = answerFor(table, { pathname, search, hash, origin }, audience);
  return kind === 'not-found' ? undefined : { kind: 'redirect', to: pathname + search + hash };
}

function answerFor(table: RouteTable, place: Place, audience: Audience): Answer {
  const entries = entriesFor(table, place.pathname);
  const owner = entries.find((entry) => answersFor(entry, audience));
  if (owner) return { kind: 'slice', slice: owner.slice, route: owner.route };
  const target = entries.flatMap((entry) => entry.route.redirects?.[audience] ?? [])[0];
  if (target) return { kind: 'redirect', to: pathInEnglish(target) === '/login' ? signInPath(place) : target };
  if (entries.length > 0 && audience === 'signed-out') return { kind: 'access-denied' };
  if (entries.length > 0 && audience === 'no-profile') return { kind: 'profile-not-found' };
  return answerInEnglish(table, place, audience) ?? { kind: 'not-found' };
}

/**
 * Who answers at a place for a session; where a page has no Polish, the English one. While the session is read, only an answer
 * that everybody gets is given.
 */
export function answerAt(table: RouteTable, place: Place, session: SessionState): Answer {
  const screen = screenAt.get(pathWithoutSlash(place.pathname).toLowerCase());
  if (screen) return answerOfScreen(screen, place, session);
  if (session !== 'loading') return answerFor(table, place, session);
  const [first, ...others] = EVERYBODY.map((audience) => answerFor(table, place, audience));
  const same = others.every((answer) => answerKey(answer) === answerKey(first));
  if (first && same) return first;
  const skeleton = entriesFor(table, place.pathname)[0]?.route.skeleton ?? 'page';
  return { kind: 'pending', skeleton };
}

/** The same for two answers that show the same thing. */
export function answerKey(answer: Answer | undefined): string {
  if (!answer) return '';
  if (answer.kind === 'slice') return `slice ${answer.slice} ${answer.route.path}`;
  if (answer.kind === 'screen') return `screen ${answer.screen}`;
  return answer.kind === 'redirect' ? `redirect ${answer.to}` : answer.kind;
}
