// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { MapStart } from './map-engine.ts';
import { startMap } from './start-map.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./map-sources.ts', () => ({ readMapSources: async () => ({ googleMapsKey: '', tiles: null }) }));
vi.mock('./outline/outline-map.ts', () => {
  loaded();
  return { startOutline: async () => ({}) };
});

test.each([
  [null, false],
  [{ getExtension: () => null }, true],
])('loads the library of maps only where the browser can draw one (%o)', async (context, loads) => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const start = { signal: new AbortController().signal } as MapStart;
  const outcome = await startMap(start, { google: false }).then(
    () => 'drawn',
    (error: Error) => error.message,
  );
  expect(outcome).toBe(loads ? 'drawn' : 'The browser has no WebGL');
  expect(loaded).toHaveBeenCalledTimes(loads ? 1 : 0);
});
