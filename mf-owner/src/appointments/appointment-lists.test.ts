import { expect, test } from 'vitest';
import { doctorName, splitAppointments, veterinarianName } from './appointment-lists.ts';
import { visit } from './visit.fixture.ts';

test('a veterinarian is addressed as doctor, once', () => {
  expect(doctorName('Anna Kowalska')).toBe('Dr. Anna Kowalska');
  expect(doctorName('Dr. Anna Kowalska')).toBe('Dr. Anna Kowalska');
  expect(doctorName('dr Anna Kowalska')).toBe('dr Anna Kowalska');
  expect(doctorName('Drake Nowak')).toBe('Dr. Drake Nowak');
});

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
