/** Of the cards, and of what stands in their place. */
export const FEATURED_GRID = { columns: { base: 1, md: 3 }, gap: { base: '6', md: '7' } } as const;
