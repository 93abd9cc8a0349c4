import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { choices } from './choice-recipes.ts';
import { fields } from './field-recipes.ts';
import { overlays } from './overlay-recipes.ts';

// Chakra's recipes stay; here is only what Veto does differently: nothing that is tapped is lower than 44 px (sizes.11),
// nothing is outlined, and a box is drawn only around what can be picked up.
const TAP = '11';

/** Masks, shadows and grounds go in forced colours: what is a box keeps an edge there. */
const edge = { _highContrast: { outline: '1px solid CanvasText' } } as const;

const soft = { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } } as const;

const button = defineRecipe({
  // Words that are longer than the place, as large text makes them, take a second line.
  base: {
    fontWeight: 'semibold',
    transitionDuration: 'fast',
    maxW: 'full',
    py: '1',
    whiteSpace: 'normal',
    textAlign: 'center',
  },
  variants: {
    size: {
      xs: { h: 'auto', minH: TAP, minW: TAP, px: '3', fontSize: '0.9375rem' },
      sm: { h: 'auto', minH: TAP, minW: TAP, px: '4', fontSize: '0.9375rem' },
      md: { h: 'auto', minH: '12', minW: '12', px: '5', textStyle: 'md', lineHeight: '1.2' },
      lg: { h: 'auto', minH: '3.25rem', minW: '3.25rem', px: '6', textStyle: 'md', lineHeight: '1.2' },
      xl: { h: 'auto', minH: '16', minW: '16', px: '7', fontSize: '1.0625rem', rounded: 'panel' },
    },
    variant: {
      solid: { _hover: { bg: 'colorPalette.hover' }, _expanded: { bg: 'colorPalette.hover' } },
      // `subtle` is the soft button; `outline`, which Veto does not draw, looks the same.
      subtle: soft,
      outline: { ...soft, borderColor: 'transparent', _expanded: { bg: 'colorPalette.muted' } },
      // `surface` is the quiet one: it does not call, and stands where another button does.
      surface: { bg: 'sunken', color: 'ink', shadow: 'none', _hover: { bg: 'line' }, _expanded: { bg: 'line' } },
      ghost: { _hover: { bg: 'colorPalette.subtle' } },
      plain: { px: '2' },
    },
  },
});

const heading = defineRecipe({
  base: { fontWeight: 'bold', letterSpacing: '-0.022em', textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: { md: { textStyle: 'h4' }, lg: { textStyle: 'h4' }, xl: { textStyle: 'h3' }, '2xl': { textStyle: 'h2' } },
  },
});

// Chakra underlines the selected tab; here it stands on ink.
const tab = {
  root: { '--tabs-height': 'sizes.11' },
  trigger: { textStyle: 'md', px: { base: '3', sm: '4' } },
} as const;
const unmarked = { layerStyle: 'none', _before: { display: 'none' } } as const;
const tabs = defineSlotRecipe({
  slots: [],
  base: {
    // What does not fit into a line is on the next: a list that scrolls sideways hides its last tab on a phone.
    list: { flexWrap: 'wrap', gap: '1.5' },
    trigger: {
      whiteSpace: 'nowrap',
      flexShrink: '0',
      fontWeight: 'semibold',
      rounded: 'control',
      transition: 'background 120ms, color 120ms',
      _focusVisible: { outlineWidth: '3px', outlineOffset: '-3px' },
    },
  },
  variants: {
    size: { sm: tab, md: tab },
    variant: {
      line: {
        list: { _horizontal: { borderBottomWidth: '0' }, _vertical: { borderEndWidth: '0' } },
        trigger: {
          _hover: { color: 'ink' },
          _selected: {
            bg: 'ink',
            color: 'canvas',
            _hover: { color: 'canvas' },
            _horizontal: unmarked,
            _vertical: unmarked,
            _focusVisible: { outlineColor: 'lilac.3' },
          },
        },
      },
    },
  },
});

const accordion = defineSlotRecipe({
  slots: [],
  base: { itemTrigger: { minH: '12', cursor: 'pointer', fontWeight: 'semibold', textStyle: 'md' } },
});

const card = defineSlotRecipe({
  slots: [],
  // A card in a card is a choice, and lies lower than what is around it.
  base: {
    root: { ...edge, '.chakra-card__root &': { bg: 'sunken' } },
    title: { fontWeight: 'bold' },
    description: { textStyle: 'md' },
  },
  variants: {
    size: {
      sm: { title: { textStyle: 'h4' } },
      md: { root: { '--card-padding': { base: 'spacing.5', md: 'spacing.6' } }, title: { textStyle: 'h4' } },
    },
    variant: { outline: { root: { borderWidth: '0' } } },
  },
});

const dataList = defineSlotRecipe({
  slots: [],
  variants: { size: { md: { item: { textStyle: 'md' }, itemLabel: { textStyle: 'caption' } } } },
});
const alert = defineSlotRecipe({
  slots: [],
  // The ground has the status; the buttons on it have the colour of what can be pressed.
  base: { content: { colorPalette: 'brand' } },
  variants: { size: { md: { root: { textStyle: 'md' } } } },
});
const badge = defineRecipe({
  base: { borderRadius: 'chip', fontWeight: 'semibold', letterSpacing: '0' },
  variants: {
    size: { sm: { textStyle: 'caption', px: '2', minH: '6' }, md: { textStyle: 'caption', px: '2.5', minH: '7' } },
  },
});
const link = defineRecipe({
  base: { fontWeight: 'semibold', borderRadius: 'chip' },
  // Within a sentence: a full stop after it stays beside its last word.
  variants: { variant: { underline: { display: 'inline' } } },
});

// A shape that keeps still, in something that pulses as a whole: each that moves by itself is a layer of the page.
const skeleton = defineRecipe({ variants: { variant: { none: { bg: 'bg.emphasized' } } } });

export const recipes = { ...fields.recipes, ...choices.recipes, button, heading, badge, link, skeleton };
export const slotRecipes = {
  ...fields.slotRecipes,
  ...choices.slotRecipes,
  ...overlays,
  accordion,
  alert,
  card,
  dataList,
  tabs,
};
