/** The height of the header, which the page below it counts on. */
export const HEADER_HEIGHT = { base: '64px', lg: '76px' } as const;
