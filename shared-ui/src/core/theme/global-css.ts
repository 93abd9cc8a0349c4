import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    colorPalette: 'brand',
    textSizeAdjust: '100%',
    lineHeight: '1.55',
    // What has the focus, or is gone to, stops below the header.
    scrollPaddingTop: '5rem',
    // Chakra's rings read these.
    '--focus-ring-width': '3px',
    '--focus-ring-offset': '3px',
  },
  ':focus-visible': { outline: '3px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '3px' },
  '*::placeholder': { color: 'muted', opacity: 1 },
  // Times, prices and counts stand in columns, and the 1 of both families is narrow.
  'time, table, dd': { fontVariantNumeric: 'tabular-nums' },
  body: {
    minHeight: '100dvh',
    fontOpticalSizing: 'auto',
  },
  // Typed text may have any length and no spaces: a word of 300 letters breaks, not the page.
  'h1, h2, h3, h4, p, dt, dd, li': {
    overflowWrap: 'anywhere',
  },
  // Chakra's reset gives every element a rule of its own, which a name that is a link would follow.
  ':is(h1, h2, h3, h4, p, dt, dd) a': {
    overflowWrap: 'inherit',
  },
  // A checkbox, a switch and a radio card are drawn; the real control lies over them, not beside them in a hidden pixel.
  // Voice control, a finger that explores the screen, and a test point at it by its name, and then reach it.
  'label[data-scope]:is([data-scope="checkbox"], [data-part="root"], [data-part="item"])': { position: 'relative' },
  'label[data-scope] > input:is([type="checkbox"], [type="radio"])': {
    inset: '0 !important',
    width: '100% !important',
    height: '100% !important',
    margin: '0 !important',
    clip: 'auto !important',
    opacity: 0,
    zIndex: 1,
    cursor: 'inherit',
  },
  // Chakra lays the toasts out by rules of their own.
  '[data-scope="toast"]': { _print: { display: 'none !important' } },
  // Paper cannot be pressed.
  '.chakra-button': { _print: { display: 'none !important' } },
  // What is chosen differs by its ground alone, and forced colours paint every ground alike but one of a system colour. They put their
  // own plate behind each text, whichever ground it has. Paper has no grounds but this. A panel has no ground to tell by.
  ':is([aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), [data-selected]:not([role="tabpanel"]))':
    {
      printColorAdjust: 'exact',
      _highContrast: {
        bg: 'Highlight !important',
        // Firefox has no plates.
        '@supports (-moz-appearance: none)': { color: 'HighlightText !important' },
      },
    },
  '*, *::before, *::after': {
    _motionReduce: {
      // Of some length: parts wait for the end of their animation.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Of no length: every property of every element would have a transition, one after the other down the tree.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  // At its end from the start: a busy device draws the next frame late, and until then what opens would be invisible.
  // What closes waits to hear of the end; what a style sheet shows after a while is none of it.
  '[data-state="open"]': { _motionReduce: { animationDelay: '-1ms !important' } },
});
