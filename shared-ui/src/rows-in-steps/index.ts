export { ROWS_PER_FRAME, useFilledRows } from './use-filled-rows.ts';
export { useLayoutInSteps } from './use-layout-in-steps.ts';
