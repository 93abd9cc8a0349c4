import { expect, test } from 'vitest';
import { REMINDERS_HEADING, writeReminders } from './reminders-results.ts';

test('the section says how long it took, who sent how many, and what went wrong', () => {
  const rush = { due: 10_000, shares: [5010, 4990], tookMs: 80_000, twice: 1, missing: 2, unsettled: 3 };
  const section = writeReminders(rush, new Date('2026-11-22T10:00:00Z'), 'a machine');
  expect(section.startsWith(`${REMINDERS_HEADING}\n`)).toBe(true);
  expect(section).toContain('| 10,000 | 80.0 s | 125 | 5,010 and 4,990 | 1 | 2 | 3 |');
});
