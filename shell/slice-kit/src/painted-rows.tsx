import type { ReactNode } from 'react';
import { PaintedPart } from './painted-part.tsx';

/** A `PaintedPart` with a long list, marked by `data-long-list`, whose rows below the first screen are laid out one with each frame. */
export function PaintedRows({ children }: { children: ReactNode }) {
  return <PaintedPart onReady={layOutRowsInTurn}>{children}</PaintedPart>;
}

const LATER_ROWS = '[data-long-list] > li:nth-child(n + 5)';

const rowsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(LATER_ROWS)];

/**
 * Has the rows below the first screen laid out one with each frame, instead of all in the step in which they take the painted
 * ones' place; one that comes near the screen before is laid out then. Until then each is as high as the painted one, so that
 * whoever has scrolled stays there. Not where the shell left the painted ones whole.
 */
function layOutRowsInTurn(part: HTMLElement): (() => void) | undefined {
  if (!('rowsLater' in document.documentElement.dataset)) return undefined;
  const painted = [...document.querySelectorAll('#first-paint')].flatMap(rowsIn);
  const rows = rowsIn(part).filter((row) => !painted.includes(row));
  const heights = painted.map((row) => row.offsetHeight);
  rows.forEach(({ style }, index) => {
    style.contentVisibility = 'auto';
    style.containIntrinsicSize = `auto ${heights[index] ?? 300}px`;
  });
  const layOutOne = () => {
    const style = rows.shift()?.style;
    style?.removeProperty('content-visibility');
    style?.removeProperty('contain-intrinsic-size');
    if (rows.length > 0) frame = requestAnimationFrame(layOutOne);
  };
  // The frame that comes next is that of the first rows.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(layOutOne)));
  return () => cancelAnimationFrame(frame);
}
