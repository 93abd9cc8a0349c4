import { defineConfig } from '@chakra-ui/react/styled-system';
import { colors, semanticColors } from './colors.ts';
import { globalCss } from './global-css.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens, tokens } from './tokens.ts';

export const themeConfig = defineConfig({
  globalCss,
  theme: {
    tokens: { ...tokens, colors },
    semanticTokens: { ...semanticTokens, colors: semanticColors },
    recipes,
    slotRecipes,
  },
});
