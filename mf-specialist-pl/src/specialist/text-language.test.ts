import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test.each([
  ['Leczy psy, koty i króliki. Szczególnie dba o spokój zwierząt, które boją się wizyt.', 'pl'],
  ['Piotr Wójcik operuje w Krakowie.', 'pl'],
  ['Anna Zielińska looks after dogs, cats and small mammals through their whole life.', 'en'],
  ['Dr. Łucja Żółć is a veterinarian in Łódź.', 'en'],
  ['Dermatologia', 'pl'],
  ['', 'pl'],
])('%j is %s', (text, language) => expect(textLanguage(text)).toBe(language));
