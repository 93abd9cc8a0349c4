import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    colorPalette: 'brand',
    textSizeAdjust: '100%',
  },
  body: {
    minHeight: '100dvh',
    fontOpticalSizing: 'auto',
  },
  // What people type has no length and no spaces that one could rely on: a word of 300 letters breaks, not the page.
  'h1, h2, h3, h4, p, dt, dd, li': {
    overflowWrap: 'anywhere',
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
