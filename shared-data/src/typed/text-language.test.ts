import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test.each([
  ['Leczy psy, koty i króliki. Szczególnie dba o spokój zwierząt, które boją się wizyt.', 'pl', 'pl'],
  ['Piotr Wójcik operuje w Krakowie.', 'pl', 'pl'],
  ['Anna Zielińska looks after dogs, cats and small mammals through their whole life.', 'en', 'en'],
  ['Dr. Łucja Żółć is a veterinarian in Łódź.', 'en', 'en'],
  ['Dermatologia', 'pl', 'en'],
  ['', 'pl', 'en'],
] as const)('%j is %s on a Polish page, and %s on an English one', (text, onPolish, onEnglish) => {
  expect([textLanguage(text, 'pl'), textLanguage(text, 'en')]).toEqual([onPolish, onEnglish]);
});
