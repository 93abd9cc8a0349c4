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
function copyOfPainted(name: string) {
  let painted: Element | null = null;
  return (place: HTMLElement | null) => {
    painted ??= document.querySelector(`#first-paint [data-drawing=${name}]`);
    if (place && painted && !place.hasChildNodes()) place.append(...painted.cloneNode(true).childNodes);
  };
}
