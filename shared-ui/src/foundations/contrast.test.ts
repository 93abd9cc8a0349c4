import { expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

it('is 21 between black and white, 1 between equals, and does not mind the order', () => {
  expect(contrastRatio('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBe(21);
  expect(contrastRatio('rgb(9, 9, 9)', 'rgb(9, 9, 9)')).toBe(1);
  expect(contrastRatio('rgb(255, 255, 255)', 'rgb(109, 40, 217)')).toBeCloseTo(7.1, 1);
});

it('refuses what is not an rgb colour', () => {
  expect(() => contrastRatio('white', 'rgb(0, 0, 0)')).toThrow('Not an rgb() colour: white');
});
