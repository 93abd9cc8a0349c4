// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ownerOfCaller } from './page-owner.ts';

const frames = (...places: string[]) =>
  Object.assign(new Error(), {
    stack: `Error\n${places.map((place) => `    at f (${location.origin}/releases/${place}:1:2)`).join('\n')}`,
  });
const PETS = 'mf-pets/1.0.0-aaaaaaaa/pets.js';
const SHELL = 'shell/2.0.0-bbbbbbbb/boot.js';

it('names who called itself, and nobody for what a module of the page does in the name of a slice', () => {
  expect(ownerOfCaller(frames(SHELL, PETS, SHELL))).toEqual({ slice: 'mf-pets', version: '1.0.0-aaaaaaaa' });
  expect(ownerOfCaller(frames(SHELL, SHELL, PETS))).toEqual({ slice: 'shell', version: '2.0.0-bbbbbbbb' });
  expect(ownerOfCaller(frames(SHELL))).toBeUndefined();
});
