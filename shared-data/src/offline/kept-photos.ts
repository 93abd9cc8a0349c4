import { ofBrowser } from '../boundary/browser-storage.ts';
import { OF_PERSON, PROFILE_KEY, parsed } from './kept-answers.ts';
import { forgetPhotos, PHOTO_CACHE } from './photo-cache.ts';

/** The newest go in first. A photo is redrawn before it is uploaded, and has a few hundred kB then. */
const MOST = { photos: 20, bytes: 10_000_000 };

const PHOTO = /https?:\/\/[^"\\\s]+\/storage\/v1\/object\/(?:public|sign)\/pet-images\/[^"\\\s]+/g;

/** What a photo is kept under: without the signature that an address may have, so that another one finds it. */
export function keyOfPhoto(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** What is kept of whoever is signed in for longer than this tab, as JSON; empty where nobody is. */
function rememberedAnswers(): string {
  const profile = parsed(ofBrowser.getItem(PROFILE_KEY)) as { userId?: unknown } | null;
  return ofBrowser.getItem(`${OF_PERSON}${profile?.userId}`) ?? '';
}

/** The stored photos that the kept answers name; what an owner has linked to from elsewhere is not among them. */
function namedPhotos(backend: string): Map<string, string> {
  const addresses = rememberedAnswers().match(PHOTO) ?? [];
  const own = addresses.filter((address) => URL.canParse(address) && new URL(address).origin === backend);
  return new Map(own.map((address) => [keyOfPhoto(address), address]));
}

async function photoAt(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(20_000) });
    const isPhoto = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/');
    return isPhoto ? await answer.blob() : null;
  } catch {
    // The next answer that is kept asks for it again.
    return null;
  }
}

/**
 * Keeps the photos of pets that the answers kept for whoever is signed in and remembered name, and no others: what is
 * not named any more goes. `backend` is the origin of the storage. Never two at a time.
 */
export async function keepPhotos(backend: string): Promise<void> {
  if (namedPhotos(backend).size === 0) return forgetPhotos();
  const cache = await caches.open(PHOTO_CACHE);
  const kept = new Set<string>();
  let room = MOST.bytes;
  for (const [key, address] of namedPhotos(backend)) {
    if (kept.size === MOST.photos) break;
    const there = await cache.match(key);
    const photo = there ? await there.blob() : await photoAt(address);
    if (!photo || photo.size > room) continue;
    // A person who has signed out meanwhile left with the answers, and the cache of this one is gone.
    if (!there && namedPhotos(backend).has(key))
      await cache.put(key, new Response(photo, { headers: { 'content-type': photo.type } }));
    kept.add(key);
    room -= photo.size;
  }
  for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url);
}
