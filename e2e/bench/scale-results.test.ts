import { expect, test } from 'vitest';
import { growth, putSection, SCALE_HEADING, type Scale, writeScale } from './scale-results.ts';

const scale = (veterinarians: number, ...firstCards: number[]): Scale => ({
  veterinarians,
  visits: firstCards.map((firstCardMs) => ({
    firstCardMs,
    specialtyMs: 100,
    textMs: 90,
    payloadBytes: 11_240,
    elements: 800,
  })),
});
const scales = [scale(50, 500, 400, 9000), scale(100_000, 600, 600, 700)];

test('growth is the largest against the smallest, of medians', () => {
  expect(growth(scales, 'firstCardMs')).toBe(1.2);
});

test('the section names sizes, figures and ratios', () => {
  const section = writeScale(scales, new Date('2026-11-21T10:00:00Z'), 'a machine');
  expect(section).toContain('| 100,000 | 600 ms | 100 ms | 90 ms | 11.2 kB | 800 |');
  expect(section).toContain('| 100,000 ÷ 50 | 1.20 | 1.00 | 1.00 | 1.00 | 1.00 |');
  expect(section).toContain('Medians of 3 interleaved');
});

test('a section replaces its former self and leaves the others', () => {
  const first = putSection('# One\n\nold\n', `${SCALE_HEADING}\n\n1\n`);
  expect(first).toBe(`# One\n\nold\n\n${SCALE_HEADING}\n\n1\n`);
  expect(putSection(first, '# One\n\nnew\n')).toBe(`# One\n\nnew\n\n${SCALE_HEADING}\n\n1\n`);
  expect(putSection('', '# One\n')).toBe('# One\n');
});
