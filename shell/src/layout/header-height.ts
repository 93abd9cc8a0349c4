/** The height of the header, which the page below it counts on. */
export const HEADER_HEIGHT = { base: '4rem', lg: '4.75rem' } as const;
