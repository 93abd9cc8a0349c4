import { expect, test } from 'vitest';
import { place, ticksFor } from './weight-scale.ts';

test.each([
  [
    [31.5, 32.1, 27.9],
    [27, 28, 29, 30, 31, 32, 33],
  ],
  [[4.2], [4.2, 4.25]],
  [
    [0.035, 0.031],
    [0.03, 0.031, 0.032, 0.033, 0.034, 0.035],
  ],
  [
    [0.1, 0.35],
    [0.1, 0.2, 0.3, 0.4],
  ],
])('round values hold %j', (kilograms, expected) => {
  const ticks = ticksFor(kilograms);
  expect(ticks[0]).toBeLessThanOrEqual(Math.min(...kilograms));
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...kilograms));
  expect(ticks.length).toBeLessThanOrEqual(expected.length);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
});

test('four grams, a tenth of a budgerigar, fill the height', () => {
  const ticks = ticksFor([0.035, 0.031]);
  const [first, second] = place(
    [0.031, 0.035].map((kilograms, day) => ({ date: `2026-11-0${day + 1}`, kilograms })),
    ticks,
  );
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(50);
});

test('points lie in the order of days, whatever the order they come in', () => {
  const points = [
    { date: '2026-11-11', kilograms: 4 },
    { date: '2026-11-01', kilograms: 2 },
    { date: '2026-11-06', kilograms: 3 },
  ];
  expect(place(points, [2, 3, 4]).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [50, 50],
    [100, 100],
  ]);
});

test('one point stands in the middle', () => {
  expect(place([{ date: '2026-11-01', kilograms: 4 }], [4, 5])).toMatchObject([{ x: 50, y: 0 }]);
});
