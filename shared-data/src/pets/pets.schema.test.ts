import { describe, expect, test } from 'vitest';
import { addDays, todayInWarsaw } from '../calendar/index.ts';
import { addPetSchema, emptyPet, petSchema, toPetValues } from './index.ts';
import { toPetColumns } from './pet-form.schema.ts';
import { petRow } from './pets.schema.ts';

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
    ['0,4', 0.4],
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

  test.each([
    [{ name: 'x'.repeat(101) }, 'Please use at most 100 characters'],
    [{ allergies: 'x'.repeat(10_001) }, 'Please use at most 10000 characters'],
    [{ weight: '12345' }, 'Please enter kilograms as a number, such as 12.5'],
    [{ weight: '-1' }, 'Please enter kilograms as a number, such as 12.5'],
    [{ lastVisitDate: '12026-01-31' }, 'Please enter a valid date'],
    [{ lastVisitDate: addDays(todayInWarsaw(), 1) }, 'Please choose today or a day before'],
    [{ imageUrl: 'cat.jpg' }, 'Please enter a valid URL'],
    [{ imageUrl: 'javascript:alert(1)' }, 'Please enter a valid URL'],
  ])('%j is refused with the field', (change, message) => {
    const { error } = addPetSchema.safeParse({ ...emptyPet, name: 'Burek', type: 'Dog', ...change });
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[Object.keys(change)[0], message]]);
  });

  test('may have a photo from elsewhere; one that is stored passes the form that edits', () => {
    const values = { ...emptyPet, name: 'Burek', type: 'Dog' };
    expect(addPetSchema.safeParse({ ...values, imageUrl: ' https://pictures.example/cat.jpg ' }).success).toBe(true);
    expect(petSchema.safeParse({ ...values, imageUrl: '/storage/v1/object/public/cat.jpg' }).success).toBe(true);
  });
});
