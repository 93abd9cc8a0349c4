import { expect, test } from 'vitest';
import { distanceKm, formatDistance } from './distance.ts';

const WARSAW = { latitude: 52.2297, longitude: 21.0122 };
const CRACOW = { latitude: 50.0647, longitude: 19.9449 };

test('Warsaw and Cracow are about 252 km apart, whichever one starts from', () => {
  expect(distanceKm(WARSAW, CRACOW)).toBeCloseTo(252, 0);
  expect(distanceKm(CRACOW, WARSAW)).toBeCloseTo(distanceKm(WARSAW, CRACOW), 9);
});

test('a place is no distance from itself', () => {
  expect(distanceKm(WARSAW, WARSAW)).toBe(0);
});

test('writes a distance the Polish way, with a comma and one decimal', () => {
  expect(formatDistance(0.8)).toBe('0,8 km');
  expect(formatDistance(12)).toBe('12,0 km');
});
