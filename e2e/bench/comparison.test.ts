import { expect, test } from 'vitest';
import { ratio } from './comparison.ts';
import type { Visit } from './measure.ts';

const visit = (lcpMs: number): Visit => ({ lcpMs, scriptBytes: 100, contentMs: 300, usableMs: 400 });

test('a ratio is of the federated to the one bundle, by medians', () => {
  const visits = { federated: [1200, 9000, 1100].map(visit), oneBundle: [1000, 900, 5000].map(visit) };
  expect(ratio(visits, 'lcpMs')).toBe(1.2);
});
