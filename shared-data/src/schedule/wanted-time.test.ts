import { expect, test } from 'vitest';
import { wantedTime } from './wanted-time.ts';

test.each([
  [['tomorrow afternoon'], { date: '2026-11-29', part: 'afternoon' }],
  [['tomorrow'], { date: '2026-11-29' }],
  [['evening'], { part: 'evening' }],
  [['2026-12-03 morning'], { date: '2026-12-03', part: 'morning' }],
  [['monday'], { date: '2026-11-30' }],
  [['saturday evening'], { date: '2026-11-28', part: 'evening' }],
  [['Available today'], {}],
  [['weekend morning'], { from: '2026-11-28', part: 'morning' }],
  [['next week'], { from: '2026-11-30' }],
  [['next weekend evening'], { from: '2026-12-05', part: 'evening' }],
  [['next month'], { from: '2026-12-01' }],
  [['tomorrow', 'monday'], {}],
  [['monday,tuesday'], {}],
  [[], {}],
])('%j asks for %j', (availabilities, wanted) => {
  expect(wantedTime(availabilities, '2026-11-28')).toEqual(wanted);
});
