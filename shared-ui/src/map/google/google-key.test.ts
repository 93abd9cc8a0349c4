import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { googleMapsKey, NO_KEY } from './google-key.ts';

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("takes the visitor's own key before the site's", () => {
  kept.google_maps_api_key = 'own';
  expect(googleMapsKey('site')).toBe('own');
  expect(kept.google_maps_api_key).toBe('own');
});

it("stores the site's when there is none", () => {
  expect(googleMapsKey('site')).toBe('site');
  expect(kept.google_maps_api_key).toBe('site');
});

it('stores one that opens nothing where the site has none, and asks nobody with it', () => {
  expect(googleMapsKey('')).toBeNull();
  expect(kept.google_maps_api_key).toBe(NO_KEY);
  expect(googleMapsKey('site')).toBe('site');
  expect(kept.google_maps_api_key).toBe('site');
});

it("goes on with the site's and says so where storage is refused", () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(googleMapsKey('site')).toBe('site');
  expect(googleMapsKey('')).toBeNull();
  expect(said).toHaveBeenCalledTimes(2);
});
