import { type ReactNode, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';

interface PaintedPartProps {
  children: ReactNode;
  /** Called when its children are about to take the place of the painted part. */
  onReady?: (part: HTMLElement) => (() => void) | undefined;
}

/**
 * Holds the one part of a page that takes long to render, such as all below its first screen. Where the document shows the page,
 * the shell keeps that part as it is painted until the page's own is rendered, and the rest of the page answers before. Anywhere
 * else the children are rendered at once. Its element takes no part in the layout.
 */
export function PaintedPart({ children, onReady }: PaintedPartProps) {
  const [isPainted] = useState(isPartPainted);
  const isReady = useDeferredValue(true, isPainted ? false : undefined);
  // A document's policy forbids styles in its markup; there the shell's sheet says the same.
  const style = globalThis.document && { display: 'contents' };
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part.current && isPainted && isReady) return onReady?.(part.current);
  }, [isPainted, isReady, onReady]);
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
