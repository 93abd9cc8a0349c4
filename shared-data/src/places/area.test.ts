import { expect, test } from 'vitest';
import { areaFromText, areaText } from './area.ts';

test.each([
  [{ west: 20.8, south: 52.1, east: 21.3, north: 52.4 }, '20.8_52.1_21.3_52.4'],
  // Never smaller: what lies on an edge stays in.
  [{ west: 20.80009, south: 52.10009, east: 21.30001, north: 52.40001 }, '20.8_52.1_21.3001_52.4001'],
  // Beyond the antimeridian, and around the globe.
  [{ west: 170, south: -30, east: 200, north: 0 }, '170_-30_-160_0'],
  [{ west: -190, south: -30, east: -170, north: 0 }, '170_-30_-170_0'],
  [{ west: -200, south: -95, east: 220, north: 95 }, '-180_-90_180_90'],
  [{ west: -180, south: -85, east: 180, north: 85 }, '-180_-85_180_85'],
])('%j is said as %s, and read again', (area, text) => {
  expect(areaText(area)).toBe(text);
  const [west, south, east, north] = text.split('_').map(Number);
  expect(areaFromText(text)).toEqual({ west, south, east, north });
});

test('said again it stays what it is', () => {
  for (let step = -1_800_000; step < 1_799_000; step += 997) {
    const text = [step / 10_000, 16.1, (step + 7) / 10_000, 16.1001].join('_');
    const area = areaFromText(text);
    expect(area && areaText(area)).toBe(text);
  }
});

test.each([
  [null],
  [''],
  ['1_2_3'],
  ['1_2_3_4_5'],
  ['a_b_c_d'],
  ['20_53_21_52'],
  ['181_0_1_1'],
  ['0_-91_1_1'],
  ['1e1_2_3_4'],
  ['__1_2'],
])('%j says none', (text) => {
  expect(areaFromText(text)).toBeNull();
});
