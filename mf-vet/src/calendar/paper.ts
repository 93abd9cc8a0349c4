import { AXIS_WIDTH, ROW_HEIGHT } from './grid-size.ts';
import type { Paper } from './use-print.ts';

const COLUMNS = { week: 'repeat(7, minmax(0, 1fr))', day: 'minmax(0, 1fr)' } as const;

/**
 * The grid on paper, whatever the width of the window: grounds are printed, rows are not torn, and there is no now. The day
 * has room for what a visit is about.
 */
export const onPaper = (paper: Paper) => ({
  '@media print': {
    printColorAdjust: 'exact',
    '& [role="row"]': { gridTemplateColumns: `${AXIS_WIDTH.md} ${COLUMNS[paper]}`, breakInside: 'avoid' },
    '& :is([role="rowheader"], [role="gridcell"])': { height: ROW_HEIGHT.md },
    '& :is([role="columnheader"], [role="gridcell"])': { display: paper === 'week' ? 'block' : 'none' },
    '& [data-chosen-day]': { display: 'block' },
    '& [data-details]': { display: paper === 'day' ? 'inline' : 'none' },
  },
});
