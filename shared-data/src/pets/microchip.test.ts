import { expect, test } from 'vitest';
import { emptyPet, petSchema } from './index.ts';
import { readMicrochip } from './microchip.ts';
import { toPetColumns } from './pet-form.schema.ts';

test.each([
  ['616093900123456', '616093900123456'],
  [' 616 0939 0012 3456 ', '616093900123456'],
  ['616-093900123456', '616093900123456'],
  ['123456789', '123456789'],
  ['1234 567 890', '1234567890'],
  // Old chips, peeva.co/microchip-guide: AVID's asterisks, Trovan's letters.
  ['012*345*378', '012345378'],
  ['00-0643-9c12', '0006439C12'],
  ['', ''],
])('%j is read as %j', (typed, number) => {
  expect(readMicrochip(typed)).toMatchObject({ number, problem: null });
  expect(toPetColumns({ ...emptyPet, microchipNumber: typed }).microchip_number).toBe(number || null);
});

test.each([
  ['61609390012345A', 'digits only'],
  ['00064G9C12', 'digits only'],
  ['61609390012345', 'has 15 digits, this one has 14'],
  ['616093900123456789', 'this one has 18'],
  ['999000000000001', 'for tests only'],
])('%j is refused: %s', (typed, words) => {
  const { error } = petSchema.safeParse({ ...emptyPet, name: 'Burek', type: 'Dog', microchipNumber: typed });
  expect(error?.issues.map(({ path }) => path)).toEqual([['microchipNumber']]);
  expect(error?.issues[0]?.message).toContain(words);
});

test.each([
  ['616093900123456', 'Poland'],
  ['900000000000001', 'maker'],
  ['998000000000001', 'maker'],
  ['123456789', '9 digits'],
])('%j is explained: %s', (typed, words) => expect(readMicrochip(typed).note).toContain(words));

test('a number of another country needs no word', () => {
  expect(readMicrochip('276098106234567').note).toBeNull();
});
