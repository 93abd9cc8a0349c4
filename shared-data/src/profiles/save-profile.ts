import { requestChange, sessionStore } from '@veto/shared-data/core';
import type { Update } from '../database/index.ts';
import { type Profile, profileSchema } from './profiles.schema.ts';

/** Writes columns of a profile and returns the row as stored. */
export function saveProfile(userId: string, columns: Update<'profiles'>): Promise<Profile> {
  const row = { ...columns, updated_at: new Date().toISOString() };
  return requestChange((client) => client.from('profiles').update(row).eq('id', userId).select(), profileSchema);
}

/** Writes columns of the signed-in user's profile. Rejects when nobody is signed in. */
export async function saveOwnProfile(columns: Update<'profiles'>): Promise<Profile> {
  return saveProfile(ownId(), columns);
}

/** The signed-in user's id. @throws Error when nobody is signed in. */
export function ownId(): string {
  const { userId } = sessionStore.getState();
  if (!userId) throw new Error('Nobody is signed in');
  return userId;
}
