import { expect, test } from 'vitest';
import { formatDistance } from './distance.ts';

test.each([
  [0, '0,0 km'],
  [0.84, '0,8 km'],
  [251.96, '252,0 km'],
])('%d is %s', (km, text) => expect(formatDistance(km)).toBe(text));
