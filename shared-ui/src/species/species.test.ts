import { expect, it } from 'vitest';
import { SPECIES, speciesOf } from './species.ts';

it('knows a pet type of every form', () => {
  for (const species of SPECIES) expect(speciesOf(species)).toBe(species);
  expect(['Dogs', 'Cat', 'Birds', 'Reptiles', 'Rabbit'].map(speciesOf)).toEqual([
    'dog',
    'cat',
    'bird',
    'reptile',
    'rabbit',
  ]);
  expect(['Hamster', 'Small mammals'].map(speciesOf)).toEqual(['small-mammal', 'small-mammal']);
  for (const other of ['Fish', 'Other', 'Exotic pets', '', 'constructor', '__proto__'])
    expect(speciesOf(other)).toBeNull();
});
