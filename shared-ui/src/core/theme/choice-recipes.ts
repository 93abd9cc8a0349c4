import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

const TAP = '11';

const mark = {
  variants: {
    size: { md: { boxSize: '1.375rem' } },
    variant: { solid: { bg: 'surface', borderWidth: '1.5px', borderColor: 'line.control' } },
  },
} as const;
const solid = mark.variants.variant.solid;

const choice = { root: { minH: TAP, gap: '3' }, label: { textStyle: 'md', fontWeight: 'normal' } } as const;
const checkbox = defineSlotRecipe({
  slots: [],
  base: { root: { cursor: 'pointer' } },
  variants: { size: { sm: choice, md: choice }, variant: { solid: { control: solid } } },
});

const option = { item: { minH: TAP, gap: '3', textStyle: 'md', fontWeight: 'normal', cursor: 'pointer' } } as const;
const radioGroup = defineSlotRecipe({
  slots: [],
  variants: { size: { sm: option, md: option }, variant: { solid: { itemControl: solid } } },
});

const switchRecipe = defineSlotRecipe({
  slots: [],
  // Forced colours would paint the thumb as its ground.
  base: {
    control: {
      _highContrast: { outline: '1px solid CanvasText', _checked: { bg: 'Highlight', forcedColorAdjust: 'none' } },
    },
    thumb: { _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none', _checked: { bg: 'HighlightText' } } },
  },
  variants: { size: { sm: choice, md: choice }, variant: { solid: { control: { bg: 'line.control' } } } },
});

const slider = defineSlotRecipe({
  slots: [],
  base: {
    root: { '--slider-thumb-size': 'sizes.6' },
    // The thumb is 24 px with its ring, its hit area 44.
    thumb: {
      _before: { content: '""', position: 'absolute', inset: '-3.5' },
    },
  },
  variants: {
    variant: {
      outline: {
        track: { bg: 'line', boxShadow: 'none' },
        thumb: { bg: 'action.solid', borderWidth: '4px', borderColor: 'surface', boxShadow: 'lift' },
      },
    },
  },
});

/** What is ticked, switched or dragged. */
export const choices = {
  recipes: { checkmark: defineRecipe(mark), radiomark: defineRecipe(mark) },
  slotRecipes: { checkbox, radioGroup, slider, switch: switchRecipe },
};
