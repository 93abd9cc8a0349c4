import { defineConfig, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import * as chakra from '@chakra-ui/react/theme';
import { chakraRecipes } from './chakra-recipes.ts';

/**
 * Chakra's raw colours that its own recipes and shadows name. The shell's build leaves all of them out
 * (`recipes-with-components.ts` of slice-kit): they are hundreds, and each is a custom property of every page.
 */
export const RAW_COLOURS = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#09090B' },
  white: { value: '#FFFFFF' },
  gray: { 300: { value: '#d4d4d8' }, 900: { value: '#18181b' } },
  red: { 500: { value: '#ef4444' } },
  blue: { 500: { value: '#3b82f6' } },
  blackAlpha: { 500: { value: 'rgba(0, 0, 0, 0.36)' } },
};

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
    tokens: { ...chakra.tokens, colors: RAW_COLOURS },
    semanticTokens: otherMeanings,
    recipes: { ...recipes, skeleton: emptySkeleton() },
    slotRecipes,
    textStyles: chakra.textStyles,
    layerStyles: chakra.layerStyles,
    animationStyles: chakra.animationStyles,
  },
});
