import { expect, test } from 'vitest';
import { BUSY_HEADING, writeBusy } from './busy-results.ts';

const run = (contentMs: number) => ({ contentMs, longestTaskMs: 210.4, shift: 0.0123, elements: 900 });

test('the section has a row for each page, with medians, and keys where some were pressed', () => {
  const keys = Array.from({ length: 20 }, (_, nth) => nth + 1);
  const pages = [
    { who: 'vet', path: '/for-vets/calendar', runs: [run(900), run(700), run(800)], keys },
    { who: 'owner', path: '/pets', runs: [run(500)], keys: null },
  ];
  const section = writeBusy(pages, new Date('2026-11-22T10:00:00Z'), 'a machine');
  expect(section.startsWith(`${BUSY_HEADING}\n`)).toBe(true);
  expect(section).toContain('| vet | /for-vets/calendar | 800 ms | 210 ms | 0.012 | 900 | 11 ms | 20 ms |');
  expect(section).toContain('| owner | /pets | 500 ms | 210 ms | 0.012 | 900 | – | – |');
});
