import { describe, expect, test } from 'vitest';
import { guestContactSchema, isPhoneNumber } from './guest-contact.schema.ts';

test.each(['600100200', '600 100 200', '+48 600-100-200', '0048600100200', '48 600 100 200', '+380 44 123 45 67'])(
  '%s is a phone number',
  (typed) => expect(isPhoneNumber(typed)).toBe(true),
);

test.each(['', '60010020', '6001002001', '000000000', 'call me', '+48'])('%s is none', (typed) =>
  expect(isPhoneNumber(typed)).toBe(false),
);

describe('a guest’s fields', () => {
  const schema = guestContactSchema({
    ...{ name: 'name?', phone: 'phone?', email: 'email?', emailNeeded: '', codeMissing: '', codeWrong: '' },
    ...{ codeNotSent: '', tooManyCodes: '' },
    tooLong: (characters) => `at most ${characters}`,
  });
  const mistakes = (values: object) =>
    schema
      .safeParse({ name: 'Anna', phone: '600100200', email: '', ...values })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  test('an address may be missing', () => {
    expect(mistakes({})).toBeUndefined();
    expect(mistakes({ email: 'anna@gosc.test' })).toBeUndefined();
  });

  test.each([
    [{ name: ' ' }, 'name: name?'],
    [{ name: 'x'.repeat(201) }, 'name: at most 200'],
    [{ phone: '12' }, 'phone: phone?'],
    [{ email: 'anna' }, 'email: email?'],
  ])('%o says what is wrong', (values, message) => expect(mistakes(values)).toEqual([message]));
});
