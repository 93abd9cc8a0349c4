import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';

/**
 * Holds the one part of a page that takes long to render, such as twenty rows. Where the document shows the page with its data,
 * the shell keeps that part as it is painted until the page's own is rendered, and the rest of the page answers before. Anywhere
 * else the children are rendered at once. Its element takes no part in the layout. Mark a long list with `data-long-list`.
 */
export function PaintedPart({ children }: { children: ReactNode }) {
  const [isPainted] = useState(isPartPainted);
  const isReady = useDeferredValue(true, isPainted ? false : undefined);
  // A document's policy forbids styles in its markup; there the shell's sheet says the same.
  const style = globalThis.document && { display: 'contents' };
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isPainted && isReady) return layOutRowsInTurn(part.current);
  }, [isPainted, isReady]);
  return (
    <div ref={part} data-painted-part={isReady ? 'ready' : 'waiting'} style={style}>
      {isReady && children}
    </div>
  );
}

/** Not in Node, which paints it, and not where only its skeleton is painted. */
function isPartPainted(): boolean {
  const painted = globalThis.document?.querySelector('#first-paint [data-painted-part]');
  return Boolean(painted && !painted.querySelector('.chakra-skeleton'));
}

const LATER_ROWS = '[data-long-list] > li:nth-child(n + 5)';

const rowsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(LATER_ROWS)];

/**
 * Has the rows below the first screen laid out one with each frame, instead of all in the step in which they take the painted
 * ones' place; one that comes near the screen before is laid out then. Until then each is as high as the painted one, so that
 * whoever has scrolled stays there. Not where the shell left the painted ones whole.
 */
function layOutRowsInTurn(part: HTMLElement | null): (() => void) | undefined {
  if (!part || !('rowsLater' in document.documentElement.dataset)) return;
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
