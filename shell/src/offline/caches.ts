/** The caches of the worker, by what is in them. All names begin alike, so that one that is no longer used is found. */
export const CACHES = {
  /** Documents, by their path without ids. */
  pages: 'veto-documents',
  /** Files of releases. */
  files: 'veto-files',
  /** Channel and configuration. */
  descriptions: 'veto-descriptions',
  /** Photos that the page keeps beside the answers that name them (shared-data, `src/offline/kept-photos.ts`). */
  photos: 'veto-photos',
  /** The page that is shown where nothing else is there. */
  own: 'veto-offline-page',
} as const;

/** A cache of documents by addresses with their ids, as workers may have left it: it goes, with what is noted about it. */
export const CACHE_WITH_IDS = 'veto-pages';

const PREFIX = 'veto-';

/** What is shown for an address whose document is not there, and what that page is made of. */
export const OFFLINE_PAGE = '/_site/offline.html';
export const OWN_FILES: readonly string[] = [
  OFFLINE_PAGE,
  '/_site/plain.css',
  '/_site/no-start.css',
  '/_site/icon.svg',
];

/** Deletes the site's caches, but for those that are named. */
export async function deleteCaches(storage: CacheStorage, but: readonly string[] = []): Promise<void> {
  const names = await storage.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && !but.includes(name)).map((name) => storage.delete(name)),
  );
}
