import { Box, type BoxProps } from '@veto/shared-ui/box';
import { type ReactNode, Suspense } from 'react';

interface LateDrawingProps extends Omit<BoxProps, 'children'> {
  /** By which the document and the page know it: 'street'. */
  name: string;
  children: ReactNode;
}

/** A decoration whose code comes after the page: until then what the document shows of it, or its room. */
export function LateDrawing({ name, children, ...room }: LateDrawingProps) {
  return (
    <Suspense fallback={<Box data-drawing={name} ref={copyOfPainted(name)} {...room} aria-hidden />}>
      <Box data-drawing={name} {...room}>
        {children}
      </Box>
    </Suspense>
  );
}

/** The painted page leaves the document in the step in which this one takes its place. */
function copyOfPainted(name: string) {
  return (place: HTMLElement | null) => {
    const painted = document.querySelector(`#first-paint [data-drawing=${name}]`);
    if (place && painted && !place.hasChildNodes()) place.append(...painted.cloneNode(true).childNodes);
  };
}
