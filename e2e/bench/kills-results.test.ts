import { expect, test } from 'vitest';
import type { KillRun } from '../load/kill-in-turn.ts';
import { KILLS_HEADING, writeKills } from './kills-results.ts';

const run: KillRun = {
  kills: [
    { killed: 'backend', recoveredMs: 1000 },
    { killed: 'main', recoveredMs: 3000 },
    { killed: 'backend', recoveredMs: 1400 },
    { killed: 'backend', recoveredMs: 9000 },
  ],
  acknowledged: 1234,
  lost: ['Pet 7'],
  wrong: [],
};
const date = new Date('2026-11-21T10:00:00Z');

test('the section says what was killed, how soon it was back and what was lost', () => {
  const section = writeKills(run, null, date, 'a machine');
  expect(section.startsWith(`${KILLS_HEADING}\n`)).toBe(true);
  expect(section).toContain('| backend | 3 | 1.4 s | 9.0 s |');
  expect(section).toContain('| main | 1 | 3.0 s | 3.0 s |');
  expect(section).toContain('Acknowledged writes: 1,234. Lost: 1.');
  expect(section).not.toContain('power cut');
});

test('what was lost in a power cut counts as well, and cuts that showed nothing are told', () => {
  const cuts = { recoveredMs: [5000, 7000, 6000], acknowledged: 100, lost: ['Pet 8', 'a picture'], remembered: 1 };
  const section = writeKills(run, cuts, date, 'a machine');
  expect(section).toContain('| everything, and the disk forgets | 3 | 6.0 s | 7.0 s |');
  expect(section).toContain('2 of 3');
  expect(section).toContain('Acknowledged writes: 1,334. Lost: 3.');
});
