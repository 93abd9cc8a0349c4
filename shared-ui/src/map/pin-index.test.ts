import { expect, it } from 'vitest';
import type { MapArea, MapCell } from './map-place.ts';
import { isAboutArea } from './map-place.ts';
import { keyOfPlace, PinIndex } from './pin-index.ts';

const POLAND: MapArea = { west: 14, south: 49, east: 24.2, north: 54.9 };
const place = (id: string, longitude: number, latitude: number): MapCell => {
  const coordinates = [longitude, latitude] as const;
  const one = { id, name: `Vet ${id}`, address: 'ul. Długa 1', href: `/veterinarian/${id}`, coordinates };
  return { count: 1, coordinates, area: null, place: one };
};
const several = (count: number, longitude: number, latitude: number): MapCell => ({
  count,
  coordinates: [longitude, latitude],
  area: { west: longitude - 0.01, south: latitude - 0.01, east: longitude + 0.01, north: latitude + 0.01 },
  place: null,
});
const row = (count: number) => Array.from({ length: count }, (_, index) => place(String(index), 15 + index * 0.25, 52));

it('shows thirty places as thirty pins, and thirty-one as fewer', () => {
  expect(new PinIndex(row(30)).pinsOf(POLAND, 7)).toHaveLength(30);
  const pins = new PinIndex(row(31)).pinsOf(POLAND, 7);
  expect(pins.length).toBeLessThan(31);
  expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(31);
});

it('makes one pin of few places only where they would lie on one another, and says when they come apart', () => {
  const index = new PinIndex([place('a', 21, 52.2), place('b', 21.01, 52.2), place('c', 19.94, 50.06)]);
  const [together, alone] = index.pinsOf(POLAND, 6);
  expect(together).toMatchObject({ count: 2, place: null });
  expect(alone).toMatchObject({ key: 'c', coordinates: [19.94, 50.06] });
  expect(alone?.splitZoom).toBeUndefined();
  expect(index.pinsOf(POLAND, together?.splitZoom ?? 0)).toHaveLength(3);
});

it('has only what the area shows, from north to south', () => {
  const index = new PinIndex([place('south', 20, 49.5), place('north', 18.6, 54.3), place('away', 2, 48)]);
  expect(index.pinsOf(POLAND, 6).map(({ key }) => key)).toEqual(['north', 'south']);
});

it('knows an area again that differs by less than can be seen', () => {
  expect(isAboutArea(POLAND, { ...POLAND, west: 14.1, north: 54.85 })).toBe(true);
  expect(isAboutArea(POLAND, { ...POLAND, west: 15 })).toBe(false);
  expect(isAboutArea(POLAND, { west: 18, south: 51, east: 20, north: 52 })).toBe(false);
});

it('counts those of cells that are drawn as one, and goes near enough to see those of a cell apart', () => {
  const index = new PinIndex([several(40, 21, 52.2), place('a', 21.3, 52.2), several(5, 19.94, 50.06)]);
  const [warsaw, cracow] = index.pinsOf(POLAND, 6);
  expect([warsaw?.count, cracow?.count]).toEqual([41, 5]);
  expect(warsaw?.splitZoom).toBeGreaterThan(6);
  expect(cracow?.splitZoom).toBe(10);
});

it('finds the pin of a place: its own, else the group around it', () => {
  const pins = new PinIndex([several(40, 21, 52.2), place('gdynia', 18.53, 54.52)]).pinsOf(POLAND, 6);
  const at = (id: string, longitude: number, latitude: number) =>
    keyOfPlace(pins, { id, coordinates: [longitude, latitude] }, 6);
  expect(at('gdynia', 18.53, 54.52)).toBe('gdynia');
  expect(at('one of forty', 21.1, 52.25)).toBe(pins.find(({ count }) => count === 40)?.key);
  expect(at('elsewhere', 15, 50)).toBeNull();
  expect(keyOfPlace(pins, null, 6)).toBeNull();
});
