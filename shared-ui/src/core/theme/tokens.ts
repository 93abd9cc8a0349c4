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

export const semanticTokens = defineSemanticTokens({
  radii: { l1: { value: '0.375rem' }, l2: { value: '0.75rem' }, l3: { value: '0.75rem' } },
});
