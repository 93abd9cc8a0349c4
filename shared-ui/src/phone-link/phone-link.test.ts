import { expect, test } from 'vitest';
import { isPhoneNumber, telHref } from './phone-link.tsx';

test.each([
  ['+48 58 123 45 67', '+48581234567'],
  ['+48 22 (000) 10-10', '+48220001010'],
  ['(58) 123-45-67', '581234567'],
  ['+380 44 123 45 67', '+380441234567'],
  ['22 119 45 67 lub 600 100 200', '221194567'],
  ['22 119 45 67, 600 100 200', '221194567'],
  ['600-100-200 600-200-300', '600100200'],
  ['600 100 200/201', '600100200'],
  ['+48 600 100 200 po 16', '+48600100200'],
  ['48 600 100 200 i 601 200 300', '48600100200'],
  ['48 123 45 67 lub 600 100 200', '481234567'],
  ['+380 44 123 45 67, +48 600 100 200', '+380441234567'],
  // What may be another country's keeps all its digits.
  ['067 123 45 67', '0671234567'],
  ['1 212 555 0123', '12125550123'],
  ['112', '112'],
])('%s is dialled as %s', (text, dialled) => expect(telHref(text)).toBe(`tel:${dialled}`));

test.each([
  ['600 100 200', true],
  ['+48 58 123-45-67', true],
  ['ola@veto.example', false],
  ['call 112', false],
  ['112', false],
  ['600 100 200, wife 601 200 300', false],
])('%s is a phone number: %s', (text, expected) => expect(isPhoneNumber(text)).toBe(expected));
