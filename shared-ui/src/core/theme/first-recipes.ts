import { skeletonRecipe } from '@chakra-ui/react/theme';

/** Of Chakra's recipes those that ours change before their component is there. `late-recipe.ts` adds the others. */
export const chakraRecipes = { recipes: { skeleton: skeletonRecipe }, slotRecipes: {} };
