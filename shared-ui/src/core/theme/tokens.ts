import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/** Colour answers in 120 ms; what lifts, slides or opens takes 180. */
const QUICK = '120ms';
const CALM = '180ms';

const SYSTEM = "system-ui, -apple-system, 'Segoe UI', sans-serif";

export const tokens = defineTokens({
  fonts: {
    body: { value: `'Figtree Variable', 'Figtree Fallback', ${SYSTEM}` },
    heading: { value: `'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', ${SYSTEM}` },
  },
  durations: {
    fastest: { value: QUICK },
    faster: { value: QUICK },
    fast: { value: QUICK },
    moderate: { value: QUICK },
    slow: { value: CALM },
    slower: { value: CALM },
    slowest: { value: CALM },
  },
  easings: { calm: { value: 'cubic-bezier(.2, .7, .2, 1)' } },
  radii: {
    chip: { value: '8px' },
    slot: { value: '10px' },
    control: { value: '12px' },
    panel: { value: '20px' },
    tile: { value: '28px' },
    ticket: { value: '22px' },
    // Half the width is 42.86 % of the height of a door (6:7); a radius in pixels would flatten the lower corners.
    door: { value: '50% 50% 16px 16px / 42.86% 42.86% 16px 16px' },
  },
});

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const none = shadow('0 0 #0000', '0 0 #0000');
const lift = shadow(
  '0 1px 2px rgb(43 21 51 / 0.05), 0 6px 20px rgb(43 21 51 / 0.06)',
  '0 1px 2px rgb(0 0 0 / 0.3), 0 6px 20px rgb(0 0 0 / 0.22)',
);
const float = shadow(
  '0 2px 4px rgb(43 21 51 / 0.05), 0 18px 48px rgb(43 21 51 / 0.14)',
  '0 2px 4px rgb(0 0 0 / 0.3), 0 18px 48px rgb(0 0 0 / 0.45)',
);

export const semanticTokens = defineSemanticTokens({
  // What Chakra calls l1: a checkbox's corner; l2: controls; l3: panels, dialogs, menus.
  radii: { l1: { value: '0.375rem' }, l2: { value: '{radii.control}' }, l3: { value: '{radii.panel}' } },
  // Two heights above the page and no third: what lies on it has no shadow.
  shadows: { lift, float, xs: none, sm: none, md: lift, lg: float, xl: float, '2xl': float },
});
