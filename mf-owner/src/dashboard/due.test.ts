import { pet, visit } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { comingUp, dueBadge } from './due.ts';

const TODAY = '2026-11-22';
const BUREK = pet({ id: 'burek', name: 'Burek' });
const due = (dueOn: string, petId = 'burek') => ({ petId, product: 'Rabies', dueOn });

test.each([
  [[due('2026-12-04')], 'Rabies due Dec 4'],
  [[due('2026-11-21')], 'Rabies was due Nov 21'],
  [[due('2027-12-04')], 'All up to date'],
])('a chip says what is due: %j', (dueOnes, text) => {
  expect(dueBadge(dueOnes, TODAY)?.text).toBe(text);
});

test('a pet without entries has no chip', () => {
  expect(dueBadge([], TODAY)).toBeNull();
});

test('the days to come are in order: visits, and vaccinations due within a month', () => {
  const later = visit({ id: 'later', date: '2026-12-10' });
  const lines = comingUp({
    visits: [later],
    due: [due('2026-12-04'), due('2027-06-01'), due('2026-12-01', 'a pet that is remembered')],
    pets: [BUREK],
    today: TODAY,
  });
  expect(lines.map(({ date, title }) => [date, title])).toEqual([
    ['2026-12-04', 'Rabies'],
    ['2026-12-10', 'Dr. Anna Kowalska, 09:30'],
  ]);
  expect(lines[0]).toMatchObject({
    text: 'Burek, due on Dec 4, 2026',
    action: { href: '/appointments/new?petId=burek' },
  });
});
