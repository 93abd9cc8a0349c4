import { expect, it } from 'vitest';
import { StartRefusal } from '../starting/start-refusal.ts';
import { mapSettings } from './map-settings.ts';

it('says nothing where nothing is set, so that documents carry nothing', () => {
  expect(mapSettings({})).toBeUndefined();
});

it('takes a key, tiles and whom they are by', () => {
  expect(mapSettings({ VETO_GOOGLE_MAPS_KEY: 'key' })).toEqual({ googleMapsKey: 'key', tiles: '', tilesCredit: '' });
  const tiles = { VETO_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png', VETO_MAP_CREDIT: '© Example' };
  expect(mapSettings(tiles)).toMatchObject({ tiles: tiles.VETO_MAP_TILES, tilesCredit: '© Example' });
});

it.each(['tiles', 'https://tiles.example/', 'data:,{z}{x}{y}'])('refuses %s as an address of tiles', (tiles) =>
  expect(() => mapSettings({ VETO_MAP_TILES: tiles, VETO_MAP_CREDIT: '© Example' })).toThrow(StartRefusal),
);

it('refuses tiles without a credit', () => {
  expect(() => mapSettings({ VETO_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' })).toThrow(/VETO_MAP_CREDIT/);
});
