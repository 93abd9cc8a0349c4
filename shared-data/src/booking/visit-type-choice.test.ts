import { expect, test } from 'vitest';
import { CONSULTATION, type VisitType } from '../visit-types/index.ts';
import { typeOfBooking, typesForPet, typesToBook } from './visit-type-choice.ts';

const type = (id: string, differences: Partial<VisitType> = {}): VisitType => ({ ...CONSULTATION, id, ...differences });
const ids = (types: readonly VisitType[]) => types.map(({ id }) => id);

const ALL = [
  type('phone', { bookedBy: 'phone' }),
  type('own', { bookedBy: 'own patients' }),
  type('first', { visits: 'first' }),
  type('returning', { visits: 'returning' }),
  type('any'),
];

test('nobody is offered what they may not book', () => {
  expect(ids(typesToBook(ALL, false))).toEqual(['first', 'any']);
  expect(ids(typesToBook(ALL, true))).toEqual(['own', 'returning', 'any']);
  expect(typesToBook(ALL.slice(0, 1), true)).toEqual([CONSULTATION]);
});

test('a type is for the animals that it names, in the words of any form', () => {
  const types = [type('dogs', { treats: ['dog'] }), type('small', { treats: ['small_mammal'] }), type('all')];
  expect(ids(typesForPet(types, 'dog'))).toEqual(['dogs', 'all']);
  expect(ids(typesForPet(types, 'Rabbit'))).toEqual(['small', 'all']);
  expect(ids(typesForPet(types, ''))).toEqual(['dogs', 'small', 'all']);
  expect(typesForPet(types.slice(0, 1), 'cat')).toEqual([CONSULTATION]);
});

test('the chosen type is booked as long as it is for the animal, else the first', () => {
  const types = [type('dogs', { treats: ['dog'] }), type('all')];
  expect(typeOfBooking(types, { petType: 'dog', visitTypeId: 'all' }).id).toBe('all');
  expect(typeOfBooking(types, { petType: 'cat', visitTypeId: 'dogs' }).id).toBe('all');
  expect(typeOfBooking(types, { petType: 'dog', visitTypeId: '' }).id).toBe('dogs');
});
