import { expect, test } from 'vitest';
import { leftOutLine } from './installed.ts';

test('says in one line which browsers are left out, and how to get them', () => {
  expect(leftOutLine(['Firefox', 'WebKit'])).toBeUndefined();
  expect(leftOutLine(['Firefox'])).toBe(
    'Left out: the journeys in WebKit, not installed here (apt-get install webkit2gtk-driver xvfb).',
  );
  expect(leftOutLine([])).toMatch(/in Firefox and WebKit, .*apt-get install firefox-esr webkit2gtk-driver xvfb/);
});
