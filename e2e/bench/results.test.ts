import { expect, test } from 'vitest';
import { median, ratio, writeResults, writeSwitches } from './results.ts';

const visits = (...lcps: number[]) =>
  lcps.map((lcpMs) => ({ lcpMs, contentMs: lcpMs / 2, usableMs: lcpMs * 2, scriptBytes: lcpMs * 100 }));
const comparison = {
  path: '/doctors',
  federated: visits(1300, 1100, 1200),
  oneBundle: visits(1000, 900, 5000),
  trips: { federated: { scripts: 3, withData: 4 }, oneBundle: { scripts: 2, withData: 3 } },
};

test('the median is the middle, also of an even number', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a ratio compares medians, so that one slow run does not decide', () => {
  expect(ratio(comparison, 'lcpMs')).toBe(1.2);
});

test('the switches are told with what the heap grew by', () => {
  const before = { heapBytes: 10_000_000, listeners: 40, listenersInAll: 400, styles: 1 };
  const table = writeSwitches(
    { count: 201, before, after: { ...before, heapBytes: 10_250_000, listeners: 41 } },
    new Date('2026-11-21T10:00:00Z'),
  );
  expect(table).toContain('| JavaScript heap | 10.00 MB | 10.25 MB | 2.5 % |');
  expect(table).toContain('| event listeners of window and document | 40 | 41 | |');
});

test('the table names page, figures and ratios', () => {
  const table = writeResults([comparison], new Date('2026-11-21T10:00:00Z'));
  expect(table).toContain('| /doctors | 1200 ms | 1000 ms | 1.20 | 120.0 kB | 100.0 kB | 1.20 | 3 / 2 | 4 / 3 |');
  expect(table).toContain('| /doctors | 600 ms | 500 ms | 1.20 | 2400 ms | 2000 ms | 1.20 |');
  expect(table).toContain('Medians of 3 interleaved');
  expect(table).toContain('2026-11-21');
});
