import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const TAP = '11';
/** Shadows and grounds go in forced colours; an edge stays. */
const edge = { _highContrast: { outline: '1px solid CanvasText' } } as const;
/** At 400 % of zoom, or on a phone held sideways, head and foot would leave no room between them: all of it scrolls. */
const LOW = '@media (max-height: 35rem)';
const scrolls = { [LOW]: { maxH: '100dvh', my: '0', overflowY: 'auto' } } as const;
const inLine = { [LOW]: { flex: 'none', overflow: 'visible' } } as const;
/** A toast that finds no other place stands above the foot. */
const aboveToast = { mb: 'var(--toast-room, 0px)' } as const;

const menu = defineSlotRecipe({
  slots: [],
  base: {
    // Once closed it takes no focus: Zag gives it some a frame after a pointer has moved, however late that frame comes.
    content: { minW: '48', p: '1.5', ...edge, _closed: { visibility: 'hidden' } },
    item: { rounded: 'slot' },
  },
  variants: { size: { md: { item: { minH: TAP, textStyle: 'md', px: '3' } } } },
});

const dialog = defineSlotRecipe({
  slots: [],
  base: {
    backdrop: { bg: 'rgb(25 15 31 / 0.62)' },
    positioner: { px: '4' },
    content: { textStyle: 'md', rounded: '1.5rem', ...edge, _open: { animationDuration: 'slow' } },
    title: { textStyle: 'h3' },
    body: aboveToast,
    // On a phone the buttons are as wide as the dialog, the one that acts on top.
    footer: {
      flexDirection: { base: 'column-reverse', sm: 'row' },
      alignItems: { base: 'stretch', sm: 'center' },
      pb: '6',
    },
  },
  variants: {
    // A form on a phone: a sheet from below, that ends where an on-screen keyboard begins.
    size: {
      full: {
        positioner: { px: '0', pb: 'var(--covered-height, 0px)', alignItems: 'flex-end' },
        content: { rounded: '0', roundedTop: '1.5rem', minH: '0', maxH: 'calc(var(--visible-height, 100dvh) * 0.92)' },
        footer: { borderTopWidth: '1px', borderColor: 'line', pt: '4' },
      },
    },
    scrollBehavior: { inside: { content: scrolls, body: inLine } },
  },
});

const drawer = defineSlotRecipe({
  slots: [],
  base: {
    backdrop: { bg: 'rgb(25 15 31 / 0.5)' },
    body: { ...inLine, ...aboveToast },
    content: {
      textStyle: 'md',
      ...edge,
      overflow: 'hidden',
      ...scrolls,
      _open: { animationDuration: 'slow' },
      _closed: { animationDuration: 'slow' },
    },
  },
});

const toast = defineSlotRecipe({
  slots: [],
  base: {
    root: {
      ps: '4',
      pe: '14',
      rounded: 'panel',
      boxShadow: 'float',
      ...edge,
      transition: 'translate 180ms, scale 180ms, opacity 180ms, height 180ms',
      _closed: { transition: 'translate 180ms, scale 180ms, opacity 120ms' },
      // The mark alone has a colour.
      ...Object.fromEntries(
        ['success', 'error', 'warning', 'info'].map((type) => [
          `&[data-type=${type}]`,
          { bg: 'surface', color: 'ink' },
        ]),
      ),
    },
    title: { textStyle: 'md', fontWeight: 'semibold' },
    description: { color: 'muted', opacity: '1' },
    closeTrigger: { boxSize: TAP, alignItems: 'center', justifyContent: 'center', color: 'muted' },
    actionTrigger: { height: TAP, fontWeight: 'semibold' },
  },
});

/** What lies over the page. */
export const overlays = { dialog, drawer, menu, toast };
