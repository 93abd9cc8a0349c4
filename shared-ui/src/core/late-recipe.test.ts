import { createSystem } from '@chakra-ui/react/styled-system';
import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { expect, test, vi } from 'vitest';

// As in the shell's build.
vi.mock('./theme/chakra-recipes.ts', () => import('./theme/first-recipes.ts'));

/** With the order of the keys: rules are written in it. */
const written = (value: unknown) => JSON.stringify(value);

test('recipes that come with their components make the design system that has all of them', async () => {
  // Another test may have loaded them with all recipes.
  vi.resetModules();
  const [{ addRecipe }, { system }] = await Promise.all([import('./late-recipe.ts'), import('./system.ts')]);
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
