import { visit } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { readersOf } from './record-readers.ts';

const of = (veterinarianId: string, date: string, status = 'completed') =>
  visit({ id: `${veterinarianId} ${date}`, veterinarianId, date, status, petId: 'burek' });

test('veterinarians of visits to come and of the last 30 days read, each until 30 days after their last visit', () => {
  const appointments = [
    of('long ago', '2026-10-22'),
    of('just', '2026-10-23'),
    of('twice', '2026-11-01'),
    of('cancelled', '2026-11-20', 'cancelled'),
    of('twice', '2026-12-01', 'upcoming'),
    { ...of('of another pet', '2026-12-01', 'upcoming'), petId: 'mruczka' },
  ];
  expect(readersOf('burek', appointments, '2026-11-22').map(({ id, until }) => [id, until])).toEqual([
    ['just', '2026-11-22'],
    ['twice', '2026-12-31'],
  ]);
});
