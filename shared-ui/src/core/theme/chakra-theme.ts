import { defineConfig, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import * as chakra from '@chakra-ui/react/theme';
import { chakraRecipes } from './chakra-recipes.ts';

/** Those that Chakra's own recipes and shadows name. */
const RAW_COLOURS = new Set([
  ...['black', 'white', 'blackAlpha', 'whiteAlpha', 'transparent', 'current'],
  ...['gray', 'red', 'blue'],
]);

const { recipes, slotRecipes } = chakraRecipes;
const { colors: _, ...otherMeanings } = chakra.semanticTokens;

/**
 * Chakra's skeleton without its rule for what is in it: ours are empty. The rule ends in `*`, so that for each size of a
 * skeleton that is new to the page the browser would work out the style of every element again.
 */
function emptySkeleton() {
  const { skeleton } = recipes;
  const { '&::before, &::after, *': _contents, ...loading } = (skeleton.variants?.loading?.true ??
    {}) as SystemStyleObject;
  return {
    ...skeleton,
    variants: { ...skeleton.variants, loading: { ...skeleton.variants?.loading, true: loading } },
  };
}

/**
 * Chakra's theme with few of its raw colours and none of its meanings of colours: ours take their place (`colors.ts`). A page
 * works out every token at its start, and has a custom property for each. Part by part, since Chakra's own
 * `defaultThemeConfig` holds every recipe.
 */
export const chakraTheme = defineConfig({
  preflight: true,
  cssVarsPrefix: chakra.cssVarsPrefix,
  cssVarsRoot: chakra.cssVarsRoot,
  globalCss: chakra.globalCss,
  theme: {
    breakpoints: chakra.breakpoints,
    keyframes: chakra.keyframes,
    tokens: {
      ...chakra.tokens,
      colors: Object.fromEntries(Object.entries(chakra.tokens.colors).filter(([name]) => RAW_COLOURS.has(name))),
    },
    semanticTokens: otherMeanings,
    recipes: { ...recipes, skeleton: emptySkeleton() },
    slotRecipes,
    textStyles: chakra.textStyles,
    layerStyles: chakra.layerStyles,
    animationStyles: chakra.animationStyles,
  },
});
