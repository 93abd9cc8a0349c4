import { visit } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { splitAppointments, veterinarianName } from './appointment-lists.ts';

test('a veterinarian whose profile is gone is unknown', () => {
  expect(veterinarianName({})).toBe('Dr. Unknown');
  expect(veterinarianName({ veterinarian: { id: 'v1', fullName: null, city: null } })).toBe('Dr. Unknown');
});

test('completed and cancelled visits are past, in the given order', () => {
  const upcoming = visit({ id: 'u' });
  const completed = visit({ id: 'd', status: 'completed' });
  const cancelled = visit({ id: 'c', status: 'cancelled' });
  expect(splitAppointments([completed, upcoming, cancelled])).toEqual({
    upcoming: [upcoming],
    past: [completed, cancelled],
  });
});
