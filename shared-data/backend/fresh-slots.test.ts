import { expect, test } from 'vitest';
import { keepSlotsFresh } from './fresh-slots.ts';
import type { SqlConnection } from './postgres/sql-connection.ts';

test('ends between two steps, and waits for the one that is under way', async () => {
  const steps: (() => void)[] = [];
  const query = () =>
    new Promise((resolve) => {
      steps.push(() => resolve({ rows: [{ refreshed: 5 }] }));
    });
  const end = keepSlotsFresh({ query } as unknown as SqlConnection);
  expect(steps).toHaveLength(1);
  let hasEnded = false;
  const ended = end().then(() => {
    hasEnded = true;
  });
  await Promise.resolve();
  expect(hasEnded).toBe(false);
  steps[0]?.();
  await ended;
  expect(steps).toHaveLength(1);
});
