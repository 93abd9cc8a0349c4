import { refreshSession, type Session } from '@veto/shared-data/core';

/** Makes a sign-in known to the page, and saves what a vet typed before it. Resolves once the profile is known. */
export async function enterSite(): Promise<Session> {
  const session = await refreshSession();
  if (session.state === 'veterinarian' && session.userId)
    await saveKept(session.userId).catch((error) => console.error('The kept profile was not saved', error));
  return session;
}

async function saveKept(userId: string): Promise<void> {
  const { saveKeptVetProfile } = await import(
    /* webpackChunkName: "kept-vet-profile" */ '../profiles/kept-vet-profile.ts'
  );
  await saveKeptVetProfile(userId);
}
