import { expect, test } from 'vitest';
import { faultInAuthBody } from '../../backend/auth-body.ts';
import { isDay, tidyText, typedName, typedNewPassword } from './index.ts';

const said = (name: string) =>
  typedName('Please enter a name', { least: 2, most: 10 })
    .safeParse(name)
    .error?.issues.map(({ message }) => message);

test('a text is composed, and keeps what joins letters', () => {
  expect(tidyText('Krako\u0301w\u202e \u200b')).toBe('Kraków ');
  expect(tidyText('\u{1f469}\u200d\u2695')).toBe('\u{1f469}\u200d\u2695');
});

test('what word processors copy does not set words side by side', () => {
  expect(tidyText('No breakfast.\u000bBring\u2028the pass\u001fport.\r\n\tThanks\u0000')).toBe(
    'No breakfast.\nBring\nthe passport.\r\n\tThanks',
  );
});

test('a name has a letter', () => {
  for (const name of ['\u200b\u200b', '\u3164\u3164', '\u202e', ' A '])
    expect(said(name), JSON.stringify(name)).toEqual(['Please enter a name']);
  for (const name of ['\u2800\u2800', '12', '!!']) expect(said(name)).toEqual(['Please enter a name with letters']);
  for (const name of ['R2', 'Мурка', '小白', 'O’Brien']) expect(said(name)).toBeUndefined();
  expect(typedName(null, { most: 10 }).parse(' Z\u0307aba\u202e ')).toBe('Żaba');
  expect(typedName(null, { most: 10 }).safeParse('').success).toBe(true);
});

test('a year has four digits, of our time', () => {
  expect(['2026-11-28', '1899-01-01', '2199-12-31'].every(isDay)).toBe(true);
  expect(['0024-05-01', '12024-05-01', '202-05-01', ''].some(isDay)).toBe(false);
});

test('a new password is measured in bytes, by page and backend alike', () => {
  const field = typedNewPassword();
  for (const [password, fits] of [
    ['ż'.repeat(36), true],
    ['ż'.repeat(37), false],
    ['a'.repeat(72), true],
    ['a'.repeat(73), false],
  ] as const) {
    expect(field.safeParse(password).success).toBe(fits);
    for (const path of ['/auth/v1/signup', '/auth/v1/user'])
      expect(faultInAuthBody(path, { password }) === null).toBe(fits);
    // One that was set before still signs in.
    expect(faultInAuthBody('/auth/v1/token', { password })).toBeNull();
  }
  expect(field.safeParse('ż'.repeat(40)).error?.issues[0]?.message).toMatch(/72 bytes/);
});
