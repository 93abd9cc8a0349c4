import { describe, expect, it } from 'vitest';
import { addressesIn, ownerOf } from './stack-owner.ts';

const FOLDERS = {
  releases: 'https://veto.example/releases/',
  overrides: [{ slice: 'mf-own', version: '0.1.0-dddddddd', baseUrl: 'http://localhost:4001/' }],
};
const PETS = 'https://veto.example/releases/mf-pets/1.0.0-aaaaaaaa/pets.12ab.js';
const SHELL = 'https://veto.example/releases/shell/2.0.0-bbbbbbbb/react.js';
const chrome = (...places: string[]) =>
  `TypeError: no hay\n${places.map((place) => `    at feed (${place}:1:734)`).join('\n')}`;
const whose = (stack: string, message = 'no hay') => ownerOf(addressesIn(stack, message), FOLDERS);

describe('an error is that of', () => {
  const ofPets = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
  it.each([
    ['the slice that threw', chrome(PETS, SHELL), ofPets],
    ['the slice that asked the page for something', chrome(SHELL, SHELL, PETS), ofPets],
    ['the slice nearest to the throw', chrome(PETS, PETS.replaceAll('pets', 'other')), ofPets],
    ['the shell, where no slice took part', chrome(SHELL), { slice: 'shell', version: '2.0.0-bbbbbbbb' }],
    [
      "a developer's own build",
      chrome('http://localhost:4001/entry.js'),
      { slice: 'mf-own', version: '0.1.0-dddddddd' },
    ],
    ['a slice in Firefox', `feed@${PETS}:1:734\n@${SHELL}:1:2`, ofPets],
    ['a slice whose code was awaited', `Error: no hay\n    at async ${PETS}:1:2`, ofPets],
    ['a slice that called a built-in', `Error: no hay\n    at Array.map (<anonymous>)\n    at ${PETS}:1:2`, ofPets],
  ])('%s', (_whose, stack, owner) => expect(whose(stack)).toEqual(owner));
});

describe('an error is nobody’s that is thrown by', () => {
  it.each([
    ['a script of another origin', chrome('https://maps.googleapis.com/maps.js', PETS)],
    ['an extension of the browser', chrome('chrome-extension://abcdef/content.js', PETS)],
    ['a script that only looks like a release', chrome('https://evil.example/releases/mf-pets/1.0.0-aaaaaaaa/pets.js')],
    ['the console of a developer', 'Error: no hay\n    at <anonymous>:1:7'],
    ['nothing that is known', ''],
  ])('%s', (_whose, stack) => expect(whose(stack)).toBeUndefined());

  it('something that names a slice in its words', () => {
    const message = `see ${PETS}:1:2`;
    const stack = `Error: ${message}\n    at f (chrome-extension://abcdef/content.js:1:2)`;
    expect(whose(stack, message)).toBeUndefined();
  });
});
