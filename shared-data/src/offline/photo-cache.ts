/** The cache of photos that kept answers name; the shell's worker answers from it. */
export const PHOTO_CACHE = 'veto-photos';

export function forgetPhotos(): void {
  dropPhotos().catch((error) => console.warn('The kept photos could not be deleted', error));
}

/** Rejects where the browser refuses its caches. */
async function dropPhotos(): Promise<void> {
  // Missing without https.
  const storage: CacheStorage | undefined = globalThis.caches;
  await storage?.delete(PHOTO_CACHE);
}
