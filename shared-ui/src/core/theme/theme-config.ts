import { defineConfig } from '@chakra-ui/react/styled-system';
import { semanticColors } from './colors.ts';
import { globalCss } from './global-css.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { textStyles } from './text-styles.ts';
import { semanticTokens, tokens } from './tokens.ts';

export const themeConfig = defineConfig({
  globalCss,
  theme: {
    tokens,
    semanticTokens: { ...semanticTokens, colors: semanticColors },
    textStyles,
    recipes,
    slotRecipes,
  },
});
