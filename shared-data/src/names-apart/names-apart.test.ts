import { expect, test } from 'vitest';
import { namesApart } from './names-apart.ts';

test('entries of one name are counted', () => {
  expect(namesApart(['image.jpg', 'X-ray', 'image.jpg', 'image.jpg'])).toEqual([
    'image.jpg',
    'X-ray',
    'image.jpg (2)',
    'image.jpg (3)',
  ]);
});
