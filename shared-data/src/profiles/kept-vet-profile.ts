import { ofBrowser } from '../boundary/browser-storage.ts';
import { type VetProfileValues, vetProfileSchema } from './profile-forms.schema.ts';
import type { Profile } from './profiles.schema.ts';
import { saveProfile } from './save-profile.ts';
import { veterinarianColumns } from './vet-profile-columns.ts';

const KEY = 'veto_vet_profile';
/** For a browser that refuses its storage; a reload loses it there. */
let inPage: string | null = null;

/** Keeps what a vet typed before signing in; it is saved to the profile at the next sign-in. */
export function keepVetProfile(values: VetProfileValues): void {
  const text = JSON.stringify(values);
  inPage = ofBrowser.setItem(KEY, text) ? null : text;
}

/** What was kept; null when nothing was, or when it no longer passes the form's rules. */
export function keptVetProfile(): VetProfileValues | null {
  try {
    const kept = vetProfileSchema.safeParse(JSON.parse(inPage ?? ofBrowser.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Saves what was kept to the vet who has just signed in, and forgets it; null when nothing was kept. */
export async function saveKeptVetProfile(userId: string): Promise<Profile | null> {
  const values = keptVetProfile();
  if (!values) return null;
  const saved = await saveProfile(userId, veterinarianColumns(values));
  inPage = null;
  ofBrowser.removeItem(KEY);
  return saved;
}
