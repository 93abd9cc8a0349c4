import { expect, test } from 'vitest';
import { untreatedWords } from './untreated-words.ts';

const anna = { name: 'Anna Kowalska', petTypes: ['Dogs', 'Cats'] };

test('says whom the vet treats, and leads to who treats the animal', () => {
  expect(untreatedWords(anna, 'rabbit')).toMatchObject({
    title: 'Dr. Anna Kowalska treats dogs and cats.',
    question: 'Do you want to book for a rabbit anyway?',
    other: { href: '/doctors?pet=Rabbits' },
  });
});

test('an animal without a word of its own has no filter either', () => {
  expect(untreatedWords(anna, 'other')).toMatchObject({
    question: 'Do you want to book for another animal anyway?',
    other: { href: '/doctors' },
  });
});
