import { googleMapsKey } from './google/google-key.ts';
import type { MapEngine, MapStart } from './map-engine.ts';
import { readMapSources } from './map-sources.ts';

/**
 * Puts a map into its container: Google's where there is a key that works, else the one that needs nobody. Rejects where
 * neither can be drawn. `google: false` for a map that Google has taken back.
 */
export async function startMap(start: MapStart, { google }: { google: boolean }): Promise<MapEngine> {
  const { googleMapsKey: ofSite, tiles } = await readMapSources();
  const { signal } = start;
  const key = google ? googleMapsKey(ofSite) : null;
  if (key !== null) {
    try {
      const { startGoogle } = await import('./google/google-map.ts');
      return await startGoogle(start, key);
    } catch (error) {
      signal.throwIfAborted();
      console.warn('Google Maps is not shown, an outline takes its place', error);
    }
  }
  // At once, and not after all that its library weighs has come.
  if (!hasWebGl()) throw new Error('The browser has no WebGL');
  const { startOutline } = await import('./outline/outline-map.ts');
  signal.throwIfAborted();
  return startOutline(start, tiles);
}

function hasWebGl(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  // A browser takes away the oldest of sixteen.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
