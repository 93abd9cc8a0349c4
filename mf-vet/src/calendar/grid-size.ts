/** Height of a half hour in pixels: a finger's on a phone. */
export const ROW_HEIGHT = { base: '44px', md: '28px' } as const;

/** Width of the column with the hours. */
export const AXIS_WIDTH = { base: '56px', md: '64px' } as const;

/** How the browser carries a visit that is dragged. */
export const DRAGGED_VISIT = 'text/x-veto-visit';
