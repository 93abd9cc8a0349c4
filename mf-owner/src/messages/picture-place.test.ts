import { expect, test } from 'vitest';
import { picturePlace } from './picture-place.ts';

test('a picture keeps its shape within the widest and the highest place', () => {
  expect(picturePlace(2048, 1536)).toEqual({ width: 240, shape: 4 / 3 });
  expect(picturePlace(1536, 2048)).toEqual({ width: 180, shape: 3 / 4 });
  expect(picturePlace(160, 160)).toEqual({ width: 160, shape: 1 });
});

test('one that is very long, very high, very small or of no known size still has a place to press', () => {
  expect(picturePlace(4000, 100)).toEqual({ width: 240, shape: 2.5 });
  expect(picturePlace(100, 4000)).toEqual({ width: 100, shape: 0.5 });
  expect(picturePlace(8, 8)).toEqual({ width: 88, shape: 1 });
  expect(picturePlace(null, null)).toEqual({ width: 240, shape: 4 / 3 });
});
