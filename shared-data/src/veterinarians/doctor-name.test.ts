import { expect, test } from 'vitest';
import { doctorName, polishDoctorName } from './doctor-name.ts';

test.each([
  ['Anna Zielińska', 'Dr. Anna Zielińska'],
  ['Dr. Anna Zielińska', 'Dr. Anna Zielińska'],
  ['dr Anna Zielińska', 'dr Anna Zielińska'],
  ['Drake Nowak', 'Dr. Drake Nowak'],
  [' ', 'Dr. Unknown'],
  [null, 'Dr. Unknown'],
])('%j is %s', (name, shown) => expect(doctorName(name)).toBe(shown));

test.each(['Anna Zielińska', 'Dr. Anna Zielińska', 'lek. wet. Anna Zielińska'])('%s has one title in Polish', (name) =>
  expect(polishDoctorName(name)).toBe('lek. wet. Anna Zielińska'),
);
