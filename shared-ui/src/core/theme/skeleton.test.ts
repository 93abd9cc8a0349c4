import { expect, it } from 'vitest';
import { system } from '../system.ts';

it('gives a skeleton no rule that ends in every element', () => {
  const rules = JSON.stringify(system.getRecipe('skeleton'));
  expect(rules).toContain('pointerEvents');
  expect(rules).not.toContain('*');
});
