import { visit } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { peopleOf } from './people-to-write-to.tsx';

const booked = (veterinarianId: string, date: string, fullName: string) => {
  const { veterinarian, ...rest } = visit({ date });
  return { ...rest, veterinarianId, veterinarian: { id: veterinarianId, city: null, ...veterinarian, fullName } };
};

test('offers everybody once, the latest visit first, without whom one writes to already', () => {
  const visits = [
    booked('a', '2026-11-01', 'Anna Lis'),
    booked('b', '2026-12-01', 'Ewa Mak'),
    booked('a', '2026-11-20', 'Anna Lis'),
    booked('c', '2026-12-24', 'Iga Bąk'),
  ];
  expect(peopleOf(visits, false, new Set(['c']))).toEqual([
    { id: 'b', name: 'Dr. Ewa Mak' },
    { id: 'a', name: 'Dr. Anna Lis' },
  ]);
});
