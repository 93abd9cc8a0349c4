import { create, type ThemeVars } from 'storybook/theming';
import { type Colour, palette } from '../src/core/theme/palette.ts';

const FONT = "'Figtree Variable', system-ui, sans-serif";

/** Storybook's own surfaces in Veto's colours, so that a page and what it shows are of one piece. */
export function docsTheme(mode: 'light' | 'dark'): ThemeVars {
  const colour = (name: Colour) => palette[name][mode === 'dark' ? 1 : 0];
  return create({
    base: mode,
    brandTitle: 'Veto',
    fontBase: FONT,
    colorPrimary: colour('action'),
    colorSecondary: colour('action'),
    appBg: colour('sunken'),
    appContentBg: colour('canvas'),
    appPreviewBg: colour('canvas'),
    appBorderColor: colour('line'),
    appBorderRadius: 12,
    appHoverBg: colour('action.soft'),
    textColor: colour('ink'),
    textMutedColor: colour('muted'),
    textInverseColor: colour('canvas'),
    barBg: colour('canvas'),
    barTextColor: colour('muted'),
    barSelectedColor: colour('action'),
    barHoverColor: colour('action'),
    inputBg: colour('surface'),
    inputBorder: colour('line.control'),
    inputTextColor: colour('ink'),
  });
}
