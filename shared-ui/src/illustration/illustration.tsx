import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type ComponentType, lazy, Suspense } from 'react';
import OfflineDrawing from './drawings/offline.tsx';

/** A drawing arrives when it is shown; one that cannot be fetched stays away, since the text beside it says it all. */
function drawing(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}

const DRAWINGS = {
  hero: drawing(() => import('./drawings/hero.tsx').then(({ HeroDrawing }) => ({ default: HeroDrawing }))),
  'no-results': drawing(() => import('./drawings/no-results.tsx')),
  'no-pets': drawing(() => import('./drawings/no-pets.tsx')),
  'no-appointments': drawing(() => import('./drawings/no-appointments.tsx')),
  'no-messages': drawing(() => import('./drawings/no-messages.tsx')),
  'not-found': drawing(() => import('./drawings/not-found.tsx')),
  locked: drawing(() => import('./drawings/locked.tsx')),
  success: drawing(() => import('./drawings/success.tsx')),
  // Never fetched: it is shown when fetching fails.
  offline: OfflineDrawing,
} satisfies Record<string, ComponentType>;

export type IllustrationName = keyof typeof DRAWINGS;
export const ILLUSTRATIONS = Object.keys(DRAWINGS) as IllustrationName[];

export interface IllustrationProps extends HTMLChakraProps<'svg'> {
  name: IllustrationName;
}

/** A drawing made for this site. Decorative: the text beside it says everything. Its place is kept while it loads. */
export function Illustration({ name, ...rest }: IllustrationProps) {
  const Drawing = DRAWINGS[name];
  const [viewBox, width] = name === 'hero' ? ['0 0 560 440', '560px'] : ['0 0 240 180', '200px'];
  return (
    <chakra.svg viewBox={viewBox} aria-hidden w={width} maxW="100%" h="auto" flexShrink="0" {...rest}>
      <Suspense fallback={null}>
        <Drawing />
      </Suspense>
    </chakra.svg>
  );
}
