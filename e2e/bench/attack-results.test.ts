import { expect, test } from 'vitest';
import type { Attack } from '../load/attack.ts';
import { ATTACK_HEADING, writeAttacks } from './attack-results.ts';

test('the section says what the visitor waited for, and what the attacker was answered', () => {
  const attacks: Attack[] = [
    { what: 'nothing', visitor: { searches: [20, 30], signIns: [200], failed: 0 }, statuses: {} },
    {
      what: 'own data',
      visitor: { searches: [90, 40.4], signIns: [300], failed: 2 },
      statuses: { 0: 1, 200: 7 },
    },
  ];
  const section = writeAttacks(attacks, 30, new Date('2026-11-21T10:00:00Z'), 'a machine');
  expect(section.startsWith(`${ATTACK_HEADING}\n`)).toBe(true);
  expect(section).toContain('| nothing | 20 ms | 30 ms | 30 ms | 200 ms | 200 ms | 200 ms | 0 | – |');
  expect(section).toContain('| own data | 40 ms | 90 ms | 90 ms | 300 ms | 300 ms | 300 ms | 2 | none: 1, 200: 7 |');
});
