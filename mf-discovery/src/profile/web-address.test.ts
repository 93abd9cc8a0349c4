import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it.each([
  ['https://www.arka.pl/', 'https://www.arka.pl/', 'arka.pl'],
  ['arka.pl/zespol', 'https://arka.pl/zespol', 'arka.pl/zespol'],
  ['http://arka.pl', 'http://arka.pl/', 'arka.pl'],
])('links %s', (typed, href, label) => {
  expect(webAddress(typed)).toEqual({ href, label });
});

it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'my clinic', 'clinic'])('does not link %j', (typed) => {
  expect(webAddress(typed)).toBeNull();
});
