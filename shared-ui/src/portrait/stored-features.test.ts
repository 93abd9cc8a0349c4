import { expect, it } from 'vitest';
import { portraitFromSeed } from './features.ts';
import { SPECIALTY_KINDS } from './specialty.ts';
import { storedPortrait } from './stored-features.ts';

const chosen = portraitFromSeed('veto-1', { specialty: 'surgery' });

it('reads back every portrait that can be chosen', () => {
  for (const specialty of SPECIALTY_KINDS)
    for (let number = 0; number < 60; number += 1) {
      const features = portraitFromSeed(`choice-${number}`, { specialty });
      expect(storedPortrait(JSON.parse(JSON.stringify(features)))).toEqual(features);
    }
});

it.each([
  ['nothing', null],
  ['no features', {}],
  ['an address for a colour', { ...chosen, cloth: 'url(https://elsewhere.example/x.svg#a)' }],
  ['a hair that nobody draws', { ...chosen, hair: 'mohawk' }],
  ['a word from every object', { ...chosen, hair: 'constructor' }],
  ['a head turned round', { ...chosen, tilt: 180 }],
  ['a ground that is no tint', { ...chosen, ground: 'night' }],
])('draws nobody from %s', (_, stored) => {
  expect(storedPortrait(stored)).toBeNull();
});
