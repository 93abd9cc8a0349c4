import { expect, test } from 'vitest';
import { growth, MANY_SLICES_HEADING, writeManySlices } from './many-slices-results.ts';

test('a growth is said in percent of what was there before', () => {
  expect([growth(200, 203), growth(100, 100), growth(100, 98)]).toEqual(['+1.5 %', '+0.0 %', '-2.0 %']);
});

test('the section has the document alone, together with what it names, and the time until the page answers', () => {
  const before = { document: 7500, named: 200_000, usableMs: 2000 };
  const page = { path: '/pets', before, after: { ...before, document: 8250, usableMs: 1990 } };
  const section = writeManySlices({ count: 50, runs: 7 }, [page], new Date('2026-11-21T10:00:00Z'), 'a machine');
  expect(section).toContain('medians of 7 interleaved visits');
  expect(section.startsWith(`${MANY_SLICES_HEADING}\n`)).toBe(true);
  expect(section).toContain(
    '| /pets | 7.5 kB | 8.3 kB | +10.0 % | 207.5 kB | 208.3 kB | +0.4 % | 2000 ms | 1990 ms | -0.5 % |',
  );
});
