import { expect, test } from 'vitest';
import { needsVisits, petToBook } from './pet-to-book.ts';

const luna = { id: '1', name: 'Luna', type: 'Cat' };
const rex = { id: '2', name: 'Rex', type: 'Dog' };
const coco = { id: '3', name: 'Coco', type: 'Rabbit' };
const pets = [luna, rex, coco];
const visits = [
  { petName: 'Luna', petType: 'cat' },
  { petName: 'Rex', petType: 'dog' },
  { petName: 'Somebody else', petType: 'dog' },
];

test('an only pet is the one, and nobody needs to be asked', () => {
  expect(petToBook([luna], { searched: ['Dogs'], visits: [] })).toBe(luna);
  expect(petToBook([], { searched: [], visits })).toBeUndefined();
  expect(needsVisits([luna], { searched: [] })).toBe(false);
});

test('of several, the one that the page names goes before all', () => {
  expect(petToBook(pets, { petId: '1', searched: ['Rabbits'], visits })).toBe(luna);
  expect(petToBook(pets, { petId: 'gone', searched: ['Rabbits'], visits })).toBe(coco);
  expect(needsVisits(pets, { petId: '1', searched: [] })).toBe(false);
});

test('of several, the animal that was searched for goes before the last visit', () => {
  expect(petToBook(pets, { searched: ['Rabbits'], visits })).toBe(coco);
  expect(petToBook(pets, { searched: ['Exotic pets'], visits })).toBe(coco);
  expect(needsVisits(pets, { searched: ['Rabbits'] })).toBe(false);
});

test('else an only own pet among those of others', () => {
  const cared = { ...rex, owner: 'Anna' };
  expect(petToBook([luna, cared], { searched: [], visits: [] })).toBe(luna);
  expect(petToBook([luna, cared], { searched: [], visits })).toBe(cared);
  expect(petToBook([luna, coco, cared], { searched: [], visits: [] })).toBeUndefined();
});

test('else the pet of the last visit that was for one of them', () => {
  expect(petToBook(pets, { searched: [], visits })).toBe(rex);
  expect(petToBook(pets, { searched: ['Reptiles'], visits })).toBe(rex);
  expect(needsVisits(pets, { searched: ['Reptiles'] })).toBe(true);
});

test('without either, only the owner can tell', () => {
  expect(petToBook(pets, { searched: [], visits: [] })).toBeUndefined();
});
