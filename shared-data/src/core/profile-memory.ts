import { type BrowserStorage, ofBrowser, ofTab } from '../boundary/browser-storage.ts';
import { forgetAnswers } from '../offline/forget-answers.ts';
import { PROFILE_KEY } from '../offline/kept-answers.ts';
import { sessionKey } from './config.ts';
import { request } from './request.ts';

/** What the session needs of a profile. */
export interface SessionProfile {
  userType: string | null;
  fullName?: string | undefined;
}

/** The profile of the signed-in user; null when the row is missing, 'unreadable' when it could not be asked for. */
export async function readProfile(userId: string): Promise<SessionProfile | null | 'unreadable'> {
  try {
    return await request(
      (client) => client.from('profiles').select('id, user_type, full_name').eq('id', userId).maybeSingle(),
      { parse: parseProfile },
    );
  } catch (error) {
    console.error('The profile could not be read', error);
    return 'unreadable';
  }
}

function parseProfile(row: unknown): SessionProfile | null {
  if (row === null) return null;
  if (typeof row !== 'object') throw new TypeError('a profile is an object');
  const { user_type: userType, full_name: fullName } = row as { user_type?: unknown; full_name?: unknown };
  return {
    userType: typeof userType === 'string' ? userType : null,
    ...(typeof fullName === 'string' && { fullName }),
  };
}

/**
 * Keeps the profile for the next visit, whose first paint then needs no answer from the server. It lies where the
 * session lies: who did not want to be remembered leaves no name behind. What was kept of anybody else goes.
 */
export function rememberProfile(profile: SessionProfile | null, userId: string): void {
  forgetAnswers(userId);
  if (!profile) forgetProfile();
  // Without storage the next visit waits for the server.
  else storageOfSession().setItem(PROFILE_KEY, JSON.stringify({ ...profile, userId }));
}

/** The profile that this browser last saw for this user; null when it saw none. */
export function recallProfile(userId: string): SessionProfile | null {
  try {
    const kept = JSON.parse(ofTab.getItem(PROFILE_KEY) ?? ofBrowser.getItem(PROFILE_KEY) ?? 'null') as
      | (SessionProfile & { userId: string })
      | null;
    return kept?.userId === userId ? { userType: kept.userType, fullName: kept.fullName } : null;
  } catch {
    return null;
  }
}

/** Forgets the profile, and the answers that were kept for whoever it is of. */
export function forgetProfile(): void {
  forgetAnswers();
  ofTab.removeItem(PROFILE_KEY);
  ofBrowser.removeItem(PROFILE_KEY);
}

function storageOfSession(): BrowserStorage {
  return ofTab.getItem(sessionKey()) === null ? ofBrowser : ofTab;
}
