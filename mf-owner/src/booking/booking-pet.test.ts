import { expect, test } from 'vitest';
import { pet } from '../pets/pet.fixture.ts';
import { ANOTHER_PET, bookingPet, initialChoice } from './booking-pet.ts';

const luna = pet({ id: 'luna' });
const mila = pet({ id: 'mila', name: 'Mila', type: 'Cat' });

test('a booking writes the type in lower case', () => {
  expect(bookingPet(mila)).toEqual({ petName: 'Mila', petType: 'cat' });
});

test('starts with the pet of the address', () => {
  expect(initialChoice([luna, mila], 'mila')).toBe('mila');
});

test('ignores a pet of the address that is not among the own ones', () => {
  expect(initialChoice([luna, mila], 'rex')).toBe('');
});

test('starts with the only pet, and with typing when there is none', () => {
  expect(initialChoice([luna], null)).toBe('luna');
  expect(initialChoice([], 'luna')).toBe(ANOTHER_PET);
});
