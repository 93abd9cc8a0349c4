import { describe, expect, test } from 'vitest';
import { guestContactSchema } from './guest-contact.schema.ts';

describe('a guest’s fields', () => {
  const schema = guestContactSchema({
    ...{ name: 'name?', phone: 'phone?', email: 'email?', emailNeeded: '', codeMissing: '', codeWrong: '' },
    ...{ codeNotSent: '', tooManyCodes: '' },
    tooLong: (characters) => `at most ${characters}`,
    noSite: 'no site',
  });
  const mistakes = (values: object) =>
    schema
      .safeParse({ name: 'Anna', phone: '600100200', email: '', ...values })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  test('an address may be missing', () => {
    expect(mistakes({})).toBeUndefined();
    expect(mistakes({ email: 'anna@gosc.test' })).toBeUndefined();
  });

  test('a number is sent in its stored form', () => {
    expect(schema.parse({ name: 'Anna', phone: 'tel:22/119‑45‑67', email: '' }).phone).toBe('+48 22 119 45 67');
  });

  test.each([
    [{ name: ' ' }, 'name: name?'],
    [{ name: '\u2800' }, 'name: name?'],
    [{ name: 'x'.repeat(201) }, 'name: at most 200'],
    [{ name: 'Win at casino.pl' }, 'name: no site'],
    [{ phone: '12' }, 'phone: phone?'],
    [{ email: 'anna' }, 'email: email?'],
  ])('%o says what is wrong', (values, message) => expect(mistakes(values)).toEqual([message]));
});
