import { recipes, slotRecipes } from '@chakra-ui/react/theme';

/** Chakra's recipes. The shell's build takes `first-recipes.ts` in this place: there each comes with its component. */
export const chakraRecipes = { recipes, slotRecipes };
