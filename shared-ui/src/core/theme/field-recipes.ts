import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

// Fields speak in 16 px (a smaller one makes iOS zoom in), and their edge reaches 3:1 on every ground.
const EDGE = { bg: 'surface', borderWidth: '1.5px', borderColor: 'line.control' } as const;
const RING = { focusVisibleRing: 'outside', _focusVisible: { outlineOffset: '1px' } } as const;

const size = { '--input-height': 'sizes.12', textStyle: 'md', px: '3.5' } as const;
const input = defineRecipe({
  variants: {
    size: { xs: size, sm: size, md: size, lg: { '--input-height': '3.25rem' } },
    variant: { outline: { ...EDGE, ...RING } },
  },
});

const textarea = defineRecipe({
  variants: {
    size: { sm: { textStyle: 'md', px: '3.5' }, md: { textStyle: 'md', px: '3.5' } },
    variant: { outline: { ...EDGE, ...RING } },
  },
});

const select = { root: { '--select-field-height': 'sizes.12' }, field: { textStyle: 'md', ps: '3.5' } } as const;
const nativeSelect = defineSlotRecipe({
  slots: [],
  base: { field: { '& > option, & > optgroup': { bg: 'surface' } } },
  variants: {
    size: { xs: select, sm: select, md: select },
    variant: { outline: { field: { ...EDGE, ...RING } } },
  },
});

const calendar = {
  view: { '--table-cell-size': 'clamp(2.5rem, 12vw, 2.75rem)', '--datepicker-nav-trigger-size': 'sizes.11' },
};
const datePicker = defineSlotRecipe({
  slots: [],
  base: {
    content: { p: '2', _highContrast: { outline: '1px solid CanvasText' } },
    tableCell: { py: '0', textAlign: 'center' },
    tableCellTrigger: {
      textStyle: 'md',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    input: { textStyle: 'md' },
    trigger: { boxSize: '11' },
  },
  variants: {
    size: { md: { root: { '--datepicker-input-height': 'sizes.12' }, ...calendar } },
    variant: { outline: { input: { ...EDGE, ...RING } } },
  },
});

const field = defineSlotRecipe({
  slots: [],
  base: {
    errorText: { textStyle: 'sm', fontWeight: 'semibold' },
    helperText: { textStyle: 'sm' },
    label: { fontSize: '0.9375rem', fontWeight: 'semibold' },
  },
});

/** What is typed into or chosen from a list, with its label and messages. */
export const fields = { recipes: { input, textarea }, slotRecipes: { nativeSelect, datePicker, field } };
