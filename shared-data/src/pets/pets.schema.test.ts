import { describe, expect, test } from 'vitest';
import { addPetSchema, emptyPet, petSchema, toPetValues } from './index.ts';
import { petRow, toPetColumns } from './pets.schema.ts';

const row = {
  id: '1',
  owner_id: '2',
  name: 'Burek',
  type: 'Hamster',
  weight: '12.50',
  last_visit_date: '2026-10-01',
  age: '',
};

describe('a pet', () => {
  test('is read with its weight as a number and what is missing as null', () => {
    expect(petRow.parse(row)).toMatchObject({ weight: 12.5, age: null, breed: null, lastVisitDate: '2026-10-01' });
  });

  test('comes out of the form as it went in', () => {
    const pet = petRow.parse(row);
    expect(toPetColumns(toPetValues(pet))).toMatchObject({
      name: 'Burek',
      type: 'Hamster',
      weight: 12.5,
      age: null,
      last_visit_date: '2026-10-01',
      image_url: null,
    });
  });

  test.each([
    ['12,5', 12.5],
    [' 3 ', 3],
    ['', null],
    [undefined, null],
  ])("weight '%s' is stored as %s", (typed, stored) => {
    expect(toPetColumns({ ...emptyPet, name: 'Burek', type: 'Dog', weight: typed }).weight).toBe(stored);
  });

  test('needs a name and a type, in the words of each form', () => {
    const messages = (schema: typeof petSchema) =>
      schema.safeParse(emptyPet).error?.issues.map(({ message }) => message);
    expect(messages(petSchema)).toEqual(['Pet name is required', 'Pet type is required']);
    expect(new Set(messages(addPetSchema))).toEqual(new Set(['Pet name and type are required']));
    expect(petSchema.safeParse({ ...emptyPet, name: 'Burek', type: 'Dog', weight: 'heavy' }).success).toBe(false);
  });
});
