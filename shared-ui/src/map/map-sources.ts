import type { MapTiles } from './outline/outline-style.ts';

const WITHIN_MS = 3000;

/** What this site's maps may be made of, as its run-time configuration says. */
export interface MapSources {
  /** Empty: the site has no key of its own. */
  googleMapsKey: string;
  tiles: MapTiles | null;
}

/** Never rejects: without an answer, the map is drawn from what came with it. */
export async function readMapSources(): Promise<MapSources> {
  const map = await configuredMap().catch(() => null);
  const { googleMapsKey = '', tiles = '', tilesCredit = '' } = map ?? {};
  return { googleMapsKey, tiles: tiles ? { address: tiles, credit: tilesCredit } : null };
}

async function configuredMap(): Promise<Partial<Record<'googleMapsKey' | 'tiles' | 'tilesCredit', string>> | null> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!answer.ok) return null;
  const { map } = await answer.json();
  return map ?? null;
}
