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

test('of two that are alike, the chosen one', () => {
  const [own, others] = [
    { id: '1', name: 'Bella', type: 'Dog' },
    { id: '2', name: 'Bella', type: 'Dog' },
  ] as const;
  const find = (petId: string) => petOfBooking([own, others], { petId, petName: 'Bella', petType: 'dog' });
  expect(find('2')).toBe(others);
  expect(find('')).toBe(own);
  expect(find('gone')).toBe(own);
  expect(petOfBooking([own, others], { petId: '2', petName: 'Rex', petType: 'dog' })).toBeUndefined();
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
