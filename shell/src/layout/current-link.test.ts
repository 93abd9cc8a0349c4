import { expect, it } from 'vitest';
import { isCurrent } from './current-link.ts';

it.each([
  ['/', '/', true],
  ['/', '/pets', false],
  ['/pl', '/pl', true],
  ['/pl', '/pl/help', false],
  ['/pl/help', '/pl/help', true],
  ['/pets', '/pets/1', true],
  ['/pets', '/petsitters', false],
])('%s on %s: %s', (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current);
});
