/** Height of a half hour: a finger's on a phone. It grows with the text. */
export const ROW_HEIGHT = { base: '2.75rem', md: '1.75rem' } as const;

/** Width of the column with the hours. */
export const AXIS_WIDTH = { base: '3.5rem', md: '4rem' } as const;

/** How the browser carries a visit that is dragged. */
export const DRAGGED_VISIT = 'text/x-veto-visit';
