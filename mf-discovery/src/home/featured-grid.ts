/** Of the cards, and of what stands in their place: three in a row, or as many as have room for large text. */
export const FEATURED_GRID = {
  templateColumns: { md: 'repeat(auto-fill, minmax(max(9rem, 28%), 1fr))' },
  gap: { base: '6', md: '7' },
} as const;
