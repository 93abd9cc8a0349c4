import { expect, test } from 'vitest';
import { ADD_PET_TYPES, BOOKING_PET_TYPES, EDIT_PET_TYPES } from '../vocabulary/index.ts';
import { bookingPet, petOfBooking } from './booking-pet.ts';

test.each([
  ['Dog', 'dog'],
  ['Cat', 'cat'],
  ['Rabbit', 'rabbit'],
  ['Fish', 'other'],
  ['Hamster', 'other'],
  ['Reptile', 'other'],
  ['Alpaca', 'other'],
])('a %s is booked as %s', (type, petType) => {
  expect(bookingPet({ name: 'Nemo', type })).toEqual({ petName: 'Nemo', petType });
});

test('every kind that the forms of a pet offer is one that a booking knows', () => {
  for (const type of [...ADD_PET_TYPES, ...EDIT_PET_TYPES])
    expect(BOOKING_PET_TYPES).toContain(bookingPet({ name: 'Nemo', type }).petType);
});

test('finds the pet that a form speaks of by name and kind', () => {
  const [dog, fish] = [
    { name: 'Luna', type: 'Dog' },
    { name: 'Luna', type: 'Fish' },
  ] as const;
  expect(petOfBooking([dog, fish], { petName: 'Luna', petType: 'other' })).toBe(fish);
  expect(petOfBooking([dog, fish], { petName: 'Lun', petType: 'dog' })).toBeUndefined();
  expect(petOfBooking([dog, fish], { petName: '', petType: '' })).toBeUndefined();
});
