import { createSystem } from '@chakra-ui/react/styled-system';
import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { expect, test, vi } from 'vitest';
import { addRecipe } from './late-recipe.ts';
import { system } from './system.ts';

// As in the shell's build.
vi.mock('./theme/chakra-recipes.ts', () => import('./theme/first-recipes.ts'));

/** With the order of the keys: rules are written in it. */
const written = (value: unknown) => JSON.stringify(value);

test('recipes that come with their components make the design system that has all of them', async () => {
  expect(system.getSlotRecipe('dialog')?.slots, 'Chakra’s dialog has not come yet').toEqual([]);
  for (const [key, recipe] of Object.entries(recipes)) addRecipe('recipes', key, recipe);
  for (const [key, recipe] of Object.entries(slotRecipes)) addRecipe('slotRecipes', key, recipe);
  vi.doUnmock('./theme/chakra-recipes.ts');
  vi.resetModules();
  const { themes } = await import('./theme/index.ts');
  const whole = createSystem(...themes);
  for (const key of Object.keys(recipes))
    expect(written(system.getRecipe(key)), key).toBe(written(whole.getRecipe(key)));
  for (const key of Object.keys(slotRecipes))
    expect(written(system.getSlotRecipe(key)), key).toBe(written(whole.getSlotRecipe(key)));
});
