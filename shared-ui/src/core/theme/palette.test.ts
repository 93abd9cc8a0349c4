import { expect, it } from 'vitest';
import { system } from '../system.ts';
import { palette } from './palette.ts';

it('gives Chakra every colour under its name', () => {
  const missing = Object.keys(palette).filter((name) => system.tokens.getByName(`colors.${name}`) === undefined);
  expect(missing).toEqual([]);
});

it('gives a colour that others extend its own value', () => {
  expect(system.token('colors.action')).toBe('var(--chakra-colors-action)');
  expect(system.token('colors.action.soft.2')).toBe('var(--chakra-colors-action-soft-2)');
});
