import { expect, test } from 'vitest';
import { changedColumns } from '../boundary/index.ts';
import { textIn, textLanguage, textsColumn, textsIn } from './own-text.ts';

const others = { pl: 'Spokojnie', uk: 'Спокійно' };

test('a reader gets the text in the own language, else the first, in the language that was named', () => {
  const texts = { first: 'Calmly', writtenIn: 'en', others } as const;
  expect(textIn('pl', texts)).toEqual({ text: 'Spokojnie', language: 'pl' });
  expect(textIn('en', texts)).toEqual({ text: 'Calmly', language: 'en' });
  expect(textIn('uk', { ...texts, others: {} })).toEqual({ text: 'Calmly', language: 'en' });
  expect(textIn(null, texts)).toEqual({ text: 'Calmly', language: 'en' });
});

test('without a named language the words tell; without a first text there is another one, or none', () => {
  expect(textIn('pl', { first: 'Calmly' })).toEqual({ text: 'Calmly' });
  expect(textIn('en', { first: '', others })).toEqual({ text: 'Spokojnie', language: 'pl' });
  expect(textIn('en', { first: '' })).toEqual({ text: '' });
});

test('columns of a later release are read without what this one does not know', () => {
  expect(textsIn.parse({ pl: 'Tak', de: 'Ja' })).toEqual({ pl: 'Tak' });
  expect(textsIn.parse(undefined)).toEqual({});
  expect(textLanguage.parse('de')).toBeNull();
});

test('a save says the languages of the form, and takes away what is in the first text’s own', () => {
  expect(textsColumn({ pl: ' Tak ', uk: '' }, 'en')).toEqual({ en: '', pl: 'Tak', uk: '' });
  expect(textsColumn({ uk: ' ' }, null)).toEqual({ uk: '' });
  expect(textsColumn({ pl: 'Tak' }, 'pl')).toEqual({ pl: '' });
  const columns = (uk: string) => ({ name: 'Check', name_in: textsColumn({ pl: 'Kontrola', uk }, 'en') });
  expect(changedColumns(columns('Огляд'), columns(''))).toEqual({ name_in: { uk: 'Огляд' } });
});

test('a draft that knows nothing of a text from another tab does not take it away', () => {
  const [draft, opened] = [textsColumn({ pl: 'Kontrola' }, 'en'), textsColumn({ uk: 'Огляд' }, 'en')];
  expect(changedColumns({ name_in: draft }, { name_in: opened })).toEqual({ name_in: { pl: 'Kontrola' } });
});
