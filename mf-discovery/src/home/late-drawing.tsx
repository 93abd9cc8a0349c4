import { Box, type BoxProps } from '@veto/shared-ui/box';
import { type ReactNode, Suspense, useState } from 'react';
import { LateBoundary } from './late-boundary.tsx';

interface LateDrawingProps extends Omit<BoxProps, 'children'> {
  /** By which the document and the page know it: 'street'. */
  name: string;
  children: ReactNode;
}

/** A decoration whose code comes after the page, if at all: until then what the document shows of it, or its room. */
export function LateDrawing({ name, children, ...room }: LateDrawingProps) {
  const [showPainted] = useState(() => copyOfPainted(name));
  const place = <Box data-drawing={name} ref={showPainted} {...room} aria-hidden />;
  return (
    <LateBoundary fallback={place}>
      <Suspense fallback={place}>
        <Box data-drawing={name} {...room}>
          {children}
        </Box>
      </Suspense>
    </LateBoundary>
  );
}

/** The painted page leaves the document in the step in which this one takes its place; what it drew is kept for a later one. */
export function copyOfPainted(name: string) {
  let painted: Element | null = null;
  return (place: HTMLElement | null) => {
    painted ??= document.querySelector(`#first-paint [data-drawing=${name}]`);
    if (!place || !painted || place.hasChildNodes()) return;
    const copy = painted.cloneNode(true) as Element;
    for (const each of copy.querySelectorAll('*')) renameIds(each);
    place.append(...copy.childNodes);
  };
}

const NAMING = ['id', 'aria-labelledby', 'aria-describedby'];

/** An id is one element's, and the painted page is still there. */
function renameIds(element: Element): void {
  for (const name of NAMING) {
    const id = element.getAttribute(name);
    if (id) element.setAttribute(name, `kept-${id}`);
  }
}
