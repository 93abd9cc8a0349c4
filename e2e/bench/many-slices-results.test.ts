import { expect, test } from 'vitest';
import { growth, MANY_SLICES_HEADING, writeManySlices } from './many-slices-results.ts';

test('a growth is said in percent of what was there before', () => {
  expect([growth(200, 203), growth(100, 100), growth(100, 98)]).toEqual(['+1.5 %', '+0.0 %', '-2.0 %']);
});

test('the section has the document alone, and together with what it names', () => {
  const page = { path: '/pets', document: { before: 7500, after: 8250 }, boot: { before: 200_000, after: 200_000 } };
  const section = writeManySlices(50, [page], new Date('2026-11-21T10:00:00Z'));
  expect(section.startsWith(`${MANY_SLICES_HEADING}\n`)).toBe(true);
  expect(section).toContain('| /pets | 7.5 kB | 8.3 kB | +10.0 % | 200.0 kB | 200.0 kB | +0.4 % |');
});
