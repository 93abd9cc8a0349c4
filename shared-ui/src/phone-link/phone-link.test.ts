import { expect, test } from 'vitest';
import { isPhoneNumber, telHref } from './phone-link.tsx';

test('a number is dialled by its digits', () => {
  expect(telHref('+48 58 123 45 67')).toBe('tel:+48581234567');
  expect(telHref('(58) 123-45-67')).toBe('tel:581234567');
});

test.each([
  ['600 100 200', true],
  ['+48 58 123-45-67', true],
  ['ola@veto.example', false],
  ['call 112', false],
  ['112', false],
  ['600 100 200, wife 601 200 300', false],
])('%s is a phone number: %s', (text, expected) => expect(isPhoneNumber(text)).toBe(expected));
