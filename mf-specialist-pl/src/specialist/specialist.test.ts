import { expect, test } from 'vitest';
import { isSpecialistId, specialistHref } from './specialist.ts';

const ID = '3f0c2a4e-9b1d-4c7e-8f5a-0d6b7c8e9f10';

test('a numbered specialist has a short address, any other vet has their id', () => {
  expect(specialistHref({ id: ID, specialistNo: 2 })).toBe('/specialist/2');
  expect(specialistHref({ id: ID, specialistNo: null })).toBe(`/specialist/${ID}`);
});

test.each(['1', '42', ID])('%s can be a specialist', (text) => expect(isSpecialistId(text)).toBe(true));
test.each(['', 'jan', '-1', '12345678901', `${ID}0`])('%j cannot', (text) => expect(isSpecialistId(text)).toBe(false));
