import { expect, it } from 'vitest';
import { nameLines } from './name-lines.ts';

/** Every letter half as wide as high. */
const measure = (text: string) => text.length * 50;

it('is as large as it can be', () => {
  expect(nameLines('Anna Kowalska', 680, measure)).toEqual({ lines: ['Anna Kowalska'], size: 96 });
  expect(nameLines(' Małgorzata Nowakowska ', 680, measure)).toEqual({ lines: ['Małgorzata', 'Nowakowska'], size: 96 });
});

it('is smaller rather than cut, and breaks behind a hyphen', () => {
  const { lines, size } = nameLines('Małgorzata Szczęśniak-Brzęczyszczykiewicz', 680, measure);
  expect(lines).toEqual(['Małgorzata Szczęśniak-', 'Brzęczyszczykiewicz']);
  expect(size).toBe(60);
});

it('is cut where nothing else helps', () => {
  const { lines, size } = nameLines('Wolfeschlegelsteinhausenbergerdorff'.repeat(5), 680, measure);
  expect(size).toBe(50);
  expect(lines).toEqual([expect.stringMatching(/^Wolfe.*…$/)]);
  expect(measure(lines[0] ?? '') / 2).toBeLessThanOrEqual(680);
});
