import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { defaultThemeConfig } from '@chakra-ui/react/theme';

/** Those that Chakra's own recipes and shadows name. */
const RAW_COLOURS = new Set([
  ...['black', 'white', 'blackAlpha', 'whiteAlpha', 'transparent', 'current'],
  ...['gray', 'red', 'blue'],
]);

const { theme = {} } = defaultThemeConfig;
const { colors: _, ...otherMeanings } = theme.semanticTokens ?? {};

/**
 * Chakra's skeleton without its rule for what is in it: ours are empty. The rule ends in `*`, so that for each size of a
 * skeleton that is new to the page the browser would work out the style of every element again.
 */
function emptySkeleton() {
  const { skeleton } = theme.recipes ?? {};
  const { '&::before, &::after, *': _contents, ...loading } = (skeleton?.variants?.loading?.true ??
    {}) as SystemStyleObject;
  return {
    ...skeleton,
    variants: { ...skeleton?.variants, loading: { ...skeleton?.variants?.loading, true: loading } },
  };
}

/**
 * Chakra's theme with few of its raw colours and none of its meanings of colours: ours take their place (`colors.ts`). A page
 * works out every token at its start, and has a custom property for each.
 */
export const chakraTheme: typeof defaultThemeConfig = {
  ...defaultThemeConfig,
  theme: {
    ...theme,
    tokens: {
      ...theme.tokens,
      colors: Object.fromEntries(Object.entries(theme.tokens?.colors ?? {}).filter(([name]) => RAW_COLOURS.has(name))),
    },
    semanticTokens: otherMeanings,
    recipes: { ...theme.recipes, skeleton: emptySkeleton() },
  },
};
