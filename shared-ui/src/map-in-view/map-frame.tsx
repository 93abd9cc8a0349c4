import { Center } from '@chakra-ui/react/center';
import type { ReactNode } from 'react';

export interface MapFrameProps {
  /** Makes it a region of the page. */
  label?: string;
  /** Who draws the map in it; says so to tests and the curious. */
  drawnBy?: string | undefined;
  /** For a sentence in the map's place. */
  small?: boolean;
  children: ReactNode;
}

/** The room of a map, the same before and after it is there, so that nothing moves. */
export function MapFrame({ label, drawnBy, small = false, children }: MapFrameProps) {
  return (
    <Center
      {...(label && { role: 'region', 'aria-label': label })}
      data-drawn-by={drawnBy}
      position="relative"
      h={small ? 'auto' : { base: '320px', lg: 'clamp(280px, 46dvh, 460px)' }}
      p={small ? '5' : '0'}
      bg="sunken"
      color="muted"
      rounded="panel"
      overflow="hidden"
    >
      {children}
    </Center>
  );
}
