import { Box, type BoxProps } from '@chakra-ui/react/box';
import { type ReactNode, Suspense, useState } from 'react';
import { LateBoundary } from './late-boundary.tsx';

export interface LateDrawingProps extends Omit<BoxProps, 'children'> {
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

/**
 * The painted page leaves the document in the step in which this one takes its place, or before that; what it drew is kept for a
 * later one. Null where it drew nothing by that name, as in Node.
 */
export function copyOfPainted(name: string) {
  const painted = globalThis.document?.querySelector(`#first-paint [data-drawing=${name}]`)?.cloneNode(true) as
    | Element
    | undefined;
  if (!painted) return null;
  for (const each of painted.querySelectorAll('*')) renameIds(each);
  return (place: HTMLElement | null) => {
    if (place && !place.hasChildNodes()) place.append(...painted.cloneNode(true).childNodes);
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
