import { describe, expect, it } from 'vitest';
import { type Colour, palette } from '../core/theme/palette.ts';
import { contrastRatio } from './contrast.ts';
import { PAIRS } from './pairs.ts';

it('is 21 between black and white, 1 between equals, and does not mind the order', () => {
  expect(contrastRatio('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBe(21);
  expect(contrastRatio('rgb(9, 9, 9)', 'rgb(9, 9, 9)')).toBe(1);
  expect(contrastRatio('rgb(255, 255, 255)', 'rgb(109, 40, 217)')).toBeCloseTo(7.1, 1);
});

it('refuses what is not an rgb colour', () => {
  expect(() => contrastRatio('white', 'rgb(0, 0, 0)')).toThrow('Not an rgb() colour: white');
});

/** '#6d28d9' as 'rgb(109, 40, 217)'. */
function rgb(hex: string): string {
  const channels = hex.match(/[0-9a-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return `rgb(${channels.join(', ')})`;
}

const ratio = (ink: Colour, ground: Colour, theme: 0 | 1) =>
  contrastRatio(rgb(palette[ink][theme]), rgb(palette[ground][theme]));

describe('every pair that screens use can be read', () => {
  it.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('in the %s theme', (_, theme) => {
    const weak = Object.values(PAIRS)
      .flat()
      .map((pair) => ({ ...pair, ratio: ratio(pair.ink, pair.ground, theme) }))
      .filter((pair) => pair.ratio < pair.needs);
    expect(weak).toEqual([]);
  });
});

it('white letters stay readable on the solid ground of every status', () => {
  for (const status of ['ok', 'warn', 'danger', 'info'] as const)
    expect(contrastRatio('rgb(255, 255, 255)', rgb(palette[status][0])), status).toBeGreaterThanOrEqual(4.5);
});
