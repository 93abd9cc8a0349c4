import { expect, test } from 'vitest';
import { KILLS_HEADING, writeKills } from './kills-results.ts';

test('the section says what was killed, how soon it was back and what was lost', () => {
  const kills = [
    { killed: 'backend', recoveredMs: 1000 },
    { killed: 'main', recoveredMs: 3000 },
    { killed: 'backend', recoveredMs: 1400 },
    { killed: 'backend', recoveredMs: 9000 },
  ] as const;
  const run = { kills: [...kills], acknowledged: 1234, lost: 1, wrong: [] };
  const section = writeKills(run, new Date('2026-11-21T10:00:00Z'), 'a machine');
  expect(section.startsWith(`${KILLS_HEADING}\n`)).toBe(true);
  expect(section).toContain('| backend | 3 | 1.4 s | 9.0 s |');
  expect(section).toContain('| main | 1 | 3.0 s | 3.0 s |');
  expect(section).toContain('Acknowledged writes: 1,234. Lost: 1.');
});
