import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { lazyDrawing } from './lazy-drawing.ts';
import type { IllustrationName } from './scene.tsx';

const scene = () => import('./scene.tsx');
const Scene = lazyDrawing(() => scene().then(({ Scene }) => Scene));

export interface IllustrationProps extends HTMLChakraProps<'svg'> {
  name: IllustrationName;
}

/** Fetches what stands beside 'You are offline' while there is a network. Never rejects. */
export async function fetchOfflineDrawing(): Promise<void> {
  await scene()
    .then(({ cat }) => cat())
    .catch(() => undefined);
}

/**
 * A door with an animal, for what is missing or was refused; its place is there at once, the drawing when it has come.
 * Decoration: the text beside it says everything.
 */
export function Illustration({ name, ...rest }: IllustrationProps) {
  return (
    <chakra.svg
      viewBox="0 0 180 190"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      w={{ base: '140px', md: '180px' }}
      maxW="100%"
      h="auto"
      flexShrink="0"
      {...rest}
    >
      <Suspense fallback={null}>
        <Scene name={name} />
      </Suspense>
    </chakra.svg>
  );
}
