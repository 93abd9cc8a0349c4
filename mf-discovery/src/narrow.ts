/**
 * A section without room for columns, as text sees it: browsers that enlarge text alone leave the widths of media queries as they
 * are, and those of containers grow with the text. The section has `containerType: 'inline-size'`.
 */
export const NARROW = '@container (max-width: 50rem)';

/** Columns of a wide window one below the other. */
export const ONE_COLUMN = { lg: { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } } } as const;
