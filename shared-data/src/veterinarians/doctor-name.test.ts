import { expect, test } from 'vitest';
import { doctorName } from './doctor-name.ts';
import { polishDoctorName } from './polish-doctor-name.ts';
import { ukrainianDoctorName } from './ukrainian-doctor-name.ts';

test.each([
  ['Anna Zielińska', 'Dr. Anna Zielińska'],
  ['Dr. Anna Zielińska', 'Dr. Anna Zielińska'],
  ['dr Anna Zielińska', 'dr Anna Zielińska'],
  ['Dr.Kowalski', 'Dr.Kowalski'],
  ['lek. wet. Anna Zielińska', 'Dr. Anna Zielińska'],
  ['lek.wet. Anna Zielińska', 'Dr. Anna Zielińska'],
  ['lek wet Anna Zielińska', 'Dr. Anna Zielińska'],
  ['Lekarz weterynarii Anna Zielińska', 'Dr. Anna Zielińska'],
  ['dr n. wet. Piotr Wójcik', 'dr n. wet. Piotr Wójcik'],
  ['prof. dr hab. Anna Lis', 'prof. dr hab. Anna Lis'],
  ['Lekarzewska Anna', 'Dr. Lekarzewska Anna'],
  ['Drake Nowak', 'Dr. Drake Nowak'],
  [' ', 'Dr. Unknown'],
  [null, 'Dr. Unknown'],
])('%j is %s', (name, shown) => expect(doctorName(name)).toBe(shown));

test.each([
  ...['Anna Zielińska', 'Dr. Anna Zielińska', 'lek. wet. Anna Zielińska', 'lek.wet.Anna Zielińska'],
  ...['Lekarz weterynarii Anna Zielińska', 'dr lek. wet. Anna Zielińska'],
])('%s has one title in Polish', (name) => expect(polishDoctorName(name)).toBe('lek. wet. Anna Zielińska'));

test.each([
  ...['dr n. wet. Piotr Wójcik', 'dr n wet. Piotr Wójcik', 'dr nauk wet. Piotr Wójcik', 'dr wet. Piotr Wójcik'],
  ...['dr hab. Piotr Wójcik', 'prof. dr hab. Piotr Wójcik', 'Dr. med. vet. Anna Schmidt', 'dr n. med. Piotr Wójcik'],
])('%s stays in Polish', (name) => expect(polishDoctorName(name)).toBe(name));

test('a name that begins like a title is a name', () => {
  expect(polishDoctorName('Drake Nowak')).toBe('lek. wet. Drake Nowak');
  expect(polishDoctorName('dr N. Nowak')).toBe('lek. wet. N. Nowak');
  expect(polishDoctorName('dr Wetulani')).toBe('lek. wet. Wetulani');
  expect(polishDoctorName('Dr. Natalia Nowak')).toBe('lek. wet. Natalia Nowak');
});

test.each(['Anna Zielińska', 'Dr. Anna Zielińska', 'lek. wet. Anna Zielińska'])(
  '%s has one title in Ukrainian',
  (name) => expect(ukrainianDoctorName(name)).toBe('вет. лікар Anna Zielińska'),
);
