import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

// Chakra's recipes stay; here is only what Veto does differently: nothing that is tapped is lower than 44 px
// (sizes.11), controls speak in 16 px (a smaller field makes iOS zoom in), outlines of controls reach 3:1.
const TAP = '11';

const button = defineRecipe({
  base: { fontWeight: 'semibold' },
  variants: {
    size: {
      xs: { h: TAP, minW: TAP, px: '3', textStyle: 'sm' },
      sm: { h: TAP, minW: TAP, px: '4' },
      md: { h: TAP, minW: TAP, px: '5', textStyle: 'md' },
      lg: { h: '12', minW: '12', px: '6' },
      xl: { h: '14', minW: '14', px: '7', textStyle: 'lg' },
    },
    variant: {
      outline: { bg: 'bg.panel', _hover: { bg: 'colorPalette.subtle' } },
    },
  },
});

const field = { '--input-height': 'sizes.11', textStyle: 'md' } as const;
const input = defineRecipe({
  variants: {
    size: { xs: field, sm: field, md: field },
    variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } },
  },
});

const textarea = defineRecipe({
  variants: {
    size: { sm: { textStyle: 'md' }, md: { textStyle: 'md' } },
    variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } },
  },
});

const mark = { variants: { variant: { solid: { bg: 'bg.panel', borderColor: 'border.control' } } } } as const;

const select = { root: { '--select-field-height': 'sizes.11' }, field: { textStyle: 'md' } } as const;
const nativeSelect = defineSlotRecipe({
  slots: [],
  base: { field: { '& > option, & > optgroup': { bg: 'bg.panel' } } },
  variants: {
    size: { xs: select, sm: select, md: select },
    variant: { outline: { field: { bg: 'bg.panel', borderColor: 'border.control' } } },
  },
});

const choice = { root: { minH: TAP, gap: '3' }, label: { textStyle: 'md', fontWeight: 'normal' } } as const;
const checkbox = defineSlotRecipe({
  slots: [],
  base: { root: { cursor: 'pointer' } },
  variants: {
    size: { sm: choice, md: choice },
    variant: { solid: { control: mark.variants.variant.solid } },
  },
});

const option = { item: { minH: TAP, gap: '3', textStyle: 'md', fontWeight: 'normal', cursor: 'pointer' } } as const;
const radioGroup = defineSlotRecipe({
  slots: [],
  variants: {
    size: { sm: option, md: option },
    variant: { solid: { itemControl: mark.variants.variant.solid } },
  },
});

const switchRow = { root: { minH: TAP, gap: '3' }, label: { textStyle: 'md', fontWeight: 'normal' } } as const;
const switchRecipe = defineSlotRecipe({
  slots: [],
  variants: {
    size: { sm: switchRow, md: switchRow },
    variant: { solid: { control: { bg: 'border.control' } } },
  },
});

const tab = { root: { '--tabs-height': 'sizes.11' }, trigger: { textStyle: 'md' } } as const;
const tabs = defineSlotRecipe({
  slots: [],
  base: {
    list: { overflowX: 'auto', scrollbarWidth: 'none' }, // Inside: the list scrolls sideways and would cut an outline outside the tab.
    trigger: { whiteSpace: 'nowrap', flexShrink: '0', _focusVisible: { outlineOffset: '-2px' } },
  },
  variants: {
    size: { sm: tab, md: tab },
    variant: { line: { trigger: { _selected: { color: 'fg.brand' } } } },
  },
});

const slider = defineSlotRecipe({
  slots: [],
  // The thumb is 20 px, its hit area 44.
  base: { thumb: { _before: { content: '""', position: 'absolute', inset: '-3' } } },
});

const calendar = {
  view: { '--table-cell-size': 'clamp(2.5rem, 12vw, 2.75rem)', '--datepicker-nav-trigger-size': 'sizes.11' },
};
const datePicker = defineSlotRecipe({
  slots: [],
  base: {
    content: { p: '2', borderWidth: '1px' },
    tableCell: { py: '0' },
    tableCellTrigger: { textStyle: 'md', cursor: 'pointer', _disabled: { cursor: 'not-allowed' } },
    input: { textStyle: 'md' },
    trigger: { boxSize: TAP },
  },
  variants: {
    size: { md: { root: { '--datepicker-input-height': 'sizes.11' }, ...calendar } },
    variant: { outline: { input: { bg: 'bg.panel', borderColor: 'border.control' } } },
  },
});

const menu = defineSlotRecipe({
  slots: [],
  base: { content: { borderWidth: '1px', minW: '48' } },
  variants: { size: { md: { item: { minH: TAP, textStyle: 'md', px: '3' } } } },
});

const dialog = defineSlotRecipe({
  slots: [],
  base: {
    backdrop: { bg: 'blackAlpha.600' },
    positioner: { px: '4' },
    content: { textStyle: 'md' },
    title: { textStyle: 'xl' },
    // On a phone the buttons are as wide as the dialog, the one that acts on top.
    footer: { flexDirection: { base: 'column-reverse', sm: 'row' }, alignItems: { base: 'stretch', sm: 'center' } },
  },
});

const drawer = defineSlotRecipe({ slots: [], base: { content: { textStyle: 'md' } } });

const toast = defineSlotRecipe({
  slots: [],
  base: {
    root: {
      ps: '4',
      pe: '14',
      borderWidth: '1px',
      boxShadow: 'lg',
      transition: 'translate 190ms, scale 190ms, opacity 190ms, height 190ms',
      _closed: { transition: 'translate 190ms, scale 190ms, opacity 150ms' },
      ...Object.fromEntries(
        [
          ['success', 'green'],
          ['error', 'red'],
          ['warning', 'orange'],
        ].map(([type, colorPalette]) => [
          `&[data-type=${type}]`,
          { colorPalette, bg: 'bg.panel', color: 'fg', borderColor: 'colorPalette.emphasized' },
        ]),
      ),
    },
    title: { textStyle: 'md', fontWeight: 'semibold' },
    description: { color: 'fg.muted', opacity: '1' },
    indicator: { color: 'colorPalette.fg', mt: '0.5' },
    closeTrigger: { boxSize: TAP, alignItems: 'center', justifyContent: 'center', color: 'fg.muted' },
    actionTrigger: { height: TAP, fontWeight: 'semibold' },
  },
});

const skeleton = defineRecipe({ variants: { variant: { pulse: { background: 'bg.muted' } } } });

const accordion = defineSlotRecipe({
  slots: [],
  base: { itemTrigger: { minH: '12', cursor: 'pointer', fontWeight: 'semibold' } },
});

const card = defineSlotRecipe({
  slots: [],
  base: { description: { textStyle: 'md' } },
  variants: { size: { md: { root: { '--card-padding': { base: 'spacing.4', md: 'spacing.6' } } } } },
});

const dataList = defineSlotRecipe({ slots: [], variants: { size: { md: { item: { textStyle: 'md' } } } } });
const alert = defineSlotRecipe({ slots: [], variants: { size: { md: { root: { textStyle: 'md' } } } } });
const badge = defineRecipe({
  base: { borderRadius: 'full', fontWeight: 'semibold' },
  variants: { size: { md: { px: '2.5' } } },
});
const link = defineRecipe({ base: { fontWeight: 'medium' } });
const formField = defineSlotRecipe({
  slots: [],
  base: {
    errorText: { textStyle: 'sm' },
    helperText: { textStyle: 'sm' },
    label: { textStyle: 'md', fontWeight: 'medium' },
  },
});

const heading = defineRecipe({
  base: { fontWeight: 'bold', letterSpacing: '-0.022em', textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: { md: { textStyle: 'h4' }, lg: { textStyle: 'h4' }, xl: { textStyle: 'h3' }, '2xl': { textStyle: 'h2' } },
  },
});

export const recipes = { button, heading, input, textarea, badge, link, checkmark: mark, radiomark: mark, skeleton };
export const slotRecipes = {
  accordion,
  alert,
  card,
  checkbox,
  dataList,
  datePicker,
  dialog,
  drawer,
  field: formField,
  menu,
  nativeSelect,
  radioGroup,
  slider,
  switch: switchRecipe,
  tabs,
  toast,
};
