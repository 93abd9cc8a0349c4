import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

const family = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

export const tokens = defineTokens({
  fonts: { body: { value: family }, heading: { value: family } },
  // Nothing moves for longer than a fifth of a second.
  durations: {
    moderate: { value: '150ms' },
    slow: { value: '180ms' },
    slower: { value: '190ms' },
    slowest: { value: '190ms' },
  },
});

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticTokens = defineSemanticTokens({
  // l1: checkbox and tag; l2: controls; l3: cards, dialogs, menus.
  radii: { l1: { value: '0.375rem' }, l2: { value: '0.75rem' }, l3: { value: '0.75rem' } },
  // Three heights above the page: resting card, lifted card, dialog. Warm ink, never black, in the light.
  shadows: {
    xs: shadow('0 1px 2px rgb(54 38 74 / 0.05)', '0 1px 2px rgb(0 0 0 / 0.3)'),
    sm: shadow('0 1px 3px rgb(54 38 74 / 0.07)', '0 1px 3px rgb(0 0 0 / 0.35)'),
    md: shadow('0 6px 20px -4px rgb(54 38 74 / 0.12)', '0 6px 20px -4px rgb(0 0 0 / 0.5)'),
    lg: shadow('0 16px 40px -8px rgb(54 38 74 / 0.18)', '0 16px 40px -8px rgb(0 0 0 / 0.6)'),
    xl: shadow('0 16px 40px -8px rgb(54 38 74 / 0.18)', '0 16px 40px -8px rgb(0 0 0 / 0.6)'),
  },
});
