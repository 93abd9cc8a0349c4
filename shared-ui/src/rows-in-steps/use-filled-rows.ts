import { startTransition, useEffect, useState } from 'react';

/** As many as the skeleton of a list has, and more than most screens have room for. */
export const ROWS_PER_FRAME = 6;

/**
 * How many of a page's rows show what arrives after them: a few with each frame, since the browser takes long to lay
 * out and paint twenty at once. All of them where it was there before the rows were.
 */
export function useFilledRows(rows: number, hasArrived: boolean): number {
  const [filled, setFilled] = useState(hasArrived ? rows : ROWS_PER_FRAME);
  useEffect(() => {
    if (!hasArrived || filled >= rows) return;
    const frame = requestAnimationFrame(() => startTransition(() => setFilled(filled + ROWS_PER_FRAME)));
    return () => cancelAnimationFrame(frame);
  }, [hasArrived, filled, rows]);
  return filled;
}
