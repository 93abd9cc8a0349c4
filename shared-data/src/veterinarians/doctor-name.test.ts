import { expect, test } from 'vitest';
import { doctorName } from './doctor-name.ts';

test('a veterinarian is addressed as doctor, once', () => {
  expect(doctorName('Anna Kowalska')).toBe('Dr. Anna Kowalska');
  expect(doctorName('Dr. Anna Kowalska')).toBe('Dr. Anna Kowalska');
  expect(doctorName('dr Anna Kowalska')).toBe('dr Anna Kowalska');
  expect(doctorName('Drake Nowak')).toBe('Dr. Drake Nowak');
  expect(doctorName(null)).toBe('Dr. Unknown');
});
